"""A server that is killed in the middle of games. Scribes play, and record what was acknowledged;
afterwards that must be stored, once, and the games continue to their end.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any

from sqlalchemy import select

from server.client import Cut, Json, Live, Player
from server.patience import over
from server.serving import Server
from server.wire import Wire
from tumbleweed.core.proof import check_file
from tumbleweed.server.settings import read_settings
from tumbleweed.server.store import schema
from tumbleweed.server.store import tables as rows
from tumbleweed.server.store.engine import Store

Entry = tuple[str, str]  # the question's id and the key of the answer
BOT = {"kind": "bot", "level": "thrifty"}
GOAT: Json = {"game": "goat", "seats": [{}, {}, BOT]}
LEGENDS: Json = {
    "game": "legends",
    "options": {"length": 15},
    "seats": [{}, {}, BOT],
    "house_chooses": True,
}
PATIENCE = 60.0  # seconds; the machine may be busy
# The table gives a forced answer itself, and may be faster.
OVERTAKEN = ("stale-choice", "illegal-choice", "undo-passed", "undo-news", "undo-none", "over")


@dataclass(frozen=True)
class Moment:
    """When to strike: at a player's question that fits, and then with which act under way."""

    name: str
    fits: Callable[[Scribe], bool]
    act: str = ""  # "choose" or "undo" is sent, and not answered yet; "": nothing is
    watch: bool = False  # not at a question: whenever what a player sees fits


@dataclass
class Scribe:
    """A player who answers at once, and keeps book."""

    live: Live
    luck: Random
    sure: list[Entry] = field(default_factory=list)
    unsure: list[Entry] = field(default_factory=list)  # sent, and the line was cut
    undone: Counter[str] = field(default_factory=Counter)
    turns: int = 0

    @property
    def seat(self) -> int:
        return int(self.live.payload["you"])

    @property
    def prompt(self) -> str:
        decision = self.live.decision
        return "" if decision is None else str(decision["prompt"]["message"])

    @property
    def asked(self) -> list[int]:
        asked: list[int] = self.live.payload["view"]["asked"]
        return asked

    @property
    def may_undo(self) -> bool:
        return bool(self.live.payload.get("undo", {"reason": "no"})["reason"] == "")

    async def ready(self) -> bool:
        """Until it is asked something; False: the game is over."""
        await self.live.until(lambda: self.live.over or self.live.decision is not None)
        return not self.live.over

    async def turn(self) -> None:
        """One answer; now and then one is taken back."""
        decision = self.live.decision
        if decision is None:
            return  # a question that another answer has ended meanwhile
        self.turns += 1
        back = self.may_undo and self.luck.random() < 0.05
        if not await (self.undo() if back else self.choose()):
            await asyncio.sleep(0.02)  # overtaken: the question may be the same as before
            return
        await self.live.until(
            lambda: self.live.over or self.live.decision is None or self.live.decision != decision
        )

    async def choose(self) -> bool:
        decision = self.live.decision
        assert decision is not None
        entry = (decision["id"], self.luck.choice(decision["options"]))
        self.unsure.append(entry)
        answer = await self.live.send("choose", decision=entry[0], key=entry[1])
        self.unsure.remove(entry)
        if not _went_well(answer):
            return False
        self.sure.append(entry)
        return True

    async def undo(self) -> bool:
        self.undone["unsure"] += 1
        answer = await self.live.send("undo")
        self.undone["unsure"] -= 1
        self.undone["sure"] += _went_well(answer)
        return _went_well(answer)

    async def come_back(self) -> None:
        """With everything it has seen before: it gets the rest."""
        await self.live.close()
        await self.live.open()


def _went_well(answer: Json) -> bool:
    assert answer["is"] == "ok" or answer["error"]["code"] in OVERTAKEN, answer
    return bool(answer["is"] == "ok")


@dataclass
class Siege:
    """One table of a server that is killed now and then."""

    server: Server
    table: str
    scribes: list[Scribe]
    store: Store
    luck: Random
    struck: list[str] = field(default_factory=list)

    async def until(self, moment: Moment | None, strike: Callable[[], None] | None = None) -> bool:
        """Play until the moment has come, and strike. False: the game was over before."""
        before = len(self.struck)
        strike = strike or self.server.kill

        def struck() -> None:
            assert moment is not None
            if len(self.struck) == before:
                self.struck.append(moment.name)
                strike()

        plays = [self.play(scribe, moment, struck) for scribe in self.scribes]
        await asyncio.gather(*plays)
        return len(self.struck) > before

    async def play(
        self, scribe: Scribe, moment: Moment | None = None, strike: Callable[[], None] = print
    ) -> None:
        """Until the end, or until the line is cut; at the moment, if it comes, strike."""
        watching = None
        if moment is not None and moment.watch:
            watching = asyncio.create_task(_watch(scribe, moment, strike))
        try:
            while await scribe.ready():
                if moment is not None and not moment.watch and moment.fits(scribe):
                    await self._strike(scribe, moment, strike)
                    return
                await scribe.turn()
        except Cut:
            pass
        finally:
            if watching is not None:
                watching.cancel()
                await asyncio.gather(watching, return_exceptions=True)

    async def _strike(self, scribe: Scribe, moment: Moment, strike: Callable[[], None]) -> None:
        if not moment.act:
            strike()
            return
        act = scribe.choose() if moment.act == "choose" else scribe.undo()
        sending = asyncio.create_task(act)
        await asyncio.sleep(self.luck.choice([0.0, 0.001, 0.003, 0.006, 0.01, 0.02]))
        strike()
        await asyncio.gather(sending, return_exceptions=True)

    async def come_back(self) -> None:
        """To a server that has been started again."""
        for scribe in self.scribes:
            await scribe.come_back()
        await self.check()

    # ---- what must be true ----

    async def check(self) -> None:
        """What was acknowledged is there, and nothing else but what was under way."""
        self.compare_books()
        for scribe in self.scribes:
            await shows_the_same(scribe.live)

    def compare_books(self) -> None:
        revision, choices, places = self.store.read_now(_books, self.table)
        assert [choice.revision for choice in choices] == [*range(1, revision + 1)]
        assert places == [*range(choices[-1].events if choices else len(places))]
        assert len({_entry(each)[0] for each in choices}) == len(choices), "answered twice"
        for scribe in self.scribes:
            own = [each for each in choices if each.seat == scribe.seat]
            made = Counter(map(_entry, own))
            counted = Counter(_entry(each) for each in own if each.made_by == "player")
            undone = sum(counted[entry] for entry in counted if entry[1].startswith("undo:"))
            answers = Counter({e: n for e, n in counted.items() if not e[1].startswith("undo:")})
            # The table may have been faster with a forced answer: it is acknowledged all the same.
            assert not Counter(scribe.sure) - made, "acknowledged and not stored"
            beyond = answers - Counter(scribe.sure)
            assert not beyond - Counter(scribe.unsure), "stored and never sent, or twice"
            sure, unsure = scribe.undone["sure"], scribe.undone["unsure"]
            assert sure <= undone <= sure + unsure

    async def to_the_end(self) -> None:
        await self.until(None)
        await self.check()
        for scribe in self.scribes:
            await scribe.live.until(partial(over, scribe.live))
        player = self.scribes[0].live.player
        file = await player.get(f"/api/tables/{self.table}/export")
        assert check_file(file).ok
        choices = self.store.read_now(rows.read_choices, self.table)
        assert [each[3] for each in file["record"]["choices"]] == [each.key for each in choices]
        assert any(choice.made_by == "bot" for choice in choices)
        results = [scribe.live.payload["result"] for scribe in self.scribes]
        assert all(result == file["result"] for result in results)


def _entry(choice: rows.ChoiceRow) -> Entry:
    return f"{choice.number}.{choice.seat}.{choice.part}", choice.key


async def _watch(scribe: Scribe, moment: Moment, strike: Callable[[], None]) -> None:
    await scribe.live.until(lambda: moment.fits(scribe))
    strike()


def _books(connection: Any, table_id: str) -> tuple[int, list[rows.ChoiceRow], list[int]]:
    """All of one moment: a bot may be at it."""
    row = rows.read_table(connection, table_id)
    assert row is not None
    events = schema.events.c
    places = select(events.place).where(events.table_id == table_id).order_by(events.place)
    choices = rows.read_choices(connection, table_id)
    return row.revision, choices, list(connection.execute(places).scalars())


async def shows_the_same(live: Live) -> None:
    """The patched payload equals a fresh one, event by event."""

    async def compare() -> None:
        while True:
            fresh = await live.player.get(f"/api/tables/{live.table}")
            if _lasting(live.payload) == _lasting(fresh) and told(live.events) == told(fresh):
                return
            await asyncio.sleep(0.02)  # a bot may be at it

    try:
        await asyncio.wait_for(compare(), PATIENCE)
    except TimeoutError:
        fresh = await live.player.get(f"/api/tables/{live.table}")
        assert _lasting(live.payload) == _lasting(fresh)
        assert told(live.events) == told(fresh)
        raise


def told(what: list[Json] | Json) -> list[Json]:
    """Events without the cards of hands, which in the Goat are told once (GB-DEAL-26)."""
    events = what if isinstance(what, list) else what["events"]["list"]
    return [
        {**event, "args": {name: arg for name, arg in event["args"].items() if name != "cards"}}
        for event in events
    ]


def unsaid(events: list[Json]) -> list[Json]:
    """Without what bots say, who are others at another table."""
    return [{key: each[key] for key in each if key != "said"} for each in events]


def _lasting(payload: Json) -> Json:
    """A payload without the message's own parts, and without who happens to be there."""
    parts = ("table", "you", "view", "decision", "sealed", "undo", "result")
    out = {name: payload[name] for name in parts if name in payload}
    seats = [{**seat, "present": None} for seat in out["table"]["seats"]]
    return {**out, "table": {**out["table"], "seats": seats}}


@asynccontextmanager
async def siege(
    server: Server, options: Json, seed: str, urls: Sequence[str] = ()
) -> AsyncIterator[Siege]:
    """Two scribes and whoever else `options` seats, at a game that has begun. `urls` are theirs,
    if they do not come straight to the server."""
    luck = Random(seed)
    async with AsyncExitStack() as stack:
        players = [Player(url) for url in urls or [server.url, server.url]]
        for player in players:
            await stack.enter_async_context(player)
        made = await players[0].post("/api/tables", options)
        table = made["table"]["id"]
        await players[1].call("PUT", f"/api/tables/{table}/seats/1")
        await players[0].post(f"/api/tables/{table}/start")
        environ = {"TUMBLEWEED_DATA": str(server.data), **server.environ}
        store = Store(read_settings(environ).database)
        stack.callback(store.close)
        scribes = [Scribe(Live(player, table), Random(luck.random())) for player in players]
        for scribe in scribes:
            await scribe.live.open()
            stack.push_async_callback(scribe.live.close)
        yield Siege(server, table, scribes, store, luck)


async def besiege(server: Server, tables: list[Siege], moments: list[tuple[int, Moment]]) -> int:
    """The server is killed at each moment of the table with that number, while all others play on
    as well. How many of the moments came before the end of their game."""
    came = 0
    for number, moment in moments:
        plays = [
            table.until(moment if each == number else None) for each, table in enumerate(tables)
        ]
        if not (await asyncio.gather(*plays))[number]:
            continue
        came += 1
        await asyncio.to_thread(server.start)
        for table in tables:
            await table.come_back()
    return came


async def cut_off(server: Server, options: Json, moment: Moment, seconds: float = 0) -> None:
    """The lines of a player and of a watcher are cut until all wait for the player, and then so
    many seconds longer."""
    async with AsyncExitStack() as stack:
        enter = stack.enter_async_context
        wire = await enter(Wire(server.url))
        table = await enter(siege(server, options, "cut off", [server.url, wire.url]))
        watching = Live(await enter(Player(wire.url)), table.table)
        await watching.open()
        here, away = table.scribes

        def cut() -> None:
            wire.cut()
            away.live.drop()
            watching.drop()

        playing = asyncio.create_task(table.play(here))
        await table.play(away, moment, cut)
        await here.live.until(lambda: here.live.over or away.seat in here.asked)
        await asyncio.sleep(seconds)
        wire.mend()
        await watching.open()
        await away.come_back()
        await shows_the_same(watching)
        await asyncio.gather(playing, table.play(away))
        await table.to_the_end()
        await shows_the_same(watching)
        await watching.close()


# ---- moments ----

FIGHTS = ("ask-lay", "ask-answer-fight", "ask-weapon", "ask-start-fight", "ask-surprised")


def later(turns: int, act: str = "") -> Moment:
    """After some more answers, wherever that may be."""
    seen: set[tuple[int, int]] = set()

    def fits(scribe: Scribe) -> bool:
        seen.add((scribe.seat, scribe.turns))
        return len(seen) > turns

    return Moment(f"after {turns} turns ({act or 'idle'})", fits, act)


def in_a_fight(act: str = "") -> Moment:
    return Moment(f"fight ({act or 'idle'})", lambda scribe: scribe.prompt in FIGHTS, act)


def in_a_window(act: str = "choose") -> Moment:
    """Several are asked at once, and somebody's answer is sealed already."""
    return Moment(f"window ({act})", lambda scribe: len(scribe.asked) > 1, act)


def in_an_undo() -> Moment:
    return Moment("undo", lambda scribe: scribe.may_undo, "undo")


def at_a_bot() -> Moment:
    return Moment("bot", lambda scribe: scribe.asked == [2], watch=True)
