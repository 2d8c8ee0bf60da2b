"""Bots keep step with the players' screens: they go on when it has been shown what happened."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.at_home import Home, at_home
from server.client import Json, Live, Player
from server.patience import until
from server.tables_at_hand import LEGENDS, answer, new_store
from server.workers_at_hand import BOTS, NEVER, Worker, table_with_bots
from tumbleweed.core.log_grammar import FLEETING, LINE, MINOR, TURN
from tumbleweed.server.tables import seat_view
from tumbleweed.server.tables.pace import Pace, Step
from tumbleweed.server.tables.schedule import BotMove, duties

BOT: Json = {"kind": "bot", "level": "thrifty"}
PAUSE = 0.02  # of clients that say nothing
A_WHILE = 0.4  # in which a table that waits for nothing goes on


class AtTable:
    """People at a table with bots; each answers what they are asked, and nothing is shown yet."""

    def __init__(self, home: Home, table: str, lives: list[Live]) -> None:
        self.home, self.table, self.lives = home, table, lives

    @property
    def revision(self) -> int:
        return self.home.services.table_service.live[self.table].row.revision

    @property
    def told(self) -> int:
        return seat_view.revision(self.home.services.table_service.live[self.table])

    @property
    def waits(self) -> bool:
        return self.table in self.home.services.in_step._news

    async def play(self) -> None:
        """Until bots wait for what is shown, and everybody has been told."""
        for _ in range(4000):
            if self.waits:
                await until(lambda: all(live.revision == self.told for live in self.lives))
                if self.waits:
                    return
            for live in self.lives:
                if live.decision is not None and len(live.decision["options"]) > 1:
                    default = live.decision["default"]
                    await live.send("choose", decision=live.decision["id"], key=default)
            await asyncio.sleep(0.005)
        raise AssertionError("nobody is waited for")

    async def stands_still(self) -> bool:
        before = self.revision
        await asyncio.sleep(A_WHILE)
        return self.revision == before

    async def goes_on_after(self, live: Live) -> None:
        """Bots may be done before the answer is here that they need not wait any longer."""
        before = self.revision
        await shows(live)
        await until(lambda: self.revision > before)


async def shows(live: Live, **args: Any) -> Json:
    return await live.send("shown", **{"events": len(live.events), **args})


@asynccontextmanager
async def at_table(
    tmp_path: Path, people: int = 1, game: str = "legends", **settings: Any
) -> AsyncIterator[AtTable]:
    """Everybody's screen has said that it shows things."""
    settings = {"pause": PAUSE, "show_limit": NEVER, **settings}
    async with at_home(tmp_path, **settings) as home, AsyncExitStack() as stack:
        await home.services.bot_workers.start()  # a first answer counts as any other
        players = [await stack.enter_async_context(Player(home.url)) for _ in range(people)]
        seats: list[Json] = [{}] * people + [BOT] * (4 - people)
        made = await players[0].post("/api/tables", {"game": game, "seats": seats})
        table = made["table"]["id"]
        for seat, player in enumerate(players[1:], 1):
            await player.call("PUT", f"/api/tables/{table}/seats/{seat}")
        lives = [Live(player, table) for player in players]
        for live in lives:
            await live.open()
            await shows(live)
        await players[0].post(f"/api/tables/{table}/start")
        yield AtTable(home, table, lives)
        for live in lives:
            await live.close()


@pytest.mark.extended
@pytest.mark.parametrize("game", ["legends", "goat"])
def test_bots_go_on_when_it_has_been_shown(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with at_table(tmp_path, game=game) as at:
            for _ in range(3):
                await at.play()
                assert await at.stands_still()
                await at.goes_on_after(at.lives[0])

    asyncio.run(story())


def test_bots_wait_no_longer_than_the_limit_and_once_for_a_screen_that_has_died(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with at_table(tmp_path, show_limit=2.0) as at:
            await at.play()
            began, before = time.monotonic(), at.revision
            await until(lambda: at.revision > before)
            assert time.monotonic() - began > 1.0
            seat = next(iter(at.home.services.viewers.at[at.table]))
            assert not seat.speaks
            assert (await shows(at.lives[0]))["is"] == "ok"
            assert seat.speaks, "it is alive again"

    asyncio.run(story())


def test_everybody_is_waited_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_table(tmp_path, people=2) as at:
            await at.play()
            await shows(at.lives[0])
            assert await at.stands_still()
            await at.goes_on_after(at.lives[1])

    asyncio.run(story())


def test_who_leaves_is_not_waited_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_table(tmp_path, people=2) as at:
            await at.play()
            await shows(at.lives[0])
            before = at.revision
            await at.lives.pop().close()
            await until(lambda: at.revision > before)

    asyncio.run(story())


def test_what_cannot_be_is_not_heard(tmp_path: Path) -> None:
    """More than there is, less than before, nonsense, a spectator, all of it again and again."""

    async def story() -> None:
        async with at_table(tmp_path) as at, Player(at.home.url) as stranger:
            watching = Live(stranger, at.table)
            await watching.open()
            await at.play()
            (live,) = at.lives
            for _ in range(50):
                assert (await shows(live, events=len(live.events) + 1, on=True))["is"] == "ok"
                assert (await shows(live, events=0))["is"] == "ok"
                assert (await shows(watching, on=True))["is"] == "ok"
            assert (await shows(live, events=-1))["is"] == "error"
            assert (await shows(live, on="perhaps"))["is"] == "error"
            assert await at.stands_still()
            await watching.close()
            assert await at.stands_still()

    asyncio.run(story())


def test_who_wants_to_go_on_is_waited_for_after_their_next_question(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_table(tmp_path) as at:
            await at.play()
            (live,) = at.lives
            await shows(live, on=True)
            await live.until(lambda: live.decision is not None)
            await at.play()
            assert await at.stands_still()

    asyncio.run(story())


@pytest.mark.parametrize("people", [1, 2])
def test_who_never_says_so_has_the_usual_pause(tmp_path: Path, people: int) -> None:
    async def story() -> None:
        async with at_table(tmp_path, people) as at:
            for viewer in at.home.services.viewers.at[at.table]:
                viewer.speaks = False
            before = at.revision
            for _ in range(400):
                for live in at.lives:
                    if live.decision is not None and len(live.decision["options"]) > 1:
                        default = live.decision["default"]
                        await live.send("choose", decision=live.decision["id"], key=default)
                assert not at.waits
                if at.revision > before + 30:
                    return
                await asyncio.sleep(0.02)
            raise AssertionError("the table waits for somebody who says nothing")

    asyncio.run(story())


def test_one_device_of_several_seats_shows_it_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            at_home(tmp_path, pause=PAUSE, show_limit=NEVER) as home,
            Player(home.url) as player,
        ):
            seats = [{"kind": "host", "name": name} for name in ("Annie", "Bill")] + [BOT, BOT]
            made = await player.post("/api/tables", {"game": "legends", "seats": seats})
            table = made["table"]["id"]
            live = Live(player, table, 0)
            await live.open()
            await player.post(f"/api/tables/{table}/start")
            await shows(live)
            for _ in range(3000):
                if table in home.services.in_step._news:
                    break
                for seat in (0, 1):
                    asked = (await player.get(f"/api/tables/{table}?as={seat}"))["decision"]
                    if asked is not None and len(asked["options"]) > 1:
                        body = {"decision": asked["id"], "key": asked["default"]}
                        await player.post(f"/api/tables/{table}/choose?as={seat}", body)
            at = AtTable(home, table, [live])
            assert at.waits
            assert await at.stands_still()
            await at.goes_on_after(live)
            await live.close()

    asyncio.run(story())


def test_a_server_that_starts_again_waits_for_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_table(tmp_path) as at:
            await at.play()
            table, before = at.table, at.revision
            at.lives[0].drop()
        quick: Json = {"pause": PAUSE, "unwatched_pause": PAUSE, "show_limit": NEVER}
        async with at_home(tmp_path, **quick) as home:
            live = await home.services.table_service.open(table)
            await home.services.table_service.change(table, lambda *_: {})
            await until(lambda: live.row.revision > before)

    asyncio.run(story())


def test_a_bot_that_no_longer_waits_leaves_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_table(tmp_path) as at:
            await at.play()
            for task in at.home.services.driver._doing[at.table].values():
                task.cancel()
            await until(lambda: not at.waits)

    asyncio.run(story())


@pytest.mark.extended
def test_without_a_pause_nothing_is_waited_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_table(tmp_path, pause=0) as at:
            with pytest.raises(AssertionError, match="nobody is waited for"):
                await at.play()

    asyncio.run(story())


def test_when_a_bot_answers_follows_from_what_a_spectator_is_told(tmp_path: Path) -> None:
    """At every question of a game: it waits for what is worth a line to everybody, and what is not
    takes no time."""

    async def story() -> None:
        worker = Worker(new_store(tmp_path))
        live = await table_with_bots(worker, {**LEGENDS, "seats": BOTS["seats"], "pause": 1.0})
        worker.crash()
        luck = Random(5)
        pace = Pace(b"secret", live, 1.0, Step(0.0, False, 6.0))
        told, seen = 0, set()
        for _ in range(120):
            game = live.game
            assert game is not None
            number, kinds = game.number, game.ruleset.kinds
            tellings = [kinds[event.key].telling for event in game.events_for(None, told)]
            lines = [each.weight for each in tellings if each.place in (TURN, LINE)]
            deed = game.event_count if set(lines) - {MINOR, FLEETING} else 0
            for duty in duties(live.options, pace, live.seats, game, live.asked):
                assert isinstance(duty, BotMove)
                assert (duty.at, duty.deed) == (duty.since, deed)
                seen.add(duty.deed > 0)
            told = game.event_count
            while live.game is not None and live.game.number == number:
                await answer(worker.table_service, live, luck.choice)
        assert seen == {True, False}

    asyncio.run(story())


def test_in_company_a_bot_takes_longer_than_it_thinks(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_table(tmp_path, people=2, pause=1.2) as at:
            live = at.home.services.table_service.live[at.table]
            step = at.home.services.driver.pace(live, live.seats).step
            assert step is not None
            assert step.quick == pytest.approx(0.04)
        async with at_table(tmp_path / "alone", pause=1.2) as at:
            live = at.home.services.table_service.live[at.table]
            step = at.home.services.driver.pace(live, live.seats).step
            assert step is not None
            assert step.quick == 0

    (tmp_path / "alone").mkdir()
    asyncio.run(story())
