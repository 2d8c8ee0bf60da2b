"""The events of Ante Up, behind those of the game."""

from typing import Final

from tumbleweed.core.events import Arg
from tumbleweed.core.log_grammar import line
from tumbleweed.games.legends.vocabulary.events import EVENTS

STOP: Final = Arg("stop", "stop", pool="stops")

TRAIN_MOVED: Final = EVENTS.add("train-moved", (STOP,), line())
