"""The truths that reasons are compared with can fail: each in a position where it is not so."""

from typing import Any

import pytest

from exhaustive.case import Case
from exhaustive.tables import GOALS, Table
from exhaustive.truths import TRUTHS

STORE, STATION = "darkrock-store-east", "spikes-view-rail-station"
PRAIRIE, GULCH = "spikes-view-1", "spikes-view-hideout-c"  # next to each other
RICH = {"space": STORE, "money": 120}
THERE = {"space": f"space:{GULCH}"}
TALLEST = "goal-calamity-tall-tales"


def told(option: str, facts: dict[str, Any], args: dict[str, Any]) -> Case:
    """At a table of four; the asker is Calamity Jane, who may act."""
    jane = {"character": "calamity-jane", "space": PRAIRIE, **facts.pop("seat", {})}
    seats = {0: jane, **facts.pop("others", {})}
    game = Table("revised", 4, GOALS).position({"seats": seats, **facts}, seed=1)
    return Case(game, 0, "act", option, args)


def seat(**facts: Any) -> dict[str, Any]:
    return {"seat": facts}


# Per reason: an option, what is said of it, and a position in which it is not so.
UNTRUE: list[tuple[str, str, dict[str, Any], dict[str, Any]]] = [
    ("why-too-far", f"ride:{GULCH}", {"count": 2, **THERE}, {}),
    ("why-too-far", f"ride:{STORE}", {"count": 9, **THERE}, {}),  # he has another movement
    ("why-no-movement", "ride", {}, {}),
    ("why-no-step", "step", {}, {}),
    ("why-not-adjacent", f"step:{GULCH}", THERE, {}),
    ("why-last-space", f"step:{GULCH}", THERE, {}),
    ("why-bandit-in-the-way", f"ride:{GULCH}", THERE, {"bandits": [GULCH]}),
    ("why-sheriff-in-the-way", f"ride:{GULCH}", THERE, seat(wanted=2)),
    ("why-nothing-to-buy", "store", {}, seat(**RICH)),
    ("why-nothing-to-buy", "upgrade", {}, seat(**RICH, items=["mule"])),
    ("why-enter-store", "buy:mule", {}, seat(space=STORE, money=0)),
    ("why-misc-full", "buy:whiskey", {"count": 3}, seat(**RICH, items=["miners-map"])),
    ("why-item-no-action", "item:provisions", {}, seat(items=["provisions"])),
    ("why-item-no-effect", "item:provisions", {}, seat(items=["provisions"])),
    ("why-no-effect", "use:poker-5-hearts", {}, seat(hand=["poker-5-hearts"])),
    ("why-used-up", "ability:calamity-jane", {}, seat(legend=True, lp=6)),
    ("why-carrying", "acquire", {}, seat()),
    ("why-empty-ranch", "acquire", {}, seat(space="mesitos-point-ranch-green")),
    ("why-no-delivery-here", "deliver", {}, seat(space=STATION, cattle="cattle-green-1")),
    ("why-after-a-move", "deliver", {}, seat(cattle="cattle-green-1")),
    ("why-goal-not-met", f"claim:{TALLEST}", {}, seat(goals=[TALLEST], met=[TALLEST])),
    ("why-no-goal-met", "claim", {}, seat(goals=[TALLEST], met=[TALLEST])),
    ("why-nobody-to-fight", "duel", {}, {"others": {1: {"space": PRAIRIE}}}),
    ("why-chosen-already", "discard:poker-5-hearts", {}, seat(hand=["poker-5-hearts"])),
    ("why-other-choice", "choose:no-man.1", {"source": "node:another"}, {}),
]


@pytest.mark.parametrize(("key", "option", "args", "facts"), UNTRUE)
def test_a_truth_can_fail(
    key: str, option: str, args: dict[str, Any], facts: dict[str, Any]
) -> None:
    assert TRUTHS[key](told(option, dict(facts), args)) is False
