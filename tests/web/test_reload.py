"""In the middle of a fight the page is loaded again, or its line is cut: nothing is missed, and
nothing that was worth watching is shown twice."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect

from server.serving import Server
from web.conftest import NewPage
from web.playing import PATIENCE, take
from web.scenes import LEGENDS, go, person, reached, sit

pytestmark = pytest.mark.usefixtures("service_worker")

# Every moment that comes on the stage from now on, by its words.
WATCH = """() => {
  window.watched = [];
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const node of change.addedNodes)
        if (node instanceof Element)
          for (const each of node.matches(".moment") ? [node] : node.querySelectorAll(".moment"))
            window.watched.push(each.className.split(" ").find((name) => WORDS.includes(name)));
  }).observe(document, { childList: true, subtree: true });
}""".replace("WORDS", '["fight", "turn", "poker", "dice", "story", "arrest", "legend", "end"]')
# What stands on the screen, without what is read out once, and without the time.
SHOWN = """() => {
  const all = document.querySelector("#app").cloneNode(true);
  for (const each of all.querySelectorAll("[aria-live], [role=status], time, svg")) each.remove();
  return all.textContent.replace(/\\s+/g, " ");
}"""
LINES = "[data-telegraph] [data-line]"


class Line:
    """The page's socket, with a pair of scissors."""

    def __init__(self, page: Page) -> None:
        self.down = False
        self.open: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/live"), self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self.down:
            socket.close(code=1001)
            return
        socket.connect_to_server()
        self.open.append(socket)

    def cut(self) -> None:
        self.down = True
        for socket in self.open:
            socket.close(code=1001)
        self.open.clear()

    def mend(self) -> None:
        self.down = False


class Fight:
    """The hero, whose page it is about, and a rival who plays from elsewhere."""

    def __init__(self, site: Server, new_page: NewPage, hero: Page) -> None:
        self.hero, self.rival = hero, new_page()
        scene = reached(LEGENDS["lay"])
        other = scene.game.view(None)["fight"]["rival"]
        people = {scene.seat: person(hero), other: person(self.rival)}
        self.site, self.table = site, sit(site, scene, people, waiting=True)
        go(hero, self.table)
        expect(hero.locator('[data-screen="fight"]')).to_be_visible(timeout=PATIENCE)

    def payload(self, page: Page) -> dict[str, Any]:
        found: dict[str, Any] = page.request.get(f"/api/tables/{self.table}").json()
        return found

    def answer(self, page: Page) -> bool:
        """From another device, over HTTP: what is asked, as quietly as possible."""
        asked = self.payload(page)["decision"]
        if not asked:
            return False
        lays = [key for key in asked["options"] if key.startswith("lay:")]
        key = lays[0] if lays else asked["options"][0]
        answer = page.request.post(
            f"/api/tables/{self.table}/choose",
            data={"decision": asked["id"], "key": key},
            headers={"Origin": self.site.url},
        )
        assert answer.ok or answer.status == 409, answer.text()  # the table gives only answers
        return True

    def to_the_end(self) -> None:
        for _ in range(200):
            if self.payload(self.hero)["view"]["fight"] is None:
                return
            if not (self.answer(self.hero) or self.answer(self.rival)):
                self.hero.wait_for_timeout(25)  # somebody else is asked
        raise AssertionError("the fight does not end")

    def up_to_date(self) -> None:
        version = self.payload(self.hero)["version"]
        self.hero.wait_for_function(
            "(version) => document.body.dataset.version === version", arg=version, timeout=PATIENCE
        )


@pytest.fixture
def hero(new_page: NewPage) -> Page:
    """With motion: there is something to be shown twice."""
    page = new_page(reduced_motion="no-preference")
    page.add_init_script(f"({WATCH})()")
    return page


def watched(page: Page) -> list[str]:
    found: list[str] = page.evaluate("() => window.watched")
    return found


def still(page: Page) -> None:
    """No moment stands there any more."""
    page.wait_for_function("() => !document.querySelector('.moment')", timeout=PATIENCE)


def the_same_as_anew(fight: Fight) -> None:
    """What the page shows is what a fresh look shows: its log has no gap and nothing double."""
    page = fight.hero
    anew = page.context.new_page()
    anew.goto(f"/#table={fight.table}")
    anew.locator(LINES).first.wait_for(timeout=PATIENCE)
    anew.locator("[data-telegraph] time").first.wait_for(timeout=PATIENCE)
    anew.wait_for_function(
        "(version) => document.body.dataset.version === version",
        arg=fight.payload(page)["version"],
        timeout=PATIENCE,
    )
    lines, fresh = (each.locator(LINES).all_inner_texts() for each in (page, anew))
    assert lines == fresh
    assert page.evaluate(SHOWN) == anew.evaluate(SHOWN)
    anew.close()


@pytest.mark.extended
def test_loaded_anew_in_mid_fight(site: Server, new_page: NewPage, hero: Page) -> None:
    hero.reload()
    fight = Fight(site, new_page, hero)
    hand = fight.payload(hero)["decision"]["options"]
    take(hero, hand[0])
    before = hero.locator(LINES).all_inner_texts()
    hero.reload()
    expect(hero.locator('[data-screen="fight"]')).to_be_visible(timeout=PATIENCE)
    fight.up_to_date()
    hero.locator("[data-telegraph] time").first.wait_for(timeout=PATIENCE)
    assert hero.locator(LINES).all_inner_texts()[-len(before) :] == before
    assert watched(hero) == []  # what is past is not shown again
    the_same_as_anew(fight)

    fight.to_the_end()
    fight.up_to_date()
    hero.wait_for_function("() => window.watched.includes('fight')", timeout=PATIENCE)
    still(hero)
    assert watched(hero).count("fight") == 1
    the_same_as_anew(fight)


@pytest.mark.extended
def test_a_cut_line_in_mid_fight(site: Server, new_page: NewPage, hero: Page) -> None:
    line = Line(hero)
    hero.reload()
    fight = Fight(site, new_page, hero)
    take(hero, fight.payload(hero)["decision"]["options"][0])
    line.cut()
    expect(hero.get_by_role("alert").first).to_be_visible(timeout=PATIENCE)
    fight.to_the_end()  # meanwhile the rival answers, and the hero from another device
    assert watched(hero) == []
    line.mend()
    fight.up_to_date()
    hero.wait_for_function("() => window.watched.includes('fight')", timeout=PATIENCE)
    still(hero)
    the_same_as_anew(fight)

    # Once more, with nothing new: nothing is shown.
    seen = watched(hero)
    assert seen.count("fight") == 1
    line.cut()
    expect(hero.get_by_role("alert").first).to_be_visible(timeout=PATIENCE)
    line.mend()
    expect(hero.get_by_role("alert")).to_have_count(0, timeout=PATIENCE)
    fight.up_to_date()
    still(hero)
    assert watched(hero) == seen
    the_same_as_anew(fight)


@pytest.mark.extended
def test_a_server_that_is_not_back_yet_is_asked_again(browser: Browser, site: Server) -> None:
    context = browser.new_context(base_url=site.url, locale="en", service_workers="block")
    page = context.new_page()
    refused: list[str] = []

    def refuse_once(route: Route) -> None:
        refused.append(route.request.url)
        route.abort() if len(refused) == 1 else route.continue_()

    page.route("**/api/words/web*", refuse_once)
    page.goto("/")
    expect(page.locator("[data-play-now]")).to_be_visible(timeout=PATIENCE)
    assert len(refused) == 2
    context.close()
