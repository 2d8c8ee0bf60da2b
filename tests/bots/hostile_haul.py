"""What a hostile bot has found, in a form that can be sent to where the truth is, and compared."""

from collections.abc import Iterable
from typing import Any

from tumbleweed.core.events import EventLog
from tumbleweed.core.game import Game, Seat
from tumbleweed.core.play import Play
from tumbleweed.core.record import Record
from tumbleweed.core.state import State

Haul = set[tuple[Any, ...]]
MOST = 60_000  # objects looked at
LONG = 1 << 64  # a number from here on may be a seed


def looted(found: Iterable[object]) -> Haul:
    """Every position, seed, event and text in what was found, and in what that holds."""
    haul: Haul = set()
    heap, met = list(found), set[int]()
    while heap and len(met) < MOST:
        each = heap.pop()
        if id(each) in met:
            continue
        met.add(id(each))
        haul |= told(each)
        heap += held(each)
    return haul


def told(each: object) -> Haul:
    if isinstance(each, State):
        return secrets_of_state(each)
    if isinstance(each, Record):
        return {("seed", each.seed)}
    if isinstance(each, EventLog):
        return {("event", i, raw) for i, raw in enumerate(each.raw())}
    if isinstance(each, list) and each and isinstance(each[0], tuple):
        return {("event", i, raw) for i, raw in enumerate(each) if all_numbers(raw)}
    if isinstance(each, dict) and isinstance(each.get("deck"), list):
        return {("deck", *map(str, each["deck"]))}
    if isinstance(each, int) and each > LONG:
        return {("seed", each)}
    if isinstance(each, str | bytes):
        return {("text", str(each))}
    return set()


def all_numbers(each: object) -> bool:
    return isinstance(each, tuple) and all(isinstance(number, int) for number in each)


def held(each: object) -> list[object]:
    """The tests' own classes are not looked into."""
    if isinstance(each, dict):
        return [*each.keys(), *each.values()]
    if isinstance(each, list | tuple | set | frozenset):
        return list(each)
    if isinstance(each, Play):
        return [each.state, each.record, each._log, each.number, each.parts]
    if isinstance(each, Seat):
        return [each._world, each._log, each.view, each.decision, each.earlier]
    if isinstance(each, EventLog):
        return [each.parent, each.own]
    return []


def secrets_of_state(s: Any) -> Haul:
    """Of Western Legends: nobody guesses the order of a deck."""
    return {("deck", tuple(s.deck)), ("seed", s.seed)}


def secrets(game: Game, seat: int, hidden: str) -> Haul:
    """What that seat must not find: where the cards lie, the seed, and others' events."""
    assert game._log is not None
    events = enumerate(zip(game._log.raw(), game._log.seen_by(seat).raw(), strict=True))
    unseen = {("event", i, raw) for i, (raw, seen) in events if raw != seen}
    assert unseen
    words: Haul = {("text", hidden), ("text", hex(game.state.seed))}
    deck = ("deck", *map(str, game.ruleset.dump(game.state)["deck"]))
    return secrets_of_state(game.state) | unseen | words | {deck}


def betrayed(haul: Haul, hidden: Haul) -> Haul:
    """What was found of it; a text also inside of others."""
    texts = [text for kind, *rest in haul if kind == "text" for text in rest]
    words = {each for each in hidden if each[0] == "text"}
    inside = {word for word in words if any(word[1] in text for text in texts)}
    return haul & hidden | inside
