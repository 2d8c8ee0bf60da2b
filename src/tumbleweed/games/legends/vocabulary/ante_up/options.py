"""The options of Ante Up, behind all others; without the module there are none."""

from __future__ import annotations

from typing import Final

from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary.options import Args, Group, Members, Single


def with_ante_up(members: Members) -> Members:
    def found(compiled: Compiled) -> list[tuple[str, Args]]:
        return members(compiled) if compiled.ante_up else []

    return found


def single(verb: str) -> Group:
    """An option without a thing."""
    return Single(verb, with_ante_up(lambda compiled: [("", {})]))


def group(verb: str, members: Members) -> Group:
    return Group(verb, with_ante_up(members))


HEIST_TRAIN: Final = single("heist-train")


# ---- land, train, frontier ----


def _heads(compiled: Compiled) -> list[tuple[str, Args]]:
    return _spaces(compiled, compiled.up.heads, {})


def _stations(compiled: Compiled) -> list[tuple[str, Args]]:
    return _spaces(compiled, compiled.up.stations, {"money": compiled.up.fare})


def _spaces(compiled: Compiled, spaces: list[int], more: Args) -> list[tuple[str, Args]]:
    names = [compiled.board.spaces[space] for space in spaces]
    return [(name, {"space": f"space:{name}", **more}) for name in names]


TRAIL: Final = group("trail", _heads)  # over a mountain pass, to its other head
RAIL: Final = group("rail", _stations)  # to the other Rail Station
FRONTIER: Final = single("frontier")
ENOUGH: Final = single("enough")  # of cards laid out for a frontier token


def trail_to(s: LegendsState, head: int) -> int:
    return TRAIL.of(s, s.compiled.up.heads.index(head))


def rail_to(s: LegendsState, station: int) -> int:
    return RAIL.of(s, s.compiled.up.stations.index(station))
