"""Notices by push: what a browser can read, and browsers and keys that are refused."""

import asyncio
import json
import re
import time

import pytest
from py_vapid import Vapid02  # type: ignore[import-untyped]
from sqlalchemy import Connection, select

from server.noticed import Scene, fault_of, scene_of
from server.receivers import Browser, Receiver
from tumbleweed.server.notices.channels import push
from tumbleweed.server.notices.keys import decoded, encoded, public_half, push_key
from tumbleweed.server.notices.wishes import Wishes
from tumbleweed.server.store import schema


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
