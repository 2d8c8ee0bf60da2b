"""A half-dead connection: it accepts data and delivers nothing. The page notices, says so,
reconnects, and what was chosen happens once.
"""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from server.serving import Server
from tumbleweed.server.settings import Settings
from tumbleweed.server.store.engine import Store
from tumbleweed.server.store.tables import read_choices
from tumbleweed.server.tables.viewers import ELSEWHERE
from web.conftest import NewPage
from web.playing import CHOOSE, MAKE, PATIENCE, settle, table_of

pytestmark = pytest.mark.usefixtures("service_worker")

BOTS = [{"kind": "bot", "level": "thrifty"}] * 2
TABLES: dict[str, Any] = {
    "goat": {"game": "goat", "seats": [{}, *BOTS], "start": True},
    "legends": {"game": "legends", "seats": [{}, *BOTS], "options": {"length": 15}, "start": True},
}
LONG = 60_000  # several times what the page waits, on a busy machine


class Swallowing:
    """The page's sockets, and which ways they swallow everything: "up", "down", or both."""

    def __init__(self, page: Page) -> None:
        self.ways: set[str] = set()
        self.dead = False  # a new socket opens, and nobody is at the other end
        self.opened = 0
        self.brought = 0  # the last socket over which something came
        self.sent: list[dict[str, Any]] = []
        self.last: WebSocketRoute | None = None
        page.route_web_socket(re.compile("/live"), self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        self.opened += 1
        self.last = socket
        if self.ways:  # a new socket finds a way around
            self.ways = set()
        if self.dead:
            return
        at = self.opened
        server = socket.connect_to_server()

        def up(text: str | bytes) -> None:
            self.sent.append(json.loads(text))
            if "up" not in self.ways or at != self.opened:
                server.send(text)

        socket.on_message(up)

        def down(text: str | bytes) -> None:
            if "down" not in self.ways:
                socket.send(text)
                self.brought = at

        server.on_message(down)

    def until_opened(self, page: Page, times: int) -> None:
        """And heard of."""
        for _ in range(LONG // 50):
            if self.brought >= times:
                return
            page.wait_for_timeout(50)
        raise AssertionError(f"opened {self.opened} times, not {times}")

    def choices(self) -> list[dict[str, Any]]:
        return [each for each in self.sent if each["do"] == "choose"]


def at_table(page: Page, game: str) -> dict[str, Any]:
    table = page.evaluate(MAKE, TABLES[game])
    page.goto(f"/#table={table}")
    return settle(page)


def answers(site: Server, page: Page) -> list[str]:
    """What the player has answered, sealed or not, as it is stored."""
    store = Store(Settings(data=site.data).database)
    try:
        made = store.read_now(read_choices, table_of(page))
    finally:
        store.close()
    return [each.key for each in made if each.seat == 0]


@pytest.mark.parametrize("way", [pytest.param("up", marks=pytest.mark.soak("page")), "down"])
def test_a_choice_is_sent_again_and_played_once(site: Server, new_page: NewPage, way: str) -> None:
    page = new_page()
    line = Swallowing(page)
    page.reload()
    now = at_table(page, "goat")
    before = answers(site, page)
    line.ways = {way}
    key = now["decision"]["options"][0]
    assert page.evaluate(CHOOSE, key)
    alert = page.get_by_role("alert")
    expect(alert).to_have_text("Sending your choice again…", timeout=LONG)
    page.wait_for_function("(was) => document.body.dataset.version !== was", arg=now["version"])
    expect(alert).to_have_count(0, timeout=LONG)
    settle(page, now["decision"]["id"])
    said = line.choices()
    assert len(said) > 1
    assert len({(each["decision"], each["key"]) for each in said}) == 1
    assert answers(site, page) == [*before, key]
    # and the next choice goes through at once
    now = settle(page, now["decision"]["id"])
    assert page.evaluate(CHOOSE, now["decision"]["options"][0])
    page.wait_for_function("(was) => document.body.dataset.version !== was", arg=now["version"])


@pytest.mark.extended
def test_a_silent_line_is_noticed_without_a_choice(new_page: NewPage) -> None:
    page = new_page()
    line = Swallowing(page)
    page.reload()
    at_table(page, "goat")
    opened = line.opened
    line.ways = {"up", "down"}
    line.until_opened(page, opened + 1)
    assert any(each["do"] == "ping" for each in line.sent)
    expect(page.get_by_role("alert")).to_have_count(0, timeout=LONG)


ALARMS = """() => {
  window.alarms = 0;
  new MutationObserver(() => (window.alarms += document.querySelectorAll("[role=alert]").length))
    .observe(document.body, { childList: true, subtree: true });
}"""


@pytest.mark.extended
def test_a_worker_that_ends_calmly_alarms_nobody(new_page: NewPage) -> None:
    """The page comes back, to whichever worker it is sent, with what it has chosen meanwhile."""
    page = new_page()
    line = Swallowing(page)
    page.reload()
    now = at_table(page, "goat")
    page.evaluate(ALARMS)
    assert line.last is not None
    opened = line.opened
    line.last.close(code=ELSEWHERE)
    assert page.evaluate(CHOOSE, now["decision"]["options"][0])
    line.until_opened(page, opened + 1)
    page.wait_for_function("(was) => document.body.dataset.version !== was", arg=now["version"])
    assert page.evaluate("window.alarms") == 0


# The page was out of sight for a while, and nothing came meanwhile.
SEEN_AGAIN = """() => {
  const now = Date.now;
  Date.now = () => now() + 20_000;
  document.dispatchEvent(new Event("visibilitychange"));
  Date.now = now;
}"""
WAKES = (
    "() => dispatchEvent(new Event('online'))",
    "() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))",
    SEEN_AGAIN,
)


@pytest.mark.extended
def test_the_socket_is_opened_anew_at_once(new_page: NewPage) -> None:
    page = new_page()
    line = Swallowing(page)
    page.reload()
    at_table(page, "goat")
    for wake in WAKES:
        opened = line.opened
        page.evaluate(wake)
        line.until_opened(page, opened + 1)
    line.ways = {"down"}  # what still comes would show that the line is not cut
    page.evaluate("() => dispatchEvent(new Event('offline'))")
    expect(page.get_by_role("alert")).to_have_text("Connection lost, reconnecting…")
    page.evaluate("() => dispatchEvent(new Event('online'))")
    expect(page.get_by_role("alert")).to_have_count(0, timeout=PATIENCE)


@pytest.mark.extended
def test_after_a_sleep_the_socket_is_opened_anew(new_page: NewPage) -> None:
    """The clock jumps, and timers with it: that is how a page sees that its device slept."""
    page = new_page()
    line = Swallowing(page)
    page.clock.install()
    page.reload()
    at_table(page, "goat")
    opened = line.opened
    page.clock.fast_forward("10:00")
    line.until_opened(page, opened + 1)


@pytest.mark.extended
def test_what_never_arrives_is_given_up_and_can_be_tried_anew(new_page: NewPage) -> None:
    page = new_page()
    line = Swallowing(page)
    page.clock.install()
    page.reload()
    now = at_table(page, "legends")
    line.dead = True
    page.evaluate("() => dispatchEvent(new Event('online'))")
    assert page.evaluate(CHOOSE, now["decision"]["options"][0])
    failed = page.locator(".toasts .bad")
    for _ in range(60):
        page.clock.run_for(1000)
        if failed.count():
            break
    expect(failed).to_have_count(1)
    line.dead = False
    page.evaluate("() => dispatchEvent(new Event('online'))")
    expect(page.get_by_role("alert")).to_have_count(0, timeout=PATIENCE)
    assert page.evaluate(CHOOSE, now["decision"]["options"][0])
    page.wait_for_function("(was) => document.body.dataset.version !== was", arg=now["version"])
