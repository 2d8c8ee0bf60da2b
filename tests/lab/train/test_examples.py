"""Lessons in styles: which style a teacher's game is an example of, and what is told of it."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from lab.train.nets import net_file
from tumbleweed.bots.net.styles import NO_STYLE, ON
from tumbleweed.lab.train import examples as module
from tumbleweed.lab.train.examples import examples, shown
from tumbleweed.lab.train.imitation import Lesson, watch
from tumbleweed.lab.train.rows import Decisions
from tumbleweed.lab.train.settings import Settings
from tumbleweed.lab.train.tables import tables_of
from tumbleweed.lab.train.watched import Watched

MINER, RANCHER, MARSHAL = 0, 1, 2
PLAIN = Settings("legends", mixes=("three-four",))
SETTINGS = replace(PLAIN, styled=0.5, deed=0.25)
TABLES = tables_of("legends", SETTINGS.mixes, True)


def column(key: str) -> int:
    return TABLES.names.options.index(key)


def game_of(taken: list[tuple[int, str]]) -> Watched:
    """Two seats, each with a choice between what it takes and to work."""
    width = len(TABLES.names.features)
    offers = [np.array([column("work"), column(key)]) for _, key in taken]
    return Watched(
        np.ones((len(taken), width), np.uint8) * (np.arange(width) < width - TABLES.styles),
        offers,
        np.ones(len(taken), np.int16),
        np.array([seat for seat, _ in taken]),
        np.array([0.5, -0.5], np.float32),
    )


def styles_of(decisions: Decisions) -> list[int]:
    """By the bytes behind the features."""
    first = len(TABLES.names.features) - TABLES.styles
    places = decisions.places.astype(np.int64) - first
    told = np.where((places >= 0) & (decisions.values == ON), places, NO_STYLE)
    found: list[int] = told.max(axis=1).tolist()
    return found


def test_a_style_is_what_a_seat_did_more_often_than_others() -> None:
    counts = np.array([[6, 0, 4], [3, 3, 0], [2, 2, 2]])
    typical = np.array([6.0, 1.0, 1.0])
    assert shown(counts, typical).tolist() == [MARSHAL, RANCHER, NO_STYLE]


def test_what_a_style_is_shown_by_is_told_with_what_its_deeds_still_pay() -> None:
    mined = [(0, "prospect")] * 3 + [(1, "work")]
    found = examples(SETTINGS, TABLES, [game_of(mined)])
    assert styles_of(found) == [MINER, MINER, MINER, NO_STYLE]
    np.testing.assert_allclose(found.gain, [1.25, 1.0, 0.75, -0.5])


def test_only_so_many_deeds_pay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "DEEDS", 1)
    found = examples(SETTINGS, TABLES, [game_of([(0, "prospect")] * 3 + [(1, "work")])])
    np.testing.assert_allclose(found.gain, [0.75, 0.5, 0.5, -0.5])


def test_weights_that_are_there_learn_the_styles_and_are_reminded_of_the_rest(
    tmp_path: Path,
) -> None:
    """What the teacher did in no style is left out; in no style the weights go on as they were."""
    start = net_file("legends", tmp_path, styled=True)
    mined = [(0, "prospect")] * 3 + [(1, "work")]
    found = examples(replace(SETTINGS, start=str(start)), TABLES, [game_of(mined)])
    assert styles_of(found) == [MINER] * 3 + [NO_STYLE] * 4
    assert set(found.taken[:3]) == {1}
    assert not np.allclose(found.gain[3:], [0.5, 0.5, 0.5, -0.5])  # what the weights think


@pytest.mark.extended
def test_a_teacher_is_watched_in_its_styles() -> None:
    plain, styled = (watch(Lesson(each, 0, 2)) for each in (PLAIN, SETTINGS))
    np.testing.assert_array_equal(plain.taken, styled.taken)
    assert len(set(styles_of(styled))) > 2
    assert len(plain) == len(styled)
