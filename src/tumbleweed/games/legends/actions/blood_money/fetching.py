"""Why something that lies on the board cannot be fetched (Bullwhip)."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.rules import Reason
from tumbleweed.games.legends.actions.reasons.places import space_args
from tumbleweed.games.legends.components.ante_up.tokens import lies_at
from tumbleweed.games.legends.components.blood_money.fetching import spaces_near
from tumbleweed.games.legends.effects.blood_money.property import DISTANCE, THINGS
from tumbleweed.games.legends.state.ante_up_model import LONGHORN, NUGGET
from tumbleweed.games.legends.state.frames import FETCH
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary.ante_up.options import LYING
from tumbleweed.games.legends.vocabulary.modifiers import nugget_limit

TOKENS: Final = (LONGHORN, NUGGET)  # as LYING


def fetch_answer(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    name, _, where = thing.partition(".")
    kind, space = LYING.index(name), s.compiled.board.spaces.index(where)
    args = {"what": f"laid:{name}", **space_args(s, space)}
    code, at = s.compiled.code, FETCH.at(s)
    if not THINGS.has(code, at, kind):
        return [Reason(rule, "why-not-fetched-by-this", args)]
    if not lies_at(s, TOKENS[kind], space):
        return [Reason(rule, "why-nothing-lies-there", args)]
    if space not in spaces_near(s, s.space[seat], DISTANCE.of(code, at)):
        return [Reason(rule, "why-too-far-to-fetch", args)]
    return [Reason("AU-TOKEN-24", "why-too-much-gold", {"count": nugget_limit(s, seat)})]
