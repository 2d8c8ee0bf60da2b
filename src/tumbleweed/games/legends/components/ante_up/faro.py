"""The Faro layout: bet markers on ranks, and the four fight cards (AU-FARO-11 to -19).

The four are a batch of fight cards that nobody drew, in `npc_hand`; all but one are visible to all
(components/decks/fight.py). Which one is turned next is drawn at that time.
"""

from __future__ import annotations

from tumbleweed.core.chance import pick
from tumbleweed.core.events import emit
from tumbleweed.core.state import NONE, mask_of
from tumbleweed.games.legends.components.ante_up.gambler import gain_gambler
from tumbleweed.games.legends.components.decks.fight import NEWEST, draw_batch
from tumbleweed.games.legends.components.player.goods import gain_money, lose_money
from tumbleweed.games.legends.state.ante_up_model import FARO_STREAM
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.queries import clockwise_from
from tumbleweed.games.legends.vocabulary.ante_up.events import (
    BET,
    BET_LOST,
    BET_PAID,
    BET_TAKEN_UP,
    FARO_SHOWN,
)

# ---- the players ----


def gamblers(s: LegendsState) -> list[int]:
    """Clockwise from the host's left, the host last (AU-FARO-12, -17)."""
    seats = clockwise_from(s, s.up.faro_host)
    return [seat for seat in [*seats[1:], seats[0]] if s.up.faro_joined >> seat & 1]


# ---- the cards ----


def show_cards(s: LegendsState) -> None:
    """If there are fewer than four, as many as there are; a random one stays face down (AU-FARO-11,
    -22)."""
    cards = draw_batch(s, s.compiled.up.faro_cards)
    hidden = cards[:]
    while len(hidden) > s.compiled.up.faro_cards - s.compiled.up.faro_shown:
        card = pick(s, FARO_STREAM, hidden)
        hidden.remove(card)
        s.fight_shown[card] |= NEWEST
    emit(s, FARO_SHOWN, s.up.faro_dealer, mask_of([c for c in cards if c not in hidden]))


def shown_cards(s: LegendsState) -> list[int]:
    return [card for card in s.npc_hand if s.fight_shown[card] & NEWEST]


def turn_next(s: LegendsState) -> int:
    """It becomes visible to all, also if it was face down (AU-FARO-15)."""
    card = pick(s, FARO_STREAM, [card for card in s.npc_hand if card not in s.up.turned])
    s.fight_shown[card] |= NEWEST
    s.up.turned.append(card)
    s.barriers += 1
    return card


# ---- the markers: those of a seat begin at `seat * bet_markers` ----


def markers_of(s: LegendsState, seat: int) -> list[int]:
    first = seat * s.compiled.up.bet_markers
    return list(range(first, first + s.compiled.up.bet_markers))


def out(s: LegendsState, seat: int) -> list[int]:
    """The seat's markers on the layout."""
    return [marker for marker in markers_of(s, seat) if s.up.bet_rank[marker] != NONE]


def money_free(s: LegendsState, seat: int) -> int:
    """The seat's money that is not at stake yet (AU-FARO-13)."""
    return s.money[seat] - sum(s.up.bet_worth[marker] for marker in out(s, seat))


def place_bet(s: LegendsState, seat: int, rank: int, money: int) -> None:
    marker = next(m for m in markers_of(s, seat) if s.up.bet_rank[m] == NONE)
    s.up.bet_rank[marker], s.up.bet_worth[marker] = rank, money
    emit(s, BET, seat, rank, money)


def take_up(s: LegendsState, marker: int) -> None:
    seat = marker // s.compiled.up.bet_markers
    emit(s, BET_TAKEN_UP, seat, s.up.bet_rank[marker])
    take_back(s, marker)


def take_back(s: LegendsState, marker: int) -> None:
    s.up.bet_rank[marker], s.up.bet_worth[marker] = NONE, 0


def lose_bet(s: LegendsState, seat: int, marker: int) -> None:
    """Bets are paid only when lost (AU-FARO-13, -15)."""
    worth = s.up.bet_worth[marker]
    emit(s, BET_LOST, seat, s.up.bet_rank[marker], worth)
    take_back(s, marker)
    lose_money(s, seat, worth)


def pay_bet(s: LegendsState, seat: int, marker: int, slot: int, times: int) -> None:
    """Money up to the limit, and always a Gambler point (AU-FARO-04, -16, -19)."""
    won = times * s.up.bet_worth[marker]
    emit(s, BET_PAID, seat, s.up.bet_rank[marker], won)
    take_back(s, marker)
    s.up.faro_paid[slot] |= 1 << seat
    gain_money(s, seat, won)
    gain_gambler(s, seat, s.compiled.up.faro_points)
