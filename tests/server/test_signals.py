"""Signals between players: passed on to who sits and watches, never stored, and nothing hidden."""

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from server.at_home import Home, at_home
from server.client import Json, Live, Player
from server.patience import until
from tumbleweed.core.game import Game
from tumbleweed.server.api.models import PHRASES
from tumbleweed.server.store import schema
from tumbleweed.server.tables import signals
from tumbleweed.server.tables.options import TableOptions, stored_options
from tumbleweed.server.tables.signals import MOST, SIGNS
from tumbleweed.server.tables.viewers import LAGS, WAITING, Viewer

BOT: Json = {"kind": "bot", "level": "thrifty"}
BANK = "space:darkrock-bank"


class Company:
    """Two players at a table of three, a spectator, and a television of the first player's."""

    def __init__(self, home: Home, table: str, lives: list[Live]) -> None:
        self.home, self.table, self.lives = home, table, lives
        self.ann, self.bob, self.watcher, self.television = lives

    @property
    def game(self) -> Game:
        game = self.home.services.table_service.live[self.table].game
        assert game is not None
        return game

    @property
    def asked(self) -> Live:
        return self.ann if 0 in self.game.asked else self.bob

    @property
    def other(self) -> Live:
        return self.bob if self.asked is self.ann else self.ann

    async def begin(self) -> None:
        """Until one of the two alone is asked."""
        while len(self.game.asked) > 1 or 2 in self.game.asked:
            for live in (self.ann, self.bob):
                if live.decision is not None:
                    default = live.decision["default"]
                    await live.send("choose", decision=live.decision["id"], key=default)
            await asyncio.sleep(0.005)

    async def settle(self) -> None:
        """Whatever was on its way has arrived: sockets keep the order."""
        for live in self.lives:
            await live.send("ping")


@asynccontextmanager
async def company(tmp_path: Path, game: str = "legends", **settings: Any) -> AsyncIterator[Company]:
    async with at_home(tmp_path) as home, AsyncExitStack() as stack:
        ann, bob, watcher = [await stack.enter_async_context(Player(home.url)) for _ in range(3)]
        seats: list[Json] = [{}, {}, BOT]
        made = await ann.post("/api/tables", {"game": game, "seats": seats, **settings})
        table = made["table"]["id"]
        await bob.call("PUT", f"/api/tables/{table}/seats/1")
        lives = [Live(ann, table), Live(bob, table), Live(watcher, table)]
        lives.append(Live(ann, table, watch=True))
        for live in lives:
            await live.open()
        await ann.post(f"/api/tables/{table}/start")
        at = Company(home, table, lives)
        await until(lambda: table in home.services.table_service.live)
        await at.begin()
        await at.settle()
        yield at
        for live in lives:
            await live.close()


def code(answer: Json) -> str:
    found: str = answer["error"]["code"] if answer["is"] == "error" else "ok"
    return found


# ---- who is sent what ----


def test_where_the_asked_player_points_is_seen_by_all_others(tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path) as at:
            seat = at.asked.payload["you"]
            assert code(await at.asked.send("point", at=BANK)) == "ok"
            assert code(await at.other.send("point", at="seat:2")) == "ok"
            assert code(await at.asked.send("point", at=None)) == "ok"
            await at.settle()
            resting = {"is": "signal", "seat": seat, "do": "point"}
            pointed = [{**resting, "at": BANK}, {**resting, "at": None}]
            for live in (at.other, at.watcher, at.television):
                assert live.signals == pointed, "and the one who is not asked points at nothing"
            assert at.asked.signals == []

    asyncio.run(story())


@pytest.mark.extended
@pytest.mark.parametrize("game", ["legends", "goat"])
def test_a_knock_and_a_reaction_reach_everybody(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with company(tmp_path, game) as at:
            seat = at.other.payload["you"]
            place = {"legends": BANK, "goat": "character:sheriff"}[game]
            assert code(await at.other.send("knock", at=place)) == "ok"
            assert code(await at.other.send("knock", at="seat:2")) == "ok"
            for sign in SIGNS[:3]:
                assert code(await at.other.send("react", sign=sign)) == "ok"
            await at.settle()
            knocks = [{"is": "signal", "seat": seat, "do": "knock", "at": each}
                      for each in (place, "seat:2")]  # fmt: skip
            signs = [{"is": "signal", "seat": seat, "do": "react", "sign": s} for s in SIGNS[:3]]
            for live in at.lives:
                assert live.signals == knocks + signs

    asyncio.run(story())


def test_who_has_muted_a_player_is_spared(tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path) as at:
            person = at.ann.payload["table"]["seats"][1]["person"]
            await at.ann.player.post(f"/api/mutes/{person}")
            await at.ann.close()
            await at.ann.open()
            await at.bob.send("react", sign="haha")
            await at.settle()
            assert [len(live.signals) for live in (at.ann, at.bob, at.watcher)] == [0, 1, 1]

    asyncio.run(story())


# ---- where it is allowed ----


def test_on_where_people_invite_each_other_and_off_among_strangers() -> None:
    table: Json = {"game": "goat", "seats": [{}, {}, {}]}
    assert TableOptions(**table).signals
    assert not TableOptions(**table, listed=True).signals
    assert TableOptions(**table, listed=True, signals=True).signals
    assert not TableOptions(**table, signals=False).signals
    assert TableOptions(**table).model_dump()["signals"] is True, "the page reads it"
    assert not stored_options(table).signals, "a table made before does not have them"


@pytest.mark.extended
@pytest.mark.parametrize("settings", [{"signals": False}, {"listed": True}])
def test_where_they_are_off_nothing_is_sent(tmp_path: Path, settings: Json) -> None:
    async def story() -> None:
        async with company(tmp_path, **settings) as at:
            assert at.ann.payload["table"]["settings"]["signals"] is False
            for live in (at.ann, at.bob):
                assert code(await live.send("point", at=BANK)) == "signals-off"
                assert code(await live.send("knock", at=BANK)) == "signals-off"
                assert code(await live.send("react", sign="haha")) == "signals-off"
            await at.settle()
            assert [live.signals for live in at.lives] == [[]] * 4

    asyncio.run(story())


def test_who_watches_does_not_signal_and_nobody_does_before_the_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path) as at:
            for live in (at.watcher, at.television):
                assert code(await live.send("knock", at=BANK)) == "not-seated"
                assert code(await live.send("react", sign="haha")) == "not-seated"
            made = await at.ann.player.post("/api/tables", {"game": "goat", "seats": [{}, {}, {}]})
            waiting = Live(at.ann.player, made["table"]["id"])
            await waiting.open()
            assert code(await waiting.send("react", sign="haha")) == "not-started"
            await waiting.close()
            assert all(live.signals == [] for live in at.lives)

    asyncio.run(story())


# ---- nothing but what everybody sees ----

HOSTILE = [
    "free text", "space:nowhere", "card:poker-5-hearts", "hand:0", "poker-5-hearts", "seat:3",
    "seat:-1", "seat:2 ", "SPACE:darkrock-bank", "token:gold", "space:<b>", "character:sheriff",
]  # fmt: skip


def test_whatever_is_no_place_of_the_board_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path) as at:
            hand = at.asked.payload["view"]["players"][at.asked.payload["you"]]["hand"]
            assert hand
            for name in [*HOSTILE, *(f"card:{card}" for card in hand), *map(str, hand)]:
                for do in ("point", "knock"):
                    assert code(await at.asked.send(do, at=name)) == "no-landmark", name
            await at.settle()
            assert all(live.signals == [] for live in at.lives)

    asyncio.run(story())


MALFORMED: list[Json] = [
    {"do": "knock"},
    {"do": "knock", "at": None},
    {"do": "knock", "at": 7},
    {"do": "knock", "at": [BANK]},
    {"do": "knock", "at": "x" * 121},
    {"do": "knock", "at": BANK, "words": "hello"},
    {"do": "point", "at": {"x": 1}},
    {"do": "react"},
    {"do": "react", "sign": "middle-finger"},
    {"do": "react", "sign": PHRASES[0]},
    {"do": "react", "sign": "haha", "seat": 1},
]


def test_a_malformed_signal_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path) as at:
            for malformed in MALFORMED:
                assert code(await at.asked.send(**malformed)) == "malformed", malformed
            await at.settle()
            assert all(live.signals == [] for live in at.lives)

    asyncio.run(story())


@pytest.mark.extended
@pytest.mark.parametrize("game", ["legends", "goat"])
def test_landmarks_are_the_same_for_all_and_no_cards(tmp_path: Path, game: str) -> None:
    """Whatever is dealt: so where somebody points can tell nothing about it."""

    async def story() -> None:
        async with company(tmp_path, game) as at:
            named = at.game.ruleset.landmarks
            kinds = {"legends": {"space"}, "goat": {"location", "character"}}[game]
            assert {each.partition(":")[0] for each in named} == kinds
            assert all(
                at.game.redeal(seat, seed).ruleset.landmarks == named
                for seat in (0, 1)
                for seed in (1, 2)
            )
            for place in sorted(named):
                at.home.services.signals._sent.clear()
                assert code(await at.asked.send("point", at=place)) == "ok"
            await at.settle()
            for live in (at.other, at.watcher):
                assert {word["at"] for word in live.signals} == named
                assert all(set(word) == {"is", "seat", "do", "at"} for word in live.signals)

    asyncio.run(story())


# ---- what it costs ----


def test_what_is_too_much_is_dropped_and_no_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with company(tmp_path) as at:
            monkeypatch.setitem(signals.MOST, "react", (4, 1000.0))
            second = Live(at.bob.player, at.table)  # another window of the same player
            await second.open()
            answers = [await live.send("react", sign="haha")
                       for live in (at.bob, second) for _ in range(10)]  # fmt: skip
            assert {answer["is"] for answer in answers} == {"ok"}
            await at.settle()
            assert len(at.ann.signals) == 4
            await at.ann.send("react", sign="ouch")
            await at.settle()
            assert len(at.ann.signals) == 5, "another player has an allowance of their own"
            await second.close()

    asyncio.run(story())


def test_a_few_in_a_second_are_not_too_many() -> None:
    assert all(1 <= most / seconds <= 6 for most, seconds in MOST.values())


def test_nothing_is_stored_and_nothing_happens_at_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path) as at:
            await at.home.services.driver.stop()  # nobody else does anything
            live = at.home.services.table_service.live[at.table]

            def rows(connection: Any) -> list[Any]:
                found: list[Any] = []
                for table in (schema.tables, schema.choices, schema.events, schema.chat):
                    found += [list(row) for row in connection.execute(select(table)).all()]
                return found

            await at.settle()
            before = await at.home.services.store.read(rows), live.row, list(live.chat)
            seen = [(each.version, each.revision) for each in at.lives]
            await at.asked.send("point", at=BANK)
            await at.other.send("knock", at=BANK)
            await at.other.send("react", sign="whoa")
            await at.settle()
            assert (await at.home.services.store.read(rows), live.row, list(live.chat)) == before
            assert [(each.version, each.revision) for each in at.lives] == seen
            late = Live(at.bob.player, at.table)
            await late.open()
            assert late.signals == []
            await late.close()

    asyncio.run(story())


def test_a_slow_socket_is_not_closed_by_signals() -> None:
    viewer = Viewer("ann", None, set())
    for _ in range(WAITING * 2):
        viewer.mention(b"{}")
    assert (viewer.outbox.qsize(), viewer.closed) == (LAGS, False)
    viewer.post(b"news")
    assert viewer.outbox.qsize() == LAGS + 1


# ---- several workers ----


@pytest.mark.slow
@pytest.mark.parametrize("through", ["postgres", "redis"])
def test_signals_reach_players_at_other_workers(
    tmp_path: Path, request: pytest.FixtureRequest, through: str
) -> None:
    settings: Json = {"database_url": request.getfixturevalue("postgres_url")}
    if through == "redis":
        settings["redis_url"] = request.getfixturevalue("redis_url")

    async def story() -> None:
        async with (
            at_home(tmp_path, **settings) as here,
            at_home(tmp_path, **settings) as there,
            Player(here.url) as ann,
            Player(there.url) as bob,
        ):
            made = await ann.post("/api/tables", {"game": "goat", "seats": [{}, {}, BOT]})
            table = made["table"]["id"]
            await bob.call("PUT", f"/api/tables/{table}/seats/1")
            await ann.post(f"/api/tables/{table}/start")
            one, other = Live(ann, table), Live(bob, table)
            await one.open()
            await other.open()
            began = time.monotonic()
            await one.send("knock", at="seat:1")
            await other.until(lambda: len(other.signals) == 1)
            await other.send("react", sign="ouch")
            await one.until(lambda: len(one.signals) == 2)
            assert time.monotonic() - began < 3
            word = {"seat": 0, "do": "knock", "at": "free text"}
            murmured = json.dumps({"from": "x", "table": table, "word": word})
            for text in (murmured, "rubbish", "[]", "7", '{"from": "x"}'):
                await there.services.bus.murmur(text)
            await other.send("react", sign="haha")
            await one.until(lambda: len(one.signals) == 3)
            signs = [word.get("sign") for word in one.signals]
            assert signs == [None, "ouch", "haha"]
            assert one.signals == other.signals
            await one.close()
            await other.close()

    asyncio.run(story())
