"""The events of Ante Up, after those of the game."""

from typing import Final

from tumbleweed.core.events import Arg, EventKinds
from tumbleweed.core.log_grammar import HEADLINE, MINOR, STRONG, line, result, untold
from tumbleweed.games.legends.state.ante_up_model import LAID_KINDS, MARKERS, RANKS
from tumbleweed.games.legends.vocabulary.events import (
    CARDS,
    COUNT,
    EVENTS,
    FIGHT_CARD,
    FROM,
    HAND,
    MONEY,
    SEAT,
    SPACE,
    TO,
    TOWN,
    VICTIM,
)

STOP: Final = Arg("stop", "stop", pool="stops")

TRAIN_MOVED: Final = EVENTS.add("train-moved", (STOP,), line())

# ---- land, train, frontier ----

ENCOUNTER: Final = Arg("encounter", "encounter", pool="encounters")
FRONTIER_TOKEN: Final = Arg("token", "frontier", pool="frontier_tokens")

SHERIFF_TO_OFFICE: Final = EVENTS.add("sheriff-to-office", (SPACE,), line())
TOOK_TRAIL: Final = EVENTS.add("took-trail", (SEAT, FROM, TO), line())
TOOK_RAIL: Final = EVENTS.add("took-rail", (SEAT, FROM, TO, MONEY), line(says=("spent",)))
ENCOUNTERED: Final = EVENTS.add("encounter-turned", (SEAT, ENCOUNTER, COUNT), line(STRONG))
EXPLORED: Final = EVENTS.add("explored", (SEAT, SPACE, FRONTIER_TOKEN), line(STRONG))
# ---- gambling ----

GAINED_GAMBLER: Final = EVENTS.add("gained-gambler", (SEAT, Arg("at")), result(latest=("seat",)))
BEYOND_GAMBLER: Final = EVENTS.add("gambler-beyond", (SEAT,), result())
SALOON: Final = Arg("saloon", "place", pool="saloons")
ROLLER: Final = Arg("roller", "board-token", pool="board_tokens")

POKER_ANYWHERE: Final = EVENTS.add("poker-anywhere", (SEAT,), line())
CHALLENGED: Final = EVENTS.add("challenged", (SEAT, SALOON), line())
ROLLER_DREW: Final = EVENTS.add("roller-drew", (ROLLER, COUNT), line())
ROLLER_SHOWED: Final = EVENTS.add("roller-showed", (ROLLER, CARDS, HAND), line(far=True))
ROLLER_WON: Final = EVENTS.add("roller-won", (ROLLER, MONEY), line(far=True))
ROLLER_DISCARDED: Final = EVENTS.add("roller-discarded", (ROLLER, CARDS), line(MINOR))
RANK: Final = Arg("rank", "rank", RANKS)
SHOWN: Final = Arg("cards", "fight-card", many=True, pool="fight_cards")

FARO_BEGAN: Final = EVENTS.add("faro-began", (SEAT, TOWN), line())
FARO_JOINED: Final = EVENTS.add("faro-joined", (SEAT,), line())
FARO_SHOWN: Final = EVENTS.add("faro-shown", (SEAT, SHOWN), line(far=True))
BET: Final = EVENTS.add("bet", (SEAT, RANK, MONEY), line())
FARO_LOSER: Final = EVENTS.add("faro-loser", (FIGHT_CARD,), line(far=True))
FARO_WINNER: Final = EVENTS.add("faro-winner", (FIGHT_CARD,), line(far=True))
FARO_JACKPOT: Final = EVENTS.add("faro-jackpot", (FIGHT_CARD,), line(far=True))
BET_LOST: Final = EVENTS.add("bet-lost", (SEAT, RANK, MONEY), line(says=("lost-money",)))
BET_PAID: Final = EVENTS.add("bet-paid", (SEAT, RANK, MONEY), line(STRONG, says=("gained-money",)))
BET_LEFT: Final = EVENTS.add("bet-left", (SEAT, RANK), line(MINOR))
BET_TAKEN_UP: Final = EVENTS.add("bet-taken-up", (SEAT, RANK), line(MINOR))
FARO_OVER: Final = EVENTS.add("faro-over", (), untold())
POT: Final = Arg("pot")

HIGH_STAKES_BEGAN: Final = EVENTS.add("high-stakes-began", (SEAT, TOWN), line())
SALOON_ADDED: Final = EVENTS.add("saloon-added", (MONEY, POT), line(MINOR))
RAISED_STAKES: Final = EVENTS.add("raised-stakes", (SEAT, MONEY, POT), line(says=("spent",)))
FOLDED: Final = EVENTS.add("folded", (SEAT,), line())
# ---- event cards and markers, decks looked at ----

EVENT: Final = Arg("event", "event", pool="event_cards")
EVENT_TEXT: Final = Arg("text", "event-text", pool="event_cards")
SECRET_EVENT: Final = Arg("event", "event", secret=True, pool="event_cards")
SECRET_ENCOUNTER: Final = Arg("encounter", "encounter", secret=True, pool="encounters")
DECKS: Final = ("events", "encounters", "fight", "poker")  # that can be looked at
FIGHT_DECK: Final = 2
POKER_DECK: Final = 3
DECK: Final = Arg("deck", "deck", DECKS)
MARKER: Final = Arg("marker", "marker", MARKERS)

MARKER_PASSED: Final = EVENTS.add("marker-passed", (SEAT, MARKER), result())
EVENT_TURNED_UP: Final = EVENTS.add(
    "event-turned-up", (SEAT, EVENT, EVENT_TEXT), line(HEADLINE, far=True)
)
SET_UP_EVENT: Final = EVENTS.add("set-up-event", (EVENT, EVENT_TEXT), line(alone=True))
EVENT_REPLACED: Final = EVENTS.add("event-replaced", (EVENT,), line(MINOR, alone=True))
EVENTS_SHUFFLED_BACK: Final = EVENTS.add("events-shuffled-back", (COUNT,), line(MINOR, alone=True))
DECK_RESHUFFLED: Final = EVENTS.add("deck-reshuffled", (DECK, COUNT), line(MINOR))
LOOKED_AT_EVENT: Final = EVENTS.add(
    "looked-at-event", (SEAT, SECRET_EVENT), line(), audience=("seat",)
)
LOOKED_AT_ENCOUNTER: Final = EVENTS.add(
    "looked-at-encounter", (SEAT, SECRET_ENCOUNTER), line(), audience=("seat",)
)
PUT_UNDER: Final = EVENTS.add("put-under", (SEAT, DECK), result())
SHERIFF_PUT: Final = EVENTS.add("sheriff-put", (SEAT, SPACE), line())

# ---- event tokens ----

LAID: Final = Arg("token", "laid", LAID_KINDS)
BOARD_TOKEN: Final = Arg("token", "board-token", pool="board_tokens")
AT_SALOON: Final = Arg("saloon", "place", pool="saloons")

TOKEN_LAID: Final = EVENTS.add("token-laid", (LAID, SPACE), line())
ROLLER_CAME: Final = EVENTS.add("high-roller-came", (AT_SALOON,), line())
FRONTIER_LAID: Final = EVENTS.add("frontier-laid", (SPACE, Arg("number")), line())
TOKEN_TURNED: Final = EVENTS.add("token-turned", (SEAT, BOARD_TOKEN, SPACE, COUNT), line(STRONG))
TOOK_LONGHORN: Final = EVENTS.add("took-longhorn", (SEAT, SPACE), line())
TOOK_GOLD: Final = EVENTS.add("took-gold", (SEAT, SPACE), line(says=("gained-nuggets",)))
DELIVERED_LONGHORN: Final = EVENTS.add("delivered-longhorn", (SEAT, BOARD_TOKEN), line(STRONG))
STOLE_LONGHORN: Final = EVENTS.add("stole-longhorn", (SEAT, VICTIM), line())
LOST_LONGHORNS: Final = EVENTS.add("lost-longhorns", (SEAT, COUNT), result())
TOKEN_CLEARED: Final = EVENTS.add("token-cleared", (LAID, SPACE), line(MINOR))
ROLLER_LEFT: Final = EVENTS.add("high-roller-left", (AT_SALOON,), line(MINOR))

# ---- set-up ----

EQUIPPED: Final = EVENTS.add("equipped", (SEAT,), line())

ALL_EVENTS: Final[EventKinds] = EVENTS  # with those of the game before them
