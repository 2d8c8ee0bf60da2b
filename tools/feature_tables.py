"""Writes the tables of features into docs/learning.md, between its marks, from the declarations."""

import re
from pathlib import Path

import tumbleweed.games  # noqa: F401 - puts the games on the list
from tumbleweed.core.features import Block
from tumbleweed.core.ruleset import game_info

PAGE = Path(__file__).parents[1] / "docs" / "learning.md"
TABLE = re.compile(r"(?<=<!-- features: )(\w+) -->\n.*?(?=<!-- end of features -->)", re.DOTALL)
HEAD = "| from | bytes | kind | block | meaning | read from |\n" + "|---" * 6 + "|\n"


def feature_table(game: str) -> str:
    features = game_info(game).usual_ruleset().features
    assert features is not None
    return f"\n{HEAD}{''.join(map(row, features.blocks))}\nA row has {features.size:,} bytes.\n\n"


def row(block: Block) -> str:
    size = f"{block.times} × {block.length}" if block.times > 1 else str(block.length)
    reads = " ".join(f"`{name}`" for name in block.reads)
    cells = [str(block.start), size, block.kind, f"`{block.name}`", block.meaning, reads]
    return f"| {' | '.join(cells)} |\n"


def with_tables(page: str) -> str:
    return TABLE.sub(lambda found: f"{found[1]} -->\n{feature_table(found[1])}", page)


if __name__ == "__main__":
    PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
