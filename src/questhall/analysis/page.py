"""An analysis as one HTML page without scripts: the curve as a drawing, and everything in words and tables."""

from __future__ import annotations

from html import escape
from typing import Final

from questhall.analysis.points import percent
from questhall.analysis.report import Point, Report
from questhall.analysis.run import spread_out
from questhall.analysis.story import Story, Storyteller, Told

WIDTH: Final = 900
HEIGHT: Final = 360
LEFT: Final = 48
BOTTOM: Final = 32
MOST_POINTS: Final = 600
"""Of a curve: more cannot be told apart at this width."""
MOST_ROWS: Final = 60
COLOURS: Final = ("#1f6fb4", "#c2410c", "#15803d", "#9333ea", "#a16207", "#be185d")
DASHES: Final = ("", "8 4", "2 3", "12 3 2 3", "5 2", "1 4")
"""Lines differ by their dashes too, for those who cannot tell the colours apart."""

STYLE: Final = """
:root { color-scheme: light dark; --line: #8886; --soft: #8882; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; }
h1 { margin-bottom: 0; } h2 { margin-top: 2rem; }
svg { width: 100%; height: auto; } .course svg { min-width: 36rem; }
svg text { fill: currentColor; font: 12px system-ui, sans-serif; }
svg .grid { stroke: var(--line); stroke-width: 1; } svg .curve { fill: none; stroke-width: 2; }
svg a:focus-visible circle { stroke-width: 6; }
.legend { display: flex; flex-wrap: wrap; gap: 0 1.5rem; padding: 0; list-style: none; }
.legend svg { width: 3rem; height: .8rem; vertical-align: middle; margin-right: .4rem; }
.moment { border-left: 3px solid var(--line); padding-left: 1rem; margin: 1rem 0; }
.moment h3 { margin: 0; font-size: 1rem; } .moment ul { margin: .3rem 0; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; }
th, td { padding: .25rem .6rem; text-align: right; border-bottom: 1px solid var(--soft); }
th:first-child, td:first-child { text-align: left; } .small { opacity: .8; }
@media screen and (prefers-color-scheme: dark) { .curve, circle, .legend path { filter: brightness(1.45); } }
"""


def page(teller: Storyteller, language: str) -> str:
    """The whole page."""
    return _Page(teller, language).text()


class _Page:
    def __init__(self, teller: Storyteller, language: str) -> None:
        self.teller = teller
        self.report: Report = teller.report
        self.story: Story = teller.tell()
        self.language = language
        self.names = [name for name, _ in teller.players()]

    def say(self, key: str, **arguments: str | int) -> str:
        return escape(self.teller.say(key, **arguments))

    def text(self) -> str:
        story = self.story
        parts = [
            f'<!doctype html>\n<html lang="{self.language}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(story.title)}</title><style>{STYLE}</style></head><body><main>",
            f"<h1>{escape(story.title)}</h1>",
            f"<p>{escape(', '.join(self.report.seats))}. <strong>{escape(story.result)}</strong></p>",
            f'<p class="small">{escape(story.how)}</p>',
            *self._course(),
            f"<h2>{self.say('analysis-turning-points')}</h2>",
            *self._moments(story.turning_points, "turn", self.say("analysis-no-turning-points")),
            f"<h2>{self.say('analysis-luck-and-skill')}</h2>",
            f"<p>{escape(story.luck)}</p>",
            self._sums(),
            f'<p class="small">{self.say("analysis-sums-explained")}</p>',
            f"<h2>{self.say('analysis-decisions')}</h2>",
            *self._moments(story.mistakes, "choice", self.say("analysis-no-mistakes")),
            f"<p>{escape(story.within_error)}</p>",
            "</main></body></html>\n",
        ]
        return "\n".join(parts)

    # The curve

    def _course(self) -> list[str]:
        title = self.say("analysis-course")
        return [
            f"<h2>{title}</h2>",
            f'<p id="about-course">{self.say("analysis-course-explained")}</p>',
            self._legend(),
            f'<div class="scroll course" {self._reachable("analysis-course")}>',
            f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="group"',
            f' aria-label="{title}" aria-describedby="about-course">',
            *self._grid(),
            *(self._curve(seat) for seat in range(len(self.names))),
            *(self._mark(told) for told in self.story.turning_points),
            "</svg></div>",
            f"<details><summary>{self.say('analysis-course-figures')}</summary>{self._figures()}</details>",
        ]

    def _legend(self) -> str:
        entries = [
            f'<li><svg viewBox="0 0 48 12" aria-hidden="true"><path d="M0 6H48" {_stroke(seat)}/></svg>'
            f"{escape(name)}</li>"
            for seat, name in enumerate(self.names)
        ]
        return f'<ul class="legend">{"".join(entries)}</ul>'

    def _grid(self) -> list[str]:
        lines = []
        for share in (0.0, 0.25, 0.5, 0.75, 1.0):
            y = _y(share)
            label = self.say("analysis-percent", percent=percent(share))
            lines.append(f'<path class="grid" d="M{LEFT} {y}H{WIDTH}"/>')
            lines.append(f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{label}</text>')
        lines.append(
            f'<text x="{WIDTH}" y="{HEIGHT - 4}" text-anchor="end">{len(self.report.points) - 1} '
            f"{self.say('analysis-axis-choices')}</text>"
        )
        return lines

    def _curve(self, seat: int) -> str:
        shown = spread_out(list(range(len(self.report.points))), MOST_POINTS)
        path = " ".join(f"{self._x(place)},{_y(self.report.points[place].chances[seat])}" for place in shown)
        dots = "".join(
            f'<circle cx="{self._x(place)}" cy="{_y(own)}" r="2" fill="{COLOURS[seat]}"/>'
            for place, point in enumerate(self.report.points)
            if (own := self._own(point, seat)) is not None
        )
        return f'<polyline class="curve" points="{path}" {_stroke(seat)}/>{dots}'

    def _own(self, point: Point, seat: int) -> float | None:
        """The chance from what this player could know; of a party, what the hero who was asked could know."""
        known = point.own if self.report.is_cooperative else [point.own[seat]]
        return next((share for share in known if share is not None), None)

    def _mark(self, told: Told) -> str:
        """A turning point: a link from the curve to what happened there."""
        place = next(place for place, point in enumerate(self.report.points) if point.step == told.step)
        chances = self.report.points[place].chances[: len(self.names)]
        label = escape(f"{self.teller.say('analysis-step', step=told.step)}: {told.headline}", quote=True)
        x, y = self._x(place), _y(max(chances))
        return (
            f'<a href="#turn-{told.step}" aria-label="{label}"><title>{label}</title>'
            f'<circle cx="{x}" cy="{y}" r="7" fill="Canvas" stroke="currentColor" stroke-width="2"/></a>'
        )

    def _x(self, place: int) -> float:
        return round(LEFT + (WIDTH - LEFT - 10) * place / max(1, len(self.report.points) - 1), 1)

    def _figures(self) -> str:
        """The table behind the curve; long games are thinned out, turning points stay."""
        points = self.report.points
        turning = {told.step for told in self.story.turning_points}
        places = set(spread_out(list(range(len(points))), MOST_ROWS))
        places |= {place for place, point in enumerate(points) if point.step in turning}
        columns = [*map(escape, self.names), *(self.say("analysis-own", seat=name) for name in self.names)]
        head = "".join(f'<th scope="col">{column}</th>' for column in columns)
        rows = "".join(self._figures_row(points[place]) for place in sorted(places))
        return (
            f'<div class="scroll" {self._reachable("analysis-course-figures")}><table>'
            f'<thead><tr><th scope="col">{self.say("analysis-step-column")}</th>'
            f"{head}</tr></thead><tbody>{rows}</tbody></table></div>"
        )

    def _figures_row(self, point: Point) -> str:
        shown = [
            f"{self.say('analysis-percent', percent=percent(share))} ± {percent(error)}"
            for share, error in zip(point.chances, point.errors, strict=True)
        ]
        shown = shown[: len(self.names)]
        for seat in range(len(self.names)):
            own = self._own(point, seat)
            shown.append("" if own is None else self.say("analysis-percent", percent=percent(own)))
        cells = "".join(f"<td>{cell}</td>" for cell in shown)
        return f'<tr><th scope="row">{point.step}</th>{cells}</tr>'

    # Words

    def _moments(self, moments: list[Told], kind: str, otherwise: str) -> list[str]:
        if not moments:
            return [f"<p>{otherwise}</p>"]
        return [
            f'<section class="moment" id="{kind}-{told.step}"><h3>{self.say("analysis-step", step=told.step)}: '
            f"{escape(told.headline)}</h3><ul>{''.join(f'<li>{escape(line)}</li>' for line in told.lines)}</ul>"
            "</section>"
            for told in moments
        ]

    def _sums(self) -> str:
        head = "".join(f'<th scope="col">{escape(column)}</th>' for column in self.story.columns)
        rows = "".join(
            f'<tr><th scope="row">{escape(row.name)}</th>'
            + "".join(f"<td>{escape(cell)}</td>" for cell in row.cells)
            + "</tr>"
            for row in self.story.rows
        )
        return (
            f'<div class="scroll" {self._reachable("analysis-luck-and-skill")}><table>'
            f"<thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>"
        )

    def _reachable(self, name: str) -> str:
        """For what scrolls on narrow screens: the keyboard reaches it, and it has a name."""
        return f'tabindex="0" role="group" aria-label="{self.say(name)}"'


def _y(share: float) -> float:
    return round(10 + (HEIGHT - BOTTOM - 10) * (1.0 - share), 1)


def _stroke(seat: int) -> str:
    dash = f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""
    return f'stroke="{COLOURS[seat]}"{dash}'
