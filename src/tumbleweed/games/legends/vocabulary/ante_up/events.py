"""The events of Ante Up, behind those of the game."""

from typing import Final

from tumbleweed.core.events import Arg
from tumbleweed.core.log_grammar import STRONG, line
from tumbleweed.games.legends.vocabulary.events import COUNT, EVENTS, FROM, MONEY, SEAT, SPACE, TO

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
