"""What a character may do without spending an action (BM-CLAIM-23), and Legendary items in use."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import Verdict
from tumbleweed.core.rules import Reason
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.actions.reasons.player import (
    ability_reasons,
    action_reason,
    chosen_abilities,
    use_reason,
)
from tumbleweed.games.legends.actions.record import CARDS, Action
from tumbleweed.games.legends.effects.usable import ability_useful
from tumbleweed.games.legends.state.frames import USE
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.triggers.queue import unused, works
from tumbleweed.games.legends.vocabulary import layout, terms
from tumbleweed.games.legends.vocabulary.blood_money.options import FREE_ABILITY


class UseFreeAbility(Action):
    """Between actions, and after the last one."""

    def offer(self, s: LegendsState, seat: int, found: list[int]) -> None:
        ability = s.compiled.blood.free_action[s.character[seat]]
        if ability == NONE or not works(s, seat, ability) or not unused(s, seat, ability):
            return
        if ability_useful(s, seat, ability):
            found.append(FREE_ABILITY.of(s, s.character[seat]))

    def why_not(self, s: LegendsState, seat: int, verb: str, thing: str) -> list[Reason]:
        return free_reasons(s, seat, thing)

    def start(self, s: LegendsState, seat: int, option: int) -> Verdict:
        ability = s.compiled.blood.free_action[FREE_ABILITY.member(s, option)]
        return USE.call(s, ability=ability, seat=seat, card=NONE, detail=NONE)


USE_FREE_ABILITY: Final[Action] = UseFreeAbility(
    {"free-ability": "star"}, heading=CARDS, rank=34, spends=False, site=NONE, explains=(), rows=()
)


def free_reasons(s: LegendsState, seat: int, thing: str) -> list[Reason]:
    """In the Action Phase or at another time."""
    character = s.compiled.characters.index(thing) if thing else s.character[seat]
    if character != s.character[seat] or not s.legend[seat]:
        return ability_reasons(s, seat, thing, "act")
    ability = s.compiled.blood.free_action[character]
    what = f"character:{s.compiled.characters[character]}"
    if ability == NONE:
        return [Reason("WL-CHAR-04", "why-no-free-ability")]
    return [free_reason(s, seat, ability, what)]


def free_reason(s: LegendsState, seat: int, ability: int, what: str) -> Reason:
    if not unused(s, seat, ability):
        return Reason("WL-CHAR-04", "why-used-up", {"what": what})
    if s.active != seat or ability_useful(s, seat, ability):
        return Reason("BM-CLAIM-23", "why-between-actions")
    return action_reason(s, seat, ability, what)


# ---- Legendary items that their owner may use or not ----


def relic_answer(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    return use_relic_reasons(s, seat, thing, "answer")


def use_relic_reasons(s: LegendsState, seat: int, thing: str, question: str) -> list[Reason]:
    if not thing:
        return [Reason("BM-TRADER-18", "why-no-relic-to-use")]
    relic, what = s.compiled.blood.relics.index(thing), f"relic:{thing}"
    if not s.blood.relics[seat] >> relic & 1:
        return [Reason("BM-TRADER-18", "why-not-your-relic", {"relic": what})]
    found = chosen_abilities(s, abilities_of(s, relic))
    if not found:
        return [Reason("BM-TRADER-18", "why-relic-by-itself", {"relic": what})]
    return [use_reason(s, seat, found[0], what, "BM-TRADER-18", question)]


def abilities_of(s: LegendsState, relic: int) -> list[int]:
    rows = s.compiled.abilities
    return [
        row // layout.ABILITY
        for row in range(0, len(rows), layout.ABILITY)
        if rows[row + layout.A_SOURCE] == terms.SOURCE_RELIC and rows[row + layout.A_CARD] == relic
    ]
