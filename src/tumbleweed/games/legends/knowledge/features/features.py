"""The row of Western Legends: one layout for all printings, variants, players and modules.

Sizes are those of the game with every module (`whole`): base entries come first in every table, so
a thing has the same number with and without them.
"""

from __future__ import annotations

from tumbleweed.core.features import Features, Layout
from tumbleweed.core.state import NONE, State
from tumbleweed.games.legends.knowledge.ante_up.features import AnteUpRow
from tumbleweed.games.legends.knowledge.features.country import Country
from tumbleweed.games.legends.knowledge.features.distances import Distances
from tumbleweed.games.legends.knowledge.features.everybody import Everybody
from tumbleweed.games.legends.knowledge.features.fight import FightRow
from tumbleweed.games.legends.knowledge.features.man_in_black import ManInBlackRow
from tumbleweed.games.legends.knowledge.features.mix import Mix
from tumbleweed.games.legends.knowledge.features.offered import Offered
from tumbleweed.games.legends.knowledge.features.own import Own
from tumbleweed.games.legends.knowledge.features.poker import PokerRow
from tumbleweed.games.legends.knowledge.features.turn import Turn
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import MAX_PLAYERS
from tumbleweed.games.legends.vocabulary.modifiers import movement


class LegendsFeatures(Features):
    def __init__(self, whole: Compiled, compiled: Compiled, questions: int) -> None:
        layout = Layout()
        super().__init__(layout, questions, MAX_PLAYERS, compiled.players)
        distances = Distances(compiled)
        self.compiled = compiled
        self.mix = Mix(layout, whole)
        self.offered = Offered(layout, whole, compiled)
        self.turn = Turn(layout, compiled)
        self.country = Country(layout, whole, compiled)
        self.fight = FightRow(layout, whole, compiled)
        self.poker = PokerRow(layout, compiled)
        self.everybody = Everybody(layout, whole, distances)
        self.own = Own(layout, whole, distances)
        self.black = ManInBlackRow(layout, whole)
        self.modules = AnteUpRow(layout, whole, compiled, distances)
        self.ready()

    def write_setup(self, out: bytearray) -> None:
        self.mix.write(self.compiled, out)

    def write(self, s: State, seat: int, offer: tuple[int, ...], out: bytearray) -> None:
        assert isinstance(s, LegendsState)
        compiled = self.compiled
        fast = compiled.movement if s.character[seat] == NONE else movement(s, seat)
        self.offered.write(seat, offer, out)
        self.turn.write(s, seat, out)
        self.country.write(s, seat, out)
        self.fight.write(s, seat, out)
        self.poker.write(s, seat, out)
        self.everybody.write(s, seat, fast, out)
        self.own.write(s, seat, fast, out)
        if compiled.players < compiled.figures:
            self.black.write(s, out)
        self.modules.write(s, seat, fast, out)
