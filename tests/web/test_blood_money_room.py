"""With Blood Money there is more at the table, and all of it fits: questions and answers at every
size, cubes on their spaces."""

import pytest
from playwright.sync_api import Page

from server.serving import Server
from web.blood_money_scenes import BLOOD_MONEY
from web.conftest import NewPage
from web.screens import show
from web.test_deciding import MORE_SIZES, SIZES, Stops, decide, everything_wrong_at

pytestmark = [pytest.mark.extended, pytest.mark.usefixtures("kept_pages")]

STAGES = ["claim", "offer", "trade", "condition", "ruin", "forfeit", "outcome"]
LAID_OUT = ["several", "hideout", "restore", "fetch"]  # made of the same parts: one size each
ALL = [name for name in BLOOD_MONEY if not name.endswith("over")]


def wrong(page: Page, name: str) -> dict[str, list[str]]:
    """But that stories are told whole in the log, so that few other lines stand there."""
    found = everything_wrong_at(page, name)
    return {kind: each for kind, each in found.items() if kind != "log"}


def test_whoever_is_asked_can_decide(site: Server, new_page: NewPage) -> None:
    page = new_page(phone=True, locale="fr")
    stops: Stops = {f"legends-bm-{name}": SIZES for name in STAGES}
    stops |= {f"legends-bm-{name}": (SIZES[at % len(SIZES)],) for at, name in enumerate(LAID_OUT)}
    decide(site, page, stops, wrong)


@pytest.mark.soak("page")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_whoever_is_asked_can_decide_at_every_size(
    site: Server, new_page: NewPage, lang: str
) -> None:
    decide(site, new_page(phone=True, locale=lang), dict.fromkeys(ALL, (*SIZES, *MORE_SIZES)))


# Cubes that reach out of what they stand on, by a pixel or more.
OUTSIDE = """([cubes, around]) => [...document.querySelectorAll(cubes)].filter((each) => {
  const [cube, box] = [each, each.closest(around)].map((one) => one.getBoundingClientRect());
  return cube.top < box.top - 1 || cube.bottom > box.bottom + 1
    || cube.left < box.left - 1 || cube.right > box.right + 1;
}).length"""


def test_cubes_that_stand_together_stay_on_their_tracks(site: Server, new_page: NewPage) -> None:
    """All four at the beginning of the Story track, and without Legendary Points."""
    page = new_page()
    show(site, page, "legends-bm-fetch")
    assert page.locator(".rail .cube").count() == 4
    assert page.locator('[data-story-space="1"] .crest').count() == 4
    assert page.evaluate(OUTSIDE, [".rail .cube rect", ".rail"]) == 0
    assert page.evaluate(OUTSIDE, ["[data-story-space] .crest", "[data-story-space]"]) == 0
    top, above = (page.locator(each).bounding_box() for each in (".rail", "[data-story-space='1']"))
    assert top is not None
    assert above is not None
    assert top["y"] >= above["y"] + above["height"] - 1
