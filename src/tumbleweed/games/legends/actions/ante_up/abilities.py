"""The Actions of characters: once the character is a legend, as often as its text allows."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import Verdict
from tumbleweed.core.rules import Reason
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.actions.reasons.player import ability_reasons
from tumbleweed.games.legends.actions.record import CARDS, Action
from tumbleweed.games.legends.effects.usable import ability_useful
from tumbleweed.games.legends.state.frames import USE
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.triggers.queue import unused, works
from tumbleweed.games.legends.vocabulary import options as opt


class UseAbility(Action):
    def offer(self, s: LegendsState, seat: int, found: list[int]) -> None:
        ability = s.compiled.character_action[s.character[seat]]
        if ability == NONE or not works(s, seat, ability) or not unused(s, seat, ability):
            return
        if ability_useful(s, seat, ability):
            found.append(opt.ABILITY.of(s, s.character[seat]))

    def why_not(self, s: LegendsState, seat: int, verb: str, thing: str) -> list[Reason]:
        return ability_reasons(s, seat, thing, "act")

    def start(self, s: LegendsState, seat: int, option: int) -> Verdict:
        ability = s.compiled.character_action[opt.ABILITY.member(s, option)]
        return USE.call(s, ability=ability, seat=seat, card=NONE, detail=NONE)


USE_ABILITY: Final[Action] = UseAbility(
    {"ability": "star"}, heading=CARDS, rank=32, spends=True, site=NONE, explains=(), rows=()
)
