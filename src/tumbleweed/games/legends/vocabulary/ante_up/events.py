"""The events of Ante Up, behind those of the game."""

from typing import Final

from tumbleweed.core.events import Arg
from tumbleweed.core.log_grammar import HEADLINE, MINOR, line, result
from tumbleweed.games.legends.state.ante_up_model import MARKERS
from tumbleweed.games.legends.vocabulary.events import COUNT, EVENTS, SEAT, SPACE

STOP: Final = Arg("stop", "stop", pool="stops")

TRAIN_MOVED: Final = EVENTS.add("train-moved", (STOP,), line())

# ---- event cards and markers, decks looked at ----

EVENT: Final = Arg("event", "event", pool="event_cards")
EVENT_TEXT: Final = Arg("text", "event-text", pool="event_cards")
SECRET_EVENT: Final = Arg("event", "event", secret=True, pool="event_cards")
SECRET_ENCOUNTER: Final = Arg("encounter", "encounter", secret=True, pool="encounters")
DECKS: Final = ("events", "encounters")
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
