"""What Blood Money puts on the map: ruins, deeds, map tokens, the Trader's cart."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from tumbleweed.cli.terminal.ink import SEATS
from tumbleweed.cli.terminal.legends.land import deed_places
from tumbleweed.cli.terminal.legends.things import content_of
from tumbleweed.cli.terminal.words import Words
from tumbleweed.games.legends.knowledge.view import BloodMoneyTable, DeedCard, View

RUIN: Final = "✗"
FLAG: Final = "⚐"  # of a deed, with the letter of its owner
FACE_DOWN: Final = "?"
CART: Final = "⊙"


def blood_money(view: View) -> BloodMoneyTable | None:
    """The part of Blood Money, at tables that play with it."""
    return view.get("blood")


def deeds_of(view: View, seat: int) -> list[DeedCard]:
    blood = blood_money(view)
    found = [] if blood is None else blood["property"]["deeds"]
    return [deed for deed in found if deed["owner"] == seat]


def blood_pieces(view: View, words: Words, space: str) -> Text:
    """What belongs to a space: a building has up to three of them."""
    text, blood = Text(), blood_money(view)
    if blood is None:
        return text
    places = deed_places(content_of(words))[space]
    if places & {*blood["ruins"]}:
        text.append(RUIN, style="fault")
    for deed in blood["property"]["deeds"]:
        if deed["place"] in places:
            text.append_text(flag(deed["owner"], words))
    if space in blood["map_tokens"]["spaces"]:
        text.append(FACE_DOWN, style="title")
    trader = blood["property"]["trader"]
    cart = trader["cart"] if trader is not None else ""
    return text.append(CART if cart == space else "", style="money")


def flag(seat: int, words: Words) -> Text:
    """Its owner's, in the owner's colour."""
    return Text(f"{FLAG}{words.names[seat][:1].upper()}", style=SEATS[seat])
