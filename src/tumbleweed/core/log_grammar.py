"""How a log tells an event: the part of an event kind's record that terminal and page share.

`core/log.py` joins events into lines by it. Screens draw lines; they know no kind by name for it.
"""

from __future__ import annotations

from typing import Any, Final

# What an event is to the log.
TURN: Final = "turn"  # a heading: what follows stands under it
LINE: Final = "line"  # a sentence in a line of its own
RESULT: Final = "result"  # in short behind the line it comes of, else a line
UNTOLD: Final = "untold"

# How much an event matters to its reader.
FLEETING: Final = "fleeting"  # while it happens only: a summary leaves it out
MINOR: Final = "minor"
PLAIN: Final = "plain"
STRONG: Final = "strong"
HEADLINE: Final = "headline"

NOTHING: Final[tuple[str, ...]] = ()


class Telling:
    """Made by `turn`, `line`, `result` and `untold` below, which say what the parts mean."""

    def __init__(
        self,
        place: str,
        weight: str,
        says: tuple[str, ...] = NOTHING,
        far: bool = False,
        alone: bool = False,
        behind: tuple[str, ...] = NOTHING,
        apart: tuple[str, ...] = NOTHING,
        amount: str = "",
        latest: tuple[str, ...] = NOTHING,
        chain: tuple[str, ...] = NOTHING,
        proof: tuple[str, ...] = NOTHING,
    ) -> None:
        self.place = place
        self.weight = weight
        self.says = says
        self.far = far
        self.alone = alone
        self.behind = behind
        self.apart = apart
        self.amount = amount
        self.latest = latest
        self.chain = chain
        self.proof = proof

    def arguments(self) -> list[str]:
        """The arguments that are named here."""
        amount = [self.amount] if self.amount else []
        return [*self.apart[:1], *amount, *self.latest, *self.chain, *self.proof]

    @property
    def opens(self) -> bool:
        """Whether it begins a line, unless the line before has told it (`says`)."""
        return self.place in (TURN, LINE) and not self.chain

    def to_json(self) -> dict[str, Any]:
        """For screens: what they draw by. How events join is sent with each event."""
        out: dict[str, Any] = {} if self.weight == PLAIN else {"weight": self.weight}
        if self.proof:
            by, claim, truth = self.proof
            out["proof"] = {"by": by, "claim": claim, "truth": truth}
        return out


def turn(weight: str = HEADLINE) -> Telling:
    """A heading. Nothing comes of it that is told after it."""
    return Telling(TURN, weight, alone=True)


def line(
    weight: str = PLAIN,
    says: tuple[str, ...] = NOTHING,
    far: bool = False,
    alone: bool = False,
    chain: tuple[str, ...] = NOTHING,
    proof: tuple[str, ...] = NOTHING,
) -> Telling:
    """A line of its own.

    `says`: events whose content its sentence has told; `far`: what comes of it may touch other
    seats; `alone`: nothing comes of it that is told after it; `chain` (from, to, count): a second
    one of the same seat goes on where the first ended, and they are one line; `proof` (by, claim,
    truth): it puts to the test what the seat `by` had claimed.
    """
    return Telling(LINE, weight, says, far, alone, chain=chain, proof=proof)


def result(
    weight: str = PLAIN,
    far: bool = False,
    behind: tuple[str, ...] = NOTHING,
    apart: tuple[str, ...] = NOTHING,
    amount: str = "",
    latest: tuple[str, ...] = NOTHING,
) -> Telling:
    """What came of the line before, if that is the same seat's or reaches far; else a line.

    `behind`: it comes of lines of these kinds only; `apart` (argument, value): then it comes of no
    single deed; `amount`: nothing is told where this argument is 0; `latest`: of several in a row
    that agree in these arguments the last one is told.
    """
    return Telling(
        RESULT, weight, NOTHING, far, behind=behind, apart=apart, amount=amount, latest=latest
    )


def untold() -> Telling:
    """Not told at all; screens may hear of it."""
    return Telling(UNTOLD, MINOR)
