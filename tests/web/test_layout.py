"""Everything one needs is on the screen at once on a small desktop; on a phone everything is wide
enough for a finger and what is asked lies within reach of the thumb; longer words fit, too."""

import json

import pytest
from playwright.sync_api import Page, expect

from server.serving import Server
from web.conftest import NewPage
from web.looking import look, raw_keys, ready_to_look
from web.playing import PATIENCE, take
from web.scenes import SCENES
from web.screens import OTHERS, show

ALWAYS = {  # on the desktop, whole, in every state until the count
    "legends": ["[data-map]", "section.hand", ".left > *", ".right > *", "header.bar"],
    "goat": [".at-stage", ".at-town", ".at-suspects", "aside > *", "header.bar"],
}
LINES = 5


def names(*games: str) -> list[str]:
    return [name for name in SCENES if name.split("-")[0] in games]


def faults(page: Page, name: str, phone: bool) -> dict[str, list[str]]:
    """By what is wrong; empty when nothing is."""
    found = {
        "out of reach": look(page, "outOfReach", phone) if name in SCENES else [],
        "spilt": look(page, "spilt"),
        "raw": raw_keys(page),
        "marks": look(page, "looseMarks"),
    }
    scrolls = look(page, "scrolls")
    if phone:
        found["wide"] = [each for each in scrolls if each.endswith("wide")]
        found["small"] = look(page, "tooSmall")
        found["in no list"] = look(page, "unlisted")
    else:
        found["scrolls"] = scrolls
        game = name.split("-", maxsplit=1)[0]
        if name in SCENES and not name.endswith("over"):
            found["cut off"] = look(page, "notWhole", ALWAYS[game])
            found["log"] = look(page, "lastLines", LINES)
    return {kind: each for kind, each in found.items() if each}


def thumb(page: Page, name: str) -> dict[str, list[str]]:
    """Before anything is rolled."""
    over = name.endswith("over")
    return {} if over or look(page, "inThumbReach") else {"thumb": ["nothing in the lower half"]}


def tour(site: Server, page: Page, stops: list[str], phone: bool) -> None:
    ready_to_look(page)
    wrong: dict[str, dict[str, list[str]]] = {}
    for name in stops:
        show(site, page, name)
        reach = thumb(page, name) if phone and name in SCENES else {}
        found = reach | faults(page, name, phone)
        if found:
            wrong[name] = found
    assert wrong == {}, json.dumps(wrong, ensure_ascii=False, indent=1)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", ["legends", "goat"])
def test_every_state_of_a_game_in_french(
    site: Server, new_page: NewPage, game: str, phone: bool
) -> None:
    tour(site, new_page(phone, locale="fr"), names(game), phone)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_some_states_in_english(site: Server, new_page: NewPage, phone: bool) -> None:
    stops = ["legends-act", "legends-ride", "legends-shop", "legends-lay", "legends-poker"]
    tour(site, new_page(phone), [*stops, "legends-over", "goat-name", "goat-answer"], phone)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_goat_in_portuguese(site: Server, new_page: NewPage, phone: bool) -> None:
    stops = ["goat-offer", "goat-to", "goat-name", "goat-five", "goat-swindle", "goat-over"]
    tour(site, new_page(phone, locale="pt-BR"), stops, phone)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_what_lies_around_in_french(site: Server, new_page: NewPage, phone: bool) -> None:
    tour(site, new_page(phone, locale="fr"), list(OTHERS), phone)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_reveal(site: Server, new_page: NewPage, phone: bool) -> None:
    """It moves, so it is looked at while it stands there."""
    page = new_page(phone, locale="fr", reduced_motion="no-preference")
    ready_to_look(page)
    show(site, page, "goat-answer")
    take(page, "accept")
    expect(page.locator(".reveal .means")).to_be_visible(timeout=PATIENCE)
    found = {"spilt": look(page, "spilt"), "scrolls": look(page, "scrolls")}
    assert found == {"spilt": [], "scrolls": []}
