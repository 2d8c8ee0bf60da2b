"""The ten minutes of a course, by the clock: somebody who reads every sentence, looks for each
button and watches what the bots do."""

import time

import pytest
from playwright.sync_api import Page, expect

from tumbleweed.core.course import WORDS_A_MINUTE, course
from web.conftest import NewPage
from web.test_lessons import asked, bar, begin, choose

pytestmark = [pytest.mark.soak("page"), pytest.mark.timeout(1800)]
FOUND = 4  # seconds to find the place and press
MOST = 1.25  # times what the landing page promises


def read(page: Page, sentence: str) -> None:
    words = len(sentence.split())
    expect(bar(page)).to_contain_text(sentence)
    page.wait_for_timeout((60 * words / WORDS_A_MINUTE + FOUND) * 1000)


@pytest.mark.parametrize("name", ["legends", "goat"])
def test_a_reader_is_done_in_the_time_that_is_promised(new_page: NewPage, name: str) -> None:
    page = new_page(newcomer=True, waits=True, reduced_motion="no-preference")
    begin(page, name)
    began, spent = time.monotonic(), []
    for lesson in course(name).lessons:
        at, steps = time.monotonic(), [step for step in lesson.steps if step.asks]
        expect(bar(page)).to_have_attribute("data-lesson", lesson.id)
        while now := asked(page):
            read(page, steps[now["lesson"]["at"]].text["en"])
            choose(page, now["lesson"]["expects"][0])
            expect(bar(page)).not_to_have_attribute("data-step", str(now["lesson"]["at"]))
        read(page, lesson.end["en"])
        page.locator("[data-lesson-next]").click()
        spent.append(f"{lesson.id} {time.monotonic() - at:.0f} s")
    minutes = (time.monotonic() - began) / 60
    print(f"{name}: {minutes:.1f} minutes ({', '.join(spent)}); promised {course(name).minutes}")
    assert minutes <= MOST * course(name).minutes
