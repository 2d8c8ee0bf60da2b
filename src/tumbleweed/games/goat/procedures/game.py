"""The game and its rounds: Upkeep, Distribution, Saloon, End of Round (GB-ROUND), final scoring."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.chance import draw, shuffle
from tumbleweed.core.events import emit
from tumbleweed.core.frames import NEXT, Do, Verdict, goto, label
from tumbleweed.core.state import NONE
from tumbleweed.games.goat.events import COUNTED, ROUND_BEGAN, ROUND_ENDED
from tumbleweed.games.goat.goods import gain
from tumbleweed.games.goat.model import DECK, TABLE, GoatState, tokens_of
from tumbleweed.games.goat.procedures.frames import DISTRIBUTION, GAME, SALOON, UPKEEP
from tumbleweed.games.goat.scoring import worth

BEGIN_ROUND: Final = label("begin_round")
FINAL_COUNT: Final = label("final_count")


def set_up(s: GoatState) -> Verdict:
    """Coins and a face-down Bottle for everybody, the deck, the first Starting Player."""
    for seat in range(s.compiled.players):
        s.coins[seat] = s.compiled.start_coins  # GB-SETUP-22
        s.bank -= s.compiled.start_coins
        for kind in s.compiled.start_tokens:  # GB-SETUP-23
            s.supply[kind] -= 1
            gain(s, seat, kind, 1)
    if s.starter == NONE:  # GB-SETUP-29: nobody's age is known
        s.starter = draw(s, TABLE, s.compiled.players)
    shuffle(s, DECK, s.deck)  # GB-SETUP-21
    return NEXT


def begin_round(s: GoatState) -> Verdict:
    emit(s, ROUND_BEGAN, s.round, s.starter)
    return NEXT


def upkeep(s: GoatState) -> Verdict:
    return UPKEEP.call(s)


def distribution(s: GoatState) -> Verdict:
    return DISTRIBUTION.call(s)


def saloon(s: GoatState) -> Verdict:
    return SALOON.call(s)


def end_of_round(s: GoatState) -> Verdict:
    emit(s, ROUND_ENDED, s.round)
    if s.round == s.compiled.rounds:  # GB-ROUND-03
        return goto(FINAL_COUNT)
    s.hats = [s.compiled.hats] * s.compiled.players  # GB-ROUND-04, GB-ROUND-05
    s.hat_on = [NONE] * len(s.hat_on)
    gather_cards(s)
    s.starter = s.last_active  # GB-ROUND-08
    s.last_active = NONE
    s.round += 1
    return goto(BEGIN_ROUND)  # GB-ROUND-07


def gather_cards(s: GoatState) -> None:
    """All Characters of the game make a new deck (GB-ROUND-06)."""
    s.table, s.discard, s.aside = [], [], []
    s.removed_up = s.removed_down = NONE
    s.drawn, s.holds, s.shown = [], [], []
    s.not_down = 0
    s.deck = s.compiled.characters[:]
    shuffle(s, DECK, s.deck)


def final_count(s: GoatState) -> Verdict:
    """All reserves are revealed and counted (GB-END-03)."""
    for seat in range(s.compiled.players):
        tokens = worth(s, seat)
        emit(s, COUNTED, seat, s.coins[seat], tokens_of(s, seat), s.coins[seat] + tokens)
    return NEXT


GAME_PROCEDURE: Final = GAME.procedure(
    (
        Do("set_up", set_up),
        Do("begin_round", begin_round),
        Do("upkeep", upkeep),
        Do("distribution", distribution),
        Do("saloon", saloon),
        Do("end_of_round", end_of_round),
        Do("final_count", final_count),
    )
)
