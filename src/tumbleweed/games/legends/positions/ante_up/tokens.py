"""Event tokens and nuggets on the board in positions, and whether they are consistent.

`tokens` gives the tokens per space or Saloon; `gone` names those out of the game; `dust` the spaces
with a gold nugget; `longhorns`, of a seat, those it carries. All other tokens are in their
supplies.
"""

from __future__ import annotations

from typing import Any

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.positions.starts import once
from tumbleweed.games.legends.positions.words import index, known
from tumbleweed.games.legends.state.ante_up_model import (
    CLAIM_JUMPER,
    HIGH_ROLLER,
    LONGHORN,
    OUTLAW,
    TOKEN_KINDS,
)
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import CLAIM_JUMPER as CLAIM_JUMPER_FIGHT
from tumbleweed.games.legends.state.model import OUTLAW as OUTLAW_FIGHT

FOES = (OUTLAW, CLAIM_JUMPER)


def place_tokens(s: LegendsState, facts: dict[str, Any]) -> None:
    up, tables = s.up, s.compiled.up
    laid = facts.get("tokens", {})
    known("tokens", laid, set(tables.whereabouts[: tables.supply]))
    named = [
        *((token, tables.whereabouts.index(at)) for at, tokens in laid.items() for token in tokens),
        *((token, tables.out) for token in facts.get("gone", [])),
    ]
    for seat, own in facts.get("seats", {}).items():
        named += [(token, tables.carried + seat) for token in own.get("longhorns", [])]
    numbers = [index("tokens", tables.tokens, token) for token, _ in named]
    once("tokens", tables.tokens, numbers)
    for token, (_, at) in zip(numbers, named, strict=True):
        up.token_at[token] = at
    up.foes = _foes(s)
    for name in facts.get("dust", []):
        up.dust |= 1 << index("dust", s.compiled.board.spaces, name)
    s.supply -= up.dust.bit_count()


def _foes(s: LegendsState) -> int:
    kinds, mask = s.compiled.up.token_kind, 0
    for token, at in enumerate(s.up.token_at):
        if kinds[token] in FOES and at < s.compiled.up.saloon:
            mask |= 1 << at
    return mask


def token_faults(s: LegendsState) -> list[str]:
    up, tables, found = s.up, s.compiled.up, []
    if len(up.token_at) != len(tables.tokens):
        return [f"token_at has {len(up.token_at)} entries"]
    for token, at in enumerate(up.token_at):
        if not _can_be(s, tables.token_kind[token], at):
            found.append(f"token_at: {tables.tokens[token]} cannot be there")
    for kind, name in enumerate(TOKEN_KINDS):
        lie = [
            at
            for token, at in enumerate(up.token_at)
            if at < tables.supply and tables.token_kind[token] == kind
        ]
        if len(set(lie)) != len(lie):
            found.append(f"token_at: no two of a kind lie in one place ({name}, AU-EVENT-07)")
    if not found and up.foes != _foes(s):
        found.append("foes: they are not where the outlaws and claim jumpers lie")
    if up.dust < 0 or up.dust >> len(s.compiled.board.spaces):
        found.append("dust: there is no such space")
    return found + _fought(s)


def _can_be(s: LegendsState, kind: int, at: int) -> bool:
    """High rollers are at Saloons, the others on spaces; a longhorn may be carried."""
    tables = s.compiled.up
    if at in (tables.supply, tables.out):
        return True
    if at >= tables.carried:
        return kind == LONGHORN and at < tables.carried + s.compiled.players
    return at >= 0 and (at >= tables.saloon) == (kind == HIGH_ROLLER)


def _fought(s: LegendsState) -> list[str]:
    up, tables = s.up, s.compiled.up
    fights = {OUTLAW_FIGHT: OUTLAW, CLAIM_JUMPER_FIGHT: CLAIM_JUMPER}
    if (up.foe != NONE) != (s.fight.type in fights):
        return ["foe: it does not fit what is under way"]
    if up.foe == NONE:
        return []
    sound = 0 <= up.foe < len(tables.tokens) and up.token_at[up.foe] == tables.out
    if not sound or tables.token_kind[up.foe] != fights[s.fight.type]:
        return ["foe: such a token is not turned up"]
    return []
