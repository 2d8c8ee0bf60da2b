"""The map as text: the land, a mark for every space, the players, and reachable spaces."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from rich.text import Text

from tumbleweed.cli.terminal.ink import Flow, badge
from tumbleweed.cli.terminal.legends.land import (
    MESA,
    PLAIN,
    TOWNS,
    Point,
    Size,
    Space,
    borders,
    by_name,
)
from tumbleweed.cli.terminal.legends.things import content_of, figures
from tumbleweed.cli.terminal.words import Words
from tumbleweed.games.legends.knowledge.view import View

Cell = tuple[int, int]
Ink = tuple[str, str]  # a character and its style

# Positions of the region names, in percent of the board, if there is room.
NAMES: Final[dict[str, Point]] = {
    "mesitos-point": (23.0, 9.0),
    "sunny-hills": (80.0, 9.0),
    "darkrock": (38.5, 33.0),
    "red-falls": (68.5, 31.5),
    "dixon-creek": (54.5, 43.5),
    "spikes-view": (39.0, 69.0),
    "cliff-junction": (73.0, 70.0),
}
BANDIT: Final = "!"
SHERIFF: Final = "☆S"
SHIFTS: Final = tuple(  # label offsets, nearest first
    sorted(
        ((across, down) for across in range(-40, 41) for down in range(-4, 5)),
        key=lambda shift: (abs(shift[0]) + 5 * abs(shift[1]), shift),
    )
)


@dataclass(frozen=True)
class Chart:
    """What the map shows: the table as a seat sees it, and numbers on reachable spaces."""

    view: View
    words: Words
    numbers: dict[str, int]

    def draw(self, size: Size) -> Text:
        """The land below, region names where there is room, the spaces on top."""
        content = content_of(self.words)
        lines, spaces = borders(content, size), by_name(content)
        cells = {cell: (sign, _land_style(sign)) for cell, sign in lines.items()}
        labels = _cells(
            (cell, self.label(spaces[name])) for name, cell in self.places(size).items()
        )
        around = {(column + side, row) for column, row in labels for side in (-1, 0, 1)}
        for region, point in NAMES.items():
            name = _cells([(size.cell(point), self._region(region))])
            if not name.keys() & around:
                cells |= name
        return _painted(cells | labels, size)

    def _region(self, region: str) -> Text:
        name = content_of(self.words).name("region", region, self.words.lang)
        return Text(name.upper(), "title") if region in TOWNS else Text(name, "region")

    def places(self, size: Size) -> dict[str, Cell]:
        """Where each space's label begins: as close to its centre as the others allow."""
        land = by_name(content_of(self.words)).values()
        labels = {space.name: self.label(space).cell_len for space in land}
        taken: set[Cell] = set()
        placed: dict[str, Cell] = {}
        for space in sorted(land, key=lambda space: -labels[space.name]):
            wide = labels[space.name]
            column, row = _free(size.cell(space.centre), wide, size, taken)
            placed[space.name] = column, row
            taken |= {(at, row) for at in range(column - 1, column + wide + 1)}
        return placed

    def label(self, space: Space) -> Text:
        """Its mark, a bandit, the number of the ride, the Sheriff, the players."""
        number = self.numbers.get(space.name)
        guests = self._guests(space.name)
        text = Text()
        if space.mark != PLAIN or (number is None and not guests):
            text.append(space.mark, style=_mark_style(space))
        if space.name in self.view["bandits"]:
            text.append(BANDIT, style="fault")
        if number is not None:
            text.append(f"[{number}]", style="reach")
        return text.append_text(guests)

    def _guests(self, name: str) -> Text:
        text = Text()
        if self.view["sheriff"]["space"] == name:
            active = self.view["sheriff"]["active"]
            text.append(SHERIFF, style="sheriff" if active else "quiet")
        for figure in figures(self.view):
            if figure["space"] == name:
                text.append_text(badge(figure["seat"], self.words.names))
        return text


def _free(home: Cell, wide: int, size: Size, taken: set[Cell]) -> Cell:
    for across, down in SHIFTS:
        column, row = home[0] + across, home[1] + down
        fits = 0 <= row < size.rows and 0 <= column <= size.columns - wide
        if fits and not any((at, row) in taken for at in range(column, column + wide)):
            return column, row
    return min(home[0], size.columns - wide), home[1]  # the map is far too small: labels overlap


def _land_style(sign: str) -> str:
    return "mesa" if sign == MESA else "frame"


def _mark_style(space: Space) -> str:
    if space.kind in ("ranch-green", "ranch-blue"):
        return space.kind
    return "quiet" if space.mark == PLAIN else "place"


def _cells(texts: Iterable[tuple[Cell, Text]]) -> dict[Cell, Ink]:
    """The characters of the texts by cell."""
    found: dict[Cell, Ink] = {}
    for (column, row), text in texts:
        for at, sign in enumerate(text.plain):
            spans = [span.style for span in text.spans if span.start <= at < span.end]
            found[column + at, row] = sign, str(spans[-1] if spans else text.style)
    return found


def _painted(cells: dict[Cell, Ink], size: Size) -> Text:
    """Row by row; neighbours of one style together."""
    text = Text()
    for row in range(size.rows):
        inks = [cells.get((column, row), (" ", "")) for column in range(size.columns)]
        for style, run in groupby(inks, key=lambda ink: ink[1]):
            text.append("".join(sign for sign, _ in run), style=style)
        text.append("\n" if row < size.rows - 1 else "")
    return text


# ---- what the marks mean ----


def legend(words: Words) -> Flow:
    kinds = {
        "★": "sheriffs-office",
        "$": "bank",
        "⌂": "general-store",
        "♠": "saloon",
        "+": "doctor",
        "♪": "cabaret",
        "◇": "mine",
        "∩": "ranch",
        "#": "rail-station",
        "A B C": "hideout",
    }
    items = [
        Text(f"{mark} ", style="place").append(
            content_of(words).name("place", kind, words.lang), style="quiet"
        )
        for mark, kind in kinds.items()
    ]
    for mark, key in ((BANDIT, "wl-bandit"), (SHERIFF, "wl-sheriff"), (MESA, "wl-mesa")):
        items.append(Text(f"{mark} ", style="place").append(words.say(key), style="quiet"))
    return Flow(items)
