"""How much a browser has to fetch before the first move."""

import pytest
from playwright.sync_api import Browser, Response

from server.serving import Server
from web.conftest import DESKTOP
from web.playing import settle

LIMIT = 150_000  # bytes of script and style on the line; fonts, words and drawings are apart


@pytest.mark.parametrize("game", ["goat", "legends"])
def test_script_and_style_of_a_table(browser: Browser, site: Server, game: str) -> None:
    """From the landing page to the first question, with nothing kept from before."""
    context = browser.new_context(base_url=site.url, viewport=DESKTOP, service_workers="block")
    page = context.new_page()
    sizes: dict[str, int] = {}

    def note(response: Response) -> None:
        name = response.url.rsplit("/", 1)[-1].split("?")[0]
        if name.endswith((".js", ".css")):
            assert response.headers["content-encoding"] in ("br", "gzip"), name
            sizes[name] = int(response.headers["content-length"])

    page.on("response", note)
    page.goto("/")
    page.locator(f'[data-pick="{game}"]').click()
    page.locator("[data-play-now]").click()
    settle(page)
    context.close()
    assert {"app.js", "app.css", f"{game}.css"} <= set(sizes)
    assert sum(sizes.values()) <= LIMIT, sizes
