"""Charts as inline SVG that use the page's fonts and its colours in light and dark.

Colours are drawn as placeholders and replaced by CSS variables, so a chart follows the page. Text
stays text. Charts are narrow enough to be read on a phone.
"""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Sequence
from html import escape
from importlib.resources import files
from typing import Any

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

from tumbleweed.lab.report.results import Numbers
from tumbleweed.lab.statistics import Measured

Format = Callable[[float], str]

INK, MUTED, GRID, FIRST, SECOND = "#010101", "#020202", "#030303", "#040404", "#050505"
VARIABLES = {INK: "ink", MUTED: "muted", GRID: "grid", FIRST: "first", SECOND: "second"}
WIDTH = 4.4  # inches of 72 points: on a phone a point is about a pixel
ROW = 0.27
SETTINGS: dict[Any, Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "tumbleweed",
    "font.size": 9.5,
    "axes.edgecolor": GRID,
    "axes.labelcolor": MUTED,
    "axes.axisbelow": True,
    "text.color": INK,
    "xtick.color": MUTED,
    "ytick.color": INK,
    "grid.color": GRID,
}
LETTER = 0.073  # inches: upper bound for the width of a letter
SCALE = 0.5  # inches below the axes, for tick labels and axis title
NAMES = 26  # letters of a name that fit beside a bar


def style_sheet(name: str) -> str:
    """`colours`: the variables that charts use, for light and dark; `page`: the rest."""
    return (files("tumbleweed.lab.report") / f"{name}.css").read_text(encoding="utf-8")


# ---- kinds of charts ----


def bars(
    key: str,
    alt: str,
    names: Sequence[str],
    series: Sequence[tuple[str, Sequence[float]]],
    label: str,
    shown: Format,
) -> str:
    """Horizontal bars, one or two for each name; with two series there is a legend."""
    thick = 0.76 / len(series)

    def draw(axes: Axes) -> None:
        for number, (name, values) in enumerate(series):
            places = np.arange(len(names)) + (number - (len(series) - 1) / 2) * thick
            color = (FIRST, SECOND)[number]
            axes.barh(places, values, thick * 0.92, color=color, label=name)
        axes.axvline(0, color=MUTED, linewidth=0.8)
        if len(series) > 1:
            axes.legend(loc="best", frameon=False, handlelength=1, labelcolor=INK)

    height = 0.75 + ROW * len(names) * (1.35 if len(series) > 1 else 1)
    return _lying(key, alt, names, label, shown, height, draw)


def whiskers(
    key: str, alt: str, names: Sequence[str], shares: Sequence[Measured], average: float | None,
    label: str, shown: Format,
) -> str:  # fmt: skip
    """A dot for each share or rating with its 95 % interval; the dashed line is the average."""

    def draw(axes: Axes) -> None:
        if average is not None:
            axes.axvline(average, color=SECOND, linewidth=1.4, linestyle=(0, (4, 3)))
        for place, share in enumerate(shares):
            low, high = share.interval
            axes.plot((low, high), (place, place), color=FIRST, linewidth=2.2)
        values = [share.value for share in shares]
        axes.plot(values, range(len(names)), "o", color=FIRST, markersize=6.5, clip_on=False)
        ends = [end for share in shares for end in share.interval]
        axes.set_xlim(1.05 * min(0, *ends), 1.05 * max(ends))

    return _lying(key, alt, names, label, shown, 0.75 + ROW * len(names) * 1.1, draw)


def histograms(
    key: str, alt: str, series: Sequence[tuple[str, Numbers]], label: str, shown: Format
) -> str:
    """One above the other on a common scale; the dashed line is the median."""
    figure = Figure(figsize=(WIDTH, 0.55 + 1.15 * len(series)))
    every = np.concatenate([values for _, values in series])
    edges = _edges(float(every.min()), float(every.max()))
    with mpl.rc_context(SETTINGS):
        rows = figure.subplots(len(series), 1, sharex=True, squeeze=False)[:, 0]
        for axes, (name, values) in zip(rows, series, strict=True):
            axes.hist(values, edges, color=FIRST, rwidth=0.94)
            axes.axvline(
                float(np.median(values)), color=SECOND, linewidth=1.6, linestyle=(0, (4, 3))
            )
            axes.set_title(name, loc="left", fontsize=9.5, color=INK)
            axes.set_yticks([])
            _plain(axes)
            axes.spines["bottom"].set_visible(True)
        rows[-1].set_xlabel(label)
        rows[-1].xaxis.set_major_locator(MaxNLocator(8, integer=True))
        rows[-1].xaxis.set_major_formatter(FuncFormatter(lambda value, _: shown(value)))
        _frame(figure, left=0.1, top=0.25, gap=0.4)
        return _svg(figure, key, alt)


def _edges(least: float, most: float, bins: int = 24) -> Numbers:
    """Bins centred on integers, at most so many of them."""
    width = max(1, int(np.ceil((most - least + 1) / bins)))
    return np.arange(least - 0.5, most + width + 0.5, width)


# ---- drawing ----


def _lying(
    key: str, alt: str, names: Sequence[str], label: str, shown: Format, height: float,
    draw: Callable[[Axes], None],
) -> str:  # fmt: skip
    figure = Figure(figsize=(WIDTH, height))
    with mpl.rc_context(SETTINGS):
        axes = figure.subplots()
        draw(axes)
        axes.set_yticks(range(len(names)), [_short(name) for name in names])
        axes.set_ylim(len(names) - 0.4, -0.6)
        axes.set_xlabel(label)
        axes.xaxis.set_major_locator(MaxNLocator(5, steps=[1, 2, 2.5, 5, 10]))
        axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: shown(value)))
        axes.grid(axis="x", linewidth=0.8)
        _plain(axes)
        longest = max((len(_short(name)) for name in names), default=0)
        _frame(figure, left=0.2 + LETTER * longest)
        return _svg(figure, key, alt)


def _frame(figure: Figure, left: float, top: float = 0.05, gap: float = 0.0) -> None:
    """The margins for labels around the axes, in inches."""
    width, height = figure.get_size_inches()
    figure.subplots_adjust(
        left / width, SCALE / height, 1 - 0.12 / width, 1 - top / height, hspace=gap
    )


def _short(name: str) -> str:
    return name if len(name) <= NAMES else f"{name[: NAMES - 1].rstrip()}…"


def _plain(axes: Axes) -> None:
    axes.spines[:].set_visible(False)
    axes.tick_params(length=0, pad=7)


def _svg(figure: Figure, key: str, alt: str) -> str:
    out = io.StringIO()
    figure.savefig(out, format="svg", transparent=True, metadata={"Date": None})
    svg = out.getvalue()
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<style .*?</style>\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    size = re.search(r'viewBox="[^"]*"', svg)
    assert size is not None
    head = f'<svg {size[0]} role="img" aria-label="{escape(alt)}"><title>{escape(alt)}</title>'
    return _colored(_own_ids(head + svg[svg.index(">") + 1 :], key))


def _own_ids(svg: str, key: str) -> str:
    """Ids in use get the chart's name as prefix, since charts share a page; others are removed."""
    used = set(re.findall(r'(?:url\(#|href="#)([^")]+)', svg))
    svg = re.sub(r'\s+id="([^"]+)"', lambda m: m[0] if m[1] in used else "", svg)
    for name in used:
        svg = re.sub(rf'(id="|#){re.escape(name)}(?=[")])', rf"\g<1>{key}-{name}", svg)
    return svg.replace("xlink:href", "href")


def _colored(svg: str) -> str:
    for placeholder, name in VARIABLES.items():
        svg = svg.replace(placeholder, f"var(--{name})")
    return re.sub(r"(font: [0-9.]+px)[^;\"]*", r"\1 var(--font)", svg)
