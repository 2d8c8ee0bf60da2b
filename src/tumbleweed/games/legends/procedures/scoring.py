"""Final scoring (WL-END-04 to 18)."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.result import Result, Score
from tumbleweed.games.legends.components.ante_up.gambler import further_sources
from tumbleweed.games.legends.components.blood_money.scoring import in_order
from tumbleweed.games.legends.components.player.tokens import tokens_lp
from tumbleweed.games.legends.components.player.tracks import row_of
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.queries import man_in_black_rides
from tumbleweed.games.legends.vocabulary.terms import MARSHAL

WINS_TIES: Final = 999  # more points than there are on the tracks


def score(s: LegendsState, seat: int) -> Score:
    """Ties: points on either track, then nuggets, then fewer wounds (WL-END-15 to 18)."""
    sources = {
        "track": s.lp[seat],
        "upgrades": upgrades_lp(s, seat),
        "money": money_lp(s, seat),
        "wounds": -s.wounds[seat],
        "wanted": wanted_lp(s, seat),
        "marshal": marshal_lp(s, seat),
    }
    if s.compiled.with_tokens:
        sources["tokens"] = tokens_lp(s, seat)
    sources |= further_sources(s, seat)
    if s.compiled.blood_money:
        sources = in_order(sources)
    points = s.marshal[seat] + s.wanted[seat]
    return Score(sources, (points, s.nuggets[seat], -s.wounds[seat]))


def upgrades_lp(s: LegendsState, seat: int) -> int:
    """WL-END-04."""
    mask, lp = s.upgraded[seat], 0
    for item, worth in enumerate(s.compiled.upgrade_lp):
        if mask >> item & 1:
            lp += worth
    return lp


def money_lp(s: LegendsState, seat: int) -> int:
    """WL-END-05."""
    return s.money[seat] // s.compiled.blood.money_per_lp


def wanted_lp(s: LegendsState, seat: int) -> int:
    """The sole most Wanted, those tied for it, every other one (WL-END-09 to 11)."""
    most, tied = most_wanted(s)
    return wanted_lp_beside(s, seat, most, tied)


def most_wanted(s: LegendsState) -> tuple[int, int]:
    """The most points on the Wanted track, and how many have them."""
    most = tied = 0
    for points in s.wanted:
        if points > most:
            most, tied = points, 1
        elif points == most:
            tied += 1
    return most, tied


def wanted_lp_beside(s: LegendsState, seat: int, most: int, tied: int) -> int:
    points = s.wanted[seat]
    if not points:
        return 0
    if points < most:
        return s.compiled.other_wanted_lp
    return s.compiled.most_wanted_lp if tied == 1 else s.compiled.tied_most_wanted_lp


def tracks_lp(s: LegendsState, seat: int, most: int, tied: int) -> int:
    """Of both tracks, where it is known who is most Wanted."""
    return marshal_lp(s, seat) + wanted_lp_beside(s, seat, most, tied)


def marshal_lp(s: LegendsState, seat: int) -> int:
    """The row on the track (WL-END-12, WL-MARSHAL-16)."""
    points = s.marshal[seat]
    return s.compiled.row_lp[MARSHAL * 3 + row_of(points)] if points else 0


def final_result(s: LegendsState) -> Result:
    scores = [score(s, seat) for seat in range(s.compiled.players)]
    return Result(scores, his_score(s) if man_in_black_rides(s) else None)


def his_score(s: LegendsState) -> Score:
    """The Man in Black's LP stand as they are, and he wins a tie (WL-MIB-39, -40)."""
    return Score({"track": s.lp[s.compiled.black]}, (WINS_TIES,))
