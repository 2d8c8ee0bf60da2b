"""The mail address for notices over HTTP: confirmed, changed, and turned off by a link."""

import re
from collections.abc import Callable

import httpx
import pytest

from server.notice_routes import NOTHING, Person, teller
from server.receivers import Mailbox
from tumbleweed.server.notices.confirmation import MOST_TRIES


@pytest.fixture
def tell(sqlite_url: str) -> Callable[..., None]:
    return teller(sqlite_url)


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


def test_a_server_without_mail_says_so(tell: Callable[..., None]) -> None:
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
