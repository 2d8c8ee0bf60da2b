"""Words for games of two with the Man in Black: set the table at the end of a round, see him act.

Poker cards are written K♥ or 10♣, fight cards 3, 10 or J, as in play_fights.py.
"""

from typing import Any

import tumbleweed as tw
from games.legends.play_fights import fight_cards, long, poker_cards

ANA, BIA, BLACK = range(3)
STATION = "spikes-view-rail-station"
BANK = "darkrock-bank"
CABARET = "red-falls-cabaret"
STREET = "darkrock-main-street"
OFFICE = "darkrock-sheriffs-office"
FAR_OFF = "sunny-hills-7"  # seven spaces from the Rail Station
FARTHER = "sunny-hills-3"
QUIET = {"left": ["the-widow"], "right": ["aces-and-eights"]}  # stories that wait for poker

Facts = dict[str, Any]


def duo(ana: Facts | None = None, bia: Facts | None = None, **facts: Any) -> tw.Game:
    """Ana, Bia and the Man in Black; the players far off unless told."""
    seats = {ANA: {"space": FAR_OFF, **(ana or {})}, BIA: {"space": FARTHER, **(bia or {})}}
    for each in seats.values():
        if "hand" in each:
            each["hand"] = poker_cards(str(each["hand"]))
    if "fight_deck" in facts:
        facts["fight_deck"] = fight_cards(facts["fight_deck"])
    if "deck" in facts:
        facts["deck"] = poker_cards(facts["deck"])
    return tw.at_table("legends", players=2, seats=seats, **{"stories": QUIET, **facts})


def act(card: str, ana: Facts | None = None, bia: Facts | None = None, **facts: Any) -> tw.Game:
    """The round ends, and this card is on top of his deck."""
    his = {"deck": [card], **facts.pop("black", {})}
    return duo(ana, bia, at="black", black=his, **facts)


def choose(game: tw.Game, *keys: str) -> None:
    for key in keys:
        game.choose(long(key))


def question(game: tw.Game) -> str:
    return game.decision.prompt.key.removeprefix("ask-") if game.decision else ""


def asked(game: tw.Game) -> tuple[int, str]:
    assert game.decision is not None
    return game.decision.seat, question(game)


def keys(game: tw.Game) -> list[str]:
    assert game.decision is not None
    return list(game.decision.keys)


def him(game: tw.Game) -> Facts:
    black: Facts = game.view()["black"]
    return black


def lp(game: tw.Game) -> list[int]:
    """Of Ana, Bia and the Man in Black."""
    view = game.view()
    return [player["lp"] for player in view["players"]] + [view["black"]["lp"]]


def player(game: tw.Game, seat: int) -> Facts:
    mat: Facts = game.view(seat)["players"][seat]
    return mat


def told(game: tw.Game, key: str) -> list[Facts]:
    return [event.args for event in game.events if event.key == key]


def settled(game: tw.Game) -> tw.Game:
    """Where ways are equally short, the first one."""
    while question(game) in ("black-way", "black-sheriff"):
        game.choose(keys(game)[0])
    return game


def idle(game: tw.Game, prompt: str = "income") -> tw.Game:
    """Answer as idly as possible until that question."""
    while game.decision is not None and question(game) != prompt:
        game.choose(game.decision.default)
    return game


def idle_turn(game: tw.Game) -> tw.Game:
    """The active player takes money and ends the turn."""
    idle(game)
    choose(game, "income:money")
    while question(game) != "act":
        choose(game, game.decision.default.key if game.decision else "")
    choose(game, "end")
    while game.decision is not None and question(game) != "income":
        game.choose(game.decision.default)
    return game
