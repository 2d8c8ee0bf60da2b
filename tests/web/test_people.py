"""Who one is, on the page: a password reset by mail, a name for who speaks up, the lobby."""

import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect
from sqlalchemy import Connection

from server.receivers import Mailbox, mail_server
from server.serving import Server, serving
from server.town import GOOD_PASSWORD
from tumbleweed.server.settings import Settings
from tumbleweed.server.store import tables as rows
from tumbleweed.server.store.engine import Store
from tumbleweed.server.tables import lifecycle
from tumbleweed.server.tables.options import TableOptions
from web.axe import found_by_axe
from web.conftest import DESKTOP, NewPage
from web.playing import MAKE

pytestmark = pytest.mark.extended

POST = """async ([path, body]) => {
  const headers = { "Content-Type": "application/json" };
  return (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).status;
}"""
OPEN: dict[str, Any] = {"game": "goat", "seats": [{}, {}], "listed": True}


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with mail_server() as started:
        yield started


@pytest.fixture
def posting(tmp_path: Path, mailbox: Mailbox) -> Iterator[Server]:
    with serving(tmp_path, TUMBLEWEED_SMTP_URL=mailbox.url) as server:
        yield server


def mail(mailbox: Mailbox, count: int, pattern: str) -> str:
    deadline = time.monotonic() + 20
    while len(mailbox.letters) < count:
        assert time.monotonic() < deadline, "no mail has come"
        time.sleep(0.05)
    found = re.search(pattern, str(mailbox.letters[-1].get_content()))
    assert found is not None
    return found.group()


def account_of(page: Page) -> None:
    page.goto("/#settings")
    page.get_by_role("dialog").locator("nav button").last.click()


def test_a_forgotten_password_is_chosen_anew(
    browser: Browser, posting: Server, mailbox: Mailbox
) -> None:
    page = browser.new_context(base_url=posting.url, viewport=DESKTOP, locale="en").new_page()
    page.goto("/")
    ann = {"login": "ann", "password": GOOD_PASSWORD}
    assert page.evaluate(POST, ["/api/me/account", ann]) == 201
    page.evaluate(POST, ["/api/me/notices/mail", {"address": "ann@example.org"}])
    code = mail(mailbox, 1, r"\b[2-9A-Z]{8}\b")
    assert page.evaluate(POST, ["/api/me/notices/mail/confirm", {"code": code}]) == 200

    phone = browser.new_context(base_url=posting.url, locale="en").new_page()
    account_of(phone)
    phone.locator("#my-login").fill("ann")
    phone.locator("[data-forgot]").click()
    expect(phone.get_by_text("a link is on its way")).to_be_visible()
    phone.goto(mail(mailbox, 2, r"http\S+#recover=\S+"))
    phone.locator("[data-recover] input").fill("a new saddle every spring")
    assert "recover" not in phone.url, "the token is not left in the address"
    phone.locator("[data-recover] button").click()
    expect(phone.get_by_text("You are logged in as ann")).to_be_visible()
    again = {"login": "ann", "password": "a new saddle every spring"}
    assert page.evaluate(POST, ["/api/session", again]) == 200
    for each in (page, phone):
        each.context.close()


def test_who_only_watches_speaks_under_a_name(new_page: NewPage) -> None:
    """A fresh browser has no cookie; the first word gives it one."""
    ann, stranger = new_page(), new_page()
    bots = [{"kind": "bot", "level": "random"}] * 2
    table = ann.evaluate(MAKE, {"game": "goat", "seats": [{}, *bots], "start": True})
    stranger.goto(f"/#table={table}")
    field = stranger.locator("[data-say]")
    field.fill("good luck, all of you")
    field.press("Enter")
    expect(stranger.locator(".talk li", has_text="good luck").first).to_be_visible()
    ann.goto(f"/#table={table}")
    lines = ann.evaluate(f"async () => (await fetch('/api/tables/{table}/chat')).json()")
    assert [line["words"] for line in lines] == ["good luck, all of you"]
    assert lines[0]["name"]
    assert lines[0]["person"]


def test_the_lobby_shows_waiting_tables_first_and_more_when_asked(
    browser: Browser, posting: Server
) -> None:
    store = Store(Settings(data=posting.data).database)

    def add(connection: Connection) -> None:
        for number in range(60):
            row, seats = lifecycle.new_table(TableOptions(**OPEN), None)
            values = {**vars(row), "changed_at": row.changed_at + 1000 + number}
            status = "playing" if number < 55 else "open"
            rows.add_table(connection, rows.TableRow(**{**values, "status": status}), seats)

    store.now_in(add)
    store.close()
    page = browser.new_context(base_url=posting.url, viewport=DESKTOP, locale="en").new_page()
    page.goto("/")
    lines = page.locator("section[aria-label='Tables'] ul li:not(.none)")
    expect(page.locator("[data-more]")).to_be_visible()
    expect(lines).to_have_count(55)
    first = [lines.nth(number).locator("a.legal").count() for number in range(6)]
    assert first == [1] * 5 + [0], "those that wait come first"
    page.locator("[data-more]").click()
    expect(lines).to_have_count(60)
    page.context.close()


def test_deadlines_come_as_a_calendar(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/#settings")
    page.get_by_role("button", name="Notifications").click()
    page.locator("[data-calendar]").click()
    field = page.get_by_role("textbox", name="Address of the calendar")
    url = field.input_value()
    assert page.request.get(urlsplit(url).path).text().startswith("BEGIN:VCALENDAR")
    page.get_by_role("button", name="Close the feed").click()
    expect(field).to_have_count(0)
    assert page.request.get(urlsplit(url).path).status == 404
    assert found_by_axe(page) == []
