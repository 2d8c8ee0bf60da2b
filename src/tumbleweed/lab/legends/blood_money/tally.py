"""What Blood Money gives a seat, counted from the log."""

from __future__ import annotations

from collections import Counter

from tumbleweed.core.events import Event
from tumbleweed.lab.legends.blood_money.names import (
    INJURY,
    OUTCOME,
    RELIC,
    RISK,
    RUINS,
    TALE,
    TITLE,
)
from tumbleweed.lab.legends.columns import column

# Each such event of a seat adds one to this column.
COUNTED = {
    "condition-met": "conditions",
    "offer-taken": "offers",
    "tale-resolved": "tales",
    "map-turned": "maps",
    "rolled-risk": "risks",
    "injured": "injured",
    "injury-healed": "recovered",
    "claimed-deed": "claims",
    "used-deed": "title_actions",
    "repaired": "repairs",
    "bought-relic": "relics_bought",
    "got-relic": "relics_found",
    "ruined": RUINS,
}
# … or its argument `count` to this one.
SUMMED = {"forfeits": "forfeits"}
# … and one to the columns of what it names.
FIRING = {
    "tale-resolved": ((TALE, "tale"), (OUTCOME, "outcome")),
    "claimed-deed": ((TITLE, "deed"),),
    "injured": ((INJURY, "injury"),),
    "bought-relic": ((RELIC, "relic"),),
    "got-relic": ((RELIC, "relic"),),
    "rolled-risk": ((RISK, "face"),),
}
SEATLESS = ("ruined",)  # counted in the first row
HEARD = frozenset((*COUNTED, *SUMMED, *FIRING, "tale-rewarded"))


class BloodMoneyTally:
    """Counts the events of a game into a row for each seat."""

    def __init__(self, rows: list[Counter[str]]) -> None:
        self.rows = rows

    def hear(self, event: Event, seat: int) -> None:
        key, args, row = event.key, event.args, self.rows[seat]
        if key in COUNTED:
            row[COUNTED[key]] += 1
        if key in SUMMED:
            row[SUMMED[key]] += args["count"]
        for kind, argument in FIRING.get(key, ()):
            row[column(kind, args[argument].partition(":")[2])] += 1
