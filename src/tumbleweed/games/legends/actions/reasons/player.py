"""Why an item or the own ability cannot be used, a weapon or mount not switched."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.rules import Reason
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.actions.reasons.times import SETTING_UP, must, too_early
from tumbleweed.games.legends.components.player.shopping import MISC, WEAPON
from tumbleweed.games.legends.effects.choices import unpaid
from tumbleweed.games.legends.effects.usable import item_action
from tumbleweed.games.legends.state.blood_money_queries import forbidden
from tumbleweed.games.legends.state.frames import ANNOUNCE
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.queries import fighting
from tumbleweed.games.legends.state.sides import side_of, used_on
from tumbleweed.games.legends.triggers.queue import unused
from tumbleweed.games.legends.vocabulary import layout, terms
from tumbleweed.games.legends.vocabulary import triggers as on
from tumbleweed.games.legends.vocabulary.effect import EFFECT
from tumbleweed.games.legends.vocabulary.trigger import TRIGGER

# At the start of the turn the weapon is chosen, then the mount.
NOT_BOTH_AT_ONCE: Final = {"weapon": "why-mount-next", "mount": "why-weapon-chosen"}
REACTIONS_LATER: Final = Reason("WL-FIGHT-18", "why-after-bonuses")
BONUSES_BEFORE: Final = Reason("WL-FIGHT-17", "why-bonuses-over")


def moments_of(s: LegendsState, ability: int) -> list[str]:
    """The events that trigger it, as named in messages."""
    row = ability * layout.ABILITY
    first, count = (
        s.compiled.abilities[row + layout.A_TRIGGER],
        s.compiled.abilities[row + layout.A_TRIGGERS],
    )
    return [
        moment(s.compiled.triggers[trigger * layout.TRIGGER + layout.T_EVENT])
        for trigger in range(first, first + count)
    ]


def moment(event: int) -> str:
    return TRIGGER[event].told


def moment_now(s: LegendsState, question: str) -> str:
    """What has just happened, where something may be used."""
    if question == "answer":
        return moment(ANNOUNCE.event(s))
    return {"start-fight": "start-fight", "react": "cards-revealed"}.get(question, "")


def cost_reason(s: LegendsState, seat: int, ability: int) -> Reason | None:
    row = ability * layout.ABILITY
    at, end = (
        s.compiled.abilities[row + layout.A_COST],
        s.compiled.abilities[row + layout.A_COST_END],
    )
    return unpaid(s, at, end, seat, seat)


def chosen_abilities(s: LegendsState, found: list[int]) -> list[int]:
    """Those their owner may use or not."""
    return [a for a in found if s.compiled.abilities[a * layout.ABILITY + layout.A_OPTIONAL]]


def use_reason(
    s: LegendsState, seat: int, ability: int, what: str, rule: str, question: str
) -> Reason:
    """Used up, at another moment, too expensive, or its own condition fails."""
    args: dict[str, str | int] = {"what": what}
    if not unused(s, seat, ability) or begun_with(s, seat, ability):
        return Reason(rule, "why-used-up", args)
    moments = moments_of(s, ability)
    if moment_now(s, question) not in moments:
        return Reason(rule, "why-later", {**args, "event": moments[0]})
    if out_of_step(s, ability, question):
        return REACTIONS_LATER if question == "answer" else BONUSES_BEFORE
    dear = cost_reason(s, seat, ability)
    return dear or Reason(rule, "why-condition-not-met", args)


def out_of_step(s: LegendsState, ability: int, question: str) -> bool:
    """When cards are revealed Bonus effects come first, then Reactions (WL-FIGHT-17, -18)."""
    reaction = s.compiled.abilities[ability * layout.ABILITY + layout.A_KIND] == terms.KIND_REACTION
    return (question == "react" and not reaction) or (bonuses_first(s, question) and reaction)


def bonuses_first(s: LegendsState, question: str) -> bool:
    return question == "answer" and ANNOUNCE.event(s) == on.CARDS_REVEALED.number


def begun_with(s: LegendsState, seat: int, ability: int) -> bool:
    """A start-of-fight effect works once in a fight (WL-FIGHT-06)."""
    return fighting(s) and bool(used_on(s, side_of(s, seat)) >> ability & 1)


# ---- the own ability ----


def ability_reasons(s: LegendsState, seat: int, name: str, question: str) -> list[Reason]:
    if name and s.compiled.characters.index(name) != s.character[seat]:
        return [Reason("WL-CHAR-04", "why-not-your-character", {"character": f"character:{name}"})]
    if not s.legend[seat]:
        return [Reason("WL-CHAR-02", "why-ability-asleep", {"lp": s.compiled.ability_lp})]
    what = f"character:{s.compiled.characters[s.character[seat]]}"
    action = action_of(s, seat)
    if action != NONE:
        return [action_reason(s, seat, action, what)]
    found = chosen_abilities(s, character_abilities(s, s.character[seat]))
    if not found:
        return [Reason("WL-CHAR-04", "why-ability-by-itself")]
    return [use_reason(s, seat, found[0], what, "WL-CHAR-04", question)]


def action_of(s: LegendsState, seat: int) -> int:
    """The Action of the seat's character, or NONE."""
    actions = s.compiled.character_action
    return actions[s.character[seat]] if actions else NONE


def action_reason(s: LegendsState, seat: int, ability: int, what: str) -> Reason:
    """An Action that is not on offer between actions: used up, too dear, or of no effect."""
    if not unused(s, seat, ability):
        return Reason("WL-CHAR-04", "why-used-up", {"what": what})
    row = ability * layout.ABILITY
    at = s.compiled.abilities[row + layout.A_CODE]
    dear = cost_reason(s, seat, ability)
    return dear or EFFECT[s.compiled.code[at]].why_not(s, at, seat, seat)


def ability_time_reasons(
    s: LegendsState, seat: int, name: str, question: str, rule: str
) -> list[Reason]:
    """Where no action is taken: a character's Action waits until one is."""
    mine = not name or s.compiled.characters.index(name) == s.character[seat]
    if question not in SETTING_UP and mine and s.legend[seat]:
        ability = action_of(s, seat)
        if ability != NONE and unused(s, seat, ability):
            return too_early(s, seat, "ability", question, rule)
    return ability_reasons(s, seat, name, question)


def character_abilities(s: LegendsState, character: int) -> list[int]:
    rows = s.compiled.abilities
    return [
        row // layout.ABILITY
        for row in range(0, len(rows), layout.ABILITY)
        if rows[row + layout.A_SOURCE] == terms.SOURCE_CHARACTER
        and rows[row + layout.A_CARD] == character
    ]


# ---- items ----


def item_time_reasons(
    s: LegendsState, seat: int, name: str, question: str, rule: str
) -> list[Reason]:
    """Where no action is taken: an item with an Action waits, others work by themselves."""
    if not name:
        return [Reason("WL-ITEM-01", "why-no-item-now")]
    item = s.compiled.items.index(name)
    what = f"item:{name}"
    if not s.owned[seat] >> item & 1:
        return [Reason("WL-ITEM-01", "why-not-owned", {"item": what})]
    if not_in_use(s, seat, item):
        return not_in_use(s, seat, item)
    if item_action(s, seat, item) != NONE:
        return too_early(s, seat, "item", question, rule)
    side = s.upgraded[seat] >> item & 1
    found = chosen_abilities(s, s.compiled.item_abilities[item * 2 + side])
    if not found:
        return [Reason("WL-ITEM-01", "why-item-by-itself", {"item": what})]
    return [use_reason(s, seat, found[0], what, "WL-ITEM-01", question)]


def idle(s: LegendsState, seat: int, item: int) -> bool:
    """Owned, but another one of its pile is active."""
    kind = s.compiled.item_kind[item]
    if kind == MISC:
        return False
    return item != (s.weapon[seat] if kind == WEAPON else s.mount[seat])


def not_in_use(s: LegendsState, seat: int, item: int) -> list[Reason]:
    """Another one of its pile is active, or an injury takes its effect away."""
    args: dict[str, str | int] = {"item": f"item:{s.compiled.items[item]}"}
    if idle(s, seat, item):
        return [Reason("WL-ITEM-01", "why-item-idle", args)]
    if s.compiled.item_kind[item] != MISC and forbidden(s, seat) >> s.compiled.item_kind[item] & 1:
        return [Reason("BM-INJURY-04", "why-injury-stops-item", args)]
    return []


def ready_reasons(s: LegendsState, seat: int, name: str, question: str) -> list[Reason]:
    """Weapons and mounts are chosen at the start of the turn."""
    if not name:
        return [Reason("WL-TURN-05", "why-switch-at-start")]
    item = s.compiled.items.index(name)
    args: dict[str, str | int] = {"item": f"item:{name}"}
    if s.compiled.item_kind[item] == MISC:
        return [Reason("WL-TURN-05", "why-not-equippable", args)]
    if not s.owned[seat] >> item & 1:
        return [Reason("WL-TURN-05", "why-not-owned", args)]
    if not idle(s, seat, item):
        return [Reason("WL-TURN-05", "why-in-use", args)]
    if s.active == seat and question == "income":
        return [Reason("WL-TURN-02", "why-first", must(question))]
    if question in ("weapon", "mount"):
        return [Reason("WL-TURN-05", NOT_BOTH_AT_ONCE[question])]
    return [Reason("WL-TURN-05", "why-switch-at-start")]
