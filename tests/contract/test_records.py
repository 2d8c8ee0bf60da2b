"""Records of whole games: replayed to the same end, read from files, edited and detected."""

import json
from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from contract.games import every_game, every_table, one_table, result_of, smallest_and_largest
from contract.specimen import Specimen
from support.random_play import finish, step, wander
from support.reading import record_of, whole
from tumbleweed.core.record import Entry
from tumbleweed.core.replay import catch_up, replay, resume


def played(of: Specimen, players: int, seed: int, **said: Any) -> tw.Game:
    return finish(of.new(players, seed, **said), Random(seed))


def read_back(record: tw.Record) -> tw.Record:
    return tw.read_record(json.loads(json.dumps(record.to_json())))


# ---- replay ----


@every_table
def test_a_replay_is_the_game(of: Specimen, players: int) -> None:
    game = played(of, players, 7 * players, **of.variety[players % len(of.variety)])
    text = json.dumps(record_of(game).to_json())
    record = tw.read_record(json.loads(text))
    assert json.dumps(record.to_json()) == text
    again = replay(record)
    assert again.to_json() == game.to_json()
    assert again.events == game.events
    assert result_of(again) == result_of(game)


@one_table
def test_a_replay_stops_where_it_is_told(of: Specimen, players: int) -> None:
    game, luck = of.new(players, 12), Random(12)
    stands: list[Any] = []
    while not game.over:
        mark = "" if len(stands) % of.every else whole(game)
        stands.append((mark, game.fingerprint, game.number, game.parts[:], game.event_count))
        step(game, luck)
    record, events, last = record_of(game), game.events, len(stands) - 1
    for upto in {min(each, last) for each in (0, 1, 2, 3, 19, 20, 21, 50, 100, 150, last)}:
        again = replay(record, upto)
        mark = "" if upto % of.every else whole(again)
        stand = (mark, again.fingerprint, again.number, again.parts, again.event_count)
        assert stand == stands[upto]
        assert again.events == events[: again.event_count]


@every_game
def test_a_record_pins_game_engine_content_and_options(of: Specimen) -> None:
    """And the whole of a long seed."""
    players, known = of.players[0], tw.games()[of.game]
    said = {name: players - 1 for name in known["options"] if name == "first_player"}
    game = of.new(players, 2**250, **said)
    data = record_of(game).to_json()
    assert (data["game"], data["players"]) == (of.game, players)
    assert (data["edition"], data["variants"]) == (known["editions"][0], [])
    assert data["options"] == {**of.short, **said}
    assert (data["engine"], data["content"]) == (tw.__version__, game.ruleset.content.hash)
    assert data["seed"] == hex(2**250)
    again = replay(tw.read_record(data))
    assert again.ruleset.setup.options == {**of.short, **said}
    assert again.to_json() == game.to_json()


@every_game
def test_a_record_goes_on_from_where_it_began(of: Specimen) -> None:
    """From a seed, or from a position."""
    game = of.saved(of.scene, True)
    record = record_of(game)
    assert (record.seed is None) != (record.position is None)
    wander(game, Random(1), 20)
    assert replay(read_back(record)).to_json() == game.to_json()


@one_table
def test_a_long_record_has_marks_and_snapshots(of: Specimen, players: int) -> None:
    game = played(of, players, 3)
    record = record_of(game)
    count = len(record.entries)
    assert len(record.snapshots) == count // 100
    assert sorted(record.fingerprints) == list(range(20, count + 1, 20))
    for i, snapshot in enumerate(record.snapshots, start=1):
        stand = replay(record, 100 * i)
        assert snapshot.state == stand.to_json()["state"]
        assert snapshot.live == record_of(stand).live
        assert snapshot.events == stand.event_count
    for at, mark in list(record.fingerprints.items())[:: 1 + count // 200]:
        assert replay(record, at).fingerprint == mark


# ---- going on with somebody else's record ----


def wandered(of: Specimen, players: int, choices: int) -> tw.Game:
    """A random game with many undos."""
    game, luck = of.new(players, players), Random(players)
    for _ in range(choices):
        wander(game, luck, 1)
        seat = luck.randrange(players)
        if luck.random() < 0.2 and (starts := game.undo_starts(seat)):
            game.undo(seat, to=luck.choice(starts))
    return game


def from_rows(record: tw.Record) -> tw.Record:
    """What a database keeps of a record: neither what is in effect nor snapshots."""
    fresh = tw.Record(record.setup, record.engine, record.content, record.seed, record.position)
    fresh.entries = [Entry(e.number, e.seat, e.part, e.key, e.barrier) for e in record.entries]
    fresh.fingerprints = dict(record.fingerprints)
    return fresh


@smallest_and_largest
def test_a_game_is_made_from_rows(of: Specimen, players: int) -> None:
    game = wandered(of, players, 150)
    again = resume(from_rows(record_of(game)))
    assert again.to_json() == game.to_json()
    assert record_of(again).live == record_of(game).live
    assert len(record_of(again).snapshots) == len(record_of(game).snapshots)


@smallest_and_largest
def test_another_game_is_caught_up_with(of: Specimen, players: int) -> None:
    game = wandered(of, players, 90)
    record = record_of(game)
    follower = replay(record, 10)
    for at in range(10, len(record.entries), 3):
        catch_up(follower, record.entries[at : at + 3], record.fingerprints)
    assert follower.to_json() == game.to_json()


# ---- edited records ----


def edited(record: tw.Record, **changes: Any) -> tw.Record:
    return tw.read_record({**json.loads(json.dumps(record.to_json())), **changes})


@one_table
def test_an_edited_choice_is_named(of: Specimen, players: int) -> None:
    """Another option of the game, which was not offered then."""
    record = record_of(played(of, players, 8))
    choices = record.to_json()["choices"]
    for at in sorted({0, 3, min(17, len(choices) - 1), len(choices) - 1}):
        offered = {key for decision in replay(record, at).decisions for key in decision.keys}
        keys = replay(record, 0).ruleset.catalogue.keys
        other = next(key for key in keys if key not in offered)
        changed = json.loads(json.dumps(choices))
        changed[at][3:] = [other, ""]
        with pytest.raises(tw.ReplayMismatch, match=rf"^entry {at} \('{other}'\)"):
            replay(edited(record, choices=changed))


@one_table
def test_a_lost_or_doubled_choice_is_named(of: Specimen, players: int) -> None:
    """The third of those after which another question was asked."""
    record = record_of(played(of, players, 8))
    choices = record.to_json()["choices"]
    at = [i for i in range(1, len(choices) - 1) if choices[i][0] != choices[i + 1][0]][2]
    with pytest.raises(tw.ReplayMismatch, match=rf"^entry {at} "):
        replay(edited(record, choices=choices[:at] + choices[at + 1 :], live=[]))
    with pytest.raises(tw.ReplayMismatch, match=rf"^entry {at + 1} "):
        replay(edited(record, choices=choices[: at + 1] + choices[at:], live=[]))


@one_table
def test_another_seed_another_game(of: Specimen, players: int) -> None:
    record = record_of(played(of, players, 8))
    with pytest.raises(tw.ReplayMismatch):
        replay(edited(record, seed=hex(9)))


@one_table
def test_a_fingerprint_that_differs_is_named(of: Specimen, players: int) -> None:
    games = (wander(of.new(players, seed), Random(seed), 65) for seed in range(8, 99))
    record = next(record_of(game) for game in games if record_of(game).fingerprints)
    for at in list(record.fingerprints)[:3]:
        marks = {**record.to_json()["fingerprints"], str(at): "f" * 32}
        words = f"after entry {at} the game stands differently"
        with pytest.raises(tw.ReplayMismatch, match=words):
            replay(edited(record, fingerprints=marks))
        replay(edited(record, fingerprints=marks), at - 1)


@every_game
def test_another_content_is_named(of: Specimen) -> None:
    record = record_of(of.somewhere())
    with pytest.raises(tw.ReplayMismatch, match=f"content aaaaaaaaaaaa, .*{record.content[:12]}"):
        replay(edited(record, content="a" * 64))
