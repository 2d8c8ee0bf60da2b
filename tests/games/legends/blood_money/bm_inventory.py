"""All there is at a table with Blood Money, wherever it is."""

from typing import Any

import tumbleweed as tw
from games.legends.ante_up.au_inventory import au_inventory
from support.reading import state_of


def bm_inventory(game: tw.Game) -> dict[str, Any]:
    """Every card and token; of the hidden ones which there are and how many, which is public."""
    blood = state_of(game).blood
    return {
        **au_inventory(game),
        "stories": (sorted(card // 2 for card in blood.tales), [card // 2 for card in blood.told]),
        "current story": (blood.tales[-1:] and blood.tales[-1] // 2, blood.discs[:], blood.last),
        "map tokens": sorted(blood.map_at),
        "injuries": (sorted(blood.injury_deck), blood.injury[:]),
        "ruins": blood.ruins,
        "deeds": (blood.deed_of[:], blood.deeds_used),
        "trader": (blood.trader, sorted(blood.trader_deck), blood.trader_discard[:]),
        "Legendary items": (sorted(blood.relic_deck), blood.relic_shop[:], blood.relics[:]),
    }
