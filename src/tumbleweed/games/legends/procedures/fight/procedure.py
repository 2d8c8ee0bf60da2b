"""The fight (WL-FIGHT, WL-BANDIT, WL-HEIST, WL-SHERIFF): Declaration, Reveal, Reaction, Reward.

One procedure for all of them. Against a player the rival answers the hero's card, against an NPC
the right-hand neighbour lays one of the fight cards drawn; the rewards are in reward.py.
Editions differ in the order of the Declaration: two tables of the same steps, at the end.
"""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.core.events import emit
from tumbleweed.core.frames import (
    NEXT,
    Ask,
    Do,
    Question,
    Verdict,
    goto,
    label,
)
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.decks.fight import (
    reveal_npc,
)
from tumbleweed.games.legends.components.fight import (
    against_npc,
    begin_fight,
    fight_card_laid,
    put_cards_away,
    seat_on,
    standing_changes,
    winning_side,
)
from tumbleweed.games.legends.procedures.announce import announce
from tumbleweed.games.legends.procedures.effects import run
from tumbleweed.games.legends.procedures.fight.cards import (
    any_card,
    draw_npc_cards,
    guard_first,
    hero,
    hero_follows,
    hero_lays,
    hero_may_decline,
    hero_options,
    npc_card,
    npc_chooser,
    npc_lays,
    npc_options,
    rival,
    rival_answers,
    rival_lays,
    rival_options,
)
from tumbleweed.games.legends.procedures.fight.effects import (
    react,
    react_again,
    react_options,
    react_side,
    sayer,
    start_again,
    start_effect,
    start_options,
    start_side,
)
from tumbleweed.games.legends.procedures.fight.reward import REWARD_STEPS
from tumbleweed.games.legends.state.frames import FIGHT
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import (
    FIGHTS,
    HERO_SIDE,
    RIVAL_SIDE,
    SHERIFF,
)
from tumbleweed.games.legends.triggers import due
from tumbleweed.games.legends.triggers.queue import note
from tumbleweed.games.legends.vocabulary import triggers as on
from tumbleweed.games.legends.vocabulary.events import (
    FIGHT_EFFECT,
    NPC_REVEALED,
    RESTARTED,
    REVEALED,
)

PENALTY: Final = label("penalty")
DECLARED: Final = label("declared")


# ---- declaration ----


def draw_fight_cards(s: LegendsState) -> Verdict:
    """Bandit and guard have theirs before the player lays a card (WL-BANDIT-06, WL-HEIST-04)."""
    if against_npc(s) and s.fight.type != SHERIFF and s.hands[s.fight.hero]:
        draw_npc_cards(s)
    return NEXT


# ---- reveal ----


def reveal(s: LegendsState) -> Verdict:
    """Both at once, then Bonus effects (WL-FIGHT-17, WL-BANDIT-08)."""
    s.fight.open = 1
    s.barriers += 1
    for side in (HERO_SIDE, RIVAL_SIDE):
        seat = seat_on(s, side)
        if seat != NONE and s.laid[2 * seat] != NONE:
            emit(s, REVEALED, seat, s.laid[2 * seat])
    if fight_card_laid(s):
        reveal_npc(s)
        emit(s, NPC_REVEALED, s.npc_card)
    standing_changes(s)
    return NEXT


def bonus(s: LegendsState) -> Verdict:
    for side in (HERO_SIDE, RIVAL_SIDE):
        if seat_on(s, side) != NONE:
            note(s, on.CARDS_REVEALED, seat_on(s, side))
    s.fight.say = HERO_SIDE
    s.fight.passed = 0
    return announce(s)


# ---- the fight card, and the comparison ----


def fight_card(s: LegendsState) -> Verdict:
    """Win or lose, before the values are compared (WL-CLAR-08)."""
    if not against_npc(s) or s.fight.effect_off:
        return NEXT
    emit(s, FIGHT_EFFECT, s.fight.hero, s.npc_card)
    at, end = s.compiled.fight_effect[s.npc_card], s.compiled.fight_effect_end[s.npc_card]
    return run(s, at, end, s.fight.hero)


def compare(s: LegendsState) -> Verdict:
    s.fight.winner = winning_side(s)
    return goto(PENALTY)


def called_off(s: LegendsState) -> Verdict:
    """No results; cards away, and a new fight of the same kind (WL-FIGHT-53 to 61)."""
    kind, first, second = s.fight.type, s.fight.hero, s.fight.rival
    attacked = s.fight.attacked
    emit(s, RESTARTED, kind)
    due.cut(s, s.fight.due_from)
    put_cards_away(s)
    begin_fight(s, kind, first, second, attacked)
    return goto(DECLARED)


def fight_facts(s: LegendsState, seat: int) -> dict[str, Any]:
    kind = s.fight.type
    other = s.fight.rival if seat == s.fight.hero else s.fight.hero
    return {
        "fight": FIGHTS[kind],
        "other": f"seat:{other}" if other != NONE else f"fight:{FIGHTS[kind]}",
        "declinable": FIGHTS[kind] if hero_may_decline(s) else "no",
    }


# ---- the steps, and the two orders in which editions take them ----

START_EFFECTS: Final = (
    Do("start_side", start_side),
    Ask(
        "start_effect",
        Question("start-fight", "WL-FIGHT-06", fight_facts),
        sayer,
        start_options,
        start_effect,
    ),
    Do("start_again", start_again),
)
LAYING: Final = (
    Ask("hero_card", Question("lay", "WL-FIGHT-11", fight_facts), hero, hero_options, hero_lays),
    Do("rival_answers", rival_answers),
    Ask(
        "answer",
        Question("answer-fight", "WL-FIGHT-12", fight_facts),
        rival,
        rival_options,
        rival_lays,
    ),
    Do("npc_card", npc_card),
    Ask(
        "choose_npc", Question("npc", "WL-CLAR-10", fight_facts), npc_chooser, npc_options, npc_lays
    ),
)
AFTER_THE_REVEAL: Final = (
    Do("bonus", bonus),
    Do("react_side", react_side),
    Ask("react", Question("react", "WL-FIGHT-18", fight_facts), sayer, react_options, react),
    Do("react_again", react_again),
    Do("fight_card", fight_card),
    Do("compare", compare),
    Do("called_off", called_off),
    *REWARD_STEPS,
)

EFFECTS_FIRST: Final = FIGHT.procedure(
    (
        Do("declared", draw_fight_cards),
        *START_EFFECTS,
        Do("effects_over", any_card),
        *LAYING,
        Do("cards_laid", reveal),
        *AFTER_THE_REVEAL,
    )
)
CARDS_FIRST: Final = FIGHT.procedure(
    (
        Do("declared", any_card),
        Do("guard_first", guard_first),
        *LAYING,
        Do("cards_laid", hero_follows),
        *START_EFFECTS,
        Do("effects_over", reveal),
        *AFTER_THE_REVEAL,
    )
)
