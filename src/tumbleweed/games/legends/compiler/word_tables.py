"""The tables of words in docs/writing-a-card.md, printed from the records."""

from __future__ import annotations

from collections.abc import Iterable

from tumbleweed.games.legends.compiler.vocabulary import words
from tumbleweed.games.legends.compiler.words import STEPS
from tumbleweed.games.legends.vocabulary.record import Word

# Per table: how a word begins in a file, and the heading of what is said of it.
HEADS = {
    "do": ("do", ""),
    "is": ("is", "true when"),
    "on": ("on", ""),
    "mod": ("mod", ""),
    "mib": ("do", ""),
}


def word_table(table: str) -> str:
    """As Markdown; `*` marks what a word needs, `†` what a module adds."""
    key, heading = HEADS[table]
    rows = [(key, "parameters", heading)]
    rows += [(f"`{word.name}`", word.shown(), word.explained()) for word in _words(table)]
    lines = ["|" + "".join(f" {cell} |" if cell else " |" for cell in row) for row in rows]
    lines.insert(1, "|---|---|---|")
    return "\n".join(lines) + "\n"


def _words(table: str) -> Iterable[Word]:
    if table == "mib":
        return [step for step in STEPS.all if step.written]
    return words(table).values()
