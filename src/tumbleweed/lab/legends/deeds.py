"""What a seat did, and which cards took effect for it, counted from the log."""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache

from tumbleweed.core.events import Event
from tumbleweed.games.legends.compiler.content import LegendsContent
from tumbleweed.games.legends.state.poker_hands import CATEGORIES
from tumbleweed.lab.legends.columns import CARD, FIGHT, GOAL, ITEM, STORY, column

# Each such event of a seat adds one to this column.
COUNTED = {
    "deposited": "deposits",
    "reveled": "revels",
    "worked": "works",
    "prospected": "prospects",
    "rolled": "dice",
    "acquired-cattle": "acquired",
    "delivered-cattle": "deliveries",
    "contributed": "discs",
    "story-resolved": "stories",
    "claimed-goal": "goals",
    "bought": "bought",
    "upgraded": "upgraded",
    "used-ability": "abilities",
    "arrested": "arrested",
    "poker-began": "poker_hosted",
    "showed": "poker_played",
    "won-pot": "poker_won",
}
# … or its argument `count` to this one.
SUMMED = {"deposited": "nuggets_sold", "wounded": "wounds_taken"}
# … and one to the column of the card it names: the kind of the column, and the argument.
FIRING = {
    "used-card": (CARD, "card"),
    "used-bonus": (CARD, "face"),
    "used-item": (ITEM, "item"),
    "story-resolved": (STORY, "story"),
    "claimed-goal": (GOAL, "goal"),
    "fight-card-acts": (FIGHT, "card"),
}
FIGHTING = ("fight-began", "won-fight", "lost-to-npc")
NOBODY = -1
HEARD = frozenset((*COUNTED, *SUMMED, *FIRING, *FIGHTING))


class Deeds:
    """Counts the events of a game into a row for each seat."""

    def __init__(self, rows: list[Counter[str]], content: LegendsContent) -> None:
        self.rows = rows
        self._content = content
        self._attacker = NOBODY  # of the current fight

    def hear(self, event: Event, seat: int) -> None:
        key, args, row = event.key, event.args, self.rows[seat]
        if key in COUNTED:
            row[COUNTED[key]] += 1
        if key in SUMMED:
            row[SUMMED[key]] += args["count"]
        if key in FIRING:
            kind, argument = FIRING[key]
            row[column(kind, named(self._content, args[argument]))] += 1
        if key in FIGHTING:
            self._fight(event, seat)
        if key == "showed":
            hand = args["hand"].removeprefix("hand:")
            row[column("hand", hand)] += 1
            row["poker_best"] = max(row["poker_best"], 1 + CATEGORIES.index(hand))

    def _fight(self, event: Event, seat: int) -> None:
        fight = event.args["fight"].removeprefix("fight:")
        if event.key == "fight-began":
            self._attacker = seat
            self._count(seat, "tried", fight)
        elif event.key == "lost-to-npc":
            self._count(seat, "lost", fight)
        else:
            self._count(seat, "won" if seat == self._attacker else "held", fight)
            loser = event.args["rival"]
            if loser is not None:
                number = seat_number(loser)
                self._count(number, "lost" if number == self._attacker else "fell", fight)

    def _count(self, seat: int, word: str, fight: str) -> None:
        self.rows[seat][column(word, fight)] += 1


@cache
def seat_number(ref: str) -> int:
    return int(ref.removeprefix("seat:"))


@lru_cache(maxsize=1024)
def named(content: LegendsContent, ref: str) -> str:
    """The id in a reference; a poker card is counted by its face."""
    kind, _, name = ref.partition(":")
    return str(content.entry(kind, name)["face"]) if kind == "card" else name
