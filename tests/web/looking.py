"""Asking the page what is wrong with what it shows; the questions are in looks.js."""

import re
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from catalogues import messages
from web.ante_up_scenes import ANTE_UP
from web.blood_money_scenes import BLOOD_MONEY
from web.scenes import SCENES

LOOKS = (Path(__file__).parent / "looks.js").read_text(encoding="utf-8")
CATALOGUES = (
    "web",
    "phrases",
    "table",
    "goat",
    "legends",
    "legends+ante-up",
    "legends+blood-money",
    "echo",
    "goat+echo",
    "legends+echo",
    "review",
    "goat+review",
    "legends+review",
    "personas",
    "goat+personas",
    "goat+hints",
    "legends+personas",
    "legends+hints",
)
ALWAYS = {  # on the desktop, whole, in every state until the count
    "legends": ["[data-map]", "section.hand", ".left > *", ".right > *", "header.bar"],
    "goat": [".at-stage", ".at-town", ".at-suspects", "aside > *", "header.bar"],
}
MADE = re.compile(r"(?:home|around|legends|goat|refused|ask|phrase)-[a-z0-9-]+")
LINES = 5  # of the log, on the desktop


def ready_to_look(page: Page) -> None:
    """Now and after every visit, if it is not already."""
    if not page.evaluate("() => 'looks' in window"):
        page.add_init_script(LOOKS)
        page.evaluate(LOOKS)


def look(page: Page, what: str, *args: Any) -> list[str]:
    found: list[str] = page.evaluate(f"(args) => looks.{what}(...args)", list(args))
    return found


def raw_keys(page: Page) -> list[str]:
    """Names of messages that stand where their words should."""
    words = look(page, "hyphenated")
    return [word for word in words if MADE.fullmatch(word) or word in known_keys()]


@cache
def known_keys() -> frozenset[str]:
    return frozenset(key for name in CATALOGUES for key in messages("en", name))


def faults(page: Page, name: str, phone: bool) -> dict[str, list[str]]:
    """What is wrong with the words and the places of things; empty when nothing is."""
    found = {"spilt": look(page, "spilt"), "raw": raw_keys(page), "marks": look(page, "looseMarks")}
    found["cut sideways"] = look(page, "cutSideways")
    scrolls = look(page, "scrolls")
    if phone:
        found["wide"] = [each for each in scrolls if each.endswith("wide")]
        found["small"] = look(page, "tooSmall")
        found["in no list"] = look(page, "unlisted")
        found["thumb"] = _beyond_the_thumb(page, name)
    else:
        found["scrolls"] = scrolls
        found |= _away_from_the_desktop(page, name)
    return {kind: each for kind, each in found.items() if each}


def _asked(name: str) -> bool:
    return name in (SCENES | ANTE_UP | BLOOD_MONEY) and not name.endswith("over")


def _beyond_the_thumb(page: Page, name: str) -> list[str]:
    reached = not _asked(name) or look(page, "inThumbReach")
    return [] if reached else ["nothing in the lower half"]


def _away_from_the_desktop(page: Page, name: str) -> dict[str, list[str]]:
    if not _asked(name):
        return {}
    return {
        "out of reach": look(page, "outOfReach", False),
        "cut off": look(page, "notWhole", ALWAYS[name.split("-", maxsplit=1)[0]]),
        "log": look(page, "lastLines", LINES),
    }
