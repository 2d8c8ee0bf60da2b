"""The Dancer's round of Bottles and the Gambler's theft (GB-CHAR-45 to 59)."""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.core.chance import pick
from tumbleweed.core.events import emit
from tumbleweed.core.frames import (
    NEXT,
    Ask,
    Do,
    Gather,
    Question,
    Verdict,
    done,
)
from tumbleweed.games.goat.events import GAMBLED, GAVE, TOOK_NOTHING
from tumbleweed.games.goat.goods import gain, steal
from tumbleweed.games.goat.model import (
    GAMBLER,
    KINDS,
    LUCK,
    SALOON,
    GoatState,
    in_play,
    tokens_of,
)
from tumbleweed.games.goat.options import GAMBLE as GAMBLE_OPTION
from tumbleweed.games.goat.options import GIVE
from tumbleweed.games.goat.procedures.frames import DANCE, GAMBLE


def others(s: GoatState, seat: int) -> list[int]:
    return [other for other in range(s.compiled.players) if other != seat]


# ---- the Dancer ----


def dancer_alone(s: GoatState) -> list[int]:
    return [DANCE.owner(s)]


def give_options(s: GoatState, seat: int) -> list[int]:
    return [GIVE + other for other in others(s, seat)]


def all_given(s: GoatState, seat: int) -> bool:
    """With a single other player there is no choice (GB-CHAR-47)."""
    return s.compiled.players == 2 or len(s.sealed[seat]) == s.stock[SALOON]


def hand_out(s: GoatState) -> Verdict:
    """Every Bottle of the Saloon to the others, none kept (GB-CHAR-45, GB-CHAR-46)."""
    seat = DANCE.owner(s)
    for other in others(s, seat):
        count = s.sealed[seat].count(GIVE + other) if s.compiled.players > 2 else s.stock[SALOON]
        if count:
            gain(s, other, s.compiled.token_at[SALOON], count)
            emit(s, GAVE, seat, other, count)
    s.stock[SALOON] = 0
    return NEXT


def act_for_gambler(s: GoatState) -> Verdict:
    """After the Bottles, the Gambler's action for the Dancer's controller (GB-CHAR-50, -52)."""
    return GAMBLE.call(s, owner=DANCE.owner(s)) if in_play(s, GAMBLER) else NEXT


def bottles(s: GoatState, seat: int) -> dict[str, Any]:
    return {"count": s.stock[SALOON] - len(s.sealed[seat])}


DANCE_PROCEDURE: Final = DANCE.procedure(
    (
        Gather(
            "hand_out",
            (Question("give", "GB-CHAR-45", bottles),),
            dancer_alone,
            give_options,
            all_given,
            hand_out,
        ),
        Do("act_for_gambler", act_for_gambler),
    )
)


# ---- the Gambler ----


def marks(s: GoatState) -> list[int]:
    """Any other player who has a token (GB-CHAR-54, GB-CHAR-56)."""
    return [GAMBLE_OPTION + other for other in others(s, GAMBLE.owner(s)) if tokens_of(s, other)]


def anyone_to_fleece(s: GoatState) -> Verdict:
    if marks(s):
        return NEXT
    emit(s, TOOK_NOTHING, GAMBLE.owner(s), GAMBLER)  # GB-CHAR-55
    return done(s)


def fleece(s: GoatState, option: int) -> Verdict:
    """A token at random; only thief and victim see it (GB-CHAR-54, GB-CHAR-59)."""
    thief, victim = GAMBLE.owner(s), option - GAMBLE_OPTION
    tokens: list[int] = []
    for kind in range(KINDS):
        tokens += [kind] * s.reserve[victim * KINDS + kind]
    token = pick(s, LUCK, tokens)
    steal(s, thief, victim, token)
    emit(s, GAMBLED, thief, victim, token)
    return NEXT


GAMBLE_PROCEDURE: Final = GAMBLE.procedure(
    (
        Do("anyone_to_fleece", anyone_to_fleece),
        Ask("choose_victim", Question("gamble", "GB-CHAR-54"), GAMBLE.owner, marks, fleece),
    )
)
