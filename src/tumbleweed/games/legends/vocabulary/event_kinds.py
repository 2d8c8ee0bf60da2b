"""All kinds of events, in the order of their numbers."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.events import EventKind, by_key
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.vocabulary.blood_money.events import ALL_EVENTS, BEFORE
from tumbleweed.games.legends.vocabulary.events import OF_THE_GAME

EVENT_KINDS: Final = ALL_EVENTS.complete()
KINDS: Final = by_key(EVENT_KINDS)  # for a log without a table


def legends_events(compiled: Compiled) -> list[EventKind]:
    """The kinds that can happen, with the names in the compiled content."""
    upgraded = [side or item for item, side in zip(compiled.items, compiled.upgrades, strict=True)]
    pools: dict[str, tuple[str, ...]] = {
        "spaces": tuple(compiled.board.spaces),
        "mesas": tuple(compiled.board.mesas),
        "regions": tuple(compiled.board.regions),
        "sides": (*compiled.items, *upgraded),  # an item, or its upgraded side
        "cards": tuple(compiled.cards),
        "fight_cards": tuple(compiled.fight_cards),
        "black_cards": tuple(compiled.man_in_black_cards),
        "characters": tuple(compiled.characters),
        "cattle": tuple(compiled.cattle),
        "stories": tuple(compiled.stories),
        "backs": tuple(compiled.backs),
        "goals": tuple(compiled.goals),
        "tokens": tuple(compiled.tokens),
        "die_faces": tuple(compiled.die_faces),
        "faces": tuple(compiled.faces),
        **compiled.up.pools(),
        **compiled.blood.pools(),
    }
    there = EVENT_KINDS if compiled.blood_money else EVENT_KINDS[:BEFORE]
    there = there if compiled.modules else there[:OF_THE_GAME]
    return [kind.bound(pools) for kind in there]
