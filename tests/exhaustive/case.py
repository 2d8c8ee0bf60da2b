"""An option that somebody asked about, the table at that moment, and the reason given."""

from __future__ import annotations

from typing import Any

from tumbleweed.core.frames import LOCALS, WIDTH
from tumbleweed.core.game import Game
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.state.legends_state import LegendsState


class Case:
    """An option somebody asked about, and the answer."""

    def __init__(self, game: Game, seat: int, question: str, key: str, args: dict[str, Any]):
        assert isinstance(game.state, LegendsState)
        self.s = game.state
        self.compiled = game.state.compiled
        self.seat, self.question, self.args = seat, question, args
        self.key = key
        self.verb, _, self.thing = key.partition(":")
        procedure = game.ruleset.procedures[self.s.stack[-WIDTH]]
        places = self.s.stack[-LOCALS:]
        self.frame = dict(zip(procedure.local_names, places, strict=False))
        self.sealed = [game.ruleset.catalogue.keys[each] for each in self.s.sealed[seat]]
        happened = {"react": "cards-revealed", "start-fight": "start-fight"}
        event = game._prompt(seat).args.get("event") if question == "answer" else None
        self.moment = str(event or happened.get(question, ""))

    # ---- what is asked for ----

    @property
    def target(self) -> int:
        return int(self.thing)

    @property
    def card(self) -> int:
        return self.compiled.cards.index(self.thing)

    @property
    def item(self) -> int:
        return self.compiled.items.index(self.thing)

    @property
    def space(self) -> int:
        return (self.compiled.board.spaces + self.compiled.board.mesas).index(self.thing)

    @property
    def sides(self) -> list[list[int]]:
        """The discs on the story asked for; on both where none was named."""
        both = {"left": self.s.discs_left, "right": self.s.discs_right}
        return [both[self.thing]] if self.thing else list(both.values())

    @property
    def decks(self) -> list[list[int]]:
        both = {"left": self.s.story_left, "right": self.s.story_right}
        return [both[self.thing]] if self.thing else list(both.values())

    # ---- what the asker has ----

    @property
    def hand(self) -> list[int]:
        return self.s.hands[self.seat]

    @property
    def money(self) -> int:
        return self.s.money[self.seat]

    @property
    def owned(self) -> bool:
        return self.owns(self.item)

    @property
    def active_item(self) -> bool:
        return self.item in (self.s.weapon[self.seat], self.s.mount[self.seat])

    @property
    def gold(self) -> list[int]:
        return [card for card in self.hand if self.compiled.nugget_faces[self.compiled.face[card]]]

    @property
    def rival(self) -> int:
        return self.s.fight.rival

    @property
    def here(self) -> int:
        return self.s.space[self.seat]

    def at(self, place: str) -> bool:
        number = self.compiled.place_number[place]
        return self.here in self.compiled.spaces_of[number]

    def own_turn(self) -> bool:
        return self.s.active == self.seat

    def owns(self, item: int) -> bool:
        return bool(self.s.owned[self.seat] >> item & 1)

    def bandit_at(self, space: int) -> bool:
        hideout = self.compiled.board.hideout_at[space]
        return hideout != NONE and bool(self.s.bandits >> hideout & 1)

    def figures(self) -> list[int]:
        """All who count as players."""
        return list(range(self.compiled.figures))
