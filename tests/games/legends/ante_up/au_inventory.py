"""All there is at a table with Ante Up, wherever it is."""

from typing import Any

import tumbleweed as tw
from games.legends.legends_inventory import inventory


def au_inventory(game: tw.Game) -> dict[str, Any]:
    """Every card and token by name; of the hidden ones how many are where, which is public."""
    s = game.ruleset.dump(game.state)
    events = s["event_deck"] + s["event_discard"] + s["event_aside"] + [s["event"]]
    encounters = s["encounter_deck"] + s["encounter_discard"] + [s["encounter"]]
    frontier = list(s["frontier"].values()) + s["frontier_supply"]
    frontier += [token for token, finder in s["found_by"].items() if finder >= 0]
    found = inventory(game)
    return {
        **found,
        "cattle": sorted([*found["cattle"], *s["ranch_orange"]]),
        "events": sorted(filter(None, events)),
        "encounters": sorted(filter(None, encounters)),
        "frontier": sorted(filter(None, frontier)),
        "orange": len(s["ranch_orange"]),
        "event tokens": sorted((name.rpartition("-")[0], at) for name, at in s["token_at"].items()),
        "legendary": (s["claims"], len(s["tokens"])),
        "gold": s["supply"] + sum(s["nuggets"]) + len(s["dust"]),
        "stands": s["stand"],
    }
