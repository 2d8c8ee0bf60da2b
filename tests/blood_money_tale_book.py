"""A book of the legendary stories, kept from events alone: cubes, discs, map tokens, stories told.

What it says is compared with the view at every question of random games.
"""

from typing import Any

import tumbleweed as tw

LAST, START = 4, 1
TALES, CONDITIONS, MAP_TOKENS = 20, 3, 3


def name(reference: Any) -> str:
    return str(reference).partition(":")[2] or str(reference)


class TaleBook:
    def __init__(self, players: int) -> None:
        self.players = players
        self.story = [START] * players
        self.tale = ""
        self.discs: dict[str, int] = {}  # by condition
        self.placed: list[int] = []  # seats, over the current story
        self.lying: list[str] = []
        self.turned: list[list[str]] = [[] for _ in range(players)]
        self.told: list[str] = []
        self.rewarded: list[int] = []
        self.read = 0  # events so far

    def keep(self, game: tw.Game) -> None:
        """Read what has happened since, in order."""
        events = game.events_for(None)
        for event in events[self.read :]:
            write = getattr(self, "_" + event.key.replace("-", "_"), None)
            if write is not None:
                write({key: name(value) for key, value in event.args.items()})
        self.read = len(events)

    def _gained_sp(self, args: dict[str, str]) -> None:
        seat = int(args["seat"])
        self.story[seat] = self.story[seat] % LAST + 1
        assert self.story[seat] == int(args["at"])

    def _story_returned(self, args: dict[str, str]) -> None:
        assert self.story[int(args["seat"])] == LAST
        self.story[int(args["seat"])] = START

    def _tale_revealed(self, args: dict[str, str]) -> None:
        assert args["tale"] not in [each.rpartition("-")[0] for each in self.told]
        self.tale, self.discs, self.placed = args["tale"], {}, []

    def _condition_met(self, args: dict[str, str]) -> None:
        condition, seat = args["condition"], int(args["seat"])
        assert condition.rpartition("-")[0] == self.tale
        assert condition not in self.discs
        self.discs[condition] = seat
        self.placed.append(seat)

    def _map_laid(self, args: dict[str, str]) -> None:
        self.lying.append(args["space"])

    def _map_turned(self, args: dict[str, str]) -> None:
        self.lying.remove(args["space"])
        self.turned[int(args["seat"])].append(args["token"])

    def _map_tokens_back(self, args: dict[str, str]) -> None:
        assert len(self.lying) + sum(map(len, self.turned)) == MAP_TOKENS
        self.lying, self.turned = [], [[] for _ in range(self.players)]

    def _tale_resolved(self, args: dict[str, str]) -> None:
        assert int(args["seat"]) == self.placed[-1]
        assert args["outcome"].rpartition("-")[0] == self.tale
        self.told.append(args["outcome"])
        self.discs, self.rewarded = {}, []

    def _tale_rewarded(self, args: dict[str, str]) -> None:
        assert int(args["seat"]) in self.placed
        assert int(args["seat"]) not in self.rewarded
        self.rewarded.append(int(args["seat"]))

    def _tale_consequences(self, args: dict[str, str]) -> None:
        assert set(self.rewarded) == set(self.placed)

    def compare(self, game: tw.Game) -> None:
        """With what everybody sees."""
        blood = game.view()["blood"]
        assert blood["story"] == self.story
        told, open_tale = blood["told"], blood["tale"]
        resolving = open_tale is not None and open_tale["outcome"] is not None
        assert told + ([open_tale["outcome"]] if resolving else []) == self.told
        if not self.tale:  # not read out yet
            return
        tokens = blood["map_tokens"]
        assert sorted(tokens["spaces"]) == sorted(self.lying)
        assert [sorted(each) for each in tokens["turned"]] == [sorted(t) for t in self.turned]
        if open_tale is not None:
            assert open_tale["tale"] == self.tale
            discs = {each["condition"]: each["disc"] for each in open_tale["conditions"]}
            assert {key: seat for key, seat in discs.items() if seat is not None} == self.discs
            assert len(told) + 1 + blood["tales_left"] == TALES
