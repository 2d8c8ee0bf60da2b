"""What Ante Up adds to the table as a bot sees it."""

from __future__ import annotations

from functools import cached_property

from tumbleweed.bots.legends.ante_up.country import Frontier, frontier
from tumbleweed.bots.legends.country import Country
from tumbleweed.bots.legends.table_view import Table
from tumbleweed.core.content import Content
from tumbleweed.games.legends.knowledge.view import AnteUpTable, FrontierSpace, View

TOKENS = {"outlaw": "outlaw", "claim-jumper": "claim_jumper"}  # of fights
MOVES_TO_TRAIN = "sundance-kid"


class JoinedTable(Table):
    """A table with Buzzard Gulch."""

    def __init__(
        self,
        view: View,
        me: int,
        content: Content,
        poker_faces: tuple[str, ...],
        high_stakes: bool,
    ) -> None:
        self.poker_faces = poker_faces
        self.high_stakes = high_stakes  # the variant is played
        self.up: AnteUpTable = view["up"]
        super().__init__(view, me, content)
        assert isinstance(self.land, Frontier)
        self.frontier: Frontier = self.land
        self.train = self.land.space[self.up["train_space"]]
        self.longhorns: int = self.up["tokens"]["longhorns"][me]

    def _country(self) -> Country:
        view, players = self.view, len(self.view["players"])
        agreed = view["edition"], players, tuple(view["variants"])
        return frontier(self.content, *agreed, self.poker_faces)

    def seen_by(self, seat: int) -> JoinedTable:
        agreed = self.poker_faces, self.high_stakes
        return JoinedTable(self.view, seat, self.content, *agreed)

    # ---- the way ----

    @cached_property
    def _token_spaces(self) -> dict[str, list[int]]:
        lying: dict[str, list[int]] = {}
        for token in self.up["tokens"]["lie"]:
            if token["at"] in self.land.space:
                lying.setdefault(token["kind"], []).append(self.land.space[token["at"]])
        return lying

    def lying(self, kind: str) -> list[int]:
        """The spaces with an event token of that kind."""
        return self._token_spaces.get(kind, [])

    @cached_property
    def foes(self) -> list[int]:
        """Outlaws and claim jumpers stop a rider, too (AU-TOKEN-01)."""
        return [*self.bandits, *self.lying("outlaw"), *self.lying("claim_jumper")]

    @property
    def ports(self) -> list[int]:
        able = self.me.legend and self.me.character == MOVES_TO_TRAIN
        return [self.train] if able else []

    def far(self, goal: int) -> list[int]:
        fare = self.me.money >= self.frontier.up.fare
        return self.frontier.ridden(goal, self.closed, self.me.movement, fare)

    def landing(self, option: str, left: int) -> tuple[int, float]:
        """A single step or a ride by rail leaves movement; `ride:` is preferred if it gets as far
        as a step and what may follow.
        """
        verb, _, name = option.partition(":")
        space = self.land.space.get(name, -1)
        if verb == "step":
            return space, left - 1.01
        if verb == "rail":
            return space, left - 0.01
        if verb == "trail":
            return space, 0.0
        if verb == "ability" and name == MOVES_TO_TRAIN:
            return self.train, 0.0
        return super().landing(option, left)

    # ---- fights ----

    def fight_cards(self, kind: str) -> list[int]:
        """As many as the token or encounter says; if it is face down, as any of them may say."""
        up = self.frontier.up
        if kind == "train":
            return [up.encounter_draws[encounter] for encounter in self.encounters]
        if kind in TOKENS:
            return [up.token_draws[token] for token in self.face_down(TOKENS[kind])]
        return super().fight_cards(kind)

    @cached_property
    def encounters(self) -> list[int]:
        """What the next train heist may be: the one turned up, the one I looked at, or any left."""
        names, deck = self.frontier.up.encounters, self.up["encounter_deck"]
        if self.up["encounter"] is not None:
            return [names.index(self.up["encounter"])]
        looked_at = deck["seen"] or []
        for seen in looked_at:
            if not seen["above"]:
                return [names.index(seen["card"])]
        known = {*deck["discard"], *(seen["card"] for seen in looked_at)}
        left = [number for number, name in enumerate(names) if name not in known]
        return left or list(range(len(names)))  # an empty deck is reshuffled (AU-TRAIN-14)

    def face_down(self, kind: str) -> list[int]:
        """What a token of that kind may be: the one being fought, or any that was not turned."""
        tokens, land = self.up["tokens"], self.frontier
        fought = tokens["fought"]
        if fought is not None and land.token[fought] in land.tokens(kind):
            return [land.token[fought]]
        gone = {land.token[name] for name in tokens["gone"]}
        return [token for token in land.tokens(kind) if token not in gone] or land.tokens(kind)

    # ---- the frontier ----

    @property
    def explorable(self) -> list[tuple[int, FrontierSpace]]:
        """Frontier spaces with a token."""
        return [
            (self.land.space[each["space"]], each)
            for each in self.up["frontier"]
            if each["number"] is not None
        ]

    def rollers(self) -> list[int]:
        """The spaces of Saloons with a high roller."""
        saloons = self.frontier.up.saloons
        there = [t["at"] for t in self.up["tokens"]["lie"] if t["at"] in saloons]
        return [space for at in there for space in self.frontier.rooms[saloons.index(at)]]
