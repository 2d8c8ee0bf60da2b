"""Event tokens: face down in four supplies, on the board, carried, or out of the game (AU-TOKEN).

`s.up.token_at` is where each one is (`AnteUpTables.whereabouts`), `s.up.foes` the spaces of outlaws
and claim jumpers. Nobody sees a face before the token is revealed, and the token of a kind that is
moved is drawn at random: so all tokens of a kind still in the game are indistinguishable.
"""

from __future__ import annotations

from tumbleweed.core.chance import pick
from tumbleweed.core.events import emit
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.player.goods import gain_nuggets
from tumbleweed.games.legends.state.ante_up_model import (
    BOARD_TOKENS_STREAM,
    CLAIM_JUMPER,
    FRONTIER_STREAM,
    FRONTIER_TOKEN,
    HIGH_ROLLER,
    LONGHORN,
    NUGGET,
    OUTLAW,
    TOKEN_KINDS,
)
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.queries import longhorns_of
from tumbleweed.games.legends.triggers.queue import note
from tumbleweed.games.legends.vocabulary.ante_up.events import (
    DELIVERED_LONGHORN,
    FRONTIER_LAID,
    LOST_LONGHORNS,
    ROLLER_CAME,
    ROLLER_LEFT,
    STOLE_LONGHORN,
    TOKEN_CLEARED,
    TOKEN_LAID,
    TOKEN_TURNED,
    TOOK_GOLD,
    TOOK_LONGHORN,
)
from tumbleweed.games.legends.vocabulary.ante_up.triggers import GAIN_LONGHORN
from tumbleweed.games.legends.vocabulary.modifiers import nugget_limit

# ---- where tokens are ----


def of_kind(s: LegendsState, kind: int, where: int) -> list[int]:
    """The tokens of a kind in one of the whereabouts."""
    kinds = s.compiled.up.token_kind
    return [t for t, at in enumerate(s.up.token_at) if at == where and kinds[t] == kind]


def lies_at(s: LegendsState, kind: int, space: int) -> bool:
    """Of one of LAID_KINDS except high rollers, which are not on spaces."""
    if kind == NUGGET:
        return bool(s.up.dust >> space & 1)
    if kind == FRONTIER_TOKEN:
        place = s.compiled.up.frontier_at[space]
        return place != NONE and s.up.frontier[place] != NONE
    return bool(of_kind(s, kind, space))


def any_token_at(s: LegendsState, space: int) -> bool:
    if lies_at(s, NUGGET, space) or lies_at(s, FRONTIER_TOKEN, space):
        return True
    # compiled, `space in` would compare objects and take several times as long
    return any(at == space for at in s.up.token_at)


def token_to_fight(s: LegendsState, space: int) -> int:
    """The outlaw or claim jumper there, or NONE."""
    if not s.up.foes >> space & 1:
        return NONE
    return (of_kind(s, OUTLAW, space) or of_kind(s, CLAIM_JUMPER, space))[0]


def left_over(s: LegendsState, kind: int) -> int:
    """How many are in the supply (AU-EVENT-06)."""
    if kind == NUGGET:
        return s.supply
    if kind == FRONTIER_TOKEN:
        return len(s.up.frontier_supply)
    return len(of_kind(s, kind, s.compiled.up.supply))


# ---- putting tokens on the board ----


def lay_token(s: LegendsState, kind: int, space: int) -> None:
    """Face down from the supply; a frontier token with its number up."""
    if kind == FRONTIER_TOKEN:
        _lay_frontier(s, space)
        return
    if kind == NUGGET:
        s.supply -= 1
        s.up.dust |= 1 << space
    else:
        _draw_to(s, kind, space)
    emit(s, TOKEN_LAID, kind, space)


def seat_roller(s: LegendsState, saloon: int) -> None:
    """A high roller is at the Saloon, on none of its spaces (AU-TOKEN-32)."""
    _draw_to(s, HIGH_ROLLER, s.compiled.up.saloon + saloon)
    emit(s, ROLLER_CAME, saloon)


def _draw_to(s: LegendsState, kind: int, where: int) -> None:
    token = pick(s, BOARD_TOKENS_STREAM, of_kind(s, kind, s.compiled.up.supply))
    s.up.token_at[token] = where
    if kind in (OUTLAW, CLAIM_JUMPER):
        s.up.foes |= 1 << where


def _lay_frontier(s: LegendsState, space: int) -> None:
    tables, supply = s.compiled.up, s.up.frontier_supply
    token = pick(s, FRONTIER_STREAM, supply)
    supply.remove(token)
    s.up.frontier[tables.frontier_at[space]] = token
    emit(s, FRONTIER_LAID, space, tables.frontier_number[token])


def clear_tokens(s: LegendsState) -> None:
    """Event tokens in starting spaces return to the supplies, face down (AU-SETUP-13)."""
    up, tables = s.up, s.compiled.up
    starts = s.space[: s.compiled.players]
    saloons = [tables.saloon + tables.saloon_at[x] for x in starts if tables.saloon_at[x] != NONE]
    for where in sorted({*starts, *saloons}):
        for token, at in enumerate(up.token_at):
            if at == where:
                up.token_at[token] = tables.supply
                _tell_cleared(s, tables.token_kind[token], where)
        if where < tables.saloon:
            up.foes &= ~(1 << where)


def _tell_cleared(s: LegendsState, kind: int, where: int) -> None:
    if kind == HIGH_ROLLER:
        emit(s, ROLLER_LEFT, where - s.compiled.up.saloon)
    else:
        emit(s, TOKEN_CLEARED, kind, where)


# ---- outlaws and claim jumpers ----


def turn_up_foe(s: LegendsState, seat: int, token: int) -> None:
    """It is visible to all; whoever wins the fight, it is out of the game (AU-TOKEN-02)."""
    up, tables, space = s.up, s.compiled.up, s.space[seat]
    up.token_at[token] = tables.out
    up.foes &= ~(1 << space)
    up.foe = token
    s.barriers += 1
    emit(s, TOKEN_TURNED, seat, token, space, tables.token_draws[token])


# ---- picking up, carrying, delivering ----


def can_take_gold(s: LegendsState, seat: int) -> bool:
    """AU-TOKEN-24."""
    return lies_at(s, NUGGET, s.space[seat]) and s.nuggets[seat] < nugget_limit(s, seat)


def take_gold(s: LegendsState, seat: int, near: int = NONE) -> None:
    """`near`: another space than the seat's own."""
    space = s.space[seat] if near == NONE else near
    s.up.dust &= ~(1 << space)
    s.supply += 1
    emit(s, TOOK_GOLD, seat, space)
    gain_nuggets(s, seat, 1)


def take_longhorn(s: LegendsState, seat: int, near: int = NONE) -> None:
    """It stays face down; there is no limit (AU-TOKEN-10, -12)."""
    space = s.space[seat] if near == NONE else near
    s.up.token_at[of_kind(s, LONGHORN, space)[0]] = s.compiled.up.carried + seat
    emit(s, TOOK_LONGHORN, seat, space)
    note(s, GAIN_LONGHORN, seat)


def deliver_longhorn(s: LegendsState, seat: int) -> int:
    """One of those carried, at random; it is revealed and out of the game (AU-TOKEN-15)."""
    token = _any_carried(s, seat)
    s.up.token_at[token] = s.compiled.up.out
    s.barriers += 1
    emit(s, DELIVERED_LONGHORN, seat, token)
    return token


def steal_longhorn(s: LegendsState, thief: int, victim: int) -> None:
    """AU-TOKEN-16."""
    s.up.token_at[_any_carried(s, victim)] = s.compiled.up.carried + thief
    emit(s, STOLE_LONGHORN, thief, victim)
    note(s, GAIN_LONGHORN, thief)


def lose_longhorns(s: LegendsState, seat: int) -> None:
    """All of them, to the supply (AU-TOKEN-16, -17)."""
    count, tables = longhorns_of(s, seat), s.compiled.up
    if not count:
        return
    for token in of_kind(s, LONGHORN, tables.carried + seat):
        s.up.token_at[token] = tables.supply
    emit(s, LOST_LONGHORNS, seat, count)


def _any_carried(s: LegendsState, seat: int) -> int:
    carried = of_kind(s, LONGHORN, s.compiled.up.carried + seat)
    return carried[0] if len(carried) == 1 else pick(s, BOARD_TOKENS_STREAM, carried)


# ---- redeal ----


def token_places(s: LegendsState) -> list[list[int]]:
    """Per kind: where its tokens lie that are still in the game, in the order of the board."""
    at, kinds, out = s.up.token_at, s.compiled.up.token_kind, s.compiled.up.out
    where: list[list[int]] = [[] for _ in TOKEN_KINDS]
    for token in range(len(at)):
        if at[token] != out:
            where[kinds[token]].append(at[token])
    for places in where:
        places.sort()
    return where


def lay_tokens(s: LegendsState, where: list[list[int]]) -> None:
    """Which token of its kind lies where is not known until it is turned."""
    at, kinds, out = s.up.token_at, s.compiled.up.token_kind, s.compiled.up.out
    for token in range(len(at)):
        if at[token] != out:
            at[token] = where[kinds[token]].pop()
