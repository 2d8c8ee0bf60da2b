"""The ways a notice goes: what arrives at the other end, and what is said when it does not."""

import asyncio
import hashlib
import hmac
import json
import re
import time
from collections.abc import Iterator
from dataclasses import replace
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any

import pytest
from py_vapid import Vapid02  # type: ignore[import-untyped]
from sqlalchemy import Connection, select

from server.noticed import SETTINGS, Scene, hooked
from server.receivers import Browser, Mailbox, Receiver, mail_server, receiving
from server.tables_at_hand import GOAT, LEGENDS
from tumbleweed.core.errors import UnknownName
from tumbleweed.server.notices.channels import push
from tumbleweed.server.notices.channels.mail import is_address, server_of
from tumbleweed.server.notices.channels.webhook import signature
from tumbleweed.server.notices.keys import decoded, encoded, public_half, push_key
from tumbleweed.server.notices.wishes import MailWish, Wishes
from tumbleweed.server.settings import Settings
from tumbleweed.server.store import schema
from tumbleweed.server.store import tables as rows


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as started:
        yield started


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with mail_server() as started:
        yield started


def scene_of(url: str, **settings: Any) -> Scene:
    return Scene(url, Settings(**{**vars(SETTINGS), **settings}))


async def tell(scene: Scene, wishes: Wishes, options: Any = GOAT, lang: str = "en") -> None:
    """The first question of a table, told to whoever is asked."""
    await scene.deal(dict.fromkeys(range(3), wishes), options, lang)
    await scene.pass_time(100.0)


def fault_of(scene: Scene) -> str | None:
    fault: str | None = scene.jobs()[0].fault
    return fault


# ---- webhooks ----


def test_a_webhook_is_told_public_facts_and_signed(sqlite_url: str, receiver: Receiver) -> None:
    scene = scene_of(sqlite_url)
    wishes = hooked(f"{receiver.url}/hook")
    asyncio.run(tell(scene, wishes))
    call = receiver.calls[0]
    facts = json.loads(call.body)
    player = scene.live.seats[scene.asked].name
    assert facts["player"] == player
    assert facts["table"] == scene.live.id
    assert facts["link"] == f"https://play.example/#table={scene.live.id}"
    assert facts["question"] == scene.live.game.decision.prompt.key  # type: ignore[union-attr]  # never None here
    assert facts["text"].startswith(f"{player} has to choose. The Good, the Bad and the Goat with ")
    assert facts["content"] == facts["text"]
    assert set(facts) == {
        "id", "kind", "table", "game", "player", "question", "seat", "link", "text", "content",
        "allowed_mentions",
    }  # fmt: skip
    seconds, mac = re.fullmatch(
        r"t=(\d+),v1=([0-9a-f]{64})", call.headers["tumbleweed-signature"]
    ).groups()  # type: ignore[union-attr]  # never None here
    signed = seconds.encode() + b"." + call.body
    expected = hmac.new(wishes.webhook.secret.encode(), signed, hashlib.sha256).hexdigest()
    assert mac == expected
    assert abs(int(seconds) - time.time()) < 60
    scene.close()


def test_the_documented_check_of_a_signature_is_right() -> None:
    page = (Path(__file__).parents[2] / "docs" / "notices.md").read_text(encoding="utf-8")
    names: dict[str, Any] = {}
    exec(page.partition("```python")[2].partition("```")[0], names)
    genuine, now = names["genuine"], int(time.time())
    header = signature("secret", b"{}", now)
    assert genuine("secret", header, b"{}")
    assert not genuine("secret", header, b"{} ")
    assert not genuine("other", header, b"{}")
    assert not genuine("secret", signature("secret", b"{}", now - 900), b"{}")


def test_a_name_calls_nobody_in_a_chat_room(sqlite_url: str, receiver: Receiver) -> None:
    async def story() -> None:
        await scene.deal({seat: hooked(receiver.url) for seat in range(3)})

        def rename(connection: Connection, row: Any, seats: Any) -> dict[str, Any]:
            for seat in range(3):
                name = f"<!channel> @everyone [{seat}]"
                rows.change_seat(connection, row.id, seat, name=name)
            return {}

        await scene.table_service.change(scene.live.id, rename)
        await scene.pass_time(100.0)

    scene = scene_of(sqlite_url)
    asyncio.run(story())
    facts = json.loads(receiver.calls[0].body)
    assert "!channel everyone" in facts["text"]
    assert not set("<>@") & set(facts["text"])
    assert facts["allowed_mentions"] == {"parse": []}
    scene.close()


def test_another_address_has_another_secret() -> None:
    first = hooked("https://a.example").webhook
    assert first.to("https://a.example", False).secret == first.secret
    assert first.to("https://b.example", True).secret not in ("", first.secret)
    assert first.to("", True) == type(first)()


# ---- push ----


def keep(scene: Scene, browser: Browser, person: str) -> None:
    device = push.Subscription(browser.endpoint, browser.keys)
    scene.store.now_in(push.keep_device, person, device, time.time())


def devices(scene: Scene) -> list[str]:
    def read(connection: Connection) -> list[str]:
        return list(connection.execute(select(schema.subscriptions.c.endpoint)).scalars())

    return sorted(scene.store.read_now(read))


async def push_to(scene: Scene, *browsers: Browser, lang: str = "en") -> None:
    await scene.deal(dict.fromkeys(range(3), Wishes(push=True)), lang=lang)
    for browser in browsers:
        keep(scene, browser, f"person-{scene.asked}")
    await scene.pass_time(100.0)


def test_a_browser_can_read_it_and_nobody_else(sqlite_url: str, receiver: Receiver) -> None:
    scene, browser = scene_of(sqlite_url), Browser(f"{receiver.url}/push/1")
    asyncio.run(push_to(scene, browser))
    call = receiver.calls[0]
    assert call.path == "/push/1"
    assert call.headers["content-encoding"] == "aes128gcm"
    assert call.headers["ttl"] == "86400"
    assert re.fullmatch(r"[A-Za-z0-9_-]{1,32}", call.headers["topic"])
    assert len(call.body) < 1500
    assert b"Goat" not in call.body
    words = browser.opened(call.body)
    assert words["title"] == "The Good, the Bad and the Goat: your turn"
    assert words["url"] == f"https://play.example/#table={scene.live.id}"
    assert words["tag"] == call.headers["topic"]
    prompt = scene.live.game.decision.prompt  # type: ignore[union-attr]  # never None here
    wording = scene.live.options.ruleset().wording
    assert wording.render(prompt, "en", scene.live.names) in words["body"]
    others = [name for name in scene.live.names if name != scene.live.names[scene.asked]]
    assert f"with {', '.join(others)}." in words["body"]
    with pytest.raises(Exception, match=r".*"):
        Browser(browser.endpoint).opened(call.body)
    scene.close()


def test_the_server_says_who_it_is(sqlite_url: str, receiver: Receiver) -> None:
    scene = scene_of(sqlite_url, push_contact="mailto:host@play.example")
    asyncio.run(push_to(scene, Browser(f"{receiver.url}/push/1")))
    authorization = receiver.calls[0].headers["authorization"]
    assert Vapid02.verify(authorization)
    token, key = re.fullmatch(r"vapid t=(.+),k=(.+)", authorization).groups()  # type: ignore[union-attr]  # never None here
    assert key == public_half(scene.store.now_in(push_key))
    claims = json.loads(decoded(token.split(".")[1]))
    assert claims["aud"] == receiver.url
    assert claims["sub"] == "mailto:host@play.example"
    assert time.time() < claims["exp"] < time.time() + 86_400
    scene.close()


def test_the_key_is_made_once_for_all_workers(any_database: str) -> None:
    scene = scene_of(any_database)

    async def story() -> set[str]:
        keys = await asyncio.gather(*(scene.store.run(push_key) for _ in range(6)))
        return set(keys)

    first = asyncio.run(story())
    assert len(first) == 1
    assert len(decoded(first.pop())) == 32
    scene.close()


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(
    sqlite_url: str, receiver: Receiver, status: int
) -> None:
    scene = scene_of(sqlite_url)
    receiver.statuses = [status]
    asyncio.run(push_to(scene, Browser(f"{receiver.url}/gone")))
    assert devices(scene) == []
    assert fault_of(scene) == "device-gone"
    assert scene.jobs()[0].done_at is not None
    scene.close()


def test_one_browser_that_is_reached_is_enough(sqlite_url: str, receiver: Receiver) -> None:
    scene = scene_of(sqlite_url)
    receiver.statuses = [503]
    asyncio.run(push_to(scene, Browser(f"{receiver.url}/a"), Browser(f"{receiver.url}/b")))
    assert len(receiver.calls) == 2
    assert fault_of(scene) is None
    assert scene.jobs()[0].done_at is not None
    scene.close()


def test_a_busy_push_service_is_tried_again(sqlite_url: str, receiver: Receiver) -> None:
    async def story() -> None:
        receiver.statuses = [429]
        await push_to(scene, Browser(f"{receiver.url}/a"))
        assert fault_of(scene) == "push-status status=429"
        await scene.pass_time(31.0)
        assert fault_of(scene) is None

    scene = scene_of(sqlite_url)
    asyncio.run(story())
    assert len(receiver.calls) == 2
    scene.close()


def test_a_subscription_can_point_nowhere_private(sqlite_url: str, receiver: Receiver) -> None:
    scene = scene_of(sqlite_url, open_webhooks=False)
    asyncio.run(push_to(scene, Browser(f"{receiver.url}/a")))
    assert receiver.calls == []
    assert fault_of(scene) == "unknown-host host=127.0.0.1"
    scene.close()


def test_a_browser_belongs_to_who_came_last_and_ten_are_enough(any_database: str) -> None:
    async def story() -> None:
        await scene.deal({})
        for number in range(12):
            device = push.Subscription(f"https://push.example/{number:02}", {})
            scene.store.now_in(push.keep_device, "person-0", device, float(number))
        assert devices(scene) == [f"https://push.example/{n:02}" for n in range(2, 12)]
        device = push.Subscription("https://push.example/05", {})
        scene.store.now_in(push.keep_device, "person-1", device, 99.0)
        owned = await scene.store.read(push.devices_of, "person-1")
        assert [each.endpoint for each in owned] == ["https://push.example/05"]
        assert not await scene.store.run(push.forget_device, device.endpoint, "person-0")
        assert await scene.store.run(push.forget_device, device.endpoint, "person-1")

    scene = scene_of(any_database)
    asyncio.run(story())
    scene.close()


@pytest.mark.parametrize("keys", [
    {}, {"p256dh": "", "auth": ""}, {"p256dh": "AAAA", "auth": "MDEyMzQ1Njc4OWFiY2RlZg"},
    {"p256dh": "!" * 87, "auth": "MDEyMzQ1Njc4OWFiY2RlZg"},
])  # fmt: skip
def test_keys_no_browser_makes(keys: dict[str, str]) -> None:
    assert not push.usable_keys(keys)


def test_keys_a_browser_makes() -> None:
    keys = Browser("https://push.example/1").keys
    assert push.usable_keys(keys)
    assert not push.usable_keys({**keys, "auth": keys["auth"][:-4]})
    off_the_curve = decoded(keys["p256dh"])[:-1] + b"\x00"
    assert not push.usable_keys({**keys, "p256dh": encoded(off_the_curve)})


# ---- mail ----


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


def test_a_house_without_a_mail_server_drops_mails(sqlite_url: str) -> None:
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
