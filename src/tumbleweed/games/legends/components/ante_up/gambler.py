"""The Gambler track (AU-GAMB-01 to -04): points one by one, each with the effects of its space."""

from __future__ import annotations

from tumbleweed.core.events import emit
from tumbleweed.games.legends.components.ante_up.markers import pass_markers
from tumbleweed.games.legends.components.blood_money.scoring import blood_money_sources
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.triggers.queue import note, note_text
from tumbleweed.games.legends.vocabulary import terms
from tumbleweed.games.legends.vocabulary import triggers as on
from tumbleweed.games.legends.vocabulary.ante_up.events import BEYOND_GAMBLER, GAINED_GAMBLER
from tumbleweed.games.legends.vocabulary.ante_up.triggers import GAIN_GAMBLER
from tumbleweed.games.legends.vocabulary.events import FROM_GAMBLER_TRACK


def gain_gambler(s: LegendsState, seat: int, amount: int) -> None:
    """They cannot be lost, and do not exclude any reputation (AU-GAMB-04)."""
    if not amount:
        return
    before = s.up.gambler[seat]
    for _ in range(amount):
        _gain_point(s, seat)
    points = s.up.gambler[seat]
    pass_markers(s, seat, terms.GAMBLER_TRACK, before, points)
    note(s, on.REACH_SPACE, seat, points, terms.GAMBLER_TRACK)
    note(s, GAIN_GAMBLER, seat, amount, terms.GAMBLER_TRACK)


def _gain_point(s: LegendsState, seat: int) -> None:
    """Beyond the last space another text applies (AU-GAMB-03)."""
    if s.up.gambler[seat] == last_space(s):
        emit(s, BEYOND_GAMBLER, seat)
        _note_space(s, seat, last_space(s) + 1)
        return
    s.up.gambler[seat] += 1
    emit(s, GAINED_GAMBLER, seat, s.up.gambler[seat])
    _note_space(s, seat, s.up.gambler[seat])


def _note_space(s: LegendsState, seat: int, space: int) -> None:
    tables = s.compiled.up
    start, end = tables.gambler_effect[space - 1], tables.gambler_effect_end[space - 1]
    note_text(s, seat, start, end, FROM_GAMBLER_TRACK)


def last_space(s: LegendsState) -> int:
    return len(s.compiled.up.gambler_effect) - 1


def start_gambling(s: LegendsState, seat: int) -> None:
    """Starting points have no effects, unless the character says so (AU-SETUP-20)."""
    tables, character = s.compiled.up, s.character[seat]
    s.up.gambler[seat] = tables.start_gambler[character]
    if tables.start_rewards[character]:
        for space in range(1, s.up.gambler[seat] + 1):
            _note_space(s, seat, space)


def further_sources(s: LegendsState, seat: int) -> dict[str, int]:
    """What counts at the end of the game besides its own sources."""
    if not s.compiled.ante_up:
        return {}
    own = {"gambler": gambler_lp(s, seat)}
    return {**own, **blood_money_sources(s, seat)} if s.compiled.blood_money else own


def gambler_lp(s: LegendsState, seat: int) -> int:
    """At the end of the game, for the most Gambler points, if above 0 (AU-TURN-04, -05)."""
    points, most = s.up.gambler[seat], max(s.up.gambler)
    if not points or points < most:
        return 0
    alone = s.up.gambler.count(most) == 1
    return s.compiled.up.furthest_lp if alone else s.compiled.up.tied_furthest_lp
