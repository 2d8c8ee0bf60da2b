"""The amounts that a sentence mentions: "gain $30 and draw 2 cards" has $30 and 2 cards.

Numbers in digits are meant; those in words, articles among them, may be ("a card" is 1 card,
"a Marshal" is none).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

ALL, HALF = "all", "half"
Size = int | str  # how much: a number, ALL or HALF
Amount = tuple[str, Size]  # of what, and how much
ANYTHING = ""  # the sentence does not say of what: "then discard 1"

TOKEN = re.compile(r"\d+|[^\W\d_]+|\$|[.,;:()]")
MONEY = "money"
REACH = 4  # how many words a number may stand before its noun: "2 or more gold nuggets"


@dataclass(frozen=True)
class Language:
    numerals: dict[str, Size]
    nouns: dict[str, str]  # the good of each


LANGUAGES = {
    "en": Language(
        {
            "a": 1, "an": 1, "one": 1, "once": 1, "another": 1, "two": 2, "twice": 2, "both": 2,
            "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
            "ten": 10, "all": ALL, "half": HALF,
        },
        {
            "money": MONEY, "nugget": "nuggets", "nuggets": "nuggets", "card": "cards",
            "cards": "cards", "wound": "wounds", "wounds": "wounds", "lp": "lp",
            "marshal": "marshal", "wanted": "wanted", "action": "actions", "actions": "actions",
            "space": "spaces", "spaces": "spaces", "die": "dice", "dice": "dice",
        },
    ),
    "fr": Language(
        {
            "un": 1, "une": 1, "deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "six": 6, "sept": 7,
            "huit": 8, "neuf": 9, "dix": 10, "tout": ALL, "toute": ALL, "tous": ALL,
            "toutes": ALL, "moitié": HALF,
        },
        {
            "argent": MONEY, "pépite": "nuggets", "pépites": "nuggets", "carte": "cards",
            "cartes": "cards", "blessure": "wounds", "blessures": "wounds", "pl": "lp",
            "marshall": "marshal", "wanted": "wanted", "action": "actions", "actions": "actions",
            "zone": "spaces", "zones": "spaces", "dé": "dice", "dés": "dice",
        },
    ),
}  # fmt: skip


@dataclass
class Amounts:
    """`meant` are certain; `possible` are written as words."""

    meant: list[Amount] = field(default_factory=list)
    possible: list[Amount] = field(default_factory=list)


def amounts_in(sentence: str, lang: str) -> Amounts:
    found, words = Amounts(), LANGUAGES[lang]
    tokens = TOKEN.findall(sentence.lower())
    for at, token in enumerate(tokens):
        if token.isdigit():
            found.meant.append((_good(tokens, at, words), int(token)))
        elif token in words.numerals:
            found.possible.append((_good(tokens, at, words), words.numerals[token]))
    return found


def _good(tokens: list[str], at: int, words: Language) -> str:
    """The noun behind a number, before the next number or the end of the clause."""
    if "$" in (tokens[at - 1 : at] + tokens[at + 1 : at + 2]):
        return MONEY
    for token in tokens[at + 1 : at + 1 + REACH]:
        if token in words.nouns:
            return words.nouns[token]
        if token.isdigit() or not token.isalpha():
            break
    return ANYTHING
