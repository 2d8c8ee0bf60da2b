"""The settings of notices over HTTP: what a person can choose, and try in a browser."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from server.notice_routes import NOTHING, Person, teller
from server.receivers import Browser, Receiver


@pytest.fixture
def tell(sqlite_url: str) -> Callable[..., None]:
    return teller(sqlite_url)


# ---- settings ----


def test_whoever_has_said_nothing_wants_nothing(tell: Callable[..., None]) -> None:
    async def story(ana: Person) -> None:
        shown = await ana.settings()
        assert shown == {
            "delay": None,
            "house_delay": 60.0,
            "push": {"on": False, "devices": 0},
            "mail": {"available": False, "on": False, "address": "", "waiting": ""},
            "webhook": {"on": False, "url": "", "secret": ""},
            "calendar": False,
            "digest": {"push": 0, "mail": 0, "webhook": 0},
        }
        assert not ana.http.cookies  # looking makes nobody a guest

    tell(story)


def test_settings_are_kept(tell: Callable[..., None]) -> None:
    async def story(ana: Person) -> None:
        url = "http://127.0.0.1:1/hook"
        wanted = {**NOTHING, "delay": 600, "webhook": {"url": url}}
        shown = await ana.call("PUT", "/me/notices", wanted)
        assert shown == await ana.settings()
        assert shown["delay"] == 600
        secret = shown["webhook"].pop("secret")
        assert shown["webhook"] == {"on": True, "url": url}
        assert len(secret) >= 32
        off = {**NOTHING, "webhook": {"url": url, "on": False}}
        shown = await ana.call("PUT", "/me/notices", off)
        assert shown["webhook"] == {"on": False, "url": url, "secret": secret}
        shown = await ana.call("PUT", "/me/notices", NOTHING)
        assert shown["webhook"] == {"on": False, "url": "", "secret": ""}
        rhythm = {"push": 0, "mail": 24, "webhook": 1}
        shown = await ana.call("PUT", "/me/notices", {**NOTHING, "digest": rhythm})
        assert shown["digest"] == (await ana.settings())["digest"] == rhythm

    tell(story)


@pytest.mark.parametrize("body", [
    {"delay": 1}, {"delay": 1e9}, {"delay": "soon"}, {"push": 7}, {"more": 1}, [], None,
    {"webhook": {"url": "x" * 900}}, {"webhook": {"url": "https://a.example/\x00"}},
    {"webhook": {"url": "https://a.example", "secret": "mine"}}, {"digest": {"mail": 2}},
])  # fmt: skip
def test_what_cannot_be_chosen(tell: Callable[..., None], body: Any) -> None:
    async def story(ana: Person) -> None:
        assert await ana.refused("PUT", "/me/notices", body, 422) == "malformed"

    tell(story)


def test_addresses_of_this_network_are_refused_at_once(tell: Callable[..., None]) -> None:
    async def story(ana: Person) -> None:
        for url, code in {
            "http://127.0.0.1/": "unknown-host",
            "http://169.254.169.254/latest": "unknown-host",
            "ftp://example.org": "bad-url",
            "http://localhost:5432": "unknown-host",
        }.items():
            wanted = {**NOTHING, "webhook": {"url": url}}
            assert await ana.refused("PUT", "/me/notices", wanted, 422) == code
        browser = Browser("https://10.0.0.1/push")
        code = await ana.refused("POST", "/me/push", browser.subscription, 422)
        assert code == "unknown-host"
        assert (await ana.settings())["webhook"]["url"] == ""

    tell(story, open_webhooks=False)


def test_nobody_learns_which_names_there_are_inside(tell: Callable[..., None]) -> None:
    """An internal host and one that does not exist: the same error for both."""

    async def story(ana: Person) -> None:
        said = set()
        for host in ("localhost", "nowhere.invalid"):
            wanted = {**NOTHING, "webhook": {"url": f"http://{host}/"}}
            answer = await ana.call("PUT", "/me/notices", wanted, 422)
            said.add(json.dumps(answer).replace(host, "HOST"))
        assert len(said) == 1

    tell(story, open_webhooks=False)


def test_settings_are_each_persons_own(tell: Callable[..., None]) -> None:
    async def story(ana: Person) -> None:
        await ana.call("PUT", "/me/notices", {**NOTHING, "delay": 99})
        bia = Person(ana.services)
        assert (await bia.settings())["delay"] is None
        await bia.call("PUT", "/me/notices", NOTHING)
        assert (await ana.settings())["delay"] == 99

    tell(story)


# ---- tests ----


def test_a_test_says_what_became_of_it(tell: Callable[..., None], receiver: Receiver) -> None:
    async def story(ana: Person) -> None:
        async def tested(way: str) -> tuple[bool, str, str]:
            found = await ana.call("POST", "/me/notices/test", {"way": way})
            return found["sent"], found["code"], found["message"]

        expected = "None of your browsers is subscribed. Allow notifications in this one."
        assert await tested("push") == (False, "no-device", expected)
        assert await tested("mail") == (
            False,
            "no-mail-address",
            "There is no confirmed email address.",
        )
        assert await tested("webhook") == (False, "no-webhook", "There is no URL to call.")
        wanted = {**NOTHING, "webhook": {"url": receiver.url}}
        await ana.call("PUT", "/me/notices", wanted)
        receiver.statuses = [200, 410, 500]
        sent = "Sent, and the receiver accepted it."
        assert await tested("webhook") == (True, "sent", sent)
        refused = "The receiver refused it (status 410)."
        assert await tested("webhook") == (False, "webhook-status", refused)
        assert json.loads(receiver.calls[0].body)["kind"] == "test"
        assert (
            await ana.refused("POST", "/me/notices/test", {"way": "pigeon"}, 422)
        ) == "malformed"

    tell(story)


def test_a_test_speaks_the_persons_language(tell: Callable[..., None]) -> None:
    async def story(ana: Person) -> None:
        found = await ana.call("POST", "/me/notices/test", {"way": "webhook"})
        assert found["message"] == "Il n’y a pas d’URL à appeler."

    tell(story, "fr-CA,fr;q=0.9")


def test_tests_are_rationed(tell: Callable[..., None]) -> None:
    async def story(ana: Person) -> None:
        for _ in range(10):
            await ana.call("POST", "/me/notices/test", {"way": "webhook"})
        await ana.call("POST", "/me/notices/test", {"way": "webhook"}, 429)

    tell(story, rates=True)


# ---- browsers ----


def test_a_browser_subscribes_is_tried_and_leaves(
    tell: Callable[..., None], receiver: Receiver
) -> None:
    async def story(ana: Person) -> None:
        key = (await ana.call("GET", "/push-key"))["key"]
        assert len(key) == 87
        browser = Browser(f"{receiver.url}/push")
        shown = await ana.call("POST", "/me/push", browser.subscription, 201)
        assert shown["push"] == {"on": True, "devices": 1}
        found = await ana.call("POST", "/me/notices/test", {"way": "push"})
        assert found == {"sent": True, "code": "sent", "message": "Sent to your browser."}
        assert browser.opened(receiver.calls[0].body)["title"] == "Tumbleweed: a test"
        assert f"k={key}" in receiver.calls[0].headers["authorization"]
        bia = Person(ana.services)
        await bia.call("DELETE", "/me/push", {"endpoint": browser.endpoint})
        assert (await ana.settings())["push"]["devices"] == 1
        shown = await ana.call("DELETE", "/me/push", {"endpoint": browser.endpoint})
        assert shown["push"]["devices"] == 0

    tell(story)


def test_a_subscription_without_good_keys_is_refused(tell: Callable[..., None]) -> None:
    async def story(ana: Person) -> None:
        body = Browser("https://push.example/1").subscription
        body["keys"] = {**body["keys"], "p256dh": "A" * 87}
        assert await ana.refused("POST", "/me/push", body, 422) == "bad-keys"

    tell(story)
