"""The truths that Blood Money's reasons are compared with can fail, too."""

from typing import Any

import pytest

from exhaustive.blood_money.truths import TRUTHS
from exhaustive.case import Case
from exhaustive.tables import BLOOD_MONEY, Table

BANK = "darkrock-bank"
PREACHER = "the-circuit-preacher-c1"  # an offer, in a town
SALOON = "darkrock-saloon-east"
SURVEY = {"tale": "the-lost-survey-b", "map_tokens": {SALOON: "x"}}
HURT = {"injury": "cracked-ribs", "wounds": 2}


def told(option: str, facts: dict[str, Any], args: dict[str, Any]) -> Case:
    """At a table of three; the asker may act at the Bank, the Trader is near."""
    hero = {"character": "al-swearengen", "space": BANK, **facts.pop("seat", {})}
    table: dict[str, Any] = {"tale": "the-circuit-preacher-a", "trader": "trader-darkrock"}
    table |= {"deeds": {}, "deeds_used": [], "seats": {0: hero}, **facts}
    return Case(Table("revised", 3, BLOOD_MONEY).position(table, seed=1), 0, "act", option, args)


# Per reason: an option, what is said of it, and a position in which it is not so.
UNTRUE: list[tuple[str, str, dict[str, Any], dict[str, Any]]] = [
    ("why-no-offer", "offer", {}, {}),
    ("why-nothing-to-pay", f"offer:{PREACHER}", {}, {}),
    ("why-one-offer", f"offer:{PREACHER}", {}, {}),
    ("why-offer-elsewhere", f"offer:{PREACHER}", {}, {}),
    ("why-other-tale", f"offer:{PREACHER}", {}, {}),
    ("why-condition-met", f"offer:{PREACHER}", {"seat": "seat:1"}, {"tale_discs": [0, None]}),
    ("why-no-map-token-here", "map", {}, {**SURVEY, "seat": {"space": SALOON}}),
    ("why-map-after-a-move", "map", {}, {}),
    ("why-ruined", "work", {"place": "place:bank"}, {}),
    ("why-not-a-ruin", "repair:bank", {}, {"ruins": ["bank"]}),
    ("why-no-ruin-here", "repair", {}, {"ruins": ["bank"]}),
    ("why-repair-there", "repair:bank", {}, {"ruins": ["bank"]}),
    ("why-no-card-for-repair", "repair:bank", {}, {}),
    ("why-risked", "risk:card", {}, {}),
    ("why-no-risk", "risk:card", {}, {"seat": HURT}),
    ("why-no-reveling", "revel:1", {}, {"seat": HURT}),
    ("why-injury-stops-item", "item:revolver", {}, {"seat": {**HURT, "items": ["revolver"]}}),
    ("why-no-deeds-in-game", "claim-deed:deed-bank", {}, {}),
    ("why-no-deed-here", "claim-deed", {}, {}),
    ("why-own-deed", "claim-deed:deed-bank", {}, {"deeds": {"deed-bank": 1}}),
    ("why-deed-taken", "claim-deed:deed-bank", {"seat": "seat:2"}, {"deeds": {"deed-bank": 1}}),
    ("why-deed-used", "deed:deed-bank", {}, {"deeds": {"deed-bank": 0}}),
    ("why-deed-no-effect", "deed:deed-bank", {}, {"deeds": {"deed-bank": 0}}),
    ("why-no-deed-to-use", "deed", {}, {"deeds": {"deed-bank": 0}}),
    ("why-trader-elsewhere", "trader", {}, {}),
    ("why-enter-trade", "relic", {}, {"seat": {"money": 0}}),
    ("why-relics-not-sold", "relic", {}, {}),
    ("why-own-relic", "relic:portrait", {}, {}),
    ("why-relic-not-shown", "relic:portrait", {}, {"relic_shop": ["portrait"]}),
    ("why-not-your-relic", "use-relic:portrait", {}, {"seat": {"relics": ["portrait"]}}),
    ("why-relic-by-itself", "use-relic:telegram", {}, {"seat": {"relics": ["telegram"]}}),
    ("why-no-free-ability", "free-ability", {}, {}),
    ("why-between-actions", "free-ability", {}, {}),
]


@pytest.mark.parametrize(("key", "option", "args", "facts"), UNTRUE)
def test_a_truth_can_fail(
    key: str, option: str, args: dict[str, Any], facts: dict[str, Any]
) -> None:
    assert TRUTHS[key](told(option, dict(facts), args)) is False
