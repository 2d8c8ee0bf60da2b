"""The map of a table: what of it is seen."""

from collections.abc import Callable

from playwright.sync_api import Page

from web.playing import PATIENCE

SEEN = """() => document.querySelector(".map .stage svg[viewBox]").getAttribute("viewBox")"""
FRAMES = """() => Object.fromEntries([...document.querySelectorAll("[data-frame]")].map(
  (each) => [each.dataset.frame, each.getAttribute("viewBox")]))"""
LAID = """() => document.querySelectorAll(".map .stage [data-board] [data-space]").length > 100"""


def laid(page: Page) -> Page:
    page.wait_for_function(LAID, timeout=PATIENCE)
    return page


def seen(page: Page) -> list[float]:
    return [float(part) for part in page.evaluate(SEEN).split()]


def frame(page: Page, name: str) -> list[float]:
    return [float(part) for part in page.evaluate(FRAMES)[name].split()]


def soon(page: Page, holds: Callable[[Page, str], bool], name: str) -> bool:
    for _ in range(100):
        if holds(page, name):
            return True
        page.wait_for_timeout(20)
    return False


def shows(page: Page, name: str) -> bool:
    """All of the frame, and little besides."""
    return soon(page, _shows, name)


def _shows(page: Page, name: str) -> bool:
    (x, y, w, h), (fx, fy, fw, fh) = seen(page), frame(page, name)
    whole = x <= fx + 1 and y <= fy + 1 and x + w >= fx + fw - 1 and y + h >= fy + fh - 1
    return whole and (w <= fw + 2 or h <= fh + 2)


def alone(page: Page, name: str) -> bool:
    """Some of the frame, and nothing besides."""
    return soon(page, _alone, name)


def _alone(page: Page, name: str) -> bool:
    (x, y, w, h), (fx, fy, fw, fh) = seen(page), frame(page, name)
    return x >= fx - 1 and y >= fy - 1 and x + w <= fx + fw + 1 and y + h <= fy + fh + 1
