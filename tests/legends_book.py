"""A bookkeeper for Western Legends: it hears what happens and knows how everybody stands.

Nothing here looks at the engine's state. The numbers are the rulebook's and the cards', written
down a second time; every Legendary Point is compared with its cause.
"""

from collections.abc import Callable, Iterable
from typing import Any, ClassVar

from legends_board_book import BoardBook
from legends_goal_book import GoalBook
from tumbleweed import Event

MARSHAL_REWARDS = {3: 2, 6: 4, 9: 6}  # LP by space (WL-MARSHAL-15)
SPACES = 9
MONEY_LIMIT = 120
FULL = {2: 2, 3: 2, 4: 2, 5: 3, 6: 3}  # discs on a full story, by players (WL-STORY-05)
UPGRADE_LP = {"revolver": 1, "shotgun": 1, "rifle": 2, "mule": 1, "mustang": 2}
UPGRADED = {  # the upgraded sides
    "six-shooter": "revolver",
    "boomstick": "shotgun",
    "buffalo-gun": "rifle",
    "pack-mule": "mule",
    "thoroughbred": "mustang",
}
STARTS = {  # money, wounds, Marshal points, Wanted points, and items that are upgraded already
    "annie-oakley": (0, 0, 0, 0, ()),
    "bass-reeves": (10, 0, 1, 0, ("revolver",)),
    "billy-the-kid": (0, 0, 0, 2, ()),
    "bloody-knife": (20, 0, 0, 0, ()),
    "calamity-jane": (20, 0, 0, 0, ()),
    "doc-holliday": (40, 1, 0, 0, ()),
    "jesse-james": (10, 0, 0, 1, ("revolver",)),
    "kit-carson": (0, 0, 0, 0, ("revolver",)),
    "stagecoach-mary-fields": (10, 0, 0, 0, ()),
    "wild-bill-hickok": (10, 0, 0, 0, ()),
    "wyatt-earp": (10, 0, 1, 0, ()),
    "y-b-rowdy": (0, 0, 0, 0, ("revolver",)),
}


HIS_MONEY, HIS_NUGGETS = 120, 4  # the Man in Black's (WL-MIB-10)
HIS_LP = {"tenderfoot": 0, "standard": 0, "hard": 3}  # to start with (WL-MIB-07)
HIS_SOURCES = {"card": (1, 2, 3), "duel": (2,), "bandit": (1,), "robbery": (1,)}  # WL-MIB-27, -28


def number(ref: str) -> int:
    """seat:3 is 3."""
    return int(ref.partition(":")[2])


def name(ref: str) -> str:
    return ref.partition(":")[2]


class Book:
    """How all players stand, from events alone."""

    starts: ClassVar = STARTS
    upgrade_lp: ClassVar = UPGRADE_LP
    sides: ClassVar = UPGRADED

    def __init__(
        self, players: int, length: int, difficulty: str = "standard", goals: bool = False
    ) -> None:
        self.players = players
        self.goals = self.goal_book(players, goals)
        self.board = self.board_book(players + (players == 2))
        self.length = length
        self.duo = players == 2  # the Man in Black rides: he is booked behind the players
        self.spared = self.duo and difficulty == "tenderfoot"
        self.acts = 0  # of the Man in Black
        self.began = False  # the first turn has begun: what is booked is complete
        self.lp = [0] * (players + self.duo)
        self.tracks = {"marshal": [0] * (players + self.duo), "wanted": [0] * (players + self.duo)}
        self.money = [0] * (players + self.duo)
        self.nuggets = [0] * (players + self.duo)
        self.wounds = [0] * (players + self.duo)
        self.space = [""] * (players + self.duo)
        self.items: list[set[str]] = [set() for _ in range(players + self.duo)]
        self.upgraded: list[set[str]] = [set() for _ in range(players + self.duo)]
        self.discs: dict[str, list[int]] = {"left": [], "right": []}
        self.resolved: list[str] = []
        self.turns: list[int] = []  # the seats, turn after turn
        self.last_turns = 0  # how many turns there must have been when the game is over
        self.last_event = Event("", {}, 0)
        if self.duo:
            self.lp[2], self.money[2], self.nuggets[2] = HIS_LP[difficulty], HIS_MONEY, HIS_NUGGETS
        self.sources: dict[str, int] = {}  # LP by source, of all players
        self.entries: dict[str, Callable[[dict[str, Any]], None]] = {
            "chose-character": self._starts,
            "started-at": self._stands,
            "placed": self._stands,
            "rode": self._rides,
            "turn-began": self._turn,
            "gained-lp": self._gains_lp,
            "lost-lp": self._loses_lp,
            "gained-point": self._gains_point,
            "left-track": self._leaves_track,
            "points-lost": self._loses_points,
            "got-item": self._gets_item,
            "upgraded": self._upgrades,
            "used-up": self._uses_up,
            "contributed": self._contributes,
            "disc-returned": self._takes_disc,
            "story-resolved": self._resolves,
            "end-triggered": self._end,
            "black-revealed": self._acts,
            **self._goods(),
        }

    def goal_book(self, players: int, goals: bool) -> GoalBook | None:
        return GoalBook(players) if goals else None

    def board_book(self, minis: int) -> BoardBook:
        return BoardBook(minis)

    def _goods(self) -> dict[str, Callable[[dict[str, Any]], None]]:
        """Events that add something to a seat's goods or take it away."""
        rows = {
            "gained-money": (self.money, "money", 1),
            "lost-money": (self.money, "money", -1),
            "spent": (self.money, "money", -1),
            "gained-nuggets": (self.nuggets, "count", 1),
            "lost-nuggets": (self.nuggets, "count", -1),
            "wounded": (self.wounds, "count", 1),
            "healed": (self.wounds, "count", -1),
        }
        return {key: self._change(*row) for key, row in rows.items()}

    def _change(self, row: list[int], what: str, sign: int) -> Callable[[dict[str, Any]], None]:
        def book(args: dict[str, Any]) -> None:
            assert args[what] >= 0
            row[number(args["seat"])] += sign * args[what]

        return book

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            if event.key in self.entries:
                self.entries[event.key](event.args)
            self.board.hear(event)
            if self.goals is not None:
                self.goals.hear(event, self)
            self.last_event = event

    # ---- set-up and turns ----

    def _starts(self, args: dict[str, Any]) -> None:
        """WL-SETUP-37, -41, -51: nothing of it is an event of its own, but the items are."""
        seat = number(args["seat"])
        money, wounds, marshal, wanted, upgraded = self.starts[name(args["character"])]
        self.money[seat], self.wounds[seat] = money, wounds
        self.tracks["marshal"][seat], self.tracks["wanted"][seat] = marshal, wanted
        self.upgraded[seat] = set(upgraded)

    def _stands(self, args: dict[str, Any]) -> None:
        self.space[number(args["seat"])] = name(args["space"])

    def _rides(self, args: dict[str, Any]) -> None:
        seat = number(args["seat"])
        assert self.space[seat] == name(args["from"])
        self.space[seat] = name(args["to"])

    def _turn(self, args: dict[str, Any]) -> None:
        """Clockwise; while the end is not triggered nobody has the LP for it (WL-END-01, -20)."""
        self.began = True
        seat = number(args["seat"])
        if self.turns:
            assert seat == (self.turns[-1] + 1) % self.players
        self.turns.append(seat)
        assert args["round"] == -(-len(self.turns) // self.players)
        if self.duo and len(self.turns) % 2 == 1:  # after an action of his only he is looked at
            assert self.acts == len(self.turns) // 2 - (self.spared and len(self.turns) > 1)
            assert self.last_turns or self.lp[2] < self.length
        else:
            assert self.last_turns or max(self.lp) < self.length

    def _acts(self, args: dict[str, Any]) -> None:
        """Once at the end of a round (WL-MIB-14)."""
        assert self.duo
        assert number(args["seat"]) == 2
        assert len(self.turns) % 2 == 0
        self.acts += 1

    def _end(self, args: dict[str, Any]) -> None:
        """The round is finished, then everybody has one more turn (WL-END-02, -03)."""
        assert not self.last_turns
        seat = number(args["seat"])
        assert self.lp[seat] == args["lp"] >= self.length
        assert seat == self.players or args["lp"] == max(self.lp)
        self.last_turns = (-(-len(self.turns) // self.players) + 1) * self.players

    # ---- Legendary Points and tracks ----

    def _gains_lp(self, args: dict[str, Any]) -> None:
        seat, lp, source = number(args["seat"]), args["lp"], name(args["source"])
        assert lp >= 0
        self._check_cause(seat, lp, source)
        self.lp[seat] += lp
        self.sources[source] = self.sources.get(source, 0) + lp

    def _check_cause(self, seat: int, lp: int, source: str) -> None:
        """The LP that the book gives for it, neither more nor less."""
        if seat == self.players:
            assert lp in HIS_SOURCES[source]
            return
        assert source != "robbery"
        points = {track: row[seat] for track, row in self.tracks.items()}
        if source == "marshal-track":  # WL-MARSHAL-05, -15: a space's reward, or beyond the last
            arrived = self.last_event.key == "gained-point"
            assert lp == (MARSHAL_REWARDS.get(points["marshal"], 0) if arrived else 1)
            assert arrived or points["marshal"] == SPACES
        elif source == "wanted-track":  # WL-WANTED-06
            assert (lp, points["wanted"]) == (1, SPACES)
        elif source == "wanted-row":  # WL-WANTED-05
            assert lp == (points["wanted"] + 2) // 3 >= 1
            assert seat == self.turns[-1]
        elif source in ("duel", "bandit", "poker"):  # WL-FIGHT-35, WL-BANDIT-10, WL-POKER-18
            assert lp == {"duel": 2, "bandit": 1, "poker": 1}[source]
        elif source == "revel":  # WL-CABARET-01
            assert self.last_event.key == "spent"
            assert self.last_event.args["money"] == 30 * lp

    def _loses_lp(self, args: dict[str, Any]) -> None:
        self.lp[number(args["seat"])] -= args["lp"]

    def _gains_point(self, args: dict[str, Any]) -> None:
        """One at a time, and nobody is on both tracks (WL-MARSHAL-01, -03)."""
        seat, track = number(args["seat"]), name(args["track"])
        other = {"marshal": "wanted", "wanted": "marshal"}[track]
        assert self.tracks[other][seat] == 0
        self.tracks[track][seat] += 1
        assert self.tracks[track][seat] == args["at"] <= SPACES

    def _leaves_track(self, args: dict[str, Any]) -> None:
        assert self.tracks[name(args["track"])][number(args["seat"])] > 0
        self.tracks[name(args["track"])][number(args["seat"])] = 0

    def _loses_points(self, args: dict[str, Any]) -> None:
        self.tracks[name(args["track"])][number(args["seat"])] -= args["count"]

    # ---- items and stories ----

    def _gets_item(self, args: dict[str, Any]) -> None:
        """By the name of the side that is visible."""
        seat, side = number(args["seat"]), name(args["item"])
        item = self.sides.get(side, side)
        assert item not in self.items[seat]
        assert (side in self.sides) == (item in self.upgraded[seat])
        self.items[seat].add(item)

    def _upgrades(self, args: dict[str, Any]) -> None:
        seat, side = number(args["seat"]), name(args["item"])
        item = self.sides.get(side, side)
        assert item in self.items[seat] - self.upgraded[seat]
        assert item in self.upgrade_lp
        self.upgraded[seat].add(item)

    def _uses_up(self, args: dict[str, Any]) -> None:
        self.items[number(args["seat"])].remove(name(args["item"]))

    def _contributes(self, args: dict[str, Any]) -> None:
        seat, side = number(args["seat"]), name(args["side"])
        if args["moved"]:
            self.discs["right" if side == "left" else "left"].remove(seat)
        self.discs[side].append(seat)

    def _takes_disc(self, args: dict[str, Any]) -> None:
        self.discs[name(args["side"])].remove(number(args["seat"]))

    def _resolves(self, args: dict[str, Any]) -> None:
        """A full card goes, once, with its discs (WL-STORY-14, -23, -24)."""
        story, full = name(args["story"]), FULL[self.players]
        sides = [side for side, discs in self.discs.items() if len(discs) >= full]
        assert story not in self.resolved
        assert sides, "a story card is resolved that is not full"
        self.resolved.append(story)
        if len(sides) == 1:
            self.discs[sides[0]] = []
        else:
            self.discs = {"left": [], "right": []}  # both go, one after the other

    def check_stories(self, s: Any, stories: int) -> None:
        """What lies beside and on the board is what was told."""
        assert (s.discs_left, s.discs_right) == (self.discs["left"], self.discs["right"])
        resolving = int(s.resolving >= 0)
        left = len(s.story_left) + len(s.story_right) + resolving
        assert left + len(self.resolved) - resolving == stories

    # ---- the end (WL-END-04 to 18) ----

    def totals(self) -> list[dict[str, int]]:
        return [self._total(seat) for seat in range(self.players)]

    def _total(self, seat: int) -> dict[str, int]:
        marshal = self.tracks["marshal"][seat]
        tokens = {"tokens": sum(self.goals.tokens[seat])} if self.goals is not None else {}
        return {
            "track": self.lp[seat],
            "upgrades": sum(self.upgrade_lp[item] for item in self.upgraded[seat]),
            "money": self.money[seat] // 60,
            "wounds": -self.wounds[seat],
            "wanted": self._most_wanted(seat),
            "marshal": (marshal + 2) // 3,
            **tokens,
        }

    def _most_wanted(self, seat: int) -> int:
        wanted = self.tracks["wanted"]
        if not wanted[seat]:
            return 0
        alone = all(wanted[seat] > points for other, points in enumerate(wanted) if other != seat)
        return 3 if alone else 1

    def result(self) -> dict[str, Any]:
        """Most LP, then points on either track, nuggets, fewer wounds; else they share."""
        totals = self.totals()
        marks = [
            (
                sum(totals[seat].values()),
                self.tracks["marshal"][seat] + self.tracks["wanted"][seat],
                self.nuggets[seat],
                -self.wounds[seat],
            )
            for seat in range(self.players)
        ]
        third = {}
        if self.duo:  # he wins every tie (WL-MIB-40)
            marks.append((self.lp[2], 99, 0, 0))
            third = {"rival": self.lp[2]}
        best_first = sorted(set(marks), reverse=True)
        ranking = [[s for s, mark in enumerate(marks) if mark == best] for best in best_first]
        scores = [sum(total.values()) for total in totals]
        return {
            "scores": scores,
            "breakdown": totals,
            "ranking": ranking,
            "winners": [seat for seat in ranking[0] if seat < self.players],
            **third,
        }
