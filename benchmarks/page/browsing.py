"""Visitors of a page: fresh profiles in one browser."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, StorageState, ViewportSize

CHROMIUM = "/usr/bin/chromium"
LAPTOP: ViewportSize = {"width": 1280, "height": 720}
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = 60_000
# What others do takes no time, and nobody's first games are explained.
NO_WAITING = """if (location.origin !== "null") {
  localStorage["tumbleweed-prefs"] ??= '{"pace": 0}';
  localStorage["tumbleweed-newcomer"] ??= '{"off": true}';
}"""


@contextmanager
def entered(
    browser: Browser,
    url: str,
    size: ViewportSize = LAPTOP,
    storage: StorageState | None = None,
) -> Iterator[Page]:
    """A fresh profile, without a cache; `storage`: with the cookies and settings of another."""
    touch: dict[str, Any] = {"has_touch": True, "is_mobile": True} if size == PHONE else {}
    context = browser.new_context(
        base_url=url,
        viewport=size,
        reduced_motion="reduce",
        service_workers="block",
        storage_state=storage,
        locale="en",
        **touch,
    )
    try:
        yield context.new_page()
    finally:
        context.close()


def begin(page: Page, game: str) -> None:
    page.goto("/")
    page.locator(f'[data-pick="{game}"]').click()
    page.locator("[data-play-now]").click()
    page.locator("[data-option]").first.wait_for(state="attached", timeout=PATIENCE)
