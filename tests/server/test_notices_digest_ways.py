"""Digests by each channel: what a mail, a browser and a chat room are told."""

import asyncio
import re
from dataclasses import replace

import pytest
from sqlalchemy import Connection

from server.many_tables import (
    all_workers,
    ana_is_asked,
    arrive,
    daily,
    facts,
    tables_in,
)
from server.noticed import Scene, hooked, scene_of
from server.receivers import Browser, Mailbox, Receiver
from tumbleweed.server.notices.channels import push
from tumbleweed.server.notices.wishes import (
    MailWish,
    Rhythm,
    Wishes,
)

BY_MAIL = replace(
    Wishes(rhythms={"mail": Rhythm(24)}), mail=MailWish(address="ana@example.org", on=True)
)


@pytest.mark.parametrize(("lang", "subject", "left"), [
    ("en", "Tumbleweed: 2 turns wait for you", "2 days left."),
    ("fr", "Tumbleweed\u202f: 2 tours vous attendent", "Il reste 2 jours."),
    ("pt", "Tumbleweed: 2 jogadas esperam por você", "Restam 2 dias."),
])  # fmt: skip
def test_a_mail_has_a_link_to_each_table(
    sqlite_url: str, mailbox: Mailbox, lang: str, subject: str, left: str
) -> None:
    scene = scene_of(sqlite_url, smtp_url=mailbox.url)

    async def story() -> None:
        await arrive(scene, BY_MAIL, lang)
        live = [await ana_is_asked(scene, 3), await ana_is_asked(scene)]
        await scene.pass_time(100.0)
        await all_workers(scene, scene.worker)
        [letter] = mailbox.letters
        assert letter["subject"] == subject
        text = letter.get_content()
        first, second = (f"https://play.example/#table={each.id}" for each in live)
        assert text.index(left) < text.index(first) < text.index(second)
        assert letter["list-unsubscribe"].strip(" <>") in text

    asyncio.run(story())
    scene.close()


def test_a_browser_is_told_in_a_few_words(sqlite_url: str, receiver: Receiver) -> None:
    scene, browser = Scene(sqlite_url), Browser(f"{receiver.url}/push")

    def subscribed(connection: Connection) -> None:
        device = push.Subscription(browser.endpoint, browser.keys)
        push.keep_device(connection, "ana", device, 0.0)

    async def story() -> None:
        await arrive(scene, Wishes(push=True, rhythms={"push": Rhythm(1)}))
        await scene.store.run(subscribed)
        for _ in range(5):
            await ana_is_asked(scene, 3)
        await scene.pass_time(100.0)
        await all_workers(scene, scene.worker)
        [call] = receiver.calls
        words = browser.opened(call.body)
        assert words["title"] == "Tumbleweed: 5 turns wait for you"
        assert words["url"] == "https://play.example"
        assert len(words["body"]) <= 300

    asyncio.run(story())
    scene.close()


@pytest.mark.parametrize(("lang", "more"), [
    ("en", r"And (\d+) more\."), ("fr", r"Et (\d+) de plus\."), ("pt", r"E mais (\d+)\."),
])  # fmt: skip
def test_a_chat_room_is_told_as_much_as_it_takes(
    sqlite_url: str, receiver: Receiver, lang: str, more: str
) -> None:
    """Discord refuses a `content` of more than 2,000 characters."""
    scene = Scene(sqlite_url)

    async def story() -> None:
        await arrive(scene, daily(receiver), lang)
        live = {(await ana_is_asked(scene, 3)).id for _ in range(24)}
        await scene.pass_time(100.0)
        await all_workers(scene, scene.worker)
        [fact] = facts(receiver)
        assert fact["content"] == fact["text"]
        assert len(fact["content"]) <= 2000
        first, *tables, last = fact["content"].splitlines()
        assert "24" in first
        links = [each["link"] for each in fact["tables"][: len(tables)]]
        assert [line.rpartition(" ")[2] for line in tables] == links
        left = re.fullmatch(more, last)
        assert left is not None
        assert int(left[1]) == 24 - len(tables) < 12
        assert set(tables_in(fact)) == live

    asyncio.run(story())
    scene.close()


def test_each_channel_has_its_own_rhythm(
    sqlite_url: str, mailbox: Mailbox, receiver: Receiver
) -> None:
    scene = scene_of(sqlite_url, smtp_url=mailbox.url)

    async def story() -> None:
        await arrive(scene, replace(BY_MAIL, webhook=hooked(receiver.url).webhook))
        for _ in range(3):
            await ana_is_asked(scene)
        await scene.pass_time(100.0)
        await all_workers(scene, scene.worker)
        assert (len(mailbox.letters), len(receiver.calls)) == (1, 3)

    asyncio.run(story())
    scene.close()
