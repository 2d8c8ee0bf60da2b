"""Faro (AU-FARO-07 to -22): join, four cards, bets, loser, winner, stay or leave, jackpot."""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.core.events import emit
from tumbleweed.core.frames import NEXT, Ask, Do, Procedure, Question, Verdict, done, goto, label
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.ante_up.faro import (
    gamblers,
    lose_bet,
    money_free,
    out,
    pay_bet,
    place_bet,
    show_cards,
    take_up,
    turn_next,
)
from tumbleweed.games.legends.components.board.places import same_town
from tumbleweed.games.legends.components.decks.fight import return_fight_cards
from tumbleweed.games.legends.components.player.goods import gain_money
from tumbleweed.games.legends.procedures.announce import announce
from tumbleweed.games.legends.state.ante_up_model import JACKPOT, RANKS, WINNER
from tumbleweed.games.legends.state.frames import FARO
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.queries import clockwise_from
from tumbleweed.games.legends.triggers.queue import note
from tumbleweed.games.legends.vocabulary.ante_up import options as opt
from tumbleweed.games.legends.vocabulary.ante_up import triggers as on
from tumbleweed.games.legends.vocabulary.ante_up.events import (
    BET_LEFT,
    FARO_BEGAN,
    FARO_JACKPOT,
    FARO_JOINED,
    FARO_LOSER,
    FARO_OVER,
    FARO_WINNER,
)
from tumbleweed.games.legends.vocabulary.events import SAT_OUT
from tumbleweed.games.legends.vocabulary.options import JOIN, SIT_OUT

NEXT_GUEST: Final = label("next_guest")
HOST_GAINS: Final = label("host_gains")
NEXT_BET: Final = label("next_bet")
LOSER: Final = label("loser")
NEXT_MARKER: Final = label("next_marker")
JACKPOT_CARD: Final = label("jackpot")


def open_game(s: LegendsState) -> Verdict:
    s.up.faro_host, s.up.faro_joined = s.active, 1 << s.active
    emit(s, FARO_BEGAN, s.active, s.compiled.board.town_of[s.space[s.active]])
    return NEXT


# ---- joining: free, for all players in the town (AU-FARO-08) ----


def next_guest(s: LegendsState) -> Verdict:
    seats = clockwise_from(s, s.up.faro_host)
    while FARO.asked(s) + 1 < len(seats):
        FARO.set_asked(s, FARO.asked(s) + 1)
        if same_town(s, seats[FARO.asked(s)], s.up.faro_host):
            return NEXT
    return goto(HOST_GAINS)


def guest(s: LegendsState) -> int:
    return clockwise_from(s, s.up.faro_host)[FARO.asked(s)]


def join_or_not(s: LegendsState) -> list[int]:
    return [SIT_OUT, JOIN]


def take_seat(s: LegendsState, option: int) -> Verdict:
    if option == JOIN:
        s.up.faro_joined |= 1 << guest(s)
        emit(s, FARO_JOINED, guest(s))
    else:
        emit(s, SAT_OUT, guest(s))
    return goto(NEXT_GUEST)


def host_gains(s: LegendsState) -> Verdict:
    """If anybody joined, whether they bet or not (AU-FARO-05, -09)."""
    FARO.set_asked(s, 0)
    if len(gamblers(s)) > 1:
        gain_money(s, s.up.faro_host, s.compiled.up.host_gains)
    return announce(s)


def deal(s: LegendsState) -> Verdict:
    """The nearest player to the host's right who has not joined, else the host (AU-FARO-10)."""
    seats = clockwise_from(s, s.up.faro_host)
    free = [seat for seat in seats[:0:-1] if not s.up.faro_joined >> seat & 1]
    s.up.faro_dealer = free[0] if free else s.up.faro_host
    show_cards(s)
    return NEXT


# ---- bets (AU-FARO-12 to -14) ----


def bettor(s: LegendsState) -> int:
    return gamblers(s)[FARO.asked(s)]


def bets(s: LegendsState) -> list[int]:
    """On all ranks without a marker of the seat, whether the rank's card is shown or not."""
    seat, found = bettor(s), list[int]()
    if len(out(s, seat)) == s.compiled.up.bet_markers:
        return found
    mine = [s.up.bet_rank[marker] for marker in out(s, seat)]
    worths = s.compiled.up.bets
    for rank in range(len(RANKS)):
        for at, money in enumerate(worths):
            if rank not in mine and money <= money_free(s, seat):
                found.append(opt.BET.of(s, rank * len(worths) + at))
    return found


def next_bet(s: LegendsState) -> Verdict:
    """Seats without a possible bet are not asked."""
    while FARO.asked(s) < len(gamblers(s)):
        if bets(s):
            return NEXT
        FARO.set_asked(s, FARO.asked(s) + 1)
    return goto(LOSER)


def bet_options(s: LegendsState) -> list[int]:
    return [opt.BET_DONE.of(s, 0), *bets(s)]


def take_bet(s: LegendsState, option: int) -> Verdict:
    if option == opt.BET_DONE.of(s, 0):
        FARO.set_asked(s, FARO.asked(s) + 1)
    else:
        worths = s.compiled.up.bets
        rank, at = divmod(opt.BET.member(s, option), len(worths))
        place_bet(s, bettor(s), rank, worths[at])
    return goto(NEXT_BET)


# ---- loser, winner (AU-FARO-15, -16) ----


def loser(s: LegendsState) -> Verdict:
    FARO.set_asked(s, 0)
    card = turn_next(s)
    emit(s, FARO_LOSER, card)
    for seat in gamblers(s):
        for marker in on_rank(s, seat, card):
            lose_bet(s, seat, marker)
    return announce(s)


def on_rank(s: LegendsState, seat: int, card: int) -> list[int]:
    """Fight cards and ranks have the same numbers."""
    return [marker for marker in out(s, seat) if s.up.bet_rank[marker] == card]


def winner(s: LegendsState) -> Verdict:
    card = turn_next(s)
    emit(s, FARO_WINNER, card)
    pay(s, card, WINNER, s.compiled.up.winner_pays)
    return announce(s)


def pay(s: LegendsState, card: int, slot: int, times: int) -> None:
    for seat in gamblers(s):
        for marker in on_rank(s, seat, card):
            pay_bet(s, seat, marker, slot, times)


# ---- stay or leave, marker by marker (AU-FARO-17, -18) ----


def next_marker(s: LegendsState) -> Verdict:
    while FARO.asked(s) < len(gamblers(s)):
        while FARO.marker(s) < s.compiled.up.bet_markers:
            if s.up.bet_rank[marker_now(s)] != NONE:
                return NEXT
            FARO.set_marker(s, FARO.marker(s) + 1)
        FARO.set_asked(s, FARO.asked(s) + 1)
        FARO.set_marker(s, 0)
    return goto(JACKPOT_CARD)


def marker_now(s: LegendsState) -> int:
    return bettor(s) * s.compiled.up.bet_markers + FARO.marker(s)


def stay_or_leave(s: LegendsState) -> list[int]:
    slot = FARO.marker(s)
    return [opt.TAKE_UP.of(s, slot), opt.LEAVE_IN.of(s, slot)]


def decide(s: LegendsState, option: int) -> Verdict:
    if opt.TAKE_UP.has(s, option):
        take_up(s, marker_now(s))
    else:
        emit(s, BET_LEFT, bettor(s), s.up.bet_rank[marker_now(s)])
    FARO.set_marker(s, FARO.marker(s) + 1)
    return goto(NEXT_MARKER)


# ---- jackpot, cards returned (AU-FARO-19, -20) ----


def jackpot(s: LegendsState) -> Verdict:
    card = turn_next(s)
    emit(s, FARO_JACKPOT, card)
    pay(s, card, JACKPOT, s.compiled.up.jackpot_pays)
    for seat in gamblers(s):
        for marker in out(s, seat):
            lose_bet(s, seat, marker)
    return announce(s)


def put_away(s: LegendsState) -> Verdict:
    """The amount is the number of cards that paid the seat in this game."""
    return_fight_cards(s)
    s.up.turned = []
    emit(s, FARO_OVER)
    for seat in gamblers(s):
        slots = [slot for slot, paid in enumerate(s.up.faro_paid) if paid >> seat & 1]
        for slot in slots:
            note(s, on.WIN_FARO, seat, len(slots), slot)
    return announce(s)


def close_game(s: LegendsState) -> Verdict:
    stand_up(s)
    return done(s)


def stand_up(s: LegendsState) -> None:
    s.up.faro_host = s.up.faro_dealer = NONE
    s.up.faro_joined = 0
    s.up.faro_paid = [0] * len(s.up.faro_paid)


def join_facts(s: LegendsState, seat: int) -> dict[str, Any]:
    return {"host": f"seat:{s.up.faro_host}"}


def bet_facts(s: LegendsState, seat: int) -> dict[str, Any]:
    return {"money": money_free(s, seat), "count": s.compiled.up.bet_markers - len(out(s, seat))}


def marker_facts(s: LegendsState, seat: int) -> dict[str, Any]:
    marker = marker_now(s)
    return {"rank": f"rank:{RANKS[s.up.bet_rank[marker]]}", "money": s.up.bet_worth[marker]}


FARO_PROCEDURE: Final[Procedure] = FARO.procedure(
    (
        Do("open_game", open_game),
        Do("next_guest", next_guest),
        Ask(
            "join",
            Question("join-faro", "AU-FARO-08", join_facts),
            guest,
            join_or_not,
            take_seat,
        ),
        Do("host_gains", host_gains),
        Do("deal", deal),
        Do("next_bet", next_bet),
        Ask("bet", Question("bet", "AU-FARO-12", bet_facts), bettor, bet_options, take_bet),
        Do("loser", loser),
        Do("winner", winner),
        Do("next_marker", next_marker),
        Ask(
            "stay_or_leave",
            Question("stay-or-leave", "AU-FARO-17", marker_facts),
            bettor,
            stay_or_leave,
            decide,
        ),
        Do("jackpot", jackpot),
        Do("put_away", put_away),
        Do("close_game", close_game),
    )
)
