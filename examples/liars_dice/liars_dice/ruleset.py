"""The ruleset of Liar's Dice: set-up, view, redeal, result, reasons."""

from __future__ import annotations

from typing import Any, Final

from liars_dice import state
from liars_dice.play import EVENT_KINDS, GAME, dice_catalogue, the_bid
from liars_dice.state import DICE, LUCK, PLAYERS, ROLLS, DiceState
from tumbleweed.core.chance import REDEAL
from tumbleweed.core.content import Content
from tumbleweed.core.errors import BadPosition, UnknownName
from tumbleweed.core.result import Result, Score
from tumbleweed.core.rules import Reason
from tumbleweed.core.ruleset import GameInfo, Ruleset, Setup
from tumbleweed.core.state import NONE, State
from tumbleweed.core.text import Wording

NAME: Final = "liars-dice"
CONTENT: Final = Content(NAME, "1")  # no cards: "1" is the version of the rules
SAY_COUNT: Final = 2  # the step a position starts with
FACTS: Final = {"cups", "turn", "bid", "next_dice"}


class DiceRuleset(Ruleset):
    def __init__(self, setup: Setup) -> None:
        self.dice = setup.options.get("dice", DICE)
        if type(self.dice) is not int or not 1 <= self.dice <= DICE:
            raise UnknownName(f"dice: {self.dice!r} is not a number from 1 to {DICE}")
        answers = dice_catalogue(Wording(NAME))
        schema = state.dice_schema(answers.keys)
        super().__init__(setup, CONTENT, answers.wording, answers, [GAME], EVENT_KINDS, schema)

    def fresh(self, seed: int) -> State:
        return state.new_state(self.setup.players, self.dice, seed)

    def position(self, facts: dict[str, Any]) -> State:
        """`cups`: the dice of each seat; `turn`; `bid`: seat, count, face; `next_dice`."""
        if set(facts) - FACTS or len(facts.get("cups", ())) != self.setup.players:
            raise BadPosition(f"a position has {', '.join(sorted(FACTS))}, and a cup for each seat")
        s = state.new_state(self.setup.players, self.dice, 0)
        s.left = [len(cup) for cup in facts["cups"]]
        s.cups = [state.roll_of([die - 1 for die in cup]) for cup in facts["cups"]]
        s.bidder, s.count, face = facts.get("bid", (NONE, 0, 0))
        s.stack[1], s.turn, s.face = SAY_COUNT, facts.get("turn", 0), face - 1
        s.script[LUCK] = [die - 1 for die in facts.get("next_dice", ())]
        return s

    def faults(self, s: State) -> list[str]:
        assert isinstance(s, DiceState)
        under_way = s.stack and s.stack[1] >= SAY_COUNT
        sound = {
            "cups": not under_way or [len(state.faces_in(cup)) for cup in s.cups] == s.left,
            "turn": not under_way or (s.turn in range(len(s.left)) and s.left[s.turn] > 0),
            "left": not s.stack or sum(1 for left in s.left if left) > 1,
            "bid": (s.bidder == NONE) == (s.count == 0) == (s.face == NONE),
        }
        return [f"{name} cannot be so" for name, holds in sound.items() if not holds]

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        """What is visible: seats and things are references, which screens turn into names."""
        assert isinstance(s, DiceState)
        players = []
        for other, left in enumerate(s.left):
            cup = f"roll:{ROLLS[s.cups[other]]}" if other == seat and left else None
            players.append({"seat": other, "left": left, "cup": cup})
        bid = None if s.bidder == NONE else {"seat": f"seat:{s.bidder}", **the_bid(s, s.bidder)}
        return {"bid": bid, "total": sum(s.left), "players": players}

    def redeal(self, s: State, seat: int) -> None:
        """Bids prove nothing, so the dice of the others are simply rolled again."""
        assert isinstance(s, DiceState)
        for other, left in enumerate(s.left):
            if other != seat and not s.over:
                s.cups[other] = state.rolled(s, REDEAL, left)

    def result(self, s: State) -> Result:
        assert isinstance(s, DiceState)
        return Result([Score({"dice": left}, ()) for left in s.left])

    def why_not(self, s: State, seat: int, action: str) -> list[Reason]:
        assert isinstance(s, DiceState)
        if action not in self.catalogue.index:
            raise UnknownName(f"{NAME} has no answer {action!r}")
        verb, _, number = action.partition(":")
        if (verb == "face") != bool(s.said):
            return [Reason("", "why-face-first" if s.said else "why-count-first")]
        if verb == "liar":
            return [Reason("", "why-no-bid")]
        if verb == "count" and int(number) > sum(s.left):
            return [Reason("", "why-too-many", {"count": sum(s.left)})]
        return [Reason("", "why-too-low", the_bid(s, seat))]


INFO: Final = GameInfo(
    NAME,
    players=tuple(range(2, PLAYERS + 1)),
    editions=("standard",),
    variants=(),
    options=("dice",),  # how many each player begins with
    make=DiceRuleset,
    package=__package__,
)
