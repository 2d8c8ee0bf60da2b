"""Steps of the game's own tables, for tables that use them in another order."""

from __future__ import annotations

from tumbleweed.core.frames import Procedure, Step


def steps(procedure: Procedure, *names: str) -> tuple[Step, ...]:
    """The steps with these names, in this order."""
    return tuple(procedure.steps[_place(procedure, name)] for name in names)


def _place(procedure: Procedure, name: str) -> int:
    return [step.name for step in procedure.steps].index(name)
