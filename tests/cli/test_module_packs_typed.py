"""A saved game with the module, opened where the module's rules are others: said, and retold."""

import json
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner, Result

import tumbleweed as tw
from support.legends.packs import Pack
from support.random_play import wander
from tumbleweed.cli import app
from tumbleweed.core.errors import BadSave
from tumbleweed.games.legends.compiler.content import legends_content, load_content

MODULES = ("ante-up",)
OWN = legends_content()
FRONTIER = "ante-up/frontier"
CAMPFIRE = 'id = "old-campfire"'


def tumbleweed(*arguments: str) -> Result:
    return CliRunner().invoke(app, list(arguments))


@pytest.fixture
def pack(tmp_path: Path) -> Pack:
    """Its rules of the old campfire are not the module's."""
    made = Pack(tmp_path / "camp")
    made.folder.mkdir()
    made.change(FRONTIER, '"Gain $40."', '"Gain $60."', CAMPFIRE)
    made.change(FRONTIER, "amount = 40", "amount = 60", CAMPFIRE)
    return made


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    game = tw.new("legends", 3, 5, modules=["ante-up"], length=15)
    wander(game, Random(5), 40)
    path = tmp_path / "saved.json"
    path.write_text(json.dumps(game.to_json()), encoding="utf-8")
    return path


def test_with_its_own_rules_it_is_replayed(saved: Path) -> None:
    shown = tumbleweed("replay", str(saved), "--lang", "en")
    assert shown.exit_code == 0, shown.output
    assert "does not match the record" not in shown.output


def test_with_other_rules_of_the_module_the_stored_events_are_told(saved: Path, pack: Pack) -> None:
    shown = tumbleweed("replay", str(saved), "--content", str(pack.folder), "--lang", "en")
    assert shown.exit_code == 1
    assert "does not match the record" in shown.output
    assert "this is " in shown.output
    assert "What was recorded at the time is shown instead." in shown.output
    own = tumbleweed("replay", str(saved), "--lang", "en").output
    events = [line for line in own.splitlines() if "event" in line.lower()]
    assert events
    assert all(line in shown.output for line in events)


def test_a_record_is_refused_with_both_hashes(saved: Path, pack: Pack) -> None:
    data = json.loads(saved.read_text(encoding="utf-8"))
    assert tw.load(data).number
    hashes = [each.with_modules(MODULES).hash[:12] for each in (OWN, load_content(pack.folder))]
    with pytest.raises(BadSave, match=f"content {hashes[0]}, this is {hashes[1]} of the pack"):
        tw.load(data, content=pack.folder)


def test_with_other_prose_it_goes_on(saved: Path, tmp_path: Path) -> None:
    prose = Pack(tmp_path / "prose")
    prose.folder.mkdir()
    prose.change(FRONTIER, "Old Campfire", "Cold Campfire")
    shown = tumbleweed("replay", str(saved), "--content", str(prose.folder), "--lang", "en")
    assert shown.exit_code == 0, shown.output
