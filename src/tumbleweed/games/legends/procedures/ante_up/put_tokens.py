"""Putting tokens on the board, spot by spot, as a card says (AU-EVENT-05 to -07).

Where several spaces are possible, the card's player chooses one; during the set-up it is chosen at
random (AU-SETUP-14).
"""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.core.chance import pick
from tumbleweed.core.frames import Ask, Do, Question, Verdict, done, goto, label
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.ante_up.tokens import (
    any_token_at,
    lay_token,
    left_over,
    lies_at,
    of_kind,
    seat_roller,
)
from tumbleweed.games.legends.effects.ante_up.tokens import AMOUNT, SPOTS, TOKEN
from tumbleweed.games.legends.state.ante_up_model import (
    EVENTS_STREAM,
    FRONTIER_TOKEN,
    HIGH_ROLLER,
    LAID_KINDS,
    NUGGET,
)
from tumbleweed.games.legends.state.frames import PUT_TOKENS
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.queries import bandit_at, player_on, spaces_at
from tumbleweed.games.legends.vocabulary.ante_up.options import PUT
from tumbleweed.games.legends.vocabulary.options import PASS

NEXT_SPOT: Final = label("next_spot")
CHOOSE: Final = label("choose_spot")


def next_spot(s: LegendsState) -> Verdict:
    code, at = s.compiled.code, PUT_TOKENS.at(s)
    if PUT_TOKENS.spot(s) == len(SPOTS.listed(code, at)):
        return done(s)
    if TOKEN.of(code, at) == HIGH_ROLLER:
        seat_rollers(s)
        return spot_done(s)
    spaces = fitting(s)
    if not spaces or PUT_TOKENS.count(s) == AMOUNT.of(code, at):
        return spot_done(s)
    if PUT_TOKENS.chooser(s) == NONE:
        return put(s, pick(s, EVENTS_STREAM, spaces) if len(spaces) > 1 else spaces[0])
    if len(spaces) == 1 and TOKEN.of(code, at) != FRONTIER_TOKEN:
        return put(s, spaces[0])
    return goto(CHOOSE)


def spot_done(s: LegendsState) -> Verdict:
    PUT_TOKENS.set_spot(s, PUT_TOKENS.spot(s) + 1)
    PUT_TOKENS.set_count(s, 0)
    return goto(NEXT_SPOT)


def put(s: LegendsState, space: int) -> Verdict:
    lay_token(s, TOKEN.of(s.compiled.code, PUT_TOKENS.at(s)), space)
    PUT_TOKENS.set_count(s, PUT_TOKENS.count(s) + 1)
    return goto(NEXT_SPOT)


# ---- where ----


def spot(s: LegendsState) -> int:
    """The current place or region."""
    return SPOTS.listed(s.compiled.code, PUT_TOKENS.at(s))[PUT_TOKENS.spot(s)]


def fitting(s: LegendsState) -> list[int]:
    """The spaces of the spot where a token may be put now."""
    code, at = s.compiled.code, PUT_TOKENS.at(s)
    kind = TOKEN.of(code, at)
    if not left_over(s, kind):  # AU-EVENT-06
        return []
    if SPOTS.regions(code, at):
        return [space for space in spaces_at(s, spot(s)) if empty(s, space)]
    return [space for space in spaces_at(s, spot(s)) if open_to(s, kind, space)]


def empty(s: LegendsState, space: int) -> bool:
    """A plain space without mini, bandit or token."""
    free = s.compiled.up.plain[space] and space not in s.space and space != s.sheriff
    return free and not bandit_at(s, space) and not any_token_at(s, space)


def open_to(s: LegendsState, kind: int, space: int) -> bool:
    """AU-EVENT-07."""
    if lies_at(s, kind, space):
        return False
    if kind in (NUGGET, FRONTIER_TOKEN):
        return kind == NUGGET or s.compiled.up.frontier_at[space] != NONE
    return not player_on(s, space) and space != s.sheriff and not bandit_at(s, space)


def seat_rollers(s: LegendsState) -> None:
    """At most one high roller per Saloon; nothing else prevents one (AU-TOKEN-32)."""
    tables = s.compiled.up
    for saloon in sorted({tables.saloon_at[space] for space in spaces_at(s, spot(s))}):
        free = saloon != NONE and not of_kind(s, HIGH_ROLLER, tables.saloon + saloon)
        if free and left_over(s, HIGH_ROLLER):
            seat_roller(s, saloon)


# ---- the question ----


def spots_on_offer(s: LegendsState) -> list[int]:
    """The number of frontier tokens is the player's choice."""
    spaces = [PUT.of(s, space) for space in fitting(s)]
    frontier = TOKEN.of(s.compiled.code, PUT_TOKENS.at(s)) == FRONTIER_TOKEN
    return [PASS, *spaces] if frontier else spaces


def choose_spot(s: LegendsState, option: int) -> Verdict:
    return spot_done(s) if option == PASS else put(s, PUT.member(s, option))


def spot_facts(s: LegendsState, seat: int) -> dict[str, Any]:
    kind = TOKEN.of(s.compiled.code, PUT_TOKENS.at(s))
    place = s.compiled.board.places[spot(s)]
    return {"token": LAID_KINDS[kind], "place": f"place:{place}"}


PUT_TOKENS_PROCEDURE: Final = PUT_TOKENS.procedure(
    (
        Do("next_spot", next_spot),
        Ask(
            "choose_spot",
            Question("put-token", "AU-EVENT-05", spot_facts),
            PUT_TOKENS.chooser,
            spots_on_offer,
            choose_spot,
        ),
    )
)
