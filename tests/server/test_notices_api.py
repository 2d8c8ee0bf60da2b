"""The settings of notices over HTTP: what a person can choose, try and stop."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from server.receivers import Browser, Mailbox, Receiver, mail_server, receiving
from server.tables_at_hand import table_service_of
from tumbleweed.server.api import notices
from tumbleweed.server.api.errors import answer_errors
from tumbleweed.server.guard import protect
from tumbleweed.server.guard.rates import Rates
from tumbleweed.server.notices.confirmation import MOST_TRIES
from tumbleweed.server.notices.worker import NoticeWorker
from tumbleweed.server.settings import Settings
from tumbleweed.server.store.engine import Store

HOME = "http://127.0.0.1:8000"
NOTHING: dict[str, Any] = {"delay": None, "push": False, "mail": False, "webhook": None}


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as started:
        yield started


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with mail_server() as started:
        yield started


class Person:
    """Somebody's browser."""

    def __init__(self, services: "SmallServices", lang: str = "en") -> None:
        self.services = services
        transport = httpx.ASGITransport(services.app)
        headers = {"Origin": HOME, "Accept-Language": lang}
        self.http = httpx.AsyncClient(transport=transport, base_url=HOME, headers=headers)

    async def call(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        answer = await self.http.request(method, f"/api{path}", json=body)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    async def refused(self, method: str, path: str, body: Any, status: int) -> str:
        error = (await self.call(method, path, body, status))["error"]
        assert error["message"]
        code: str = error["code"]
        return code

    async def settings(self) -> dict[str, Any]:
        shown: dict[str, Any] = await self.call("GET", "/me/notices")
        return shown


Story = Callable[[Person], Awaitable[None]]


@pytest.fixture
def tell(sqlite_url: str) -> Callable[..., None]:
    """Runs a story in a house of its own, told by one person."""

    def run(story: Story, lang: str = "en", **settings: Any) -> None:
        async def all_of_it() -> None:
            agreed = {"rates": False, "open_webhooks": True, "database_url": sqlite_url}
            services = SmallServices(Settings(**{**agreed, **settings}))
            await story(Person(services, lang))
            await services.close()

        asyncio.run(all_of_it())

    return run


class SmallServices:
    """What these routes ask of a house, behind all guards; the workers sleep."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database, settings.busy_timeout)
        self.rates = Rates(settings)
        self.table_service = table_service_of(self.store)
        self.notices = NoticeWorker(self.store, self.table_service, settings, "small")
        self.app = FastAPI()
        self.app.state.services = self
        self.app.include_router(notices.router)
        answer_errors(self.app)
        protect(self.app, settings)

    async def close(self) -> None:
        await self.notices.stop()
        self.store.close()


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

    tell(story)


@pytest.mark.parametrize("body", [
    {"delay": 1}, {"delay": 1e9}, {"delay": "soon"}, {"push": 7}, {"more": 1}, [], None,
    {"webhook": {"url": "x" * 900}}, {"webhook": {"url": "https://a.example/\x00"}},
    {"webhook": {"url": "https://a.example", "secret": "mine"}},
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
    """A host of one's own network and one that does not exist: the same words for both."""

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


# ---- mail ----


def code_in(mailbox: Mailbox) -> str:
    found = re.search(r"Your code: (\w+)", mailbox.letters[-1].get_content())
    assert found is not None
    return found[1]


def test_an_address_is_confirmed_before_anything_goes_there(
    tell: Callable[..., None], mailbox: Mailbox
) -> None:
    async def story(ana: Person) -> None:
        body = {"address": "ana@example.org"}
        shown = await ana.call("POST", "/me/notices/mail", body, 202)
        mail = {"available": True, "on": False, "address": "", "waiting": "ana@example.org"}
        assert shown["mail"] == mail
        assert code_in(mailbox) in mailbox.letters[0]["subject"]
        assert mailbox.letters[0]["list-unsubscribe"] is None
        found = await ana.call("POST", "/me/notices/test", {"way": "mail"})
        assert found["code"] == "no-mail-address"
        wanted = {**NOTHING, "mail": True}
        assert await ana.refused("PUT", "/me/notices", wanted, 409) == "mail-unconfirmed"
        wrong = {"code": "AAAAAAAA"}
        assert await ana.refused("POST", "/me/notices/mail/confirm", wrong, 409) == "wrong-code"
        typed = f" {code_in(mailbox)[:4].lower()}-{code_in(mailbox)[4:]} "
        shown = await ana.call("POST", "/me/notices/mail/confirm", {"code": typed})
        mail = {"available": True, "on": True, "address": "ana@example.org", "waiting": ""}
        assert shown["mail"] == mail
        found = await ana.call("POST", "/me/notices/test", {"way": "mail"})
        assert found["message"] == "Sent to ana@example.org."
        assert len(mailbox.letters) == 2
        again = {"code": code_in_first(mailbox)}
        assert await ana.refused("POST", "/me/notices/mail/confirm", again, 409) == "no-code"
        await ana.call("DELETE", "/me/notices/mail", None, 204)
        assert (await ana.settings())["mail"]["address"] == ""

    def code_in_first(mailbox: Mailbox) -> str:
        return str(mailbox.letters[0]["subject"]).partition(" ")[0]

    tell(story, smtp_url=mailbox.url)


def test_a_code_cannot_be_guessed(tell: Callable[..., None], mailbox: Mailbox) -> None:
    async def story(ana: Person) -> None:
        await ana.call("POST", "/me/notices/mail", {"address": "bia@example.org"}, 202)
        path = "/me/notices/mail/confirm"
        for _ in range(MOST_TRIES):
            assert await ana.refused("POST", path, {"code": "AAAAAAAA"}, 409) == "wrong-code"
        right = {"code": code_in(mailbox)}
        assert await ana.refused("POST", path, right, 409) == "no-code"

    tell(story, smtp_url=mailbox.url)


def test_a_new_address_leaves_the_old_one_in_use(
    tell: Callable[..., None], mailbox: Mailbox
) -> None:
    async def story(ana: Person) -> None:
        await ana.call("POST", "/me/notices/mail", {"address": "ana@example.org"}, 202)
        await ana.call("POST", "/me/notices/mail/confirm", {"code": code_in(mailbox)})
        shown = await ana.call("POST", "/me/notices/mail", {"address": "ana@example.com"}, 202)
        assert shown["mail"]["address"] == "ana@example.org"
        assert shown["mail"]["on"]
        shown = await ana.call("POST", "/me/notices/mail/confirm", {"code": code_in(mailbox)})
        assert shown["mail"]["address"] == "ana@example.com"

    tell(story, smtp_url=mailbox.url)


def test_nobody_is_flooded_with_codes(tell: Callable[..., None], mailbox: Mailbox) -> None:
    """Not even by many people at once."""

    async def story(ana: Person) -> None:
        for number in range(6):
            guest = Person(ana.services)
            status = 202 if number < 5 else 429
            address = ["Victim@example.org", "victim@example.org"][number % 2]
            await guest.call("POST", "/me/notices/mail", {"address": address}, status)
        assert len(mailbox.letters) == 5

    tell(story, smtp_url=mailbox.url, rates=True)


def test_mail_that_cannot_be_sent_is_said(tell: Callable[..., None], mailbox: Mailbox) -> None:
    async def story(ana: Person) -> None:
        path = "/me/notices/mail"
        assert await ana.refused("POST", path, {"address": "ana at home"}, 422) == "bad-address"
        mailbox.refusal = "550 nobody here"
        body = {"address": "ana@example.org"}
        assert await ana.refused("POST", path, body, 409) == "mail-refused"

    tell(story, smtp_url=mailbox.url)


def test_a_house_without_mail_says_so(tell: Callable[..., None]) -> None:
    async def story(ana: Person) -> None:
        body = {"address": "ana@example.org"}
        assert await ana.refused("POST", "/me/notices/mail", body, 409) == "no-mail-server"

    tell(story)


# ---- no more mails ----


def test_the_link_in_a_mail_turns_them_off(tell: Callable[..., None], mailbox: Mailbox) -> None:
    async def story(ana: Person) -> None:
        await ana.call("POST", "/me/notices/mail", {"address": "ana@example.org"}, 202)
        await ana.call("POST", "/me/notices/mail/confirm", {"code": code_in(mailbox)})
        await ana.call("POST", "/me/notices/test", {"way": "mail"})
        link = mailbox.letters[-1]["list-unsubscribe"].strip("<>")
        anybody = httpx.AsyncClient(transport=httpx.ASGITransport(ana.services.app))
        page = await anybody.get(link)
        assert page.status_code == 200
        assert "No more emails to ana@example.org?" in page.text
        assert (await ana.settings())["mail"]["on"]  # looking at the link does nothing
        assert (await anybody.post(f"{link}x")).status_code == 404
        assert (await ana.settings())["mail"]["on"]
        done = await anybody.post(link, data={"List-Unsubscribe": "One-Click"})
        assert done.status_code == 200
        assert "no more emails will be sent to ana@example.org" in done.text
        shown = await ana.settings()
        assert (shown["mail"]["on"], shown["mail"]["address"]) == (False, "ana@example.org")
        assert (await anybody.post(link)).status_code == 404

    tell(story, smtp_url=mailbox.url)


@pytest.mark.parametrize("token", ["", "x", "person.", "%00", "é", "a" * 101, "no.body"])
def test_a_link_that_is_not_ours_does_nothing(tell: Callable[..., None], token: str) -> None:
    async def story(ana: Person) -> None:
        for method in ("GET", "POST"):
            answer = await ana.http.request(method, f"/api/notices/off?token={token}")
            assert answer.status_code in (404, 422)

    tell(story)
