"""A real browser before a real server: one of each per test process, a fresh profile per page."""

import asyncio
import os
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    BrowserType,
    ConsoleMessage,
    Error,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)

from server.serving import Server
from tumbleweed.server.built_page import BUILT

BROWSERS = ("/usr/bin/chromium-headless-shell", "/usr/bin/chromium")  # the first draws no window
CHROMIUM = next((each for each in BROWSERS if Path(each).exists()), "")
DESKTOP: ViewportSize = {"width": 1280, "height": 720}
PHONE: ViewportSize = {"width": 390, "height": 844}

expect.set_options(timeout=20_000)  # a busy machine takes longer than Playwright's five seconds


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    built = Path(os.environ.get("TUMBLEWEED_STATIC") or BUILT)
    if not (built / "index.html").is_file():
        pytest.fail("the page is not built: run `make page`", pytrace=False)
    server = Server(tmp_path_factory.mktemp("site"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[BrowserType]:
    if not CHROMIUM:
        if os.environ.get("TUMBLEWEED_WITHOUT_SERVICES") == "1":
            pytest.skip("no Chromium here")
        pytest.fail("no browser: install Debian's package chromium", pytrace=False)
    with sync_playwright() as playwright:
        yield playwright.chromium
        PLAYWRIGHT.resume()


class EventLoop:
    """Playwright's, which counts as running in this thread from its start to its end.

    Tests of the server start loops of their own, so between tests of the page it is set aside.
    """

    def __init__(self) -> None:
        self._aside: asyncio.AbstractEventLoop | None = None

    def resume(self) -> None:
        if self._aside is not None:
            asyncio._set_running_loop(self._aside)
            self._aside = None

    def set_aside(self) -> None:
        self._aside = asyncio._get_running_loop()
        asyncio._set_running_loop(None)


PLAYWRIGHT = EventLoop()


@pytest.fixture(autouse=True)
def playwrights_loop() -> Iterator[None]:
    PLAYWRIGHT.resume()
    yield
    PLAYWRIGHT.set_aside()


@pytest.fixture(scope="session")
def browser(chromium: BrowserType) -> Iterator[Browser]:
    launched = chromium.launch(executable_path=CHROMIUM)
    yield launched
    PLAYWRIGHT.resume()
    launched.close()


NewPage = Callable[..., Page]
FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


STORAGE = "local_storage,indexeddb,cache_storage"
IDLE = 8  # contexts for later tests
OPEN = 4  # pages that stay open
# What the test before has left open.
PUT_AWAY = """() => {
  for (const each of document.querySelectorAll("dialog[open]")) each.close();
  document.activeElement?.blur();
}"""


class Contexts:
    """Browsers of somebody's own: a context is used again with no cookie and nothing in storage.

    Only what the site lets everybody cache is still there, which halves the work of a visit.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._idle: list[tuple[str, BrowserContext]] = []  # by settings, the latest last
        self._open: dict[str, Page] = {}  # likewise

    def take(self, settings: dict[str, Any]) -> tuple[BrowserContext, Page]:
        kind = repr(sorted(settings.items()))
        for at in reversed(range(len(self._idle))):
            if self._idle[at][0] == kind:
                context = self._idle.pop(at)[1]
                return context, self._emptied(context, settings["base_url"])
        context = self._browser.new_context(**settings)
        return context, context.new_page()

    def _emptied(self, context: BrowserContext, origin: str) -> Page:
        context.clear_cookies()
        page = context.new_page()
        devtools = context.new_cdp_session(page)
        told = {"origin": origin, "storageTypes": STORAGE}
        devtools.send("Storage.clearDataForOrigin", told)
        devtools.detach()
        return page

    def kept(
        self, settings: dict[str, Any], enter: Callable[[Page], None], lent: list[Page]
    ) -> Page:
        """The page of tests that look at one screen after the other, entered once: at any size.
        None of those `lent` already: two of a kind are two browsers."""
        kind = repr(sorted((name, each) for name, each in settings.items() if name != "viewport"))
        while self._open.get(kind) in lent:
            kind += " and another"
        page = self._open.pop(kind, None)
        if page is None:
            page = self.take(settings)[1]
            enter(page)
        else:
            page.mouse.move(0, 0)
            page.evaluate(PUT_AWAY)
        page.set_viewport_size(settings["viewport"])
        self._open[kind] = page
        if len(self._open) > OPEN:
            self._open.pop(next(iter(self._open))).context.close()
        return page

    def forget(self, pages: list[Page]) -> None:
        """Pages in which a test has failed are in no state to go on with."""
        for kind in [kind for kind, page in self._open.items() if page in pages]:
            self._open.pop(kind).context.close()

    def give_back(self, settings: dict[str, Any], context: BrowserContext) -> None:
        # A service worker keeps files and a state of its own; a clock that a test has set is the
        # context's.
        if settings["service_workers"] == "allow" or any(map(_has_a_clock, context.pages)):
            context.close()
            return
        for page in context.pages:
            page.close()
        self._idle.append((repr(sorted(settings.items())), context))
        if len(self._idle) > IDLE:
            self._idle.pop(0)[1].close()


def _has_a_clock(page: Page) -> bool:
    return bool(page.evaluate("() => '__pwClock' in globalThis"))


@pytest.fixture(scope="session")
def contexts(browser: Browser) -> Contexts:
    return Contexts(browser)


# A document without an origin has no storage.
NO_NEWCOMER = """if (location.origin !== "null")
  localStorage["tumbleweed-newcomer"] ??= '{"off": true}'"""
# What others do takes no time, so that tests need not wait for it: test_pace.py is about that.
NO_WAITING = """if (location.origin !== "null")
  localStorage["tumbleweed-prefs"] ??= '{"pace": 0}'"""


@pytest.fixture
def service_worker() -> None:
    """Tests that ask for it have pages with a service worker, as players have: those of whole
    games, bad connections and notices. The others do without, with a seventh less work.
    """


@pytest.fixture
def kept_pages() -> None:
    """Tests that ask for it go on with the page of the one before, at another table: they change
    nothing that a browser remembers, and need no landing page. That is less than half the work.
    """


@pytest.fixture
def new_page(request: pytest.FixtureRequest, contexts: Contexts, site: Server) -> Iterator[NewPage]:
    """A browser of somebody's own, at the landing page. What goes wrong in its console fails."""
    taken: list[tuple[dict[str, Any], BrowserContext]] = []
    faults: list[str] = []
    heard: list[Page] = []
    lent: list[Page] = []
    worker = "allow" if "service_worker" in request.fixturenames else "block"

    def note_fault(said: ConsoleMessage) -> None:
        if said.type == "error":
            faults.append(said.text)

    def note_error(fault: Error) -> None:
        faults.append(str(fault))

    def listen(page: Page) -> None:
        heard.append(page)
        page.on("pageerror", note_error)
        page.on("console", note_fault)

    def make(
        phone: bool = False,
        newcomer: bool = False,
        waits: bool = False,
        kept: bool = "kept_pages" in request.fixturenames,
        **options: Any,
    ) -> Page:
        """`kept`: it has been at other tables before."""
        size = PHONE if phone else DESKTOP
        settings: dict[str, Any] = {"viewport": size, "reduced_motion": "reduce", "locale": "en"}
        settings |= {"color_scheme": "light"}
        settings |= {"service_workers": worker, "base_url": site.url}
        settings |= {"has_touch": True, "is_mobile": True} if phone else {}
        settings |= options

        def enter(page: Page) -> None:
            if not newcomer:  # whose first games are explained: test_lessons.py
                page.add_init_script(NO_NEWCOMER)
            if not waits:
                page.add_init_script(NO_WAITING)
            listen(page)
            page.goto("/")

        if kept:
            assert not newcomer, "a page that is kept is nobody's first"
            assert not waits, "it is kept with the pace of those before"
            page = contexts.kept(settings, enter, lent)
            lent.append(page)
            if page not in heard:
                listen(page)
            return page
        context, page = contexts.take(settings)
        taken.append((settings, context))
        enter(page)
        return page

    yield make
    for each in heard:
        each.remove_listener("pageerror", note_error)
        each.remove_listener("console", note_fault)
    for settings, context in taken:
        contexts.give_back(settings, context)
    if request.node.stash.get(FAILED, False):
        contexts.forget(lent)
    expected = ("409", *getattr(request, "param", ()))
    assert [fault for fault in faults if not any(each in fault for each in expected)] == []


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page()
