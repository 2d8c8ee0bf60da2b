"""Guesses lock nobody out but the guesser, and a forgotten password is reset by mail."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from server.at_home import Home, at_home
from server.client import Player, Refusal
from server.receivers import Mailbox
from server.town import GOOD_PASSWORD, Town, in_town, ok, refused
from tumbleweed.server.people.recovery import GOOD_FOR
from tumbleweed.server.store import schema
from tumbleweed.server.tokens import digest

NEW = "a new saddle every spring"


# ---- guessing ----


@in_town(rates=True)
async def test_strangers_guesses_do_not_lock_the_owner_out(town: Town) -> None:
    ann = town.visitor("198.51.100.1")
    await ann.register("ann")
    for crook in range(3):
        guesser = town.visitor(f"203.0.113.{crook}")
        answers = [await guesser.log_in("ann", f"guess number {n}") for n in range(32)]
        assert [answer.status_code for answer in answers[-2:]] == [429, 429]
        assert (await guesser.log_in("ann")).status_code == 429, "nor with the right one"
    for address in ("198.51.100.1", "192.0.2.50"):
        assert (await town.visitor(address).log_in("ann")).status_code == 200


# ---- recovery ----


Story = Callable[[Home, Player], Awaitable[None]]


def with_mail(folder: Path, mailbox: Mailbox, story: Story, **values: Any) -> None:
    """Ann has an account, and a mail address that she has confirmed."""

    async def tell() -> None:
        settings = {"smtp_url": mailbox.url, **values}
        async with at_home(folder, **settings) as home, Player(home.url) as ann:
            await ann.post("/api/me/account", {"login": "ann", "password": GOOD_PASSWORD})
            await ann.post("/api/me/notices/mail", {"address": "ann@example.org"})
            code = re.search(r"\b[2-9A-Z]{8}\b", await mail(mailbox, 1))
            assert code is not None
            await ann.post("/api/me/notices/mail/confirm", {"code": code.group()})
            await story(home, ann)

    asyncio.run(tell())


async def mail(mailbox: Mailbox, count: int) -> str:
    """The text of the last one, when so many have come."""
    for _ in range(400):
        if len(mailbox.letters) >= count:
            return str(mailbox.letters[-1].get_content())
        await asyncio.sleep(0.05)
    raise AssertionError("no mail has come")


async def token_sent(home: Home, mailbox: Mailbox, count: int) -> str:
    async with Player(home.url) as somebody:
        await somebody.post("/api/recovery", {"login": " Ann "})
    found = re.search(rf"{re.escape(home.url)}/#recover=([\w-]+)", await mail(mailbox, count))
    assert found is not None
    return found.group(1)


async def log_in(home: Home, password: str) -> int:
    async with Player(home.url) as somebody:
        body = {"login": "ann", "password": password}
        return (await somebody.http.post("/api/session", json=body)).status_code


def test_a_link_by_mail_gives_a_new_password_once(tmp_path: Path, mailbox: Mailbox) -> None:
    async def story(home: Home, ann: Player) -> None:
        token = await token_sent(home, mailbox, 2)
        assert mailbox.letters[-1]["To"] == "ann@example.org"
        body = {"token": token, "password": NEW}
        async with Player(home.url) as phone:
            with pytest.raises(Refusal, match="password-weak"):
                await phone.post("/api/recovery/use", {**body, "password": "password1"})
            me = await phone.post("/api/recovery/use", body)
            assert (me["login"], me["guest"]) == ("ann", False)
            assert (await phone.get("/api/me"))["id"] == me["id"]
            with pytest.raises(Refusal, match="no-recovery"):
                await phone.post("/api/recovery/use", {**body, "password": "another one again"})
        assert (await ann.get("/api/me"))["id"] is None, "all other browsers are logged out"
        assert (await log_in(home, NEW), await log_in(home, GOOD_PASSWORD)) == (200, 401)

    with_mail(tmp_path, mailbox, story)


def test_a_link_is_stored_as_a_hash_and_grows_old(tmp_path: Path, mailbox: Mailbox) -> None:
    async def story(home: Home, ann: Player) -> None:
        token = await token_sent(home, mailbox, 2)
        kept = schema.recoveries
        rows = await home.services.store.read(lambda c: c.execute(kept.select()).all())
        assert [row.token_hash for row in rows] == [digest(token)]
        older = update(kept).values(made_at=kept.c.made_at - GOOD_FOR - 1)
        await home.services.store.run(lambda c: c.execute(older))
        with pytest.raises(Refusal, match="no-recovery"):
            await ann.post("/api/recovery/use", {"token": token, "password": NEW})
        assert await log_in(home, GOOD_PASSWORD) == 200

    with_mail(tmp_path, mailbox, story)


@pytest.mark.parametrize("change", ["password", "address"])
def test_what_is_changed_meanwhile_makes_it_worthless(
    tmp_path: Path, mailbox: Mailbox, change: str
) -> None:
    async def story(home: Home, ann: Player) -> None:
        token = await token_sent(home, mailbox, 2)
        if change == "password":
            await ann.call("PUT", "/api/me/password", {"old": GOOD_PASSWORD, "new": NEW})
        else:
            await ann.call("DELETE", "/api/me/notices/mail")
        with pytest.raises(Refusal, match="no-recovery"):
            await ann.post("/api/recovery/use", {"token": token, "password": "yet another one"})

    with_mail(tmp_path, mailbox, story)


def test_the_answer_does_not_tell_who_has_an_account(tmp_path: Path, mailbox: Mailbox) -> None:
    """Nor that enough has been sent: three mails an hour, whoever asks."""

    async def story(home: Home, ann: Player) -> None:
        async with Player(home.url) as bob:
            await bob.post("/api/me/account", {"login": "bob", "password": GOOD_PASSWORD})
        seen = set()
        async with Player(home.url) as stranger:
            for login in ("nobody", "bob", "\u202e", *["ann"] * 5):
                answer = await stranger.http.post("/api/recovery", json={"login": login})
                kept = {
                    k: v for k, v in answer.headers.items() if k not in ("date", "x-request-id")
                }
                seen.add((answer.status_code, answer.text, str(kept)))
        assert len(seen) == 1
        await mail(mailbox, 4)
        await asyncio.sleep(0.3)
        assert len(mailbox.letters) == 1 + 3

    with_mail(tmp_path, mailbox, story, rates=True)


def test_where_there_is_no_mail_it_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_home(tmp_path) as home, Player(home.url) as ann:
            with pytest.raises(Refusal, match="no-mail-server"):
                await ann.post("/api/recovery", {"login": "ann"})

    asyncio.run(story())


@in_town()
async def test_a_made_up_token_opens_nothing(town: Town) -> None:
    ann = town.visitor()
    await ann.register("ann")
    for token in ("", "x", "a" * 43):
        answer = await town.visitor().post("/api/recovery/use", {"token": token, "password": NEW})
        refused(answer, 404, "no-recovery")
    assert ok(await ann.get("/api/me"))["login"] == "ann"
