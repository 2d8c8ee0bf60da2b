"""Undo: a replay of the remaining choices, or no change at all."""

import json
from random import Random

import pytest

import tumbleweed as tw
from contract.games import every_table, one_table, smallest_and_largest
from contract.specimen import Specimen
from support.random_play import step
from support.reading import record_of, why_refused
from tumbleweed.core.replay import replay

REASONS = {"undo-passed", "undo-news", "undo-nothing", "undo-not-yours"}


def live_again(game: tw.Game) -> tw.Game:
    """A new game with only the choices that are in effect."""
    record = record_of(game)
    fresh = replay(record, 0)
    for at in record.live:
        fresh.choose(record.entries[at].key, record.entries[at].seat)
    return fresh


def attempt(game: tw.Game, luck: Random) -> bool:
    """Try an undo; whatever the answer, it must be right."""
    seat = luck.choice([*game.asked, *game.asked, luck.randrange(game.players)])
    to = luck.choice([None, None, luck.randrange(game.number + 2)])
    number, ids = game.number, {d.id for d in game.decisions if d.seat == seat}
    reason = why_refused(game, seat, to)
    if reason:
        assert reason in REASONS
        return False
    assert game.number >= number
    assert ids.isdisjoint(d.id for d in game.decisions)
    assert seat in game.asked
    fresh = live_again(game)
    assert fresh.fingerprint == game.fingerprint
    assert fresh.events == game.events
    for each in range(game.players):
        assert fresh.view(each) == {**game.view(each), "number": fresh.number}
    return True


@pytest.mark.walk
@every_table
@pytest.mark.slow
def test_undo_is_a_replay_of_what_is_left_or_nothing(of: Specimen, players: int) -> None:
    taken_back = refused = choices = 0
    for seed in range(11, 41):
        luck, game = Random(100 * players + seed), of.new(players, seed)
        while not game.over and game.number < 400:
            step(game, luck)
            choices += 1
            if luck.random() < 0.15:
                done = attempt(game, luck)
                taken_back += done
                refused += not done
        record = record_of(game)
        assert replay(record).to_json() == game.to_json()
        back = tw.read_record(json.loads(json.dumps(record.to_json())))
        assert back.to_json() == record.to_json()
        ids = [(entry.number, entry.seat, entry.part) for entry in record.entries]
        assert len(set(ids)) == len(ids)
        if choices > 300:
            break
    assert taken_back >= 5
    assert refused >= 5


@pytest.mark.walk
@one_table
def test_a_record_in_which_much_is_taken_back_has_marks_and_snapshots(
    of: Specimen, players: int
) -> None:
    """The longest of a few games: they are played to the end, or for 230 entries."""
    records = [record_of(hesitant(of, players, seed)) for seed in range(3, 8)]
    record = max(records, key=lambda each: len(each.entries))
    assert len(record.live) < len(record.entries) * 0.9
    assert len(record.snapshots) == len(record.entries) // 100
    assert sorted(record.fingerprints) == list(range(20, len(record.entries) + 1, 20))
    for i, snapshot in enumerate(record.snapshots, start=1):
        stand = replay(record, 100 * i)
        assert snapshot.state == stand.to_json()["state"]
        assert snapshot.live == record_of(stand).live
        assert snapshot.events == stand.event_count
    for at, mark in record.fingerprints.items():
        assert replay(record, at).fingerprint == mark


def hesitant(of: Specimen, players: int, seed: int) -> tw.Game:
    game, luck = of.new(players, seed), Random(seed)
    while not game.over and len(record_of(game).entries) < 230:
        step(game, luck)
        while luck.random() < 0.6:
            seat = luck.randrange(players)
            if starts := game.undo_starts(seat):
                game.undo(seat, to=luck.choice(starts))
    return game


@pytest.mark.walk
@smallest_and_largest
@pytest.mark.slow
def test_what_can_be_taken_back_has_shown_nothing(of: Specimen, players: int) -> None:
    """A player would still know it after the undo: so nobody may have learned anything."""
    luck, open_ways = Random(players), 0
    for game in of.moments(players, 500, every=5):
        if game.over:
            break
        decision = luck.choice(game.decisions)
        for key in luck.sample(decision.keys, min(6, len(decision.keys))):
            table = game.clone()
            table.choose(key, seat=decision.seat)
            if not why_refused(table.clone(), decision.seat):
                open_ways += 1
                learned_nothing(game, table, decision.seat, key)
    assert open_ways >= 5


def learned_nothing(game: tw.Game, table: tw.Game, chooser: int, key: str) -> None:
    """In every world that a seat considered possible before, it sees the same after."""
    for seat in range(game.players):
        for seed in range(3):
            world = game.redeal(seat, seed)
            [asked] = [d for d in world.decisions if d.seat == chooser]
            if key in asked.keys:
                world.choose(key, seat=chooser)
                assert world.events_for(seat) == table.events_for(seat), key
                assert world.view(seat) == table.view(seat), key
