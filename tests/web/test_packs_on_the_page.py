"""A pack of cards on the page: chosen among the options, played to the count, joined by link; and
refused in words while its host edits it."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from example_pack import PEARL, QUEEN
from web.conftest import NewPage
from web.looking import ready_to_look
from web.noon_server import FIVE, SEED, NoonServer, deals_the_pack, noon_server
from web.playing import PATIENCE, over, payload, settle, table_of, take, up_to_date
from web.test_friends import by_link, waits
from web.test_keys_only import questions

MINE = "async () => (await (await fetch('/api/tables/mine')).json()).length"
WORDS = {
    "en": {
        "bots": "Play against bots, with other options",
        "friends": "Invite friends",
        "own": "The game’s own",
        "fast": "no time",
        "start": "Start the game",
    },
    "fr": {
        "bots": "Jouer contre des robots, avec d’autres options",
        "friends": "Inviter des amis",
        "own": "Celles du jeu",
        "fast": "aucun temps",
        "start": "Commencer la partie",
    },
}
ABILITY = {
    "en": "At the start of your turn, gain $10.",
    "fr": "Au début de votre tour, gagnez 10 $.",
}
# What is chosen when it is on offer, in this order, and what must be read there.
READ = {
    "en": {
        f"character:{PEARL}": ["Pearl Hart", ABILITY["en"]],
        f"use:{QUEEN}": ["Noon Bell", "Draw 2 poker cards and gain $10."],
        f"use:{FIVE}": ["Payday", "Gain $40."],
    },
    "fr": {
        f"character:{PEARL}": ["Pearl Hart", ABILITY["fr"]],
        f"use:{QUEEN}": ["Midi sonne", "Piochez 2 cartes de poker et gagnez 10 $."],
        f"use:{FIVE}": ["Jour de paie", "Gagnez 40 $."],
    },
}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NoonServer]:
    """A server that offers the pack; the pages below open there."""
    with noon_server(tmp_path_factory.mktemp("noon")) as server:
        yield server


def test_the_seed_deals_what_these_games_are_about() -> None:
    assert deals_the_pack(SEED)


def arranges(page: Page, lang: str, way: str) -> Locator:
    """Three players with the cards of the pack, and bots without patience."""
    words = WORDS[lang]
    page.locator('[data-pick="legends"]').click()
    page.get_by_role("button", name=words[way]).click()
    dialog = page.get_by_role("dialog")
    own = dialog.get_by_role("radio", name=words["own"])
    expect(own).to_be_checked(timeout=PATIENCE)
    dialog.get_by_role("radio", name="noon", exact=True).check()
    expect(own).not_to_be_checked()
    dialog.get_by_role("radio", name="3", exact=True).check()
    dialog.get_by_role("radio", name=words["fast"], exact=True).check()
    return dialog


def money(now: dict[str, Any]) -> int:
    return int(now["view"]["players"][0]["money"])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "whole"),
    [("fr", True), ("en", False), pytest.param("en", True, marks=pytest.mark.soak("page"))],
)
def test_a_game_with_a_pack(new_page: NewPage, lang: str, whole: bool) -> None:
    """From the landing page to the count, as Pearl, who plays what the pack brings and ends her
    turns early; the bots play for points."""
    page = new_page(locale=lang)
    ready_to_look(page)
    arranges(page, lang, "bots").get_by_role("button", name=WORDS[lang]["start"]).click()
    assert table_of(page)
    wanted, gains = list(READ[lang]), list[int]()
    for now in questions(page):
        options = now["decision"]["options"]
        if not wanted and not whole:
            break
        if not wanted or wanted[0] not in options:
            take(page, "end" if "end" in options else now["decision"]["default"])
            continue
        key = wanted.pop(0)
        for text in READ[lang][key]:
            expect(page.locator(f'[data-option="{key}"]').first).to_contain_text(text)
        take(page, key)
        if key.startswith("use:"):
            gains.append(money(up_to_date(page)) - money(now))
            expect(page.locator("section.kit")).to_contain_text(ABILITY[lang])
    assert gains == [10, 40]
    now = payload(page)
    assert (over(now), now["table"]["settings"]["pack"]) == (whole, "noon")


@pytest.mark.extended
def test_who_comes_by_link_reads_the_packs_words(new_page: NewPage) -> None:
    ann, ben = new_page(), new_page(locale="fr")
    arranges(ann, "en", "friends").get_by_role("button", name="Create the table").click()
    waits(ann)
    expect(ann.locator(".agreed")).to_contain_text("Cards: noon")
    by_link(ben, table_of(ann))
    waits(ben)
    expect(ben.locator(".agreed")).to_contain_text("Cartes : noon")
    ben.get_by_role("button", name="S’asseoir ici").first.click()
    ben.locator("[data-name]").fill("Ben")
    ben.locator("[data-named]").click()
    expect(ann.locator("b", has_text="Ben")).to_be_visible(timeout=PATIENCE)
    ann.get_by_role("button", name="Start the game").click()
    for page in (ann, ben):
        asked = settle(page)["decision"]
        assert asked["prompt"]["message"] == "ask-character"
        key = f"character:{PEARL}"
        take(page, key if page is ann else asked["options"][0])
    up_to_date(ben, lambda now: now["view"]["players"][0]["character"] == PEARL)
    her = ben.locator("section.players li").first
    expect(her).to_contain_text("Pearl Hart", timeout=PATIENCE)
    her.get_by_role("button").click()
    expect(ben.locator("section.mat")).to_contain_text(ABILITY["fr"])


# ---- while its host edits it ----


def is_refused(page: Page, *said: str) -> None:
    for each in said:
        expect(page.get_by_role("alert")).to_contain_text(each, timeout=PATIENCE)


@pytest.mark.extended
def test_a_pack_with_a_fault_is_refused_by_file_and_line(
    new_page: NewPage, site: NoonServer
) -> None:
    """No table is left behind; once it is mended the same click makes one."""
    page = new_page()
    start = arranges(page, "en", "bots").get_by_role("button", name="Start the game")
    with site.edited("amount = 40", "amount = 45") as line:
        start.click()
        is_refused(page, "pack of cards “noon” has a fault", "Choose other cards")
        is_refused(page, f"poker.toml:{line}: payday: amount: $45 is not a multiple of $10")
        assert page.evaluate(MINE) == 0
    start.click()
    assert table_of(page)
    assert page.evaluate(MINE) == 1


@pytest.mark.extended
def test_a_set_table_waits_until_the_pack_is_mended(new_page: NewPage, site: NoonServer) -> None:
    page = new_page()
    arranges(page, "en", "friends").get_by_role("button", name="Create the table").click()
    waits(page)
    start = page.get_by_role("button", name="Start the game")
    with site.edited("amount = 40", "amount = 50"):
        start.click()
        is_refused(page, "pack of cards “noon” is being changed")
        assert payload(page)["table"]["status"] == "open"
    with site.edited("Gain $40.", "Take $40."):  # prose refuses nothing
        start.click()
        up_to_date(page, lambda now: now["table"]["status"] == "playing")


@pytest.mark.extended
def test_a_pack_that_is_not_offered_any_more(browser: Browser, site: NoonServer) -> None:
    """In a browser of its own: it notes the answer 422 as an error, which is meant here."""
    context = browser.new_context(base_url=site.url, locale="fr")
    page, answers = context.new_page(), list[int]()
    page.on("response", lambda answer: answers.append(answer.status))
    page.goto("/")
    start = arranges(page, "fr", "bots").get_by_role("button", name=WORDS["fr"]["start"])
    with site.without_packs():
        start.click()
        is_refused(page, "Ce serveur ne propose pas le paquet de cartes « noon ».")
        assert page.evaluate(MINE) == 0
    assert 422 in answers
    context.close()
