"""The two story decks: backs of the top cards are public, fronts and all below are not.

A seat may have looked at the front of a top card (`s.story_seen`); a card that is resolved leaves
its deck in the open (WL-STORY-01, -02).
"""

from __future__ import annotations

from tumbleweed.core.chance import REDEAL, shuffle
from tumbleweed.core.events import emit
from tumbleweed.core.state import NONE
from tumbleweed.core.visibility import redraw
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.queries import story_top
from tumbleweed.games.legends.vocabulary.events import PEEKED_STORY


def peek_story(s: LegendsState, seat: int, side: int) -> None:
    """Look at the front of a top card."""
    story = story_top(s, side)
    if story == NONE:
        return
    s.story_seen[side] |= 1 << seat
    s.barriers += 1
    emit(s, PEEKED_STORY, seat, side, story)


def take_story(s: LegendsState, side: int) -> int:
    """The top card leaves its deck to be resolved; nobody has seen the next one's front."""
    s.story_seen[side] = 0
    s.barriers += 1
    return (s.story_left if side == 0 else s.story_right).pop()


def redeal_stories(s: LegendsState, seat: int) -> None:
    """Every order of the unseen cards that shows the same backs is equally likely."""
    unseen = s.story_left + s.story_right
    known = [s.story_seen[side] >> seat & 1 == 1 for side in (0, 1)]
    for side in (0, 1):
        if known[side] and story_top(s, side) != NONE:
            unseen.remove(story_top(s, side))
    unseen.sort()
    tops = [_new_top(s, side, unseen, known[side]) for side in (0, 1)]
    shuffle(s, REDEAL, unseen)
    s.story_left = _filled(s.story_left, tops[0], unseen)
    s.story_right = _filled(s.story_right, tops[1], unseen)


def _new_top(s: LegendsState, side: int, unseen: list[int], known: bool) -> int:
    """One of the unseen cards with that back."""
    top = story_top(s, side)
    if known or top == NONE:
        return top
    back = s.compiled.back_of[top]
    top = redraw(s, [story for story in unseen if s.compiled.back_of[story] == back])
    unseen.remove(top)
    return top


def _filled(deck: list[int], top: int, unseen: list[int]) -> list[int]:
    if not deck:
        return []
    below = [unseen.pop() for _ in range(len(deck) - 1)]
    return [*below, top]
