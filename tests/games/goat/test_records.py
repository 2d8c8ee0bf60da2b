"""Records of whole games: replayed to the same end, taken back and shortened, edited and caught."""

import json
from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from tumbleweed.core.state import fingerprint

REASONS = {"undo-passed", "undo-news", "undo-nothing", "undo-not-yours"}


def record_of(game: tw.Game) -> tw.Record:
    assert game.record is not None
    return game.record


def whole(game: tw.Game) -> str:
    return fingerprint(game.to_json())


def step(game: tw.Game, luck: Random) -> None:
    assert game.decision is not None
    game.choose(luck.choice(game.decision.options))


def played(players: int, seed: int) -> tw.Game:
    game, luck = tw.new("goat", players=players, seed=seed), Random(seed)
    while game.decision is not None:
        step(game, luck)
    return game


def live_again(game: tw.Game) -> tw.Game:
    """A new game with only the choices that are in effect."""
    record = record_of(game)
    fresh = record.replay(0)
    for at in record.live:
        fresh.choose(record.entries[at].key, record.entries[at].seat)
    return fresh


# ---- replay ----


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_replay_is_the_game(players: int) -> None:
    game = played(players, 7 * players)
    again = record_of(game).replay()
    assert again.to_json() == game.to_json()
    assert again.events == game.events
    assert again.result is not None
    assert game.result is not None
    assert again.result.to_json() == game.result.to_json()


def test_a_replay_stops_where_it_is_told() -> None:
    game, luck, stands = tw.new("goat", players=4, seed=12), Random(12), []
    while game.decision is not None:
        stands.append((whole(game), game.fingerprint, game.event_count))
        step(game, luck)
    record = record_of(game)
    for upto in (0, 1, 2, 19, 20, 21, 50, len(stands) - 1):
        again = record.replay(upto)
        assert (whole(again), again.fingerprint, again.event_count) == stands[upto]
        assert again.events == game.events[: again.event_count]


def test_a_replay_reads_a_record_from_a_file() -> None:
    game = played(3, 5)
    text = json.dumps(record_of(game).to_json())
    record = tw.read_record(json.loads(text))
    assert json.dumps(record.to_json()) == text
    assert record.replay().to_json() == game.to_json()


def test_a_record_pins_game_engine_and_content() -> None:
    game = tw.new("goat", players=3, seed=2**250, first_player=2)
    data = record_of(game).to_json()
    assert (data["game"], data["players"], data["edition"]) == ("goat", 3, "standard")
    assert data["options"] == {"first_player": 2}
    assert data["engine"] == tw.__version__
    assert data["content"] == game.ruleset.content.hash
    assert len(data["content"]) == 64
    assert data["seed"] == hex(2**250)
    assert tw.read_record(data).replay().view()["starter"] == 2


def test_a_record_from_a_position() -> None:
    """The Dancer hands out bottles, then acts for the Gambler, whose luck is scripted."""
    game = tw.at_table(
        "goat",
        players=3,
        at="saloon",
        table={"dancer": 0, "gambler": 1},
        stock={"saloon": 2},
        reserves=[["bottle"], ["bottle", "bill"], ["bottle"]],
        chance={"gambler": ["bill"]},
    )
    game.choose_all(["give:1", "give:2"])
    game.choose("gamble:1")
    assert game.view(0)["players"][0]["tokens"] == {"bottle": 1, "bill": 1}
    record = record_of(game)
    assert record.seed is None
    luck = Random(1)
    for _ in range(20):
        step(game, luck)
    again = tw.read_record(json.loads(json.dumps(record.to_json()))).replay()
    assert again.to_json() == game.to_json()


# ---- taking back ----


def why_refused(game: tw.Game, seat: int, to: int | None = None) -> str:
    """Try to take back; the reason of a refusal is all that it says."""
    try:
        game.undo(seat, to)
    except tw.UndoRefused as refused:
        return str(refused).removeprefix("undo refused: ")
    return ""


def attempt(game: tw.Game, luck: Random) -> bool:
    """Try to take something back; whatever the answer, it must be right."""
    seat = luck.choice([*game.asked, luck.randrange(game.players)])
    to = luck.choice([None, None, luck.randrange(game.number + 2)])
    before, number, ids = whole(game), game.number, {d.id for d in game.decisions}
    reason = why_refused(game, seat, to)
    if reason:
        assert reason in REASONS
        assert whole(game) == before
        return False
    assert game.number >= number
    assert ids.isdisjoint(d.id for d in game.decisions)
    assert game.asked == [seat]
    fresh = live_again(game)
    assert fresh.fingerprint == game.fingerprint
    assert fresh.events == game.events
    assert [fresh.view(each) for each in range(game.players)] == [
        {**game.view(each), "number": fresh.number} for each in range(game.players)
    ]
    return True


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_undo_is_a_replay_of_what_is_left_or_nothing(players: int) -> None:
    taken_back = refused = 0
    for seed in range(5):
        luck = Random(100 * players + seed)
        game = tw.new("goat", players=players, seed=seed)
        while game.decision is not None:
            step(game, luck)
            if luck.random() < 0.3:
                done = attempt(game, luck)
                taken_back += done
                refused += not done
        record = record_of(game)
        assert record.replay().to_json() == game.to_json()
        back = tw.read_record(json.loads(json.dumps(record.to_json())))
        assert back.to_json() == record.to_json()
        ids = [(entry.number, entry.seat, entry.part) for entry in record.entries]
        assert len(set(ids)) == len(ids)
    assert taken_back > 10
    assert refused > 10


def test_the_dancer_thinks_again_while_the_gambler_waits() -> None:
    """A closed question of one's own: nothing was shown, so the way back is open."""
    game = tw.at_table(
        "goat", players=3, at="saloon", table={"dancer": 0, "gambler": 1}, stock={"saloon": 2}
    )
    start = game.fingerprint
    game.choose_all(["give:1", "give:2"])
    told = game.event_count
    game.undo(0)
    assert game.event_count == told - 2
    assert game.decision is not None
    assert game.decision.prompt.args == {"count": 1}
    game.undo(0)
    assert game.fingerprint == start
    game.choose_all(["give:2", "give:2"])
    assert [player["token_count"] for player in game.view()["players"]] == [1, 1, 3]
    game.undo(0, to=game.number - 1)
    assert game.fingerprint == start
    assert record_of(game).replay().to_json() == game.to_json()


def test_a_long_record_has_marks_and_snapshots() -> None:
    game, luck = tw.new("goat", players=5, seed=3), Random(3)
    while game.decision is not None:
        step(game, luck)
        while luck.random() < 0.6:
            attempt(game, luck)
    record = record_of(game)
    assert len(record.entries) > 200
    assert len(record.live) < len(record.entries) - 50
    assert len(record.snapshots) == len(record.entries) // 100
    assert sorted(record.fingerprints) == list(range(20, len(record.entries) + 1, 20))
    for i, snapshot in enumerate(record.snapshots, start=1):
        stand = record.replay(100 * i)
        assert snapshot.state == stand.to_json()["state"]
        assert snapshot.live == record_of(stand).live
        assert snapshot.events == stand.event_count
    for at, mark in record.fingerprints.items():
        assert record.replay(at).fingerprint == mark


# ---- secrets in a refusal ----


def test_a_refusal_does_not_tell_that_the_dealer_has_begun() -> None:
    """Seat 1 made the last choice in the open; what seat 0 does since then is sealed."""
    game = tw.at_table(
        "goat", players=3, dealer=1, hand=["goat", "sheriff", "robber", "widow"], starter=1
    )
    game.choose_all(["offer:goat", "to:2", "name:goat"])
    game.choose("accept")
    game.choose_all(["offer:sheriff", "to:1", "name:sheriff"])
    game.choose("refuse")
    assert game.asked == [0]
    waiting, begun = game, game.clone()
    assert begun.decision is not None
    begun.choose(begun.decision.default)
    for seat in (1, 2):
        assert why_refused(waiting, seat) == why_refused(begun, seat) != ""


# ---- edited records ----


def edited(record: tw.Record, **changes: Any) -> tw.Record:
    return tw.read_record({**json.loads(json.dumps(record.to_json())), **changes})


def test_an_edited_choice_is_named() -> None:
    record = record_of(played(3, 8))
    choices = record.to_json()["choices"]
    for at in (0, 3, 17, len(choices) - 1):
        changed = json.loads(json.dumps(choices))
        changed[at][3] = "rob:mine"  # never open to three players
        with pytest.raises(tw.ReplayMismatch, match=rf"^entry {at} \('rob:mine'\)"):
            edited(record, choices=changed).replay()


def test_a_lost_or_doubled_choice_is_named() -> None:
    record = record_of(played(3, 8))
    choices = record.to_json()["choices"]
    with pytest.raises(tw.ReplayMismatch, match=r"^entry 5 "):
        edited(record, choices=choices[:5] + choices[6:], live=[]).replay()
    with pytest.raises(tw.ReplayMismatch, match=r"^entry 6 "):
        edited(record, choices=choices[:6] + choices[5:], live=[]).replay()


def test_another_seed_another_game() -> None:
    record = record_of(played(3, 8))
    with pytest.raises(tw.ReplayMismatch):
        edited(record, seed=hex(9)).replay()


@pytest.mark.parametrize("at", [20, 40, 60])
def test_a_fingerprint_that_differs_is_named(at: int) -> None:
    record = record_of(played(3, 8))
    marks = {**record.to_json()["fingerprints"], str(at): "f" * 32}
    with pytest.raises(tw.ReplayMismatch, match=f"after entry {at} the game stands differently"):
        edited(record, fingerprints=marks).replay()
    edited(record, fingerprints=marks).replay(at - 1)


def test_another_content_is_named() -> None:
    record = record_of(played(3, 8))
    with pytest.raises(tw.ReplayMismatch, match=f"content aaaaaaaaaaaa, .*{record.content[:12]}"):
        edited(record, content="a" * 64).replay()
