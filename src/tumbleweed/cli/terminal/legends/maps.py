"""The map of the table: one board, or with Ante Up both of them where there is room."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tumbleweed.cli.terminal.legends.ante_up.pieces import ante_up
from tumbleweed.cli.terminal.legends.chart import Chart
from tumbleweed.cli.terminal.legends.frames import GULCH, TERRITORY, Frame
from tumbleweed.cli.terminal.legends.land import Size, by_name
from tumbleweed.cli.terminal.legends.things import content_of
from tumbleweed.cli.terminal.words import Words
from tumbleweed.games.legends.knowledge.view import View

BOTH_WIDTH: Final = 76  # columns, and
BOTH_CELLS: Final = 1230  # characters: 11 for each of the 112 spaces
BETWEEN: Final = 3  # columns between two boards


@dataclass(frozen=True)
class Maps:
    """`other`: the board that is not shown by itself."""

    view: View
    words: Words
    numbers: dict[str, int]
    other: bool = False

    def frames(self, columns: int, rows: int) -> tuple[Frame, ...]:
        """The boards that are drawn at this size."""
        if ante_up(self.view) is None:
            return (TERRITORY,)
        if columns >= BOTH_WIDTH and columns * rows >= BOTH_CELLS:
            return TERRITORY, GULCH
        first = self._asked_about()
        second = TERRITORY if first == GULCH else GULCH
        return (second if self.other else first,)

    def draw(self, columns: int, rows: int) -> RenderableType:
        chart, frames = Chart(self.view, self.words, self.numbers), self.frames(columns, rows)
        if len(frames) == 1:
            return chart.draw(Size(columns, rows, frames[0]))
        grid = Table.grid()
        west = round((columns - BETWEEN) * TERRITORY.share)
        widths = (west, columns - BETWEEN - west)
        ridge = Text("\n".join([" │ "] * rows), style="frame")
        boards = [chart.draw(Size(w, rows, f)) for w, f in zip(widths, frames, strict=True)]
        grid.add_row(boards[0], ridge, boards[1])
        return grid

    def title(self, columns: int, rows: int) -> str:
        """The boards shown, and how many choices there are on the one that is not."""
        frames = self.frames(columns, rows)
        shown = " · ".join(self.words.say(frame.title) for frame in frames)
        away = [space for space in self.numbers if self._frame(space) not in frames]
        if not away:
            return shown
        board = self.words.say(self._frame(away[0]).title)
        return f"{shown} · {self.words.say('wl-choices-away', count=len(away), board=board)}"

    def _asked_about(self) -> Frame:
        """The reader's board, unless all spaces to choose from are on the other one."""
        you = self.view["you"]
        home = self.view["players"][you]["space"] if you is not None else None
        mine = TERRITORY if home is None else self._frame(home)
        asked = {self._frame(space) for space in self.numbers}
        return mine if mine in asked or not asked else asked.pop()

    def _frame(self, space: str) -> Frame:
        return by_name(content_of(self.words))[space].frame
