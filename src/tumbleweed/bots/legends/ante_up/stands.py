"""The two stands: the General Store's stock and the Trading Post's (AU-SETUP-02, AU-MOVE-05)."""

from __future__ import annotations

from tumbleweed.bots.legends.ante_up.worth import joined
from tumbleweed.bots.legends.buying import basket
from tumbleweed.bots.legends.plan import Planner


def shop(p: Planner) -> None:
    """At each stand what it sells; upgrades at both."""
    worth, table = joined(p)
    for stand, spaces in table.frontier.sold_at.items():
        gain = basket(worth, table.up["stands"][stand])
        if gain > 0.0 and spaces:
            p.add("errand", gain, p.trip.nearest(spaces), "store")
