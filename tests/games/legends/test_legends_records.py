"""Records of whole games: replayed to the same end, edited and caught, taken elsewhere."""

import json
import subprocess
import sys
from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from games.legends.legends_moments import choose, finish, moments, start, wander


def record_of(game: tw.Game) -> tw.Record:
    assert game.record is not None
    return game.record


def played(players: int, seed: int, **options: Any) -> tw.Game:
    game = start(players, seed, **options)
    finish(game, Random(seed))
    return game


# ---- replay ----


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_replay_is_the_game(players: int) -> None:
    game = played(players, 7 * players, house_chooses=players % 2 == 0)
    text = json.dumps(record_of(game).to_json())
    record = tw.read_record(json.loads(text))
    assert json.dumps(record.to_json()) == text
    again = record.replay()
    assert again.to_json() == game.to_json()
    assert again.events == game.events
    assert again.result is not None
    assert game.result is not None
    assert again.result.to_json() == game.result.to_json()


def test_a_replay_stops_where_it_is_told() -> None:
    game, luck, stands = start(4, 12), Random(12), []
    while not game.over:
        stands.append((game.fingerprint, game.number, game.parts[:], game.event_count))
        choose(game, luck)
    record, events = record_of(game), game.events
    for upto in (0, 1, 3, 19, 20, 21, 100, 150, len(stands) - 1):
        again = record.replay(upto)
        stand = (again.fingerprint, again.number, again.parts, again.event_count)
        assert stand == stands[upto]
        assert again.events == events[: again.event_count]


def test_a_record_pins_game_engine_content_and_options() -> None:
    game = start(3, 2**250, length=25, house_chooses=True, first_player=2)
    data = record_of(game).to_json()
    assert (data["game"], data["players"], data["edition"]) == ("legends", 3, "revised")
    assert data["options"] == {"first_player": 2, "house_chooses": True, "length": 25}
    assert (data["engine"], data["content"]) == (tw.__version__, game.ruleset.content.hash)
    assert data["seed"] == hex(2**250)
    again = tw.read_record(data).replay()
    assert again.view()["length"] == 25
    assert wander(again, Random(1), 3).view()["first"] == 2


def test_an_edited_record_is_caught() -> None:
    record = record_of(played(3, 8))
    data = json.loads(json.dumps(record.to_json()))
    choices = data["choices"]
    for at in (0, 17, len(choices) - 1):
        changed = [*choices[:at], [*choices[at][:3], "target:5", ""], *choices[at + 1 :]]
        with pytest.raises(tw.ReplayMismatch, match=rf"^entry {at} \('target:5'\)"):
            tw.read_record({**data, "choices": changed}).replay()
    with pytest.raises(tw.ReplayMismatch):
        tw.read_record({**data, "seed": hex(9)}).replay()
    with pytest.raises(tw.ReplayMismatch, match="content aaaaaaaaaaaa"):
        tw.read_record({**data, "content": "a" * 64}).replay()
    marks = {**data["fingerprints"], "40": "f" * 32}
    with pytest.raises(tw.ReplayMismatch, match="after entry 40 the game stands differently"):
        tw.read_record({**data, "fingerprints": marks}).replay()


# ---- restart: another process, nothing but the file ----

ELSEWHERE = """
import json, sys
import tumbleweed as tw
for line in sys.stdin:
    game = tw.load(line)
    while game.legal:
        game.choose(game.decision.default)
        if game.number % 40 == 0:
            break
    print(game.fingerprint)
"""


def default_on(game: tw.Game) -> str:
    while (decision := game.decision) is not None:
        game.choose(decision.default)
        if game.number % 40 == 0:
            break
    return game.fingerprint


def test_a_game_goes_on_in_another_process() -> None:
    """Saved at every moment; the other process has seen nothing of the game before."""
    saved, expected = [], []
    for game, _ in moments(4, 300):
        saved.append(json.dumps(game.to_json()))
        expected.append(default_on(game.clone()))
    run = subprocess.run(
        [sys.executable, "-c", ELSEWHERE],
        input="\n".join(saved),
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.split() == expected


def test_a_long_record_has_marks_and_snapshots() -> None:
    game = played(3, 3)
    record = record_of(game)
    count = len(record.entries)
    assert count > 200
    assert len(record.snapshots) == count // 100
    assert sorted(record.fingerprints) == list(range(20, count + 1, 20))
    for i, snapshot in enumerate(record.snapshots, start=1):
        stand = record.replay(100 * i)
        assert snapshot.state == stand.to_json()["state"]
        assert snapshot.events == stand.event_count
    for at, mark in list(record.fingerprints.items())[::5]:
        assert record.replay(at).fingerprint == mark
