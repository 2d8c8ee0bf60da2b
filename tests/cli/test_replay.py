"""`tumbleweed replay`: strict, from each point of view, and invalid files."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import tumbleweed as tw
from tumbleweed.cli import app
from tumbleweed.cli.terminal import files
from tumbleweed.cli.terminal.table import Table
from tumbleweed.core.game import Game
from tumbleweed.core.proof import make_file
from tumbleweed.core.state import fingerprint

NAMES = ["Ana", "Bia", "Caio"]


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in {"COLUMNS": "160", "NO_COLOR": "1", "LANG": "en"}.items():
        monkeypatch.setenv(variable, value)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def replay(file: Path, *arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, ["replay", str(file), *arguments], input=typed)


def played(choices: int = 10_000, seed: int = 6) -> Game:
    """A game of three in which everybody always gives the last answer on offer."""
    game = tw.new("goat", players=3, seed=seed)
    while game.decision is not None and choices:
        game.choose(game.decision.options[-1])
        choices -= 1
    return game


def save(path: Path, game: Game, lang: str = "en") -> Path:
    files.write(path, Table(game, NAMES, [None] * 3, lang).to_json())
    return path


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return save(tmp_path_factory.mktemp("tapes") / "finished.json", played())


@pytest.fixture(scope="module")
def unfinished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return save(tmp_path_factory.mktemp("tapes") / "unfinished.json", played(9))


def final_count(output: str) -> list[str]:
    """The lines of the scoring table."""
    return re.findall(r"^│ \d\. .*│$", output, re.M)


# ---- the telling ----


def test_a_finished_game_ends_with_the_same_result(finished: Path) -> None:
    outcome = replay(finished)
    result = played().result
    assert outcome.exit_code == 0
    assert result is not None
    for seat, name in enumerate(NAMES):
        assert re.search(rf"{name} .*\${result.scores[seat]} │", outcome.output)
    winner = NAMES[result.winners[0]]
    assert f"{winner} wins with ${result.scores[result.winners[0]]}." in outcome.output
    assert "The seed was 0x6." in outcome.output


def test_events_are_told_round_by_round_with_all_cards_open(finished: Path) -> None:
    output = replay(finished).output
    rounds = re.split(r"── Round \d\. \w+ deals first\. ──", output)
    assert len(rounds) == 4
    events = [event for event in played().events if event.key == "drew"]
    assert len(re.findall(r"\w+ draws: [A-Z]", output)) == len(events)


def test_a_game_played_in_the_terminal_can_be_replayed(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    arguments = ["play", "--pace", "0", "--players", "2", "--seed", "9"]
    played = CliRunner().invoke(app, arguments, input="1\n" * 80 + f"s {path}\n\n").output
    told = replay(path).output
    assert final_count(told)
    assert final_count(told) == final_count(played)


@pytest.mark.parametrize(
    ("lang", "words"),
    [("fr", "Partie revue"), ("pt", "Partida revista"), ("en", "Replay")],
)
def test_the_language_can_be_chosen(finished: Path, lang: str, words: str) -> None:
    assert words in replay(finished, "--lang", lang).output


def test_the_saved_language_is_spoken(tmp_path: Path) -> None:
    assert "Partie revue" in replay(save(tmp_path / "fr.json", played(3), "fr")).output


def test_upto_stops_after_so_many_choices(finished: Path) -> None:
    output = replay(finished, "--upto", "3").output
    assert "Up to choice 3 of " in output
    assert output.count(" offers ") == 1
    assert "accepts" not in output
    assert "draws: " in output
    assert "wins" not in output
    assert "seed" not in output


def test_step_waits_at_every_scene(finished: Path) -> None:
    whole = replay(finished, "--step", typed="\n" * 500)
    assert whole.exit_code == 0
    scenes = whole.output.count("Press Enter to go on:")
    assert scenes > 15
    assert "wins with" in whole.output
    broken_off = replay(finished, "--step", typed="\n\n")
    assert broken_off.exit_code == 0
    assert broken_off.output.count("Press Enter to go on:") == 3
    assert "wins with" not in broken_off.output


# ---- whose eyes ----


def test_an_unfinished_game_is_told_as_all_saw_it(unfinished: Path) -> None:
    output = replay(unfinished).output
    assert "Seen by: the whole table" in output
    assert "--as all" in output
    assert "draws: " not in output
    assert "It is the" not in output
    assert "seed" not in output


def test_all_cards_of_an_unfinished_game_must_be_asked_for(unfinished: Path) -> None:
    output = replay(unfinished, "--as", "all").output
    assert "draws: " in output
    assert "Seen by: somebody who sees every card" in output


@pytest.mark.rule("GB-DEAL-26")
def test_a_player_of_an_unfinished_game_sees_no_past_hands(unfinished: Path) -> None:
    game = played(9)
    holder = game.view()["dealer"]
    for seat, name in enumerate(NAMES):
        output = replay(unfinished, "--as", name).output
        assert f"Seen by: {name}" in output
        assert ("draws: " in output) == (seat == holder)
        assert output == replay(unfinished, "--as", str(seat + 1)).output


def test_a_player_of_a_finished_game_sees_all_that_was_seen(finished: Path) -> None:
    output = replay(finished, "--as", "bia").output
    assert "Bia draws: " in output
    assert "Ana draws: " not in output
    assert re.search(r"Ana draws (a card|\d cards)\.", output)


def test_public_eyes_can_be_asked_for(finished: Path) -> None:
    assert "draws: " not in replay(finished, "--as", "public").output


# ---- records, and files that are not sound ----


def test_a_bare_game_and_a_bare_record_are_replayed_too(tmp_path: Path, finished: Path) -> None:
    game = played()
    assert game.record is not None
    told = replay(finished).output
    for name, data in (("game", game.to_json()), ("record", game.record.to_json())):
        path = tmp_path / f"{name}.json"
        path.write_text(json.dumps(data), encoding="utf-8")
        output = replay(path).output
        names = zip(NAMES, ("Annie", "Bass", "Mary"), strict=True)
        for wanted, regular in names:
            output = output.replace(regular, wanted)
        assert len(output.splitlines()) == len(told.splitlines())


def test_the_file_of_a_finished_game_is_replayed_too(tmp_path: Path, finished: Path) -> None:
    game, path = played(), tmp_path / "file.json"
    assert game.record is not None
    assert game.result is not None
    data = make_file(game.record, game.result.to_json(), {"id": "t1", "names": NAMES})
    path.write_text(json.dumps(data), encoding="utf-8")
    assert replay(path).output == replay(finished).output
    data["result"]["winners"] = [0, 1, 2]
    path.write_text(json.dumps(data), encoding="utf-8")
    outcome = replay(path)
    assert outcome.exit_code == 2
    assert "its check does not fit" in outcome.output


def test_without_its_check_a_saved_game_is_no_other_thing(finished: Path, tmp_path: Path) -> None:
    table = json.loads(finished.read_text(encoding="utf-8"))
    del table["game"]["check"]
    (tmp_path / "t.json").write_text(json.dumps(table), encoding="utf-8")
    assert replay(tmp_path / "t.json").exit_code == 2


def rewritten(path: Path, change: dict[str, Any], to: Path) -> Path:
    """The saved game with other contents and a recomputed checksum."""
    table = json.loads(path.read_text(encoding="utf-8"))
    game = {**table["game"], **change}
    game["record"] = {**game["record"], **change.get("record", {})}
    body = {key: value for key, value in game.items() if key != "check"}
    table["game"] = {**body, "check": fingerprint(body)}
    to.write_text(json.dumps(table), encoding="utf-8")
    return to


def test_other_content_is_said_aloud_and_the_stored_events_are_told(
    finished: Path, tmp_path: Path
) -> None:
    record = json.loads(finished.read_text(encoding="utf-8"))["game"]["record"]
    changed = {"record": {**record, "content": "f00d" * 16}}
    outcome = replay(rewritten(finished, changed, tmp_path / "t.json"), "--as", "public")
    assert outcome.exit_code == 1
    assert "does not match the record" in outcome.output
    assert "f00df00df00d" in outcome.output
    assert "What was recorded at the time is shown instead." in outcome.output
    assert "Round 3 is over." in outcome.output
    assert "draws: " not in outcome.output


def test_a_choice_that_cannot_be_made_is_said_aloud(finished: Path, tmp_path: Path) -> None:
    record = json.loads(finished.read_text(encoding="utf-8"))["game"]["record"]
    record["choices"][0][3] = "rob:bank"
    outcome = replay(rewritten(finished, {"record": record}, tmp_path / "t.json"))
    assert outcome.exit_code == 1
    assert "entry 0 ('rob:bank')" in outcome.output


def test_events_that_differ_from_the_record_are_noticed(finished: Path, tmp_path: Path) -> None:
    events = json.loads(finished.read_text(encoding="utf-8"))["game"]["events"]
    assert events[-1][0] == "counted"
    events[-1][-1] += 1
    outcome = replay(rewritten(finished, {"events": events}, tmp_path / "t.json"))
    assert outcome.exit_code == 1
    assert "other things happen" in outcome.output


def test_a_record_without_events_has_nothing_else_to_tell(tmp_path: Path) -> None:
    record = played().record
    assert record is not None
    path = tmp_path / "record.json"
    path.write_text(json.dumps({**record.to_json(), "content": "f00d"}), encoding="utf-8")
    outcome = replay(path)
    assert outcome.exit_code == 1
    assert "nothing to show" in outcome.output


def broken_records() -> dict[str, Any]:
    record = played(12).record
    assert record is not None
    data = record.to_json()
    return {
        "not an object": [],
        "no format": {},
        "other format": {**data, "format": 7},
        "no choices": {key: value for key, value in data.items() if key != "choices"},
        "unknown game": {**data, "game": "chess"},
        "too many players": {**data, "players": 9},
        "seed of words": {**data, "seed": "plenty"},
        "seed too long": {**data, "seed": "0x1" + "0" * 65},
        "choice of three": {**data, "choices": [[0, 0, 0]]},
        "broken position": {**data, "seed": None, "position": {"round": 1}},
        "neither seed nor position": {**data, "seed": None, "position": None},
    }


@pytest.mark.parametrize("fault", broken_records())
def test_a_broken_record_is_refused_without_a_traceback(fault: str, tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_text(json.dumps(broken_records()[fault]), encoding="utf-8")
    outcome = replay(path)
    assert outcome.exit_code == 2
    assert isinstance(outcome.exception, SystemExit)
    assert str(path) in outcome.output


def test_a_damaged_or_missing_file_is_refused(finished: Path, tmp_path: Path) -> None:
    torn = tmp_path / "torn.json"
    torn.write_bytes(finished.read_bytes()[:-50])
    edited = tmp_path / "edited.json"
    text = finished.read_text(encoding="utf-8")
    edited.write_text(text.replace('"number": ', '"number": 1', 1), encoding="utf-8")
    for path in (torn, edited, tmp_path / "none.json", tmp_path):
        outcome = replay(path)
        assert outcome.exit_code == 2, path
        assert isinstance(outcome.exception, SystemExit)


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (["--as", "Zoe"], "nobody is called 'Zoe'"),
        (["--as", "4"], "nobody is called '4'"),
        (["--upto", "9999"], "the record has only"),
        (["--lang", "de"], "no words in 'de'"),
    ],
)
def test_what_cannot_be_is_named(finished: Path, arguments: list[str], fault: str) -> None:
    outcome = replay(finished, *arguments)
    assert outcome.exit_code == 2
    assert fault in " ".join(outcome.output.replace("│", " ").split())
