"""Taking longhorns and nuggets that lie near by (Bullwhip)."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import NEXT, Ask, Do, Question, Verdict, done, goto, label
from tumbleweed.games.legends.components.ante_up.tokens import take_gold, take_longhorn
from tumbleweed.games.legends.components.blood_money.fetching import near_by
from tumbleweed.games.legends.effects.blood_money.property import DISTANCE, THINGS
from tumbleweed.games.legends.procedures.announce import announce
from tumbleweed.games.legends.state.frames import FETCH
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary.ante_up.options import TAKE_LONGHORN
from tumbleweed.games.legends.vocabulary.blood_money.options import FETCH as OPTION

ANY_LEFT: Final = label("any_left")


def things(s: LegendsState) -> list[int]:
    code, at = s.compiled.code, FETCH.at(s)
    return near_by(s, FETCH.seat(s), THINGS.of(code, at), DISTANCE.of(code, at))


def any_left(s: LegendsState) -> Verdict:
    return NEXT if FETCH.left(s) and things(s) else done(s)


def take(s: LegendsState, option: int) -> Verdict:
    thing, space = divmod(OPTION.member(s, option), len(s.compiled.board.spaces))
    FETCH.set_left(s, FETCH.left(s) - 1)
    if thing == TAKE_LONGHORN:
        take_longhorn(s, FETCH.seat(s), space)
    else:
        take_gold(s, FETCH.seat(s), space)
    return announce(s)


def again(s: LegendsState) -> Verdict:
    return goto(ANY_LEFT)


FETCH_PROCEDURE: Final = FETCH.procedure(
    (
        Do("any_left", any_left),
        Ask("take", Question("fetch", "BM-TRADER-18"), FETCH.seat, things, take),
        Do("again", again),
    )
)
