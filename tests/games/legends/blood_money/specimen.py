"""Western Legends with Blood Money under contract: all its parts at every table."""

from collections.abc import Iterator
from typing import Any

import tumbleweed as tw
from contract.specimen import GIVEN, Broken, Named, Specimen
from games.legends.blood_money.bm_inventory import bm_inventory
from games.legends.blood_money.bm_moments import MODULES, bm_moments
from games.legends.blood_money.bm_scenes import SCENES

NAMED: list[Named] = [
    ("offer", "state.story", [1], "story has 1 entries"),
    ("offer", "state.story.0", 9, "story: out of range"),
    ("trade", "state.tales", ["bad-paper-a"], "tales: 1 stories, of 20"),
    ("offer", "state.discs", [0, 9, -1], "discs: of nobody"),
    ("condition", "state.last", 0, "last: without a disc"),
    ("offer", "state.outcome_up", 1, "outcome_up: not as the story is being resolved"),
    ("condition", "state.map_at", {}, "map_at"),
    ("trade", "state.deed_of.deed-bank", 7, "deed_of: there is no such seat"),
    ("trade", "state.deed_of.deed-bank", -1, "deeds_used: nobody owns a deed that was used"),
    ("trade", "state.relic_deck", [], "relic"),
    ("trade", "state.trader_deck", [], "trader"),
    ("trade", "state.relics", [], "relics has 0 entries"),
    ("forfeit", "state.injury_deck", [], "injuries: not every card lies in exactly one place"),
    ("forfeit", "state.injury", [None, None, None], "injuries: not every card lies in exactly"),
    ("forfeit", "state.wounds.0", 0, "injury: seat 0 has one without wounds"),
    ("forfeit", "state.risked", 2, "risked: neither 0 nor 1"),
]
BROKEN: list[Broken] = [
    ("offer", "state.told", ["the-end"]),
    ("offer", "options", {"length": 15, "modules": ["ante-up"]}),
    ("condition", "state.frames.2", {"procedure": "tale"}),
    ("trade", "state.relic_shop", ["a-harp"]),
    ("trade", "state.cart", "mars"),
    ("forfeit", "state.ruins", ["the-moon"]),
    ("forfeit", "state.sealed.0", ["discard:poker-2-clubs"]),
]
TABLES: list[dict[str, Any]] = [
    {"players": players, "variants": variants, "house_chooses": house}
    for players in (2, 3, 4, 5, 6)
    for variants in ([], ["goals"])
    for house in (False, True)
]


def held(players: int, seed: int, **said: Any) -> Iterator[tw.Game]:
    for game, _ in bm_moments(players, seed, **said):
        yield game


BLOOD_MONEY = Specimen(
    "legends",
    name="legends+blood-money",
    counts=(2, 4),
    short={"length": 15, "modules": MODULES},
    held=held,
    every=60,
    scenes=SCENES,
    broken=tuple(BROKEN),
    named=tuple(NAMED),
    unknown=("RISK:card", "risk:", "offer:", "condition:9", "deed:the-moon", "relic:harp"),
    # Dealt before the first question, or in use without the module only.
    given=GIVEN | {"story_seen", "stand", "ranch_blue", "story_left", "story_right", "discs_left",
                   "discs_right", "resolving", "pot", "folded", "stays_wanted"},
    full={"variants": ["goals"]},
    variety=({"house_chooses": False}, {"house_chooses": True, "variants": ["goals"]}),
    inventory=bm_inventory,
    tables=tuple(TABLES),
    asked=frozenset({"ask-trade", "ask-gang", "ask-start-deed", "ask-discard"}),
    telling=frozenset({"ask-react", "ask-answer"}),
    rules={"alike": ("BM-SETUP-03",), "no tells": ("BM-STORY-12",)},
)  # fmt: skip
