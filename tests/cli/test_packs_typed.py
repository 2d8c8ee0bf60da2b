"""A pack of cards on the command line: played, simulated, replayed, verified; or refused."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import tumbleweed as tw
from cli.legends_tables import NAMED, NAMES, SHORT, at_random, typed_along
from cli.tables import ONES, play
from example_pack import HIGH_NOON, PEARL
from tumbleweed.cli import app
from tumbleweed.cli.terminal import files
from tumbleweed.games.legends.compiler.content import load_content

CONTENT = ("--content", str(HIGH_NOON))
CHARACTERS = [PEARL, "jesse-james", "wyatt-earp"]


def tumbleweed(*arguments: str) -> Result:
    return CliRunner().invoke(app, list(arguments))


def new_game(seed: int, content: Path = HIGH_NOON) -> tw.Game:
    return tw.new("legends", 3, seed, content=content, characters=CHARACTERS, **SHORT)


@pytest.mark.extended
def test_a_whole_game_with_a_pack() -> None:
    game = new_game(5)
    typed = typed_along(game, 1, at_random(5, haste=0.95))
    arguments = ["--players", "3", "--seed", "5", "--length", "15", "--bots", "random"]
    arguments += ["--characters", ",".join(CHARACTERS), *CONTENT, *NAMED]
    outcome = play("legends", *arguments, typed="\n".join([*typed, "", ""]))
    assert outcome.exit_code == 0, outcome.output[-2000:]
    assert game.result is not None
    assert "Pearl Hart" in outcome.output
    winner, total = game.result.winners[0], max(game.result.scores)
    assert f"{NAMES[winner]} wins with {total} LP." in outcome.output


def save(tmp_path: Path, content: Path) -> Path:
    game = new_game(6, content)
    for _ in range(12):
        assert game.decision is not None
        game.choose(game.decision.keys[0])
    path = tmp_path / "night.json"
    whose = zip(NAMES[:3], (None, "random", "random"), strict=True)
    seats = [{"name": name, "bot": bot} for name, bot in whose]
    files.write(path, {"lang": "en", "seats": seats, "game": game.to_json()})
    return path


@pytest.mark.extended
def test_a_saved_game_of_a_pack_goes_on_with_it_and_not_without(tmp_path: Path) -> None:
    saved = save(tmp_path, HIGH_NOON)
    going = play("--load", str(saved), *CONTENT)
    assert going.exit_code == 0, going.output
    assert "Pearl Hart" in going.output
    for command in (["play", "--load"], ["replay"]):
        refused = tumbleweed(*command, str(saved))
        assert refused.exit_code in (1, 2)
        assert "high-noon" in refused.output
    assert tumbleweed("replay", str(saved), *CONTENT).exit_code == 0
    assert tumbleweed("verify", str(saved), *CONTENT).exit_code == 0
    without = tumbleweed("verify", str(saved))
    assert without.exit_code == 1
    assert "of the pack 'high-noon'" in without.output


@pytest.mark.extended
def test_a_game_saved_before_its_prose_was_corrected_goes_on(tmp_path: Path) -> None:
    """To its end, and in the words of today; a changed rule is another matter."""
    pack = tmp_path / "pack"
    shutil.copytree(HIGH_NOON, pack)
    saved = save(tmp_path, pack)
    content = ("--content", str(pack))
    change(pack / "characters.toml", 'name = "Pearl Hart"', 'name = "Pearl Taylor"')
    change(pack / "poker.toml", '"Gain $40."', '"Take $40."')
    going = play("--load", str(saved), *content, typed=ONES)
    assert going.exit_code == 0, going.output[-2000:]
    assert "Pearl Taylor" in going.output
    assert "Pearl Hart" not in going.output
    for command in ("replay", "verify"):
        assert tumbleweed(command, str(saved), *content).exit_code == 0
    change(pack / "poker.toml", "amount = 40", "amount = 50")
    refused = play("--load", str(saved), *content)
    assert refused.exit_code in (1, 2)
    assert "of the pack 'high-noon'" in refused.output


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.extended
def test_simulate_and_arena_play_a_pack(tmp_path: Path) -> None:
    out = tmp_path / "rows.csv"
    few = ["--length", "15", *CONTENT]
    played = tumbleweed(
        "simulate", "legends", "--games", "4", "--players", "3", "--jobs", "2", "--out", str(out),
        *few,
    )  # fmt: skip
    assert played.exit_code == 0, played.output
    head = out.read_text().splitlines()[0]
    assert "card_noon_bell" in head
    assert "story_noon_train" in head
    assert tumbleweed("arena", "legends", "random", "random", "--games", "2", *few).exit_code == 0


@pytest.mark.extended
def test_the_notes_of_a_simulation_name_the_pack(tmp_path: Path) -> None:
    import pyarrow.parquet as pq  # type: ignore[import-untyped]  # noqa: PLC0415 - takes long

    out = tmp_path / "rows.parquet"
    few = ["--games", "2", "--players", "3", "--length", "15", *CONTENT]
    assert tumbleweed("simulate", "legends", "--out", str(out), *few).exit_code == 0
    notes: dict[str, Any] = json.loads(pq.read_schema(out).metadata[b"tumbleweed"])
    assert (notes["pack"], notes["content"]) == ("high-noon", load_content(HIGH_NOON).hash)
    report = tumbleweed("report", str(out), "--out", str(tmp_path / "page"), *CONTENT)
    assert report.exit_code == 0, report.output
    assert "Noon Bell" in (tmp_path / "page" / "index.html").read_text()


@pytest.mark.extended
@pytest.mark.parametrize(
    "command",
    [["play", "legends", "--humans", "0"], ["simulate", "legends", "--games", "1"],
     ["arena", "legends", "random", "random"], ["serve", "--data", "here"]],
)  # fmt: skip
def test_a_faulty_pack_is_refused_and_nothing_is_made(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    pack = tmp_path / "pack"
    pack.mkdir()
    story = (HIGH_NOON / "stories.toml").read_text()
    (pack / "stories.toml").write_text(story.replace("amount = 20", "amount = 25"))
    monkeypatch.delenv("TUMBLEWEED_PACKS", raising=False)
    refused = tumbleweed(*command, "--content", str(pack))
    assert refused.exit_code in (1, 2)
    assert "stories.toml:7: noon-train: amount: $25 is not a multiple of $10" in refused.output
    assert sorted(each.name for each in tmp_path.iterdir()) == ["pack"]
