"""The Story track (BM-STORY-03 to -08): points one by one, each with the effects of its space."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.events import emit
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.queries import fighting
from tumbleweed.games.legends.triggers.queue import note, note_text
from tumbleweed.games.legends.vocabulary import terms
from tumbleweed.games.legends.vocabulary import triggers as on
from tumbleweed.games.legends.vocabulary.blood_money.events import (
    GAINED_SP,
    LOST_SURPLUS,
    STORY_RETURNED,
)
from tumbleweed.games.legends.vocabulary.blood_money.tales import GAIN_SP
from tumbleweed.games.legends.vocabulary.events import FROM_STORY_TRACK

ROW: Final = 3  # of `s.blood.waiting`


def gain_sp(s: LegendsState, seat: int, amount: int) -> None:
    """On the last space the cube stops: further points are lost (BM-STORY-04)."""
    if not amount:
        return
    story, last = s.blood.story, s.compiled.blood.story_last
    return_to_start(s, seat)
    points = min(amount, last - story[seat])
    for _ in range(points):
        story[seat] += 1
        emit(s, GAINED_SP, seat, story[seat])
        _note_space(s, seat)
    if points < amount:
        emit(s, LOST_SURPLUS, seat, amount - points)
    note(s, on.REACH_SPACE, seat, story[seat], terms.STORY_TRACK)
    note(s, GAIN_SP, seat, points, terms.STORY_TRACK)


def _note_space(s: LegendsState, seat: int) -> None:
    blood, space = s.compiled.blood, s.blood.story[seat]
    start, end = blood.story_effect[space - 1], blood.story_effect_end[space - 1]
    if fighting(s) or gambling(s):  # he who moves the Sheriff may begin a fight
        s.blood.waiting.extend((seat, start, end))
    else:
        note_text(s, seat, start, end, FROM_STORY_TRACK)


def gambling(s: LegendsState) -> bool:
    """Cards of poker or Faro lie on the table, where a fight would lay its own."""
    return s.poker.host != NONE or s.up.faro_host != NONE


def read_waiting(s: LegendsState) -> None:
    """The texts of spaces that were entered in the fight or the game that is over now."""
    rows = s.blood.waiting
    for at in range(0, len(rows), ROW):
        note_text(s, rows[at], rows[at + 1], rows[at + 2], FROM_STORY_TRACK)
    rows.clear()


def return_to_start(s: LegendsState, seat: int) -> None:
    """From the last space (BM-STORY-06); that is not entering a space (BM-STORY-41)."""
    if s.blood.story[seat] == s.compiled.blood.story_last:
        s.blood.story[seat] = s.compiled.blood.story_start
        emit(s, STORY_RETURNED, seat)
