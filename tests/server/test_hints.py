"""Hints over the network: for the seat that is asked, where the table allows them, and all see
that one was taken."""

import asyncio
from pathlib import Path

import pytest

from server.at_home import at_home
from server.client import Json, Live, Player, Refusal
from tumbleweed.bots.advice.suggestion import advise
from tumbleweed.server.tables.options import TableOptions

BOT: Json = {"kind": "bot", "level": "random"}


def table(game: str, **agreed: object) -> Json:
    return {"game": game, "seats": [{}, BOT, BOT], "start": True, "pause": 0, **agreed}


async def asked(live: Live) -> Json:
    await live.until(lambda: len((live.decision or {"options": []})["options"]) > 1)
    assert live.decision is not None
    return live.decision


@pytest.mark.parametrize("game", ["goat", "legends"])
def test_a_hint_is_that_of_the_engine_and_is_seen_by_all(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with at_home(tmp_path) as home, Player(home.url) as ann, Player(home.url) as bob:
            made = await ann.post("/api/tables", table(game))
            live = Live(ann, made["table"]["id"])
            await live.open()
            question = await asked(live)
            path = f"/api/tables/{live.table}"
            hint = await ann.post(f"{path}/hint", {"decision": question["id"]})
            truly = home.services.table_service.live[live.table].game
            assert truly is not None
            assert hint["decision"] == question["id"]
            assert hint["options"] == [each.to_json() for each in advise(truly.seat(0))]
            named = {each["key"] for each in hint["options"]}
            assert named <= set(question["options"])
            assert 0 < len(named) == len(hint["options"]) <= 2  # one, where the net is sure
            again = await ann.post(f"{path}/hint", {"decision": question["id"]})
            assert again == hint
            watched = await bob.get(path)
            assert [seat.get("hints") for seat in watched["table"]["seats"]] == [1, None, None]
            words = await bob.get(f"{path}/hint/words?lang=fr")
            for option in hint["options"]:
                for reason in option["reasons"]:
                    assert f"\n{reason['message']} =" in words["ftl"]
            await live.close()

    asyncio.run(story())


def test_it_is_refused_to_others_and_for_other_questions(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_home(tmp_path) as home, Player(home.url) as ann, Player(home.url) as bob:
            made = await ann.post("/api/tables", table("goat"))
            live = Live(ann, made["table"]["id"])
            await live.open()
            question = await asked(live)
            path = f"/api/tables/{live.table}/hint"
            assert await refused(ann, path, "999.0.0") == "not-asked"
            assert await refused(bob, path, question["id"]) == "not-seated"
            await live.close()

    asyncio.run(story())


def test_a_table_without_hints_gives_none(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_home(tmp_path) as home, Player(home.url) as ann:
            made = await ann.post("/api/tables", table("goat", hints=False))
            live = Live(ann, made["table"]["id"])
            await live.open()
            question = await asked(live)
            path = f"/api/tables/{live.table}/hint"
            assert await refused(ann, path, question["id"]) == "hints-off"
            await live.close()

    asyncio.run(story())


async def refused(player: Player, path: str, decision: str) -> str:
    with pytest.raises(Refusal) as problem:
        await player.post(path, {"decision": decision})
    return str(problem.value.code)


@pytest.mark.parametrize(("seats", "usual"), [
    ([{}, BOT, BOT], True),
    ([{"kind": "host"}, BOT, BOT], True),
    ([{}, {}, BOT], False),
])  # fmt: skip
def test_usually_they_are_for_one_player_among_bots(seats: list[Json], usual: bool) -> None:
    assert TableOptions.model_validate({"game": "goat", "seats": seats}).hints is usual
    agreed = {"game": "goat", "seats": seats, "hints": not usual}
    assert TableOptions.model_validate(agreed).hints is not usual


def test_a_lesson_has_none() -> None:
    lesson = {"course": "goat", "id": "any"}
    told = TableOptions.model_validate({"game": "goat", "seats": [{}, BOT, BOT], "lesson": lesson})
    assert told.hints is False
