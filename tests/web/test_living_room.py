"""A game in the living room: three phones without the map, and one television that has it."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from server.secrecy import words
from server.serving import Server
from server.test_on_the_wire import Wire
from tumbleweed.core.game import Game
from tumbleweed.core.replay import begin, catch_up
from tumbleweed.server.settings import Settings
from tumbleweed.server.store.engine import Store
from tumbleweed.server.store.tables import read_choices, read_table
from tumbleweed.server.tables.live import record_of, settled
from tumbleweed.server.tables.options import stored_options
from web.conftest import NewPage
from web.playing import PATIENCE, chooses, over, payload, take
from web.test_friends import by_code, hosts, is_shown_as, menu, sits, starts, waits
from web.test_liars_dice_page import Ear
from web.test_two_browsers import asked

SET = {"width": 1920, "height": 1080}
# Others take no time, and a last action needs no second tap.
AT_ONCE = """() => { localStorage["tumbleweed-prefs"] = '{"pace": 0, "confirm": "off"}'; }"""


def moments(site: Server, table: str) -> Iterator[Game]:
    """The game after every choice made at the table so far."""
    store = Store(Settings(data=site.data).database)
    try:
        row = store.read_now(read_table, table)
        choices = store.read_now(read_choices, table)
    finally:
        store.close()
    assert row is not None
    record = record_of(row, stored_options(row.settings), choices)
    entries, record.entries = record.entries, []
    game = begin(record)
    yield game.clone()
    for entry in entries:
        catch_up(game, [entry])
        yield game.clone()


def gather(host: Page, friends: list[Page], game: str) -> tuple[str, str]:
    """Everybody at the table, by its code; the table and the code."""
    table = hosts(host, game)
    code = host.locator(".code b").inner_text()
    for friend, name in zip(friends, ("Ben", "Cora"), strict=True):
        by_code(friend, code)
        waits(friend)
        sits(friend, name)
    return table, code


def play(phones: list[Page], luck: Random, choices: int) -> None:
    for _ in range(choices):
        page = asked(*phones)
        now = payload(page)
        if over(now):
            return
        assert chooses(now)
        take(page, luck.choice(now["decision"]["options"]))


def heard(frames: list[Any], answers: list[Any], games: list[Game]) -> Wire:
    """Every byte about the table that came, over the socket and over HTTP; a frame without a
    number belongs to the moment before."""
    wire, revision = Wire(), 0
    for game in games:
        wire.now = settled(game)
        wire.games.setdefault(wire.now, []).append(game)
    for frame in frames:
        revision = frame.get("revision", revision)
        wire.note(None, {**frame, "revision": revision}, revision)
    for answer in answers:
        wire.note(None, answer, 0)
    return wire


def own_answers(ear: Ear, table: str, other: str) -> list[Any]:
    """What came over HTTP, without what another table of the same kind gets word for word: texts,
    pictures, what all answers are called."""
    found = []
    for request in ear.answered:
        answer = request.response()
        assert answer is not None
        same = request.frame.page.request.get(request.url.replace(table, other))
        if same.text() != answer.text():
            found.append(
                answer.json() if "json" in answer.headers["content-type"] else answer.text()
            )
    return found


@pytest.mark.extended
@pytest.mark.parametrize(("game", "choices"), [
    ("legends", 10),
    ("goat", 8),
    pytest.param("legends", 40, marks=pytest.mark.soak("page")),
    pytest.param("goat", 30, marks=pytest.mark.soak("page")),
])  # fmt: skip
def test_three_phones_and_a_television(
    site: Server, new_page: NewPage, game: str, choices: int
) -> None:
    phones = [new_page(phone=True) for _ in range(3)]
    for phone in phones:
        phone.evaluate(AT_ONCE)
        phone.reload()
    television = new_page(viewport=SET)
    ear = Ear(television)
    table, code = gather(phones[0], phones[1:], game)
    television.goto(f"/#tv={code}")
    expect(television.locator("[data-code]")).to_have_text(code)
    starts(phones[0])
    for seat, phone in enumerate(phones):
        is_shown_as(phone, seat)
        if game == "legends":
            menu(phone, "Without the map (a television shows it)")
            expect(phone.locator("[data-map]")).to_have_count(0)
    expect(television.locator("footer .deed")).not_to_be_empty(timeout=PATIENCE)
    play(phones, Random(3), choices)
    expect(television.locator(".board")).not_to_be_empty()
    assert television.locator("[data-option]").count() == 0
    frames = [json.loads(frame) for frame in ear.frames]
    assert {each["you"] for each in frames if each["is"] == "table"} == {None}
    other = hosts(phones[2], game)
    starts(phones[2])
    answers = own_answers(ear, table, other)
    wire = heard(frames, answers, list(moments(site, table)))
    assert len(wire.heard) > choices / 2
    public = [payload(phones[0])["table"], code]
    assert wire.leaks(words([public] * 50)) == []
