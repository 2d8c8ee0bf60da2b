"""Why a space cannot be ridden to (WL-MOVE)."""

from __future__ import annotations

from tumbleweed.core.rules import Reason
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.board.ways import barred, searched, way_to
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.queries import bandit_at, foe_at
from tumbleweed.games.legends.vocabulary.modifiers import crosses_mesas


def space_args(s: LegendsState, space: int) -> dict[str, str | int]:
    return {"space": f"space:{(s.compiled.board.spaces + s.compiled.board.mesas)[space]}"}


def way_reasons(s: LegendsState, seat: int, verb: str, thing: str, left: int) -> list[Reason]:
    """`left`: so many spaces may be ridden."""
    if not thing:
        return [Reason("WL-MOVE-01", "why-no-step" if verb == "step" else "why-no-movement")]
    to = (s.compiled.board.spaces + s.compiled.board.mesas).index(thing)
    if verb == "ride":
        return ride_reasons(s, seat, to, left)
    return step_reasons(s, seat, to, left)


def ride_reasons(s: LegendsState, seat: int, to: int, movement: int) -> list[Reason]:
    args = space_args(s, to)
    if barred(s, seat, to):
        return [Reason("WL-SHERIFF-19", "why-sheriff-there", args)]
    if to == s.space[seat]:
        return [Reason("WL-MOVE-04", "why-already-there", args)]
    mesas = crosses_mesas(s, seat)
    sheriff = s.sheriff if s.wanted[seat] else NONE
    start = s.space[seat]
    if way_to(searched(s.compiled.board, start, movement, 0, sheriff, mesas), to) != NONE:
        return [in_the_way(s, args)]
    if way_to(searched(s.compiled.board, start, movement, 0, NONE, mesas), to) != NONE:
        return [Reason("WL-SHERIFF-19", "why-sheriff-in-the-way", args)]
    return [Reason("WL-MOVE-01", "why-too-far", {**args, "count": movement})]


def in_the_way(s: LegendsState, args: dict[str, str | int]) -> Reason:
    """Somebody on every short way; with tokens on the board it may be one of them."""
    bandit = Reason("WL-BANDIT-18", "why-bandit-in-the-way", args)
    return Reason("AU-TOKEN-01", "why-foe-in-the-way", args) if s.up.foes else bandit


def ends_the_ride(s: LegendsState, to: int, args: dict[str, str | int]) -> Reason:
    """One rides up to a foe, and no further."""
    if bandit_at(s, to):
        return Reason("WL-BANDIT-04", "why-ride-there", args)
    return Reason("AU-TOKEN-01", "why-ride-to-token", args)


def step_reasons(s: LegendsState, seat: int, to: int, left: int) -> list[Reason]:
    args = space_args(s, to)
    start = s.space[seat]
    if to >= len(s.compiled.board.spaces):
        if not crosses_mesas(s, seat):
            return [Reason("WL-MOVE-06", "why-mesa", args)]
        if to not in s.compiled.board.mesas_at[start]:
            return [Reason("WL-MOVE-04", "why-not-adjacent", args)]
        return [Reason("WL-MOVE-01", "why-too-far", {**args, "count": left})]
    if barred(s, seat, to):
        return [Reason("WL-SHERIFF-19", "why-sheriff-there", args)]
    if to not in s.compiled.board.neighbours[start]:
        return [Reason("WL-MOVE-04", "why-not-adjacent", args)]
    if not left:  # at a station, with nothing but the rail left
        return [Reason("WL-MOVE-01", "why-too-far", {**args, "count": left})]
    if foe_at(s, to):
        return [ends_the_ride(s, to, args)]
    return [Reason("WL-MOVE-01", "why-last-space", args)]


def mesa_reasons(s: LegendsState, seat: int, thing: str, mesa: int) -> list[Reason]:
    """A mesa is left for another space it touches."""
    nodes = s.compiled.board.spaces + s.compiled.board.mesas
    if not thing or nodes.index(thing) not in s.compiled.board.neighbours[mesa]:
        return [Reason("WL-MOVE-06", "why-off-the-mesa")]
    to = nodes.index(thing)
    args = space_args(s, to)
    if to == s.space[seat]:
        return [Reason("WL-MOVE-04", "why-already-there", args)]
    if barred(s, seat, to):
        return [Reason("WL-SHERIFF-19", "why-sheriff-there", args)]
    if foe_at(s, to):
        return [ends_the_ride(s, to, args)]
    return [Reason("WL-MOVE-01", "why-last-space", args)]
