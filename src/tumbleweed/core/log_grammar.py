"""How the log shows an event: the part of an event kind's record that terminal and web page share.

`core/log.py` joins events into lines by it, so screens need not know any kind by name.
"""

from __future__ import annotations

from typing import Any, Final

# The role of an event in the log.
TURN: Final = "turn"  # a heading for what follows
LINE: Final = "line"  # a sentence on a line of its own
RESULT: Final = "result"  # in short form after the line it results from, otherwise a line
UNTOLD: Final = "untold"

# How important an event is to the reader.
FLEETING: Final = "fleeting"  # only while it happens: summaries omit it
MINOR: Final = "minor"
PLAIN: Final = "plain"
STRONG: Final = "strong"
HEADLINE: Final = "headline"

NOTHING: Final[tuple[str, ...]] = ()


class Telling:
    """Made by `turn`, `line`, `result` and `untold` below, which explain the fields."""

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
        """Whether it begins a line, unless the line before implies it (`says`)."""
        return self.place in (TURN, LINE) and not self.chain

    def to_json(self) -> dict[str, Any]:
        """For screens: how to draw it. How events join is sent with each event."""
        out: dict[str, Any] = {} if self.weight == PLAIN else {"weight": self.weight}
        if self.proof:
            by, claim, truth = self.proof
            out["proof"] = {"by": by, "claim": claim, "truth": truth}
        return out


def turn(weight: str = HEADLINE) -> Telling:
    """A heading. It has no results."""
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

    `says`: kinds of event that its sentence implies; `far`: its results may concern other seats;
    `alone`: it has no results; `chain` (from, to, count): a second one of the same seat that starts
    where the first ended is merged into the same line; `proof` (by, claim, truth): it verifies what
    the seat `by` had claimed.
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
    """A result of the line before, if that is the same seat's or is `far`; otherwise a line.

    `behind`: only of lines of these kinds; `apart` (argument, value): then it is a result of no
    line; `amount`: hidden where this argument is 0; `latest`: of several in a row that agree in
    these arguments only the last is shown.
    """
    return Telling(
        RESULT, weight, NOTHING, far, behind=behind, apart=apart, amount=amount, latest=latest
    )


def untold() -> Telling:
    """Not shown in the log; screens still get it."""
    return Telling(UNTOLD, MINOR)
