"""Choosing one of the options a card gives, or one of the other players."""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.core.frames import (
    Ask,
    Do,
    Procedure,
    Question,
    Verdict,
    become,
    done,
    goto,
    label,
    local,
)
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.effects.possible import open_options, question_of, targets
from tumbleweed.games.legends.effects.theft import DEMAND
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.procedure_ids import EFFECTS
from tumbleweed.games.legends.vocabulary import options as opt
from tumbleweed.games.legends.vocabulary.effect import EFFECT
from tumbleweed.games.legends.vocabulary.options import PASS

# ---- choice: one option of a `choose` or a `demand` ----

AT: Final = 0
CHOOSER: Final = 1
ME: Final = 2
DETAIL: Final = 3
VICTIM: Final = 4


def chooser(s: LegendsState) -> int:
    return local(s, CHOOSER)


def node_of(s: LegendsState) -> int:
    return question_of(s, local(s, AT))


def options(s: LegendsState) -> list[int]:
    """WL-WOUND-03: one that can be done in full.

    A player who can do none, for lack of Fool's Gold, is still asked.
    """
    first = s.compiled.choice_starts[node_of(s)]
    found = open_options(s, local(s, AT), bearer(s), local(s, CHOOSER))
    return [first + option for option in found] or [PASS]


def bearer(s: LegendsState) -> int:
    """Who applies the option: the victim of a `demand`, else the card's owner."""
    demanded = EFFECT[s.compiled.code[local(s, AT)]] is DEMAND
    return local(s, VICTIM if demanded else ME)


def take_option(s: LegendsState, option: int) -> Verdict:
    if option == PASS:
        return done(s)
    node = node_of(s)
    start, end = s.compiled.node_options[node][option - s.compiled.choice_starts[node]]
    return become(s, EFFECTS, start, end, local(s, ME), local(s, DETAIL), local(s, VICTIM), NONE)


def choice_facts(s: LegendsState, seat: int) -> dict[str, Any]:
    return {"source": f"node:{s.compiled.nodes[node_of(s)]}"}


CHOICE_PROCEDURE: Final = Procedure(
    "choice",
    (
        Ask(
            "choose",
            Question("choose", "WL-WOUND-03", choice_facts),
            chooser,
            options,
            take_option,
        ),
    ),
    "at",
    "chooser",
    "me",
    "detail",
    "victim",
)

# ---- choose_player: one of those whom a word may hit ----

ASKED: Final = 0
WORD: Final = 1  # its address
CHOOSE: Final = label("choose_one")


def candidates(s: LegendsState) -> list[int]:
    return targets(s, local(s, WORD), local(s, ASKED))


def anybody(s: LegendsState) -> Verdict:
    return goto(CHOOSE) if candidates(s) else done(s, NONE)


def asked(s: LegendsState) -> int:
    return local(s, ASKED)


def player_options(s: LegendsState) -> list[int]:
    return [opt.TARGET.of(s, seat) for seat in candidates(s)]


def take_player(s: LegendsState, option: int) -> Verdict:
    return done(s, opt.TARGET.member(s, option))


CHOOSE_PLAYER_PROCEDURE: Final = Procedure(
    "choose_player",
    (
        Do("anybody", anybody),
        Ask("choose_one", Question("target", "WL-CHAR-10"), asked, player_options, take_player),
    ),
    "asked",
    "word",
)
