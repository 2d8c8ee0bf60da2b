"""The map as text: the land, a mark for every space, the players, and reachable spaces."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from rich.text import Text

from tumbleweed.cli.terminal.ink import badge
from tumbleweed.cli.terminal.legends.ante_up.pieces import pieces
from tumbleweed.cli.terminal.legends.blood_money.pieces import blood_pieces
from tumbleweed.cli.terminal.legends.land import (
    HEAD,
    MESA,
    PLAIN,
    TOWNS,
    Size,
    Space,
    borders,
    by_name,
    on_board,
    pass_heads,
)
from tumbleweed.cli.terminal.legends.things import content_of, figures
from tumbleweed.cli.terminal.words import Words
from tumbleweed.games.legends.knowledge.view import View

Cell = tuple[int, int]
Ink = tuple[str, str]  # a character and its style

BANDIT: Final = "!"
SHERIFF: Final = "☆S"
RANCHES: Final = ("ranch-green", "ranch-blue", "ranch-orange")  # each in its colour
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
        for region, point in size.frame.regions:
            name = _cells([(size.cell(point), self._region(region))])
            fits = max(column for column, _ in name) < size.columns
            if fits and not name.keys() & around:
                cells |= name
        return _painted(cells | labels, size)

    def _region(self, region: str) -> Text:
        name = content_of(self.words).name("region", region, self.words.lang)
        return Text(name.upper(), "title") if region in TOWNS else Text(name, "region")

    def places(self, size: Size) -> dict[str, Cell]:
        """Where each space's label begins: as close to its centre as the others allow."""
        land = on_board(content_of(self.words), size.frame)
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
        """Its mark, a bandit, what else lies there, the number of the ride, Sheriff, players."""
        number = self.numbers.get(space.name)
        guests, lying = self._guests(space.name), self._lying(space.name)
        text = Text()
        if space.mark != PLAIN or (number is None and not guests and not lying):
            text.append(self._mark(space), style=_mark_style(space))
        if space.name in self.view["bandits"]:
            text.append(BANDIT, style="fault")
        text.append_text(lying)
        if number is not None:
            text.append(f"[{number}]", style="reach")
        return text.append_text(guests)

    def _mark(self, space: Space) -> str:
        """A hideout from which a pass leads is marked as its other head is."""
        is_head = space.name in pass_heads(content_of(self.words))
        return f"{HEAD}{space.mark}" if is_head and HEAD not in space.mark else space.mark

    def _lying(self, name: str) -> Text:
        return pieces(self.view, name).append_text(blood_pieces(self.view, self.words, name))

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
    if space.kind in RANCHES:
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
