"""The sheet of the phone layout: its stops, and the tabs that it has when it is open."""

from playwright.sync_api import Locator, Page, expect

STOPS = ("peek", "half", "full")


def handle(page: Page) -> Locator:
    return page.locator("[data-handle]")


def stands(page: Page, stop: str) -> None:
    expect(page.locator("[data-stop]")).to_have_attribute("data-stop", stop)


def lift(page: Page, stop: str) -> None:
    """By keys, from its lowest stop."""
    handle(page).focus()
    page.keyboard.press("Home")
    for _ in range(STOPS.index(stop)):
        page.keyboard.press("ArrowUp")
    stands(page, stop)


def open_tab(page: Page, at: int) -> None:
    lift(page, "full")
    page.locator("nav.tabs button").nth(at).click()
