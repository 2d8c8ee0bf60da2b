"""The parts of a page: sections of blocks, each a table with an optional chart."""

from __future__ import annotations

from dataclasses import dataclass, field

LONG = 20  # rows: longer tables scroll, and their chart shows the first ones


@dataclass(frozen=True)
class Table:
    """Headings and rows; the first cell of a row names it. All cells are formatted text."""

    key: str
    caption: str
    headings: list[str]
    rows: list[list[str]]
    heat: list[list[float]] | None = None  # 0 to 1 for each cell but the first: its shade

    @property
    def long(self) -> bool:
        return len(self.rows) > LONG


@dataclass(frozen=True)
class Block:
    table: Table
    chart: str = ""  # SVG


@dataclass(frozen=True)
class Section:
    key: str
    title: str
    text: str = ""
    blocks: list[Block] = field(default_factory=list)
