"""Events: everybody sees that something happened, the audience sees its secrets."""

import json
from collections.abc import Callable

import pytest

import tumbleweed as tw
from core import toy_rules as toy
from tumbleweed.core.events import (
    ALL,
    Arg,
    EventLog,
    emit,
    read_event,
    read_raw,
    tell_unseen,
    write_raw,
)
from tumbleweed.core.state import State

Table = Callable[..., tw.Game]
CARD = Arg("card", "card", ("ace", "king"))
CARDS = Arg("cards", "card", ("ace", "king", "jack"), many=True)


def numbered(count: int, start: int = 0) -> list[tuple[int, ...]]:
    """Raw `flipped` events that tell their own number."""
    return [(toy.FLIPPED.code, ALL, 0, number) for number in range(start, start + count)]


# ---- telling ----


def test_nothing_is_told_when_nobody_listens() -> None:
    s = State(0, [], 0, [], [], [], 0)
    emit(s, toy.PICKED, 1, 2)
    tell_unseen(s, toy.PEEKED, 1, 2)
    assert s.pending_events is None


def test_news_lie_in_the_state_until_gathered() -> None:
    s = State(0, [], 0, [], [], [], 0)
    s.pending_events = []
    emit(s, toy.FLIPPED, 2, 3)
    emit(s, toy.PEEKED, 1, 6)
    tell_unseen(s, toy.PEEKED, 1, 6)
    flipped, peeked = toy.FLIPPED.code, toy.PEEKED.code
    assert s.pending_events == [(flipped, ALL, 2, 3), (peeked, 0b10, 1, 6), (peeked, 0, 1, 6)]


def test_a_game_without_a_record_tells_nothing() -> None:
    game = tw.new("toy", players=2, seed=1, record=False)
    assert game.events == []
    assert game.event_count == 0
    for other in (game, game.clone(), game.redeal(0, 1), tw.load(game.to_json())):
        assert other.events == []
        assert other.state.pending_events is None


# ---- arguments ----


@pytest.mark.parametrize(
    ("arg", "number", "value"),
    [
        (Arg("coins"), 7, 7),
        (Arg("coins"), -1, -1),
        (Arg("to", "seat"), 2, "seat:2"),
        (CARD, 1, "card:king"),
        (CARD, -1, None),
        (CARDS, 0b101, ["card:ace", "card:jack"]),
        (CARDS, 0, []),
    ],
)
def test_arguments_have_names_in_files_and_numbers_in_play(
    arg: Arg, number: int, value: object
) -> None:
    assert arg.read(number) == value
    assert arg.write(value) == number


def test_a_dealt_away_secret_stays_away() -> None:
    secret = Arg("card", "card", ("ace", "king"), secret=True)
    assert secret.write(None) == -2
    assert secret.read(-2) is None
    assert Arg("cards", "card", ("ace",), many=True, secret=True).read(-2) is None


def test_files_read_what_they_wrote() -> None:
    raws = [
        (toy.DEALT.code, 0b10, 1, 0b1011),
        (toy.PICKED.code, ALL, 2, 5),
        (toy.SILENT.code, ALL),
        (toy.PEEKED.code, 0b1, 0, -2),
    ]
    for raw in raws:
        data = json.loads(json.dumps(write_raw(toy.EVENT_KINDS, raw)))
        assert read_raw(toy.EVENT_KINDS, data) == raw
    assert write_raw(toy.EVENT_KINDS, raws[0]) == [
        "dealt",
        2,
        "seat:1",
        ["card:a", "card:b", "card:d"],
    ]


# ---- who reads what ----


@pytest.mark.parametrize(
    ("seat", "cards"),
    [(0, None), (1, ["card:a"]), (2, ["card:a"]), (None, None), (ALL, ["card:a"])],
)
def test_only_the_audience_reads_the_secret(seat: int | None, cards: object) -> None:
    event = read_event(toy.EVENT_KINDS, (toy.DEALT.code, 0b110, 1, 1), seat)
    assert event.key == "dealt"
    assert event.args == {"seat": "seat:1", "cards": cards}


def test_open_events_are_for_all() -> None:
    event = read_event(toy.EVENT_KINDS, (toy.PICKED.code, ALL, 1, 3), None)
    assert event.args == {"seat": "seat:1", "card": "card:d"}
    assert event.to_json() == {"key": "picked", "args": event.args}


def test_a_secret_told_to_all_is_read_by_all() -> None:
    event = read_event(toy.EVENT_KINDS, (toy.PEEKED.code, ALL, 1, 3), None)
    assert event.args["card"] == "card:d"


def test_events_are_equal_by_what_they_say() -> None:
    one, two, three = (
        read_event(toy.EVENT_KINDS, (toy.PICKED.code, ALL, 1, card), 0) for card in (3, 3, 4)
    )
    assert one == two != three
    assert len({one, two, three}) == 2
    assert one != "picked"
    assert "picked" in repr(one)


def test_a_deal_in_play(court: Table) -> None:
    game = tw.new("toy", players=3, seed=8)
    mine = game.events_for(1)
    assert [event.key for event in mine] == ["dealt"] * 3
    assert [event.args["cards"] is None for event in mine] == [True, False, True]
    assert mine[1].args["cards"] == [f"card:{card}" for card in game.view(1)["hand"]]
    assert all(event.args["cards"] is None for event in game.events_for(None))
    assert game.seat(1).events == mine
    assert game.seat(1).events_since(2) == mine[2:]


# ---- logs that share a past ----


def log_of(raws: list[tuple[int, ...]]) -> EventLog:
    log = EventLog(toy.EVENT_KINDS)
    log.own.extend(raws)
    return log


def test_a_branch_shares_the_past_and_goes_its_own_way() -> None:
    log = log_of(numbered(5))
    branch = log.branch(3)
    log.own.extend(numbered(2, start=50))
    branch.own.extend(numbered(2, start=70))
    assert branch.raw() == numbered(3) + numbered(2, start=70)
    assert log.raw() == numbered(5) + numbered(2, start=50)
    assert (len(log), len(branch)) == (7, 5)


@pytest.mark.parametrize("since", range(9))
def test_a_log_is_read_from_any_point(since: int) -> None:
    log = log_of(numbered(4)).branch(3)
    log.own.extend(numbered(2, start=70))
    twig = log.branch(4)
    twig.own.extend(numbered(3, start=90))
    whole = numbered(3) + numbered(1, start=70) + numbered(3, start=90)
    assert twig.raw(since) == whole[since:]
    assert len(twig) == len(whole)


def test_a_branch_of_a_branch_at_its_root() -> None:
    root = log_of(numbered(4))
    twig = root.branch(3).branch(2)
    assert twig.parent is root
    assert twig.raw() == numbered(2)


def test_a_redealt_past_has_lost_the_secrets_of_others() -> None:
    log = log_of([(toy.DEALT.code, 0b01, 0, 0b11), (toy.DEALT.code, 0b10, 1, 0b1100)])
    world = log.seen_by(1).branch(2)
    world.own.append((toy.DEALT.code, 0b01, 0, 0b1))
    assert [raw[3] for raw in world.raw()] == [-2, 0b1100, 0b1]
    assert [raw[3] for raw in world.branch(2).raw()] == [-2, 0b1100]
    assert [raw[3] for raw in world.seen_by(0).raw()] == [-2, -2, 0b1]
    assert [raw[3] for raw in log.raw()] == [0b11, 0b1100]


def test_what_a_seat_has_seen_grows_and_is_not_read_twice() -> None:
    log = log_of([(toy.DEALT.code, 0b01, 0, 0b11)])
    seen = log.seen_by(1)
    world, apart = seen.branch(1), seen.apart()
    log.own.append((toy.DEALT.code, 0b10, 1, 0b1100))
    assert log.seen_by(1) is seen
    assert [raw[3] for raw in seen.raw()] == [-2, 0b1100]
    assert [raw[3] for raw in world.raw()] == [raw[3] for raw in apart.raw()] == [-2]
    assert [raw[3] for raw in world.seen_by(1).raw()] == [-2]
    assert log.seen_by(1).branch(2).seen_by(1) is seen
    world.own.append((toy.DEALT.code, 0b10, 1, 0b1))
    assert [raw[3] for raw in world.seen_by(1).raw()] == [-2, 0b1]
    assert (seen.parent, apart.parent) == (None, None)


def test_a_redealt_game_keeps_what_the_seat_saw(court: Table) -> None:
    game = tw.new("toy", players=3, seed=8)
    world = game.redeal(1, 5)
    assert world.events_for(1) == game.events_for(1)
    for seat in (0, 2):
        assert all(event.args["cards"] is None for event in world.events_for(seat)[:1])
    again = tw.load(json.dumps(world.to_json()))
    assert again.events == world.events


def test_reading_since_before_the_start_reads_all(court: Table) -> None:
    game = court()
    twin = game.clone()
    game.choose("flip")
    assert twin.events_for(0, -5) == twin.events_for(0)


def test_a_long_line_of_clones_is_read(court: Table) -> None:
    """Search clones at every step."""
    game = court()
    for _ in range(1200):
        game = game.clone()
        game.choose("flip")
    assert game.event_count == 7 + 1200
    assert len(game.events) == game.event_count
