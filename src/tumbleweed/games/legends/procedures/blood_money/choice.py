"""A choice in a printed text: what is chosen has the text's source, too (BM-STORY-05).

The frame is that of the game's own procedure (procedures/choice.py).
"""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import Ask, Question, Verdict
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.procedures import choice as own
from tumbleweed.games.legends.state.frames import CHOICE, EFFECTS
from tumbleweed.games.legends.state.legends_state import LegendsState


def take_option(s: LegendsState, option: int) -> Verdict:
    source = text_around(s)
    verdict = own.take_option(s, option)
    if source < NONE and EFFECTS.on_top(s):
        EFFECTS.set_source(s, source)
    return verdict


def text_around(s: LegendsState) -> int:
    """The source of the effects that the choice is one of, or NONE (vocabulary/effect.py)."""
    return EFFECTS.of_caller(s, "source", NONE)


CHOICE_IN_TEXTS: Final = CHOICE.procedure(
    (
        Ask(
            "choose",
            Question("choose", "WL-WOUND-03", own.choice_facts),
            CHOICE.chooser,
            own.options,
            take_option,
        ),
    )
)
