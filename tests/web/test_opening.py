"""A table's link is opened: all it takes is requested at once, and the question comes first."""

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

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
    context = browser.new_context(viewport=size, storage_state=storage, service_workers="block")
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(site.url)))
    page.on("websocket", lambda socket: asked.append("socket"))
    page.goto(link)
    settle(page)
    ahead = set(page.evaluate(AHEAD))
    context.close()
    table = f"/api/tables/{link.partition('table=')[2]}"
    for address in (f"{table}/words?lang=en", f"{table}/catalogue"):
        assert asked.count(address) == 1
        assert asked.index(address) < asked.index("socket")
    layout: dict[str, set[str]] = {
        "goat": set(),
        "legends": {f"/legends-{'wide' if size == DESKTOP else 'phone'}.css"},
    }
    assert {"/table.css", f"/{game}.css"} | layout[game] == ahead


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
