"""A browser is notified of a change of identity: its sockets are older than its cookie."""

import asyncio
from pathlib import Path

import httpx
import pytest

from server.at_home import at_home
from server.client import Live, Player
from server.town import GOAT, GOOD_PASSWORD, Town, in_town


def told(answer: httpx.Response) -> bool:
    assert answer.status_code < 400, answer.text
    return bool(answer.headers.get("x-identity") == "changed")


@in_town()
async def test_every_change_of_the_person_is_told(town: Town) -> None:
    ann, ben = town.visitor(), town.visitor()
    table = await ann.table()
    account = {"login": "benny", "password": GOOD_PASSWORD}
    assert not told(await ben.get("/api/me"))
    assert not told(await ben.get(f"/api/tables/{table}"))
    assert told(await ben.call("PUT", f"/api/tables/{table}/seats/1"))  # a guest from here on
    assert not told(await ben.call("PUT", f"/api/tables/{table}/seats/1"))
    assert told(await ben.patch("/api/me", {"name": "Ben"}))
    assert not told(await ben.patch("/api/me", {"name": "Ben"}))
    assert told(await ben.post("/api/me/account", account))
    assert told(await ben.delete("/api/session"))
    assert told(await ben.post("/api/session", account))
    assert told(await ben.delete("/api/me"))


@in_town()
async def test_a_seats_link_makes_a_person_and_says_so(town: Town) -> None:
    ann, ben = town.visitor(), town.visitor()
    link = await ann.link(await ann.table(), 1)
    token = link["url"].partition("#seat=")[2]
    assert told(await ben.post("/api/links/open", {"token": token}))
    assert not told(await ben.post("/api/links/open", {"token": token}))


@pytest.mark.parametrize("sits", [True, False])
def test_who_takes_another_name_says_the_next_thing_under_it(tmp_path: Path, sits: bool) -> None:
    asyncio.run(_says_it_under_a_new_name(tmp_path, sits))


async def _says_it_under_a_new_name(tmp_path: Path, sits: bool) -> None:
    async with at_home(tmp_path) as home, Player(home.url) as ann, Player(home.url) as ben:
        table = (await ann.post("/api/tables", GOAT))["table"]["id"]
        await ben.call("PATCH", "/api/me", {"name": "Ben"})
        if sits:
            await ben.call("PUT", f"/api/tables/{table}/seats/1")
        line = Live(ben, table)
        await line.open()
        await ben.call("PATCH", "/api/me", {"name": "Benny"})
        if not sits:  # as the page does when it is told
            await line.close()
            await line.open()
        await line.send("say", phrase="howdy")
        await line.close()
        [said] = await ann.get(f"/api/tables/{table}/chat")
        assert said["name"] == "Benny"
