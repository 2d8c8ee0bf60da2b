"""A line may swallow a word: whoever has heard no answer says it again, and it happens once."""

import asyncio
from functools import partial
from pathlib import Path

import pytest

import tumbleweed as tw
from server.at_home import Home, at_home
from server.client import Json, Live, Player, Refusal
from server.tables_at_hand import GOAT, new_store, table_of, table_service_of
from tumbleweed.server.tables.live import LiveTable, last_choice

TABLE: Json = {
    "game": "goat",
    "seats": [{}, {"kind": "bot", "level": "thrifty"}, {"kind": "bot", "level": "thrifty"}],
    "start": True,
    "pause": 0,
}


def asked(live: LiveTable) -> tuple[int, str, str, str]:
    """The open question: whose, its id, and two answers."""
    assert live.game is not None
    decision = live.game.decisions[-1]
    return decision.seat, decision.id, decision.keys[0], decision.keys[-1]


def test_an_answer_said_again_is_done_and_nothing_is_doubled(tmp_path: Path) -> None:
    async def story() -> None:
        store = new_store(tmp_path)
        one, two = table_service_of(store), table_service_of(store, "two")
        live = await table_of(one, GOAT)
        seat, question, key, other = asked(live)
        await one.submit(live.id, seat, question, key)
        for table_service in (one, two):  # whichever worker the sender has come back to
            assert (await table_service.submit(live.id, seat, question, key)).row.revision == 1
            with pytest.raises(tw.IllegalChoice):  # stale, or nobody's turn
                await table_service.submit(live.id, seat, question, other)
            with pytest.raises(tw.IllegalChoice):
                await table_service.submit(live.id, (seat + 1) % 3, question, key)

    asyncio.run(story())


def test_only_a_player_is_told_so_again(tmp_path: Path) -> None:
    """What comes with a bot's or a clock's answer is part of its commit, and must not be lost."""

    async def story() -> None:
        table_service = table_service_of(new_store(tmp_path))
        live = await table_of(table_service, GOAT)
        seat, question, key, _ = asked(live)
        await table_service.submit(live.id, seat, question, key)
        with pytest.raises(tw.IllegalChoice):
            await table_service.submit(live.id, seat, question, key, by="clock")

    asyncio.run(story())


def test_an_answer_taken_back_since_is_not_given_anew(tmp_path: Path) -> None:
    async def story() -> None:
        table_service = table_service_of(new_store(tmp_path))
        live = await table_of(table_service, GOAT)
        seat, question, key, _ = asked(live)
        await table_service.submit(live.id, seat, question, key)
        await table_service.undo(live.id, seat)
        before = live.row.revision
        await table_service.submit(live.id, seat, question, key)
        assert live.row.revision == before

    asyncio.run(story())


def test_an_undo_said_again_takes_back_one_thing(tmp_path: Path) -> None:
    async def story() -> None:
        store = new_store(tmp_path)
        table_service = table_service_of(store)
        live = await table_of(table_service, GOAT)
        seat, question, key, _ = asked(live)
        await table_service.submit(live.id, seat, question, key)
        seat, question, key, _ = asked(live)
        await table_service.submit(live.id, seat, question, key)
        assert live.game is not None
        last = last_choice(live.game, seat)
        for worker in (table_service, table_service, table_service_of(store, "two")):
            again = await worker.undo(live.id, seat, last=last)
            assert again.row.revision == 3
            assert again.game is not None
            assert len(again.game.state.sealed[seat]) == 1  # the first answer stands
        with pytest.raises(tw.StaleChoice):
            await table_service.undo(live.id, seat, last=f"9.{seat}.0")

    asyncio.run(story())


async def over_the_line(player: Player) -> Live:
    made = await player.post("/api/tables", TABLE)
    live = Live(player, made["table"]["id"])
    await live.open()
    await live.until(lambda: live.decision is not None)
    return live


def test_over_the_line(tmp_path: Path) -> None:
    """Choices, undo and talk, each said three times over a socket that was cut in between."""

    async def story() -> None:
        async with at_home(tmp_path) as home, Player(home.url) as player:
            live = await over_the_line(player)
            own = partial(entries_of, home, live)
            before, key = own(), await chosen(live)
            while live.payload["undo"]["reason"]:  # an answer that cannot be taken back
                before, key = own(), await chosen(live)
            await thrice(live, "undo", last=live.payload["undo"]["last"])
            *taken_back, undo = own()[len(before) :]  # the table may have given an only answer
            assert key in taken_back
            assert undo.startswith("undo:")
            assert not any(entry.startswith("undo:") for entry in taken_back)
            await thrice(live, "say", words="Howdy!", after=-1)
            lines = await player.get(f"/api/tables/{live.table}/chat")
            assert [line["words"] for line in lines] == ["Howdy!"]
            await live.send("say", words="Howdy!", after=lines[-1]["place"])  # a new line
            assert len(await player.get(f"/api/tables/{live.table}/chat")) == 2
            await live.close()

    asyncio.run(story())


async def chosen(live: Live) -> str:
    await live.until(lambda: live.decision is not None)
    assert live.decision is not None
    key = str(live.decision["options"][0])
    await thrice(live, "choose", decision=live.decision["id"], key=key)
    return key


def entries_of(home: Home, live: Live) -> list[str]:
    game = home.services.table_service.live[live.table].game
    assert game is not None
    assert game.record is not None
    return [entry.key for entry in game.record.entries if entry.seat == live.payload["you"]]


async def thrice(live: Live, act: str, **args: object) -> None:
    for _ in range(3):
        assert (await live.send(act, **args))["is"] == "ok"
        live.drop()
        await live.open()


@pytest.mark.extended
def test_the_game_s_last_answer_said_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_home(tmp_path) as home, Player(home.url) as player:
            live = await over_the_line(player)
            last: Json = {}
            while not live.over:
                await live.until(lambda: live.decision is not None or live.over)
                if live.decision is None:
                    continue
                answer = {"decision": live.decision["id"], "key": live.decision["options"][0]}
                said = await live.send("choose", **answer)
                last = answer if said["is"] == "ok" else last
            assert (await live.send("choose", **last))["is"] == "ok"
            with pytest.raises(Refusal):
                await player.post(f"/api/tables/{live.table}/choose", {**last, "key": "nothing"})
            await live.close()

    asyncio.run(story())


def test_a_heartbeat_is_not_counted(tmp_path: Path) -> None:
    """A page that beats for hours must still be allowed to act."""

    async def story() -> None:
        async with at_home(tmp_path, rates=True) as home, Player(home.url) as player:
            live = await over_the_line(player)
            for _ in range(400):
                assert (await live.send("ping"))["is"] == "ok"
            assert (await live.send("say", phrase="howdy"))["is"] == "ok"
            await live.close()

    asyncio.run(story())
