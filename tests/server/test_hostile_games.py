"""A stranger's game that is long on purpose: nobody else waits while it is replayed."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import httpx
import pytest

import tumbleweed as tw
from server.attacks import HERE, JSON, file_of, to_and_fro
from server.attacks import long_game as long_game_of
from server.bystander import Bystander, bystander, visitor
from server.client import Json
from server.patience import in_three_tries
from server.serving import serving
from tumbleweed.core.record import read_record
from tumbleweed.core.replay import catch_up, replay
from tumbleweed.server.processes.records import plain
from tumbleweed.server.replays import files, worker
from tumbleweed.server.replays.files import MOST_ENTRIES, Brought, brought_along
from tumbleweed.server.replays.worker import Failed
from tumbleweed.server.tables.rebuild import restored
from tumbleweed.server.tables.undoing import LONGEST, MOST_UNDOS

Attack = Callable[[httpx.AsyncClient, Bystander], Awaitable[None]]


long_game = cache(long_game_of)


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("attacked"), TUMBLEWEED_RATES="yes") as server:
        yield server.url


def attacked(url: str, attack: Attack) -> None:
    async def story() -> None:
        async with bystander(url) as other, visitor(url, HERE) as stranger:
            await attack(stranger, other)

    in_three_tries(lambda: asyncio.run(story()))


def bring(data: Any) -> Brought | Failed:
    return brought_along(json.dumps(data).encode(), "p")


# ---- the guard ----


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (to_and_fro(20_000), f"choices: there are 20000; a game has at most {MOST_ENTRIES}."),
        (to_and_fro(4_000), f"choice {2 * MOST_UNDOS + 1}: more than {MOST_UNDOS} have been taken"),
    ],
)
def test_a_file_that_is_too_long_is_refused_with_what_and_where(data: Json, said: str) -> None:
    refused = bring(data)
    assert isinstance(refused, Failed)
    assert (refused.status, refused.code) == (413, "file-too-long")
    assert said in refused.message


def test_whatever_was_played_here_can_be_brought_along() -> None:
    """Once nothing more is taken back, a game ends within a thousand choices."""
    assert LONGEST + 1_000 <= MOST_ENTRIES


def test_a_file_that_takes_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "MOST_WORK", 0.0)
    refused = bring(file_of(long_game(0)))
    assert isinstance(refused, Failed)
    assert refused.code == "file-too-long"
    assert "choice 0: it takes too long" in refused.message


def test_the_past_is_found_from_positions_on_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """Paging through replays a few entries each time, not all of them."""
    game = long_game(60)
    assert game.record is not None
    count = len(game.record.entries)
    played: list[int] = []

    def counted(*told: Any) -> None:
        played.append(1)
        catch_up(*told)

    monkeypatch.setattr(worker, "catch_up", counted)
    whole = game.record.to_json()
    assert worker.views("long", None, count, [None]) is None
    assert worker.views("long", whole, count, [None]) == (game.event_count, [game.view(None)])
    assert len(played) == count
    played.clear()
    for back in range(10):
        told = worker.views("long", None, count - back, [0, None])
        past = replay(game.record, count - back)
        assert told == (past.event_count, [past.view(0), past.view(None)])
    assert len(played) <= 10 * worker.MARK_EVERY


@pytest.mark.parametrize("upto", [41, 180, None])
def test_a_game_made_by_another_process_is_the_game(upto: int | None) -> None:
    """Questions, views and events are the same, and so are undo and further play."""
    record = long_game(60).record
    assert record is not None
    game = replay(record, upto)
    assert game.record is not None
    past = read_record(plain(game.record, len(game.record.entries)))
    made = restored(past, worker.rebuild(plain(past, len(past.entries))))
    assert made.to_json() == game.to_json()
    luck = Random(1)
    for _ in range(30):
        for seat in game.asked[:1]:
            key = luck.choice(game.seat(seat).decision.keys)  # type: ignore[union-attr]  # asked
            for each in (made, game):
                each.choose(key, seat)
            if game.undo_reason(seat) == "":
                made.undo(seat)
                game.undo(seat)
        assert made.to_json() == game.to_json()


def test_what_cannot_be_played_again_is_said() -> None:
    record = long_game(0).record
    assert record is not None
    spoiled = plain(record, 60)
    spoiled["choices"][50][3] = "end"
    failed = worker.rebuild(spoiled)
    assert isinstance(failed, Failed)
    with pytest.raises(tw.ReplayMismatch, match="entry 50"):
        restored(record, failed)


@pytest.mark.parametrize("number", ["1180591620717411303424", "-" + "9" * 5000, "NaN"])
def test_numbers_that_could_not_be_exported_again_are_refused(number: str) -> None:
    record = tw.new("goat", 3, seed=1).record
    assert record is not None
    text = json.dumps(record.to_json()).replace('"format": 1', f'"format": {number}')
    refused = brought_along(text.encode(), "p")
    assert isinstance(refused, Failed)
    assert (refused.status, refused.code) == (422, "file-odd")
    assert "too large" in refused.message or "no number" in refused.message


# ---- with a bystander ----


@pytest.mark.extended
def test_leafing_through_a_strangers_game_holds_up_nobody(url: str) -> None:
    game = long_game(60)
    assert game.record is not None
    count = len(game.record.entries)
    text = json.dumps(file_of(game)).encode()

    async def attack(stranger: httpx.AsyncClient, other: Bystander) -> None:
        answer = await stranger.post("/api/tables/import", content=text, headers=JSON)
        assert answer.status_code == 201, answer.text
        table = answer.json()["table"]
        stranger.cookies.clear()
        places = [f"/api/tables/{table}/past/{count - 7 * back}" for back in range(12)]
        told = await asyncio.gather(*[stranger.get(place) for place in places])
        assert {answer.status_code for answer in told} == {200}
        many = await asyncio.gather(*[stranger.get(places[0]) for _ in range(40)])
        assert {answer.status_code for answer in many} <= {200, 429}
        assert (await stranger.get(f"/api/tables/{table}/export")).json()["record"]["choices"]

    attacked(url, attack)


@pytest.mark.extended
def test_files_of_twenty_thousand_choices_hold_up_nobody(url: str) -> None:
    text = json.dumps(to_and_fro(20_000)).encode()

    async def attack(stranger: httpx.AsyncClient, other: Bystander) -> None:
        for _ in range(5):
            answer = await stranger.post("/api/tables/import", content=text, headers=JSON)
            assert answer.status_code == 413
            assert answer.json()["error"]["code"] == "file-too-long"

    attacked(url, attack)
