"""Whether what is gambled for can stand on a table."""

from __future__ import annotations

from tumbleweed.games.legends.components.player.tokens import PLAIN
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary.ante_up.modifiers import money_limit


def gambling_faults(s: LegendsState) -> list[str]:
    return _goods(s)


def _goods(s: LegendsState) -> list[str]:
    found = []
    if any(claim < PLAIN for claim in s.claims) and not s.goals:
        found.append("claims: there are no goals in this game")
    playing = [seat for seat in range(s.compiled.players) if s.character[seat] >= 0]
    if any(s.money[seat] > money_limit(s, seat) for seat in playing):
        found.append("money: somebody has more than they may hold")
    return found
