"""Several browsers at one table: each sees the others' moves, and nobody a card face down."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from server.serving import Server
from web.conftest import NewPage
from web.playing import PATIENCE, await_news, chooses, over, payload, take, up_to_date, version
from web.scenes import LEGENDS, go, person, reached, sit

LOG = "[data-telegraph] [data-line]"


def asked(*pages: Page) -> Page:
    """The first one who is asked, when they know it."""
    for _ in range(400):
        seen = version(pages[0])
        for page in pages:
            now = payload(page)
            if (chooses(now) or over(now)) and now["version"] == version(page):
                return page
        await_news(pages[0], seen)
    raise AssertionError(f"nobody is asked: {[payload(page)['view']['asked'] for page in pages]}")


def open_at(page: Page, link: str) -> None:
    """What somebody does who was sent a link: a new page with this address."""
    page.goto("about:blank")
    page.goto("/" + link[link.index("#") :])


# ---- by link ----


@pytest.mark.usefixtures("service_worker")
def test_one_invites_one_joins_one_watches(new_page: NewPage) -> None:
    ann, ben, cora = new_page(), new_page(), new_page()
    ann.locator('[data-pick="legends"]').click()
    ann.get_by_role("button", name="Invite friends").click()
    ann.get_by_role("button", name="Create the table").click()
    expect(ann.locator('[data-screen="waiting"]')).to_be_visible(timeout=PATIENCE)
    ann.get_by_role("button", name="Invite", exact=True).first.click()
    dialog = ann.get_by_role("dialog")
    expect(dialog.get_by_role("img")).to_be_visible(timeout=PATIENCE)  # the QR code
    link = dialog.get_by_role("textbox").input_value()
    ann.keyboard.press("Escape")

    open_at(ben, link)
    expect(ben.locator('[data-screen="waiting"]')).to_be_visible(timeout=PATIENCE)
    assert "seat=" not in ben.url
    ben.locator("[data-name]").fill("Ben")
    ben.locator("[data-named]").click()
    assert payload(ben)["you"] == 1
    open_at(cora, ben.url)
    expect(cora.locator('[data-screen="waiting"]')).to_be_visible(timeout=PATIENCE)
    assert payload(cora)["you"] is None
    ann.get_by_role("button", name="Start the game").click()

    for _ in range(5):
        moves(asked(ann, ben), ann, ben, cora)


def moves(mover: Page, *pages: Page) -> None:
    """They do, and it is on every screen."""
    take(mover, payload(mover)["decision"]["options"][-1])
    for _ in range(100):  # bots may move while we look from one to the next
        versions = [up_to_date(page)["version"] for page in pages]
        turns = [page.locator("[data-telegraph] h3 > span").all_inner_texts() for page in pages]
        if versions == [version(page) for page in pages]:
            break
    assert turns[0] == turns[1] == turns[2]


# ---- a fight ----


class Duel:
    """Two who fight and one who watches; the hero is asked which card they lay face down."""

    def __init__(self, site: Server, new_page: NewPage) -> None:
        self.hero, self.rival, self.watcher = new_page(), new_page(), new_page()
        scene = reached(LEGENDS["lay"])
        other = scene.game.view(None)["fight"]["rival"]
        people = {scene.seat: person(self.hero), other: person(self.rival)}
        self.table = sit(site, scene, people, waiting=True)
        for page in self.pages:
            go(page, self.table)
            expect(page.locator('[data-screen="fight"]')).to_be_visible(timeout=PATIENCE)
        self.hand: list[str] = scene.game.view(scene.seat)["players"][scene.seat]["hand"]

    @property
    def pages(self) -> tuple[Page, Page, Page]:
        return self.hero, self.rival, self.watcher

    def words(self) -> dict[str, Any]:
        path = f"/api/tables/{self.table}/words"
        found: dict[str, Any] = self.hero.request.get(path).json()
        return found


@pytest.mark.extended
def test_a_card_face_down_shows_nowhere_until_the_reveal(site: Server, new_page: NewPage) -> None:
    duel, twin = Duel(site, new_page), Duel(site, new_page)
    words = duel.words()
    names = [words["names"][f"card:{card}"] for card in duel.hand]
    hidden = duel.hand[-1]
    nowhere(duel, names)
    for each, card in ((duel, hidden), (twin, twin.hand[0])):
        take(each.hero, f"lay:{card}")
        for page in each.pages:
            up_to_date(page)
        nowhere(each, names)

    # Whichever card lies there, the others' screens are the same to the last letter.
    screens, others = screens_of(duel), screens_of(twin)
    assert screens[0] != others[0]
    assert screens[1:] == others[1:]

    answers = payload(duel.rival)["decision"]["options"]
    answer = next(key.removeprefix("lay:") for key in answers if key.startswith("lay:"))
    take(duel.rival, f"lay:{answer}")
    for page in duel.pages:
        stage = page.locator('[data-screen="fight"]')
        for card in (hidden, answer):
            title = words["things"]["card"][card]["title"]
            expect(stage).to_contain_text(title, timeout=PATIENCE)


def nowhere(duel: Duel, names: list[str]) -> None:
    """On the others' screens: no word, no attribute."""
    for page in (duel.rival, duel.watcher):
        shown = page.evaluate("() => document.documentElement.outerHTML")
        assert not [each for each in (*duel.hand, *names) if each in shown]


def screens_of(duel: Duel) -> list[str]:
    """Without what differs between two tables anyway."""
    screens = []
    for page in duel.pages:
        expect(page.locator(LOG).last).to_contain_text("face down")
        page.locator("[data-telegraph] time").first.wait_for()
        shown = str(page.evaluate("() => document.body.outerHTML")).replace(duel.table, "TABLE")
        shown = re.sub(r'data-version="\w*"', "", shown)
        screens.append(re.sub(r"(<time.*?>).*?</time>", r"\1", shown))
    return screens
