"""Random games of Western Legends for the tests of whole games, and the moments worth stopping at.

A moment is what the game is in the middle of, derived from public information: cards face down in a
fight, a hand of poker with some answers sealed, a story being resolved.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import tumbleweed as tw
from support.random_play import finish, step

WINDOWS = {"ask-character": "characters", "ask-poker-card": "poker", "ask-discard": "discard"}
MOMENTS = {
    "characters, none sealed", "characters, some sealed", "poker, none sealed",
    "poker, some sealed", "poker against a dealer", "discard, none sealed", "discard, some sealed",
    "a card face down", "fight cards drawn", "cards revealed", "reacting", "an answer to an event",
    "riding", "prospecting", "shopping", "a story resolved", "cattle carried",
    "reacting to a player",
}  # fmt: skip
ENOUGH = 20  # games, to meet every moment once


def start(players: int, seed: int, **options: Any) -> tw.Game:
    options = {"length": 15, **options}
    return tw.new("legends", players=players, seed=seed, **options)


def moment_of(game: tw.Game) -> set[str]:
    """What the game is in the middle of: any number of the MOMENTS."""
    decision = game.decision
    if decision is None:
        return set()
    view, prompt = game.view(None), decision.prompt.key
    found = set(_of_windows(game, view, prompt)) | set(_of_fights(view))
    found |= {_of_questions(prompt)}
    if prompt == "ask-react" and view["fight"]["rival"] is not None:
        found.add("reacting to a player")
    if view["resolving"] is not None:
        found.add("a story resolved")
    if any(player["cattle"] for player in view["players"]):
        found.add("cattle carried")
    if view["dice"]:
        found.add("prospecting")
    return found & MOMENTS


def _of_windows(game: tw.Game, view: dict[str, Any], prompt: str) -> Iterator[str]:
    if prompt in WINDOWS:
        sealed = any(game.seat(seat).sealed for seat in range(game.players))
        yield f"{WINDOWS[prompt]}, {'some' if sealed else 'none'} sealed"
    if prompt == "ask-poker-card" and view["poker"]["dealer"] is not None:
        yield "poker against a dealer"


def _of_fights(view: dict[str, Any]) -> Iterator[str]:
    fight = view["fight"]
    if fight is None:
        return
    if fight["open"]:
        yield "cards revealed"
        return
    if any(fight["cards"]):
        yield "a card face down"
    if fight["npc_count"]:
        yield "fight cards drawn"


def _of_questions(prompt: str) -> str:
    words = {"ask-react": "reacting", "ask-answer": "an answer to an event"}
    return {**words, "ask-ride": "riding", "ask-shop": "shopping"}.get(prompt, "")


def moments(
    players: int, first: int, each: int = 1, **options: Any
) -> Iterator[tuple[tw.Game, set[str]]]:
    """Random games from this seed on, held at every moment so many times, and once at the end."""
    left = dict.fromkeys(sorted(MOMENTS), each)
    for seed in range(first, first + ENOUGH * each):
        game, luck = start(players, seed, **options), Random(f"{players} {seed}")
        while not game.over and any(left.values()):
            found = {moment for moment in moment_of(game) if left[moment]}
            if found:
                for moment in found:
                    left[moment] -= 1
                yield game, found
            step(game, luck)
        if not any(left.values()):
            finish(game, luck)
            yield game, {"the end"}
            return
    raise AssertionError(f"never met: {[moment for moment, count in left.items() if count]}")
