"""The table as a bot sees it: its seat's view as numbers."""

from __future__ import annotations

from functools import cached_property

from tumbleweed.bots.legends.country import Country, country
from tumbleweed.core.content import Content
from tumbleweed.games.legends.compiler.content import LegendsContent
from tumbleweed.games.legends.knowledge import view as seen_as
from tumbleweed.games.legends.knowledge.view import Cattle, ManInBlack, OwnedItem, View
from tumbleweed.games.legends.vocabulary.terms import FOE_BANDIT, FOE_GUARD, FOE_SHERIFF

FOES = {"bandit": FOE_BANDIT, "heist": FOE_GUARD, "sheriff": FOE_SHERIFF}
PACE = 2.0  # assumed LP per turn of the leader, until there are observations
SEEN = 3.0  # weight of that assumption, in rounds


class Player:
    """What is public about one player."""

    def __init__(self, land: Country, seen: seen_as.Player) -> None:
        self.seat: int = seen["seat"]
        self.character: str = seen["character"] or ""
        self.space = land.space.get(seen["space"] or "", -1)
        self.lp: int = seen["lp"]
        self.legend: bool = seen["legend"]
        self.marshal: int = seen["marshal"]
        self.wanted: int = seen["wanted"]
        self.money: int = seen["money"]
        self.nuggets: int = seen["nuggets"]
        self.wounds: int = seen["wounds"]
        self.discs: int = seen["discs"]
        self.cards: int = seen["hand_count"]
        self.hand: list[str] = seen["hand"] or []
        self.items: dict[str, OwnedItem] = {item["item"]: item for item in seen["items"]}
        self.cattle: Cattle | None = seen["cattle"]
        self.hand_limit: int = seen["hand_limit"]
        self.nugget_limit: int = seen["nugget_limit"]
        self.movement: int = max(1, seen["movement"])

    def uses(self, item: str, upgraded: bool = False) -> bool:
        """Whether the player has it in use, on that side or better."""
        found = self.items.get(item)
        return found is not None and found["active"] and (found["upgraded"] or not upgraded)


class Table:
    def __init__(self, view: View, me: int, content: Content) -> None:
        assert isinstance(content, LegendsContent)
        self.view = view
        self.content = content
        self.land = self._country()
        self.players = [Player(self.land, seen) for seen in view["players"]]
        self.me = self.players[me]
        self.others = [player for player in self.players if player.seat != me]
        self.man_in_black: ManInBlack | None = view[
            "black"
        ]  # the Man in Black, in a two-player game
        self.my_turn: bool = view["active"] == me
        self.actions: int = view["actions"] if self.my_turn else 0
        self.sheriff = self.land.space.get(view["sheriff"]["space"], -1)
        self.bandits = [
            self.land.space[name] for name in view["bandits"] if name in self.land.space
        ]

    def _country(self) -> Country:
        view = self.view
        return country(self.content, view["edition"], len(view["players"]), tuple(view["variants"]))

    def seen_by(self, seat: int) -> Table:
        """The same table from the place of another seat."""
        return type(self)(self.view, seat, self.content)

    @property
    def foes(self) -> list[int]:
        """The spaces in which a ride ends with a fight."""
        return self.bandits

    def standing(self, spaces: list[int]) -> list[int]:
        """Those of these spaces whose locations can be used."""
        return spaces

    def can_do(self, deed: str, space: int) -> bool:
        """False for what is known to be impossible there."""
        return True

    @property
    def ports(self) -> list[int]:
        """Spaces I can be put on as an action, wherever I am."""
        return []

    def far(self, goal: int) -> list[int]:
        """The distance of each space to the goal, as I ride."""
        return self.land.far(goal, self.closed)

    def landing(self, option: str, left: int) -> tuple[int, float]:
        """The space where an option puts me, -1 if it does not move me, and the movement that
        remains of `left`.
        """
        verb, _, name = option.partition(":")
        return (self.land.space.get(name, -1) if verb in {"ride", "place"} else -1), 0.0

    def fight_cards(self, kind: str) -> list[int]:
        """How many fight cards the non-player side may draw in such a fight, equally likely."""
        foe = FOES.get(kind, FOE_GUARD)  # the Man in Black is about as strong as a guard
        return [self.land.compiled.npc_draws[foe]]

    @cached_property
    def turns_left(self) -> float:
        """The turns I have left, this one included, judging by the leader's progress."""
        view, ending = self.view, self.view["ending"]
        if ending:
            return 1.0 if ending > 1 else 2.0
        lead = max(player.lp for player in self.players)
        if self.man_in_black:
            lead = max(lead, self.man_in_black["lp"])
        rounds: int = view["round"] - 1
        pace = (lead + PACE * SEEN) / (rounds + SEEN)
        length: int = view["length"]
        return max(0, length - lead) / max(1.0, pace) + 2.0

    @cached_property
    def actions_left(self) -> float:
        later = self.turns_left - (1.0 if self.my_turn else 0.0)
        return self.actions + 3.0 * max(0.0, later)

    @cached_property
    def closed(self) -> int:
        """Spaces to avoid: foes, and for Wanted players the Sheriff (WL-SHERIFF-19)."""
        mask = 0
        for space in self.foes:
            mask |= 1 << space
        if self.me.wanted and self.sheriff >= 0:
            mask |= 1 << self.sheriff
        return mask

    def player(self, seat: int | None) -> Player | None:
        """None where the seat is the Man in Black's."""
        return self.players[seat] if seat is not None and seat < len(self.players) else None

    def faces(self) -> list[str]:
        return [self.land.face(card) for card in self.me.hand]

    def holds(self, face: str) -> bool:
        return face in self.faces()
