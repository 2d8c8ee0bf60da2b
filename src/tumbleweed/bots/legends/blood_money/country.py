"""The boards with deeds: which spaces belong to a place, a region or a deed."""

from __future__ import annotations

from functools import lru_cache

from tumbleweed.bots.legends.ante_up.country import Frontier
from tumbleweed.games.legends.compiler.content import LegendsContent
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.vocabulary import layout


class Settled(Frontier):
    """The country with Blood Money."""

    def __init__(self, compiled: Compiled) -> None:
        super().__init__(compiled)
        self.blood = compiled.blood
        self.deed = {name: number for number, name in enumerate(self.blood.deeds)}
        self.relic = {name: number for number, name in enumerate(self.blood.relics)}
        self.condition = {name: number for number, name in enumerate(self.blood.conditions)}
        self.sites = [  # per deed: where it is claimed
            [space for space, deeds in enumerate(self.blood.deeds_at) if deed in deeds]
            for deed in range(len(self.blood.deeds))
        ]
        self.regions = [
            [space for space, other in enumerate(compiled.board.region_of) if other == region]
            for region in range(len(compiled.board.regions))
        ]

    def triggers(self, condition: int) -> list[int]:
        """The addresses of the triggers of a condition: any of them meets it."""
        first = self.blood.condition_trigger[condition]
        count = self.blood.condition_triggers[condition]
        return [trigger * layout.TRIGGER for trigger in range(first, first + count)]

    def spaces_of(self, place: int) -> list[int]:
        """The spaces of a place that does not move."""
        return self.compiled.spaces_of[place]


@lru_cache(maxsize=64)  # packs are loaded and dropped
def settled(
    content: LegendsContent,
    edition: str,
    players: int,
    variants: tuple[str, ...],
    faces: tuple[str, ...],
    mode: str,
) -> Settled:
    """`faces` are the alternate faces of the poker deck, `mode` the scenario."""
    return Settled(content.compiled(edition, players, 20, variants, faces, mode))
