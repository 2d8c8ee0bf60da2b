"""Redeal of an open window: the secret answers of others are replaced by random legal ones."""

from __future__ import annotations

from tumbleweed.core.frames import Gather, Procedure, current
from tumbleweed.core.state import State
from tumbleweed.core.visibility import redraw


def still_asked(procedures: list[Procedure], s: State) -> list[int]:
    """The seats an open window waits for; this is public."""
    if not s.stack:
        return []
    step = current(procedures, s)
    return step.open_seats(s) if isinstance(step, Gather) else []


def redeal_sealed(procedures: list[Procedure], s: State, seat: int, asked: list[int]) -> None:
    """`asked` are the seats the window waited for before the redeal."""
    if not s.stack:
        return
    step = current(procedures, s)
    if not isinstance(step, Gather):
        return
    for other in step.seats(s):
        if other != seat and s.sealed[other]:
            s.sealed[other] = []
            if other not in asked:
                _answer_anew(s, step, other)


def _answer_anew(s: State, step: Gather, seat: int) -> None:
    """Until there are enough. An answer that is not complete is none: nobody else sees whether a
    seat has begun."""
    while not step.enough(s, seat):
        s.sealed[seat].append(redraw(s, step.offer(s, seat)))
