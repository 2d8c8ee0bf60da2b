"""Names, texts and signs of cards, items and places, for every part of the screen."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from tumbleweed.cli.terminal.words import Words
from tumbleweed.games.legends.compiler.content import SUIT_SIGNS, LegendsContent
from tumbleweed.games.legends.knowledge.view import ManInBlack, OwnedItem, Player, View
from tumbleweed.games.legends.text.wording import LegendsWording

RED: Final = ("diamonds", "hearts")
KINDS: Final = {"action": "wl-action", "reaction": "wl-reaction", "bonus": "wl-bonus"}


def content_of(words: Words) -> LegendsContent:
    """The cards being played with."""
    wording = words.wording
    assert isinstance(wording, LegendsWording)
    return wording.content


def reader(view: View) -> Player:
    """Whose view it is."""
    assert view["you"] is not None
    return view["players"][view["you"]]


def man_in_black_of(view: View) -> ManInBlack:
    """The Man in Black, where he plays."""
    assert view["black"] is not None
    return view["black"]


def figures(view: View) -> list[Player | ManInBlack]:
    """The players, and the Man in Black where he plays."""
    return [*view["players"], *([view["black"]] if view["black"] is not None else [])]


def name(words: Words, kind: str, thing: str) -> str:
    return content_of(words).name(kind, thing, words.lang)


def text_of(words: Words, kind: str, thing: str) -> str:
    """What it does, as printed in the edition being played."""
    wording = words.wording
    assert isinstance(wording, LegendsWording)
    return wording.text(kind, thing, words.lang)


def rank(words: Words, card: str) -> Text:
    """A poker card's value and suit."""
    entry = content_of(words).entry("card", card)
    sign = f"{entry['label']}{SUIT_SIGNS[entry['suit']]}"
    return Text(sign, style="red-suit" if entry["suit"] in RED else "bold")


def face(words: Words, card: str) -> str:
    return name(words, "face", content_of(words).entry("card", card)["face"])


def card_text(words: Words, card: str) -> str:
    """When it can be used, and what it does."""
    printed = text_of(words, "card", card)
    content = content_of(words)
    entry = content.entry("face", content.entry("card", card)["face"])
    kinds = {ability["kind"] for ability in entry["abilities"]}
    if len(kinds) > 1:  # then the text says which is which
        return printed
    return f"{words.say(KINDS[kinds.pop()])} {printed}"


def fight_card(words: Words, card: str) -> tuple[str, str, str]:
    """Value, name, effect."""
    entry = content_of(words).entry("fight", card)
    return entry["label"], name(words, "fight", card), text_of(words, "fight", card)


def item_name(words: Words, item: OwnedItem) -> str:
    """An upgraded item has the name of its other side."""
    return name(words, "item", item_side(words, item["item"], item["upgraded"]))


def item_side(words: Words, item: str, upgraded: bool) -> str:
    entry = content_of(words).entry("item", item)
    return str(entry["upgraded"]["id"] if upgraded else item)


def item_text(words: Words, item: str, upgraded: bool) -> str:
    return text_of(words, "item", item_side(words, item, upgraded))


def money(amount: int) -> str:
    return f"${amount}"
