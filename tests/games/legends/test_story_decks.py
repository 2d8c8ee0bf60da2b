"""The story decks: who has looked at a front, and which orders a seat must consider."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations

import pytest

from core import laws
from games.legends.hidden_tables import ANA, BIA, Secret, table
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.decks.stories import peek_story, redeal_stories, take_story
from tumbleweed.games.legends.state.legends_state import LegendsState

LEFT, RIGHT = 0, 1
Decks = tuple[tuple[int, ...], tuple[int, ...]]


def same_backs(s: LegendsState) -> tuple[int, int, int]:
    """Three stories with one back."""
    for back in range(len(s.compiled.backs)):
        stories = [story for story, its in enumerate(s.compiled.back_of) if its == back]
        if len(stories) >= 3:
            return stories[0], stories[1], stories[2]
    raise AssertionError("no back is on three stories")


def stacked(alike: bool) -> LegendsState:
    """Two small decks, top last: the tops show the same back, or another one each."""
    s = table()
    one, two, three = same_backs(s)
    back = s.compiled.back_of[one]
    other, last = [story for story, its in enumerate(s.compiled.back_of) if its != back][:2]
    s.story_left = [three, other, one]
    s.story_right = [last, two] if alike else [two, last]
    return s


def read(secret: Secret) -> Decks:
    return tuple(secret.state.story_left), tuple(secret.state.story_right)


def worlds(s: LegendsState, known: dict[int, int]) -> Iterator[Decks]:
    """All orders with these backs on top; of the sides in `known` the front is known, too."""
    tops = (s.story_left[-1], s.story_right[-1])
    for order in permutations(s.story_left + s.story_right):
        decks = order[: len(s.story_left)], order[len(s.story_left) :]
        backs = [s.compiled.back_of[deck[-1]] for deck in decks]
        seen = all(decks[side][-1] == story for side, story in known.items())
        if seen and backs == [s.compiled.back_of[top] for top in tops]:
            yield decks


@pytest.mark.rule("WL-STORY-01", "WL-STORY-02", "WL-SETUP-53")
@pytest.mark.parametrize("alike", [True, False], ids=["one back", "two backs"])
def test_all_orders_with_these_backs_are_as_likely(alike: bool) -> None:
    s = stacked(alike)
    found = dict.fromkeys(worlds(s, {}), Fraction(1))
    assert len(found) == 36
    for seat in (ANA, BIA):
        laws.reaches(Secret(s, redeal_stories), seat, found, read, range(500))
        laws.fits(Secret(s, redeal_stories), seat, found, read, range(600))


@pytest.mark.rule("WL-STORY-02")
@pytest.mark.parametrize("alike", [True, False], ids=["one back", "two backs"])
def test_who_looked_at_a_front_knows_it(alike: bool) -> None:
    s = stacked(alike)
    peek_story(s, BIA, LEFT)
    found = dict.fromkeys(worlds(s, {LEFT: s.story_left[-1]}), Fraction(1))
    laws.fits(Secret(s, redeal_stories), BIA, found, read, range(400))
    laws.reaches(Secret(s, redeal_stories), BIA, found, read, range(400))
    unseen = dict.fromkeys(worlds(s, {}), Fraction(1))
    laws.reaches(Secret(s, redeal_stories), ANA, unseen, read, range(500))


@pytest.mark.rule("WL-STORY-01")
def test_the_next_card_is_known_to_nobody() -> None:
    s = stacked(alike=True)
    peek_story(s, BIA, LEFT)
    peek_story(s, BIA, RIGHT)
    top = s.story_left[-1]
    assert take_story(s, LEFT) == top
    assert s.story_seen == [0, 1 << BIA]
    found = dict.fromkeys(worlds(s, {RIGHT: s.story_right[-1]}), Fraction(1))
    laws.reaches(Secret(s, redeal_stories), BIA, found, read, range(200))


def test_decks_may_run_out() -> None:
    s = stacked(alike=True)
    while s.story_left:
        take_story(s, LEFT)
    peek_story(s, ANA, LEFT)
    assert s.story_seen == [0, 0]
    laws.reaches(Secret(s, redeal_stories), ANA, [((), tuple(s.story_right))], read, range(20))
    take_story(s, RIGHT)
    assert take_story(s, RIGHT) != NONE
    assert read(Secret(s, redeal_stories).redeal(ANA, 1)) == ((), ())
