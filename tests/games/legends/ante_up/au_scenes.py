"""Games with Ante Up in the middle of something, for tests of sight and of files."""

from collections.abc import Callable
from typing import Any

import tumbleweed as tw
from support.legends.gambling import faro, gaming
from support.legends.land import WEST_STATION, joined
from support.legends.places import BANK, CABARET, EAST_SALOON
from support.legends.playing import choose, do
from support.reading import question

Facts = dict[str, Any]
ANN: Facts = {"space": EAST_SALOON, "money": 60, "hand": "A♠ K♥", "gambler": 1}
BOB: Facts = {"space": BANK, "money": 60, "hand": "Q♠ Q♥", "gambler": 1}
HIGH = {"high_stakes": True}


def mid_faro(record: bool = True, shown: str = "9 J 3 5") -> tw.Game:
    """Three cards lie open; Bob has bet on the 9, Ann is to bet."""
    game = faro(ANN, BOB, shown=shown, turned="", record=record)
    return choose(game, "join", "bet:9.20", "bet-done")


def staying(record: bool = True, shown: str = "9 J 3 5") -> tw.Game:
    """Loser and winner were turned; Ann's 9 is still on the layout."""
    game = faro(ANN, BOB, shown=shown, turned="J 3", record=record)
    choose(game, "sit-out", "bet:9.20", "bet-done")
    assert question(game) == "stay-or-leave"
    return game


def mid_challenge(record: bool = True, roller: str = "high-roller-1", deck: str = "") -> tw.Game:
    """A high roller plays; Ann and Bob are to choose their cards."""
    facts: Facts = {"deck": deck} if deck else {}
    tokens = {"darkrock-saloon": [roller], "frontier-plain-8": ["outlaw-1"]}
    game = gaming(ANN, BOB, tokens=tokens, record=record, **facts)
    choose(game, "challenge", "join")
    assert question(game) == "poker-card"
    return game


def mid_high_stakes(record: bool = True, deck: str = "") -> tw.Game:
    """Both have raised and five cards lie open; Ann has sealed one of hers."""
    facts: Facts = {"deck": deck} if deck else {}
    game = gaming(ANN, BOB, options=HIGH, record=record, **facts)
    choose(game, "high-stakes", "join", "raise", "raise")
    game.choose("play:poker-k-hearts", seat=0)
    return game


def mid_encounter(record: bool = True, deck: tuple[str, ...] = ("express-safe",)) -> tw.Game:
    """Ann robs the train; the guard's cards are drawn, and hers lies face down."""
    hero = {"space": WEST_STATION, "hand": "A♥ 7♣"}
    options = {"house_chooses": False}
    game = joined(hero, encounter_deck=list(deck), options=options, record=record)
    do(game, "heist-train", "lay:A♥")
    assert question(game) == "npc"
    return game


def mid_event(record: bool = True, deck: tuple[str, ...] = ("old-scores",)) -> tw.Game:
    """Ann has come to a marker, and put the first of two outlaws on the board."""
    hero = {"space": CABARET, "money": 30, "lp": 4, "hand": []}
    game = joined(hero, markers=["lp-5"], event_deck=list(deck), record=record)
    choose(game, "revel:1", "put:mesitos-point-1")
    assert question(game) == "put-token"
    return game


def at_frontier(record: bool = True, token: str = "old-campfire") -> tw.Game:
    """Ann explores, and has laid out one of her cards."""
    space = "frontier-space-6-northwest"
    game = joined({"space": space, "hand": "4♥ 6♣ Q♦"}, frontier={space: token}, record=record)
    return choose(game, "frontier", "discard:4♥")


SCENES: dict[str, Callable[[bool], tw.Game]] = {
    "faro": mid_faro,
    "staying": staying,
    "challenge": mid_challenge,
    "high stakes": mid_high_stakes,
    "encounter": mid_encounter,
    "event": mid_event,
    "frontier": at_frontier,
}
