"""Effects on a fight."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.events import emit
from tumbleweed.core.frames import NEXT, Verdict, unwind
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.fight import change_value
from tumbleweed.games.legends.state.frames import FIGHT
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import (
    HERO_SIDE,
    RIVAL_SIDE,
)
from tumbleweed.games.legends.triggers.queue import note
from tumbleweed.games.legends.vocabulary import layout, terms, triggers
from tumbleweed.games.legends.vocabulary.effect import ALWAYS, FREE, Context, Deed, Effect
from tumbleweed.games.legends.vocabulary.events import EFFECT_OFF as EFFECT_IGNORED
from tumbleweed.games.legends.vocabulary.kinds import Choice, Number
from tumbleweed.games.legends.vocabulary.record import Told, told_by
from tumbleweed.games.legends.vocabulary.step_labels import CALLED_OFF
from tumbleweed.games.legends.vocabulary.teller import Teller
from tumbleweed.games.legends.vocabulary.weights import UNWEIGHED


def side_of(s: LegendsState, seat: int) -> int:
    return HERO_SIDE if s.fight.hero == seat else RIVAL_SIDE


# ---- values ----


def _change_value(s: LegendsState, run: Context) -> Verdict:
    own = TARGET.of(s.compiled.code, run.at) == terms.OWN_CARD
    side = side_of(s, run.me) if own else 1 - side_of(s, run.me)
    change_value(s, side, CHANGE.of(s.compiled.code, run.at))
    return NEXT


def _change_told(teller: Teller, effect: Effect, code: list[int], at: int) -> str:
    by = CHANGE.of(code, at)
    key = effect.told.keys[2 * (by > 0) + TARGET.of(code, at)]
    return teller.say(key, {"by": abs(by)})


TARGET: Final = Choice("target", terms.TARGETS)
CHANGE: Final = Number("by", "change")

CHANGE_VALUE: Final = Deed(
    "change_value",
    "of the `own` or `opposing` card of a fight, 2 to Ace; in the revised edition values only "
    "fall; answers `cards_revealed`",
    (TARGET, CHANGE),
    possible=ALWAYS,
    carry_out=_change_value,
    price=FREE,
    moments=("cards_revealed",),
    told=Told(
        ("do-lower-own", "do-lower-opposing", "do-raise-own", "do-raise-opposing"), _change_told
    ),
    about=UNWEIGHED,
)

# ---- what has no effect in this fight ----


def _cancel_wounds(s: LegendsState, run: Context) -> Verdict:
    s.fight.shielded |= 1 << side_of(s, run.me)
    return NEXT


def _cancel_fight_effect(s: LegendsState, run: Context) -> Verdict:
    s.fight.effect_off = 1
    emit(s, EFFECT_IGNORED, run.me, s.npc_card)
    return NEXT


def _forbid_marshal_reward(s: LegendsState, run: Context) -> Verdict:
    s.fight.no_marshal = 1
    return NEXT


CANCEL_WOUNDS: Final = Deed(
    "cancel_wounds",
    "no wounds for oneself in this fight from now on; answers `cards_revealed`",
    (),
    possible=ALWAYS,
    carry_out=_cancel_wounds,
    price=FREE,
    moments=("cards_revealed",),
    told=told_by("do-cancel-wounds"),
    about=UNWEIGHED,
)
CANCEL_FIGHT_EFFECT: Final = Deed(
    "cancel_fight_effect",
    "the text of the fight card does nothing; answers `cards_revealed`",
    (),
    possible=ALWAYS,
    carry_out=_cancel_fight_effect,
    price=FREE,
    moments=("cards_revealed",),
    told=told_by("do-cancel-fight-effect"),
    about=UNWEIGHED,
)
FORBID_MARSHAL_REWARD: Final = Deed(
    "forbid_marshal_reward",
    "on fight cards: no Marshal point for this bandit",
    (),
    possible=ALWAYS,
    carry_out=_forbid_marshal_reward,
    price=FREE,
    moments=("fight card",),
    told=told_by("do-forbid-marshal-reward"),
    about=UNWEIGHED,
)

# ---- once more ----


def _restart(s: LegendsState, run: Context) -> Verdict:
    """The card that does it was used, though nothing comes after (procedures: use)."""
    if run.source != NONE:
        row = run.source * layout.ABILITY
        kind, origin = (
            s.compiled.abilities[row + layout.A_KIND],
            s.compiled.abilities[row + layout.A_SOURCE],
        )
        note(s, triggers.USE_CARD, run.me, detail=kind, detail_2=origin)
    return unwind(s, FIGHT.number, CALLED_OFF)


RESTART_FIGHT: Final = Deed(
    "restart_fight",
    "the fight begins anew; answers `cards_revealed`, or stands on a fight card",
    (),
    possible=ALWAYS,
    carry_out=_restart,
    price=FREE,
    moments=("cards_revealed", "fight card"),
    told=told_by("do-restart-fight"),
    about=UNWEIGHED,
)
