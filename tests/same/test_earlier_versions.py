"""Games that an earlier version has saved are opened by this one, and played on.

`games-0.1.json` was written by version 0.1.0: `Game.to_json()` of games in the middle of play. The
version is told in a file; that it differs refuses nothing.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from tumbleweed.core.proof import check_file
from tumbleweed.core.replay import replay

FILE = Path(__file__).parent / "games-0.1.json"
GAMES: dict[str, dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", GAMES)
def test_a_saved_game_of_0_1_is_played_on(name: str) -> None:
    saved = GAMES[name]
    assert saved["engine"] == saved["record"]["engine"] == "0.1.0" != tw.__version__
    game, luck = tw.load(saved), Random(1)
    assert game.number == saved["number"]
    assert game.record is not None
    assert game.record.engine == tw.__version__  # it is this version's from now on
    for _ in range(40):
        if game.decision is not None:  # it may end on the way
            game.choose(luck.choice(game.decision.keys))
    assert game.number > saved["number"]
    assert tw.load(game.to_json()).fingerprint == game.fingerprint


@pytest.mark.parametrize("name", GAMES)
def test_its_record_is_replayed_and_found_true(name: str) -> None:
    record = tw.read_record(GAMES[name]["record"])
    assert record.engine == "0.1.0"
    assert replay(record).number == GAMES[name]["number"]
    verdict = check_file(GAMES[name]["record"])
    assert [check.name for check in verdict.checks if not check.ok] == []
