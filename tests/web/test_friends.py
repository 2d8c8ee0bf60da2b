"""Friends who come with fresh browsers: by the table's link, a seat's link, the code or the QR."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from web.conftest import NewPage
from web.playing import MAKE, PATIENCE, face, table_of, up_to_date

GAMES = {"goat": {}, "legends": {"options": {"length": 15}}}


def hosts(page: Page, game: str, **more: object) -> str:
    """A table with two free seats, and its host in the waiting room."""
    options = {"game": game, "seats": [{}] * 3, **GAMES[game], **more}
    table = str(page.evaluate(MAKE, options))
    page.goto(f"/#table={table}")
    waits(page)
    return table


def waits(page: Page) -> None:
    expect(page.locator('[data-screen="waiting"]')).to_be_visible(timeout=PATIENCE)


def starts(page: Page) -> None:
    page.get_by_role("button", name="Start the game").click()


def shown_seat(page: Page) -> int | None:
    """Where the page thinks it sits: not what the API says to its cookie."""
    found: int | None = page.evaluate(
        "() => { const at = document.body.dataset.you; return at ? Number(at) : null; }"
    )
    return found


def by_link(page: Page, table: str) -> None:
    page.goto("about:blank")
    page.goto(f"/#table={table}")


def by_code(page: Page, table: str) -> None:
    page.goto("/")
    field = page.get_by_role("textbox", name="Table code or link")
    field.fill(table)
    field.press("Enter")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("comes", [by_link, by_code])
def test_who_sits_with_a_fresh_browser_plays(
    new_page: NewPage, game: str, comes: Callable[[Page, str], None]
) -> None:
    ann, ben = new_page(), new_page()
    table = hosts(ann, game)
    ben.context.clear_cookies()
    comes(ben, table)
    waits(ben)
    ben.get_by_role("button", name="Sit here").first.click()
    expect(ann.locator("body")).to_have_attribute("data-you", "0")
    expect(ben.locator("body")).to_have_attribute("data-you", "1", timeout=PATIENCE)
    starts(ann)
    up_to_date(ben, lambda now: now["table"]["status"] == "playing")
    assert shown_seat(ben) == face(ben)["you"] == 1
    assert table_of(ben) == table
