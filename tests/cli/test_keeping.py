"""Saving, leaving and resuming; broken and missing files, a full disk."""

import errno
import json
import os
import re
import tempfile
from pathlib import Path

import pytest

from cli.tables import (
    ONES,
    answers_of,
    dealer_game,
    lay,
    play,
    saved,
)

# ---- saving, leaving, going on ----


def last_screen(output: str) -> str:
    """The last screen as it stood before something was typed."""
    return output[output.rindex(" The Good, the Bad and the Goat") :].split("> ", 1)[0]


def test_save_quit_and_resume_stand_at_the_same_question(tmp_path: Path) -> None:
    path = tmp_path / "saved.json"
    before = play("--bots", "random", "--seed", "4", typed=f"1\n1\n1\n2\ns {path}\nq\n")
    assert before.exit_code == 0
    assert f"tumbleweed play --load {path}" in before.output
    assert "Save the game first?" not in before.output
    game = saved(path)
    assert answers_of(0, game) == ["offer:cowboy", "to:1", "name:cowboy", "accept"]
    after = play("--load", str(path), typed="q\nn\n")
    assert after.exit_code == 0
    assert last_screen(after.output) == last_screen(before.output)
    assert saved(path).to_json() == game.to_json()


def test_an_offer_half_made_is_still_there_after_resuming(tmp_path: Path) -> None:
    path = lay(tmp_path / "t.json", dealer_game(3))
    play("--load", path, typed=f"goat\nto:2\ns {path}\nq\n")
    output = play("--load", path).output
    assert "So far: Offer the Goat · To Caio" in output
    assert "Who do you say it is?" in output


def test_a_resumed_game_can_be_played_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "saved.json"
    play("--seed", "4", "--lang", "fr", typed=f"1\n1\n1\n2\ns {path}\nq\n")
    outcome = play("--load", str(path), typed=ONES)
    assert re.search("gagne avec|Victoire partagée", outcome.output)


def test_leaving_offers_to_save(own_house: Path) -> None:
    outcome = play("--seed", "4", typed="1\nq\n\n")
    assert outcome.exit_code == 0
    assert "Save the game first?" in outcome.output
    [path] = own_house.glob("goat-*.json")
    assert str(path) in outcome.output
    assert len(answers_of(0, saved(path))) == 1


def test_leaving_without_saving_leaves_nothing(own_house: Path) -> None:
    assert play("--seed", "4", typed="1\nq\nn\n").exit_code == 0
    assert not own_house.exists()


def test_the_end_of_input_saves_the_game_and_says_where(own_house: Path) -> None:
    outcome = play("--seed", "4", typed="1\n1\n")
    assert outcome.exit_code == 0
    [path] = own_house.glob("goat-*.json")
    assert str(path) in outcome.output
    assert len(answers_of(0, saved(path))) == 2


def test_without_a_data_folder_an_interrupted_game_goes_where_temporary_files_go(
    own_house: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own_house.parent.write_text("in the way", encoding="utf-8")
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "spare"))
    outcome = play("--seed", "4", typed="1\n")
    [path] = (tmp_path / "spare").glob("goat-*.json")
    assert f"Saved. To continue later: tumbleweed play --load {path}" in outcome.output
    assert len(answers_of(0, saved(path))) == 1


def test_older_games_are_never_overwritten_by_an_unnamed_save(own_house: Path) -> None:
    for _ in range(3):
        play("--seed", "4")
    assert len(list(own_house.glob("goat-*.json"))) == 3


def test_a_file_that_is_no_saved_game_is_not_overwritten(tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("milk, eggs", encoding="utf-8")
    output = play("--seed", "4", typed=f"s {notes}\n1\n").output
    assert "already exists and is not a saved game" in output
    assert notes.read_text(encoding="utf-8") == "milk, eggs"
    assert "So far: " in output


def test_a_folder_that_cannot_be_written_is_named_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    output = play("--seed", "4", typed=f"s {tmp_path}/file/game.json\n1\n").output
    assert "Not saved." in output
    assert "File exists" in output
    assert "So far: " in output


def test_a_full_disk_keeps_the_older_save_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "saved.json"
    play("--seed", "4", typed=f"s {path}\nq\n")
    before = path.read_bytes()

    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    output = play("--load", str(path), typed=f"1\ns {path}\n1\n").output
    assert "No space left on device" in output
    assert path.read_bytes() == before
    assert os.listdir(tmp_path) in (
        ["saved.json"],
        ["saved.json", "house"],
        ["house", "saved.json"],
    )


def spoil(change: str, text: str) -> str:
    data = json.loads(text)
    if change == "truncated":
        return text[:-40]
    if change == "edited":
        data["game"]["state"]["coins"][0] = 99
    elif change == "other format":
        data["format"] = "chess"
    elif change == "no game":
        del data["game"]
    elif change == "seats":
        data["seats"].pop()
    elif change == "a seat":
        data["seats"][1] = "Bass"
    elif change == "bot":
        data["seats"][1]["bot"] = "os:system"
    elif change == "list":
        data = [data]
    return json.dumps(data)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ("truncated", "not JSON"),
        ("edited", "its check does not fit"),
        ("other format", "'chess'"),
        ("no game", "not a saved game"),
        ("seats", "4 are expected"),
        ("a seat", "'Bass' is broken"),
        ("bot", "no bot is called 'os:system'"),
        ("list", "not a saved game"),
    ],
)
def test_a_broken_save_is_refused_by_name(change: str, fault: str, tmp_path: Path) -> None:
    path = tmp_path / "saved.json"
    play("--seed", "4", typed=f"s {path}\nq\n")
    path.write_text(spoil(change, path.read_text(encoding="utf-8")), encoding="utf-8")
    outcome = play("--load", str(path))
    assert outcome.exit_code == 2
    assert str(path) in outcome.output
    assert fault in outcome.output
    assert isinstance(outcome.exception, SystemExit)


def test_a_save_that_is_not_there_or_not_text_is_refused(tmp_path: Path) -> None:
    noise = tmp_path / "noise.json"
    noise.write_bytes(b"\xff\xfe\x00")
    for path in (tmp_path / "none.json", tmp_path, noise):
        outcome = play("--load", str(path))
        assert outcome.exit_code == 2
        assert isinstance(outcome.exception, SystemExit)
