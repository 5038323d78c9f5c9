"""The report as one HTML page that needs nothing else: text, plots, and tables with all numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import partial
from html import escape
from typing import NamedTuple

from questhall.arena.intervals import wilson
from questhall.dataset.observer import noun_of
from questhall.i18n.speech import text_name
from questhall.i18n.texts import Texts
from questhall.report.charts import Mark, Words, histogram, intervals, svg, worths
from questhall.report.counting import Run, Share, Tally, share_of
from questhall.report.style import STYLE
from questhall.sim.summary import spread

DIMENSIONS = ("seat", "bot", "quest", "hero", "character", "party")
"""What victories are shown by, in this order; a game has only some of them."""
MOST_SHOWN = 25
"""Of what there may be hundreds of: the plot shows the most frequent, the table all."""
LEAST_SEEN = 5
NONE = "\u2013"
"""A dash: between two numbers, and where there is nothing to say."""
_BINS = 40
_NORMAL = 1.959964


class Table(NamedTuple):
    """The numbers behind a plot."""

    head: Sequence[str]
    rows: Sequence[Sequence[str]]


class Page:
    """Puts the counts of one or more runs into words, plots and tables."""

    def __init__(self, runs: Sequence[Run], language: str) -> None:
        self.runs = runs
        self.game = runs[0].game
        self.language = language
        self.texts = Texts(language, self.game.id)
        self.labels = _labels(runs)

    def html(self) -> str:
        title = self.say("report-title", game=self.game.title)
        sections = [self._runs(), *self._shares(), *self._lengths(), self._endings(), *self._uses()]
        body = "\n".join(section for section in sections if section)
        return (
            f'<!doctype html>\n<html lang="{self.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
            f"<main>\n<h1>{escape(title)}</h1>\n<p>{escape(self.say('report-intervals'))}</p>\n{body}\n</main>\n"
            f"<footer><p>{escape(self.say('report-made-by'))}</p></footer>\n</body>\n</html>\n"
        )

    def say(self, key: str, **arguments: str | int) -> str:
        return self.texts.say(key, **arguments)

    # Sections

    def _runs(self) -> str:
        rows = [[label, *self._about(run)] for label, run in zip(self.labels, self.runs, strict=True)]
        keys = ("run", "games", "abandoned", "decisions", "bots", "variants", "seed")
        head = [self.say(f"report-{key}") for key in keys]
        return f"<section><h2>{escape(self.say('report-runs'))}</h2>{_table(Table(head, rows))}</section>"

    def _about(self, run: Run) -> list[str]:
        about = run.about
        return [
            self.number(run.games),
            self.number(run.capped),
            self.number(run.decisions),
            ", ".join(about.get("bots", ())) or NONE,
            ", ".join(about.get("variants", ())) or NONE,
            str(about.get("seed", NONE)),
        ]

    def _shares(self) -> Iterable[str]:
        for by in DIMENSIONS:
            found = [
                {name: share_of(name, tally) for name, tally in run.shares[by].items()} for run in self.runs
            ]
            names = _frequent([run.shares[by] for run in self.runs])
            if by == "seat":
                names.sort(key=int)
            elif len(names) < 2:
                continue
            yield self._share_section(by, names, found)

    def _share_section(self, by: str, names: list[str], found: list[dict[str, Share]]) -> str:
        shown = {name: self._name(by, name) for name in names}
        marks: list[Mark] = []
        rows: list[list[str]] = []
        for name in names:
            for label, shares in zip(self.labels, found, strict=True):
                if (one := shares.get(name)) is None:
                    continue
                rows.append(
                    [
                        shown[name],
                        label,
                        self.number(one.seen),
                        *map(self.percent, (one.share, one.low, one.high)),
                    ]
                )
                marks.append(Mark(shown[name], label, one.share, one.low, one.high))
        together = self.runs[0].whole if by in ("quest", "party") and self.game.is_cooperative else None
        average = _mean(together or self.runs[0].everyone) if len(self.runs) == 1 else None
        draw = partial(
            intervals,
            _most_frequent(marks, is_sorted=by in ("hero", "character", "party")),
            Words(self.say("report-share")),
            self.labels,
            average,
        )
        head = [self.say(f"report-{key}") for key in (by, "run", "observations", "share", "low", "high")]
        # The note on seats explains the line of the average, which only a single run has.
        note = "" if by == "seat" and average is None else self.say(f"report-by-{by}.note")
        return self._section(self.say(f"report-by-{by}"), note, svg(draw, self.language), head, rows)

    def _lengths(self) -> Iterable[str]:
        for key in ("lengths", "turns"):
            counts: list[Counter[int]] = [getattr(run, key) for run in self.runs]
            if not any(counts):
                continue
            values = [value for count in counts for value in count]
            low, width = min(values), max(1, -(-(max(values) - min(values) + 1) // _BINS))
            bins: list[dict[str, object]] = []
            rows: list[list[str]] = []
            for label, count in zip(self.labels, counts, strict=True):
                total = count.total()
                held: Counter[int] = Counter()
                for value, times in count.items():
                    held[(value - low) // width] += times
                for place, times in sorted(held.items()):
                    start = low + place * width
                    bins.append({"low": start, "high": start + width, "share": times / total, "run": label})
                    span = f"{start}" if width == 1 else f"{start}{NONE}{start + width - 1}"
                    rows.append([span, label, self.number(times), self.percent(times / total)])
            draw = partial(
                histogram, bins, self.say(f"report-{key}.axis"), self.say("report-of-games"), self.labels
            )
            head = [
                self.say(f"report-{key}.axis"),
                *(self.say(f"report-{k}") for k in ("run", "games", "of-games")),
            ]
            told = [
                f"{self._called(label)}{self._spread(count)}"
                for label, count in zip(self.labels, counts, strict=True)
            ]
            yield self._section(self.say(f"report-{key}"), " ".join(told), svg(draw, self.language), head, rows)

    def _called(self, label: str) -> str:
        return f"{label}: " if len(self.runs) > 1 else ""

    def _spread(self, histogram: Counter[int]) -> str:
        found = spread(histogram)
        if found is None:
            return ""
        return self.say(
            "report-spread",
            mean=self.decimal(found["mean"]),
            median=self.decimal(found["q50"]),
            low=self.number(int(found["min"])),
            high=self.number(int(found["max"])),
        )

    def _endings(self) -> str:
        marks: list[Mark] = []
        rows: list[list[str]] = []
        for ending in self.game.endings.values():
            for label, run in zip(self.labels, self.runs, strict=True):
                total = run.endings.total()
                if not total:
                    continue
                share = run.endings[ending] / total
                low, high = wilson(share, total, _NORMAL)
                name = self.say(f"report-ending-{self.game.id}-{ending}")
                marks.append(Mark(name, label, share, low, high))
                rows.append(
                    [name, label, self.number(run.endings[ending]), *map(self.percent, (share, low, high))]
                )
        if not marks:
            return ""
        draw = partial(intervals, marks, Words(self.say("report-of-games")), self.labels, None)
        head = [self.say(f"report-{key}") for key in ("ending", "run", "games", "of-games", "low", "high")]
        return self._section(self.say("report-endings"), "", svg(draw, self.language), head, rows)

    def _uses(self) -> Iterable[str]:
        for topic in self.runs[0].topics:
            names = _frequent([run.uses[topic.id] for run in self.runs])
            if not names:
                continue
            kind = next(kind for kind in self.game.events if kind.name == topic.events[0])
            is_everybodys = not any(field.endswith(":seat") for field in kind.fields)
            shown = self._things(topic.events[0], names)
            marks: list[Mark] = []
            rows: list[list[str]] = []
            for name in names:
                for label, run in zip(self.labels, self.runs, strict=True):
                    tally = run.uses[topic.id].get(name)
                    whole = run.whole if is_everybodys else run.everyone
                    if tally is None or tally.count < LEAST_SEEN:
                        continue
                    mark = self._worth(shown[name], label, tally, whole)
                    marks.append(mark)
                    rows.append(
                        [
                            mark.name,
                            label,
                            self.number(tally.times),
                            self.percent(mark.use),
                            self.points(mark.value),
                            self.points(mark.low),
                            self.points(mark.high),
                        ]
                    )
            if not marks:
                continue
            kept = [*dict.fromkeys(mark.name for mark in marks)][:MOST_SHOWN]
            best = {mark.name: mark.value for mark in reversed(marks)}
            kept.sort(key=lambda name: -best[name])
            drawn = sorted(
                (mark for mark in marks if mark.name in kept), key=lambda mark: kept.index(mark.name)
            )
            by = "of-games" if is_everybodys else "of-seats"
            words = Words(self.say("report-worth"), self.say(f"report-{by}"))
            keys = ("thing", "run", "times", by, "worth", "low", "high")
            yield self._section(
                self.say(f"report-topic-{topic.id}"),
                self.say("report-worth.note"),
                svg(partial(worths, drawn, words, self.labels), self.language),
                [self.say(f"report-{key}") for key in keys],
                rows,
            )

    def _worth(self, shown: str, label: str, tally: Tally, whole: Tally) -> Mark:
        average = _mean(whole)
        share = share_of(shown, tally)
        use = min(1.0, tally.count / whole.count)
        return Mark(shown, label, share.share - average, share.low - average, share.high - average, use)

    # Names and numbers

    def _name(self, by: str, name: str) -> str:
        if by == "seat":
            return self.say("report-seat-number", number=int(name) + 1)
        if by == "quest":
            key = f"variant-{name}"
            return self.say(key) if self.texts.has(key) else name
        if by == "party":
            return ", ".join(self._named("hero", hero) for hero in name.split()) or self.say("report-nobody")
        return name if by == "bot" else self._named(by, name)

    def _things(self, event: str, names: list[str]) -> dict[str, str]:
        """What things are called; those that share a name, such as found and bought swords, show their ids."""
        kind = next(kind for kind in self.game.events if kind.name == event)
        noun = noun_of(self.game, kind)
        called = {name: self._named(noun, name) for name in names}
        shared = Counter(called.values())
        return {name: text if shared[text] == 1 else f"{text} ({name})" for name, text in called.items()}

    def _named(self, kind: str, name: str) -> str:
        key = text_name(self.game, kind, name).key()
        return self.say(key) if self.texts.has(key) else name.replace("_", " ")

    def number(self, value: int) -> str:
        """A whole number with the language's spaces or commas.

        >>> from questhall.report.page import grouped
        >>> grouped(1234567, "en"), grouped(1234567, "pl")
        ('1,234,567', '1\\xa0234\\xa0567')
        """
        return grouped(value, self.language)

    def decimal(self, value: float, digits: int = 1) -> str:
        whole, _, fraction = f"{value:,.{digits}f}".partition(".")
        if self.language == "en":
            return f"{whole}.{fraction}"
        return f"{whole.replace(',', chr(0xA0))},{fraction}"

    def percent(self, share: float) -> str:
        return f"{self.decimal(100 * share)}{'%' if self.language == 'en' else chr(0xA0) + '%'}"

    def points(self, difference: float) -> str:
        return f"{'+' if difference > 0 else ''}{self.decimal(100 * difference)}"

    def _section(
        self, title: str, note: str, drawing: str, head: Sequence[str], rows: Sequence[Sequence[str]]
    ) -> str:
        if len(self.runs) == 1:
            # There is only one run to speak of.
            head = [*head[:1], *head[2:]]
            rows = [[*row[:1], *row[2:]] for row in rows]
        told = f"<p>{escape(note)}</p>" if note else ""
        label = escape(self.say("report-plot", title=title))
        return (
            f"<section><h2>{escape(title)}</h2>{told}"
            f'<figure><div role="img" aria-label="{label}">{drawing}</div></figure>'
            f"<details><summary>{escape(self.say('report-numbers', title=title))}</summary>"
            f"{_table(Table(head, rows))}</details></section>"
        )


def _table(table: Table) -> str:
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in table.head)
    rows = "".join(
        f'<tr><th scope="row">{escape(first)}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in rest)}</tr>'
        for first, *rest in table.rows
    )
    content = f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    return f'<div class="wide" tabindex="0">{content}</div>'


def grouped(value: int, language: str) -> str:
    text = f"{value:,}"
    return text if language == "en" else text.replace(",", "\xa0")


def _mean(tally: Tally) -> float:
    return tally.victories / tally.count if tally.count else 0.0


def _frequent(tallies: Sequence[dict[str, Tally]]) -> list[str]:
    """All names, the most frequent first."""
    total: Counter[str] = Counter()
    for one in tallies:
        total.update({name: tally.count for name, tally in one.items()})
    return [name for name, _ in sorted(total.items(), key=lambda item: (-item[1], item[0]))]


def _most_frequent(marks: Sequence[Mark], is_sorted: bool = True) -> list[Mark]:
    """As many as a plot has room for, of marks in the order of their frequency; the best of them first."""
    kept = [*dict.fromkeys(mark.name for mark in marks)][:MOST_SHOWN]
    if is_sorted:
        best = {mark.name: mark.value for mark in reversed(marks)}
        kept.sort(key=lambda name: -best[name])
    places = {name: place for place, name in enumerate(kept)}
    return sorted((mark for mark in marks if mark.name in places), key=lambda mark: places[mark.name])


def _labels(runs: Sequence[Run]) -> list[str]:
    """Each run by the name of its file; with a number where two have the same."""
    names = [run.path.stem for run in runs]
    return [
        name if names.count(name) == 1 else f"{name} ({place})" for place, name in enumerate(names, start=1)
    ]
