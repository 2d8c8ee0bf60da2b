"""What a seat did, and which cards fired for it, counted from the log."""

from __future__ import annotations

from collections import Counter

from tumbleweed.core.events import Event
from tumbleweed.games.legends.content import legends_content
from tumbleweed.games.legends.hands import CATEGORIES
from tumbleweed.lab.legends.columns import CARD, FIGHT, ITEM, STORY, column

# An event of a seat counts one in this column.
COUNTED = {
    "deposited": "deposits",
    "reveled": "revels",
    "worked": "works",
    "rolled": "dice",
    "acquired-cattle": "acquired",
    "delivered-cattle": "deliveries",
    "contributed": "discs",
    "story-resolved": "stories",
    "bought": "bought",
    "upgraded": "upgraded",
    "used-ability": "abilities",
    "arrested": "arrested",
    "poker-began": "poker_hosted",
    "showed": "poker_played",
    "won-pot": "poker_won",
}
# … or its argument `count` in this one.
SUMMED = {"deposited": "nuggets_sold", "wounded": "wounds_taken"}
# … and one in the column of the card it names: the kind of the column, and the argument.
FIRING = {
    "used-card": (CARD, "card"),
    "used-item": (ITEM, "item"),
    "story-resolved": (STORY, "story"),
    "fight-card-acts": (FIGHT, "card"),
}
FIGHTING = {"fight-began": "tried", "won-fight": "won", "lost-to-npc": "lost"}
HEARD = frozenset((*COUNTED, *SUMMED, *FIRING, *FIGHTING))


class Deeds:
    """Hears the events of a game and counts, a row for each seat."""

    def __init__(self, rows: list[Counter[str]]) -> None:
        self.rows = rows

    def hear(self, event: Event, seat: int) -> None:
        key, args, row = event.key, event.args, self.rows[seat]
        if key in COUNTED:
            row[COUNTED[key]] += 1
        if key in SUMMED:
            row[SUMMED[key]] += args["count"]
        if key in FIRING:
            kind, argument = FIRING[key]
            row[column(kind, named(kind, args[argument]))] += 1
        if key in FIGHTING:
            self._fight(event, seat)
        if key == "showed":
            hand = args["hand"].removeprefix("hand:")
            row[column("hand", hand)] += 1
            row["poker_best"] = max(row["poker_best"], 1 + CATEGORIES.index(hand))

    def _fight(self, event: Event, seat: int) -> None:
        """`tried` is the attacker's, or the one's whom the Sheriff is after."""
        fight = event.args["fight"].removeprefix("fight:")
        self.rows[seat][column(FIGHTING[event.key], fight)] += 1
        if event.key == "won-fight" and event.args["rival"] is not None:
            loser = seat_number(event.args["rival"])
            if loser < len(self.rows):
                self.rows[loser][column("lost", fight)] += 1


def seat_number(ref: str) -> int:
    return int(ref.removeprefix("seat:"))


def named(kind: str, ref: str) -> str:
    """The id in a reference; a poker card goes by its face."""
    name = ref.partition(":")[2]
    return str(legends_content().entry("card", name)["face"]) if kind == CARD else name
