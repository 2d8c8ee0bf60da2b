"""What the bookkeeper knows of the two boards: train, event tokens, gold, frontier, Sheriff."""

from collections import Counter
from functools import cache
from typing import Any

from legends_board_book import BoardBook, name

STOPS = (
    "spikes-view-station", "cliff-junction-siding", "south-tunnel", "buzzard-gulch-station",
    "north-tunnel", "east-halt", "trestle-halt", "west-halt",
)  # fmt: skip
TOKENS = {"claim_jumper": 3, "longhorn": 6, "outlaw": 9, "high_roller": 3}  # AU-COMP-04
FRONTIER_SPACES = tuple(
    f"frontier-space-{which}"
    for which in (
        "6-northwest", "6-northeast", "6-southwest", "6-southeast", "7-northwest", "7-northeast",
        "7-southwest", "7-southeast", "8-east",
    )
)  # fmt: skip
FRONTIER_TOKENS = 12


@cache
def kind_of(token: str) -> str:
    """outlaw-3 is an outlaw."""
    return token.rpartition("-")[0].replace("-", "_")


class AnteUpLandBook(BoardBook):
    """Where everything lies, from events alone."""

    def __init__(self, minis: int) -> None:
        super().__init__(minis)
        self.train = STOPS[0]  # AU-SETUP-15
        self.trains = 0  # how often it has moved
        self.supply = dict(TOKENS)
        self.lie: Counter[tuple[str, str]] = Counter()  # kind, space or Saloon
        self.longhorns = [0] * minis
        self.out: set[str] = set()  # tokens turned up
        self.gold: set[str] = set()
        self.frontier = set(FRONTIER_SPACES)  # with a token
        self.found: dict[str, int] = {}  # token, finder
        self.saloon = ""  # of the Challenge under way

    # ---- train and Sheriff ----

    def _train_moved(self, args: dict[str, Any]) -> None:
        """AU-TRAIN-03; an event may move it 2 stops."""
        stop = name(args["stop"])
        assert (STOPS.index(stop) - STOPS.index(self.train)) % len(STOPS) in (1, 2)
        self.train = stop
        self.trains += 1

    def _sheriff_to_office(self, args: dict[str, Any]) -> None:
        self.sheriff = name(args["space"])

    def _sheriff_put(self, args: dict[str, Any]) -> None:
        self.sheriff = name(args["space"])

    # ---- event tokens ----

    def _token_laid(self, args: dict[str, Any]) -> None:
        kind, space = name(args["token"]), name(args["space"])
        if kind == "nugget":
            assert space not in self.gold
            self.gold.add(space)
        else:
            self._lay(kind, space)

    def _high_roller_came(self, args: dict[str, Any]) -> None:
        self._lay("high_roller", name(args["saloon"]))

    def _lay(self, kind: str, where: str) -> None:
        """One of a kind in a place (AU-EVENT-07)."""
        assert not self.lie[kind, where]
        assert self.supply[kind], "a token from an empty supply"
        self.supply[kind] -= 1
        self.lie[kind, where] += 1

    def _take_away(self, kind: str, where: str) -> None:
        assert self.lie[kind, where], f"no {kind} lies at {where}"
        del self.lie[kind, where]

    def _token_cleared(self, args: dict[str, Any]) -> None:
        self._take_away(name(args["token"]), name(args["space"]))
        self.supply[name(args["token"])] += 1

    def _high_roller_left(self, args: dict[str, Any]) -> None:
        self._take_away("high_roller", name(args["saloon"]))
        self.supply["high_roller"] += 1

    def _token_turned(self, args: dict[str, Any]) -> None:
        self._take_away(kind_of(name(args["token"])), name(args["space"]))
        self._goes_out(args["token"])

    def _challenged(self, args: dict[str, Any]) -> None:
        self.saloon = name(args["saloon"])

    def _roller_drew(self, args: dict[str, Any]) -> None:
        self._take_away("high_roller", self.saloon)
        self._goes_out(args["roller"])

    def _goes_out(self, token: str) -> None:
        assert name(token) not in self.out
        self.out.add(name(token))

    # ---- longhorns and gold ----

    def _took_longhorn(self, args: dict[str, Any]) -> None:
        self._take_away("longhorn", name(args["space"]))
        self.longhorns[int(name(args["seat"]))] += 1

    def _delivered_longhorn(self, args: dict[str, Any]) -> None:
        self._carries_no_more(args["seat"], 1)
        self._goes_out(args["token"])

    def _stole_longhorn(self, args: dict[str, Any]) -> None:
        self._carries_no_more(args["victim"], 1)
        self.longhorns[int(name(args["seat"]))] += 1

    def _lost_longhorns(self, args: dict[str, Any]) -> None:
        self._carries_no_more(args["seat"], args["count"])
        self.supply["longhorn"] += args["count"]

    def _carries_no_more(self, seat: str, count: int) -> None:
        self.longhorns[int(name(seat))] -= count
        assert self.longhorns[int(name(seat))] >= 0

    def _took_gold(self, args: dict[str, Any]) -> None:
        self.gold.remove(name(args["space"]))

    # ---- the frontier ----

    def _frontier_laid(self, args: dict[str, Any]) -> None:
        space = name(args["space"])
        assert space in FRONTIER_SPACES
        assert space not in self.frontier
        assert len(self.frontier) + len(self.found) < FRONTIER_TOKENS
        self.frontier.add(space)

    def _explored(self, args: dict[str, Any]) -> None:
        """AU-FRONT-08, -09."""
        self.frontier.remove(name(args["space"]))
        assert name(args["token"]) not in self.found
        self.found[name(args["token"])] = int(name(args["seat"]))
