"""Notices by mail: what arrives in the mailbox, and what is said when it does not."""

import asyncio
import re
import time
from dataclasses import replace
from email.utils import parsedate_to_datetime
from typing import Any

import pytest
from sqlalchemy import Connection, select

from server.noticed import fault_of, scene_of, tell
from server.receivers import Mailbox
from server.tables_at_hand import LEGENDS
from tumbleweed.core.errors import UnknownName
from tumbleweed.server.notices.channels.mail import is_address, server_of
from tumbleweed.server.notices.wishes import MailWish, Wishes
from tumbleweed.server.store import schema
from tumbleweed.server.store import tables as rows


def mailed(address: str = "ana@example.org", **others: Any) -> Wishes:
    return replace(Wishes(**others), mail=MailWish(address=address, on=True))


def test_a_mail_names_the_table_and_the_question(sqlite_url: str, mailbox: Mailbox) -> None:
    scene = scene_of(sqlite_url, smtp_url=mailbox.url, mail_from="Tumbleweed <tw@play.example>")
    asyncio.run(tell(scene, mailed(), LEGENDS, "fr"))
    letter = mailbox.letters[0]
    assert mailbox.recipients[0] == ["ana@example.org"]
    assert letter["to"] == "ana@example.org"
    assert letter["from"] == "Tumbleweed <tw@play.example>"
    assert letter["subject"] == "Western Legends\u202f: à vous de jouer"
    assert letter["auto-submitted"] == "auto-generated"
    assert abs(parsedate_to_datetime(letter["date"]).timestamp() - time.time()) < 60
    assert letter["message-id"].endswith("@play.example>")
    assert letter.get_content_type() == "text/plain"
    text = letter.get_content()
    decision = scene.live.game.seat(0).decision  # type: ignore[union-attr]  # never None here
    assert decision is not None
    wording = scene.live.options.ruleset().wording
    assert wording.render(decision.prompt, "fr", scene.live.names) in text
    assert f"Aller à la table\u202f: https://play.example/#table={scene.live.id}" in text
    off = letter["list-unsubscribe"].strip("<>")
    assert off.startswith("https://play.example/api/notices/off?token=person-")
    assert off in text
    assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    scene.close()


def test_the_same_duty_has_the_same_message_id(sqlite_url: str, mailbox: Mailbox) -> None:
    async def story() -> None:
        await tell(scene, mailed())
        job = (await scene.store.run(_again, scene.jobs()[0].id))[0]
        assert job.done_at is None
        await scene.pass_time(0.0)

    def _again(connection: Connection, job_id: int) -> list[Any]:
        here = schema.jobs.c.id == job_id
        connection.execute(schema.jobs.update().where(here).values(done_at=None))
        return list(connection.execute(select(schema.jobs)))

    scene = scene_of(sqlite_url, smtp_url=mailbox.url)
    asyncio.run(story())
    assert len(mailbox.letters) == 2
    assert len({letter["message-id"] for letter in mailbox.letters}) == 1
    scene.close()


def test_a_name_cannot_add_headers(sqlite_url: str, mailbox: Mailbox) -> None:
    async def story() -> None:
        await scene.deal(dict.fromkeys(range(3), mailed()))

        def rename(connection: Connection, row: Any, seats: Any) -> dict[str, Any]:
            for seat in range(3):
                evil = "Eve\r\nBcc: all@example.org\r\n\r\nBuy\u2028this"
                rows.change_seat(connection, row.id, seat, name=evil)
            return {}

        await scene.table_service.change(scene.live.id, rename)
        await scene.pass_time(100.0)

    scene = scene_of(sqlite_url, smtp_url=mailbox.url)
    asyncio.run(story())
    letter = mailbox.letters[0]
    assert letter["bcc"] is None
    assert mailbox.recipients[0] == ["ana@example.org"]
    assert not re.search(rb"(?mi)^bcc:", mailbox.raw[0])
    scene.close()


@pytest.mark.parametrize("address", [
    "", "ana", "ana@", "@example.org", "ana@example", "ana@@example.org", "a na@example.org",
    "ana@example.org\r\nBcc: b@example.org", "ana@example.org\n", "Ana <ana@example.org>",
    "ana@example.org,b@example.org", "ana@example.org;b@example.org", "ana@exa_mple.org",
    "ana@-example.org", ".ana@example.org", "an..a@example.org", "ana@[127.0.0.1]",
    "\"a b\"@example.org", "ana@example.org>", f"{'a' * 250}@example.org", "añа@example.org",
])  # fmt: skip
def test_what_is_no_mail_address(address: str) -> None:
    assert not is_address(address)


@pytest.mark.parametrize("address", ["ana@example.org", "a.b+games@mail.example.co.uk", "x@y.zz"])
def test_what_is_a_mail_address(address: str) -> None:
    assert is_address(address)


@pytest.mark.parametrize(("answer", "fault", "final"), [
    ("550 no such user", "mail-refused", True),
    ("451 later", "mail-refused", False),
])  # fmt: skip
def test_a_mail_server_that_says_no(
    sqlite_url: str, mailbox: Mailbox, answer: str, fault: str, final: bool
) -> None:
    mailbox.refusal = answer
    scene = scene_of(sqlite_url, smtp_url=mailbox.url)
    asyncio.run(tell(scene, mailed()))
    assert fault_of(scene) == fault
    assert (scene.jobs()[0].done_at is not None) == final
    scene.close()


def test_a_mail_server_that_is_not_there(sqlite_url: str) -> None:
    scene = scene_of(sqlite_url, smtp_url="smtp://127.0.0.1:9")
    asyncio.run(tell(scene, mailed()))
    assert fault_of(scene) == "mail-server-silent"
    assert scene.jobs()[0].done_at is None
    scene.close()


def test_without_a_mail_server_mails_are_dropped(sqlite_url: str) -> None:
    scene = scene_of(sqlite_url)
    asyncio.run(tell(scene, mailed()))
    assert scene.jobs() == []
    scene.close()


def test_a_password_goes_over_an_encrypted_line_only(sqlite_url: str, mailbox: Mailbox) -> None:
    """This server offers no encryption: so it does not hear the password."""
    url = f"smtp://user:secret@127.0.0.1:{mailbox.port}"
    scene = scene_of(sqlite_url, smtp_url=url)
    asyncio.run(tell(scene, mailed()))
    assert mailbox.letters == []
    assert fault_of(scene) == "mail-server-silent"
    scene.close()


def test_where_the_mail_server_is() -> None:
    assert server_of("smtp://mail.example:2525") == {
        "hostname": "mail.example", "port": 2525, "use_tls": False,
    }  # fmt: skip
    secure = server_of("smtps://us%40er:p%3Aw@mail.example")
    assert secure["use_tls"]
    assert (secure["username"], secure["password"]) == ("us@er", "p:w")
    for wrong in ("mail.example:25", "http://mail.example", "smtp://"):
        with pytest.raises(UnknownName, match="TUMBLEWEED_SMTP_URL"):
            server_of(wrong)
