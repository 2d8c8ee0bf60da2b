"""Tables with Ante Up, and what lies on them."""

from collections.abc import Mapping
from typing import Any

import tumbleweed as tw
from support.legends.tables import table

MODULES = ["ante-up"]


def au_table(*seats: Mapping[Any, Any], **facts: Any) -> tw.Game:
    """As `table`, with the module; no event marker lies on a track unless told."""
    options = {"modules": MODULES, **facts.pop("options", {})}
    return table(*seats, options=options, **facts)


def au_new(players: int, seed: int, **options: Any) -> tw.Game:
    return tw.new("legends", players, seed, modules=MODULES, **options)


def up(game: tw.Game, seat: int | None = None) -> dict[str, Any]:
    """What Ante Up adds to a view."""
    found: dict[str, Any] = game.view(seat)["up"]
    return found


def told(game: tw.Game, *kinds: str) -> list[str]:
    """The kinds of events so far, or those of these kinds."""
    return [event.key for event in game.events_for(None) if not kinds or event.key in kinds]
