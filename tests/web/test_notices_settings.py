"""The settings of notices, on the page: how often, and what became of the latest."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from sqlalchemy import Connection, select

from server.receivers import Receiver, receiving
from server.serving import Server, serving
from server.tables_at_hand import GOAT
from tumbleweed.server.notices import jobs
from tumbleweed.server.notices.jobs import Order
from tumbleweed.server.notices.occasions import Duty
from tumbleweed.server.settings import Settings
from tumbleweed.server.store import schema
from tumbleweed.server.store import tables as rows
from tumbleweed.server.store.engine import Store
from tumbleweed.server.tables import lifecycle
from tumbleweed.server.tables.options import TableOptions
from web.axe import found_by_axe
from web.conftest import DESKTOP

pytestmark = pytest.mark.extended

PUT = """async (url) => {
  const body = JSON.stringify({ delay: 5, push: false, mail: false, webhook: { url } });
  const headers = { "Content-Type": "application/json" };
  await fetch("/api/me/notices", { method: "PUT", headers, body });
}"""


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as started:
        yield started


@pytest.fixture
def telling(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path, TUMBLEWEED_OPEN_WEBHOOKS="yes") as server:
        yield server


def notices_of(page: Page) -> None:
    page.goto("/#settings")
    page.get_by_role("button", name="Notifications").click()


def invite(connection: Connection, number: int) -> None:
    """Whoever there is, to a table."""
    row, seats = lifecycle.new_table(TableOptions(**GOAT), None)
    rows.add_table(connection, row, seats)
    person = connection.execute(select(schema.people.c.id)).scalar_one()
    duty = Duty("invited", row.id, None, person, time.time())
    jobs.add_jobs(connection, [Order(duty, "webhook", person, time.time() + number, "Bia")])


def test_a_digest_is_chosen_and_deliveries_are_listed(
    browser: Browser, telling: Server, receiver: Receiver
) -> None:
    page = browser.new_context(base_url=telling.url, viewport=DESKTOP, locale="en").new_page()
    page.goto("/")
    page.evaluate(PUT, f"{receiver.url}/secret-path")
    notices_of(page)
    log = page.locator("[data-log]")
    expect(log).to_contain_text("Nothing in the last 30 days.")
    rhythm = page.get_by_label("How often")
    expect(rhythm).to_have_value("0")
    with page.expect_response(lambda told: told.request.method == "PUT"):
        rhythm.select_option("24")
    page.reload()
    notices_of(page)
    expect(rhythm).to_have_value("24")

    receiver.statuses = [200, 410]
    store = Store(Settings(data=telling.data).database)
    for number in range(2):
        store.now_in(invite, number)
    receiver.wait_for(2)
    store.close()
    page.reload()
    notices_of(page)
    expect(log.locator("li")).to_have_count(2)
    expect(log).to_contain_text("Delivered")
    expect(log).to_contain_text("Not delivered")
    expect(log).to_contain_text("The receiver refused it (status 410).")
    expect(log.get_by_text("The Good, the Bad and the Goat: an invitation")).to_have_count(2)
    expect(log).not_to_contain_text("secret-path")
    assert found_by_axe(page) == []
    page.context.close()
