"""Event kinds: a record for each, with its arguments, who sees the secret ones, and how the log
shows it (core/log_grammar.py).

The position in the list is its number.
"""

from __future__ import annotations

from typing import Final

from tumbleweed.core.events import Arg, EventKinds, by_key
from tumbleweed.core.log_grammar import FLEETING, MINOR, PLAIN, line, result, turn
from tumbleweed.games.goat.model import CHARACTERS, LOCATIONS, TOKENS

_SEAT: Final = Arg("seat", "seat")
_TO: Final = Arg("to", "seat")
_DEALER: Final = Arg("dealer", "seat")
_VICTIM: Final = Arg("victim", "seat")
_CARD: Final = Arg("character", "character", CHARACTERS)
_SECRET_CARD: Final = Arg("character", "character", CHARACTERS, secret=True)
_SECRET_CARDS: Final = Arg("cards", "character", CHARACTERS, many=True, secret=True)
_CLAIM: Final = Arg("claim", "character", CHARACTERS)
_PLACE: Final = Arg("location", "location", LOCATIONS)
_TOKEN: Final = Arg("token", "token", TOKENS)
_SECRET_TOKEN: Final = Arg("token", "token", TOKENS, secret=True)
_COUNT: Final = Arg("count")
_COINS: Final = Arg("coins")
_ROUND: Final = Arg("round")

_ANSWER: Final = (_SEAT, _DEALER, _CLAIM, _CARD)
_PROOF: Final = ("dealer", "claim", "character")

EVENTS: Final = EventKinds()

ROUND_BEGAN: Final = EVENTS.add("round-began", (_ROUND, Arg("starter", "seat")), turn())
# What is laid out for a round is one line.
STOCKED: Final = EVENTS.add(
    "stocked", (_PLACE, _TOKEN, _COINS), result(FLEETING, behind=("stocked",))
)
REMOVED: Final = EVENTS.add("removed", (_CARD,), line(MINOR))
GOAT_RETURNED: Final = EVENTS.add("goat-returned", (), line(MINOR))
DREW: Final = EVENTS.add("drew", (_SEAT, _COUNT, _SECRET_CARDS), line(FLEETING), audience=("seat",))
PASSED_HAND: Final = EVENTS.add(
    "passed-hand", (_SEAT, _TO, _COUNT, _SECRET_CARDS), line(FLEETING), audience=("seat", "to")
)
OFFERED: Final = EVENTS.add(
    "offered", (_SEAT, _TO, _CLAIM, _SECRET_CARD), line(), audience=("seat",)
)
ACCEPTED: Final = EVENTS.add("accepted", _ANSWER, line(proof=_PROOF))
REFUSED: Final = EVENTS.add("refused", _ANSWER, line(proof=_PROOF))
DISCARDED: Final = EVENTS.add("discarded", _ANSWER, line(proof=_PROOF))
INACTIVE: Final = EVENTS.add("inactive", (_SEAT,), line())
TOOK_TOKENS: Final = EVENTS.add("took-tokens", (_SEAT, _CARD, _PLACE, _TOKEN, _COUNT), line())
TOOK_COINS: Final = EVENTS.add("took-coins", (_SEAT, _CARD, _PLACE, _COINS), line())
TOOK_NOTHING: Final = EVENTS.add("took-nothing", (_SEAT, _CARD), line())
ROBBED: Final = EVENTS.add("robbed", (_SEAT, _PLACE, _TOKEN, _COUNT), line())
SWINDLED: Final = EVENTS.add("swindled", (_SEAT, _VICTIM, _COINS), line())
LAST_ACTIVE: Final = EVENTS.add("last-active", (_SEAT, Arg("hats")), line())
PUT_ASIDE: Final = EVENTS.add("put-aside", (_COUNT,), turn(PLAIN))
SHOT: Final = EVENTS.add("shot", (_SEAT, _VICTIM, _COINS), line())
PAID: Final = EVENTS.add("paid", (_SEAT, _CARD, _COINS), line())
ARRESTED_ROBBER: Final = EVENTS.add("arrested-robber", (_SEAT, _VICTIM, _COINS), line())
ARRESTED_CHARLATAN: Final = EVENTS.add("arrested-charlatan", (_SEAT, _VICTIM, _COINS), line())
COINS_RETURNED: Final = EVENTS.add("coins-returned", (_SEAT, _COINS), line())
KEPT_LOOT: Final = EVENTS.add("kept-loot", (_SEAT, _TOKEN, _COUNT), line())
KEPT_COINS: Final = EVENTS.add("kept-coins", (_SEAT, _COINS), line())
GAVE: Final = EVENTS.add("gave", (_SEAT, _TO, _COUNT), line())
GAMBLED: Final = EVENTS.add(
    "gambled", (_SEAT, _VICTIM, _SECRET_TOKEN), line(), audience=("seat", "victim")
)
ROUND_ENDED: Final = EVENTS.add("round-ended", (_ROUND,), line())
COUNTED: Final = EVENTS.add("counted", (_SEAT, _COINS, Arg("tokens"), Arg("total")), line())

EVENT_KINDS: Final = EVENTS.complete()
KINDS: Final = by_key(EVENT_KINDS)  # for a log without a table
