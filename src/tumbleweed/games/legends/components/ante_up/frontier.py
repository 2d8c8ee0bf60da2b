"""The frontier: tokens with their numbers up, the price of exploring one, its finder (AU-FRONT).

There are two tokens of each number. Nobody knows which is where until one of them is turned.
"""

from __future__ import annotations

from typing import Final

from tumbleweed.core.chance import shuffle
from tumbleweed.core.events import emit
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.state.ante_up_model import FRONTIER_STREAM
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary.ante_up.events import EXPLORED

JACK: Final = 11
ACE: Final = 14


def lay_frontier(s: LegendsState) -> None:
    """A random token on each frontier space (AU-SETUP-12)."""
    supply = s.up.frontier_supply
    shuffle(s, FRONTIER_STREAM, supply)
    for place in range(len(s.up.frontier)):
        s.up.frontier[place] = supply.pop()
    supply.sort()


def frontier_here(s: LegendsState, seat: int) -> int:
    """The frontier place of the seat's space if it has a token, or NONE."""
    place = s.compiled.up.frontier_at[s.space[seat]]
    return place if place != NONE and s.up.frontier[place] != NONE else NONE


def price_of(s: LegendsState, place: int) -> int:
    """The token's number plus the space's value (AU-FRONT-02)."""
    tables = s.compiled.up
    return tables.frontier_number[s.up.frontier[place]] + tables.frontier_value[place]


def worth(s: LegendsState, cards: list[int]) -> int:
    """J, Q and K are worth 10, an ace 11, others their number (AU-FRONT-03)."""
    total = 0
    for card in cards:
        rank = s.compiled.rank[card]
        if rank == ACE:
            total += s.compiled.up.ace_value
        else:
            total += s.compiled.up.court_value if rank >= JACK else rank
    return total


def turn_token(s: LegendsState, seat: int, place: int) -> int:
    """It stays face up with its finder; the space stays empty (AU-FRONT-07 to -09)."""
    token = s.up.frontier[place]
    s.up.frontier[place] = NONE
    s.up.found_by[token] = seat
    s.barriers += 1
    emit(s, EXPLORED, seat, s.compiled.up.frontier_space[place], token)
    return token


def is_known(s: LegendsState, token: int) -> bool:
    """It was turned, or the other one of its number was (AU-FRONT-07)."""
    return any(s.up.found_by[twin] != NONE for twin in s.compiled.up.frontier_twins[token])


def hidden_twins(s: LegendsState) -> list[list[int]]:
    """The tokens of each number of which none was turned: nobody knows which of them is where."""
    every = s.compiled.up.frontier_twins
    return [twins[:] for t, twins in enumerate(every) if t == twins[0] and not is_known(s, t)]


def exchange_twins(s: LegendsState, dealt: list[list[int]]) -> None:
    """`dealt` are the hidden twins, which take their places in the order of the board."""
    every = s.compiled.up.frontier_twins
    left: list[list[int]] = [[] for _ in every]
    for shuffled in dealt:
        left[every[shuffled[0]][0]] = shuffled
    for place, token in enumerate(s.up.frontier):
        if token != NONE:
            s.up.frontier[place] = _one_of(left[every[token][0]], token)
    supply = [_one_of(left[every[token][0]], token) for token in s.up.frontier_supply]
    s.up.frontier_supply = sorted(supply)


def _one_of(left: list[int], token: int) -> int:
    """The next of the hidden twins, or the token itself, if it is none of them."""
    return left.pop() if left else token
