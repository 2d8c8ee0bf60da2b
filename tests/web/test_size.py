"""How much a browser has to fetch: for the landing page, and before the first move."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Response, ViewportSize

from server.serving import Server
from web.ante_up_scenes import MODULES
from web.blood_money_scenes import BOTH
from web.conftest import DESKTOP, PHONE
from web.playing import MAKE, PATIENCE, Traffic, settle

# Bytes of script and style on the line; fonts, words and drawings are apart.
LANDING = 60_000
LIMIT = 150_000
WITH_MODULES = 175_000
WITH_BOTH = 190_000


class Visit:
    """A page with nothing kept from before, and what it fetches."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sizes: dict[str, int] = {}
        self.traffic = Traffic(page)
        page.on("response", self._note)
        page.goto("/")
        page.locator("[data-play-now]").wait_for(timeout=PATIENCE)
        page.wait_for_load_state("networkidle")

    def _note(self, response: Response) -> None:
        name = response.url.rsplit("/", 1)[-1].split("?")[0]
        if name.endswith((".js", ".css")):
            assert response.headers["content-encoding"] in ("br", "gzip"), name
            self.sizes[name] = int(response.headers["content-length"])


@pytest.fixture(params=[DESKTOP, PHONE], ids=["laptop", "phone"])
def visit(request: pytest.FixtureRequest, browser: Browser, site: Server) -> Iterator[Visit]:
    size: ViewportSize = request.param
    context = browser.new_context(base_url=site.url, viewport=size, service_workers="block")
    yield Visit(context.new_page())
    context.close()


@pytest.mark.parametrize("game", [pytest.param("goat", marks=pytest.mark.extended), "legends"])
def test_script_and_style_of_a_table(visit: Visit, game: str) -> None:
    """The landing page brings no table with it; from there to the first question."""
    assert {"app.css", "home.css"} <= set(visit.sizes)
    assert "table.css" not in visit.sizes
    assert sum(visit.sizes.values()) <= LANDING, visit.sizes
    visit.page.locator(f'[data-pick="{game}"]').click()
    visit.page.locator("[data-play-now]").click()
    settle(visit.page)
    assert {"table.css", f"{game}.css"} <= set(visit.sizes)
    assert sum(visit.sizes.values()) <= LIMIT, visit.sizes
    if game == "legends":
        loads_its_own_layout_alone(visit)


def loads_its_own_layout_alone(visit: Visit) -> None:
    visit.page.locator("[data-map] [data-space]").first.wait_for(state="attached", timeout=PATIENCE)
    visit.traffic.over()
    phone = visit.page.viewport_size == PHONE
    layouts = {"legends-phone.css", "legends-wide.css"}
    assert layouts & set(visit.sizes) == {f"legends-{'phone' if phone else 'wide'}.css"}


@pytest.mark.parametrize(("options", "parts", "limit"), [
    pytest.param(
        MODULES, {"ante-up.css", "ante-up-map.css"}, WITH_MODULES, marks=pytest.mark.extended
    ),
    (BOTH, {"ante-up.css", "ante-up-map.css", "blood-money.css"}, WITH_BOTH),
])  # fmt: skip
def test_script_and_style_of_a_table_with_modules(
    visit: Visit, options: dict[str, Any], parts: set[str], limit: int
) -> None:
    """Their own parts come on top, and come there alone (test_boards)."""
    seats = [{}, {"kind": "bot", "level": "thrifty"}, {"kind": "bot", "level": "thrifty"}]
    wanted = {"game": "legends", "seats": seats, "options": options, "start": True}
    table = visit.page.evaluate(MAKE, wanted)
    visit.page.evaluate("(table) => { location.hash = `#table=${table}`; }", table)
    settle(visit.page)
    track = "[data-story-space]" if options == BOTH else "[data-gambler]"
    drawn = track if visit.page.viewport_size == DESKTOP else "[data-framed]"  # tracks are in a tab
    visit.page.locator(drawn).first.wait_for(timeout=PATIENCE)
    visit.traffic.over()
    assert parts <= set(visit.sizes)
    assert ("blood-money.css" in visit.sizes) == (options == BOTH)
    assert sum(visit.sizes.values()) <= limit, visit.sizes
