"""Every card of the fight deck holds its own text, in each language of the game."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute

from server.serving import Server
from web.conftest import DESKTOP, NewPage
from web.looking import look, ready_to_look
from web.playing import PATIENCE
from web.scenes import SCENES, at
from web.sheet import lift
from web.test_deciding import Size, resize

pytestmark = pytest.mark.extended

BOTH: list[Size] = [(1280, 720), (390, 664)]
BAND = "[data-screen=fight] .rival .card .band"
NAMED = f"(name) => document.querySelector({json.dumps(BAND)})?.textContent === name"


class Dealer:
    """Between the server and the page: what the guard has laid can be exchanged."""

    def __init__(self, page: Page) -> None:
        page.route_web_socket(re.compile("/live"), self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        server = socket.connect_to_server()
        socket.on_message(server.send)
        server.on_message(self._pass_on)

    def _pass_on(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["is"] == "table":
            self.table: dict[str, Any] = message
        self.socket.send(text)

    def deal(self, card: str) -> None:
        self.table["view"]["fight"]["npc_card"]["card"] = card
        self.table["events"] = {"from": len(self.table["events"]["list"]), "list": []}
        self.socket.send(json.dumps(self.table))


@pytest.mark.parametrize("lang", [
    "fr",  # the longer texts
    pytest.param("en", marks=pytest.mark.soak("page")),
])  # fmt: skip
def test_every_fight_card_holds_its_text(site: Server, new_page: NewPage, lang: str) -> None:
    page = new_page(phone=True, locale=lang, viewport=DESKTOP)
    dealer = Dealer(page)
    ready_to_look(page)
    table = at(site, page, SCENES["legends-heist"], waiting=True)
    page.locator(BAND).wait_for(timeout=PATIENCE)
    words = page.request.get(f"/api/tables/{table}/words?lang={lang}").json()
    cards = words["things"]["fight"]
    assert len(cards) == 13
    spilt = {}
    for size in BOTH:
        resize(page, size)
        for card, printed in cards.items():
            dealer.deal(card)
            if size != BOTH[0]:
                lift(page, "full")  # else a fight is one row
            page.wait_for_function(NAMED, arg=printed["name"], timeout=PATIENCE)
            if found := look(page, "spilt"):
                spilt[f"{card} at {size}"] = found
    assert spilt == {}
