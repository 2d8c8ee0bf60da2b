"""The events of Ante Up, behind those of the game."""

from typing import Final

from tumbleweed.core.events import Arg
from tumbleweed.core.log_grammar import MINOR, STRONG, line, result
from tumbleweed.games.legends.state.ante_up_model import LAID_KINDS
from tumbleweed.games.legends.vocabulary.events import (
    COUNT,
    EVENTS,
    FROM,
    MONEY,
    SEAT,
    SPACE,
    TO,
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
ENCOUNTERS_SHUFFLED: Final = EVENTS.add("encounters-shuffled", (COUNT,), line())
EXPLORED: Final = EVENTS.add("explored", (SEAT, SPACE, FRONTIER_TOKEN), line(STRONG))

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
