"""A node of the game's tree: a question, a draw of chance, or the end.

A position never changes; an answer or a draw leads to another one. So copies cost nothing.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from tumbleweed.core.errors import ChanceOpen, IllegalChoice, NoWorlds
from tumbleweed.core.game import Game
from tumbleweed.core.open_chance import Drawn, begin, play, redeal
from tumbleweed.core.record import read_setup
from tumbleweed.core.ruleset import Ruleset, game_info
from tumbleweed.core.saved_game import load
from tumbleweed.core.state import NONE
from tumbleweed.lab.openspiel.memory import Deed, Memory


class Draw(NamedTuple):
    """What chance decides next."""

    stream: int
    values: list[int]  # each place in the list is equally likely

    def chances(self) -> dict[int, float]:
        """By value, in ascending order."""
        counts = Counter(self.values)
        return {value: counts[value] / len(self.values) for value in sorted(counts)}


class Position:
    """
    Attributes:
        game: at a question, or over; at a draw still at the question before, whose answer waits for
            chance. None: the first draws, before the first question.
        draw: what chance decides now; None: it is not chance's turn.
        memory: what each seat has done and seen.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        game: Game | None,
        memory: Memory,
        answer: int = NONE,
        drawn: Drawn = (),
        draw: Draw | None = None,
    ) -> None:
        self.ruleset = ruleset
        self.game = game
        self.memory = memory
        self.draw = draw
        self._answer = answer  # that waits for chance
        self._drawn = drawn  # for it, so far

    @property
    def over(self) -> bool:
        return self.game is not None and self.game.over

    def answered(self, option: int) -> Position:
        """After the asked seat has taken that option."""
        if self.game is None or self.draw is not None:
            raise IllegalChoice("nobody is asked: it is chance's turn")
        deed = (self.game.asked_seat, self.ruleset.catalogue.options[option].key)
        return self._after(option, (), deed)

    def drew(self, value: int) -> Position:
        """After chance has come up with that value."""
        if self.draw is None or value not in self.draw.values:
            raise IllegalChoice(f"{value} cannot be drawn here")
        return self._after(self._answer, (*self._drawn, (self.draw.stream, value)))

    def redealt(self, seat: int, seed: int) -> Position:
        """A position that the seat cannot tell from this one; what the others remember there is
        what the seat has seen of them."""
        if self.game is None or self.draw is not None:
            raise NoWorlds("worlds are dealt anew at questions, not while chance decides")
        world = redeal(self.game, seat, seed)
        memory = Memory(world, known={seat: self.memory.of(seat)})
        return Position(self.ruleset, world, memory)

    def _after(self, answer: int, drawn: Drawn, deed: Deed | None = None) -> Position:
        """Where only one thing can be drawn, nobody is asked to draw it."""
        while True:
            try:
                game = self._played(answer, drawn)
            except ChanceOpen as needed:
                draw = Draw(needed.stream, needed.values)
                if len(set(draw.values)) > 1:
                    memory = Memory(self.game, self.memory, deed)
                    return Position(self.ruleset, self.game, memory, answer, drawn, draw)
                drawn = (*drawn, (draw.stream, draw.values[0]))
            else:
                return Position(self.ruleset, game, Memory(game, self.memory, deed))

    def _played(self, answer: int, drawn: Drawn) -> Game:
        if self.game is None:
            return begin(self.ruleset, drawn)
        return play(self.game, answer, drawn)

    def facts(self) -> dict[str, Any]:
        """Where it stands, secrets included; without the past."""
        state = None if self.game is None else self.ruleset.dump(self.game.state)
        return {"state": state, "answer": self._answer, "drawn": self._drawn}

    def to_json(self) -> dict[str, Any]:
        """Everything, secrets included."""
        seats = range(self.ruleset.setup.players)
        return {
            "setup": self.ruleset.setup.to_json(),
            "game": None if self.game is None else self.game.to_json(),
            "memory": {seat: self.memory.of(seat) for seat in seats},
            "answer": self._answer,
            "drawn": self._drawn,
            "draws": self.draw is not None,
        }

    # ---- copies: OpenSpiel asks Python's own protocols ----

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.to_json(),)


def first(ruleset: Ruleset) -> Position:
    """Before anything is drawn."""
    return Position(ruleset, None, Memory(None))._after(NONE, ())


def restored(data: dict[str, Any]) -> Position:
    """The inverse of `Position.to_json`."""
    setup = read_setup(data["setup"], None)
    ruleset = game_info(setup.game).ruleset(setup)
    game = None if data["game"] is None else load(data["game"])
    at = Position(ruleset, game, Memory(game, known=dict(data["memory"])))
    return at._after(data["answer"], tuple(data["drawn"])) if data["draws"] else at
