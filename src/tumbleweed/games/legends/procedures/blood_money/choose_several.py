"""Several different options of a card, each carried out before the next one is chosen."""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.core.frames import NEXT, Ask, Do, Question, Verdict, done, goto, label
from tumbleweed.games.legends.effects.choices import SEVERAL
from tumbleweed.games.legends.effects.possible import open_options, question_of
from tumbleweed.games.legends.state.frames import CHOOSE_SEVERAL, EFFECTS
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary.options import PASS

ANY_LEFT: Final = label("any_left")


def left_to_choose(s: LegendsState) -> int:
    count = SEVERAL.of(s.compiled.code, CHOOSE_SEVERAL.at(s))
    return count - CHOOSE_SEVERAL.taken(s).bit_count()


def any_left(s: LegendsState) -> Verdict:
    return NEXT if left_to_choose(s) else done(s)


def options(s: LegendsState) -> list[int]:
    """WL-WOUND-03: those that can be done in full, none of them twice."""
    at, me, taken = CHOOSE_SEVERAL.at(s), CHOOSE_SEVERAL.me(s), CHOOSE_SEVERAL.taken(s)
    first = s.compiled.choice_starts[question_of(s, at)]
    found = open_options(s, at, me, CHOOSE_SEVERAL.chooser(s))
    return [first + option for option in found if not taken >> option & 1] or [PASS]


def take_option(s: LegendsState, option: int) -> Verdict:
    if option == PASS:
        return done(s)
    node = question_of(s, CHOOSE_SEVERAL.at(s))
    number = option - s.compiled.choice_starts[node]
    CHOOSE_SEVERAL.set_taken(s, CHOOSE_SEVERAL.taken(s) | 1 << number)
    start, end = s.compiled.node_options[node][number]
    me, detail = CHOOSE_SEVERAL.me(s), CHOOSE_SEVERAL.detail(s)
    return EFFECTS.call(s, at=start, until=end, me=me, detail=detail)


def again(s: LegendsState) -> Verdict:
    return goto(ANY_LEFT)


def choice_facts(s: LegendsState, seat: int) -> dict[str, Any]:
    node = s.compiled.nodes[question_of(s, CHOOSE_SEVERAL.at(s))]
    return {"source": f"node:{node}", "count": left_to_choose(s)}


CHOOSE_SEVERAL_PROCEDURE: Final = CHOOSE_SEVERAL.procedure(
    (
        Do("any_left", any_left),
        Ask(
            "choose",
            Question("choose-several", "WL-WOUND-03", choice_facts),
            CHOOSE_SEVERAL.chooser,
            options,
            take_option,
        ),
        Do("again", again),
    )
)
