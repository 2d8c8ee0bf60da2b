"""Writes the vocabulary tables into docs/writing-a-card.md, between its marks, from the records."""

import re
from pathlib import Path

from tumbleweed.games.legends.compiler.word_tables import word_table

PAGE = Path(__file__).parents[1] / "docs" / "writing-a-card.md"
TABLE = re.compile(r"(?<=<!-- words: )(\w+) -->\n.*?(?=<!-- end of words -->)", re.DOTALL)


def with_tables(page: str) -> str:
    return TABLE.sub(lambda found: f"{found[1]} -->\n{word_table(found[1])}", page)


if __name__ == "__main__":
    PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
