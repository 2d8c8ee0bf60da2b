"""Lessons over HTTP: each to its end, wrong tries, back, resuming, and what nobody else sees."""

import asyncio
from pathlib import Path

import pytest

from server.at_home import at_home
from server.client import Json, Live, Player, Refusal
from tumbleweed.core.course import course, courses


async def begin(player: Player, name: str, lesson: str | None = None) -> Live:
    made = await player.post(f"/api/courses/{name}", {"lesson": lesson})
    live = Live(player, made["table"])
    await live.open()
    return live


async def asked(live: Live) -> Json:
    """Until the learner has to do something, or has done everything."""
    await live.until(lambda: live.payload["lesson"]["over"] or expected(live) != [])
    lesson: Json = live.payload["lesson"]
    return lesson


def expected(live: Live) -> list[str]:
    """What the learner can do now; forced answers are given by the table."""
    right: list[str] = live.payload["lesson"]["expects"]
    offered = (live.decision or {"options": []})["options"]
    return [key for key in right if key in offered and len(offered) > 1]


async def play(live: Live) -> int:
    """By its own script; how many steps it took."""
    steps = 0
    while not (await asked(live))["over"]:
        at = live.payload["lesson"]["at"]
        answer = await live.choose(lambda _: expected(live)[0])
        assert answer["is"] == "ok", answer
        await live.until(lambda at=at: live.payload["lesson"]["at"] > at)  # type: ignore[misc]
        steps += 1
    return steps


@pytest.mark.extended
@pytest.mark.parametrize("name", courses())
def test_a_course_is_played_to_its_end(tmp_path: Path, name: str) -> None:
    """By its own script, and at every question with a wrong try first, which changes nothing."""

    async def wrongly(live: Live) -> None:
        before = live.payload["decision"]
        others = [key for key in before["options"] if key not in expected(live)]
        for key in others[:1]:
            answer = await live.send("choose", decision=before["id"], key=key)
            assert answer["error"]["code"] == "lesson-other", answer
            assert live.payload["decision"] == before

    async def story() -> None:
        async with at_home(tmp_path, pause=0) as home, Player(home.url) as player:
            for number, lesson in enumerate(course(name).lessons):
                live = await begin(player, name)
                assert live.payload["table"]["settings"]["lesson"]["id"] == lesson.id
                await asked(live)
                await wrongly(live)
                assert await play(live) == sum(step.asks for step in lesson.steps)
                done = (await player.get("/api/courses"))[name]
                assert len(done["done"]) == number + 1
                await live.close()
            assert done["next"] is None

    asyncio.run(story())


def test_after_the_end_nothing_can_be_done(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_home(tmp_path, pause=0) as home, Player(home.url) as player:
            live = await begin(player, "legends", "aim")
            await play(live)
            answer = await live.choose(lambda options: options[0])
            assert answer["error"]["code"] == "lesson-over"

    asyncio.run(story())


def test_a_step_can_be_taken_back_whatever_the_script_has_done_since(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_home(tmp_path, pause=0) as home, Player(home.url) as player:
            live = await begin(player, "legends", "duel")
            await live.choose(lambda _: "duel:2")
            await live.until(lambda: live.payload["lesson"]["at"] == 1)
            await asked(live)
            await live.choose(lambda _: "lay:poker-j-hearts")
            await live.until(lambda: live.payload["lesson"]["expects"] == ["react:poker-6-clubs"])
            answer = await live.send("undo", last=live.payload["undo"]["last"])
            assert answer["is"] == "ok", answer
            await live.until(lambda: live.payload["lesson"]["at"] == 1)
            assert await play(live) == 2

    asyncio.run(story())


def test_it_is_resumed_at_the_same_question_and_skipped_at_will(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_home(tmp_path, pause=0) as home, Player(home.url) as player:
            live = await begin(player, "goat")
            await asked(live)
            await live.choose(lambda _: "offer:kid")
            await live.until(lambda: live.payload["lesson"]["at"] == 1)
            await live.close()
            again = await begin(player, "goat")
            assert (again.table, again.payload["lesson"]["at"]) == (live.table, 1)
            skipped = await begin(player, "goat", "refuse")
            assert skipped.table != live.table
            goes_on = (await player.get("/api/courses"))["goat"]
            assert (goes_on["done"], goes_on["next"]) == ([], "refuse")
            with pytest.raises(Refusal) as gone:
                await player.get(f"/api/tables/{live.table}")
            assert gone.value.status == 404

    asyncio.run(story())


def test_it_is_nobody_elses_business(tmp_path: Path) -> None:
    """Lessons are in no list, and nobody can watch."""

    async def story() -> None:
        at = at_home(tmp_path, pause=0)
        async with at as home, Player(home.url) as player, Player(home.url) as other:
            live = await begin(player, "goat")
            assert await player.get("/api/tables/mine") == []
            assert await other.get("/api/tables") == []
            with pytest.raises(Refusal) as refusal:
                await other.get(f"/api/tables/{live.table}")
            assert refusal.value.code == "no-spectators"
            assert (await other.get("/api/courses"))["goat"]["next"] == "offer"

    asyncio.run(story())


@pytest.mark.extended
def test_who_logs_in_keeps_what_the_guest_has_learned(tmp_path: Path) -> None:
    account = {"login": "annie", "password": "sharpshooter of world renown"}

    async def story() -> None:
        at = at_home(tmp_path, pause=0)
        async with at as home, Player(home.url) as player, Player(home.url) as guest:
            await player.post("/api/me/account", account)
            await play(await begin(player, "goat", "lie"))
            await play(await begin(guest, "goat", "offer"))
            await play(await begin(guest, "legends", "aim"))
            await guest.post("/api/session", account)
            found = await guest.get("/api/courses")
            assert set(found["goat"]["done"]) >= {"offer"}
            assert found["legends"]["done"] == ["aim"]

    asyncio.run(story())


@pytest.mark.parametrize(
    ("name", "lesson", "code"), [("chess", None, "no-course"), ("goat", "castling", "no-lesson")]
)
def test_what_is_not_taught_is_refused(
    tmp_path: Path, name: str, lesson: str | None, code: str
) -> None:
    async def story() -> None:
        async with at_home(tmp_path) as home, Player(home.url) as player:
            with pytest.raises(Refusal) as refusal:
                await begin(player, name, lesson)
            assert refusal.value.code == code

    asyncio.run(story())


def test_a_plain_table_cannot_pretend_to_be_a_lesson(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_home(tmp_path) as home, Player(home.url) as player:
            lesson = {"course": "goat", "id": "lie"}
            with pytest.raises(Refusal) as refusal:
                await player.post(
                    "/api/tables", {"game": "goat", "seats": [{}, {}], **{"lesson": lesson}}
                )
            assert refusal.value.status == 422

    asyncio.run(story())


def test_the_sentences_come_in_the_readers_language(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_home(tmp_path) as home, Player(home.url) as player:
            for lang, title in (("en", "A lie"), ("fr", "Un mensonge"), ("pt", "Uma mentira")):
                words = await player.get(f"/api/courses/goat/words?lang={lang}")
                assert words["lessons"][1]["title"] == title
            legends = await player.get("/api/courses/legends/words?lang=pt")
            assert legends["lessons"][0]["title"] == course("legends").lessons[0].title["en"]

    asyncio.run(story())
