"""A bookkeeper for Western Legends with Blood Money: what it adds, from events alone.

Prices, points and places are written down a second time here; the deeds are recounted by the
printed rule.
"""

from typing import Any, ClassVar

from ante_up_book import POST, STORES, AnteUpBook
from ante_up_files import BASE, FOLDER, MODULE, read, rows
from blood_money_goal_book import BloodMoneyGoalBook
from legends_book import name, number
from legends_goal_book import GoalBook

FILES = read(FOLDER / "blood-money")
REGIONS = {
    space["id"]: space["region"]
    for board in (BASE["board-main"], MODULE["board-buzzard-gulch"])
    for space in rows(board, "space")
}
TALES = 20
CONDITIONS = {  # by the id of the story
    tale["id"]: tuple(each["id"] for each in tale["condition"])
    for tale in rows(FILES["legendary-stories"], "story")
}
LAST_SPACE = 4
STRIKE = "the-iron-road-strike"
MAPS = 3
RUINS = 12
INJURIES = 18
RELIC_PRICE = 40
RELIC_LP = {
    "cattle-brand": 1, "portrait": 2, "spurs": 0, "canteen": 1, "snakeskin-boots": 1,
    "dime-western": 1, "telegram": 1, "fiddle": 0,
}  # fmt: skip
INJURY_LP = {
    "concussion": -1, "festering-wound": -1, "broken-jaw": -1, "shattered-nerves": -1,
    "graveyard-cough": -1, "lost-eye": -2, "ugly-scar": -2,
}  # fmt: skip
KINDS = {
    "saloon": ("deed-darkrock-saloon", "deed-red-falls-saloon", "deed-buzzard-gulch-saloon"),
    "store": ("deed-darkrock-general-store", "deed-red-falls-general-store", "deed-trading-post"),
    "ranch": ("deed-ranch-green", "deed-ranch-blue", "deed-ranch-orange"),
    "mine": ("deed-mine-sunny-hills", "deed-mine-cliff-junction", "deed-mine-spikes-view"),
    "station": ("deed-rail-station", "deed-station-buzzard-gulch"),
}
COSTS = {"saloon": 60, "store": 60, "ranch": 50, "mine": 60, "station": 50}
ALONE = {"deed-bank": 80, "deed-cabaret": 60, "deed-doctor": 40}
PRICES = {deed: COSTS[kind] for kind, deeds in KINDS.items() for deed in deeds} | ALONE
SHOP_DEEDS = ("deed-darkrock-general-store", "deed-trading-post")  # one buys wherever one is
EVENT_OUTCOMES = ("the-reckoning-of-legends-b",)  # an event is resolved
ITEM_COST: dict[str, int] = {
    item["id"]: item["cost"]
    for file in (BASE["items"], MODULE["items"], FILES["items"])
    for item in rows(file, "item")
}


class BloodMoneyBook(AnteUpBook):
    """How all players stand, and what lies beside the story, at the Trader's and on the map."""

    starts: ClassVar = {
        **AnteUpBook.starts,
        "al-swearengen": (0, 0, 0, 0, ()),
        "ben-hodges": (0, 0, 0, 1, ()),
        "elfego-baca": (0, 0, 2, 0, ()),
        "james-beckwourth": (0, 0, 0, 0, ("revolver",)),
        "texas-john-slaughter": (10, 0, 1, 0, ()),
        "lottie-deno": (10, 0, 0, 0, ()),
        "lozen": (0, 0, 0, 1, ()),
        "tom-tobin": (0, 0, 0, 0, ()),
    }
    upgrade_lp: ClassVar = {**AnteUpBook.upgrade_lp, "repeating-shotgun": 1, "burro": 1}
    sides: ClassVar = {
        **AnteUpBook.sides,
        "lever-action-thunder": "repeating-shotgun",
        "faithful-burro": "burro",
    }
    goals: BloodMoneyGoalBook

    def __init__(
        self, players: int, length: int, difficulty: str = "standard", goals: bool = False
    ) -> None:
        super().__init__(players, length, difficulty, goals)
        self.mode = ""
        self.tale = ""
        self.told: list[str] = []  # outcomes
        self.placed: dict[str, int] = {}  # condition, seat
        self.last = -1
        self.story = [1] * players
        self.maps: set[str] = set()  # spaces with one face down
        self.turned: list[int] = []  # the seats that turned the others
        self.injury = [""] * players
        self.injuries: list[str] = []  # all there have been
        self.ruins: set[str] = set()  # places
        self.deeds: dict[str, int] = {}  # deed, owner
        self.used: set[str] = set()
        self.trader = ""
        self.relics: list[set[str]] = [set() for _ in range(players)]
        self.shown: list[str] = []
        self.risks = 0  # rolled in this turn
        self.shopping = False  # by a deed in use
        self.entries |= {
            event.replace("_", "-"): getattr(self, "_" + event)
            for event in (
                "equipped", "tale_revealed", "map_laid", "map_turned", "map_tokens_back",
                "condition_met", "tale_resolved", "gained_sp", "story_returned", "injured",
                "injury_healed", "rolled_risk", "ruined", "repaired", "restored", "claimed_deed",
                "given_deed", "used_deed", "trader_moved", "bought_relic", "got_relic",
                "relic_shown",
            )
        }  # fmt: skip

    def goal_book(self, players: int, goals: bool) -> GoalBook:
        return BloodMoneyGoalBook(players, goals)

    # ---- set-up, turns, shops ----

    def _starts(self, args: dict[str, Any]) -> None:
        """Starting points give no rewards (BM-SETUP-30)."""
        super()._starts(args)
        self.gambler[number(args["seat"])] += name(args["character"]) == "lottie-deno"

    def _equipped(self, args: dict[str, Any]) -> None:
        """Lozen's LP is no event of its own."""
        seat = number(args["seat"])
        self.lp[seat] += self.goals.names[seat] == "lozen"

    def _turn(self, args: dict[str, Any]) -> None:
        super()._turn(args)
        self.risks = 0
        self.shopping = False

    def train_runs(self) -> bool:
        """Not during the strike."""
        return self.tale != STRIKE

    def _bought(self, args: dict[str, Any]) -> None:
        """The Trader has a stand, too, in all spaces of his region (BM-TRADER-02)."""
        side, at = name(args["item"]), self.space[number(args["seat"])]
        item = self.sides.get(side, side)
        if self.anywhere:
            return
        here = {"trading-post"} if at.startswith(POST) else set()
        here |= {"general-store"} if at.startswith(STORES) else set()
        here |= {"trader"} if REGIONS[at] == self.trader else set()
        assert here
        if item in self.stands:
            assert self.stands[item] in here
        elif len(here) == 1:
            self.stands[item] = here.pop()

    # ---- legendary stories ----

    def _tale_revealed(self, args: dict[str, Any]) -> None:
        """Once each; without discs, and without map tokens of the one before."""
        tale = name(args["tale"])
        assert not any(outcome[:-2] == tale for outcome in self.told)
        assert not self.tale, "two stories at once"
        assert (self.placed, self.maps, self.turned) == ({}, set(), [])
        self.tale, self.last = tale, -1

    def _condition_met(self, args: dict[str, Any]) -> None:
        """Of the current story, in the own turn, and nobody has met it before."""
        seat, condition = number(args["seat"]), name(args["condition"])
        assert condition in CONDITIONS[self.tale]
        assert condition not in self.placed
        assert seat == self.turns[-1]
        self.placed[condition] = self.last = seat

    def _tale_resolved(self, args: dict[str, Any]) -> None:
        """All its conditions are met; by the last contributor (BM-STORY-29, -30)."""
        assert name(args["tale"]) == self.tale
        assert set(self.placed) == set(CONDITIONS[self.tale])
        assert number(args["seat"]) == self.last
        outcome = name(args["outcome"])
        assert outcome[:-2] == self.tale
        self.told.append(outcome)
        self.resolved.append(outcome)
        self.placed = {}
        self.tale = ""
        self.due += outcome in EVENT_OUTCOMES

    def _map_laid(self, args: dict[str, Any]) -> None:
        assert name(args["space"]) not in self.maps
        self.maps.add(name(args["space"]))
        assert len(self.maps) <= MAPS

    def _map_turned(self, args: dict[str, Any]) -> None:
        """Where the player stands, in the own turn (BM-STORY-26)."""
        seat = number(args["seat"])
        assert seat == self.turns[-1]
        assert self.space[seat] == name(args["space"])
        self.maps.remove(name(args["space"]))
        self.turned.append(seat)

    def _map_tokens_back(self, args: dict[str, Any]) -> None:
        assert len(self.maps) + len(self.turned) == MAPS
        self.maps, self.turned = set(), []

    def check_stories(self, s: Any, stories: int) -> None:
        """The game's own are not in play (BM-STORY-01)."""
        assert not s.story_left + s.story_right + s.discs_left + s.discs_right

    # ---- the Story track ----

    def _gained_sp(self, args: dict[str, Any]) -> None:
        """One at a time, and not beyond the last space (BM-STORY-06)."""
        seat = number(args["seat"])
        self.story[seat] += 1
        assert self.story[seat] == args["at"] <= LAST_SPACE

    def _story_returned(self, args: dict[str, Any]) -> None:
        seat = number(args["seat"])
        assert self.story[seat] == LAST_SPACE
        self.story[seat] = 1

    # ---- injuries, the risk die, ruins ----

    def _injured(self, args: dict[str, Any]) -> None:
        """One at a time, with all wounds (BM-INJURY-01, -05); no card twice."""
        seat, injury = number(args["seat"]), name(args["injury"])
        assert not self.injury[seat]
        assert injury not in self.injury
        assert self.wounds[seat] == 3
        self.injury[seat] = injury
        self.injuries.append(injury)

    def _injury_healed(self, args: dict[str, Any]) -> None:
        seat = number(args["seat"])
        assert self.injury[seat] == name(args["injury"])
        assert self.wounds[seat] == 0
        self.injury[seat] = ""

    def _rolled_risk(self, args: dict[str, Any]) -> None:
        """Once in the own turn (BM-RISK-01)."""
        assert number(args["seat"]) == self.turns[-1]
        self.risks += 1
        assert self.risks == 1

    def _ruined(self, args: dict[str, Any]) -> None:
        assert name(args["place"]) not in self.ruins
        self.ruins.add(name(args["place"]))
        assert len(self.ruins) <= RUINS

    def _repaired(self, args: dict[str, Any]) -> None:
        self.ruins.remove(name(args["place"]))

    _restored = _repaired

    # ---- deeds ----

    def _claimed_deed(self, args: dict[str, Any]) -> None:
        """At its place, which is no ruin, for its price (BM-CLAIM-01 to -03)."""
        seat, deed = number(args["seat"]), name(args["deed"])
        less = 10 if args["money"] == PRICES[deed] - 10 else 0
        assert args["money"] + less == PRICES[deed]
        assert deed.removeprefix("deed-") not in self.ruins
        self._given_deed(args)
        assert not less or self.goals.names[seat] == "al-swearengen"

    def _given_deed(self, args: dict[str, Any]) -> None:
        deed = name(args["deed"])
        assert deed not in self.deeds
        self.deeds[deed] = number(args["seat"])

    def _used_deed(self, args: dict[str, Any]) -> None:
        """The owner's, once in the game, not from a ruin (BM-CLAIM-09, -10)."""
        deed = name(args["deed"])
        assert self.deeds[deed] == number(args["seat"])
        assert deed not in self.used
        assert deed.removeprefix("deed-") not in self.ruins
        self.used.add(deed)
        self.shopping = self.anywhere = deed in SHOP_DEEDS

    def _used_card(self, args: dict[str, Any]) -> None:
        """A Bonus used between its two purchases does not end a deed."""
        super()._used_card(args)
        self.anywhere |= self.shopping

    def _rides(self, args: dict[str, Any]) -> None:
        super()._rides(args)
        self.shopping = False

    # ---- the Trader ----

    def _trader_moved(self, args: dict[str, Any]) -> None:
        region = name(args["trader"]).removeprefix("trader-")
        assert REGIONS[name(args["space"])] == region
        self.trader = region

    def _relic_shown(self, args: dict[str, Any]) -> None:
        relic = name(args["relic"])
        assert relic not in self.shown
        assert not any(relic in own for own in self.relics)
        self.shown.append(relic)
        assert len(self.shown) <= 3

    def _bought_relic(self, args: dict[str, Any]) -> None:
        """BM-TRADER-04; for Tom Tobin $10 less."""
        seat, relic = number(args["seat"]), name(args["relic"])
        assert RELIC_PRICE - args["money"] in (0, 10)
        assert args["money"] == RELIC_PRICE or self.goals.names[seat] == "tom-tobin"
        assert REGIONS[self.space[seat]] == self.trader
        self.shown.remove(relic)
        self.relics[seat].add(relic)

    def _got_relic(self, args: dict[str, Any]) -> None:
        """From the face-down deck."""
        relic = name(args["relic"])
        assert relic not in self.shown
        assert not any(relic in own for own in self.relics)
        self.relics[number(args["seat"])].add(relic)

    # ---- the end (BM-END) ----

    def _total(self, seat: int) -> dict[str, int]:
        each = 40 if self.mode == "the-golden-rule" else 60
        found = {
            **super()._total(seat),
            "money": self.money[seat] // each,
            "relics": sum(RELIC_LP[relic] for relic in self.relics[seat]),
            "injuries": INJURY_LP.get(self.injury[seat], 0),
            "deeds": self.deeds_lp(seat),
        }
        if self.mode == "the-golden-rule":
            wealth = [self._wealth(other) for other in range(self.players)]
            found["richest"] = int(wealth[seat] == max(wealth))
        return found

    def deeds_lp(self, seat: int) -> int:
        """By the printed rule: n LP for each of n of a kind, and the three that stand alone."""
        own = {
            deed
            for deed, owner in self.deeds.items()
            if owner == seat and deed.removeprefix("deed-") not in self.ruins
        }
        lp = sum(len(own & set(kind)) ** 2 for kind in KINDS.values())
        lp += len(own) if "deed-bank" in own else 0
        lp += min(3, self.money[seat] // 40) if "deed-cabaret" in own else 0
        return lp + ("deed-doctor" in own)

    def _wealth(self, seat: int) -> int:
        deeds = sum(PRICES[deed] for deed, owner in self.deeds.items() if owner == seat)
        items = sum(ITEM_COST[item] for item in self.items[seat])
        return self.money[seat] + items + deeds + RELIC_PRICE * len(self.relics[seat])
