"""What Ante Up adds to what can fire: events, encounters, tokens, the frontier, tracks, travel."""

from __future__ import annotations

from collections.abc import Callable

from tumbleweed.core.events import EventKind
from tumbleweed.games.legends.components.ante_up.markers import ON_LP_TRACK
from tumbleweed.games.legends.state.ante_up_model import MARKERS, RANKS
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.vocabulary.ante_up import events

Words = Callable[[int, int, str], None]  # walks a range of the code, under a name

# Their kinds are numbered at every table, but told only with the module.
MODULE_EVENTS = frozenset(kind.key for kind in vars(events).values() if isinstance(kind, EventKind))


def names_of(compiled: Compiled) -> set[str]:
    """Everything but the words on cards and tokens."""
    up = compiled.up
    names = compiled.board.spaces
    return {
        *(f"event card {event} resolved" for event in up.events),
        *(f"event card {event} {at_set_up(compiled, i)}" for i, event in enumerate(up.events)),
        *(f"encounter {card} {end}" for card in up.encounters for end in ("won", "lost")),
        *(f"frontier token {token} found" for token in up.frontier_tokens),
        *(f"frontier space {names[space]} explored" for space in up.frontier_space),
        *(f"board token {token} turned up" for token in up.tokens),
        *(f"track {name} reached" for name in gambler_spaces(compiled)),
        *(f"marker {marker} passed" for marker in markers(compiled)),
        *(f"train stop {stop} reached" for stop in up.stops),
        *(f"pass to {names[space]} taken" for space in up.heads),
        *(f"railway to {names[space]} taken" for space in up.stations),
        *(f"faro rank {rank} bet on" for rank in RANKS),
    }


def at_set_up(compiled: Compiled, event: int) -> str:
    return "replaced" if compiled.up.not_in_setup[event] else "set up"


def gambler_spaces(compiled: Compiled) -> list[str]:
    last = len(compiled.up.gambler_effect) - 1
    return [*(f"gambler-{space}" for space in range(1, last + 1)), f"gambler beyond {last}"]


def markers(compiled: Compiled) -> list[str]:
    """AU-SETUP-09: on the LP track below the end of the game."""
    every = compiled.up.marker_every
    return [
        marker
        for number, marker in enumerate(MARKERS)
        if number >= ON_LP_TRACK or (number + 1) * every < compiled.length
    ]


def walk(compiled: Compiled, words: Words) -> None:
    """The words of its cards, tokens and spaces."""
    up = compiled.up
    for names, start, end in (
        (up.events, up.event_effect, up.event_effect_end),
        ([f"{card} won" for card in up.encounters], up.encounter_win, up.encounter_win_end),
        ([f"{card} lost" for card in up.encounters], up.encounter_lose, up.encounter_lose_end),
        (up.frontier_tokens, up.frontier_reward, up.frontier_reward_end),
        (up.tokens, up.token_reward, up.token_reward_end),
        (gambler_spaces(compiled), up.gambler_effect, up.gambler_effect_end),
    ):
        for name, first, last in zip(names, start, end, strict=True):
            words(first, last, name)
