"""Friends who come with fresh browsers: by the table's link, a seat's link, the code or the QR."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from web.conftest import NewPage
from web.playing import MAKE, PATIENCE, payload, table_of, up_to_date
from web.test_two_browsers import open_at

pytestmark = pytest.mark.usefixtures("service_worker")

REPEATED = pytest.mark.soak("page")  # what another game, language or size shows once more
BY_TURNS = {"seconds": 604_800}
GAMES = {"goat": {}, "legends": {"options": {"length": 15}}}


def hosts(page: Page, game: str, **more: object) -> str:
    """A table with two free seats, and its host in the waiting room."""
    options = {"game": game, "seats": [{}] * 3, **GAMES[game], **more}
    table = str(page.evaluate(MAKE, options))
    page.goto(f"/#table={table}")
    waits(page)
    return table


def waits(page: Page) -> None:
    expect(page.locator('[data-screen="waiting"]')).to_be_visible(timeout=PATIENCE)


def starts(page: Page) -> None:
    page.get_by_role("button", name="Start the game").click()


def by_link(page: Page, table: str) -> None:
    page.goto("about:blank")
    page.goto(f"/#table={table}")


def by_code(page: Page, table: str) -> None:
    page.goto("/")
    field = page.get_by_role("textbox", name="Table code or link")
    field.fill(table)
    field.press("Enter")


def sits(page: Page, name: str) -> None:
    """On the first free seat; who sits down says their name."""
    page.get_by_role("button", name="Sit here").first.click()
    named(page, name)


def named(page: Page, name: str) -> None:
    page.locator("[data-name]").fill(name)
    page.locator("[data-named]").click()
    expect(page.get_by_role("dialog")).to_have_count(0, timeout=PATIENCE)


def is_shown_as(page: Page, seat: int | None) -> None:
    """Where the page thinks it sits, not what the API says to its cookie."""
    wanted = "" if seat is None else str(seat)
    expect(page.locator("body")).to_have_attribute("data-you", wanted, timeout=PATIENCE)


def names(page: Page) -> list[str]:
    return [seat["name"] for seat in payload(page)["table"]["seats"]]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "comes", "clock"),
    [
        pytest.param("goat", by_link, None, marks=REPEATED),
        ("legends", by_link, BY_TURNS),
        pytest.param("legends", by_code, None, marks=REPEATED),
        ("goat", by_code, BY_TURNS),
    ],
)
def test_who_sits_with_a_fresh_browser_plays(
    new_page: NewPage, game: str, comes: Callable[[Page, str], None], clock: object
) -> None:
    ann, ben = new_page(), new_page()
    table = hosts(ann, game, clock=clock)
    comes(ben, table)
    waits(ben)
    is_shown_as(ben, None)
    sits(ben, "Ben")
    is_shown_as(ben, 1)
    expect(ann.locator("b", has_text="Ben")).to_be_visible(timeout=PATIENCE)
    expect(ann.get_by_text("here", exact=True)).to_be_visible(timeout=PATIENCE)
    starts(ann)
    up_to_date(ben, lambda now: now["table"]["status"] == "playing")
    is_shown_as(ben, 1)
    assert names(ann)[1] == "Ben"
    assert payload(ben)["you"] == 1


def seat_link(page: Page, seat: int) -> str:
    path = f"/api/tables/{table_of(page)}/seats/{seat}/links"
    return str(page.evaluate(POST, [path, {}])["url"])


POST = """async ([path, body]) => {
  const headers = { "Content-Type": "application/json" };
  return (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
}"""


@pytest.mark.extended
@pytest.mark.parametrize("game", ["goat", pytest.param("legends", marks=REPEATED)])
def test_a_seats_link_before_and_after_the_start(new_page: NewPage, game: str) -> None:
    """Before, it is taken; after, those who play decide, and say no or yes."""
    ann, ben, cora = new_page(), new_page(), new_page()
    hosts(ann, game)
    first, late = seat_link(ann, 1), seat_link(ann, 2)
    open_at(ben, first)
    waits(ben)
    named(ben, "Ben")
    is_shown_as(ben, 1)
    starts(ann)
    up_to_date(ben, lambda now: now["table"]["status"] == "playing")
    open_at(cora, late)
    named(cora, "Cora")
    is_shown_as(cora, None)
    ann.locator('[data-agree="2"]').click()
    is_shown_as(cora, None)
    ben.locator('[data-agree="2"]').click()
    is_shown_as(cora, 2)
    assert payload(cora)["you"] == 2
    assert payload(ann)["table"]["seats"][2]["kind"] == "human"


@pytest.mark.extended
def test_one_alone_lets_nobody_into_a_seat_in_play(new_page: NewPage) -> None:
    ann, spy = new_page(), new_page()
    hosts(ann, "goat")
    link = seat_link(ann, 1)
    starts(ann)
    up_to_date(ann, lambda now: now["table"]["status"] == "playing")
    open_at(spy, link)
    expect(spy.get_by_text("at least two players agree")).to_be_visible(timeout=PATIENCE)
    is_shown_as(spy, None)  # they watch


# ---- leaving ----


def menu(page: Page, name: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=name).click()


@pytest.mark.extended
@pytest.mark.parametrize(
    ("game", "phone"), [("goat", True), pytest.param("legends", False, marks=REPEATED)]
)
def test_who_leaves_is_asked_and_the_others_are_told(
    new_page: NewPage, game: str, phone: bool
) -> None:
    ann, ben = new_page(phone), new_page(phone)
    table = hosts(ann, game)
    by_link(ben, table)
    waits(ben)
    sits(ben, "Ben")
    starts(ann)
    up_to_date(ben, lambda now: now["table"]["status"] == "playing")
    menu(ben, "Leave the table")
    dialog = ben.get_by_role("dialog")
    expect(dialog).to_contain_text("A bot will play on for you")
    ben.keyboard.press("Escape")
    assert "left" not in payload(ann)["table"]["seats"][1]
    menu(ben, "Leave the table")
    ben.locator("[data-leave]").click()
    expect(ben.locator('[data-pick="goat"]')).to_be_visible(timeout=PATIENCE)
    expect(ann.get_by_text("Ben has left the table.").first).to_be_visible(timeout=PATIENCE)
    expect(ann.locator('[data-state="left"]').first).to_be_visible(timeout=PATIENCE)

    by_link(ben, table)
    expect(ben.get_by_text("You have left. A bot plays for you.")).to_be_visible(timeout=PATIENCE)
    ben.locator("[data-back]").click()
    expect(ann.locator('[data-state="left"]')).to_have_count(0, timeout=PATIENCE)


# ---- on a small phone ----


@pytest.mark.extended
@pytest.mark.parametrize(("height", "lang"), [
    (664, "fr"),
    *(pytest.param(*each, marks=REPEATED) for each in ((844, "en"), (844, "fr"), (664, "en"))),
])  # fmt: skip
def test_link_and_code_are_in_sight_in_the_waiting_room(
    new_page: NewPage, height: int, lang: str
) -> None:
    ann = new_page(True, viewport={"width": 390, "height": height}, locale=lang)
    hosts(ann, "legends")
    for shown in (ann.locator('img[src$="/qr.svg"]'), ann.locator(".copy input")):
        box = shown.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= height, (lang, height)
    assert ann.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


# ---- by turns ----


@pytest.mark.extended
@pytest.mark.parametrize(
    "refused", ["PushManager.prototype.subscribe", "navigator.serviceWorker.register"]
)
def test_a_table_by_turns_offers_to_tell_and_a_refusal_is_a_plain_sentence(
    new_page: NewPage, refused: str
) -> None:
    ann = new_page(permissions=["notifications"])
    ann.add_init_script(
        f"if (navigator.serviceWorker) {refused} = () =>"
        " Promise.reject(new DOMException('Registration failed', 'AbortError'));"
    )
    bots = [{"kind": "bot", "level": "random"}] * 2
    table = {"game": "goat", "seats": [{}, *bots], "clock": {"seconds": 86_400}, "start": True}
    made = ann.evaluate(MAKE, table)
    by_link(ann, made)
    ann.locator("[data-notices]").click(timeout=PATIENCE)
    told = ann.get_by_text("could not turn notifications on").first
    expect(told).to_be_visible(timeout=PATIENCE)
    expect(ann.get_by_text("AbortError")).to_have_count(0)
    ann.reload()
    is_shown_as(ann, 0)
    expect(ann.locator("[data-notices]")).to_have_count(0)  # it is offered once
