"""The review of a finished game as text: chances, turning points, luck, claims."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from tumbleweed.cli.terminal.ink import badge
from tumbleweed.cli.terminal.words import Words
from tumbleweed.review.data import Claim, Luck, Review, TurningPoint

BARS: Final = "▁▂▃▄▅▆▇█"
STEPS: Final = 60  # columns of a curve


class Told:
    """A review in the words of a table."""

    def __init__(self, review: Review, words: Words) -> None:
        self.review = review
        self.words = words

    def show(self, console: Console) -> None:
        say = self.words.say
        console.print(Text(say("review-title"), style="title"))
        if self.review.points:
            self._part(console, "review-chances", "review-how", self._curves())
            self._part(console, "review-turning", "review-turning-how", self._turning())
        self._part(console, "review-luck", "review-luck-how", self._luck())
        if self.review.claims:
            self._part(console, "review-claims", "review-claims-how", self._claims())

    def _part(self, console: Console, title: str, how: str, body: RenderableType) -> None:
        say = self.words.say
        console.print(Text(f"\n{say(title)}", style="title"))
        console.print(Text(say(how), style="quiet"))
        console.print(Padding(body, (0, 0, 0, 2)))

    # ---- chances ----

    def _curves(self) -> RenderableType:
        """A line for each seat: its bar is as high as its chance."""
        grid = Grid.grid(padding=(0, 1))
        shown = [self._shares_at(step * self.review.last // STEPS) for step in range(STEPS + 1)]
        for seat, name in enumerate(self.words.names[: len(shown[0])]):
            bars = "".join(_bar(shares[seat]) for shares in shown)
            grid.add_row(badge(seat, self.words.names), name, bars, self._percent(shown[0][seat]),
                         "→", self._percent(shown[-1][seat]))  # fmt: skip
        return grid

    def _shares_at(self, entry: int) -> list[float]:
        reached = [each for each in self.review.points if each.entry <= entry]
        return (reached or self.review.points)[-1 if reached else 0].shares

    def _percent(self, share: float) -> str:
        return self.words.say("review-percent", value=round(100 * share))

    # ---- turning points ----

    def _turning(self) -> RenderableType:
        if not self.review.turning:
            return Text(self.words.say("review-no-turning"))
        return Group(*map(self._turned, self.review.turning))

    def _turned(self, each: TurningPoint) -> RenderableType:
        words = self.words
        where = words.say("review-where", round=self._round(each.entry), number=each.entry + 1)
        did, could = self._percent(each.share - each.fell), self._percent(each.share)
        chose = words.say("review-chose", seat=words.names[each.seat])
        options = Grid.grid(padding=(0, 2))
        options.add_row(Text(chose, style="quiet"), words.message(each.taken))
        options.add_row(Text(words.say("review-better"), style="quiet"), words.message(each.better))
        return Group(
            Text(f"{where} · {words.message(each.prompt)}", style="quiet"),
            Padding(options, (0, 0, 0, 2)),
            Padding(Text(words.say("review-cost", did=did, could=could)), (0, 0, 0, 2)),
        )

    def _round(self, entry: int) -> int:
        return max((number for number, begun in self.review.rounds if begun <= entry), default=0)

    # ---- luck ----

    def _luck(self) -> RenderableType:
        say = self.words.say
        if not self.review.luck:
            return Text(say("review-no-luck"))
        parts = []
        for key in dict.fromkeys(each.key for each in self.review.luck):
            grid = self._grid("review-player", "review-count", "review-expected", "review-actual")
            grid.add_column("")
            for each in (luck for luck in self.review.luck if luck.key == key):
                grid.add_row(*self._stroke(each))
            parts.append(Group(Text(self.words.tell(f"review-luck-{key}")), grid))
        return Group(*parts)

    def _stroke(self, each: Luck) -> list[str]:
        number, name = self._number, self.words.names[each.seat]
        verdict = self.words.say(f"review-{each.verdict}") if each.verdict else ""
        return [name, str(each.count), number(each.expected), number(each.actual), verdict]

    def _number(self, value: float) -> str:
        return self.words.say("review-number", value=value)

    def _grid(self, *titles: str) -> Grid:
        grid = Grid(box=SIMPLE_HEAD, pad_edge=False)
        for at, title in enumerate(titles):
            grid.add_column(self.words.say(title), justify="right" if at else "left")
        return grid

    # ---- claims ----

    def _claims(self) -> RenderableType:
        claims = self.review.claims
        titles = ("review-player", "review-said", "review-lies", "review-believed")
        grid = self._grid(*titles, "review-caught", "review-worth")
        for seat in dict.fromkeys(sorted(each.seat for each in claims)):
            grid.add_row(*self._liar(seat, [each for each in claims if each.seat == seat]))
        lies = list(self._lies())
        return Group(grid, *(lies or [Text(self.words.say("review-no-lies"))]))

    def _liar(self, seat: int, claims: list[Claim]) -> list[str]:
        lies = [each for each in claims if each.lie]
        believed = sum(each.believed for each in lies)
        worth = self._points(sum(each.worth or 0.0 for each in lies))
        counts = [str(len(claims)), str(len(lies)), str(believed), str(len(lies) - believed)]
        return [self.words.names[seat], *counts, worth if lies else ""]

    def _lies(self) -> Iterator[RenderableType]:
        for each in self.review.claims:
            if each.lie:
                worth = "" if each.worth is None else self._points(each.worth)
                yield Text(f"{worth:>5}  {self.words.message(each.told)}")

    def _points(self, worth: float) -> str:
        rounded = round(worth, 1)
        sign = "+" if rounded > 0 else "−" if rounded < 0 else ""
        return self.words.say("review-points", sign=sign, value=abs(rounded))


def _bar(share: float) -> str:
    return BARS[min(len(BARS) - 1, int(share * len(BARS)))]
