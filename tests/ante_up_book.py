"""A bookkeeper for Western Legends with Ante Up: what it adds, from events alone."""

from collections.abc import Iterable
from typing import Any, ClassVar

from ante_up_goal_book import AnteUpGoalBook
from ante_up_land_book import AnteUpLandBook
from legends_board_book import BoardBook
from legends_book import STARTS, UPGRADE_LP, UPGRADED, Book, name, number
from legends_goal_book import GoalBook
from tumbleweed.core.events import Event

GAMBLER_SPACES = 7
GAMBLER_LP = {2: 1, 6: 2}  # AU-GAMB-02
MARKER_EVERY = 5  # AU-SETUP-09
REPLACED = (  # AU-SETUP-21
    "posters-on-every-wall", "trailblazers", "dust-storm", "boom-town", "the-gangs-ride-out",
)  # fmt: skip
BETS = (10, 20)
MARKERS_EACH = 2
PAYS = {"faro-winner": 1, "faro-jackpot": 3}  # AU-FARO-16, -19
HIGH_ANTE = 10
RUMORS = ("poker-7-clubs-rumors", "poker-7-spades-rumors")
ANYWHERE = ("poker-10-clubs-outfit", "poker-10-spades-outfit", "wild-herd", "cheap-horse")
STORES = ("darkrock-store", "red-falls-store")
POST = "buzzard-gulch-trading-post"


class AnteUpBook(Book):
    """How all players stand, and what lies on the tracks, the layout and the stands."""

    starts: ClassVar = {
        **STARTS,
        "fee-lee-wong": (30, 0, 0, 0, ()),
        "maria-gertrudis-barcelo": (10, 0, 0, 0, ()),
        "pat-garrett": (10, 0, 1, 0, ()),
        "poker-alice": (10, 0, 0, 0, ()),
        "seth-bullock": (20, 0, 1, 0, ()),
        "soapy-smith": (10, 0, 0, 0, ()),
        "sundance-kid": (0, 0, 0, 1, ()),
        "curly-bill-brocius": (0, 0, 0, 1, ()),
    }
    upgrade_lp: ClassVar = {**UPGRADE_LP, "derringer": 1, "quarter-horse": 1}
    sides: ClassVar = {
        **UPGRADED,
        "ivory-derringer": "derringer",
        "quarter-mile-champion": "quarter-horse",
    }
    board: AnteUpLandBook
    goals: AnteUpGoalBook

    def __init__(
        self, players: int, length: int, difficulty: str = "standard", goals: bool = False
    ) -> None:
        super().__init__(players, length, difficulty, goals)
        self.gambler = [0] * players
        self.owed: list[list[int]] = [[] for _ in range(players)]  # LP of the Gambler track
        self.markers = {"gambler", "marshal", "wanted"} | {
            f"lp-{space}" for space in range(MARKER_EVERY, length, MARKER_EVERY)
        }
        self.due = (players + 1) // 2  # events (AU-SETUP-10)
        self.event_discard: list[str] = []
        self.encounter_discard: list[str] = []
        self.bets: list[dict[str, int]] = [{} for _ in range(players)]  # rank, worth
        self.slot = ""
        self.runs = 0  # turns in which the train moves
        self.pot = 0
        self.stands: dict[str, str] = {}  # where an item was bought
        self.anywhere = False  # an item may be bought wherever one is
        self.entries |= {
            event.replace("_", "-"): getattr(self, "_" + event)
            for event in (
                "gained_gambler", "gambler_beyond", "marker_passed", "set_up_event",
                "event_turned_up", "event_replaced", "deck_reshuffled", "encounter_turned",
                "took_rail", "took_trail", "used_card", "explored", "bought",
                "bet", "bet_lost", "bet_paid", "bet_taken_up", "faro_over", "faro_winner",
                "faro_jackpot", "high_stakes_began", "joined_poker", "saloon_added",
                "raised_stakes", "poker_began", "poker_anywhere", "challenged",
            )
        }  # fmt: skip

    def goal_book(self, players: int, goals: bool) -> GoalBook:
        """Also without goals: tokens come from elsewhere, too."""
        return AnteUpGoalBook(players, goals)

    def board_book(self, minis: int) -> BoardBook:
        return AnteUpLandBook(minis)

    # ---- set-up, turns, ways ----

    def _starts(self, args: dict[str, Any]) -> None:
        super()._starts(args)
        self.gambler[number(args["seat"])] = int(name(args["character"]) == "soapy-smith")

    def hear(self, events: Iterable[Event]) -> None:
        """The train moves before anything else in a turn (AU-TRAIN-01)."""
        for event in events:
            if self.last_event.key == "turn-began" and self.train_runs():
                assert event.key == "train-moved"
            super().hear([event])

    def train_runs(self) -> bool:
        return True

    def _turn(self, args: dict[str, Any]) -> None:
        """No event waits but for what happened in the turn of the Man in Black."""
        assert not any(self.owed)
        assert not self.due or (self.duo and len(self.turns) % 2 == 0)
        super()._turn(args)
        self.anywhere = False  # a story lets several players buy
        self.runs += self.train_runs()
        assert self.board.trains >= self.runs - 1

    def _rides(self, args: dict[str, Any]) -> None:
        super()._rides(args)
        self.anywhere = False

    def _took_rail(self, args: dict[str, Any]) -> None:
        assert {args["from"], args["to"]} == {
            "space:spikes-view-rail-station",
            "space:frontier-rail-station",
        }
        assert args["money"] == 10
        self._rides(args)

    def _took_trail(self, args: dict[str, Any]) -> None:
        ways = {"sunny-hills-hideout-a": "frontier-pass-a"}
        ways |= {"cliff-junction-hideout-c": "frontier-pass-c"}
        ends = name(args["from"]), name(args["to"])
        assert ends in ways.items() or ends[::-1] in ways.items()
        self._rides(args)

    # ---- tracks and markers ----

    def _check_cause(self, seat: int, lp: int, source: str) -> None:
        if source == "gambler-track":
            self.owed[seat].remove(lp)
        else:
            super()._check_cause(seat, lp, source)

    def _gained_gambler(self, args: dict[str, Any]) -> None:
        """One at a time, beside any other points (AU-GAMB-01, -04)."""
        seat = number(args["seat"])
        self.gambler[seat] += 1
        assert self.gambler[seat] == args["at"] <= GAMBLER_SPACES
        if args["at"] in GAMBLER_LP:
            self.owed[seat].append(GAMBLER_LP[args["at"]])

    def _gambler_beyond(self, args: dict[str, Any]) -> None:
        assert self.gambler[number(args["seat"])] == GAMBLER_SPACES  # AU-GAMB-03

    def _marker_passed(self, args: dict[str, Any]) -> None:
        """The first cube to reach it takes it away (AU-EVENT-01); never his (AU-TURN-07)."""
        marker, seat = name(args["marker"]), number(args["seat"])
        self.markers.remove(marker)
        assert self.began
        assert self.reached(seat, marker)
        self.due += 1

    def reached(self, seat: int, marker: str) -> bool:
        track, _, space = marker.partition("-")
        if track == "lp":
            return self.lp[seat] >= int(space)
        return self.points_on(track)[seat] >= MARKER_EVERY

    def points_on(self, track: str) -> list[int]:
        return self.gambler if track == "gambler" else self.tracks[track]

    # ---- event and encounter cards ----

    def _set_up_event(self, args: dict[str, Any]) -> None:
        assert not self.began
        assert name(args["event"]) not in REPLACED
        self._turned_up(args)

    def _event_turned_up(self, args: dict[str, Any]) -> None:
        """By the active player (AU-EVENT-02)."""
        assert number(args["seat"]) == self.turns[-1]
        self._turned_up(args)

    def _turned_up(self, args: dict[str, Any]) -> None:
        assert self.due > 0, "an event that is not due"
        self.due -= 1
        assert name(args["event"]) not in self.event_discard
        self.event_discard.append(name(args["event"]))

    def _event_replaced(self, args: dict[str, Any]) -> None:
        assert not self.began
        assert name(args["event"]) in REPLACED

    def _encounter_turned(self, args: dict[str, Any]) -> None:
        assert name(args["encounter"]) not in self.encounter_discard
        self.encounter_discard.append(name(args["encounter"]))

    def _deck_reshuffled(self, args: dict[str, Any]) -> None:
        pile = self.event_discard if name(args["deck"]) == "events" else self.encounter_discard
        assert args["count"] == len(pile)
        pile.clear()

    # ---- items and stands ----

    def _used_card(self, args: dict[str, Any]) -> None:
        self.anywhere = name(args["card"]) in ANYWHERE
        self.due += name(args["card"]) in RUMORS

    def _explored(self, args: dict[str, Any]) -> None:
        self.anywhere = name(args["token"]) in ANYWHERE

    def _resolves(self, args: dict[str, Any]) -> None:
        super()._resolves(args)
        self.anywhere = name(args["story"]) in ANYWHERE

    def _gets_item(self, args: dict[str, Any]) -> None:
        super()._gets_item(args)
        self.due += name(args["item"]) == "gazette"

    def _uses_up(self, args: dict[str, Any]) -> None:
        """An upgraded side goes with its item."""
        seat, side = number(args["seat"]), name(args["item"])
        item = self.sides.get(side, side)
        self.items[seat].remove(item)
        self.upgraded[seat].discard(item)

    def _bought(self, args: dict[str, Any]) -> None:
        """Each stand sells its own kinds (AU-SETUP-06, AU-MOVE-05)."""
        side, at = name(args["item"]), self.space[number(args["seat"])]
        item = self.sides.get(side, side)
        if not self.anywhere:
            stand = "trading-post" if at.startswith(POST) else "general-store"
            assert at.startswith((POST, *STORES))
            assert self.stands.setdefault(item, stand) == stand

    # ---- Faro ----

    def _bet(self, args: dict[str, Any]) -> None:
        """AU-FARO-12, -13."""
        seat, rank = number(args["seat"]), name(args["rank"])
        mine = self.bets[seat]
        assert rank not in mine
        assert args["money"] in BETS
        mine[rank] = args["money"]
        assert len(mine) <= MARKERS_EACH
        assert sum(mine.values()) <= self.money[seat]

    def _bet_lost(self, args: dict[str, Any]) -> None:
        assert self.bets[number(args["seat"])].pop(name(args["rank"])) == args["money"]

    def _bet_paid(self, args: dict[str, Any]) -> None:
        worth = self.bets[number(args["seat"])].pop(name(args["rank"]))
        assert args["money"] == worth * PAYS[self.slot]

    def _bet_taken_up(self, args: dict[str, Any]) -> None:
        del self.bets[number(args["seat"])][name(args["rank"])]

    def _faro_winner(self, args: dict[str, Any]) -> None:
        self.slot = "faro-winner"

    def _faro_jackpot(self, args: dict[str, Any]) -> None:
        self.slot = "faro-jackpot"

    def _faro_over(self, args: dict[str, Any]) -> None:
        assert not any(self.bets)

    # ---- High Stakes Poker: the pot (AU-HIGH-03, -05 to -10) ----

    def _high_stakes_began(self, args: dict[str, Any]) -> None:
        self.pot = HIGH_ANTE

    def _poker_began(self, args: dict[str, Any]) -> None:
        self.pot = 0

    _poker_anywhere = _challenged = _poker_began

    def _joined_poker(self, args: dict[str, Any]) -> None:
        if self.pot:
            self.pot += HIGH_ANTE

    def _saloon_added(self, args: dict[str, Any]) -> None:
        assert args["money"] in (20, 40)
        self._adds(args)

    def _raised_stakes(self, args: dict[str, Any]) -> None:
        assert args["money"] == 20
        self._adds(args)

    def _adds(self, args: dict[str, Any]) -> None:
        self.pot += args["money"]
        assert args["pot"] == self.pot

    # ---- the end (AU-TURN-04 to -06) ----

    def _total(self, seat: int) -> dict[str, int]:
        points, most = self.gambler[seat], max(self.gambler)
        return {
            **super()._total(seat),
            "tokens": self.goals.lp_of(seat),
            "gambler": int(0 < points == most),
        }
