"""The example game over HTTP and over sockets: texts, whole games, and no leak of a hidden die."""

import asyncio
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from examples.shelf import GAME
from server.client import Json, Live, Player
from server.patience import STORY, at_most
from server.plain_http import get
from server.serving import Server

SEATS: list[Json] = [{}, {}, {"kind": "bot", "level": "thrifty"}]
ROLL = re.compile(r"roll:([1-6 ]+)")


@pytest.fixture(scope="module")
def services(tmp_path_factory: Any, installed: dict[str, str]) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"), None, **installed)
    server.start()
    yield server
    server.stop()


@pytest.mark.extended
def test_the_server_lists_it_and_has_its_words(services: Server) -> None:
    listed = get(f"{services.url}/api/games").json()["games"]
    assert list(listed) == ["goat", "legends", GAME]
    assert listed[GAME]["languages"] == ["en", "fr"]
    assert (listed[GAME]["rules"], listed[GAME]["orders"]) == (False, [])
    words = {
        lang: get(f"{services.url}/api/words/web?lang={lang}").json() for lang in ("en", "fr", "pt")
    }
    assert "home-liars-dice = Liar’s Dice\n" in words["en"]["ftl"]
    assert "home-liars-dice = Le dé menteur\n" in words["fr"]["ftl"]
    assert "home-liars-dice-about = Roll in secret" in words["pt"]["english"]
    refused = get(f"{services.url}/api/rules/guide?game={GAME}")
    assert (refused.status_code, refused.json()["error"]["code"]) == (422, "no-rules")


async def seated(services: Server, *players: Player) -> str:
    made = await players[0].post(
        "/api/tables", {"game": GAME, "options": {"dice": 2}, "seats": SEATS}
    )
    table = str(made["table"]["id"])
    await players[1].call("PUT", f"/api/tables/{table}/seats/1")
    await players[0].post(f"/api/tables/{table}/start")
    return table


def test_a_whole_game_over_http(services: Server) -> None:
    async def story() -> None:
        async with Player(services.url) as ann, Player(services.url) as ben:
            table = await seated(services, ann, ben)
            words = await ann.get(f"/api/tables/{table}/words?lang=pt")
            assert (words["game"], words["lang"], words["rules"]) == (GAME, "en", False)
            luck = Random(1)
            while True:
                faces = [await player.get(f"/api/tables/{table}") for player in (ann, ben)]
                if faces[0]["table"]["status"] == "over":
                    break
                for player, payload in zip((ann, ben), faces, strict=True):
                    if payload.get("decision"):
                        await player.choose(table, payload, luck.choice)
                        break
                else:
                    await asyncio.sleep(0.02)
            assert len(faces[0]["result"]["winners"]) == 1
            past = await ann.get(f"/api/tables/{table}/past/2")
            assert past["view"]["total"] == 6

    async def bounded() -> None:
        async with at_most(STORY, "a game over HTTP"):
            await story()

    asyncio.run(bounded())


def test_no_roll_of_another_is_on_the_wire(services: Server) -> None:
    """Before the cups are lifted a seat gets its own roll and no other."""

    async def story() -> None:
        async with (
            Player(services.url) as ann,
            Player(services.url) as ben,
            Player(services.url) as eve,
        ):
            table = await seated(services, ann, ben)
            lives = [Live(player, table) for player in (ann, ben, eve)]
            for live in lives:
                await live.open()
            luck = Random(2)
            for _ in range(30):
                if lives[0].over:
                    break
                _only_own_rolls(lives)
                asked = [live for live in lives[:2] if live.decision is not None]
                if asked:
                    await asked[0].choose(luck.choice)
                await asyncio.sleep(0.05)
            for live in lives:
                await live.close()

    async def bounded() -> None:
        async with at_most(STORY, "a game over sockets"):
            await story()

    asyncio.run(bounded())


def _only_own_rolls(lives: list[Live]) -> None:
    for seat, live in enumerate(lives):
        own = [event for event in live.events if event["key"] == "rolled" and event["args"]["roll"]]
        assert {event["args"]["seat"] for event in own} <= {f"seat:{seat}"}
        for other, player in enumerate(live.payload["view"]["players"]):
            assert player["cup"] is None or other == seat
        lawful = {e["args"]["roll"] for e in live.events if e["key"] in ("rolled", "showed")}
        said = {f"roll:{each.strip()}" for text in live.messages for each in ROLL.findall(text)}
        assert said <= lawful
