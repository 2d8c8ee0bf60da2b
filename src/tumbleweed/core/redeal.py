"""Redeal of an open window: what others have answered in secret is answered anew, legally."""

from __future__ import annotations

from tumbleweed.core.frames import Gather, Procedure, current
from tumbleweed.core.sight import redraw
from tumbleweed.core.state import State


def redeal_sealed(procedures: list[Procedure], s: State, seat: int) -> None:
    if not s.stack:
        return
    step = current(procedures, s)
    if not isinstance(step, Gather):
        return
    for other in step.seats(s):
        if other != seat and s.sealed[other]:
            _answer_anew(s, step, other)


def _answer_anew(s: State, step: Gather, seat: int) -> None:
    """As many answers as before, or until it is enough, as it was before."""
    complete, count = step.enough(s, seat), len(s.sealed[seat])
    s.sealed[seat] = []
    while not step.enough(s, seat) if complete else len(s.sealed[seat]) < count:
        options = step.offer(s, seat)
        if not complete:
            options = [option for option in options if not _completes(s, step, seat, option)]
        s.sealed[seat].append(redraw(s, options))


def _completes(s: State, step: Gather, seat: int, option: int) -> bool:
    s.sealed[seat].append(option)
    enough = step.enough(s, seat)
    s.sealed[seat].pop()
    return enough
