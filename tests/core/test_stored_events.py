"""Stored events: every viewer sees what it saw during the game, without the rules."""

import json
from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from core import laws
from core import toy_rules as toy
from tumbleweed.core.events import ALL, shown, stored

TABLES = [("goat", 2), ("goat", 5), ("legends", 2), ("legends", 6), ("toy", 3)]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_is_shown_is_what_the_seat_saw(name: str, players: int) -> None:
    luck, secrets = Random(players), 0
    variants = ["goals"] if name == "legends" else []
    game = tw.new(name, players=players, seed=players, variants=variants)
    laws.wander(game, luck, 500)
    kept = json.loads(json.dumps(game.stored_events()))
    assert len(kept) == game.event_count > 20
    for seat in (None, *range(players)):
        seen = [event.to_json() for event in game.events_for(seat)]
        assert [shown(event, seat).to_json() for event in kept] == seen
        secrets += sum(None in event["args"].values() for event in seen)
    assert [shown(event, ALL) for event in kept] == game.events
    assert secrets > 10


def test_they_are_stored_as_they_come() -> None:
    game = tw.new("goat", players=3, seed=1)
    kept: list[Any] = []
    for _ in range(30):
        kept += game.stored_events(len(kept))
        laws.wander(game, Random(len(kept)), 1)
    assert kept == game.stored_events()[: len(kept)]


def test_what_is_kept_of_an_event() -> None:
    event = stored(toy.EVENT_KINDS, (toy.DEALT.code, 0b10, 1, 0b1011))
    assert event == {
        "key": "dealt",
        "audience": 2,
        "args": {"seat": "seat:1", "cards": ["card:a", "card:b", "card:d"]},
        "secret": ["cards"],
    }


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_who_is_not_meant_sees_nothing_of_it(seat: int | None) -> None:
    event = stored(toy.EVENT_KINDS, (toy.DEALT.code, 0b10, 1, 0b1011))
    before = json.dumps(event)
    assert shown(event, seat).args == {"seat": "seat:1", "cards": None}
    assert json.dumps(event) == before


def test_a_game_that_tells_nothing_stores_nothing() -> None:
    assert tw.new("toy", players=2, seed=1, record=False).stored_events() == []
