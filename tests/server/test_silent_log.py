"""A table is played with names, words and secrets that are known: none of them is in the log."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest

from server.at_home import at_home
from server.client import Live, Player
from server.figures import TOKEN, choose
from server.test_logs import logging_to
from server.town import GOOD_PASSWORD
from tumbleweed.server.tokens import digest

NAMES = ("Calamity Quillfeather", "Ezekiel Underbottom")
WORDS = "the mule knows about the saltpetre"
LOGIN = "quillfeather.1876"
PLACES = [{}, {}, {"kind": "bot", "level": "random"}]


async def evening(folder: Path, **settings: Any) -> set[str]:
    """Two people sit down, talk, play, and try what they may not; what nobody should read."""
    async with (
        at_home(folder, {"log_config": None}, **settings) as home,
        Player(home.url) as ann,
        Player(home.url) as ben,
    ):
        for player, name in zip((ann, ben), NAMES, strict=True):
            await player.call("PATCH", "/api/me", {"name": name})
        await ann.post("/api/me/account", {"login": LOGIN, "password": GOOD_PASSWORD})
        table = (await ann.post("/api/tables", {"game": "goat", "seats": PLACES}))["table"]["id"]
        await ben.call("PUT", f"/api/tables/{table}/seats/1")
        lines = [Live(player, table) for player in (ann, ben)]
        for live in lines:
            await live.open()
        await ann.post(f"/api/tables/{table}/start")
        for live in lines:
            await live.send("say", words=WORDS)
            await live.send("say", words=WORDS * 100)
            await live.send("choose", decision="0.0.0", key=WORDS)
            await live.send(WORDS)
        for live in lines:
            if live.decision is not None:
                await choose(live)
        await ann.http.get(f"/api/tables/{table}?after={WORDS}", headers={"X-Request-ID": WORDS})
        await ann.http.get("/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
        await ann.http.get("/metrics", headers={"Authorization": f"Bearer {WORDS}"})
        row = (await home.services.table_service.open(table)).row
        for live in lines:
            await live.close()
        cookies = {str(player.cookie).partition("=")[2] for player in (ann, ben)}
        return {*NAMES, WORDS, LOGIN, GOOD_PASSWORD, TOKEN, str(row.seed), *cookies}


def of_the_server(text: str) -> str:
    """The players' own programs run in this process, too, and tell everything."""
    theirs = re.compile(r"websockets\.client|httpx|httpcore")
    return "\n".join(line for line in text.splitlines() if not theirs.search(line))


@pytest.mark.parametrize("json_lines", [True, False])
def test_nothing_that_people_wrote_is_in_the_log(tmp_path: Path, json_lines: bool) -> None:
    with logging_to(json_lines) as out:
        known = asyncio.run(evening(tmp_path))
    text = of_the_server(out.getvalue())
    assert text.count("tumbleweed.access") > 8  # it was the whole evening
    assert "choose is refused" in text
    assert all(len(secret) > 8 for secret in known)
    spellings = known | {digest(secret) for secret in known} | {json.dumps(each) for each in known}
    leaks = [line for line in text.splitlines() for secret in spellings if secret in line]
    assert leaks == []
    for word in ("Quillfeather", "Underbottom", "saltpetre", "mule"):
        assert word not in text
