"""What Ante Up adds to the ledger of goals and tokens: 32 goals, and tokens that no goal gives."""

from typing import Any, ClassVar

from legends_goal_book import (
    NEEDED,
    STATES,
    TOLD,
    TOWNS,
    WEAPONS,
    Deeds,
    GoalBook,
    Ledger,
    Test,
    stood,
)
from tumbleweed import Event

ALL_TOKENS = {1: 9, 2: 13, 3: 5}  # LP: how many, the base's among them (AU-COMP-05)
MISC = {
    "miners-map", "whiskey", "provisions", "ten-gallon", "gazette", "snake-oil", "boot-knife",
    "bullwhip", "medicine-pouch", "pocket-watch",
}  # fmt: skip
THREE_UP = (
    "three-of-a-kind", "straight", "flush", "full-house", "four-of-a-kind", "straight-flush",
    "royal-flush", "five-of-a-kind",
)  # fmt: skip
NINE = 9
ON_THE_WAY = ("took-rail", "took-trail")
HANDS = ("poker-began", "poker-anywhere", "challenged", "high-stakes-began", "joined-poker")
COUNTED = (
    *ON_THE_WAY, *HANDS, "bet-paid", "used-item", "delivered-longhorn", "took-longhorn",
    "stole-longhorn", "folded",
)  # fmt: skip
SUMS = {"sheriff-moved": "count", "spent": "money", "gained-lp": "lp"}
# Tokens that something surely gives, and those that a choice or a fight may give.
GAMBLER_TOKENS = {4: 1, 7: 2}  # by space (AU-GAMB-02)
BEYOND_TOKENS = 2  # AU-GAMB-03
SURE_TOKENS = {"explored": ("ghost-town", "bonanza"), "delivered-longhorn": ("longhorn-6",)}
LIKELY_TOKENS = {
    "token-turned": ("outlaw-9",),
    "roller-drew": ("high-roller-3",),
    "encounter-turned": ("express-safe", "governors-private-car"),
}
WAYS: dict[str, str] = {
    "explored": "token",
    "delivered-longhorn": "token",
    "token-turned": "token",
    "roller-drew": "roller",
    "encounter-turned": "encounter",
}


def _at(space: int, *tracks: str) -> Test:
    return lambda d: any(d.most[f"at {track}"] >= space for track in tracks)


def _poker(d: Deeds) -> int:
    return sum(d.game[key] for key in HANDS)


AU_TOLD: dict[str, Test] = {
    **TOLD,
    # outlaws and claim jumpers are none of the three
    "goal-doc-beside-the-earps": lambda d: bool(
        d.game["beat player"] and d.game["bandit"] + d.game["heist"] + d.game["sheriff"]
    ),
    "goal-wong-front-page": _at(3, "marshal", "wanted", "gambler"),
    "goal-wong-the-wing-tsue-counter": lambda d: d.turn["spent"] >= 80,
    "goal-barcelo-the-bank-at-monte": lambda d: d.game["bet-paid"] >= 1,
    # who folds has played, and lost
    "goal-calamity-night-on-the-town": lambda d: bool(
        d.turn["showed"] + d.turn["folded"] and d.turn["bought"] + d.turn["upgraded"]
    ),
    "goal-barcelo-silver-and-silk": lambda d: d.most["reveled"] >= 3,
    "goal-barcelo-la-tules": _at(5, "gambler"),
    "goal-garrett-badge-and-patience": _at(3, "marshal"),
    "goal-garrett-long-pursuit": lambda d: d.game["sheriff-moved"] >= 8,
    "goal-garrett-stinking-springs": lambda d: bool(
        d.game["arrest"] + d.game["outlaw"] + d.game["claim-jumper"]
    ),
    "goal-garrett-the-authentic-life": lambda d: d.turn["gained-lp"] >= 4,
    "goal-alice-better-than-two-pair": lambda d: d.game["won three"] >= 1,
    "goal-alice-your-money-gentlemen": lambda d: d.game["won-pot"] >= 2,
    "goal-alice-cigar-and-visor": lambda d: d.most["at gambler"] >= 4 and d.game["bet-paid"] >= 1,
    "goal-bullock-hardware-on-main": lambda d: d.game["upgraded"] >= 1,
    "goal-bullock-the-look": lambda d: d.game["won low"] >= 1,
    "goal-bullock-first-sheriff": TOLD["goal-wyatt-clean-up-the-territory"],
    "goal-soapy-king-of-the-con": lambda d: d.game["jackpot"] >= 1,
    "goal-soapy-boss-of-the-town": _at(6, "gambler"),
    "goal-sundance-the-express-car": lambda d: d.game["train"] >= 1,
    "goal-sundance-wild-bunch-portrait": _at(6, "wanted"),
    "goal-curly-bill-over-the-line": lambda d: d.game["rustle"] >= 1,
    "goal-curly-bill-stray-gatherer": lambda d: bool(
        d.game["delivered-longhorn"] or d.turn["took-longhorn"] + d.turn["stole-longhorn"] >= 2
    ),
    "goal-curly-bill-red-sash": lambda d: bool(d.game["sheriff"] or d.turn["beat player"] >= 2),
}
AU_NEEDED: dict[str, Test] = {
    **NEEDED,
    "goal-barcelo-lady-of-three-towns": lambda d: stood(d, *TOWNS) == 3,
    "goal-alice-no-cards-on-sunday": lambda d: _poker(d) >= 2,
    "goal-bullock-order-in-the-gulch": lambda d: stood(d, "marshals-office") == 1,
    "goal-soapy-step-right-up": lambda d: d.game["used-item"] >= 1,
    "goal-soapy-the-prize-package": lambda d: stood(d, *TOWNS) >= 1,
    "goal-sundance-ticket-to-nowhere": lambda d: (
        d.game["took-rail"] >= 1 and stood(d, "frontier-pass") == 1
    ),
    "goal-sundance-hole-in-the-wall": lambda d: stood(d, "hideout", "outlaw-camp") >= 1,
    "goal-curly-bill-tax-collector": lambda d: d.turn["rob"] >= 1,
}
AU_STATES = {
    **STATES,
    "goal-wong-well-kept-shelves": lambda book, seat: len(book.items[seat] & MISC) >= 3,
    "goal-wong-merchant-prince": lambda book, seat: book.money[seat] >= 150,
}


class AnteUpGoalBook(GoalBook):
    """Tokens for goals and all others are kept apart (AU-TOKEN-27)."""

    told: ClassVar = AU_TOLD
    needed: ClassVar = AU_NEEDED
    states: ClassVar = AU_STATES
    all_tokens: ClassVar = ALL_TOKENS
    weapons: ClassVar = {**WEAPONS, "ivory-derringer": "derringer"}

    def __init__(self, players: int, goals: bool) -> None:
        super().__init__(players)
        self.played_for = goals
        self.kept: list[list[int]] = [[] for _ in range(players)]
        self.due = [0] * players  # tokens that must come
        self.likely = [0] * players  # and those that may
        self.shown = ["" for _ in range(players)]  # the hand of poker just shown
        self.slot = ""  # the card of Faro that pays

    def all_there(self) -> bool:
        held = sum(map(len, self.tokens)) + sum(map(len, self.kept))
        return sum(self.bag.values()) + held == sum(self.all_tokens.values())

    def _look(self, seat: int) -> None:
        if self.played_for:
            super()._look(seat)

    def lp_of(self, seat: int) -> int:
        """AU-TOKEN-28."""
        return sum(self.tokens[seat]) + sum(self.kept[seat])

    def hear(self, event: Event, book: Ledger) -> None:
        if event.key in ("faro-winner", "faro-jackpot"):
            self.slot = event.key
        self._owe(event)
        super().hear(event, book)
        if not sum(self.bag.values()):  # AU-TOKEN-26
            self.due = [0] * len(self.due)

    def _new_turn(self) -> None:
        """What was owed has come; a reward that was not chosen never will."""
        super()._new_turn()
        assert not any(self.due), "a legendary token is missing"
        self.likely = [0] * len(self.likely)

    # ---- deeds ----

    def _enter(self, key: str, args: dict[str, Any], seat: int, book: Ledger) -> None:
        deeds = self.deeds[seat]
        if key in COUNTED:
            deeds.add(key)
        if key in SUMS:
            deeds.add(key, args[SUMS[key]])
        if key in ON_THE_WAY:  # 1 space entered (AU-MOVE-19)
            deeds.add("rode")
            deeds.add("stood", at=book.space[seat])
            deeds.add("acted")
        if key == "bet-paid" and self.slot == "faro-jackpot":
            deeds.add("jackpot")
        if key in HANDS:
            self.shown[seat] = ""
        super()._enter(key, args, seat, book)

    def _gained_gambler(self, args: dict[str, Any], seat: int, book: Ledger) -> None:
        self.deeds[seat].add("at gambler", args["at"])

    def _showed(self, args: dict[str, Any], seat: int, book: Ledger) -> None:
        super()._showed(args, seat, book)
        self.shown[seat] = args["hand"].partition(":")[2]

    def _won_pot(self, args: dict[str, Any], seat: int, book: Ledger) -> None:
        if self.shown[seat] in THREE_UP:
            self.deeds[seat].add("won three")

    def _won_fight(self, args: dict[str, Any], seat: int, book: Ledger) -> None:
        super()._won_fight(args, seat, book)
        deeds = self.deeds[seat]
        if self.foe == "train":  # its guard is one (AU-TRAIN-15)
            deeds.add("heist", at=book.space[seat])
        if self.foe in ("bandit", "outlaw", "claim-jumper") and deeds.card <= NINE:
            deeds.add("won low")

    # ---- tokens that no goal gives (AU-TOKEN-25 to -28) ----

    def _owe(self, event: Event) -> None:
        args, key = event.args, event.key
        if key == "gained-gambler":
            self._promise(args, GAMBLER_TOKENS.get(args["at"], 0))
        elif key == "gambler-beyond":
            self._promise(args, BEYOND_TOKENS)
        elif key in WAYS:
            which = args[WAYS[key]].partition(":")[2]
            if which in SURE_TOKENS.get(key, ()):
                self._promise(args, 1)
            elif which in LIKELY_TOKENS.get(key, ()):  # of whoever wins it
                self.likely = [count + 1 for count in self.likely]

    def _promise(self, args: dict[str, Any], tokens: int) -> None:
        self.due[int(args["seat"].partition(":")[2])] += tokens

    def _drew_token(self, args: dict[str, Any], seat: int, book: Ledger) -> None:
        if self.drawing:
            super()._drew_token(args, seat, book)
            return
        lp = int(args["token"][-1])
        assert self.bag[lp]
        assert self.due[seat] + self.likely[seat], "a legendary token for nothing"
        self.bag[lp] -= 1
        self.kept[seat].append(lp)
        owed = self.due if self.due[seat] else self.likely
        owed[seat] -= 1

    def _tokens_shown(self, args: dict[str, Any], seat: int, book: Ledger) -> None:
        count = len(self.tokens[seat]) + len(self.kept[seat])
        assert (args["count"], args["lp"]) == (count, self.lp_of(seat))
