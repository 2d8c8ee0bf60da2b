"""Settings of a run: a run goes on only with those it began with."""

from dataclasses import replace
from pathlib import Path

import pytest

from tumbleweed.lab.train.__main__ import _setting
from tumbleweed.lab.train.folder import Folder
from tumbleweed.lab.train.mixes import mixes_of, rulesets
from tumbleweed.lab.train.settings import BadRun, Settings, save, stored

SETTINGS = Settings("legends", mixes=("three-four", "goals"), iterations=7)


def test_they_come_back_from_the_folder(tmp_path: Path) -> None:
    assert stored(tmp_path) is None
    save(tmp_path, SETTINGS)
    assert stored(tmp_path) == SETTINGS


def test_other_settings_are_refused_by_name_and_nothing_is_lost(tmp_path: Path) -> None:
    folder = Folder(tmp_path / "run")
    folder.begin(SETTINGS)
    folder.add_point({"iteration": 0})
    with pytest.raises(BadRun, match=r"other settings: iterations is 7, not 8; rate is 0.0005"):
        folder.begin(replace(SETTINGS, iterations=8, rate=0.1))
    assert folder.curve() == [{"iteration": 0}]
    folder.begin(SETTINGS)


def test_a_folder_of_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("years of work")
    with pytest.raises(BadRun, match="a folder of its own"):
        Folder(tmp_path).begin(SETTINGS)


def test_settings_that_cannot_be_read_name_the_file(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text("{")
    with pytest.raises(BadRun, match=r"settings\.json cannot be read"):
        stored(tmp_path)


@pytest.mark.parametrize("odd", [{"iterations": 0}, {"games": -1}, {"past": 1.5}])
def test_settings_that_make_no_run(odd: dict[str, float]) -> None:
    with pytest.raises(BadRun, match=next(iter(odd))):
        replace(SETTINGS, **odd).check()  # type: ignore[arg-type]


def test_a_setting_on_the_command_line() -> None:
    assert _setting("iterations=12") == ("iterations", 12)
    assert _setting("rate=0.01") == ("rate", 0.01)
    assert _setting("mixes=base,goals") == ("mixes", ("base", "goals"))
    assert _setting("average=yes") == ("average", True)
    with pytest.raises(BadRun, match="no setting 'colour'"):
        _setting("colour=red")
    with pytest.raises(BadRun, match="iterations: 'many' is not a int"):
        _setting("iterations=many")


def test_mixes_are_set_ups_of_the_game() -> None:
    assert {"base", "goals", "ante-up", "blood-money"} <= set(mixes_of("legends"))
    made = rulesets("legends", ("three-four", "first-game"))
    assert [ruleset.setup.players for ruleset in made] == [3, 4, 4]
    with pytest.raises(BadRun, match="no mix 'solitaire' of goat; there are: base"):
        rulesets("goat", ("solitaire",))


def test_points_after_the_checkpoint_are_forgotten(tmp_path: Path) -> None:
    folder = Folder(tmp_path / "run")
    folder.begin(SETTINGS)
    for iteration in range(5):
        folder.add_point({"iteration": iteration})
    with (folder.path / "curve.jsonl").open("a") as file:
        file.write('{"iteration": 5, "cut o')
    folder.cut_curve(3)
    assert [point["iteration"] for point in folder.curve()] == [0, 1, 2]
