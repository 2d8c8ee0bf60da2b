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
            _answer_anew(s, step, other, other not in asked)


def _answer_anew(s: State, step: Gather, seat: int, complete: bool) -> None:
    """As many answers as before, or until there are enough, if there were enough before.

    Fewer if the new hand does not allow as many: nobody else sees how many are sealed.
    """
    count = len(s.sealed[seat])
    s.sealed[seat] = []
    while not step.enough(s, seat) if complete else len(s.sealed[seat]) < count:
        options = step.offer(s, seat)
        if not complete:
            options = [option for option in options if not _completes(s, step, seat, option)]
            if not options:
                return
        s.sealed[seat].append(redraw(s, options))


def _completes(s: State, step: Gather, seat: int, option: int) -> bool:
    s.sealed[seat].append(option)
    enough = step.enough(s, seat)
    s.sealed[seat].pop()
    return enough
