"""Everything one needs is on the screen at once on a small desktop; on a phone everything is wide
enough for a finger and what is asked lies within reach of the thumb; longer words fit, too."""

import json

import pytest
from playwright.sync_api import Page, expect

from server.serving import Server
from web.conftest import NewPage
from web.looking import faults, look, ready_to_look
from web.playing import PATIENCE, take
from web.scenes import SCENES
from web.screens import OTHERS, show

ENDS = ["legends-over", "goat-over"]  # nobody is asked any more: test_deciding leaves them out


def names(*games: str) -> list[str]:
    return [name for name in SCENES if name.split("-")[0] in games]


def rolled_to(page: Page) -> dict[str, list[str]]:
    away = look(page, "outOfReach", True)
    return {"out of reach": away} if away else {}


def tour(site: Server, page: Page, stops: list[str], phone: bool) -> None:
    ready_to_look(page)
    wrong: dict[str, dict[str, list[str]]] = {}
    for name in stops:
        show(site, page, name)
        found = faults(page, name, phone)
        if phone and name in SCENES:  # last, for it rolls
            found |= rolled_to(page)
        if found:
            wrong[name] = found
    assert wrong == {}, json.dumps(wrong, ensure_ascii=False, indent=1)


@pytest.mark.extended
@pytest.mark.soak("page")
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", ["legends", "goat"])
def test_every_state_of_a_game_in_french(
    site: Server, new_page: NewPage, game: str, phone: bool
) -> None:
    tour(site, new_page(phone, locale="fr"), names(game), phone)


@pytest.mark.extended
@pytest.mark.soak("page")
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_some_states_in_english(site: Server, new_page: NewPage, phone: bool) -> None:
    stops = ["legends-act", "legends-ride", "legends-shop", "legends-lay", "legends-poker"]
    tour(site, new_page(phone), [*stops, "legends-over", "goat-name", "goat-answer"], phone)


@pytest.mark.extended
def test_the_end_of_a_game_in_english(site: Server, new_page: NewPage) -> None:
    """Each of the ways on from there is whole."""
    tour(site, new_page(), ENDS, False)


@pytest.mark.extended
@pytest.mark.soak("page")
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_goat_in_portuguese(site: Server, new_page: NewPage, phone: bool) -> None:
    stops = ["goat-offer", "goat-to", "goat-name", "goat-five", "goat-swindle", "goat-over"]
    tour(site, new_page(phone, locale="pt-BR"), stops, phone)


AROUND = [*OTHERS, *ENDS]
# Of what both games have, one game's on the desktop and the other's on the phone.
ON_DESKTOP, ON_PHONE = AROUND[0::2], ["home", *AROUND[1::2]]


@pytest.mark.extended
@pytest.mark.parametrize(("phone", "stops"), [
    pytest.param(False, ON_DESKTOP, id="desktop"),
    pytest.param(True, ON_PHONE, id="phone"),
    pytest.param(False, AROUND, id="desktop-all", marks=pytest.mark.soak("page")),
    pytest.param(True, AROUND, id="phone-all", marks=pytest.mark.soak("page")),
])  # fmt: skip
def test_what_lies_around_in_french(
    site: Server, new_page: NewPage, phone: bool, stops: list[str]
) -> None:
    tour(site, new_page(phone, locale="fr"), stops, phone)


@pytest.mark.parametrize("phone", [
    pytest.param(False, id="desktop", marks=pytest.mark.extended), pytest.param(True, id="phone"),
])  # fmt: skip
def test_the_reveal(site: Server, new_page: NewPage, phone: bool) -> None:
    """It moves, so it is looked at while it stands there."""
    page = new_page(phone, locale="fr", reduced_motion="no-preference")
    ready_to_look(page)
    show(site, page, "goat-answer")
    take(page, "accept")
    expect(page.locator(".reveal .means")).to_be_visible(timeout=PATIENCE)
    found = {"spilt": look(page, "spilt"), "scrolls": look(page, "scrolls")}
    assert found == {"spilt": [], "scrolls": []}
