"""The cattle tokens: taken face down from a Ranch, carried, stolen, delivered, lost.

Only who takes a token sees it, then who steals it; a delivered one is shown to all; one lost in an
arrest goes back face down (WL-CATTLE-06, -10, WL-FIGHT-34). What a seat knows about a token it has
not seen comes from others: one that was out while this one was taken, or came back before it did,
is another one. So `s.cattle_holds` keeps a row for every time a token is out:

    (token, seats that know it, from, until)    until is NONE while it is carried

Tokens out at the same time differ, each take was a random one of a known number, and nothing else
is known: all fillings in which they differ are equally likely. Rows that touch no carried token,
not even through others, are forgotten.
"""

from __future__ import annotations

from typing import Final

from tumbleweed.core.chance import REDEAL, draw, pick
from tumbleweed.core.events import emit
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.board.delivery import how_delivered
from tumbleweed.games.legends.components.board.places import here
from tumbleweed.games.legends.state.compiled import RANCH_BLUE, RANCH_GREEN, RANCH_ORANGE
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import CATTLE_STREAM
from tumbleweed.games.legends.triggers.queue import note
from tumbleweed.games.legends.vocabulary.blood_money.tales import ACQUIRE_CATTLE
from tumbleweed.games.legends.vocabulary.events import (
    ACQUIRED,
    DELIVERED,
    LOST_CATTLE,
    STOLE_CATTLE,
)

RANCHES: Final = (RANCH_GREEN, RANCH_BLUE, RANCH_ORANGE)  # by color
ROW: Final = 4
TOKEN: Final = 0
SEATS: Final = 1
FROM: Final = 2
UNTIL: Final = 3


def ranch(s: LegendsState, color: int) -> list[int]:
    return (s.ranch_green, s.ranch_blue, s.up.ranch_orange)[color]


def ranch_color(s: LegendsState, seat: int) -> int:
    """Of the Ranch one stands at."""
    if here(s, seat, RANCH_ORANGE):
        return RANCHES.index(RANCH_ORANGE)
    return 0 if here(s, seat, RANCH_GREEN) else 1


def ranch_here(s: LegendsState, seat: int) -> list[int]:
    return ranch(s, ranch_color(s, seat))


def acquire(s: LegendsState, seat: int, color: int) -> int:
    """A random token of a Ranch (WL-CATTLE-01); only its taker sees it."""
    token = pick(s, CATTLE_STREAM, ranch(s, color))
    ranch(s, color).remove(token)
    s.cattle[seat] = token
    s.cattle_holds += [token, 1 << seat, _now(s), NONE]
    emit(s, ACQUIRED, seat, color, token)
    note(s, ACQUIRE_CATTLE, seat)
    return token


def carry(s: LegendsState, seat: int, token: int) -> None:
    """For positions: the seat carries this token, and only it knows which it is."""
    ranch(s, s.compiled.cattle_color[token]).remove(token)
    s.cattle[seat] = token
    s.cattle_holds += [token, 1 << seat, _now(s), NONE]


def deliver(s: LegendsState, seat: int, by_card: int = NONE) -> int:
    """The token is shown and goes back to the Ranch of its colour (WL-CATTLE-10). `by_card`: how,
    if not as the place says."""
    token = s.cattle[seat]
    s.barriers += 1
    emit(s, DELIVERED, seat, token, how_delivered(s, seat) if by_card == NONE else by_card)
    s.cattle_holds[_row_of(s, token) + SEATS] = (1 << s.compiled.players) - 1
    _return(s, seat)
    return token


def lose_cattle(s: LegendsState, seat: int) -> None:
    """The token goes back face down (WL-FIGHT-30, -34)."""
    emit(s, LOST_CATTLE, seat, s.compiled.cattle_color[s.cattle[seat]])
    _return(s, seat)


def steal_cattle(s: LegendsState, thief: int, victim: int) -> None:
    """WL-FIGHT-39: thief and victim know which it is."""
    token = s.cattle[victim]
    s.cattle[victim] = NONE
    s.cattle[thief] = token
    s.barriers += 1
    s.cattle_holds[_row_of(s, token) + SEATS] |= 1 << thief
    emit(s, STOLE_CATTLE, thief, victim, s.compiled.cattle_color[token], token)


def _return(s: LegendsState, seat: int) -> None:
    token = s.cattle[seat]
    s.cattle[seat] = NONE
    pile = ranch(s, s.compiled.cattle_color[token])
    pile.append(token)
    pile.sort()
    s.cattle_holds[_row_of(s, token) + UNTIL] = _now(s)
    _forget(s)


# ---- the rows ----


def _now(s: LegendsState) -> int:
    """Later than everything in the rows."""
    holds = s.cattle_holds
    now = 0
    for at in range(0, len(holds), ROW):
        now = max(now, holds[at + FROM], holds[at + UNTIL])
    return now + 1


def _row_of(s: LegendsState, token: int) -> int:
    """The row of a token that is carried."""
    for at in range(0, len(s.cattle_holds), ROW):
        if s.cattle_holds[at] == token and s.cattle_holds[at + UNTIL] == NONE:
            return at
    return NONE


def met(s: LegendsState, one: int, two: int) -> bool:
    """Whether two rows are about tokens of one colour that were out at the same time."""
    holds = s.cattle_holds
    if s.compiled.cattle_color[holds[one]] != s.compiled.cattle_color[holds[two]]:
        return False
    return _before_end(holds, one, two) and _before_end(holds, two, one)


def _before_end(holds: list[int], one: int, two: int) -> bool:
    return holds[two + UNTIL] == NONE or holds[one + FROM] < holds[two + UNTIL]


def _forget(s: LegendsState) -> None:
    """Keep rows that overlap a carried token, transitively, unless all players know the token."""
    holds = s.cattle_holds
    known_to_all = (1 << s.compiled.players) - 1
    rows = list(range(0, len(holds), ROW))
    kept = [at for at in rows if holds[at + UNTIL] == NONE]
    for row in kept:  # grows
        if holds[row + SEATS] != known_to_all:
            kept += [at for at in rows if at not in kept and met(s, at, row)]
    s.cattle_holds = []
    for at in sorted(kept):
        s.cattle_holds += holds[at : at + ROW]


# ---- dealing anew ----


def redeal_herd(s: LegendsState, seat: int) -> None:
    """Fill the rows the seat does not know, until tokens that were out together differ."""
    holds = s.cattle_holds
    unknown = [at for at in range(0, len(holds), ROW) if not holds[at + SEATS] >> seat & 1]
    if not unknown:
        return
    choices = [_choices(s, seat, at) for at in unknown]
    carriers = [_carrier(s, at) for at in unknown]
    _fill(s, unknown, choices)
    for at, carrier in zip(unknown, carriers, strict=True):
        if carrier != NONE:
            s.cattle[carrier] = holds[at]
    _refill_ranches(s)


def _choices(s: LegendsState, seat: int, row: int) -> list[int]:
    """The tokens of its colour that the seat did not see elsewhere meanwhile."""
    holds = s.cattle_holds
    color = s.compiled.cattle_color[holds[row]]
    tokens = [
        token for token in range(len(s.compiled.cattle)) if s.compiled.cattle_color[token] == color
    ]
    for at in range(0, len(holds), ROW):
        if holds[at + SEATS] >> seat & 1 and holds[at] in tokens and met(s, at, row):
            tokens.remove(holds[at])
    return tokens


def _carrier(s: LegendsState, row: int) -> int:
    if s.cattle_holds[row + UNTIL] != NONE:
        return NONE
    return s.cattle.index(s.cattle_holds[row])


def _fill(s: LegendsState, rows: list[int], choices: list[list[int]]) -> None:
    """All fillings are tried with equal probability, by one draw each; a clash is redrawn."""
    ways = 1
    for tokens in choices:
        ways *= len(tokens)
    clashing = True
    while clashing:
        number = draw(s, REDEAL, ways)
        for at, tokens in zip(rows, choices, strict=True):
            number, i = divmod(number, len(tokens))
            s.cattle_holds[at] = tokens[i]
        clashing = _clash(s, rows)


def _clash(s: LegendsState, rows: list[int]) -> bool:
    for i in range(len(rows)):
        for j in range(i):
            if s.cattle_holds[rows[i]] == s.cattle_holds[rows[j]] and met(s, rows[i], rows[j]):
                return True
    return False


def _refill_ranches(s: LegendsState) -> None:
    away = [token for token in s.cattle if token != NONE]
    left = [token for token in s.compiled.herd if token not in away]
    for color in set(s.compiled.cattle_color):
        ranch(s, color)[:] = [token for token in left if s.compiled.cattle_color[token] == color]
