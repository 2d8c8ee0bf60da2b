"""The row of Western Legends: one layout for all printings, variants, players and modules.

Sizes are those of the game with every module (`whole`): base entries come first in every table, so
a thing has the same number with and without them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tumbleweed.core.features import Features, Layout
from tumbleweed.core.state import NONE, State
from tumbleweed.games.legends.knowledge.ante_up.features import AnteUpRow
from tumbleweed.games.legends.knowledge.ante_up.gambling_features import GamblingRow
from tumbleweed.games.legends.knowledge.ante_up.mix import ModuleMix
from tumbleweed.games.legends.knowledge.blood_money.features import BloodMoneyRow
from tumbleweed.games.legends.knowledge.features.country import Country
from tumbleweed.games.legends.knowledge.features.distances import Distances
from tumbleweed.games.legends.knowledge.features.everybody import Everybody
from tumbleweed.games.legends.knowledge.features.fight import FightRow
from tumbleweed.games.legends.knowledge.features.man_in_black import ManInBlackRow
from tumbleweed.games.legends.knowledge.features.mix import Mix
from tumbleweed.games.legends.knowledge.features.offered import Offered
from tumbleweed.games.legends.knowledge.features.own import Own
from tumbleweed.games.legends.knowledge.features.poker import PokerRow
from tumbleweed.games.legends.knowledge.features.section import Section
from tumbleweed.games.legends.knowledge.features.turn import Turn
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import MAX_PLAYERS
from tumbleweed.games.legends.vocabulary.modifiers import movement

SECTIONS: Final[list[Callable[[Layout, Compiled, Compiled, Distances], Section]]] = [
    Mix,
    ModuleMix,
    Turn,
    Country,
    FightRow,
    PokerRow,
    Everybody,
    Own,
    ManInBlackRow,
    AnteUpRow,
    GamblingRow,
    BloodMoneyRow,
]


class LegendsFeatures(Features):
    def __init__(self, whole: Compiled, compiled: Compiled, questions: int) -> None:
        layout = Layout()
        super().__init__(layout, questions, MAX_PLAYERS, compiled.players)
        distances = Distances(compiled)
        self.compiled = compiled
        self.offered = Offered(layout, whole, compiled)
        self.sections: list[Section] = []
        for make in SECTIONS:
            first = len(layout.pieces)
            section = make(layout, whole, compiled, distances)
            section.write_setup(compiled, layout.pieces)
            if section.in_play(compiled):
                self.sections.append(section)
            else:
                layout.merge_from(first)
        self.ready()

    def write(self, s: State, seat: int, offer: tuple[int, ...], out: list[bytes]) -> None:
        assert isinstance(s, LegendsState)
        compiled = self.compiled
        fast = compiled.movement if s.character[seat] == NONE else movement(s, seat)
        self.offered.write(seat, offer, out)
        for section in self.sections:
            section.write(s, seat, fast, out)
