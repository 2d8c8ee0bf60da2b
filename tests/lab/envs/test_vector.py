"""Many games in one call are the same games as one by one, in one process or in several."""

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

import numpy as np
import pytest

from lab.envs.tables import every_table
from tumbleweed.core.errors import IllegalChoice
from tumbleweed.lab.envs import workers
from tumbleweed.lab.envs.many import Step, joined
from tumbleweed.lab.envs.table import Table
from tumbleweed.lab.envs.vector import VectorEnv
from tumbleweed.lab.envs.workers import Duty
from tumbleweed.lab.series import derived_seed

GAMES = 4
STEPS = 40


def steps(env: VectorEnv, seed: int, count: int) -> list[Step]:
    chance = np.random.default_rng(seed)
    found = [env.reset(seed=seed)]
    for _ in range(count):
        found.append(env.step(found[-1].sample(chance)))
    return found


def same(one: Step, two: Step) -> bool:
    names = [each.name for each in fields(Step)]
    return all(np.array_equal(getattr(one, name), getattr(two, name)) for name in names)


@every_table
def test_every_row_is_a_game_of_its_own(table: dict[str, Any]) -> None:
    env, single = VectorEnv(games=GAMES, **table), Table(**table)
    games = [single.deal(derived_seed(3, place)) for place in range(GAMES)]
    chance = np.random.default_rng(3)
    step = env.reset(seed=3)
    for _ in range(STEPS):
        for place, game in enumerate(games):
            assert step.seats[place] == game.asked_seat
            assert np.array_equal(step.masks[place], single.mask(game, game.asked_seat))
            assert np.array_equal(step.observations[place], single.row(game, game.asked_seat))
        actions = step.sample(chance)
        for game, action in zip(games, actions, strict=True):
            game.play(single.option(game, action))
        step = env.step(actions)


def test_a_finished_game_pays_once_and_the_next_begins() -> None:
    env = VectorEnv("goat", players=3, games=8)
    ended = 0
    for step in steps(env, 1, 600):
        assert (step.masks.sum(axis=1) > 0).all()
        paid = step.rewards.any(axis=1)
        assert not (paid & ~step.terminated).any()
        assert step.rewards.sum(axis=1) == pytest.approx(0, abs=1e-6)
        ended += int(step.terminated.sum())
    assert ended > 8


def test_a_seed_repeats_all_games() -> None:
    one, two = (steps(VectorEnv("goat", players=4, games=8), 2, 300) for _ in range(2))
    assert all(map(same, one, two))
    assert not same(one[0], VectorEnv("goat", players=4, games=8).reset(seed=3))


def test_games_do_not_depend_on_who_plays_beside_them() -> None:
    few = VectorEnv("goat", players=4, games=2).reset(seed=9)
    many = VectorEnv("goat", players=4, games=8).reset(seed=9)
    assert np.array_equal(few.observations, many.observations[:2])


@pytest.fixture(scope="module")
def shared() -> Iterator[VectorEnv]:
    """In two processes, which take seconds to start."""
    env = VectorEnv("goat", players=3, games=5, max_cycles=30, jobs=2)
    yield env
    env.close()


def test_several_processes_play_the_same_games(shared: VectorEnv) -> None:
    alone = VectorEnv("goat", players=3, games=5, max_cycles=30)
    assert all(map(same, steps(alone, 4, 200), steps(shared, 4, 200)))
    with pytest.raises(IllegalChoice, match="is not on offer to game 0"):
        shared.step([57] * 5)


def by_blocks(env: VectorEnv, expected: list[Step], seed: int) -> Step:
    chance = np.random.default_rng(seed)
    env.reset(seed=seed)
    for step in expected[:-1]:
        actions = step.sample(chance)
        for block, games in enumerate(env.blocks):
            at = slice(games.start, games.stop)
            assert np.array_equal(env.receive(block).seats, step.seats[at])
            env.send(block, actions[at])
    return joined([env.receive(block) for block in range(len(env.blocks))])


def test_one_block_is_played_while_another_is_thought_about(shared: VectorEnv) -> None:
    alone = VectorEnv("goat", players=3, games=5, max_cycles=30)
    expected = steps(alone, 6, 100)
    assert same(by_blocks(alone, expected, 6), expected[-1])
    assert same(by_blocks(shared, expected, 6), expected[-1])


def test_a_block_that_is_being_played_takes_no_actions(shared: VectorEnv) -> None:
    good = shared.reset(seed=1).masks.argmax(axis=1)
    with pytest.raises(IllegalChoice, match="3 whole numbers are expected, not int64 of shape"):
        shared.send(1, good)
    with pytest.raises(IllegalChoice, match="is not on offer to game 2"):
        shared.send(1, [57] * 3)
    shared.send(1, good[2:])
    for refused in (lambda: shared.send(1, good[2:]), lambda: shared.step(good)):
        with pytest.raises(IllegalChoice, match="block 1 is being played: receive comes first"):
            refused()
    assert np.array_equal(shared.receive(0).seats, shared.receive(0).seats)
    shared.receive(1)
    shared.send(0, good[:2])
    assert same(shared.reset(seed=1), VectorEnv("goat", players=3, games=5).reset(seed=1))


def test_a_process_that_is_left_while_it_plays_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "leave_interrupts_to_parent", lambda: None)
    settings: dict[str, Any] = {"game": "goat", "players": 3}
    ours, theirs = workers.SPAWN.Pipe()
    ours.send(1)
    ours.close()
    workers._work(Duty(settings, range(2), -1, workers._shared(Table(**settings), 2)), theirs)


def test_games_are_cut_off() -> None:
    env = VectorEnv("goat", players=3, games=4, max_cycles=2)
    found = steps(env, 5, 12)
    cut = [bool(step.truncated.all()) for step in found]
    assert cut == [number in (6, 12) for number in range(13)]
    assert not any(step.terminated.any() or step.rewards.any() for step in found)


def test_random_actions_are_those_on_offer_equally_often() -> None:
    step = VectorEnv("goat", players=3, games=2).reset(seed=1)
    chance = np.random.default_rng(0)
    drawn = np.array([step.sample(chance) for _ in range(2000)])
    for place in range(2):
        actions, counts = np.unique(drawn[:, place], return_counts=True)
        assert np.array_equal(actions, np.flatnonzero(step.masks[place]))
        assert counts.min() > 2000 / len(actions) * 0.8


def refused(env: VectorEnv, actions: Any) -> str:
    with pytest.raises(IllegalChoice) as caught:
        env.step(actions)
    return str(caught.value)


def test_what_is_not_on_offer_is_named_and_changes_nothing() -> None:
    env = VectorEnv("goat", players=3, games=3)
    assert refused(env, [0, 0, 0]) == "the games have not begun: reset comes first"
    with pytest.raises(IllegalChoice, match="have not begun"):
        env.receive(0)
    step = env.reset(seed=1)
    good = step.masks.argmax(axis=1)
    taken = int(np.flatnonzero(step.masks[2] == 0)[0])
    bad = [*good[:2], taken]
    key = env.table.keys.keys[taken]
    assert refused(env, bad) == f"action {taken} ({key!r}) is not on offer to game 2"
    assert refused(env, [good[0], 58, good[2]]) == (
        "there is no action 58 for game 1; there are 0 to 57"
    )
    assert "3 whole numbers are expected, not float64 of shape (3,)" in refused(env, good * 1.0)
    assert "3 whole numbers are expected, not int64 of shape (2,)" in refused(env, good[:2])
    assert same(env.step(good), after(good))


def after(actions: Any) -> Step:
    other = VectorEnv("goat", players=3, games=3)
    other.reset(seed=1)
    return other.step(actions)
