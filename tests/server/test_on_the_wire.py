"""Everything a game sends to anybody, held against what they may not know."""

import asyncio
import json
from collections import Counter
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from server.at_home import at_home
from server.client import Json, Live, Player
from server.patience import gone_on, over
from server.secrecy import Secrets, words
from tumbleweed.server.tables.live import LiveTable, settled

GOAT: Json = {"game": "goat", "seats": [{}, {}, {"kind": "bot", "level": "thrifty"}]}
LEGENDS: Json = {
    "game": "legends",
    "variants": ["goals"],
    "options": {"length": 15},
    "seats": [{}, {}, {"kind": "bot", "level": "thrifty"}],
}
ORDERS: dict[Any, list[list[Any]]] = {
    "goat": [[], []],
    "legends": [[{"order": "never-join-poker", "until": "game"}], []],
}
NONSENSE: list[Json] = [
    {"decision": "0.5.0", "key": "accept"},
    {"decision": "9999.1.0", "key": "end"},
    {"decision": "1.2.0", "key": "ride:nowhere"},
    {"decision": "what", "key": "end"},
]


class Wire:
    """What was sent to whom, with the game at that moment."""

    def __init__(self) -> None:
        self.games: dict[int, list[tw.Game]] = {}
        self.now = 0
        self.heard: list[tuple[int | None, range, Any]] = []

    def keep(self, live: LiveTable) -> None:
        """`TableService` never changes a game in place: each is its moment. The moments of an open
        window have one number."""
        if live.game is not None:
            self.now = settled(live.game)
            moments = self.games.setdefault(self.now, [])
            if live.game not in moments:
                moments.append(live.game)

    def note(self, seat: int | None, message: Any, since: int) -> None:
        """A message says of which moment it is; of others only the span is known."""
        named = message.get("revision") if isinstance(message, dict) else None
        span = range(since, max(since, self.now) + 1) if named is None else range(named, named + 1)
        self.heard.append((seat, span, message))

    def leaks(self, public: Counter[str]) -> list[str]:
        """What no moment of that number allows."""
        known: dict[tuple[int | None, int], list[Secrets]] = {}
        found = []
        for seat, span, message in self.heard:
            told = []
            for revision in span:
                if (seat, revision) not in known:
                    moments = self.games.get(revision, [])
                    known[seat, revision] = [Secrets(game, seat, public) for game in moments]
                told += [set(secrets.in_message(message)) for secrets in known[seat, revision]]
            for secret in set.intersection(*told):
                found.append(f"{secret} to {seat} at {span}: {str(message)[:200]}")
        return found


WHOLE = 10_000  # choices: more than a game has


@pytest.mark.slow
@pytest.mark.parametrize(("options", "looks", "choices"), [
    pytest.param(GOAT, 0.3, 60, id="goat"),
    pytest.param(GOAT, 0.3, WHOLE, id="goat-whole", marks=pytest.mark.soak("server")),
    pytest.param(LEGENDS, 0.1, 150, id="legends"),
    pytest.param(LEGENDS, 0.1, WHOLE, id="legends-whole", marks=pytest.mark.soak("server")),
])  # fmt: skip
def test_nobody_is_sent_what_they_may_not_know(
    tmp_path: Path, options: Json, looks: float, choices: int
) -> None:
    async def story() -> None:
        wire, luck = Wire(), Random(4)
        async with at_home(tmp_path) as home, AsyncExitStack() as stack:
            home.services.table_service.listeners.insert(0, wire.keep)
            players = [await stack.enter_async_context(Player(home.url)) for _ in range(3)]
            made = await players[0].post("/api/tables", options)
            table = made["table"]["id"]
            await players[1].call("PUT", f"/api/tables/{table}/seats/1")
            await players[0].post(f"/api/tables/{table}/start")
            lives = [Live(player, table) for player in players]
            lives.append(Live(players[0], table, watch=True))  # a player's television
            for live in lives:
                await live.open()
                stack.push_async_callback(live.close)
            for live, orders in zip(lives[:2], ORDERS[options["game"]], strict=True):
                assert (await live.send("orders", orders=orders))["is"] == "ok"
            await asyncio.gather(*(play(live, wire, luck, looks, choices) for live in lives[:2]))
            for seat, live in zip([0, 1, None, None], lives, strict=True):
                await live.until(partial(played, live, choices))
                collect(wire, seat, live)
            public = [options, lives[2].payload["table"], [p.cookie for p in players]]
            assert len(wire.heard) > 100
            assert any("error" in str(message) for _, _, message in wire.heard)
            assert wire.leaks(words([public] * 50)) == []

    asyncio.run(story())


def played(live: Live, choices: int) -> bool:
    return over(live) or live.revision >= choices


async def play(live: Live, wire: Wire, luck: Random, looks: float, choices: int) -> None:
    """Plays, looks in over HTTP, and now and then sends what makes no sense."""
    seat = live.payload["you"]
    while not played(live, choices):
        await live.until(lambda: played(live, choices) or live.decision is not None)
        if live.decision is None:  # all is played, or an only answer has been given meanwhile
            continue
        question = live.decision["id"]
        if luck.random() < looks:
            await look(live, wire, seat)
        if luck.random() < 0.2:
            for bad in [{"decision": question, "key": "ride:nowhere"}, *NONSENSE]:
                assert (await live.send("choose", **bad))["is"] == "error"
        if live.decision is not None:
            await live.choose(luck.choice)
        await live.until(partial(gone_on, live, question))


async def look(live: Live, wire: Wire, seat: int) -> None:
    """The same over HTTP: the table, a past position, why not, the export, refusals."""
    table = f"/api/tables/{live.table}"
    paths = [table, f"{table}/why-not?action=heist", f"{table}/export", f"{table}/chat"]
    for path in [*paths, f"{table}/past/{live.revision}"]:
        before = wire.now
        answer = await live.player.http.get(path)
        wire.note(seat, answer.json(), before)
    for body in NONSENSE:
        before = wire.now
        answer = await live.player.http.post(f"{table}/choose", json=body)
        assert answer.status_code in (409, 422)
        wire.note(seat, answer.json(), before)


def collect(wire: Wire, seat: int | None, live: Live) -> None:
    """What came over the socket; an answer without a number belongs to the moment before."""
    revision = 0
    for text in live.messages:
        message = json.loads(text)
        revision = message.get("revision", revision)
        wire.note(seat, {**message, "revision": revision}, revision)
