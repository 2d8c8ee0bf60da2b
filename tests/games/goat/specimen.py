"""The Goat under contract: a game whose file is broken, invalid requests."""

from collections import Counter
from typing import Any

import tumbleweed as tw
from contract.specimen import Broken, Named, Refused, Specimen

HAND = ["goat", "sheriff", "farmer", "dancer"]


def offering(record: bool = True) -> tw.Game:
    """Two Characters are on the table, and seat 2 has said which card goes to whom."""
    game = tw.at_table(
        "goat",
        players=3,
        record=record,
        hand=["banker", "gunslinger", "gambler", "widow"],
        deck=["robber", "charlatan", "dancer", "goat", "sheriff"],
        stock={"saloon": 1, "bank": 1, "ranch": 1},
        till={"bank": 1, "ranch": 1},
    )
    game.choose_all(["offer:banker", "to:1", "name:widow"])
    game.choose("accept")
    game.choose_all(["offer:gunslinger", "to:2", "name:gunslinger"])
    game.choose("accept")
    game.choose_all(["offer:robber", "to:0"])
    return game


BROKEN: list[tuple[str, Any]] = [
    ("state.frames.2.step", "instant_effect"),
    ("state.frames.2.assisted", "yes"),
    ("state.frames.2", {"procedure": "offer"}),
    ("state.sealed.2", ["offer:zorro"]),
    ("state.hand.0", "zorro"),
    ("state.hand.0", 3),
    ("state.frames.2.step", None),
    ("state.frames.2.step", "answer"),
    ("state.sealed.2", ["offer:robber", "to:0", "name:robber"]),
    ("state.sealed.2", ["accept"]),
    ("state.sealed.0", ["offer:charlatan"]),
    ("state.rolls.deck", -1),
    ("state.hand.0", None),
    ("state.hand", ["widow", "robber", "charlatan", "gambler", "widow"]),
    ("state.hand", []),
    ("state.deck", ["goat", "goat", "goat"]),
    ("state.deck", []),
    ("state.removed_up", None),
    ("state.hats", [2, 1]),
    ("state.hats", [2, 1, 1, 1]),
    ("state.hats.0", 9),
    ("state.hats.0", -1),
    ("state.hat_on.goat", 9),
    ("state.hat_on", {}),
    ("state.coins", [2, 2]),
    ("state.coins.0", -7),
    ("state.coins.0", 50),
    ("state.elixirs", []),
    ("state.reserve", [1, 2, 3]),
    ("state.reserve.0/bottle", -1),
    ("state.stock", {"saloon": 1}),
    ("state.stock.mine", 1),
    ("state.till.bank", "x"),
    ("state.supply.gold", 1),
    ("state.bank", -1),
    ("state.loot", 3),
    ("state.trail", ["bottle", -1]),
    ("state.trail.2", 9),
    ("state.drawn", ["goat"]),
    ("state.holds", [0]),
    ("state.holds.0", 9),
    ("state.shown", []),
    ("state.shown.1", -1),
    ("state.dealer", 3),
    ("state.dealer", -1),
    ("state.starter", 7),
    ("state.round", 0),
    ("state.round", 99),
    ("parts", [0, 0, 0, 0]),
]
BROKEN_RECORD: list[tuple[str, Any]] = [
    ("number", 3),
    ("events.0", ["no-such-event", -1]),
    ("events.0.2", 99),
    ("events.0", []),
    ("record.choices.3", []),
    ("record.live", [99]),
    ("record.position", None),
    ("record.players", 4),
]
NAMED: list[Named] = [
    ("offering", "state.hand.0", "zorro", "field 'hand': 'zorro' is not known"),
    ("offering", "state.coins.1", "many", "field 'coins': 'many' is not a whole number"),
    ("offering", "state.table", "all", "field 'table': a list is expected, not 'all'"),
]
BAD_POSITIONS: list[Refused] = [
    ({"hand": HAND, "discard": ["farmer"]}, "cards: farmer is named twice"),
    ({"hand": ["goat", "goat"]}, "cards: goat is named twice"),
    ({"hand": HAND, "removed_up": "goat"}, "cards: goat is named twice"),
    ({"hand": [*HAND[1:], "robber"], "removed_up": "goat"}, "never lies face up .*GB-UPKEEP"),
]


def inventory(game: tw.Game) -> dict[str, Any]:
    """Every card, token and coin there is, wherever it is."""
    s, view = game.ruleset.dump(game.state), game.view()
    lone = [card for card in (s["offered"], s["removed_down"], s["removed_up"]) if card]
    zones = [s["hand"], s["deck"], s["table"], s["discard"], s["aside"], lone]
    coins = [view["supply"]["coins"], *(place["coins"] for place in view["locations"])]
    coins += [player["coins"] + player["elixirs"] for player in view["players"]]
    return {
        "cards": sorted(card for zone in zones for card in zone),
        "tokens": dict(sorted(_tokens(game).items())),
        "coins": sum(coins),
    }


def _tokens(game: tw.Game) -> Counter[str]:
    """By kind: in the supply, at the Locations, on the Robber, and as each owner sees them."""
    view = game.view()
    tokens = Counter(view["supply"]["tokens"])
    kind_at = {place["location"]: place["token"] for place in view["locations"]}
    for place in view["locations"]:
        tokens[place["token"]] += place["tokens"]
        for loot in [card["loot"] for card in place["characters"] if "loot" in card]:
            tokens[kind_at[loot["location"]]] += loot["tokens"]
    for seat in range(game.players):
        tokens += Counter(game.view(seat)["players"][seat]["tokens"])
    return +tokens


def _in_the_scene(broken: list[tuple[str, Any]]) -> tuple[Broken, ...]:
    return tuple(("offering", path, value) for path, value in broken)


SPECIMEN = Specimen(
    "goat",
    scenes={"offering": offering},
    broken=_in_the_scene(BROKEN),
    broken_record=_in_the_scene(BROKEN_RECORD),
    named=tuple(NAMED),
    unknown=("ACCEPT", "accept ", "acc\x00ept", "offer:", "offer:zorro", "to:5", "pick:a"),
    bad_positions=tuple(BAD_POSITIONS),
    inventory=inventory,
    tables=tuple({"players": players} for players in (2, 3, 4, 5)),
    rules={
        "spectator": ("GB-DEAL-03", "GB-CHAR-05", "GB-END-03"),
        "no peeking": ("GB-DEAL-10",),
    },
)
