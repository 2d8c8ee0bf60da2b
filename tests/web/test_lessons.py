"""Learning by playing: the courses on the page, by their scripts and by wrong tries; tips."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from server.serving import Server
from tumbleweed.core.course import Lesson, course, courses
from web.axe import found_by_axe
from web.conftest import NewPage
from web.playing import (
    CHOOSE,
    MAKE,
    PATIENCE,
    await_news,
    on_offer,
    payload,
    table_of,
    version,
)
from web.test_module_lobby import options, switch

BOT = {"kind": "bot", "level": "thrifty"}


def begin(page: Page, name: str) -> None:
    """On the landing page; that of a module where a table with it is set up."""
    game, _, module = name.partition("+")
    page.locator(f'[data-pick="{game}"]').click()
    if module:
        title = course(name).title["en"]
        switch(options(page), f"Expansion: {title}").check()
    page.locator(f'[data-learn="{name}"]').click()
    bar(page).wait_for(timeout=PATIENCE)


def bar(page: Page) -> Locator:
    return page.locator("[data-lesson]")


def asked(page: Page) -> dict[str, Any] | None:
    """What the learner has to do, once page and server agree; None at the end of the lesson."""
    for _ in range(800):
        shown, now = version(page), payload(page)
        if now["lesson"]["over"]:
            expect(bar(page)).to_have_attribute("data-step", "end")
            return None
        options = (now["decision"] or {"options": []})["options"]
        if now["lesson"]["expects"] and len(options) > 1:
            expect(bar(page)).to_have_attribute("data-step", str(now["lesson"]["at"]))
            if set(now["lesson"]["expects"]) & set(on_offer(page)):
                return now
        await_news(page, shown)
    raise AssertionError(f"the lesson stands still: {payload(page)['lesson']}")


def choose(page: Page, key: str) -> None:
    page.wait_for_function("() => !document.documentElement.dataset.shut", timeout=PATIENCE)
    assert page.evaluate(CHOOSE, key), key


def try_wrongly(page: Page, lesson: Lesson, now: dict[str, Any]) -> bool:
    """Something that is possible, but not now; whether there was anything."""
    other = [key for key in on_offer(page) if key not in now["lesson"]["expects"]]
    if not other:
        return False
    steps = [step for step in lesson.steps if step.asks]
    choose(page, other[0])
    if page.locator("[data-confirm]").count():
        page.locator("[data-confirm]").click()
    expect(bar(page)).to_contain_text(steps[now["lesson"]["at"]].hint["en"])
    assert payload(page)["decision"] == now["decision"]
    return True


def play(page: Page, lesson: Lesson) -> int:
    """To its end, with one wrong try; how many were possible."""
    wrong = 0
    expect(bar(page)).to_have_attribute("data-lesson", lesson.id)
    while now := asked(page):
        if not wrong:
            wrong += try_wrongly(page, lesson, now)
        choose(page, now["lesson"]["expects"][0])
        before = str(now["lesson"]["at"])
        expect(bar(page)).not_to_have_attribute("data-step", before)
    expect(bar(page)).to_contain_text(lesson.end["en"])
    return wrong


@pytest.mark.parametrize("name", [
    pytest.param(name, marks=() if name == "goat" else pytest.mark.extended) for name in courses()
])  # fmt: skip
def test_a_course_on_the_page(page: Page, name: str) -> None:
    begin(page, name)
    wrong = 0
    lessons = course(name).lessons
    for lesson in lessons:
        wrong += play(page, lesson)
        page.locator("[data-lesson-next]").click()
    assert wrong > len(lessons) / 2
    page.locator("[data-play-now]").wait_for(timeout=PATIENCE)
    page.locator(f'[data-pick="{course(name).game}"]').click()
    expect(page.locator(f'[data-learn="{name}"]')).to_contain_text("again")
    modules = [each for each in courses() if each.startswith(f"{name}+")]
    for each in modules:  # offered now that the game is known
        expect(page.locator(f'[data-learn="{each}"]')).to_be_visible()


@pytest.mark.extended
def test_a_newcomer_is_not_offered_the_courses_of_modules(page: Page) -> None:
    page.locator('[data-pick="legends"]').click()
    expect(page.locator("[data-learn]")).to_have_count(1)


@pytest.mark.extended
def test_what_is_pointed_at_is_rolled_into_view(new_page: NewPage) -> None:
    """A fight fills a laptop's screen: its answers are at the lower edge."""
    page = new_page()
    begin(page, "legends")
    bar(page).locator("select").select_option("bandit")
    expect(bar(page)).to_have_attribute("data-lesson", "bandit")
    for _ in range(2):
        now = asked(page)
        assert now is not None
        choose(page, now["lesson"]["expects"][0])
        expect(bar(page)).not_to_have_attribute("data-step", str(now["lesson"]["at"]))
    now = asked(page)
    assert now is not None
    [right] = now["lesson"]["expects"]
    answer = page.locator(f'button[data-option="{right}"]').first
    expect(answer).to_be_in_viewport(ratio=0.9)
    page.wait_for_function(
        """(key) => {
          const { x, y, width, height } =
            document.querySelector(`button[data-option="${key}"]`).getBoundingClientRect();
          const top = document.elementFromPoint(x + width / 2, y + height / 2);
          return top?.closest("[data-option]")?.dataset.option === key;
        }""",
        arg=right,
        timeout=PATIENCE,
    )


@pytest.mark.extended
def test_it_is_skipped_left_and_resumed_in_another_window(page: Page) -> None:
    begin(page, "goat")
    asked(page)
    page.locator("[data-lesson-next]").click()
    expect(bar(page)).to_have_attribute("data-lesson", "lie")
    asked(page)
    choose(page, "offer:goat")
    expect(bar(page)).to_have_attribute("data-step", "1")
    table = table_of(page)
    page.locator("[data-lesson-exit]").click()
    page.locator("[data-play-now]").wait_for(timeout=PATIENCE)
    other = page.context.new_page()
    other.goto("/")
    begin(other, "goat")
    assert table_of(other) == table
    expect(bar(other)).to_have_attribute("data-step", "1")
    other.locator("[data-lesson-back]").click()
    expect(bar(other)).to_have_attribute("data-step", "0")
    bar(other).locator("select").select_option("hats")
    expect(bar(other)).to_have_attribute("data-lesson", "hats")


@pytest.mark.extended
@pytest.mark.parametrize("lang", ["fr", "pt"])
def test_it_speaks_the_readers_language(new_page: NewPage, lang: str) -> None:
    page = new_page(locale=lang)
    begin(page, "goat")
    lesson = course("goat").lessons[0]
    expect(bar(page)).to_contain_text(next(step.text[lang] for step in lesson.steps if step.asks))


@pytest.mark.extended
@pytest.mark.parametrize(("name", "phone"), [
    ("goat", True),
    ("legends", False),
    pytest.param("goat", False, marks=pytest.mark.soak("page")),
    pytest.param("legends", True, marks=pytest.mark.soak("page")),
])  # fmt: skip
def test_the_lesson_fits_and_axe_is_content(new_page: NewPage, name: str, phone: bool) -> None:
    page = new_page(phone=phone)
    begin(page, name)
    asked(page)
    size = page.viewport_size
    assert size is not None
    box = bar(page).bounding_box()
    assert box is not None
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert box["height"] <= size["height"] * (0.2 if phone else 0.12)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert found_by_axe(page) == []


# ---- the first real games ----


def real_game(page: Page) -> None:
    table = page.evaluate(MAKE, {"game": "goat", "seats": [{}, BOT, BOT], "start": True})
    page.evaluate("(table) => { location.hash = `#table=${table}`; }", table)


@pytest.mark.extended
def test_newcomers_get_the_aim_and_tips_each_once_in_two_games(new_page: NewPage) -> None:
    page = new_page(newcomer=True)
    real_game(page)
    aim = page.locator("[data-aim]")
    aim.wait_for(timeout=PATIENCE)
    page.get_by_role("button", name="Let’s play").click()
    expect(aim).to_have_count(0)
    tip = page.locator("[data-tip]")
    tip.first.wait_for(timeout=60_000)
    first = tip.get_attribute("data-tip")
    page.reload()
    page.wait_for_function("() => document.body.dataset.version", timeout=PATIENCE)
    expect(page.locator(f'[data-tip="{first}"]')).to_have_count(0)
    expect(aim).to_have_count(0)
    kept = page.evaluate("() => JSON.parse(localStorage['tumbleweed-newcomer'])")
    assert kept["seen"][:2] == ["goat aim", f"goat {first}"]
    assert kept["tables"] == {"goat": [table_of(page)]}
    full = {**kept, "seen": [], "tables": {"goat": ["one", "two"]}}
    page.evaluate("(known) => (localStorage['tumbleweed-newcomer'] = JSON.stringify(known))", full)
    page.reload()
    page.wait_for_function("() => document.body.dataset.version", timeout=PATIENCE)
    page.wait_for_timeout(500)
    expect(tip).to_have_count(0)
    expect(aim).to_have_count(0)


@pytest.mark.extended
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_aim_is_that_of_the_table(new_page: NewPage, lang: str) -> None:
    page = new_page(newcomer=True, phone=lang == "fr", locale=lang)
    mode = "the-golden-rule"
    modules = ["ante-up", "blood-money"]
    agreed = {"modules": modules, "mode": mode, "length": 20}
    told = {"game": "legends", "seats": [{}, BOT, BOT], "options": agreed, "start": True}
    table = page.evaluate(MAKE, told)
    page.evaluate("(table) => { location.hash = `#table=${table}`; }", table)
    aim = page.locator("[data-aim]")
    aim.wait_for(timeout=PATIENCE)
    lines = [each for each in course("legends").aim if each.holds([*modules, mode])]
    expect(aim.locator("li")).to_have_text([each.text[lang] for each in lines[1:]])
    expect(page.get_by_role("dialog")).to_contain_text("20")
    assert aim.evaluate("(list) => list.getBoundingClientRect().bottom <= innerHeight")


@pytest.mark.extended
def test_tips_are_switched_off_for_good(new_page: NewPage) -> None:
    page = new_page(newcomer=True)
    real_game(page)
    page.locator("[data-aim]").wait_for(timeout=PATIENCE)
    page.get_by_role("button", name="Let’s play").click()
    page.locator("[data-tip]").first.wait_for(timeout=60_000)
    page.get_by_role("button", name="No more tips").click()
    expect(page.locator("[data-tip]")).to_have_count(0)
    assert page.evaluate("() => JSON.parse(localStorage['tumbleweed-newcomer']).off") is True


def test_the_landing_page_offers_a_first_game(page: Page, site: Server) -> None:
    page.locator('[data-pick="legends"]').click()
    page.locator("[data-first-game]").click()
    settings = payload(page)["table"]["settings"]
    assert settings["variants"] == ["first-game"]
    page.goto("/")
    page.locator('[data-pick="goat"]').click()
    expect(page.locator("[data-first-game]")).to_have_count(0)
    expect(page.locator('[data-learn="goat"]')).to_have_text(re.compile("Learn in 4 minutes"))
    page.locator('[data-pick="legends"]').click()
    expect(page.locator('[data-learn="legends"]')).to_have_text(re.compile("Learn in 10 minutes"))
