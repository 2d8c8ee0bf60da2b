"""Ways on the board are remembered by what lies within reach, and by nothing else."""

from random import Random

import tumbleweed as tw
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.board.ways import reach, searched
from tumbleweed.games.legends.state.legends_state import LegendsState


def standing_at(space: str) -> LegendsState:
    seat = {"space": space, "wanted": 1}
    s = tw.at_table("legends", 3, seats={0: seat}, sheriff="mesitos-point-1").state
    assert isinstance(s, LegendsState)
    return s


def test_what_is_far_away_is_not_searched_again() -> None:
    s = standing_at("spikes-view-rail-station")
    near = reach(s, 0, s.space[0], 2, False)
    far = s.compiled.board.spaces.index("mesitos-point-hideout-a")
    s.bandits |= 1 << s.compiled.board.hideout_at[far]
    assert reach(s, 0, s.space[0], 2, False) is near
    s.sheriff = near.spaces[0]
    assert reach(s, 0, s.space[0], 2, False) is not near


def test_remembered_ways_are_those_of_a_search() -> None:
    luck, s = Random(4), standing_at("spikes-view-rail-station")
    board = s.compiled.board
    for _ in range(600):
        s.bandits = luck.randrange(1 << len(board.hideouts))
        s.sheriff, s.wanted[0] = luck.randrange(len(board.spaces)), luck.randrange(2)
        start, movement, mesas = luck.randrange(len(board.spaces)), luck.randrange(7), luck.random()
        ends = sum(1 << space for i, space in enumerate(board.hideouts) if s.bandits >> i & 1)
        closed = s.sheriff if s.wanted[0] else NONE
        wanted = searched(board, start, movement, ends, closed, mesas < 0.5)
        found = reach(s, 0, start, movement, mesas < 0.5)
        assert (found.spaces, found.far, found.mesas) == (wanted.spaces, wanted.far, wanted.mesas)
