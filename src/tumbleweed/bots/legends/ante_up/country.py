"""The joined boards: ways by rail and over the passes, the frontier, both stands."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush

from tumbleweed.bots.legends.country import FAR, Country
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.compiler.content import LegendsContent
from tumbleweed.games.legends.state.ante_up_model import STANDS, TOKEN_KINDS
from tumbleweed.games.legends.state.compiled import Compiled


class Frontier(Country):
    """The country with Buzzard Gulch."""

    def __init__(self, compiled: Compiled) -> None:
        super().__init__(compiled)
        self.up = compiled.up
        # Both kinds of store sell upgrades; each has a stock of its own (AU-MOVE-05).
        self.sold_at: dict[str, list[int]] = {stand: self.places(stand) for stand in STANDS}
        self.drops = sorted({*self.stations, *self.places("ranch")})  # AU-TOKEN-13
        self.token = {name: number for number, name in enumerate(self.up.tokens)}
        self.rooms = [  # per Saloon: its spaces
            [space for space, saloon in enumerate(self.up.saloon_at) if saloon == number]
            for number in range(len(self.up.saloons))
        ]

    def tokens(self, kind: str) -> list[int]:
        """All event tokens of a kind."""
        number = TOKEN_KINDS.index(kind)
        return [token for token, other in enumerate(self.up.token_kind) if other == number]

    @lru_cache(maxsize=20_000)  # noqa: B019 # a country lives as long as the process
    def ridden(self, goal: int, closed: int, pace: int, fare: bool) -> list[int]:
        """The distance of each space to the goal in movement, avoiding the spaces of `closed`.

        A pass takes a whole Move action of `pace` spaces (AU-MOVE-06), the railway takes no
        movement (AU-MOVE-09) if there is money for the fare.
        """
        far = [FAR] * len(self.board.spaces)
        far[goal], edge = 0, [(0, goal)]
        while edge:
            here, space = heappop(edge)
            if here > far[space] or (closed >> space & 1 and space != goal):
                continue
            for other, cost in self._ways(space, pace, fare):
                if here + cost < far[other]:
                    far[other] = here + cost
                    heappush(edge, (far[other], other))
        return far

    def _ways(self, space: int, pace: int, fare: bool) -> list[tuple[int, int]]:
        found = [(other, 1) for other in self.board.neighbours[space]]
        if self.up.pass_from[space] != NONE:
            found.append((self.up.pass_from[space], pace))
        if fare and self.up.rail_from[space] != NONE:
            found.append((self.up.rail_from[space], 0))
        return found


@lru_cache(maxsize=64)  # packs are loaded and dropped
def frontier(
    content: LegendsContent,
    edition: str,
    players: int,
    variants: tuple[str, ...],
    faces: tuple[str, ...],
) -> Frontier:
    """`faces` are the alternate faces of the poker deck."""
    return Frontier(content.compiled(edition, players, 20, variants, faces))
