"""What Ante Up adds to the page: its stages, cards, tracks and stores show what the table has,
offer what the engine offers, and fit."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from server.serving import Server
from web.ante_up_scenes import ANTE_UP, is_in_the_gulch, printed_lp
from web.conftest import NewPage
from web.framing import laid, shows
from web.looking import look, raw_keys, ready_to_look
from web.playing import CHOOSE, settle, take, the_same_options, up_to_date
from web.scenes import reached
from web.screens import show
from web.test_deciding import (
    MORE_SIZES,
    REPEATED,
    SIZES,
    Stops,
    decide,
    everything_wrong_at,
    resize,
)

pytestmark = pytest.mark.usefixtures("kept_pages")

STAGES = ["faro", "faro-stay", "high-stakes", "challenge", "train", "look", "shop", "snake-oil"]
ALL = [name for name in ANTE_UP if not name.endswith("over")]
DEALT = '[data-faro="{}"] [data-rank]'
POINTS = "(all) => all.map((each) => Number(each.textContent.match(/\\d+/)[0]))"
SIZES_OF = """(all) => all.map((each) => `${each.offsetWidth}x${each.offsetHeight}`)"""
RANKS = "(all) => all.map((each) => each.dataset.rank)"


def on(site: Server, page: Page, name: str) -> dict[str, Any]:
    """A page there, with the options of the engine and in words."""
    ready_to_look(page)
    show(site, page, f"legends-up-{name}")
    now = settle(page)
    the_same_options(page, now)
    assert raw_keys(page) == []
    return now


def ranks(page: Page, where: str) -> list[str]:
    found: list[str] = page.locator(DEALT.format(where)).evaluate_all(RANKS)
    return found


def printed(page: Page, now: dict[str, Any], lang: str = "en") -> dict[str, Any]:
    """What the server says of the components."""
    words = page.request.get(f"/api/tables/{now['table']['id']}/words?lang={lang}").json()
    things: dict[str, Any] = words["things"]
    return things


# ---- gambling ----


def test_faro_has_its_cards_bets_and_stakes_on_the_layout(site: Server, new_page: NewPage) -> None:
    page = new_page()
    now = on(site, page, "faro")
    faro, labels = now["view"]["up"]["faro"], printed(page, now)["fight"]
    assert ranks(page, "shown") == [labels[card]["label"].lower() for card in faro["shown"]]
    expect(page.locator('[data-faro="shown"] .back')).to_have_count(faro["hidden"])
    assert ranks(page, "turned") == []
    for bet in faro["bets"]:
        marker = f'[data-bet="{bet["seat"]}.{bet["rank"]}.{bet["money"]}"]'
        expect(page.locator(f'li[data-rank="{bet["rank"]}"] {marker}')).to_be_visible()
    bets = [key for key in now["decision"]["options"] if key.startswith("bet:")]
    for key in bets:
        rank = key.removeprefix("bet:").split(".")[0]
        expect(page.locator(f'li[data-rank="{rank}"] [data-option="{key}"]')).to_be_visible()
    take(page, bets[0])
    rank, money = bets[0].removeprefix("bet:").split(".")
    expect(page.locator(f'[data-bet="{now["you"]}.{rank}.{money}"]')).to_be_visible()


@pytest.mark.extended
def test_loser_and_winner_are_turned_before_one_stays_or_leaves(
    site: Server, new_page: NewPage
) -> None:
    page = new_page(phone=True, locale="fr")
    now = on(site, page, "faro-stay")
    labels = printed(page, now, "fr")["fight"]
    turned = [labels[card]["label"].lower() for card in now["view"]["up"]["faro"]["turned"]]
    assert len(turned) == 2
    assert ranks(page, "turned") == turned
    expect(page.locator('[data-faro="turned"] .empty')).to_have_count(1)
    assert len(set(page.locator("[data-faro] [role=img]").evaluate_all(SIZES_OF))) == 1


@pytest.mark.extended
def test_a_high_roller_sits_at_the_table(site: Server, new_page: NewPage) -> None:
    page = new_page()
    now = on(site, page, "challenge")
    roller = now["view"]["up"]["poker"]["roller"]
    token = printed(page, now)["board-token"][roller]
    line = page.locator(f'[data-roller="{roller}"]')
    expect(line).to_contain_text(token["name"])
    expect(line).to_contain_text(token["text"])
    expect(line).to_contain_text(f"{now['view']['poker']['dealer_count']} cards")


@pytest.mark.extended
def test_high_stakes_have_five_common_cards(site: Server, new_page: NewPage) -> None:
    page = new_page()
    now = on(site, page, "stake")
    assert len(now["view"]["poker"]["flop"]) == 3
    expect(page.locator(".flop .card")).to_have_count(3)
    expect(page.locator(".flop .back.empty")).to_have_count(2)
    expect(page.locator("[data-screen=poker] .pot")).to_contain_text(
        str(now["view"]["poker"]["pot"])
    )


# ---- cards turned up ----


@pytest.mark.extended
@pytest.mark.parametrize(("name", "kind"), [
    ("train", "encounter"),
    ("event", "event"),
    ("look", "event"),
    ("outlaw", "board-token"),
])  # fmt: skip
def test_what_was_turned_up_is_read_beside_the_question(
    site: Server, new_page: NewPage, name: str, kind: str
) -> None:
    page = new_page()
    now = on(site, page, name)
    up = now["view"]["up"]
    seen = up["event_deck"]["seen"]
    found = {
        "train": up["encounter"],
        "event": up["event"],
        "look": seen[0]["card"] if seen else None,
        "outlaw": up["tokens"]["fought"],
    }[name]
    thing = printed(page, now)[kind][found]
    bill = page.locator(f'[data-bill="{kind}:{found}"]')
    expect(bill).to_contain_text(thing["name"])
    expect(bill).to_contain_text(thing["text"])
    if name == "event":
        active = now["table"]["seats"][now["view"]["active"]]["name"]
        expect(bill).to_contain_text(f"resolved by {active}")


@pytest.mark.extended
def test_what_is_explored_is_a_moment(site: Server, new_page: NewPage) -> None:
    """It passes, so the clock stands still while it is read."""
    page = new_page(reduced_motion="no-preference", kept=False)
    page.clock.install()
    ready_to_look(page)
    show(site, page, "legends-up-frontier")
    now = settle(page)
    while "enough" not in now["decision"]["options"]:
        take(page, now["decision"]["options"][-1])
        now = settle(page, now["decision"]["id"])
    page.clock.pause_at(page.evaluate("() => Date.now() + 1000"))
    assert page.evaluate(CHOOSE, "enough")
    new = up_to_date(page, lambda new: bool(new["version"] != now["version"]))
    (token,) = new["view"]["up"]["found"].keys() - now["view"]["up"]["found"].keys()
    thing = printed(page, new)["frontier"][token]
    moment = page.locator(".moment.read")
    expect(moment).to_contain_text("explores the frontier")
    expect(moment).to_contain_text(thing["name"])
    expect(moment).to_contain_text(thing["text"])
    assert raw_keys(page) == []


@pytest.mark.extended
def test_whoever_plays_the_foe_reads_all_its_cards(site: Server, new_page: NewPage) -> None:
    page = new_page()
    now = on(site, page, "foe")
    fight = now["view"]["fight"]
    foe = {"train": "the train guard", "outlaw": "the outlaw", "claim-jumper": "the claim jumper"}
    asked = page.locator("header.bar [role=status]")
    expect(asked).to_contain_text(f"You play {foe[fight['type']]} against")
    cards = [f'[data-screen=fight] [data-option="{key}"]' for key in now["decision"]["options"]]
    assert look(page, "notWhole", cards) == []


# ---- on the other board ----


@pytest.mark.extended
@pytest.mark.parametrize("phone", [False, True])
def test_spaces_of_the_other_board_are_shown(site: Server, new_page: NewPage, phone: bool) -> None:
    """A token is laid there, and the map opens where the player is."""
    page = new_page(phone=phone)
    now = on(site, page, "event-beyond")
    laid(page)
    there = {key.split(":")[1] for key in now["decision"]["options"] if key.startswith("put:")}
    gulch = all(map(is_in_the_gulch, there))
    assert gulch != is_in_the_gulch(now["view"]["players"][now["you"]]["space"])
    board, other = ("gulch", "territory") if gulch else ("territory", "gulch")
    expect(page.locator("[data-map]")).to_have_attribute("data-framed", board)
    if phone:
        expect(page.locator(f'.other[data-frame-to="{other}"]')).to_be_visible()
    else:
        assert shows(page, board)


# ---- tracks, mats, stores ----


@pytest.mark.extended
def test_tracks_have_their_cubes_and_markers(site: Server, new_page: NewPage) -> None:
    page = new_page()
    now = on(site, page, "act")
    up, spaces = now["view"]["up"], printed(page, now)["marker"]
    for seat, points in enumerate(up["gambler"]):
        if points:
            name = now["table"]["seats"][seat]["name"]
            cell = page.locator(f'[data-gambler="{points}"]')
            expect(cell.get_by_role("img", name=name)).to_be_visible()
    on_tracks = [each for each in up["markers"] if spaces[each]["track"] != "lp"]
    expect(page.locator(".tracks .cell em")).to_have_count(len(on_tracks))
    expect(page.locator(".tracks .flag")).to_have_count(len(up["markers"]) - len(on_tracks))


@pytest.mark.extended
def test_the_mat_has_longhorns_points_and_tokens(site: Server, new_page: NewPage) -> None:
    page = new_page()
    now = on(site, page, "act")
    seat = now["you"]
    up = now["view"]["up"]
    page.locator(".players button").nth(seat).click()
    mine = page.locator(f'.right [data-belongings="{seat}"]')
    expect(mine).to_contain_text(re.compile(rf"{up['gambler'][seat]} Gambler points?"))
    expect(mine).to_contain_text(re.compile(rf"{up['tokens']['longhorns'][seat]} longhorns?"))


@pytest.mark.extended
def test_a_store_has_its_own_wares_and_says_where_the_others_are(
    site: Server, new_page: NewPage
) -> None:
    page = new_page()
    now = on(site, page, "shop")
    stands = now["view"]["up"]["stands"]
    stand = now["decision"]["prompt"]["args"]["stand"]
    (other,) = [each for each in stands if each != stand]
    names = printed(page, now)["item"]
    offered = {key.split(":")[1] for key in now["decision"]["options"] if ":" in key}
    away = [item for item in stands[other] if item not in offered]
    shown = page.locator(f'.elsewhere[data-stand="{other}"]')
    for item in away:
        expect(shown).to_contain_text(names[item]["name"])
    expect(page.locator(".shop .ware")).to_have_count(len(names_of(now, stands[stand], offered)))
    shown.get_by_role("button").first.focus()
    expect(shown.get_by_role("status")).to_contain_text("is sold at")


def names_of(now: dict[str, Any], here: list[str], offered: set[str]) -> set[str]:
    """Kinds that are sold here, or can be had here all the same."""
    return {item for item in now["view"]["store"] if item in here or item in offered}


@pytest.mark.extended
def test_the_ledger_says_from_anywhere_which_stand_sells_what(
    site: Server, new_page: NewPage
) -> None:
    page = new_page()
    now = on(site, page, "act")
    page.locator("[data-ledger]").click()
    ledger = page.get_by_role("dialog")
    for stand, items in now["view"]["up"]["stands"].items():
        for item in items:
            row = f'[data-stand="{stand}"] [data-item="{item}"]'
            expect(ledger.locator(row)).to_contain_text(str(printed_cost(page, now, item)))
    events = now["view"]["up"]["event_deck"]["discard"]
    expect(ledger.locator('[data-page="events"] li')).to_have_count(len(events))
    assert raw_keys(page) == []


def printed_cost(page: Page, now: dict[str, Any], item: str) -> int:
    return int(printed(page, now)["item"][item]["cost"])


@pytest.mark.extended
def test_the_count_tells_the_modules_points_apart(site: Server, new_page: NewPage) -> None:
    page = new_page()
    ready_to_look(page)
    show(site, page, "legends-up-over")
    now = settle(page)
    game = reached(ANTE_UP["legends-up-over"]).game
    for seat, (frontier, train, longhorns) in enumerate(printed_lp(game)):
        row = page.locator(".row", has=page.locator(f'[data-score="{seat}"]'))
        shown = {source: part_of(row, source) for source in ("frontier", "train", "tokens")}
        assert (shown["frontier"], shown["train"]) == (frontier, train)
        assert shown["tokens"] >= longhorns
        assert part_of(row, "gambler") >= now["result"]["breakdown"][seat].get("gambler", 0)
        parts = row.locator(".part:not(.lost)").evaluate_all(POINTS)
        assert sum(parts) - part_of(row, "lost") == now["result"]["scores"][seat]
    named = page.locator(".legend")
    for words in ("Frontier", "Train", "Event tokens"):
        expect(named).to_contain_text(words)
    assert raw_keys(page) == []


def part_of(row: Locator, source: str) -> int:
    found: list[int] = row.locator(f".part.{source}").evaluate_all(POINTS)
    return sum(found)


# ---- words ----


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_component_of_the_module_has_its_words(
    site: Server, new_page: NewPage, lang: str
) -> None:
    page = new_page(locale=lang)
    show(site, page, "legends-up-character")
    things = printed(page, settle(page), lang)
    sizes = {"event": 22, "encounter": 8, "frontier": 12, "board-token": 21, "stop": 8}
    assert {kind: len(things[kind]) for kind in sizes} == sizes
    read = [each for kind in sizes if kind != "stop" for each in things[kind].values()]
    read += [each for each in things["gambler"].values() if "space" in each]
    assert all(each["text"] for each in read)
    assert {"derringer", "quarter-horse", "gazette", "snake-oil"} <= things["item"].keys()
    assert {"poker-alice", "soapy-smith"} <= things["character"].keys()


# ---- room ----


def named(names: list[str]) -> list[str]:
    return [f"legends-up-{name}" for name in names]


def in_turn(names: list[str]) -> Stops:
    return {name: (SIZES[at % len(SIZES)],) for at, name in enumerate(names)}


@pytest.mark.extended
@pytest.mark.parametrize("stops", [
    pytest.param(in_turn(named(STAGES)), id="in turn"),
    pytest.param(dict.fromkeys(named(STAGES), SIZES), id="at every size", marks=REPEATED),
])  # fmt: skip
def test_whoever_is_asked_can_decide(site: Server, new_page: NewPage, stops: Stops) -> None:
    decide(site, new_page(phone=True, locale="fr"), stops, everything_wrong_at)


@pytest.mark.extended
def test_a_board_stays_in_its_frame_when_the_window_grows(site: Server, new_page: NewPage) -> None:
    page = new_page(viewport={"width": 1280, "height": 720})
    show(site, page, "legends-up-event-beyond")
    ready_to_look(page)
    assert look(page, "answers") == []
    resize(page, (1440, 900))
    assert look(page, "answers") == []


@pytest.mark.extended
@REPEATED
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_whoever_is_asked_can_decide_at_every_size(
    site: Server, new_page: NewPage, lang: str
) -> None:
    decide(site, new_page(phone=True, locale=lang), dict.fromkeys(ALL, (*SIZES, *MORE_SIZES)))
