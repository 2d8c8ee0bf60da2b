"""What axe finds on every screen, in light and in dark: nothing that is more than minor."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page

from server.serving import Server
from web.ante_up_scenes import ANTE_UP
from web.axe import found_by_axe
from web.blood_money_scenes import BLOOD_MONEY
from web.conftest import NewPage
from web.screens import show

STOPS = [
    "home", "options-legends", "waiting", "settings", "keys", "curtain",
    "legends-character", "legends-act", "legends-shop", "legends-react", "legends-poker",
    "legends-over", "replay-legends", "rules-legends", "talk",
    "options-ante-up", "waiting-ante-up", "rules-ante-up", *ANTE_UP, *BLOOD_MONEY,
    "options-blood-money", "waiting-blood-money", "rules-blood-money",
    "goat-name", "goat-answer", "goat-swindle", "goat-over", "replay-goat", "rules-goat",
    "echo-legends", "echo-goat", "review-legends", "review-goat", "past", "saved",
]  # fmt: skip
ON_PHONES = [
    "home", "options-goat", "waiting", "settings", "legends-ride", "legends-lay", "legends-over",
    "goat-answer", "goat-over", "replay-legends", "options-ante-up", *ANTE_UP, *BLOOD_MONEY,
    "echo-legends", "review-goat", "past", "saved",
]  # fmt: skip
# One of each kind; the others are made of the same parts.
FEW = [
    "home", "waiting", "settings", "legends-act", "legends-react", "goat-over", "options-ante-up",
    "legends-up-explore", "legends-up-faro", "legends-up-event",
    "legends-bm-act", "legends-bm-ruin", "legends-bm-over", "echo-legends", "replay-goat", "saved",
    "rules-legends", "replay-legends", "legends-up-train", "legends-bm-trade", "echo-goat",
]  # fmt: skip
FEW_ON_PHONES = [
    "options-goat", "legends-lay", "goat-answer", "rules-ante-up", "legends-up-shop",
    "legends-bm-offer", "past",
]  # fmt: skip


def findings(site: Server, page: Page, stops: list[str]) -> dict[str, Any]:
    found = {}
    for name in stops:
        show(site, page, name)
        if wrong := found_by_axe(page):
            found[name] = wrong
    return found


REPEATED = pytest.mark.soak("page")


@pytest.mark.slow
@pytest.mark.parametrize(("phone", "theme", "stops"), [
    pytest.param(False, "light", FEW, id="desktop"),
    pytest.param(True, "dark", FEW_ON_PHONES, id="phone"),
    pytest.param(False, "light", STOPS, id="desktop-light", marks=REPEATED),
    pytest.param(True, "dark", ON_PHONES, id="phone-dark", marks=REPEATED),
    pytest.param(False, "dark", STOPS, id="desktop-dark", marks=REPEATED),
    pytest.param(True, "light", ON_PHONES, id="phone-light", marks=REPEATED),
])  # fmt: skip
def test_nothing_more_than_minor(
    site: Server, new_page: NewPage, phone: bool, theme: str, stops: list[str]
) -> None:
    page = new_page(phone, color_scheme=theme)
    found = findings(site, page, stops)
    assert found == {}, json.dumps(found, indent=1)
