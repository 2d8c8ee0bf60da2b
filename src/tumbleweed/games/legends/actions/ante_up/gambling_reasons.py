"""Why a bet, a stake or a reward of Ante Up's gambling is not on offer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tumbleweed.core.rules import Reason
from tumbleweed.games.legends.components.ante_up.faro import money_free, out
from tumbleweed.games.legends.state.ante_up_model import RANKS
from tumbleweed.games.legends.state.legends_state import LegendsState

Answer = Callable[[LegendsState, int, str, str, str], list[Reason]]  # seat, verb, thing, rule


def bet(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    rank, _, money = thing.partition(".")
    found = []
    if rank in [RANKS[s.up.bet_rank[marker]] for marker in out(s, seat)]:
        found.append(Reason(rule, "why-rank-taken"))
    if int(money) > money_free(s, seat):
        found.append(Reason("AU-FARO-13", "why-bet-too-high"))
    return found


def marker(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    return [Reason("AU-FARO-18", "why-no-such-marker")]


def stake(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    return [Reason(rule, "why-cannot-raise")]


ANSWERS: Final[dict[str, tuple[tuple[str, ...], Answer]]] = {
    "bet": (("bet",), bet),
    "stay-or-leave": (("take-up", "leave-in"), marker),
    "stake": (("raise",), stake),
}
# When these answers are given.
TIMES: Final[dict[str, tuple[str, str]]] = {
    "prize": ("AU-GAMB-05", "why-no-prize-now"),
    "bet": ("AU-FARO-12", "why-no-faro-now"),
    "bet-done": ("AU-FARO-12", "why-no-faro-now"),
    "take-up": ("AU-FARO-17", "why-no-faro-now"),
    "leave-in": ("AU-FARO-17", "why-no-faro-now"),
    "fold": ("AU-HIGH-08", "why-no-stakes-now"),
    "raise": ("AU-HIGH-08", "why-no-stakes-now"),
}
