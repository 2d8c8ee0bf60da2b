"""Asking the page what is wrong with what it shows; the questions are in looks.js."""

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from catalogues import messages

LOOKS = (Path(__file__).parent / "looks.js").read_text(encoding="utf-8")
CATALOGUES = ("web", "phrases", "table", "goat", "legends")


def ready_to_look(page: Page) -> None:
    page.add_init_script(LOOKS)
    page.reload()


def look(page: Page, what: str, *args: Any) -> list[str]:
    found: list[str] = page.evaluate(f"(args) => looks.{what}(...args)", list(args))
    return found


def raw_keys(page: Page) -> list[str]:
    """Names of messages that stand where their words should."""
    return look(page, "rawKeys", known_keys())


@cache
def known_keys() -> list[str]:
    return sorted({key for name in CATALOGUES for key in messages("en", name) if "-" in key})
