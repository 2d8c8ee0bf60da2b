"""Who may talk at a table, how much, and who can be muted: the same over HTTP and the socket."""

import asyncio
from pathlib import Path

import pytest

from server.at_home import at_home
from server.client import Live, Player, Refusal
from server.town import GOAT, Town, Visitor, in_town, ok, refused, token_in

MOST = 8  # in ten seconds


async def say(visitor: Visitor, table: str, words: str = "howdy") -> int:
    return (await visitor.post(f"/api/tables/{table}/say", {"words": words})).status_code


async def heard(visitor: Visitor, table: str) -> list[str]:
    return [line["words"] for line in ok(await visitor.get(f"/api/tables/{table}/chat"))]


@in_town(rates=True)
async def test_over_http_there_is_a_limit_too(town: Town) -> None:
    ann = town.visitor()
    table = await ann.table()
    assert [await say(ann, table) for _ in range(MOST + 2)] == [200] * MOST + [429] * 2


@in_town(rates=True)
async def test_all_browsers_and_programs_of_a_seat_share_the_limit(town: Town) -> None:
    ann, phone = town.visitor(), town.visitor("192.0.2.8")
    table = await ann.table()
    ok(await phone.post("/api/links/open", {"token": token_in(await ann.link(table, 0))}))
    link = await ann.link(table, 0)
    program = town.visitor("192.0.2.9", Authorization=f"Bearer {token_in(link)}")
    said = [await say(each, table) for each in (ann, phone, program) for _ in range(4)]
    assert said == [200] * MOST + [429] * 4


@in_town(rates=True)
async def test_a_junk_cookie_gives_no_voice(town: Town) -> None:
    ann = town.visitor()
    table = await ann.table()
    for number in range(3):
        stranger = town.visitor()
        stranger.token = f"junk{number}"
        answer = await stranger.post(f"/api/tables/{table}/say", {"words": "buy my horse"})
        refused(answer, 403, "nameless")
    refused(
        await town.visitor().post(f"/api/tables/{table}/say", {"phrase": "howdy"}), 403, "nameless"
    )
    assert await heard(ann, table) == []


@in_town(rates=True)
async def test_many_guests_of_one_address_are_one_crowd(town: Town) -> None:
    """And it takes nothing from those who come from elsewhere."""
    ann = town.visitor("198.51.100.1")
    table = await ann.table()
    said = []
    for number in range(7):
        guest = town.visitor()
        await guest.named(f"Shill {number}")
        said += [await say(guest, table) for _ in range(6)]
    assert said == [200] * 40 + [429] * 2
    assert await say(ann, table) == 200


@in_town()
async def test_a_spectator_with_a_name_talks_and_can_be_muted(town: Town) -> None:
    ann, eve = town.visitor(), town.visitor()
    table = await ann.table()
    await eve.named("Eve")
    assert await say(eve, table, "ha") == 200
    (line,) = ok(await ann.get(f"/api/tables/{table}/chat"))
    assert (line["name"], line["person"]) == ("Eve", (await eve.me())["id"])
    ok(await ann.post(f"/api/mutes/{line['person']}"))
    assert await heard(ann, table) == []


@in_town()
async def test_the_muted_are_not_heard_through_a_link_of_their_own(town: Town) -> None:
    ann, bob, bobs_phone = town.visitor(), town.visitor(), town.visitor()
    table = await ann.table()
    ok(await bob.call("PUT", f"/api/tables/{table}/seats/1"))
    ok(await ann.post(f"/api/mutes/{(await bob.me())['id']}"))
    link = await bob.link(table, 1)
    program = town.visitor(Authorization=f"Bearer {token_in(link)}")
    ok(await bobs_phone.post("/api/links/open", {"token": token_in(await bob.link(table, 1))}))
    for each in (bob, program, bobs_phone):
        assert await say(each, table, "me again") == 200
    assert await heard(ann, table) == []
    assert await heard(bob, table) == ["me again"] * 3


def test_over_the_socket_it_is_the_same(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_home(tmp_path, rates=True) as home, Player(home.url) as ann:
            table = (await ann.post("/api/tables", GOAT))["table"]["id"]
            async with Player(home.url) as stranger:
                line = Live(stranger, table)
                await line.open()
                assert (await line.send("say", words="boo"))["error"]["code"] == "nameless"
                await line.close()
            line = Live(ann, table)
            await line.open()
            answers = [await line.send("say", words="howdy") for _ in range(MOST)]
            assert [answer["is"] for answer in answers] == ["ok"] * MOST
            assert (await line.send("say", words="howdy"))["error"]["code"] == "too-many"
            with pytest.raises(Refusal, match="429"):
                await ann.post(f"/api/tables/{table}/say", {"words": "howdy"})
            assert (await line.send("ping"))["is"] == "ok", "only talk is limited"
            await line.close()

    asyncio.run(story())
