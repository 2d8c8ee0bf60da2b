"""The events of Ante Up, behind those of the game."""

from typing import Final

from tumbleweed.core.events import Arg
from tumbleweed.core.log_grammar import line, result
from tumbleweed.games.legends.vocabulary.events import EVENTS, SEAT

STOP: Final = Arg("stop", "stop", pool="stops")

TRAIN_MOVED: Final = EVENTS.add("train-moved", (STOP,), line())

# ---- gambling ----

GAINED_GAMBLER: Final = EVENTS.add("gained-gambler", (SEAT, Arg("at")), result(latest=("seat",)))
BEYOND_GAMBLER: Final = EVENTS.add("gambler-beyond", (SEAT,), result())
