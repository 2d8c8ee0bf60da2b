"""Three fresh browsers through a whole live game, with all that happens to friends on the way."""

from random import Random

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from web.conftest import NewPage
from web.playing import PATIENCE, chooses, over, payload, take, up_to_date
from web.test_friends import by_link, hosts, is_shown_as, menu, sits, starts, waits
from web.test_two_browsers import asked

pytestmark = pytest.mark.usefixtures("service_worker")


class SilentLine:
    """A line that swallows frames without a word, both ways, until the page opens another."""

    def __init__(self, page: Page) -> None:
        self.dead: WebSocketRoute | None = None
        self.now: WebSocketRoute | None = None
        page.route_web_socket("**/live?*", self.join)

    def join(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        self.now = route
        route.on_message(lambda said: None if self.dead is route else server.send(said))
        server.on_message(lambda said: None if self.dead is route else route.send(said))

    def drop(self) -> None:
        self.dead = self.now


def moves(luck: Random, *pages: Page) -> bool:
    """One of them answers; whether the game goes on."""
    page = asked(*pages)
    now = payload(page)
    if over(now):
        return False
    assert chooses(now)
    take(page, luck.choice(now["decision"]["options"]))
    return True


@pytest.mark.soak("page")
def test_nobody_is_stuck_and_nothing_is_doubled(new_page: NewPage) -> None:
    luck = Random(7)
    ann, ben, cora, dan = (new_page() for _ in range(4))
    line = SilentLine(ben)
    table = hosts(ann, "goat")
    for page, name in ((ben, "Ben"), (cora, "Cora")):
        by_link(page, table)
        waits(page)
        sits(page, name)
    by_link(dan, table)
    waits(dan)
    starts(ann)
    for _ in range(6):
        assert moves(luck, ann, ben, cora)

    line.drop()  # the page notices by itself, and plays on
    for _ in range(6):
        assert moves(luck, ann, ben, cora)
    assert line.now is not line.dead

    cora.reload()
    is_shown_as(cora, 2)
    assert moves(luck, ann, ben, cora)

    menu(cora, "Leave the table")
    cora.locator("[data-leave]").click()
    expect(ann.get_by_text("Cora has left the table.").first).to_be_visible(timeout=PATIENCE)
    is_shown_as(dan, None)  # watches all the time
    while moves(luck, ann, ben):
        pass
    for page in (ann, ben, dan):
        up_to_date(page, over)
    ends = [payload(page) for page in (ann, ben, dan)]
    assert {end["table"]["status"] for end in ends} == {"over"}
    moments = ann.request.get(f"/api/tables/{table}/moments").json()["moments"]
    assert len(moments) == ends[0]["revision"]  # every choice once
