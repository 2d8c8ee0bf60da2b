"""No text at the Goat's table is cut off, in any of its languages."""

import pytest

from server.serving import Server
from web.conftest import NewPage
from web.playing import settle
from web.scenes import GOAT, at
from web.test_deciding import Sizes, from_here, resize

pytestmark = [pytest.mark.extended, pytest.mark.usefixtures("kept_pages")]

SIZES: Sizes = ((1280, 720), (390, 844))
# Elements with a text of their own that hide a part of it; those for screen readers hide all.
CUT = """() => {
  const text = (node) => node.nodeType === Node.TEXT_NODE && node.data.trim();
  const own = (each) => [...each.childNodes].some(text);
  const cut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
    scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 3;
  const unseen = (each) => getComputedStyle(each).clipPath !== "none" || each.clientWidth <= 1;
  const hides = (each) => ["hidden", "clip"].includes(getComputedStyle(each).overflowX);
  return [...document.querySelectorAll(".screen *")]
    .filter((each) => each.checkVisibility() && own(each) && hides(each))
    .filter((each) => !unseen(each) && !unseen(each.parentElement))
    .filter(cut)
    .map((each) => each.innerText);
}"""


@pytest.mark.parametrize("locale", ["en", "fr", "pt-BR"])
def test_no_text_is_cut_off(site: Server, new_page: NewPage, locale: str) -> None:
    page = new_page(locale=locale)
    for moment in ("offer", "to", "name", "answer"):
        at(site, page, GOAT[moment], waiting=True)
        settle(page)
        for size in from_here(page, SIZES):
            resize(page, size)
            assert page.evaluate(CUT) == [], (moment, size)
