"""What learning reads: decisions of games, what became of them, and that all can be repeated."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import tumbleweed as tw
from lab.train.nets import net_file
from tumbleweed.bots.net.outcome import outcome
from tumbleweed.lab.train.advantages import advantages
from tumbleweed.lab.train.imitation import Lesson, watch
from tumbleweed.lab.train.rows import NO_OPTION, Decisions, joined, sparse
from tumbleweed.lab.train.selfplay import Played, Task, play
from tumbleweed.lab.train.settings import TEACHER, Settings

SETTINGS = Settings("goat", games=6, chunk=6)


def same(one: Decisions, two: Decisions) -> bool:
    return all(np.array_equal(rows, vars(two)[name]) for name, rows in vars(one).items())


def played(folder: Path, **more: object) -> Played:
    net = str(net_file("goat", folder))
    return play(replace(Task(SETTINGS, 3, 0, 6, net), **more))  # type: ignore[arg-type]


def test_the_same_games_are_played_again(tmp_path: Path) -> None:
    one, two = played(tmp_path), played(tmp_path)
    assert one.games == 6
    assert one.answers == len(one.decisions) > 100
    assert same(one.decisions, two.decisions)
    other = played(tmp_path, iteration=4)
    assert not np.array_equal(other.decisions.taken, one.decisions.taken)


def test_other_weights_in_a_file_of_another_name_play_otherwise(tmp_path: Path) -> None:
    (tmp_path / "later").mkdir()
    later = str(net_file("goat", tmp_path / "later", seed=1))
    one, two = played(tmp_path), played(tmp_path, learner=later)
    assert not np.array_equal(one.decisions.chance[:6], two.decisions.chance[:6])


def test_what_was_taken_was_on_offer_with_its_chance(tmp_path: Path) -> None:
    decisions = played(tmp_path).decisions
    rows = np.arange(len(decisions))
    assert (decisions.options[rows, decisions.taken] != NO_OPTION).all()
    assert ((decisions.options != NO_OPTION).sum(1) > 1).all()
    assert (decisions.chance > 0).all()
    assert (decisions.chance <= 1).all()


def test_among_past_selves_one_seat_learns(tmp_path: Path) -> None:
    net = str(net_file("goat", tmp_path))
    alone = play(Task(SETTINGS, 0, 0, 6, net, opponent=net, among=1.0))
    assert alone.met == alone.games == 6
    assert 0 < alone.answers < played(tmp_path).answers
    assert 0 <= alone.won / alone.met <= 5


def test_among_heuristics_one_seat_learns(tmp_path: Path) -> None:
    net = str(net_file("goat", tmp_path))
    tasks = [Task(SETTINGS, 0, 0, 6, net, TEACHER, among=1.0) for _ in range(2)]
    alone, again = map(play, tasks)
    assert alone.met == alone.games == 6
    assert 0 < alone.answers < played(tmp_path).answers
    assert same(alone.decisions, again.decisions)


def test_a_game_is_worth_its_win_and_its_lead() -> None:
    game = tw.new("goat", players=4, seed=2)
    while game.asked:
        game.choose(game.decisions[0].options[0])
    result = game.result
    assert result is not None
    worth = outcome(game, margin=0.3)
    best = max(result.scores)
    for seat, score in enumerate(result.scores):
        others = max(each for other, each in enumerate(result.scores) if other != seat)
        share = 1 / len(result.winners) if seat in result.winners else 0
        lead = max(-1, min(1, (score - others) / 15))
        assert worth[seat] == pytest.approx(share - 0.25 + 0.3 * lead)
        assert (worth[seat] > 0) == (score == best and seat in result.winners)


def test_advantages_by_their_definition() -> None:
    """GAE is the weighted sum of all later surprises."""
    values, gain, trace = np.array([0.1, 0.4, -0.2], np.float32), 0.75, 0.9
    paid = np.array([0.0, 0.05, 0.0], np.float32)
    after = [0.4, -0.2, gain]
    surprise = [paid[i] + after[i] - values[i] for i in range(3)]
    expected = [
        sum(trace ** (later - at) * surprise[later] for later in range(at, 3)) for at in range(3)
    ]
    np.testing.assert_allclose(advantages(values, paid, gain, trace), expected, rtol=1e-5)


def test_rows_come_back_from_what_is_not_zero() -> None:
    rows = np.zeros((3, 400), np.uint8)
    rows[0, [1, 300]] = 7, 255
    rows[2, 399] = 1
    places, values = sparse(rows)
    assert places.shape == (3, 2)
    back = np.zeros_like(rows)
    for at in range(3):
        np.add.at(back[at], places[at], values[at])
    np.testing.assert_array_equal(back, rows)


def test_parts_of_other_widths_are_joined(tmp_path: Path) -> None:
    decisions = played(tmp_path).decisions
    narrow = decisions.part(np.arange(10))
    cut = replace(narrow, places=narrow.places[:, :3], values=narrow.values[:, :3])
    both = joined([cut, decisions])
    assert len(both) == 10 + len(decisions)
    assert both.places.shape[1] == decisions.places.shape[1]
    assert not both.values[:10, 3:].any()


def test_the_teacher_takes_what_it_would_take() -> None:
    decisions = watch(Lesson(SETTINGS, 0, 2))
    rows = np.arange(len(decisions))
    assert len(decisions) > 20
    assert (decisions.options[rows, decisions.taken] != NO_OPTION).all()
    assert len(np.unique(decisions.gain)) > 2
    assert same(decisions, watch(Lesson(SETTINGS, 0, 2)))
