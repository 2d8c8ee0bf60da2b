"""Records: append-only, replayed strictly, read back from JSON; snapshots make undo fast."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import tumbleweed as tw
from core.toy import say
from support.reading import record_of
from tumbleweed.core.record import FINGERPRINT_EVERY, SNAPSHOT_EVERY
from tumbleweed.core.replay import replay

Table = Callable[..., tw.Game]


def read_back(record: tw.Record) -> tw.Record:
    return tw.read_record(json.loads(json.dumps(record.to_json())))


def edited(of: tw.Game, **changes: Any) -> tw.Record:
    return tw.read_record({**json.loads(json.dumps(record_of(of).to_json())), **changes})


def edited_entry(game: tw.Game, at: int, entry: list[Any]) -> tw.Record:
    choices = record_of(game).to_json()["choices"]
    choices[at] = entry
    return edited(game, choices=choices)


def pondering(court: Table, times: int, **facts: Any) -> tw.Game:
    game = court(**facts)
    for _ in range(times):
        game.choose("ponder")
    return game


def pondered(game: tw.Game) -> int:
    count: int = game.to_json()["state"]["frames"][-1]["pondered"]
    return count


def played_again(game: tw.Game) -> tw.Game:
    """A new game with the choices in effect."""
    record = record_of(game)
    fresh = replay(record, 0)
    for at in record.live:
        fresh.choose(record.entries[at].key, record.entries[at].seat)
    return fresh


# ---- what a record holds ----


def test_a_record_pins_what_it_was_made_with() -> None:
    game = tw.new("toy", players=2, seed=2**200, edition="fancy", variants=["traps"], lamp="lit")
    data = record_of(game).to_json()
    assert data["format"] == 1
    assert data["game"] == "toy"
    assert data["players"] == 2
    assert data["edition"] == "fancy"
    assert data["variants"] == ["traps"]
    assert data["options"] == {"lamp": "lit"}
    assert data["engine"] == tw.__version__
    assert data["content"] == "toy-content-fancy"
    assert data["seed"] == hex(2**200)
    assert data["position"] is None
    assert data["choices"] == []


def test_an_entry_is_number_seat_part_key_and_barrier(court: Table) -> None:
    game = court()
    game.choose("ponder")
    game.choose("flip")
    game.choose("hand-over")
    assert record_of(game).to_json()["choices"][5:] == [
        [0, 2, 1, "pick:j", "undo-passed"],
        [1, 0, 0, "ponder", ""],
        [2, 0, 0, "flip", "undo-news"],
        [3, 0, 0, "hand-over", "undo-passed"],
    ]


def test_no_two_entries_share_number_seat_and_part(court: Table) -> None:
    game = pondering(court, 3)
    game.undo(0)
    game.undo(0, to=1)
    say(game, "ponder", "rule")
    for seat, key in ((1, "pick:g"), (0, "pick:c"), (1, "pick:h"), (2, "pick:k")):
        game.choose(key, seat=seat)
    game.undo(1, to=game.number)
    game.choose_all(["pick:h", "pick:g"], seat=1)
    ids = [(entry.number, entry.seat, entry.part) for entry in record_of(game).entries]
    assert len(set(ids)) == len(ids)
    assert [number for number, _, _ in ids] == sorted(number for number, _, _ in ids)


def test_undo_is_an_entry_and_what_it_took_back_stays_in_the_log(court: Table) -> None:
    game = pondering(court, 3)
    game.undo(0, to=2)
    record = record_of(game)
    assert [entry.key for entry in record.entries[6:]] == ["ponder"] * 3 + ["undo:2.0"]
    assert record.live == [0, 1, 2, 3, 4, 5, 6]
    assert record.entries[9].undoes == (2, 0)
    assert record.entries[6].undoes is None


def test_json_and_back(court: Table) -> None:
    game = pondering(court, 110)
    game.undo(0)
    record = record_of(game)
    assert read_back(record).to_json() == record.to_json()
    assert replay(read_back(record)).to_json() == game.to_json()


def test_json_is_a_picture_that_later_choices_do_not_change(court: Table) -> None:
    game = court()
    saved, record = game.to_json(), record_of(game).to_json()
    before = json.dumps([saved, record])
    game.choose("ponder")
    game.choose("flip")
    assert json.dumps([saved, record]) == before
    assert tw.load(saved).number == 1


def test_a_change_to_the_picture_does_not_reach_the_game(court: Table) -> None:
    game = tw.new("toy", players=2, seed=3, lamp="lit")
    before = json.dumps(game.to_json())
    data = game.to_json()
    data["options"]["lamp"] = "out"
    data["parts"].append(9)
    data["state"]["hands"][0].clear()
    data["record"]["live"].append(0)
    data["record"]["choices"].append([0, 0, 0, "rule", ""])
    assert json.dumps(game.to_json()) == before


def test_a_clone_has_its_own_record(court: Table) -> None:
    game = pondering(court, 2)
    twin = game.clone()
    before = record_of(game).to_json()
    twin.choose("ponder")
    twin.undo(0, to=1)
    assert record_of(game).to_json() == before
    game.choose("flip")
    assert replay(record_of(twin)).to_json() == twin.to_json()
    assert replay(record_of(game)).to_json() == game.to_json()


# ---- replay ----


def test_replay_up_to_every_entry(court: Table) -> None:
    game, stands = court(), []
    for key in ("ponder", "flip", "delve", "peek", "rule"):
        stands.append(json.dumps(game.to_json()))
        game.choose(key)
    for at, stand in enumerate(stands):
        assert json.dumps(replay(record_of(game), 6 + at).to_json()) == stand
    assert replay(record_of(game), 0).number == 0


@pytest.mark.parametrize("upto", [-1, 7, 10**20])
def test_replay_beyond_the_log_is_refused(court: Table, upto: int) -> None:
    with pytest.raises(tw.BadSave, match=f"no entry {upto}; it has 6"):
        replay(record_of(court()), upto)


def test_a_replayed_game_plays_on_and_takes_back(court: Table) -> None:
    game = pondering(court, 2)
    again = replay(record_of(game))
    for each in (game, again):
        each.undo(0)
        each.choose("flip")
    assert again.to_json() == game.to_json()


def test_a_record_from_a_position_starts_there(court: Table) -> None:
    game = court(hands=["mnab", "cdef", "ghij"], coin=[1, 0], seed=77)
    say(game, "flip", "flip", "flip")
    data = record_of(game).to_json()
    assert data["seed"] is None
    assert data["position"]["seed"] == hex(77)
    assert data["position"]["hands"][0] == list("mnab")
    again = replay(read_back(record_of(game)))
    assert again.to_json() == game.to_json()
    assert again.view()["sides"][:2] == [1, 0]


def test_other_content_is_said_aloud(court: Table) -> None:
    record = edited(court(), content="toy-content-of-old")
    with pytest.raises(tw.ReplayMismatch, match=r"toy-content-.*this is toy-content-"):
        replay(record)


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        ([1, 0, 0, "pick:a", ""], "not on offer"),
        ([1, 0, 0, "gallop", ""], "not an option of toy"),
        ([1, 1, 0, "ponder", ""], "seat 1 is not asked"),
        ([1, 9, 0, "ponder", ""], "seat 9 is not asked"),
        ([2, 0, 0, "ponder", ""], "1.0.0"),
        ([1, 0, 1, "ponder", ""], "1.0.0"),
        ([1, 0, 0, "undo:5.0", ""], "undo-nothing"),
        ([1, 0, 0, "undo:0.0", ""], "undo-not-yours"),
        ([1, 0, 0, "undo:here", ""], "undo:here"),
        ([1, 0, 0, "undo:", ""], "undo:"),
    ],
)
def test_an_edited_entry_is_named(court: Table, entry: list[Any], words: str) -> None:
    record = edited_entry(pondering(court, 3), 6, entry)
    with pytest.raises(tw.ReplayMismatch, match=r"entry 6 \(.*" + words):
        replay(record)
    replay(record, 6)


def test_an_undo_with_another_number_than_recorded_is_named(court: Table) -> None:
    game = pondering(court, 1)
    game.undo(0)
    record = edited_entry(game, 7, [9, 0, 0, "undo:1.0", ""])
    with pytest.raises(tw.ReplayMismatch, match="entry 7"):
        replay(record)


def test_an_edited_choice_that_is_legal_is_caught_by_the_fingerprint(court: Table) -> None:
    game = pondering(court, FINGERPRINT_EVERY)
    record = edited_entry(game, 8, [3, 0, 0, "delve", ""])
    with pytest.raises(tw.ReplayMismatch, match=f"after entry {FINGERPRINT_EVERY} "):
        replay(record)
    replay(record, FINGERPRINT_EVERY - 1)


def test_an_edited_fingerprint_is_named_with_both_engines(court: Table) -> None:
    game = pondering(court, FINGERPRINT_EVERY)
    record = edited(game, fingerprints={str(FINGERPRINT_EVERY): "0" * 32}, engine="0.0.9")
    with pytest.raises(tw.ReplayMismatch, match=rf"engine 0\.0\.9 then, {tw.__version__} now"):
        replay(record)


# ---- fingerprints and snapshots ----


def test_a_fingerprint_every_20_and_a_snapshot_every_100(court: Table) -> None:
    game = pondering(court, 234)
    record = record_of(game)
    assert sorted(record.fingerprints) == list(range(20, 241, 20))
    assert [len(snapshot.live) for snapshot in record.snapshots] == [100, 200]
    assert (FINGERPRINT_EVERY, SNAPSHOT_EVERY) == (20, 100)
    for at, mark in record.fingerprints.items():
        assert replay(record, at).fingerprint == mark


@pytest.mark.parametrize("to", [1, 90, 95, 96, 150, 194, 195, 196, 210])
def test_undo_over_snapshots_is_a_replay_of_what_is_left(court: Table, to: int) -> None:
    game = pondering(court, 220)
    game.undo(0, to=to)
    assert pondered(game) == to - 1
    assert game.fingerprint == played_again(game).fingerprint
    assert game.events == played_again(game).events
    say(game, "ponder", "flip")
    assert replay(record_of(game)).to_json() == game.to_json()


def test_events_after_a_snapshot_are_counted(court: Table) -> None:
    """News before and after the snapshot; the taken-back rest reveals nothing."""
    game = court()
    for word in ("flip", "ponder", "ponder") * 40:
        game.choose(word)
    told = game.event_count
    game.undo(0)
    assert game.event_count == told == len(game.events) == 7 + 40
    game.choose("flip")
    assert game.events == replay(record_of(game)).events


def test_a_snapshot_is_used(court: Table) -> None:
    """A modified snapshot shows: loading and undo are snapshot plus tail."""
    game = pondering(court, 120)
    snapshots = json.loads(json.dumps(record_of(game).to_json()["snapshots"]))
    snapshots[0]["state"]["silences"] = 77
    game.record = edited(game, snapshots=snapshots)
    game.undo(0)
    assert game.to_json()["state"]["silences"] == 77
    assert pondered(game) == 119


def test_a_snapshot_of_choices_taken_back_is_not_used(court: Table) -> None:
    game = pondering(court, 98)
    game.undo(0, to=50)
    for _ in range(60):
        game.choose("flip" if game.number % 7 == 0 else "ponder")
    record = record_of(game)
    assert len(record.snapshots) == 1
    game.choose("ponder")
    game.undo(0)
    assert record.nearest_snapshot(record.live) is None
    assert game.fingerprint == played_again(game).fingerprint
    assert replay(record).to_json() == game.to_json()


def test_the_latest_fitting_snapshot_is_nearest(court: Table) -> None:
    record = record_of(pondering(court, 230))
    assert record.nearest_snapshot(record.live[:99]) is None
    assert record.nearest_snapshot(record.live[:100]) is record.snapshots[0]
    assert record.nearest_snapshot(record.live[:199]) is record.snapshots[0]
    assert record.nearest_snapshot(record.live) is record.snapshots[1]
    assert record.nearest_snapshot([5, *record.live]) is None
