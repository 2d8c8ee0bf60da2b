"""High Stakes Poker (AU-HIGH-04 to -14): ante, three cards, raise or fold, two more, two each.

It uses the same fields for cards as a hand of poker, and all texts treat it as one (AU-HIGH-14).
"""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.core.events import emit, tell_unseen
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
from tumbleweed.games.legends.components.board.places import same_town
from tumbleweed.games.legends.components.decks.poker import draw
from tumbleweed.games.legends.components.player.goods import gain_lp, gain_money, spend
from tumbleweed.games.legends.procedures import poker
from tumbleweed.games.legends.procedures.announce import announce
from tumbleweed.games.legends.procedures.poker import table_of
from tumbleweed.games.legends.state.blood_money_queries import deck_for
from tumbleweed.games.legends.state.frames import HIGH_STAKES
from tumbleweed.games.legends.state.legends_state import LegendsState, no_poker
from tumbleweed.games.legends.state.poker_hands import best_with, category
from tumbleweed.games.legends.state.queries import clockwise_from, right_of
from tumbleweed.games.legends.vocabulary.ante_up.events import (
    FOLDED,
    HIGH_STAKES_BEGAN,
    RAISED_STAKES,
    SALOON_ADDED,
)
from tumbleweed.games.legends.vocabulary.ante_up.options import FOLD, RAISE
from tumbleweed.games.legends.vocabulary.events import (
    DEALS,
    DISCARDED,
    FLOP,
    FROM_POKER,
    HOUSE_SHOWED,
    HOUSE_WON,
    JOINED_POKER,
    SAT_OUT,
    SHOWED,
    WON_POT,
)
from tumbleweed.games.legends.vocabulary.options import SIT_OUT

NEXT_GUEST: Final = label("next_guest")
DEAL: Final = label("deal")
NEXT_STAKE: Final = label("next_stake")
STAKES_IN: Final = label("stakes_in")
SETTLE: Final = label("settle")


# ---- the ante (AU-HIGH-05) ----


def open_table(s: LegendsState) -> Verdict:
    s.poker = no_poker()
    s.poker.host = s.active
    emit(s, HIGH_STAKES_BEGAN, s.active, s.compiled.board.town_of[s.space[s.active]])
    sit_down(s, s.active)
    return announce(s)


def sit_down(s: LegendsState, seat: int) -> None:
    s.poker.joined |= 1 << seat
    s.up.pot += s.compiled.up.high_ante
    spend(s, seat, s.compiled.up.high_ante)
    draw(s, seat, 1)


def next_guest(s: LegendsState) -> Verdict:
    seats = clockwise_from(s, s.poker.host)
    while HIGH_STAKES.asked(s) + 1 < len(seats):
        HIGH_STAKES.set_asked(s, HIGH_STAKES.asked(s) + 1)
        if welcome(s, seats[HIGH_STAKES.asked(s)]):
            return NEXT
    return goto(DEAL)


def welcome(s: LegendsState, seat: int) -> bool:
    able = s.money[seat] >= s.compiled.up.high_needs and bool(s.hands[seat])
    return able and same_town(s, seat, s.poker.host)


def guest(s: LegendsState) -> int:
    return clockwise_from(s, s.poker.host)[HIGH_STAKES.asked(s)]


def take_seat(s: LegendsState, option: int) -> Verdict:
    seat = guest(s)
    if option == SIT_OUT:
        emit(s, SAT_OUT, seat)
        return goto(NEXT_GUEST)
    emit(s, JOINED_POKER, seat)
    sit_down(s, seat)
    return announce(s)


# ---- three common cards, raise or fold (AU-HIGH-06 to -09) ----


def deal(s: LegendsState) -> Verdict:
    """A single player plays against the house, for which the right-hand neighbour deals."""
    tables = s.compiled.up
    HIGH_STAKES.set_asked(s, 0)
    add_to_pot(s, tables.high_saloon)
    if len(table_of(s)) == 1:
        dealer = right_of(s, s.poker.host)
        s.poker.dealer = dealer
        s.dealer_hand = sorted(poker.drawn(s, tables.high_dealer))
        told = tell_unseen if s.compiled.house_chooses else emit
        told(s, DEALS, dealer, len(s.dealer_hand), mask_of(s.dealer_hand))
    turn_up(s, tables.high_common)
    return NEXT


def add_to_pot(s: LegendsState, money: int) -> None:
    s.up.pot += money
    emit(s, SALOON_ADDED, money, s.up.pot)


def turn_up(s: LegendsState, count: int) -> None:
    cards = poker.drawn(s, count)
    s.flop += cards
    s.barriers += 1
    emit(s, FLOP, mask_of(cards))


def in_turn(s: LegendsState) -> list[int]:
    """Clockwise from the host's left, the host last; includes players who have folded."""
    seats = [seat for seat in clockwise_from(s, s.poker.host) if sat_down(s) >> seat & 1]
    return [*seats[1:], seats[0]]


def sat_down(s: LegendsState) -> int:
    """Mask of all players who paid the ante."""
    return s.poker.joined | s.up.folded


def next_stake(s: LegendsState) -> Verdict:
    return NEXT if HIGH_STAKES.asked(s) < len(in_turn(s)) else goto(STAKES_IN)


def better(s: LegendsState) -> int:
    return in_turn(s)[HIGH_STAKES.asked(s)]


def stakes(s: LegendsState) -> list[int]:
    fold, more = FOLD.of(s, 0), RAISE.of(s, 0)
    return [fold, more] if s.money[better(s)] >= s.compiled.up.high_raise else [fold]


def take_stake(s: LegendsState, option: int) -> Verdict:
    """A player who folds loses the ante and draws a card (AU-HIGH-08)."""
    seat = better(s)
    HIGH_STAKES.set_asked(s, HIGH_STAKES.asked(s) + 1)
    if option == RAISE.of(s, 0):
        s.up.pot += s.compiled.up.high_raise
        emit(s, RAISED_STAKES, seat, s.compiled.up.high_raise, s.up.pot)
        spend(s, seat, s.compiled.up.high_raise)
    else:
        s.up.folded |= 1 << seat
        s.poker.joined &= ~(1 << seat)
        emit(s, FOLDED, seat)
        draw(s, seat, 1)
    return announce(s)


def ask_on(s: LegendsState) -> Verdict:
    return goto(NEXT_STAKE)


def stakes_in(s: LegendsState) -> Verdict:
    """The house always raises; the last player left wins if nobody deals (AU-HIGH-08 to -10)."""
    left, house = table_of(s), s.poker.dealer != NONE
    if house:
        add_to_pot(s, s.compiled.up.high_raise)
    if not left or (len(left) == 1 and not house):
        return goto(SETTLE)
    if not house:
        add_to_pot(s, s.compiled.up.high_saloon_again)
    turn_up(s, s.compiled.up.high_further)
    return NEXT


# ---- two cards each, with three of the five (AU-HIGH-11 to -13) ----


def reveal_all(s: LegendsState) -> Verdict:
    poker.lay_open(s)
    if s.poker.dealer != NONE:
        poker.put_forward(s, best_pair(s) if s.compiled.house_chooses else poker.dealers_pair(s))
    return NEXT


def best_pair(s: LegendsState) -> list[int]:
    _, one, two = best_with(s.compiled.poker_deck, s.dealer_hand, s.flop)
    return [card for card in (one, two) if card != NONE]


def value_of(s: LegendsState, cards: list[int], seat: int = NONE) -> int:
    """These cards with the best three common ones; one card makes a hand of four (AU-HIGH-14)."""
    return best_with(deck_for(s, seat), cards, s.flop)[0]


def winners(s: LegendsState) -> list[int]:
    """Empty: the house wins, also ties, or nobody is left (AU-HIGH-02, -09, -12)."""
    seats = table_of(s)
    if not s.poker.showdown:
        return seats
    values = [value_of(s, poker.shown_by(s, seat), seat) for seat in seats]
    best = max(values)
    if s.poker.dealer != NONE and value_of(s, s.dealer_hand[:2]) >= best:
        return []
    tied = [seat for seat, value in zip(seats, values, strict=True) if value == best]
    return [s.poker.host] if s.poker.host in tied else tied


def settle(s: LegendsState) -> Verdict:
    won, pot = winners(s), s.up.pot
    if s.poker.showdown:
        show_hands(s)
    elif s.poker.dealer != NONE:  # the house's cards are discarded face up, unplayed
        s.barriers += 1
        emit(s, DISCARDED, s.poker.dealer, mask_of(s.dealer_hand))
    if not won:
        emit(s, HOUSE_WON, pot)
    for seat in won:
        share = pot // len(won) // 10 * 10
        emit(s, WON_POT, seat, share)
        gain_money(s, seat, share)
        gain_lp(s, seat, 1, FROM_POKER)
        gain_gambler(s, seat, 1)
    for seat in table_of(s):
        if seat not in won:
            draw(s, seat, 1)
    return announce(s)


def show_hands(s: LegendsState) -> None:
    for seat in table_of(s):
        cards = poker.shown_by(s, seat)
        emit(s, SHOWED, seat, mask_of(cards), category(value_of(s, cards, seat)))
    if s.poker.dealer != NONE:
        cards = s.dealer_hand[:2]
        emit(s, HOUSE_SHOWED, s.poker.dealer, mask_of(cards), category(value_of(s, cards)))
        emit(s, DISCARDED, s.poker.dealer, mask_of(s.dealer_hand[2:]))


def announce_hands(s: LegendsState) -> Verdict:
    """Players who have folded lose without a hand."""
    hands = [NONE] * s.compiled.players
    if s.poker.showdown:
        for seat in table_of(s):
            hands[seat] = category(value_of(s, poker.shown_by(s, seat), seat))
    poker.note_outcomes(s, in_turn(s), winners(s), hands)
    return announce(s)


def clear_table(s: LegendsState) -> Verdict:
    take_cards(s)
    return done(s)


def take_cards(s: LegendsState) -> None:
    s.up.pot = s.up.folded = 0
    poker.take_cards(s)


# ---- facts of the questions ----


def join_facts(s: LegendsState, seat: int) -> dict[str, Any]:
    tables = s.compiled.up
    more = tables.high_raise
    return {
        "host": f"seat:{s.poker.host}",
        "money": tables.high_ante,
        "more": more,
        "pot": s.up.pot,
    }


def stake_facts(s: LegendsState, seat: int) -> dict[str, Any]:
    return {"money": s.compiled.up.high_raise, "pot": s.up.pot}


HIGH_STAKES_PROCEDURE: Final[Procedure] = HIGH_STAKES.procedure(
    (
        Do("open_table", open_table),
        Do("next_guest", next_guest),
        Ask(
            "join",
            Question("join-high-stakes", "AU-HIGH-05", join_facts),
            guest,
            poker.join_or_not,
            take_seat,
        ),
        Do("seated", poker.ask_on),
        Do("deal", deal),
        Do("next_stake", next_stake),
        Ask("stake", Question("stake", "AU-HIGH-08", stake_facts), better, stakes, take_stake),
        Do("ask_on", ask_on),
        Do("stakes_in", stakes_in),
        Gather(
            "choose_cards",
            (Question("high-stakes-card", "AU-HIGH-11", poker.card_facts),),
            poker.players,
            poker.cards_to_play,
            poker.two_chosen,
            reveal_all,
        ),
        Do("settle", settle),
        Do("announce_hands", announce_hands),
        Do("clear_table", clear_table),
    )
)
