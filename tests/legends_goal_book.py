"""The bookkeeper's second ledger: goals and legendary tokens, counted again from events alone.

Not everything that counts is told (that a Move action has ended, that a turn is over), so a goal
is booked twice: as one that may be met, at once, and as one that must be met, where the events
leave no doubt, when the turn is over. What the engine holds for met must lie between the two.
"""

import tomllib
from collections import Counter
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, ClassVar, Protocol

from tumbleweed import Event
from tumbleweed.games import legends

TOKENS = {1: 6, 2: 9, 3: 3}  # LP: how many (WL-GOAL-04)
MOST_GOALS = 3
TOWNS = ("darkrock", "red-falls", "buzzard-gulch")  # the last with Ante Up, as some NPCs
NPCS = ("bandit", "heist", "sheriff", "train", "outlaw", "claim-jumper")
TWO_PAIR_UP = (
    "two-pair", "three-of-a-kind", "straight", "flush", "full-house", "four-of-a-kind",
    "straight-flush", "royal-flush", "five-of-a-kind",
)  # fmt: skip
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k", "a")
WEAPONS = {"six-shooter": "revolver", "boomstick": "shotgun", "buffalo-gun": "rifle"}
NO_CARD = 99


class Ledger(Protocol):
    """What the first ledger knows."""

    players: int
    turns: list[int]
    space: list[str]
    money: list[int]
    nuggets: list[int]
    wounds: list[int]
    items: list[set[str]]
    upgraded: list[set[str]]


class Deeds:
    """What one player has done: in this turn, in the whole game, at most at once, and where."""

    def __init__(self) -> None:
        self.turn: Counter[str] = Counter()
        self.game: Counter[str] = Counter()
        self.most: Counter[str] = Counter()
        self.places: dict[str, set[str]] = {}
        self.card = NO_CARD  # the rank of the card laid in the fight under way
        self.lowest = NO_CARD  # that a fight was won with
        self.news = False  # since the goals were looked at

    def add(self, what: str, amount: int = 1, at: str = "") -> None:
        self.news = True
        self.turn[what] += amount
        self.game[what] += amount
        self.most[what] = max(self.most[what], amount)
        self.places.setdefault(what, set()).add(at)


Test = Callable[[Deeds], bool]
# What the events tell without a doubt.
TOLD: dict[str, Test] = {
    "goal-annie-command-performance": lambda d: d.most["reveled"] >= 2,
    "goal-annie-trick-shot": lambda d: d.lowest <= 8,
    "goal-annie-steady-hand": lambda d: bool(d.game["weapon"] and d.game["beat player"]),
    "goal-annie-every-one-a-hit": lambda d: d.turn["won"] >= 2,
    "goal-bass-always-gets-his-man": lambda d: bool(d.game["arrest"]) or d.game["bandit"] >= 3,
    "goal-bass-three-thousand-warrants": lambda d: d.most["at marshal"] >= 6,
    "goal-billy-other-peoples-cattle": lambda d: d.game["rustle"] >= 1,
    "goal-billy-jailbreak": lambda d: bool(d.game["heist"] or d.game["sheriff"]),
    "goal-billy-alive-and-well": lambda d: d.most["at wanted"] >= 7,
    "goal-bloody-knife-over-the-high-ground": lambda d: d.game["crossed-mesa"] >= 3,
    "goal-calamity-nurse-of-deadwood": lambda d: d.game["healed"] >= 2,
    "goal-calamity-night-on-the-town": lambda d: bool(
        d.turn["showed"] and d.turn["bought"] + d.turn["upgraded"]
    ),
    "goal-calamity-tall-tales": lambda d: d.game["contributed"] >= 5,
    "goal-doc-cold-deck": lambda d: d.game["won-pot"] >= 2,
    "goal-doc-beside-the-earps": lambda d: bool(
        d.game["beat player"] and d.game["won"] > d.game["beat player"]
    ),
    "goal-jesse-letters-to-the-editor": lambda d: d.game["point on wanted"] >= 3,
    "goal-jesse-hands-where-i-can-see-them": lambda d: d.game["rob"] >= 1,
    "goal-kit-over-the-divide": lambda d: d.turn["rode"] >= 10,
    "goal-kit-pathfinder": lambda d: (
        len(d.places.get("prospected", ())) >= 2 and d.game["deposited"] >= 1
    ),
    "goal-kit-fortune-in-one-trip": lambda d: d.most["deposited"] >= 5,
    "goal-mary-riding-shotgun": lambda d: d.game["upgraded shotgun"] >= 1,
    "goal-mary-nobody-stops-the-mail": lambda d: bool(d.game["defended"]) or d.game["won"] >= 3,
    "goal-wild-bill-ivory-grips": lambda d: d.game["upgraded revolver"] >= 1,
    "goal-wild-bill-dead-mans-hand": lambda d: d.game["two pair"] >= 1,
    "goal-wild-bill-showman": lambda d: d.most["reveled"] >= 3,
    "goal-wild-bill-the-house-always-loses": lambda d: d.game["won-pot"] >= 3,
    "goal-wyatt-pin-on-the-badge": lambda d: d.most["at marshal"] >= 3,
    "goal-wyatt-vendetta-ride": lambda d: d.turn["bandit"] >= 2,
    "goal-wyatt-clean-up-the-territory": lambda d: (
        len({space[-1] for space in d.places.get("bandit", ())}) == 3
    ),
    "goal-rowdy-gold-in-the-creek-bed": lambda d: d.turn["gained-nuggets"] >= 3,
    "goal-rowdy-cold-trail": lambda d: d.turn["rode"] >= 12,
    "goal-rowdy-medal-of-honor": lambda d: d.game["won outside"] >= 3,
}


def stood(d: Deeds, *words: str) -> int:
    """In how many such spaces."""
    return sum(any(word in space for space in d.places.get("stood", ())) for word in words)


# What must have happened at least, before one of these can be met.
NEEDED: dict[str, Test] = {
    "goal-bass-man-of-many-coats": lambda d: d.turn["card used"] >= 2,
    "goal-bass-long-road-back": lambda d: d.turn["won outside"] >= 1 and stood(d, "office") == 1,
    "goal-billy-light-fingers": lambda d: d.game["acted"] >= 3,
    "goal-bloody-knife-reading-the-land": lambda d: len(_regions(d)) >= 4,
    "goal-bloody-knife-between-two-nations": lambda d: stood(d, *TOWNS) >= 2,
    "goal-bloody-knife-stands-his-ground": lambda d: d.game["won hurt"] >= 1,
    "goal-doc-back-to-practice": lambda d: d.most["healed"] >= 2 and stood(d, "doctor") == 1,
    "goal-doc-living-on-borrowed-time": lambda d: d.game["won"] >= 1,
    "goal-jesse-ride-with-the-gang": lambda d: len(_hideouts(d)) >= 3,
    "goal-jesse-the-big-score": lambda d: d.turn["heist"] >= 1,
    "goal-mary-star-route": lambda d: stood(
        d, "rail-station", "darkrock-saloon", "red-falls-saloon"
    ) == 3,
    "goal-rowdy-homeland": lambda d: len(_regions(d) - set(TOWNS)) >= 3,
}  # fmt: skip
# States: they are looked at when they are claimed.
STATES: dict[str, Callable[[Ledger, int], bool]] = {
    "goal-kit-full-packs": lambda book, seat: book.nuggets[seat] >= 4,
    "goal-mary-money-in-the-strongbox": lambda book, seat: book.money[seat] == 120,
    "goal-wyatt-between-badges": lambda book, seat: len(book.upgraded[seat]) >= 2,
    "goal-calamity-aces-up-both-sleeves": lambda book, seat: True,  # hands are not booked
}


@cache
def region(space: str) -> str:
    """darkrock-bank lies in darkrock, cliff-junction-4 in cliff-junction."""
    if space.startswith("frontier-"):
        return "frontier"
    two = "-".join(space.split("-")[:2])
    return "darkrock" if two.startswith("darkrock") else two


def _regions(d: Deeds) -> set[str]:
    return {region(space) for space in d.places.get("stood", ())}


def _hideouts(d: Deeds) -> set[str]:
    return {space for space in d.places.get("stood", ()) if "hideout" in space}


@cache
def goals_by_character() -> dict[str, frozenset[str]]:
    """Of the base game and all modules."""
    owned: dict[str, set[str]] = {}
    for path in Path(str(files(legends))).rglob("goals.toml"):
        for goal in tomllib.loads(path.read_text())["goal"]:
            owned.setdefault(goal["character"], set()).add(goal["id"])
    return {character: frozenset(goals) for character, goals in owned.items()}


def _number(ref: str) -> int:
    return int(ref.partition(":")[2])


def _name(ref: str) -> str:
    return ref.partition(":")[2]


class GoalBook:
    """Per seat: goals that may be met and that must be, claimed ones, and the tokens held."""

    told: ClassVar = TOLD
    needed: ClassVar = NEEDED
    states: ClassVar = STATES
    all_tokens: ClassVar = TOKENS
    weapons: ClassVar = WEAPONS

    def __init__(self, players: int) -> None:
        self.deeds = [Deeds() for _ in range(players)]
        self.may: list[set[str]] = [set() for _ in range(players)]
        self.must: list[set[str]] = [set() for _ in range(players)]
        self.own: list[frozenset[str]] = [frozenset()] * players  # of the character
        self.dealt: list[set[str]] = [set() for _ in range(players)]
        self.claimed: list[list[str]] = [[] for _ in range(players)]
        self.tokens: list[list[int]] = [[] for _ in range(players)]
        self.bag = dict(self.all_tokens)
        self.hero = -1  # of the fight under way
        self.foe = ""
        self.drawing = 0  # tokens that must follow
        self.back = 0  # the best of those put back

    def hear(self, event: Event, book: Ledger) -> None:
        """After the first ledger has heard it."""
        args = event.args
        assert not self.drawing or event.key in ("drew-token", "returned-token")
        if event.key == "turn-began":
            self._new_turn()
        if event.key == "fight-began":  # by a player or by the Man in Black
            self._begin_fight(_number(args["seat"]), _name(args["fight"]))
        seat = _number(args["seat"]) if args.get("seat") else -1
        if 0 <= seat < book.players:
            self._enter(event.key, args, seat, book)
            self._look(seat)

    def _look(self, seat: int) -> None:
        """Which goals may be met now, as well: none without a deed, for the others stay met."""
        deeds, may = self.deeds[seat], self.may[seat]
        if not deeds.news:
            return
        deeds.news = False
        for goal in self.own[seat] - may:
            for tests in (self.told, self.needed):
                if goal in tests and tests[goal](deeds):
                    may.add(goal)

    def all_there(self) -> bool:
        """No token is lost."""
        return sum(self.bag.values()) + sum(map(len, self.tokens)) == sum(self.all_tokens.values())

    def _new_turn(self) -> None:
        """All that was told is done with by now."""
        for seat, deeds in enumerate(self.deeds):
            self.must[seat] |= self.may[seat] & set(self.told)
            deeds.turn.clear()

    def _enter(self, key: str, args: dict[str, Any], seat: int, book: Ledger) -> None:
        deeds, at = self.deeds[seat], book.space[seat]
        if key in ("turn-began", "rode", "placed", "started-at"):
            deeds.add("stood", at=at)
            deeds.add("acted")
        if key in ("reveled", "rode", "healed", "gained-nuggets", "deposited"):
            deeds.add(key, args["lp"] if key == "reveled" else args["count"])
        if key in ("crossed-mesa", "contributed", "won-pot", "showed", "bought", "prospected"):
            deeds.add(key, at=at)
        if key in ("used-card", "used-bonus"):
            deeds.add("card used")
        handler = getattr(self, "_" + key.replace("-", "_"), None)
        if handler is not None:
            handler(args, seat, book)

    # ---- what needs a closer look ----

    def _chose_character(self, args: dict[str, Any], seat: int, book: Ledger) -> None:
        self.own[seat] = goals_by_character()[_name(args["character"])]

    def _upgraded(self, args: dict[str, Any], seat: int, book: Ledger) -> None:
        item = self.weapons.get(_name(args["item"]), _name(args["item"]))
        kinds = ["weapon"] if item in self.weapons.values() else []
        for what in ("upgraded", f"upgraded {item}", *kinds):
            self.deeds[seat].add(what)

    def _delivered_cattle(self, args: dict[str, Any], seat: int, book: Ledger) -> None:
        self.deeds[seat].add(_name(args["delivery"]))

    def _gained_point(self, args: dict[str, Any], seat: int, book: Ledger) -> None:
        track = _name(args["track"])
        self.deeds[seat].add(f"at {track}", args["at"])
        self.deeds[seat].add(f"point on {track}")

    def _gained_lp(self, args: dict[str, Any], seat: int, book: Ledger) -> None:
        if _name(args["source"]) == "wanted-track":  # a point beyond the last space
            self.deeds[seat].add("point on wanted", args["lp"])

    def _showed(self, args: dict[str, Any], seat: int, book: Ledger) -> None:
        if _name(args["hand"]) in TWO_PAIR_UP:
            self.deeds[seat].add("two pair")

    def _begin_fight(self, seat: int, foe: str) -> None:
        self.hero, self.foe = seat, foe
        for deeds in self.deeds:
            deeds.card = NO_CARD

    def _laid_card(self, args: dict[str, Any], seat: int, book: Ledger) -> None:
        rank = _name(args["card"]).split("-")[1]
        self.deeds[seat].card = RANKS.index(rank) + 2

    def _won_fight(self, args: dict[str, Any], seat: int, book: Ledger) -> None:
        deeds, at = self.deeds[seat], book.space[seat]
        deeds.add("won", at=at)
        deeds.add(self.foe, at=at)
        if self.foe not in NPCS:
            deeds.add("beat player")
        if self.foe == "sheriff" or self.hero != seat:
            deeds.add("defended")
        if region(at) not in TOWNS:
            deeds.add("won outside")
        if book.wounds[seat]:
            deeds.add("won hurt")
        deeds.lowest = min(deeds.lowest, deeds.card)

    # ---- claims and tokens (WL-GOAL-06 to 13) ----

    def _goals_dealt(self, args: dict[str, Any], seat: int, book: Ledger) -> None:
        self.dealt[seat] = {_name(goal) for goal in args["goals"]}
        assert len(self.dealt[seat]) == MOST_GOALS

    def _claimed_goal(self, args: dict[str, Any], seat: int, book: Ledger) -> None:
        goal = _name(args["goal"])
        assert seat == book.turns[-1]
        assert goal in self.dealt[seat]
        assert goal not in self.claimed[seat]
        assert self.states[goal](book, seat) if goal in self.states else goal in self.may[seat]
        self.claimed[seat].append(goal)
        self.drawing = min(len(self.claimed[seat]), sum(self.bag.values()))
        assert self.drawing

    def _drew_token(self, args: dict[str, Any], seat: int, book: Ledger) -> None:
        lp = int(_name(args["token"])[-1])
        assert self.drawing
        assert self.bag[lp]
        self.bag[lp] -= 1
        self.tokens[seat].append(lp)
        if self.drawing > 1:
            self.drawing -= 1
        elif len(self.tokens[seat]) <= len(self.claimed[seat]):
            self.drawing = 0

    def _returned_token(self, args: dict[str, Any], seat: int, book: Ledger) -> None:
        lp = int(_name(args["token"])[-1])
        assert self.drawing
        self.tokens[seat].remove(lp)
        self.bag[lp] += 1
        self.back = max(self.back, lp)
        if len(self.tokens[seat]) == len(self.claimed[seat]):  # the best are kept
            assert self.back <= min(self.tokens[seat])
            self.drawing = self.back = 0

    def _tokens_shown(self, args: dict[str, Any], seat: int, book: Ledger) -> None:
        assert (args["count"], args["lp"]) == (len(self.tokens[seat]), sum(self.tokens[seat]))
