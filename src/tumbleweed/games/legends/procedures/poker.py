"""A hand of poker (WL-POKER): ante, who joins, dealer or not, flop, two cards each, showdown."""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.core.events import emit, tell_unseen
from tumbleweed.core.frames import (
    NEXT,
    Ask,
    Do,
    Gather,
    Question,
    Verdict,
    done,
    goto,
    label,
)
from tumbleweed.core.state import NONE, mask_of
from tumbleweed.games.legends.components.blood_money.bonuses import note_wild_cards
from tumbleweed.games.legends.components.board.places import same_town
from tumbleweed.games.legends.components.decks.poker import draw, draw_top, lay, to_discard
from tumbleweed.games.legends.components.player.goods import gain_lp, gain_money, spend
from tumbleweed.games.legends.procedures.announce import announce
from tumbleweed.games.legends.state.blood_money_queries import deck_for
from tumbleweed.games.legends.state.frames import POKER
from tumbleweed.games.legends.state.legends_state import LegendsState, no_poker
from tumbleweed.games.legends.state.poker_hands import best_two, category, hand_value
from tumbleweed.games.legends.state.queries import clockwise_from, right_of
from tumbleweed.games.legends.triggers.queue import note
from tumbleweed.games.legends.vocabulary import options as opt
from tumbleweed.games.legends.vocabulary import terms
from tumbleweed.games.legends.vocabulary import triggers as on
from tumbleweed.games.legends.vocabulary.events import (
    DEALS,
    DISCARDED,
    FLOP,
    FROM_POKER,
    HOUSE_SHOWED,
    HOUSE_WON,
    JOINED_POKER,
    POKER_BEGAN,
    SAT_OUT,
    SHOWED,
    WON_POT,
)
from tumbleweed.games.legends.vocabulary.options import JOIN, SIT_OUT
from tumbleweed.games.legends.vocabulary.prices import ANTE

SALOON_ADDS: Final = 50  # WL-POKER-07
DEALER_CARDS: Final = 4
FLOP_CARDS: Final = 3
NEXT_GUEST: Final = label("next_guest")
DEAL: Final = label("deal")


def table_of(s: LegendsState) -> list[int]:
    """The players in it, the host first."""
    seats = clockwise_from(s, s.poker.host)
    return [seat for seat in seats if s.poker.joined >> seat & 1]


def pot(s: LegendsState) -> int:
    """WL-POKER-08."""
    return SALOON_ADDS + ANTE * len(table_of(s))


def sit_down(s: LegendsState, seat: int) -> None:
    """Ante, then a card (WL-POKER-01, -02)."""
    s.poker.joined |= 1 << seat
    spend(s, seat, ANTE)
    draw(s, seat, 1)


def open_table(s: LegendsState) -> Verdict:
    host = s.active
    s.poker = no_poker()
    s.poker.host = host
    emit(s, POKER_BEGAN, host, s.compiled.board.town_of[s.space[host]])
    sit_down(s, host)
    return announce(s)


# ---- joining, clockwise (WL-POKER-02 to 04) ----


def next_guest(s: LegendsState) -> Verdict:
    seats = clockwise_from(s, s.poker.host)
    while POKER.asked(s) + 1 < len(seats):
        POKER.set_asked(s, POKER.asked(s) + 1)
        if welcome(s, seats[POKER.asked(s)]):
            return NEXT
    return goto(DEAL)


def welcome(s: LegendsState, seat: int) -> bool:
    return s.money[seat] >= ANTE and same_town(s, seat, s.poker.host)


def guest(s: LegendsState) -> int:
    return clockwise_from(s, s.poker.host)[POKER.asked(s)]


def join_or_not(s: LegendsState) -> list[int]:
    return [SIT_OUT, JOIN]


def take_seat(s: LegendsState, option: int) -> Verdict:
    seat = guest(s)
    if option == SIT_OUT:
        emit(s, SAT_OUT, seat)
        return goto(NEXT_GUEST)
    emit(s, JOINED_POKER, seat)
    sit_down(s, seat)
    return announce(s)


def ask_on(s: LegendsState) -> Verdict:
    return goto(NEXT_GUEST)


# ---- dealer and flop ----


def deal(s: LegendsState) -> Verdict:
    """Alone at the table one plays the house (WL-POKER-05, -06)."""
    if len(table_of(s)) == 1:
        dealer = right_of(s, s.poker.host)
        s.poker.dealer = dealer
        s.dealer_hand = sorted(drawn(s, DEALER_CARDS))
        count, cards = len(s.dealer_hand), mask_of(s.dealer_hand)
        if s.compiled.house_chooses:
            tell_unseen(s, DEALS, dealer, count, cards)
        else:
            emit(s, DEALS, dealer, count, cards)
    s.flop = drawn(s, FLOP_CARDS)
    s.barriers += 1
    emit(s, FLOP, mask_of(s.flop))
    return NEXT


def drawn(s: LegendsState, count: int) -> list[int]:
    found = []
    for _ in range(count):
        card = draw_top(s)
        if card != NONE:
            found.append(card)
    return found


# ---- two cards each, face down (WL-POKER-10, -14) ----


def players(s: LegendsState) -> list[int]:
    dealer = s.poker.dealer
    return table_of(s) + ([dealer] if dealer != NONE and not s.compiled.house_chooses else [])


def cards_of(s: LegendsState, seat: int) -> list[int]:
    """The dealer leaves the own hand aside (WL-POKER-06)."""
    return s.dealer_hand if seat == s.poker.dealer else s.hands[seat]


def cards_to_play(s: LegendsState, seat: int) -> list[int]:
    first = opt.PLAY.of(s, 0)
    return [first + card for card in cards_of(s, seat) if first + card not in s.sealed[seat]]


def two_chosen(s: LegendsState, seat: int) -> bool:
    """Or the only one (WL-POKER-12)."""
    return len(s.sealed[seat]) >= min(2, len(cards_of(s, seat)))


def reveal_all(s: LegendsState) -> Verdict:
    lay_open(s)
    if s.poker.dealer != NONE:
        put_forward(s, house_pair(s) if s.compiled.house_chooses else dealers_pair(s))
    return NEXT


def lay_open(s: LegendsState) -> None:
    first = opt.PLAY.of(s, 0)
    for seat in table_of(s):
        for slot, option in enumerate(sorted(s.sealed[seat])):
            lay(s, seat, option - first, slot)
    s.poker.showdown = 1
    s.barriers += 1


def dealers_pair(s: LegendsState) -> list[int]:
    first = opt.PLAY.of(s, 0)
    return sorted(option - first for option in s.sealed[s.poker.dealer])


def put_forward(s: LegendsState, chosen: list[int]) -> None:
    """The two cards the house plays come first."""
    s.dealer_hand = chosen + [card for card in s.dealer_hand if card not in chosen]


def house_pair(s: LegendsState) -> list[int]:
    """WL-POKER-45: left to the engine, the best possible hand."""
    _, one, two = best_two(s.compiled.poker_deck, s.dealer_hand, s.flop)
    return [card for card in (one, two) if card != NONE]


# ---- showdown ----


def value_of(s: LegendsState, cards: list[int], seat: int = NONE) -> int:
    """With the flop, where a Cheat is a plain 2 (WL-POKER-48); so it is for a player who cannot use
    Bonuses."""
    deck = deck_for(s, seat)
    wilds = [deck.wild[card] for card in cards] + [0] * len(s.flop)
    return hand_value(deck, cards + s.flop, wilds)


def shown_by(s: LegendsState, seat: int) -> list[int]:
    return [card for card in s.laid[2 * seat : 2 * seat + 2] if card != NONE]


def house_value(s: LegendsState) -> int:
    return value_of(s, s.dealer_hand[:2])


def winners(s: LegendsState) -> list[int]:
    """Empty: the house. The host wins every tie (WL-POKER-15, -17)."""
    seats = table_of(s)
    values = [value_of(s, shown_by(s, seat), seat) for seat in seats]
    best = max(values)
    if s.poker.dealer != NONE and house_value(s) > best:
        return []
    tied = [seat for seat, value in zip(seats, values, strict=True) if value == best]
    return [seats[0]] if seats[0] in tied else tied


def settle(s: LegendsState) -> Verdict:
    won, stakes = winners(s), pot(s)
    show_hands(s)
    if not won:  # WL-POKER-20
        emit(s, HOUSE_WON, stakes)
    for seat in won:
        share = stakes // len(won) // 10 * 10  # WL-POKER-24, -25
        emit(s, WON_POT, seat, share)
        gain_money(s, seat, share)
    if won and won[0] == s.poker.host:  # WL-POKER-18, -19
        gain_lp(s, won[0], 1, FROM_POKER)
    for seat in table_of(s):
        if seat not in won:
            draw(s, seat, 1)  # WL-POKER-16
    return announce(s)


def show_hands(s: LegendsState) -> None:
    for seat in table_of(s):
        cards = shown_by(s, seat)
        emit(s, SHOWED, seat, mask_of(cards), category(value_of(s, cards, seat)))
    if s.poker.dealer != NONE:
        cards = s.dealer_hand[:2]
        emit(s, HOUSE_SHOWED, s.poker.dealer, mask_of(cards), category(house_value(s)))
        emit(s, DISCARDED, s.poker.dealer, mask_of(s.dealer_hand[2:]))


def announce_hands(s: LegendsState) -> Verdict:
    note_hands(s, winners(s))
    return announce(s)


def note_hands(s: LegendsState, won: list[int]) -> None:
    hands = [NONE] * s.compiled.players
    for seat in table_of(s):
        hands[seat] = category(value_of(s, shown_by(s, seat), seat))
    note_outcomes(s, table_of(s), won, hands)


def note_outcomes(s: LegendsState, seats: list[int], won: list[int], hands: list[int]) -> None:
    for seat in seats:
        role = terms.PLAYED_ACTIVE if seat == s.poker.host else terms.PLAYED_JOINED
        if hands[seat] != NONE:
            note_wild_cards(s, seat, shown_by(s, seat))
        outcome = on.WIN_POKER if seat in won else on.LOSE_POKER
        note(s, outcome, seat, detail=role, detail_2=hands[seat])
        note(s, on.PLAY_POKER, seat, detail=role)


def clear_table(s: LegendsState) -> Verdict:
    take_cards(s)
    return done(s)


def take_cards(s: LegendsState) -> None:
    """All cards played, the flop and the dealer's four (WL-POKER-22, -23)."""
    for place, card in enumerate(s.laid):
        if card != NONE:
            to_discard(s, card)
            s.laid[place] = NONE
    for card in s.flop + s.dealer_hand:
        to_discard(s, card)
    s.flop, s.dealer_hand = [], []
    s.poker = no_poker()


def join_facts(s: LegendsState, seat: int) -> dict[str, Any]:
    return {"host": f"seat:{s.poker.host}", "money": ANTE, "pot": pot(s)}


def card_facts(s: LegendsState, seat: int) -> dict[str, Any]:
    """Who deals plays for the house."""
    return {"house": int(seat == s.poker.dealer)}


POKER_PROCEDURE: Final = POKER.procedure(
    (
        Do("open_table", open_table),
        Do("next_guest", next_guest),
        Ask("join", Question("join", "WL-POKER-02", join_facts), guest, join_or_not, take_seat),
        Do("ask_on", ask_on),
        Do("deal", deal),
        Gather(
            "choose_cards",
            (Question("poker-card", "WL-POKER-14", card_facts),),
            players,
            cards_to_play,
            two_chosen,
            reveal_all,
        ),
        Do("settle", settle),
        Do("announce_hands", announce_hands),
        Do("clear_table", clear_table),
    )
)
