"""What the visibility laws need at the table of Western Legends: things to try, things to count."""

from typing import Any

import tumbleweed as tw

CATALOGUE = tw.new("legends", players=6, seed=0).ruleset.catalogue.keys
VERBS = {key.partition(":")[0]: key for key in CATALOGUE}  # one option of each verb
ACTIONS = sorted({*VERBS, *VERBS.values()})


def inventory(game: tw.Game) -> dict[str, Any]:
    """Every card and token there is, wherever it is; and a state the game can be in."""
    assert game.ruleset.faults(game.state) == []
    s = game.ruleset.dump(game.state)
    poker = [card for hand in s["hands"] for card in hand] + [card for card in s["laid"] if card]
    for zone in ("played", "flop", "dealer_hand", "deck", "discard"):
        poker += s[zone]
    fight = s["fight_deck"] + s["npc_hand"] + ([s["npc_card"]] if s["npc_card"] else [])
    cattle = s["ranch_green"] + s["ranch_blue"] + [token for token in s["cattle"] if token]
    return {
        "poker": sorted(poker),
        "fight": sorted(fight),
        "stories": sorted(s["story_left"] + s["story_right"]),
        "cattle": sorted(cattle),
        "nuggets": s["supply"] + sum(s["nuggets"]),
        "epochs": sorted(s["epoch"].items()),
    }
