"""Plots as SVG, drawn by Vega-Lite: they need no script, print sharply, and are small.

Each is drawn twice, for wide and for narrow screens: letters that shrink with the plot are too small on phones.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import altair as alt
import vl_convert

LOCALES = {"en": "en-GB", "pl": "pl-PL", "fr": "fr-FR"}
COLOURS = ("#1f5f99", "#b8501e", "#2f7d4f", "#7a4a9c", "#8a6d0f", "#5b5b5b")
"""One for each run; each is readable on white, and they differ in lightness too."""
_FONT = "system-ui, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif"
_ROLES = re.compile(r' (?:role|aria-[a-z]+)="[^"]*"')
_STEP = 22
_LETTER = 6.5
"""How wide a letter is, on average."""


class Layout(NamedTuple):
    """How much room there is."""

    style: str
    """The class of the drawing: the page's style shows it on screens of the right width."""
    width: int
    """Of the plot, without the names beside it."""
    names: int
    """For the names beside it; what is longer is cut off."""
    ticks: int

    def title(self, text: str, share: float = 1.0) -> list[str]:
        """A title for an axis that has this share of the width, in as many lines as it takes."""
        return textwrap.wrap(text, max(12, int(self.width * share / _LETTER)))


WIDE = Layout("wide-plot", width=640, names=420, ticks=8)
NARROW = Layout("narrow-plot", width=225, names=105, ticks=4)
BARS = 0.4
"""The share of the width that the bars have in a plot with two halves."""
Drawing = Callable[[Layout], alt.Chart]
"""A plot for as much room as there is."""


class Mark(NamedTuple):
    """One value with its interval, of one run."""

    name: str
    run: str
    value: float
    low: float
    high: float
    use: float = 0.0


class Words(NamedTuple):
    """What the axes are called."""

    value: str
    use: str = ""


def intervals(
    marks: Sequence[Mark], words: Words, runs: Sequence[str], average: float | None, layout: Layout
) -> alt.Chart:
    """A dot and a line for each name: a value and its interval."""
    base = alt.Chart(alt.Data(values=[mark._asdict() for mark in marks]))
    across = _rows(marks, runs, layout)
    colour = _colour(runs)
    axis = alt.Axis(format="%", title=layout.title(words.value), tickCount=layout.ticks)
    lines = base.mark_rule(strokeWidth=2).encode(
        x=alt.X("low:Q", axis=axis, scale=alt.Scale(zero=False)), x2="high:Q", **across, color=colour
    )
    dots = base.mark_point(filled=True, size=60, opacity=1).encode(
        x=alt.X("value:Q", axis=axis), **across, color=colour
    )
    layers = [lines, dots]
    if average is not None:
        level = alt.Chart(alt.Data(values=[{"average": average}]))
        layers.insert(0, level.mark_rule(strokeDash=[4, 4], color="#767676").encode(x="average:Q"))
    return alt.layer(*layers).properties(width=layout.width, height=alt.Step(_STEP))


def worths(marks: Sequence[Mark], words: Words, runs: Sequence[str], layout: Layout) -> alt.Chart:
    """How much something is used, and beside it what it seems to be worth."""
    base = alt.Chart(alt.Data(values=[mark._asdict() for mark in marks]))
    across = _rows(marks, runs, layout)
    title = layout.title(words.use, BARS)
    bars = (
        base.mark_bar(height={"band": 0.7})
        .encode(
            x=alt.X("use:Q", axis=alt.Axis(format="%", title=title, tickCount=layout.ticks // 2)),
            **across,
            color=_colour(runs),
        )
        .properties(width=layout.width * BARS, height=alt.Step(_STEP))
    )
    bare = {**across, "y": across["y"].copy()}
    bare["y"].axis = alt.Axis(labels=False, ticks=False, title=None)
    return alt.hconcat(bars, _differences(base, bare, runs, words.value, layout), spacing=8)


def _differences(
    base: alt.Chart, across: dict[str, Any], runs: Sequence[str], title: str, layout: Layout
) -> alt.Chart:
    axis = alt.Axis(format="+%", title=layout.title(title, 1 - BARS), tickCount=layout.ticks - 1)
    lines = base.mark_rule(strokeWidth=2).encode(
        x=alt.X("low:Q", axis=axis), x2="high:Q", **across, color=_colour(runs)
    )
    dots = base.mark_point(filled=True, size=60, opacity=1).encode(
        x=alt.X("value:Q", axis=axis), **across, color=_colour(runs)
    )
    zero = alt.Chart(alt.Data(values=[{"zero": 0}])).mark_rule(strokeDash=[4, 4], color="#767676")
    return alt.layer(zero.encode(x="zero:Q"), lines, dots).properties(
        width=layout.width * (1 - BARS), height=alt.Step(_STEP)
    )


def histogram(
    bins: Sequence[dict[str, Any]], title: str, count: str, runs: Sequence[str], layout: Layout
) -> alt.Chart:
    """Bins with `low`, `high`, `share` and `run`."""
    return (
        alt.Chart(alt.Data(values=list(bins)))
        .mark_bar(opacity=0.55 if len(runs) > 1 else 0.9)
        .encode(
            x=alt.X("low:Q", bin="binned", axis=alt.Axis(title=title, tickCount=layout.ticks)),
            x2="high:Q",
            y=alt.Y("share:Q", stack=None, axis=alt.Axis(format="%", title=count)),
            color=_colour(runs),
        )
        .properties(width=layout.width, height=220)
    )


def _rows(marks: Sequence[Mark], runs: Sequence[str], layout: Layout) -> dict[str, Any]:
    """A row for each name, in the order in which they come; runs beside one another in it."""
    names = list(dict.fromkeys(mark.name for mark in marks))
    axis = alt.Axis(title=None, labelLimit=layout.names)
    across: dict[str, Any] = {"y": alt.Y("name:N", sort=names, axis=axis)}
    if len(runs) > 1:
        across["yOffset"] = alt.YOffset("run:N", sort=list(runs))
    return across


def _colour(runs: Sequence[str]) -> Any:
    if len(runs) == 1:
        return alt.value(COLOURS[0])
    scale = alt.Scale(domain=list(runs), range=list(COLOURS[: len(runs)]))
    return alt.Color("run:N", scale=scale, legend=alt.Legend(title=None, orient="top", labelLimit=400))


def svg(draw: Drawing, language: str) -> str:
    """The drawings, of which one is shown. They say nothing to a screen reader: the table beside them does."""
    return "".join(_svg(draw(layout), layout, language) for layout in (WIDE, NARROW))


def _svg(chart: alt.Chart, layout: Layout, language: str) -> str:
    styled = (
        chart.configure(font=_FONT, aria=False, background="white")
        .configure_axis(labelFontSize=12, titleFontSize=12, titleFontWeight="normal", gridColor="#e4e4e4")
        .configure_axisX(labelFlush=False)
        .configure_legend(labelFontSize=12)
        .configure_view(stroke=None)
    )
    locale: Any = LOCALES[language]
    drawn = vl_convert.vegalite_to_svg(styled.to_dict(), format_locale=locale)
    return _ROLES.sub("", drawn).replace("<svg ", f'<svg aria-hidden="true" class="{layout.style}" ', 1)
