"""A hand of poker with Ante Up: Gambler points, high rollers (AU-GAMB, AU-TOKEN-18 to -23, -34).

The order of the steps is that of procedures/poker.py. In a Challenge nobody deals; the high
roller's cards are in `dealer_hand`, hidden from all players until the showdown.
"""

from __future__ import annotations

from typing import Final

from tumbleweed.core.events import emit
from tumbleweed.core.frames import (
    NEXT,
    Ask,
    Do,
    Gather,
    Procedure,
    Question,
    Verdict,
    done,
    goto,
    label,
)
from tumbleweed.core.state import NONE, mask_of
from tumbleweed.games.legends.components.ante_up.gambler import gain_gambler
from tumbleweed.games.legends.components.ante_up.rollers import roller_at, turn_up
from tumbleweed.games.legends.components.decks.poker import draw
from tumbleweed.games.legends.components.player.goods import gain_lp, gain_money
from tumbleweed.games.legends.procedures import poker
from tumbleweed.games.legends.procedures.announce import announce
from tumbleweed.games.legends.procedures.effects import run
from tumbleweed.games.legends.procedures.poker import DEAL, table_of
from tumbleweed.games.legends.state.frames import POKER
from tumbleweed.games.legends.state.legends_state import LegendsState, no_poker
from tumbleweed.games.legends.state.poker_hands import category
from tumbleweed.games.legends.state.queries import clockwise_from
from tumbleweed.games.legends.vocabulary.ante_up.events import (
    CHALLENGED,
    POKER_ANYWHERE,
    ROLLER_DISCARDED,
    ROLLER_DREW,
    ROLLER_SHOWED,
    ROLLER_WON,
)
from tumbleweed.games.legends.vocabulary.ante_up.options import GAMBLER_PRIZE, LP_PRIZE, PRIZE
from tumbleweed.games.legends.vocabulary.events import (
    FLOP,
    FROM_POKER,
    HOUSE_WON,
    POKER_BEGAN,
    WON_POT,
)
from tumbleweed.games.legends.vocabulary.prices import ANTE

OTHERS: Final = label("others")


def open_table(s: LegendsState) -> Verdict:
    host = s.active
    s.poker = no_poker()
    s.poker.host = host
    if POKER.challenge(s):
        s.up.challenged = s.compiled.up.saloon_at[s.space[host]]
        emit(s, CHALLENGED, host, s.up.challenged)
    elif POKER.anywhere(s):
        emit(s, POKER_ANYWHERE, host)
    else:
        emit(s, POKER_BEGAN, host, s.compiled.board.town_of[s.space[host]])
    poker.sit_down(s, host)
    return announce(s)


def next_guest(s: LegendsState) -> Verdict:
    seats = clockwise_from(s, s.poker.host)
    while POKER.asked(s) + 1 < len(seats):
        POKER.set_asked(s, POKER.asked(s) + 1)
        if welcome(s, seats[POKER.asked(s)]):
            return NEXT
    return goto(DEAL)


def welcome(s: LegendsState, seat: int) -> bool:
    if POKER.anywhere(s):
        return s.money[seat] >= ANTE
    return poker.welcome(s, seat)


# ---- the high roller joins (AU-TOKEN-19, -20) ----


def deal(s: LegendsState) -> Verdict:
    if s.up.challenged == NONE:
        return poker.deal(s)
    s.up.roller = roller_at(s, s.up.challenged)
    turn_up(s, s.up.roller)
    s.dealer_hand = sorted(poker.drawn(s, s.compiled.up.token_draws[s.up.roller]))
    emit(s, ROLLER_DREW, s.up.roller, len(s.dealer_hand))
    s.flop = poker.drawn(s, poker.FLOP_CARDS)
    s.barriers += 1
    emit(s, FLOP, mask_of(s.flop))
    return NEXT


def reveal_all(s: LegendsState) -> Verdict:
    """The high roller plays the best possible hand."""
    if s.up.roller == NONE:
        return poker.reveal_all(s)
    poker.lay_open(s)
    poker.put_forward(s, poker.house_pair(s))
    return NEXT


def winners(s: LegendsState) -> list[int]:
    """Empty: the house, or the high roller, who loses ties only to the host (AU-TOKEN-20)."""
    won = poker.winners(s)
    if s.up.roller == NONE:
        return won
    best = poker.value_of(s, poker.shown_by(s, won[0]), won[0])
    mine, his = won[0] == s.poker.host, poker.house_value(s)
    return won if best > his or (mine and best == his) else []


# ---- who gains what ----


def settle(s: LegendsState) -> Verdict:
    """The pot (WL-POKER-20, -24, -25, AU-TOKEN-35)."""
    won, stakes = winners(s), poker.pot(s)
    poker.show_hands(s)
    if s.up.roller != NONE:
        show_roller(s)
    if not won and s.up.roller != NONE:
        emit(s, ROLLER_WON, s.up.roller, stakes)
    elif not won:
        emit(s, HOUSE_WON, stakes)
    for seat in won:
        share = stakes // len(won) // 10 * 10
        emit(s, WON_POT, seat, share)
        gain_money(s, seat, share)
    return NEXT if won and won[0] == s.poker.host else goto(OTHERS)


def show_roller(s: LegendsState) -> None:
    cards = s.dealer_hand[:2]
    emit(s, ROLLER_SHOWED, s.up.roller, mask_of(cards), category(poker.house_value(s)))
    emit(s, ROLLER_DISCARDED, s.up.roller, mask_of(s.dealer_hand[2:]))


def host(s: LegendsState) -> int:
    return s.poker.host


def prizes(s: LegendsState) -> list[int]:
    return [PRIZE.of(s, LP_PRIZE), PRIZE.of(s, GAMBLER_PRIZE)]


def take_prize(s: LegendsState, option: int) -> Verdict:
    """Besides the pot, 1 LP or 1 Gambler point (AU-GAMB-05, AU-TOKEN-21)."""
    if PRIZE.member(s, option) == LP_PRIZE:
        gain_lp(s, s.poker.host, 1, FROM_POKER)
    else:
        gain_gambler(s, s.poker.host, 1)
    return announce(s)


def reward_of_roller(s: LegendsState) -> Verdict:
    """The token's reward, for a host who has won the Challenge (AU-TOKEN-21)."""
    roller, tables = s.up.roller, s.compiled.up
    if roller == NONE:
        return NEXT
    return run(s, tables.token_reward[roller], tables.token_reward_end[roller], s.poker.host)


def others(s: LegendsState) -> Verdict:
    """Other winners gain a Gambler point, losers a card (AU-GAMB-06, -07, -09, AU-TOKEN-34)."""
    won = winners(s)
    for seat in table_of(s):
        if seat not in won:
            draw(s, seat, 1)
        elif seat != s.poker.host:
            gain_gambler(s, seat, 1)
    return announce(s)


def announce_hands(s: LegendsState) -> Verdict:
    poker.note_hands(s, winners(s))
    return announce(s)


def clear_table(s: LegendsState) -> Verdict:
    take_cards(s)
    return done(s)


def take_cards(s: LegendsState) -> None:
    s.up.challenged = s.up.roller = NONE
    poker.take_cards(s)


POKER_PROCEDURE: Final[Procedure] = POKER.procedure(
    (
        Do("open_table", open_table),
        Do("next_guest", next_guest),
        Ask(
            "join",
            Question("join", "WL-POKER-02", poker.join_facts),
            poker.guest,
            poker.join_or_not,
            poker.take_seat,
        ),
        Do("ask_on", poker.ask_on),
        Do("deal", deal),
        Gather(
            "choose_cards",
            (Question("poker-card", "WL-POKER-14", poker.card_facts),),
            poker.players,
            poker.cards_to_play,
            poker.two_chosen,
            reveal_all,
        ),
        Do("settle", settle),
        Ask("prize", Question("prize", "AU-GAMB-05"), host, prizes, take_prize),
        Do("reward_of_roller", reward_of_roller),
        Do("others", others),
        Do("announce_hands", announce_hands),
        Do("clear_table", clear_table),
    )
)
