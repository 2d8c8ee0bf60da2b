"""What can happen, as the log tells it. Secret arguments reach only their audience."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.events import Arg, EventKind
from tumbleweed.games.goat.model import CHARACTERS, LOCATIONS, TOKENS


def _seat(name: str) -> Arg:
    return Arg(name, "seat")


def _card(name: str = "character", secret: bool = False) -> Arg:
    return Arg(name, "character", CHARACTERS, secret=secret)


_CARDS = Arg("cards", "character", CHARACTERS, many=True, secret=True)
_PLACE = Arg("location", "location", LOCATIONS)
_TOKEN = Arg("token", "token", TOKENS)
_COUNT = Arg("count")
_COINS = Arg("coins")
_ROUND = Arg("round")

ROUND_BEGAN: Final = 0
STOCKED: Final = 1
REMOVED: Final = 2
GOAT_RETURNED: Final = 3
DREW: Final = 4
PASSED_HAND: Final = 5
OFFERED: Final = 6
ACCEPTED: Final = 7
REFUSED: Final = 8
DISCARDED: Final = 9
INACTIVE: Final = 10
TOOK_TOKENS: Final = 11
TOOK_COINS: Final = 12
TOOK_NOTHING: Final = 13
ROBBED: Final = 14
SWINDLED: Final = 15
LAST_ACTIVE: Final = 16
PUT_ASIDE: Final = 17
SHOT: Final = 18
PAID: Final = 19
ARRESTED_ROBBER: Final = 20
ARRESTED_CHARLATAN: Final = 21
COINS_RETURNED: Final = 22
KEPT_LOOT: Final = 23
KEPT_COINS: Final = 24
GAVE: Final = 25
GAMBLED: Final = 26
ROUND_ENDED: Final = 27
COUNTED: Final = 28

EVENT_KINDS: Final = [
    EventKind("round-began", _ROUND, _seat("starter")),
    EventKind("stocked", _PLACE, _TOKEN, _COINS),
    EventKind("removed", _card()),
    EventKind("goat-returned"),
    EventKind("drew", _seat("seat"), _COUNT, _CARDS),
    EventKind("passed-hand", _seat("seat"), _seat("to"), _COUNT, _CARDS),
    EventKind(
        "offered", _seat("seat"), _seat("to"), _card("claim"), _card("character", secret=True)
    ),
    EventKind("accepted", _seat("seat"), _seat("dealer"), _card("claim"), _card()),
    EventKind("refused", _seat("seat"), _seat("dealer"), _card("claim"), _card()),
    EventKind("discarded", _seat("seat"), _seat("dealer"), _card("claim"), _card()),
    EventKind("inactive", _seat("seat")),
    EventKind("took-tokens", _seat("seat"), _card(), _PLACE, _TOKEN, _COUNT),
    EventKind("took-coins", _seat("seat"), _card(), _PLACE, _COINS),
    EventKind("took-nothing", _seat("seat"), _card()),
    EventKind("robbed", _seat("seat"), _PLACE, _TOKEN, _COUNT),
    EventKind("swindled", _seat("seat"), _seat("victim"), _COINS),
    EventKind("last-active", _seat("seat"), Arg("hats")),
    EventKind("put-aside", _COUNT),
    EventKind("shot", _seat("seat"), _seat("victim"), _COINS),
    EventKind("paid", _seat("seat"), _card(), _COINS),
    EventKind("arrested-robber", _seat("seat"), _seat("victim"), _COINS),
    EventKind("arrested-charlatan", _seat("seat"), _seat("victim"), _COINS),
    EventKind("coins-returned", _seat("seat"), _COINS),
    EventKind("kept-loot", _seat("seat"), _TOKEN, _COUNT),
    EventKind("kept-coins", _seat("seat"), _COINS),
    EventKind("gave", _seat("seat"), _seat("to"), _COUNT),
    EventKind(
        "gambled",
        _seat("seat"),
        _seat("victim"),
        Arg("token", "token", TOKENS, secret=True),
    ),
    EventKind("round-ended", _ROUND),
    EventKind("counted", _seat("seat"), _COINS, Arg("tokens"), Arg("total")),
]
