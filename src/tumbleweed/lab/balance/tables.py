"""A balance as tables, with the figures of an earlier one beside it."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from tumbleweed.lab.balance.declared import Balance
from tumbleweed.lab.balance.measure import Measured, SourceShare, Winners
from tumbleweed.lab.report.parts import Table
from tumbleweed.lab.report.words import Words

MISSING: Final = "–"


class Tables:
    """`earlier` adds a column to each table."""

    def __init__(self, balance: Balance, words: Words, earlier: Measured | None = None) -> None:
        self._balance = balance
        self._words = words
        self._compared = earlier is not None
        self._sources = {each.source: each for each in earlier.sources} if earlier else {}
        self._winners = (
            {(each.kind, each.name): each for each in earlier.winners} if earlier else {}
        )

    def of(self, found: Measured) -> list[Table]:
        by_kind = groupby(found.winners, lambda winners: winners.kind)
        return [self._points(found), *(self._wins(kind, list(each)) for kind, each in by_kind)]

    def _points(self, found: Measured) -> Table:
        caption = f"Points by source, {found.games:,} games"
        headings = ["source", "points a seat", "share of all", "95 % interval"]
        rows = [self._source(each) for each in found.sources]
        return Table("sources", caption, self._headings(headings), rows)

    def _source(self, each: SourceShare) -> list[str]:
        words, (low, high) = self._words, each.interval
        was = self._sources.get(each.source)
        return [
            self._balance.name(words, "source", each.source),
            words.number(each.points, 2),
            words.percent(each.value),
            f"{words.percent(low)} – {words.percent(high)}",
            *self._before(words.percent(was.value) if was else MISSING),
        ]

    def _wins(self, kind: str, found: list[Winners]) -> Table:
        used = kind in self._balance.used
        caption = f"Wins of seats that used it: {kind}" if used else f"Wins by {kind}"
        headings = [kind, "seats", "× fair share", "95 % interval", *(["ours"] if used else [])]
        rows = [self._group(each, used) for each in found]
        return Table(kind, caption, self._headings(headings), rows)

    def _group(self, each: Winners, used: bool) -> list[str]:
        words, (low, high) = self._words, each.reach
        was = self._winners.get((each.kind, each.name))
        return [
            self._balance.name(words, each.kind, each.name),
            words.number(each.share.games),
            words.number(each.lift, 2),
            f"{words.number(low, 2)} – {words.number(high, 2)}",
            *(["yes" if each.ours else ""] if used else []),
            *self._before(words.number(was.lift, 2) if was else MISSING),
        ]

    def _headings(self, headings: list[str]) -> list[str]:
        return [*headings, *self._before("before")]

    def _before(self, text: str) -> list[str]:
        return [text] if self._compared else []


def markdown(tables: list[Table]) -> str:
    return "\n".join(_markdown(table) for table in tables)


def _markdown(table: Table) -> str:
    lines = [table.headings, ["---"] * len(table.headings), *table.rows]
    return f"### {table.caption}\n\n" + "".join(f"| {' | '.join(line)} |\n" for line in lines)
