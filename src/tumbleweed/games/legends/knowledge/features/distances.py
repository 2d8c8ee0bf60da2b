"""How far it is, over neighbouring spaces and with nothing in the way; made once per ruleset."""

from __future__ import annotations

from typing import Final

from tumbleweed.games.legends.knowledge.ante_up.links import links_from
from tumbleweed.games.legends.state.compiled import SITES, Compiled

FAR: Final = 99  # there is no way
RIDES: Final = 4  # 0, 1, 2 rides, more
LINKS: Final = (links_from,)  # other ways from a space


class Distances:
    def __init__(self, compiled: Compiled) -> None:
        board = compiled.board
        self.spaces, self.regions = len(board.spaces), len(board.regions)
        self.far: list[int] = []  # from * spaces + to
        self.site_far: list[int] = []  # from * len(SITES) + site: to the nearest such space
        self.region_far: list[int] = []  # from * regions + region
        for start in range(self.spaces):
            found = self._from(compiled, start)
            self.far += found
            self.site_far += [self._nearest(compiled, found, site) for site in range(len(SITES))]
            for region in range(self.regions):
                there = [far for i, far in enumerate(found) if board.region_of[i] == region]
                self.region_far.append(min(there, default=FAR))

    def _from(self, compiled: Compiled, start: int) -> list[int]:
        found = [FAR] * self.spaces
        found[start] = 0
        waiting = [start]
        for space in waiting:
            others = compiled.board.neighbours[space][:]
            for links in LINKS:
                others += links(compiled, space)
            for other in others:
                if found[other] == FAR:
                    found[other] = found[space] + 1
                    waiting.append(other)
        return found

    def _nearest(self, compiled: Compiled, found: list[int], site: int) -> int:
        there = [found[i] for i in range(self.spaces) if compiled.sites[i] >> site & 1]
        return min(there, default=FAR)

    def between(self, start: int, to: int) -> int:
        return self.far[start * self.spaces + to]


def rides(far: int, movement: int) -> int:
    """The distance in rides, as one of RIDES."""
    return min(RIDES - 1, (far + movement - 1) // movement)
