"""The example game on the page, through the generic screens: by keys, on a phone, with a secret
between two browsers."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, Request, WebSocket, expect

from examples.shelf import GAME, put_on_shelf, with_shelf
from server.serving import Server
from web.axe import found_by_axe
from web.conftest import NewPage
from web.looking import raw_keys, ready_to_look
from web.playing import (
    FACE,
    MAKE,
    PATIENCE,
    await_news,
    chooses,
    moved,
    over,
    payload,
    settle,
    take,
    the_same_options,
    up_to_date,
    version,
)
from web.test_friends import sits
from web.test_keys_only import begin

TABLE: dict[str, Any] = {"game": GAME, "options": {"dice": 1}, "sit": True}
BOT = {"kind": "bot", "level": "thrifty"}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has the game; the pages below open there."""
    shelf = tmp_path_factory.mktemp("shelf")
    put_on_shelf(shelf)
    server = Server(tmp_path_factory.mktemp("site"), None, **with_shelf(shelf))
    server.start()
    yield server
    server.stop()


def open_table(page: Page, **table: Any) -> str:
    made = str(page.evaluate(MAKE, {**TABLE, **table}))
    page.evaluate("(table) => (location.hash = `#table=${table}`)", made)
    expect(page.locator('[data-screen="generic"], [data-screen="waiting"]')).to_be_visible(
        timeout=PATIENCE
    )
    return made


def press(page: Page, now: dict[str, Any], key: str) -> None:
    """A digit for the first nine; else the arrows lead there, and Enter chooses."""
    before, options = version(page), now["decision"]["options"]
    at = options.index(key)
    if at < 9:
        page.keyboard.press(str(at + 1))
    else:
        for _ in range(at + 1):
            page.keyboard.press("ArrowDown")
        assert page.evaluate("() => document.activeElement.dataset.option") == key
        page.keyboard.press("Enter")
    moved(page, before)


@pytest.mark.extended
def test_a_whole_game_by_keys(new_page: NewPage) -> None:
    """From the landing page to the count; what is offered is what the engine offers."""
    page, luck = new_page(), Random(4)
    ready_to_look(page)
    expect(page.locator(f'[data-pick="{GAME}"]')).to_be_visible(timeout=PATIENCE)
    begin(page, GAME)
    answered, seen = "", set()
    for _ in range(400):
        now = settle(page, answered)
        if over(now):
            break
        the_same_options(page, now)
        options = now["decision"]["options"]
        seen.add(now["decision"]["prompt"]["message"])
        bold = "liar" in options and luck.random() < 0.7
        press(page, now, "liar" if bold else luck.choice(options[:9]))
        answered = now["decision"]["id"]
    assert over(now)
    assert seen == {"ask-count", "ask-face"}
    winner = now["result"]["winners"][0]
    expect(page.locator('[data-screen="scoring"]')).to_be_visible(timeout=PATIENCE)
    score = str(now["result"]["scores"][winner])
    expect(page.locator(f'[data-score="{winner}"]')).to_have_text(score)
    assert raw_keys(page) == []


@pytest.mark.extended
def test_undo_log_and_replay_by_keys(new_page: NewPage) -> None:
    page = new_page()
    table = open_table(page, seats=[{}, BOT], options={"dice": 5}, start=True)
    now = settle(page)
    own = now["view"]["players"][0]["cup"].removeprefix("roll:")
    expect(page.locator('[data-player="0"] [data-fact="cup"] dd')).to_have_text(own)
    bid = next(key for key in now["decision"]["options"] if key != "liar")
    press(page, now, bid)
    asked = settle(page, now["decision"]["id"])
    assert asked["decision"]["prompt"]["message"] == "ask-face"
    before = version(page)
    page.keyboard.press("z")
    moved(page, before)
    assert settle(page)["decision"]["options"] == now["decision"]["options"]
    page.keyboard.press("r")
    expect(page.get_by_text("This game has no rules to look up here.")).to_be_visible()
    expect(page.get_by_role("button", name="Rules")).to_have_count(0)
    page.keyboard.press("l")
    expect(page.locator("[data-telegraph]")).to_be_focused()
    expect(page.locator("[data-telegraph]")).to_contain_text(f"rolls {own}.")
    page.evaluate("(table) => (location.hash = `#replay=${table}&at=0`)", table)
    expect(page.locator('[data-screen="replay"]')).to_be_visible(timeout=PATIENCE)
    expect(page.locator('[data-player="0"] [data-fact="cup"] dd')).to_have_text(own)


@pytest.mark.extended
def test_what_the_others_did_is_told_in_panels(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, seats=[{}, BOT, BOT], options={"dice": 5}, start=True)
    answered = ""
    for _ in range(2):  # a count and a face
        now = settle(page, answered)
        press(page, now, now["decision"]["options"][0])
        answered = now["decision"]["id"]
    settle(page, answered)
    told = page.get_by_role("region", name="What the others did").locator("[data-deed]")
    assert told.count() >= 2
    line = page.locator("[data-telegraph] [data-line]").last.inner_text()
    assert told.last.inner_text().strip() in line


# ---- two browsers ----


class Ear:
    """All that came over the line to a page."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        self.answered: list[Request] = []
        page.on("websocket", self._listen)
        page.on("requestfinished", self._finished)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def _finished(self, request: Request) -> None:
        if "/api/tables/" in request.url and "words" not in request.url:
            self.answered.append(request)

    def tells(self, roll: str) -> bool:
        answers = [request.response() for request in self.answered]
        heard = [*self.frames, *(answer.text() for answer in answers if answer)]
        return any(f'"roll:{roll}"' in each for each in heard)


@pytest.mark.extended
def test_two_browsers_with_a_secret_between_them(new_page: NewPage) -> None:
    ann, ben = new_page(), new_page()
    table = open_table(ann, seats=[{}, {}], options={"dice": 5})
    ears = [Ear(ann), Ear(ben)]
    ben.evaluate("(table) => (location.hash = `#table=${table}`)", table)
    sits(ben, "Ben")
    ann.get_by_role("button", name="Start the game").click()
    pages = [ann, ben]
    for page in pages:
        up_to_date(page, lambda now: now["table"]["status"] == "playing")
        expect(page.locator('[data-screen="generic"]')).to_be_visible(timeout=PATIENCE)
    rolls = [payload(page)["view"]["players"][at]["cup"] for at, page in enumerate(pages)]
    own = [roll.removeprefix("roll:") for roll in rolls]
    assert own[0] != own[1], "the same by chance: another seed would tell them apart"
    for _ in range(4):
        page = asked(pages)
        take(page, payload(page)["decision"]["options"][0])
    for at, page in enumerate(pages):
        up_to_date(page)
        cup = page.locator(f'[data-player="{at}"] [data-fact="cup"] dd')
        expect(cup).to_have_text(own[at])
        expect(page.locator(f'[data-player="{1 - at}"] [data-fact="cup"] dd')).to_have_text("–")
        # the words on the page; in its markup a drawing's numbers may read like a roll
        assert own[1 - at] not in page.locator("body").inner_text()
        assert ears[at].tells(own[at]), "the ear hears"
        assert not ears[at].tells(own[1 - at])
    caller = asked(pages)
    while "liar" not in payload(caller)["decision"]["options"]:
        take(caller, payload(caller)["decision"]["options"][0])
        caller = asked(pages)
    take(caller, "liar")
    for page in pages:  # the cups are lifted: now both know
        log = page.locator("[data-telegraph]")
        for roll in own:
            expect(log).to_contain_text(f"shows {roll}.")


def asked(pages: list[Page]) -> Page:
    for _ in range(400):
        seen = version(pages[0])
        for page in pages:
            now = payload(page)
            if chooses(now) and now["version"] == version(page):
                return page
        await_news(pages[0], seen)
    raise AssertionError("nobody is asked")


# ---- looks ----

WIDER = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"


@pytest.mark.extended
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_it_can_be_read_touched_and_heard(new_page: NewPage, phone: bool) -> None:
    """Nothing juts out, options are large enough for a thumb, and axe finds nothing."""
    page = new_page(phone=phone)
    ready_to_look(page)
    open_table(page, seats=[{}, *[BOT] * 5], options={"dice": 5}, start=True)
    now = settle(page)
    the_same_options(page, now)
    assert found_by_axe(page) == []
    assert not page.evaluate(WIDER)
    sizes = [each.bounding_box() for each in page.locator("[data-option]").all()]
    assert min(size["height"] for size in sizes if size) >= 44
    assert raw_keys(page) == []


@pytest.mark.extended
def test_it_speaks_french_and_english_to_who_reads_portuguese(new_page: NewPage) -> None:
    for locale, name, label in (
        ("fr", "Le dé menteur", "Sous le gobelet"),
        ("pt", "Liar’s Dice", "Under the cup"),
    ):
        page = new_page(locale=locale)
        expect(page.locator(f'[data-pick="{GAME}"]')).to_contain_text(name, timeout=PATIENCE)
        open_table(page, seats=[{}, BOT], start=True)
        settle(page)
        expect(page.locator('[data-player="0"]')).to_contain_text(label)


@pytest.mark.extended
def test_friends_meet_at_its_table(new_page: NewPage, site: Server) -> None:
    """The waiting room and the options know the game by its own words."""
    page = new_page()
    page.locator(f'[data-pick="{GAME}"]').click()
    page.get_by_role("button", name="Invite friends").click()
    expect(page.get_by_role("dialog")).to_contain_text("Liar’s Dice")
    page.get_by_role("button", name="Create the table").click()
    expect(page.locator('[data-screen="waiting"]')).to_contain_text("Liar’s Dice", timeout=PATIENCE)
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator('[data-screen="generic"]')).to_be_visible(timeout=PATIENCE)
    assert json.dumps(page.evaluate(FACE, payload(page)["table"]["id"])["view"]["total"]) == "20"
