"""The columns of Western Legends."""

from __future__ import annotations

from typing import Final

from tumbleweed.lab.facts import Facts, View
from tumbleweed.lab.legends.columns import ALL_FIRED, legends_columns
from tumbleweed.lab.legends.rows import legends_facts


def starter(before: View, after: View) -> int:
    """It is known after set-up."""
    return int(after["first"])


# What may be used depends on the content.
FACTS: Final = Facts(
    legends_columns,
    legends_facts,
    listens=True,
    starter=starter,
    varying=tuple(f"{kind}_" for kind in ALL_FIRED),
)
