"""A table's link is opened: all it takes is requested at once, the question comes first and stays
where it is.
"""

import pytest
from playwright.sync_api import Browser, Page, StorageState, ViewportSize, expect

from server.serving import Server
from web.conftest import DESKTOP, PHONE, NewPage
from web.playing import settle, table_of

# Which of the two the page had first: something to choose, or the rest of the screen.
NOTE_ORDER = """(rest) => {
  window.order = [];
  const note = (name, find) => {
    if (document.querySelector(find) && !window.order.includes(name)) window.order.push(name);
  };
  new MutationObserver(() => {
    note("choice", "[data-option]:not(:disabled)");
    note("rest", rest);
  }).observe(document, { attributes: true, childList: true, subtree: true });
}"""
# By how much things have moved that the visitor had seen.
NOTE_SHIFTS = """() => {
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const each of list.getEntries()) if (!each.hadRecentInput) window.shift += each.value;
  }).observe({ type: "layout-shift", buffered: true });
}"""
MOST_SHIFT = 0.1  # what a browser's makers call good
# The styles requested before the app was there.
AHEAD = """() => [...document.querySelectorAll("link[rel=preload][as=style]")]
  .map((each) => new URL(each.href).pathname)"""
REST = {"goat": ".town", "legends": "[data-space]"}


def seated(page: Page, game: str) -> str:
    """At a practice table that asks; its link."""
    page.locator(f'[data-pick="{game}"]').click()
    page.locator("[data-play-now]").click()
    settle(page)
    return page.url


@pytest.mark.extended
@pytest.mark.parametrize(("game", "size"), [
    pytest.param("legends", DESKTOP, id="legends-laptop"),
    pytest.param("legends", PHONE, id="legends-phone"),
    pytest.param("goat", PHONE, id="goat-phone"),
    pytest.param("goat", DESKTOP, id="goat-laptop", marks=pytest.mark.soak("page")),
])  # fmt: skip
def test_nothing_waits_for_the_app_to_ask_for_it(
    new_page: NewPage, browser: Browser, site: Server, game: str, size: ViewportSize
) -> None:
    first = new_page(viewport=size)
    link, storage = seated(first, game), first.context.storage_state()
    asked, ahead = opened(browser, site, link, size, storage)
    table = f"/api/tables/{link.partition('table=')[2]}"
    by_the_app = next(at for at, each in enumerate(asked) if each.startswith(f"/{game}.svg"))
    for address in (f"{table}/words?lang=en", f"{table}/catalogue", "socket"):
        assert asked.count(address) == 1
        assert asked.index(address) < by_the_app
    layout: dict[str, set[str]] = {
        "goat": set(),
        "legends": {f"/legends-{'wide' if size == DESKTOP else 'phone'}.css"},
    }
    assert {"/table.css", f"/{game}.css"} | layout[game] == ahead


@pytest.mark.extended
@pytest.mark.parametrize("game", ["goat", "legends"])
def test_a_device_that_does_not_know_the_table_is_told_which_game_it_is(
    new_page: NewPage, browser: Browser, site: Server, game: str
) -> None:
    first = new_page()
    link, storage = seated(first, game), first.context.storage_state()
    storage["origins"] = []  # the cookie alone
    _, ahead = opened(browser, site, link, DESKTOP, storage)
    assert f"/{game}.css" in ahead


def opened(
    browser: Browser, site: Server, link: str, size: ViewportSize, storage: StorageState
) -> tuple[list[str], set[str]]:
    """What is asked for until something can be chosen, in order; the styles asked for ahead."""
    context = browser.new_context(
        viewport=size, storage_state=storage, service_workers="block", locale="en"
    )
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(site.url)))
    page.on("websocket", lambda socket: asked.append("socket"))
    page.goto(link)
    settle(page)
    ahead = set(page.evaluate(AHEAD))
    context.close()
    return asked, ahead


@pytest.mark.extended
@pytest.mark.parametrize("game", ["goat", "legends"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["laptop", "phone"])
def test_nothing_moves_once_it_is_seen(new_page: NewPage, game: str, size: ViewportSize) -> None:
    page = new_page(viewport=size)
    link = seated(page, game)
    page.goto("about:blank")
    page.add_init_script(f"({NOTE_SHIFTS})()")
    page.goto(link)
    settle(page)
    expect(page.locator(REST[game]).first).to_be_attached()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("() => window.shift") <= MOST_SHIFT


@pytest.mark.slow
@pytest.mark.parametrize("game", ["goat", "legends"])
def test_the_question_is_there_before_the_rest(new_page: NewPage, game: str) -> None:
    page = new_page()
    link = seated(page, game)
    page.goto("about:blank")
    page.add_init_script(f"({NOTE_ORDER})({REST[game]!r})")
    page.goto(link)
    table_of(page)
    settle(page)
    expect(page.locator(REST[game]).first).to_be_attached()
    assert page.evaluate("() => window.order") == ["choice", "rest"]
