"""The visibility laws, written over the contract: they hold for every game.

A law takes games (or anything that behaves like one) and a seat, and fails with AssertionError.

(a) `alike`: two worlds that differ only in what a seat cannot know look the same to it, byte by
    byte: view, events, questions, reasons, refusals, forecasts. `no_peeking`: nor can it find
    out by trying.
(b) `redealt`: redealing changes nothing the seat sees, and nothing is lost or made.
(c) `spectator_sees_part`: who sits nowhere sees a part of what every seat sees.
(d) `no_tells`: the same choice, made in two worlds a seat cannot distinguish, leads to the same
    questions to the same seats; `no_pauses`: and goes on as long.
(e) `reaches`, `fits`: the redealt worlds are those that fit what the seat saw, all of them and no
    others, each as often as chance would have it.
(f) `plays_on`: a redealt world can be played, and every question in it answered.
(g) `same_features`: the features of a seat are the same, byte by byte, in every redealt world.
(h) `deals_alike`: a seed deals the same world from all worlds that are alike to a seat.
"""

import json
from collections import Counter
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping
from fractions import Fraction
from functools import partial
from math import sqrt
from random import Random
from typing import Any

from tumbleweed import TumbleweedError

Table = Any  # a tumbleweed.Game, or an object with the same contract
NOT_AN_OPTION = "no-such-option"


def wander(game: Table, luck: Random, choices: int) -> Table:
    """Play on at random, for so many choices or to the end."""
    for _ in range(choices):
        if not (asked := game.decisions):
            break
        decision = luck.choice(asked)
        game.choose(luck.choice(decision.options), seat=decision.seat)
    return game


# ---- what a seat perceives ----


def perceived(game: Table, seat: int, actions: Collection[str]) -> dict[str, str]:
    """All that the contract lets a seat perceive, sense by sense, as text to be compared.

    `actions` are the keys the seat asks about, and tries, though they may not be on offer.
    """
    mine = next((d for d in game.decisions if d.seat == seat), None)
    senses = {
        "view": game.view(seat),
        "events": [event.to_json() for event in game.events_for(seat)],
        "questions": questions(game),
        "decision": None if mine is None else mine.to_json(),
        "reasons": {action: _reasons(game, seat, action) for action in actions},
        "refusals": refusals(game, seat, [] if mine is None else list(mine.keys), actions),
        "result": None if game.result is None else game.result.to_json(),
    }
    return {sense: json.dumps(what) for sense, what in senses.items()}


def questions(game: Table) -> list[Any]:
    """Who is asked what; everybody at the table notices that much."""
    return [[d.seat, d.prompt.to_json()] for d in game.decisions]


def _reasons(game: Table, seat: int, action: str) -> Any:
    try:
        return [[reason.rule, reason.key, reason.args] for reason in game.why_not(seat, action)]
    except TumbleweedError as fault:
        return str(fault)


def refusals(
    game: Table, seat: int, mine: list[str], actions: Collection[str]
) -> dict[str, str | None]:
    """With which words the seat is refused, whatever it tries out of turn or off the list."""
    table = game.clone()
    tries: dict[str, Callable[[], Any]] = {}
    for key in (*actions, NOT_AN_OPTION):
        if key not in mine:
            tries[key] = partial(table.choose, key, seat=seat)
    for key in mine:
        tries[f"stale {key}"] = partial(table.choose, key, seat=seat, decision="stale")
    said = {attempt: refusal(act) for attempt, act in tries.items()}
    assert None not in said.values(), f"seat {seat} was not turned down: {said}"
    assert table.view(seat) == game.view(seat), "what is turned down changes nothing"
    return said


def refusal(act: Callable[[], Any]) -> str | None:
    """What is said when it is refused, politely; None when it is not."""
    try:
        act()
    except TumbleweedError as fault:
        return f"{type(fault).__name__}: {fault}"
    return None


# ---- (a) ----


def alike(one: Table, two: Table, seat: int, actions: Collection[str]) -> None:
    """Law (a). The way back is compared, too, where both games have one."""
    first, second = perceived(one, seat, actions), perceived(two, seat, actions)
    for sense, what in first.items():
        _same(f"seat {seat} can tell by its {sense}", what, second[sense])
    told = [json.dumps(game.forecast(seat, seed)) for seed, game in enumerate((one, two))]
    _same(f"seat {seat} can tell by its forecast", told[0], told[1])
    if one.record is not None and two.record is not None:
        _same(f"seat {seat} can tell by undo", taken_back(one, seat), taken_back(two, seat))


def _same(what: str, one: str, two: str) -> None:
    if one != two:
        at = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), 0)
        near = slice(max(0, at - 60), at + 60)
        raise AssertionError(f"{what}:\n  …{one[near]}…\n  …{two[near]}…")


def taken_back(game: Table, seat: int) -> str:
    """What undo answers the seat, and what it then sees."""
    table = game.clone()
    said = refusal(partial(table.undo, seat))
    return said or json.dumps([table.view(seat), questions(table)])


def no_peeking(one: Table, two: Table, seat: int, actions: Collection[str]) -> None:
    """Law (a) for answers given in one batch. They fail as a whole, so they must not be a dry
    run that tells what the first of them would bring to light."""
    said = [json.dumps(_peeks(game, seat, actions)) for game in (one, two)]
    _same(f"seat {seat} can peek by answering in one breath", *said)


def _peeks(game: Table, seat: int, actions: Collection[str]) -> dict[str, str | None]:
    """What becomes of the seat's answers to the open question with one more after them."""
    said = {}
    for chain in _chains(game, seat):
        for more in (*actions, NOT_AN_OPTION):
            words = [*chain, more]
            said[" ".join(words)] = refusal(partial(game.clone().choose_all, words, seat=seat))
    return said


def _chains(game: Table, seat: int) -> Iterable[list[str]]:
    number = game.view(seat)["number"]
    for key in _own_keys(game, seat):
        table, chain = game.clone(), [key]
        table.choose(key, seat=seat)
        yield [key]
        while table.view(seat)["number"] == number and (more := _own_keys(table, seat)):
            chain.append(more[0])
            table.choose(more[0], seat=seat)
            yield chain[:]


def _own_keys(game: Table, seat: int) -> tuple[str, ...]:
    return next((d.keys for d in game.decisions if d.seat == seat), ())


# ---- (b) ----


def redealt(
    game: Table,
    seat: int,
    seed: int,
    actions: Collection[str],
    inventory: Callable[[Table], Any],
) -> Table:
    """Law (b), and (a) for the old world and the new one. `inventory` counts every thing."""
    before = inventory(game)
    world = game.redeal(seat, seed)
    assert world.record is None, "a redealt game has no record"
    alike(game, world, seat, actions)
    assert inventory(world) == before, "redeal lost or made something"
    assert inventory(game) == before, "redeal touched the game it was made from"
    return world


# ---- (c) ----


def spectator_sees_part(game: Table) -> None:
    """Law (c): the same paths everywhere; what is hidden from the spectator is None."""
    watched = [event.to_json() for event in game.events_for(None)]
    for seat in range(game.players):
        _part_of(game.view(None), game.view(seat), "view")
        _part_of(watched, [event.to_json() for event in game.events_for(seat)], "events")


def _part_of(part: Any, whole: Any, path: str) -> None:
    if part is None:
        return
    assert type(part) is type(whole), f"{path}: the spectator sees {part!r}, the seat {whole!r}"
    if isinstance(part, dict):
        assert list(part) == list(whole), f"{path}: other keys"
        for key in part:
            _part_of(part[key], whole[key], f"{path}.{key}")
    elif isinstance(part, list):
        assert len(part) == len(whole), f"{path}: other length"
        for i, (mine, theirs) in enumerate(zip(part, whole, strict=True)):
            _part_of(mine, theirs, f"{path}[{i}]")
    else:
        assert part == whole, f"{path}: the spectator sees {part!r}, the seat {whole!r}"


# ---- (d) ----


Lit = Callable[[Table, Table], Any]  # what a choice brought to light that no event names


def _nothing(before: Table, after: Table) -> Any:
    return None


def no_tells(one: Table, two: Table, seat: int, lit: Lit = _nothing) -> list[str]:
    """Law (d) for every choice that is open in `one`. Returns those that could be compared.

    A choice is the same to the seat if it has the same words, or if it is somebody else's, its
    words are not open in the other world, and the seat is told the same about it. What a choice
    brings to light (a card is turned up, a token drawn) distinguishes the worlds lawfully; while
    the seat is told the same it must go on seeing the same. A game says with `lit` what turns up
    though no event names it.
    """
    compared = []
    theirs = {d.seat: d.keys for d in two.decisions}
    for decision in one.decisions:
        for key in decision.keys:
            for other in _same_choice(key, theirs[decision.seat], decision, seat):
                if _follow(one, two, seat, decision.seat, (key, other), lit):
                    compared.append(key)
    return compared


def _same_choice(
    key: str, open_there: tuple[str, ...], decision: Any, seat: int
) -> tuple[str, ...]:
    if key in open_there:
        return (key,)
    assert decision.seat != seat, f"seat {seat} is offered {key} in one world only"
    return tuple(other for other in open_there if other not in decision.keys)


def _follow(
    one: Table, two: Table, seat: int, chooser: int, choices: tuple[str, str], lit: Lit
) -> bool:
    """Make the choice in both worlds; whether the seat was told the same about it."""
    here, there = one.clone(), two.clone()
    here.choose(choices[0], seat=chooser)
    there.choose(choices[1], seat=chooser)
    what = f"after {choices} of seat {chooser} seat {seat} can tell"
    if here.events_for(seat) != there.events_for(seat):
        number = one.view(seat)["number"]
        sealed = here.view(seat)["number"] == there.view(seat)["number"] == number
        assert not sealed or seat == chooser, f"{what} by its events, though the answer is sealed"
        return False
    if lit(one, here) != lit(two, there):
        return False
    _same(f"{what} by who is asked", json.dumps(questions(here)), json.dumps(questions(there)))
    _same(f"{what} by its view", json.dumps(here.view(seat)), json.dumps(there.view(seat)))
    return True


def no_pauses(one: Table, two: Table, seat: int) -> int:
    """Law (d) where the game goes on: in two worlds that a seat cannot distinguish, the same choice
    is followed by the same questions as long as the seat is told the same. So it never happens
    that one world stops to ask somebody where the other goes on. Returns how many were compared.
    """
    compared, told = 0, one.event_count
    theirs = {decision.seat: decision.keys for decision in two.decisions}
    for decision in one.decisions:
        for key in decision.keys:
            if key not in theirs[decision.seat]:
                continue
            here, there = one.clone(), two.clone()
            here.choose(key, seat=decision.seat)
            there.choose(key, seat=decision.seat)
            mine, yours = here.events_for(seat, told), there.events_for(seat, told)
            shared = min(len(mine), len(yours))
            if mine[:shared] == yours[:shared]:
                what = f"seat {seat} can tell by a pause after {key} of seat {decision.seat}"
                assert len(mine) == len(yours), what
                compared += 1
    return compared


# ---- (e) ----

Read = Callable[[Table], Hashable]  # a game's hidden part, in a form that can be compared


def reaches(
    game: Table, seat: int, worlds: Collection[Any], read: Read, seeds: Iterable[int]
) -> None:
    """Law (e): redealt over all the seeds, exactly these worlds come up."""
    reached = {read(game.redeal(seat, seed)) for seed in seeds}
    wide, narrow = reached - set(worlds), set(worlds) - reached
    assert not wide, f"redeal is too wide for seat {seat}: {len(wide)} worlds, as {min_of(wide)}"
    assert not narrow, f"redeal is too narrow for seat {seat}: {len(narrow)} of {len(worlds)} " + (
        f"worlds never come up, as {min_of(narrow)}"
    )
    again = {read(game.redeal(seat, seed).redeal(seat, 1)) for seed in range(20)}
    assert len(again) == 1, f"law (h): {len(again)} worlds of one seed for seat {seat}"


def min_of(worlds: Collection[Any]) -> Any:
    """One of them, always the same one."""
    return min(worlds, key=repr)


def fits(
    game: Table, seat: int, weights: Mapping[Any, Fraction], read: Read, seeds: Collection[int]
) -> None:
    """Law (e), how often: over the seeds each world comes up as its weight says."""
    seen = Counter(read(game.redeal(seat, seed)) for seed in seeds)
    assert set(seen) <= set(weights), "redeal is too wide"
    distance, limit = chi_square(seen, weights), chi_square_limit(len(weights) - 1)
    assert distance <= limit, f"frequencies are off: {distance:.1f} > {limit:.1f}, {seen}"


def chi_square(seen: Mapping[Any, int], weights: Mapping[Any, Fraction]) -> float:
    count, total = sum(seen.values()), sum(weights.values())
    expected = {world: float(count * weight / total) for world, weight in weights.items()}
    assert min(expected.values()) >= 5, "too few draws to judge"
    return sum((seen.get(world, 0) - often) ** 2 / often for world, often in expected.items())


def chi_square_limit(freedom: int) -> float:
    """What chance exceeds once in ten thousand (Wilson and Hilferty's approximation)."""
    if freedom == 0:
        return 0.0
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + 3.719 * sqrt(spread)) ** 3)


# ---- (f) ----

FAR = 40  # choices


def plays_on(game: Table, seat: int, seed: int, choices: int = FAR) -> Table:
    """Law (f): in the world dealt for the seat whoever is asked has an answer, on and on."""
    try:
        world = game.redeal(seat, seed)
        asked = [decision.seat for decision in world.decisions if decision.options]
        assert asked == game.asked, "others are asked, or nothing is on offer"
        luck = Random(seed)
        for _ in range(choices):
            if not (legal := world.legal):
                break
            world.play(luck.choice(legal))
    except Exception as fault:
        where = [(d.seat, d.prompt.key) for d in game.decisions]
        raise AssertionError(
            f"the world dealt for seat {seat} with seed {seed} cannot be played on from {where}:"
            f" {type(fault).__name__}: {fault}"
        ) from fault
    return world


# ---- (g) ----


def features_of(game: Table, seat: int) -> bytes:
    row = bytearray(game.ruleset.features.size)
    game.features(seat, row)
    return bytes(row)


def same_features(game: Table, seat: int, seeds: Iterable[int]) -> int:
    """Law (g): returns how many worlds were compared."""
    layout, own, worlds = game.ruleset.features.layout, features_of(game, seat), 0
    for seed in seeds:
        dealt = features_of(game.redeal(seat, seed), seat)
        if dealt != own:
            told = sorted({layout.block_at(i) for i, byte in enumerate(own) if byte != dealt[i]})
            raise AssertionError(f"seat {seat} can tell by its features: {', '.join(told)}")
        worlds += 1
    return worlds


# ---- (h) ----


def deals_alike(game: Table, seat: int, other: Table, seed: int) -> None:
    """Law (h), for two worlds that look the same to the seat."""
    one, two = (world.redeal(seat, seed).to_json() for world in (game, other))
    for field, value in one["state"].items():
        same = value == two["state"][field]
        assert same, f"the redeal for seat {seat} depends on what it cannot know: {field}"
    assert one == two, f"the redeal for seat {seat} depends on what it cannot know"
