"""An external game is found by its entry point; a broken one does not affect the others."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from examples.shelf import put_on_shelf, with_shelf

LIST = "import json, tumbleweed as tw; print(json.dumps(tw.games()))"


def fresh(program: str, environ: dict[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", program, *words]
    environ = {**os.environ, **environ}
    return subprocess.run(
        command, env=environ, capture_output=True, text=True, timeout=120, check=False
    )


def test_a_fresh_process_has_the_game(installed: dict[str, str]) -> None:
    found = fresh(LIST, installed)
    assert found.stderr == ""
    games = json.loads(found.stdout)
    assert list(games) == ["goat", "legends", "liars-dice"]
    assert games["liars-dice"]["players"] == [2, 3, 4, 5, 6]
    assert games["liars-dice"]["options"] == ["dice"]


def test_without_it_nobody_knows_of_it() -> None:
    assert list(json.loads(fresh(LIST, {}).stdout)) == ["goat", "legends"]


GAME_CALLED = """
from tumbleweed.core.ruleset import GameInfo, Ruleset
INFO = GameInfo({name!r}, (2,), ("standard",), (), (), Ruleset{more})
"""
BROKEN = {  # what is in the module its entry point names, and what is said of it
    "raises": ("import nothing_of_the_kind", "No module named 'nothing_of_the_kind'"),
    "no-game": ("INFO = 3", "is no GameInfo"),
    "nobody": ("", "has no attribute 'INFO'"),
    "misnamed": (
        GAME_CALLED.format(name="chess", more=", package='broken'"),
        "it calls itself 'chess'",
    ),
    "goat": (GAME_CALLED.format(name="goat", more=", package='broken'"), "the name is taken"),
    "web": (GAME_CALLED.format(name="web", more=", package='broken'"), "the name is taken"),
    "homeless": (GAME_CALLED.format(name="homeless", more=""), "package=__package__"),
}
ASK = """
import json, sys, tumbleweed as tw
said = {}
for name in sys.argv[1:]:
    try:
        said[name] = tw.new(name, 2, 1).ruleset.setup.game
    except tw.UnknownName as fault:
        said[name] = str(fault)
print(json.dumps({"games": list(tw.games()), "said": said}))
"""


def test_broken_games_are_named_and_the_others_are_played(tmp_path: Path) -> None:
    put_on_shelf(tmp_path)
    for game, (source, _) in BROKEN.items():
        module = f"broken_{game}".replace("-", "_")
        (tmp_path / f"{module}.py").write_text(source)
        put_on_shelf(tmp_path, module, {game: f"{module}:INFO"})
    found = fresh(ASK, with_shelf(tmp_path), *BROKEN)
    answer = json.loads(found.stdout)
    assert answer["games"] == ["goat", "legends", "liars-dice"]
    told = [line for line in found.stderr.splitlines() if "GameNotLoaded" in line]
    assert len(told) == len(BROKEN)
    for game, (_, fault) in BROKEN.items():
        (line,) = [each for each in told if f"the game {game!r} (" in each]
        assert fault in line
        if game != "goat":  # ours is played
            assert f"the game {game!r} could not be loaded: " in answer["said"][game]
            assert fault in answer["said"][game]
    assert answer["said"]["goat"] == "goat"


@pytest.mark.extended
def test_many_games_are_simulated_and_reported(installed: dict[str, str], tmp_path: Path) -> None:
    """With the generic columns of the lab."""
    results, page = tmp_path / "games.parquet", tmp_path / "report"
    program = "from tumbleweed.cli import app; app()"
    simulate = ("simulate", "liars-dice", "--games", "20", "--bots", "thrifty,random,random")
    played = fresh(program, installed, *simulate, "--out", str(results))
    assert played.returncode == 0, played.stderr
    assert "Wins by bot, 3 players" in played.stdout
    told = fresh(program, installed, "report", str(results), "--out", str(page))
    assert told.returncode == 0, told.stderr
    assert "<h1>Liar’s Dice</h1>" in (page / "index.html").read_text(encoding="utf-8")
