"""What Blood Money lays on the map: flags of deeds, ruins, the Trader's cart, map tokens."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from server.serving import Server
from tumbleweed.core.game import Game
from web.axe import found_by_axe
from web.blood_money_scenes import BLOOD_MONEY
from web.blood_money_scenes import BOTH as MODULES
from web.conftest import NewPage
from web.framing import laid
from web.playing import play_on, settle, take
from web.scenes import Kind, Wanted, at, keys, prompt
from web.test_boards import MARKED

pytestmark = pytest.mark.usefixtures("kept_pages")

DEEDS = 17
LIKES = ("claim-deed", "ride", "trail", "work")


def _acting(game: Game, seat: int) -> dict[str, Any]:
    """The module's part of the view in the middle of a turn."""
    blood: dict[str, Any] = game.view(seat)["blood"] if prompt(game, seat) == "ask-act" else {}
    return blood


def _owned(game: Game, seat: int) -> bool:
    blood = _acting(game, seat)
    return bool(blood) and bool(blood["property"]["deeds"])


def _ruined(game: Game, seat: int) -> bool:
    return bool(_acting(game, seat).get("ruins"))


def _maps(game: Game, seat: int) -> bool:
    blood = _acting(game, seat)
    return bool(blood) and bool(blood["map_tokens"]["spaces"])


def _asks(verb: str, least: int = 2) -> Wanted:
    def wanted(game: Game, seat: int) -> bool:
        return len([key for key in keys(game, seat) if key.startswith(f"{verb}:")]) >= least

    return wanted


def _kind(wanted: Wanted, seed: int = 0) -> Kind:
    return Kind("legends", wanted, likes=LIKES, options=MODULES, seed=seed)


OWNED, RUINED, MAPS = _kind(_owned), _kind(_ruined, 6), _kind(_maps, 5)
LAYS, REPAIRS = _kind(_asks("lay-map"), 7), _kind(_asks("repair", 1), 6)
RUINS, RESTORES, SPAWNS, FETCHES = (
    BLOOD_MONEY[f"legends-bm-{name}"] for name in ("ruin", "restore", "hideout", "fetch")
)
ON_OFFER = {
    "repair": REPAIRS,
    "lay-map": LAYS,
    "ruin": RUINS,
    "restore": RESTORES,
    "hideout": SPAWNS,
    "fetch": FETCHES,
}


def shown(page: Page, name: str) -> list[str]:
    """What the map has with this mark."""
    found = page.locator(f".map [data-{name}]")
    return sorted(found.evaluate_all(f'(all) => all.map((e) => e.getAttribute("data-{name}"))'))


def told(page: Page, space: str) -> str:
    return page.locator(f'.map [data-space="{space}"]').get_attribute("aria-label") or ""


def blood(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = settle(page)["view"]["blood"]
    return found


def standing(site: Server, page: Page, kind: Kind) -> dict[str, Any]:
    """At the table, with the module's pieces on the map."""
    at(site, page, kind, waiting=True)
    laid(page)
    expect(page.locator("[data-cart]")).to_be_attached()
    return blood(page)


@pytest.mark.extended
def test_flags_stand_at_every_place_in_the_colour_of_its_owner(
    site: Server, new_page: NewPage
) -> None:
    page = new_page()
    sold, *more = standing(site, page, OWNED)["property"]["deeds"]
    owners = {each["place"]: str(each["owner"]) for each in (sold, *more)}
    assert len(shown(page, "flag")) == DEEDS
    for place in shown(page, "flag"):
        flag = page.locator(f'[data-flag="{place}"]')
        owner = owners.get(place, "")
        expect(flag).to_have_attribute("data-owner", owner)
        assert flag.locator(f".seat-{owner}").count() == (1 if owner else 0)
    drawn = page.locator(f'[data-place="{sold["place"]}"]')
    for space in (drawn.get_attribute("data-spaces") or "").split():
        assert re.search(r"The deed .+ belongs to \w+", told(page, space)), told(page, space)
    assert "For sale: the deed Red Falls Cabaret, $" in told(page, "red-falls-cabaret")


@pytest.mark.extended
def test_a_ruin_lies_over_its_place_and_is_told(site: Server, new_page: NewPage) -> None:
    page = new_page()
    ruins = standing(site, page, RUINED)["ruins"]
    assert shown(page, "ruin") == sorted(ruins)
    for place in ruins:
        anchor = page.locator(f'[data-place="{place}"]')
        for space in (anchor.get_attribute("data-spaces") or "").split():
            assert "In ruins: " in told(page, space)


@pytest.mark.extended
def test_map_tokens_lie_face_down(site: Server, new_page: NewPage) -> None:
    page = new_page()
    spaces = standing(site, page, MAPS)["map_tokens"]["spaces"]
    expect(page.locator("[data-map-token]")).to_have_count(len(spaces))
    assert all("A map token lies here, face down." in told(page, space) for space in spaces)
    html = page.locator(".map").inner_html()
    assert not re.search(r"map-(o|x|danger)\b", html)


@pytest.mark.extended
def test_the_cart_and_its_region(site: Server, new_page: NewPage) -> None:
    page = new_page()
    trader = standing(site, page, MAPS)["property"]["trader"]
    assert shown(page, "cart") == [trader["cart"]]
    assert shown(page, "traded") == [trader["region"]]
    assert "The Traveling Trader’s cart stands here" in told(page, trader["cart"])
    labels = page.locator('.map [data-space][aria-label*="trades in this region"]').count()
    assert labels > 2


@pytest.mark.extended
def test_in_french_on_a_phone(site: Server, new_page: NewPage) -> None:
    page = new_page(phone=True, locale="fr")
    standing(site, page, OWNED)
    assert len(shown(page, "flag")) == DEEDS
    assert re.search(r"À vendre\s: le titre .+\s\$", told(page, "red-falls-cabaret"))
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.extended
@pytest.mark.parametrize("kind", ON_OFFER.values(), ids=ON_OFFER)
def test_places_and_spaces_on_offer_are_marked(site: Server, new_page: NewPage, kind: Kind) -> None:
    page = new_page()
    at(site, page, kind, waiting=True)
    laid(page)
    marks_are_options(page, settle(page))


@pytest.mark.extended
def test_the_marks_are_the_options_in_a_stretch_of_a_game(site: Server, new_page: NewPage) -> None:
    page = new_page()
    at(site, page, REPAIRS, waiting=False)
    laid(page)
    play_on(page, Random(3), marks_are_options, most=12)


NAMED = """(options) => {
  const all = (name) => new Set([...document.querySelectorAll(`[data-${name}]`)].map(
    ({ dataset }) => dataset[name]));
  const [spaces, places] = [all("space"), all("place")];
  const thing = (key) => key.slice(key.indexOf(":") + 1);
  return options.filter((key) => spaces.has(thing(key)) || spaces.has(thing(key).split(".")[1])
    || (/^(ruin|repair):/.test(key) && places.has(thing(key))));
}"""


def marks_are_options(page: Page, now: dict[str, Any]) -> None:
    offered = set(page.evaluate(NAMED, now["decision"]["options"]))
    for _ in range(100):
        marked = set(page.evaluate(MARKED))
        if marked == offered:
            break
        page.wait_for_timeout(20)
    assert marked == offered, now["decision"]["prompt"]


@pytest.mark.extended
def test_a_place_is_chosen_on_the_map(site: Server, new_page: NewPage) -> None:
    page = new_page()
    at(site, page, LAYS, waiting=True)
    laid(page)
    now = settle(page)
    key = now["decision"]["options"][0]
    take(page, key)
    assert key.partition(":")[2] in blood(page)["map_tokens"]["spaces"]


CURVES = """() => [...document.querySelectorAll(".m-region textPath")].map((each) => {
  const curve = document.querySelector(each.getAttribute("href"));
  return [each.textContent, each.getComputedTextLength(), curve.getTotalLength()];
})"""


@pytest.mark.extended
def test_the_names_of_regions_fit_their_curves(site: Server, new_page: NewPage) -> None:
    """What is longer would be cut off."""
    page = new_page(phone=True, locale="fr")
    standing(site, page, FETCHES)
    names = page.evaluate(CURVES)
    assert "Frontière de Buzzard Gulch" in [name for name, *_ in names]
    assert [name for name, words, curve in names if words > curve] == []


@pytest.mark.extended
@pytest.mark.parametrize("theme", ["dark", pytest.param("light", marks=pytest.mark.soak("page"))])
def test_axe_finds_nothing(site: Server, new_page: NewPage, theme: str) -> None:
    page = new_page(color_scheme=theme)
    standing(site, page, OWNED)
    assert found_by_axe(page) == []


@pytest.mark.extended
def test_other_tables_load_nothing_of_it(site: Server, new_page: NewPage) -> None:
    page = new_page(kept=False)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    at(
        site,
        page,
        Kind("legends", _maps_of_ante_up, options={"modules": ["ante-up"]}),
        waiting=True,
    )
    laid(page)
    settle(page)
    assert not [url for url in asked if "blood-money" in url]
    expect(page.locator("[data-place], [data-cart]")).to_have_count(0)


def _maps_of_ante_up(game: Game, seat: int) -> bool:
    return prompt(game, seat) == "ask-act"
