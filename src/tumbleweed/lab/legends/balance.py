"""The balance of Western Legends: sources of Legendary Points, characters, styles, cards, items."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.content import Content
from tumbleweed.games.legends.compiler.content import LegendsContent
from tumbleweed.lab.balance.declared import Balance
from tumbleweed.lab.legends.ante_up import names as ante_up
from tumbleweed.lab.legends.blood_money import names as blood_money
from tumbleweed.lab.legends.columns import CARD, FIGHT, GOAL, ITEM, STORY, column, fired_ids
from tumbleweed.lab.legends.report import NAMED_AS, played_content, point_name, used_points
from tumbleweed.lab.report.words import Words

HOUSE: Final = "house"  # an entry of the content that no rulebook or printed card gives


def name(words: Words, kind: str, value: str) -> str:
    if kind == "source":
        return point_name(words, value)
    if kind == "style":
        return words.own(f"style-{value}")
    if kind == "character":
        return words.name(kind, value)
    return words.name(NAMED_AS.get(kind, kind), _id(words.content, kind, value))


def ours(content: Content, kind: str, value: str) -> bool:
    assert isinstance(content, LegendsContent)
    entry = content.entry(NAMED_AS.get(kind, kind), _id(content, kind, value))
    return bool(entry["source"] == HOUSE)


def _id(content: Content, kind: str, value: str) -> str:
    assert isinstance(content, LegendsContent)
    return {column(kind, each): each for each in fired_ids(content)[kind]}[value]


BALANCE: Final = Balance(
    sources=used_points,
    groups=("style", "character"),
    used=(ITEM, CARD, FIGHT, STORY, GOAL, *ante_up.FIRED, *blood_money.FIRED),
    content=played_content,
    name=name,
    ours=ours,
)
