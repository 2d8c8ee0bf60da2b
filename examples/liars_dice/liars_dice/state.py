"""The state: dice under cups, and the bid."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from tumbleweed.core.chance import draw
from tumbleweed.core.frames import LOCALS
from tumbleweed.core.state import LIST, NONE, NUMBER, Field, Schema, State

FACES: Final = ("1", "2", "3", "4", "5", "6")
DICE: Final = 5  # of a player
PLAYERS: Final = 6
STREAMS: Final = ("redeal", "dice")  # random streams; the kernel's comes first
LUCK: Final = 1

# Every possible content of a cup: "1 1 3". A roll is an index into this list.
ROLLS: Final = tuple(
    " ".join(dice)
    for count in range(DICE + 1)
    for dice in combinations_with_replacement(FACES, count)
)


class DiceState(State):
    """Everything that changes in play, as integers; NONE is "nobody" or "nothing"."""

    def __init__(
        self,
        seed: int, stack: list[int], result: int, sealed: list[list[int]],
        rolls: list[int], script: list[list[int]], barriers: int,
        turn: int, left: list[int], cups: list[int],
        bidder: int, count: int, face: int, said: int,
    ) -> None:  # fmt: skip
        super().__init__(seed, stack, result, sealed, rolls, script, barriers)
        self.turn = turn  # who is asked
        self.left = left  # per seat: how many dice
        self.cups = cups  # per seat: the roll, hidden from the others
        self.bidder = bidder
        self.count = count  # of the bid, with
        self.face = face
        self.said = said  # the count of the next bid, before its face is named

    def clone(self) -> DiceState:
        return DiceState(
            self.seed, self.stack[:], self.result, [row[:] for row in self.sealed],
            self.rolls[:], self.copied_script(), self.barriers,
            self.turn, self.left[:], self.cups[:],
            self.bidder, self.count, self.face, self.said,
        )  # fmt: skip


def new_state(players: int, dice: int, seed: int) -> DiceState:
    """Before the first roll; the stack says that procedure 0 is at its first step."""
    return DiceState(
        seed, [0] * (2 + LOCALS), 0, [[] for _ in range(players)],
        [0] * len(STREAMS), [[] for _ in STREAMS], 0,
        NONE, [dice] * players, [0] * players, NONE, 0, NONE, 0,
    )  # fmt: skip


def dice_schema(options: tuple[str, ...]) -> Schema:
    """Saves, fingerprints and comparisons are derived from it."""
    numbers = [Field(name, NUMBER) for name in ("turn", "bidder", "count", "said")]
    own = (Field("left", LIST), Field("cups", LIST, ROLLS), Field("face", NUMBER, FACES))
    return Schema(STREAMS, options, *numbers, *own)


def faces_in(roll: int) -> list[int]:
    return [FACES.index(die) for die in ROLLS[roll].split()]


def roll_of(faces: list[int]) -> int:
    return ROLLS.index(" ".join(FACES[face] for face in sorted(faces)))


def rolled(s: State, stream: int, count: int) -> int:
    return roll_of([draw(s, stream, len(FACES)) for _ in range(count)])
