"""The action of a deed (BM-CLAIM-06 to -10): the deed is flipped, its text carried out."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import NEXT, Ask, Do, Question, Verdict, done, goto, label
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.blood_money.deeds import flip_deed
from tumbleweed.games.legends.effects.blood_money.usable_deeds import usable_deeds
from tumbleweed.games.legends.procedures.announce import announce
from tumbleweed.games.legends.procedures.effects import run
from tumbleweed.games.legends.state.frames import USE_DEED
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.triggers.queue import note
from tumbleweed.games.legends.vocabulary.blood_money import property as words
from tumbleweed.games.legends.vocabulary.blood_money.options import DEED

FLIP: Final = label("flip")


def which(s: LegendsState) -> Verdict:
    """A card lets its owner choose (BM-CLAIM-23)."""
    return NEXT if USE_DEED.deed(s) == NONE else goto(FLIP)


def own_deeds(s: LegendsState) -> list[int]:
    return [DEED.of(s, deed) for deed in usable_deeds(s, USE_DEED.seat(s))]


def take_deed(s: LegendsState, option: int) -> Verdict:
    USE_DEED.set_deed(s, DEED.member(s, option))
    return NEXT


def flip(s: LegendsState) -> Verdict:
    flip_deed(s, USE_DEED.seat(s), USE_DEED.deed(s))
    return NEXT


def carry_out(s: LegendsState) -> Verdict:
    blood, deed = s.compiled.blood, USE_DEED.deed(s)
    return run(s, blood.deed_action[deed], blood.deed_action_end[deed], USE_DEED.seat(s))


def used(s: LegendsState) -> Verdict:
    note(s, words.USE_DEED, USE_DEED.seat(s))
    return announce(s)


USE_DEED_PROCEDURE: Final = USE_DEED.procedure(
    (
        Do("which", which),
        Ask("choose_deed", Question("deed", "BM-CLAIM-23"), USE_DEED.seat, own_deeds, take_deed),
        Do("flip", flip),
        Do("carry_out", carry_out),
        Do("used", used),
        Do("over", done),
    )
)
