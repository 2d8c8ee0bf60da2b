"""Choosing one of the options a card gives, or one of the other players."""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.core.frames import (
    Ask,
    Do,
    Question,
    Verdict,
    done,
    goto,
    label,
)
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.effects.possible import open_options, question_of, targets
from tumbleweed.games.legends.effects.theft import DEMAND
from tumbleweed.games.legends.state.frames import CHOICE, CHOOSE_PLAYER, EFFECTS
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary import options as opt
from tumbleweed.games.legends.vocabulary.effect import EFFECT
from tumbleweed.games.legends.vocabulary.options import PASS

# ---- choice: one option of a `choose` or a `demand` ----


def node_of(s: LegendsState) -> int:
    return question_of(s, CHOICE.at(s))


def options(s: LegendsState) -> list[int]:
    """WL-WOUND-03: one that can be done in full.

    A player who can do none, for lack of Fool's Gold, is still asked.
    """
    first = s.compiled.choice_starts[node_of(s)]
    found = open_options(s, CHOICE.at(s), bearer(s), CHOICE.chooser(s))
    return [first + option for option in found] or [PASS]


def bearer(s: LegendsState) -> int:
    """Who carries the option out: the victim of a `demand`, else whose card it is."""
    demanded = EFFECT[s.compiled.code[CHOICE.at(s)]] is DEMAND
    return CHOICE.victim(s) if demanded else CHOICE.me(s)


def take_option(s: LegendsState, option: int) -> Verdict:
    if option == PASS:
        return done(s)
    node = node_of(s)
    start, end = s.compiled.node_options[node][option - s.compiled.choice_starts[node]]
    return EFFECTS.become(
        s,
        at=start,
        until=end,
        me=CHOICE.me(s),
        detail=CHOICE.detail(s),
        target=CHOICE.victim(s),
    )


def choice_facts(s: LegendsState, seat: int) -> dict[str, Any]:
    return {"source": f"node:{s.compiled.nodes[node_of(s)]}"}


CHOICE_PROCEDURE: Final = CHOICE.procedure(
    (
        Ask(
            "choose",
            Question("choose", "WL-WOUND-03", choice_facts),
            CHOICE.chooser,
            options,
            take_option,
        ),
    )
)

# ---- choose_player: one of those whom a word may hit ----

CHOOSE: Final = label("choose_one")


def candidates(s: LegendsState) -> list[int]:
    return targets(s, CHOOSE_PLAYER.word(s), CHOOSE_PLAYER.asked(s))


def anybody(s: LegendsState) -> Verdict:
    return goto(CHOOSE) if candidates(s) else done(s, NONE)


def player_options(s: LegendsState) -> list[int]:
    return [opt.TARGET.of(s, seat) for seat in candidates(s)]


def take_player(s: LegendsState, option: int) -> Verdict:
    return done(s, opt.TARGET.member(s, option))


CHOOSE_PLAYER_PROCEDURE: Final = CHOOSE_PLAYER.procedure(
    (
        Do("anybody", anybody),
        Ask(
            "choose_one",
            Question("target", "WL-CHAR-10"),
            CHOOSE_PLAYER.asked,
            player_options,
            take_player,
        ),
    )
)
