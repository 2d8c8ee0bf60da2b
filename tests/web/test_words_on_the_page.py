"""The page's own words: every one it asks for is there in every language, none is idle, and no
screen shows the name of a message instead of its words."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from catalogues import Parts, messages
from server.serving import Server
from tumbleweed import bots
from tumbleweed.bots.levels import level_names
from tumbleweed.core.ruleset import game_info
from tumbleweed.core.text import LANGUAGES
from tumbleweed.server.api.models import PHRASES
from tumbleweed.server.tables.orders import game_orders
from web.conftest import NewPage
from web.looking import raw_keys, ready_to_look
from web.playing import play_on
from web.scenes import SCENES
from web.screens import OTHERS, show
from web.test_games_on_the_page import start

SOURCE = Path(__file__).parents[2] / "web/src"
NARROW = "\u202f"
GAMES = ("goat", "legends")
FIGHTS = {"arrest", "bandit", "duel", "heist", "rob", "sheriff"}

# What a key made of parts can become, where that follows from the engine or the server.
SETS: dict[str, set[str]] = {
    "around-edition-*": set(game_info("legends").editions),
    "around-log-*": {"delivered", "again", "failed"},
    "around-order-*": {order for game in ("goat", "legends") for order in game_orders(game).known},
    "around-rhythm-*": {"0", "1", "24"},
    "around-vote-*": {"wait", "bot", "end"},
    "home-*": set(GAMES),
    "home-*-about": set(GAMES),
    "home-about-*": set(level_names()),
    "home-bot-*": set(bots.names()),
    "home-edition-*": set(game_info("legends").editions),
    "home-short-*": set(GAMES),
    "legends-kind-*": {"action", "bonus", "reaction"},
    "legends-kind-of-*": FIGHTS,
    "legends-suit-*": {"clubs", "diamonds", "hearts", "spades"},
    "phrase-*": set(PHRASES),
}


# ---- reading the source ----


@cache
def sources() -> dict[str, str]:
    found = [*SOURCE.rglob("*.svelte"), *SOURCE.rglob("*.ts")]
    return {str(path.relative_to(SOURCE)): path.read_text(encoding="utf-8") for path in found}


def calls(text: str) -> Iterator[str]:
    """What stands between the brackets of each t(…)."""
    for call in re.finditer(r"(?<![\w.$])t\(", text):
        depth, at = 1, call.end()
        while depth:
            if text[at] in "\"'`":
                at = text.index(text[at], at + 1)
            depth += (text[at] in "([{") - (text[at] in ")]}")
            at += 1
        yield text[call.end() : at - 1]


def first_argument(call: str) -> str:
    depth = 0
    for at, letter in enumerate(call):
        depth += (letter in "([{") - (letter in ")]}")
        if letter == "," and not depth:
            return call[:at]
    return call


KEY = r"[a-z][a-z0-9]*(?:-[a-zA-Z0-9]+)+"


@cache
def asked_for() -> dict[str, str]:
    """Keys, and patterns of keys made of parts, by the first file that asks for them."""
    found: dict[str, str] = {}
    for file, text in sources().items():
        for call in calls(text):
            wanted = first_argument(call)
            for made in re.findall(r"`([^`]*)`", wanted):
                found.setdefault(re.sub(r"\$\{.*?\}(?![^`]*\}`)", "*", made), file)
            plain = re.sub(r"`[^`]*`", "", wanted)
            for key in re.findall(rf"[\"']({KEY})[\"']", plain):
                found.setdefault(key, file)
    return found


def own_words(lang: str) -> dict[str, Any]:
    return {**messages(lang, "web"), **messages(lang, "phrases")}


def of_legends(key: str) -> bool:
    return key.startswith("legends-")


# ---- the catalogues and the source ----


@pytest.mark.parametrize("lang", ["en", "fr", "pt"])
def test_every_word_the_page_asks_for_is_there(lang: str) -> None:
    known, missing = own_words(lang), {}
    for key, file in asked_for().items():
        if lang == "pt" and of_legends(key):
            continue  # the game does not speak Portuguese
        pattern = re.compile(re.escape(key).replace(r"\*", ".+"))
        made = {key.replace("*", each) for each in SETS.get(key, ())}
        there = made <= known.keys() if made else any(pattern.fullmatch(each) for each in known)
        if not there:
            missing[key] = (file, made - known.keys())
    assert missing == {}


@pytest.mark.parametrize("lang", ["fr", "pt"])
def test_the_languages_have_the_same_words_with_the_same_variables(lang: str) -> None:
    english, other = messages("en", "web"), messages(lang, "web")
    lacking = [k for k in english if k not in other and not (lang == "pt" and of_legends(k))]
    assert (lacking, [key for key in other if key not in english]) == ([], [])
    for name, message in other.items():
        assert Parts(message).variables == Parts(english[name]).variables, name


def test_no_word_is_idle() -> None:
    """A key is asked for, stands as a string where keys are listed, or is made of parts."""
    strings = set()
    for text in sources().values():
        strings |= set(re.findall(rf"[\"'`]({KEY})[\"'`]", text))
    patterns = [re.escape(key).replace(r"\*", r"[\w-]+") for key in asked_for() if "*" in key]
    made = re.compile("|".join([*patterns, r"refused-[\w-]+"]))
    known = [key for key in messages("en", "web") if key != "title"]
    assert [key for key in known if key not in strings and not made.fullmatch(key)] == []


def test_what_a_message_needs_is_given() -> None:
    """Where the arguments are written out."""
    english, faults = messages("en", "web"), []
    for file, text in sources().items():
        for call in calls(text):
            key = re.fullmatch(rf"[\"']({KEY})[\"']", first_argument(call))
            rest = call[len(first_argument(call)) :]
            if not key or key[1] not in english or "..." in rest:
                continue
            needed = Parts(english[key[1]]).variables
            given = set(re.findall(r"[{,]\s*(\w+)(?=\s*[:,}])", rest))
            if needed - given:
                faults.append((file, key[1], needed - given))
    assert faults == []


def test_french_marks_stand_off_by_a_narrow_space_that_holds() -> None:
    for name, message in messages("fr", "web").items():
        for text in Parts(message).texts:
            assert not re.search(rf"(?<!{NARROW})[;!?»]", text), name
            assert not re.search(rf"(?<![{NARROW}\d:/]):(?!\d|//)", text), name
            assert not re.search(rf"«(?!{NARROW})", text), name


# ---- on the screen ----

REPEATED = pytest.mark.soak("page")


@REPEATED  # test_games_on_the_page looks at every kind of question
@pytest.mark.parametrize("lang", ["fr", "pt"])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_shows_words_and_no_names_of_messages(
    new_page: NewPage, lang: str, game: str
) -> None:
    """Nor does it complain in the console, which the page's maker looks after."""

    def words_only(page: Page, now: dict[str, Any]) -> None:
        assert raw_keys(page) == []

    page = new_page(locale=lang)
    ready_to_look(page)
    start(page, game)
    play_on(page, Random(lang), words_only, most=25)


@pytest.mark.extended
def test_a_few_screens_show_words(site: Server, new_page: NewPage) -> None:
    """In French all of them do: test_layout and test_deciding go through them."""
    assert raw_keys_at(site, new_page(locale="pt", kept=True), FEW) == {}


@REPEATED
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_screen_shows_the_name_of_a_message(site: Server, new_page: NewPage, lang: str) -> None:
    assert raw_keys_at(site, new_page(locale=lang), [*OTHERS, *SCENES]) == {}


FEW = ["home", "waiting", "settings", "talk", "legends-act", "goat-offer"]


def raw_keys_at(site: Server, page: Page, names: list[str]) -> dict[str, list[str]]:
    shown = {}
    ready_to_look(page)
    for name in names:
        show(site, page, name)
        shown[name] = raw_keys(page)
    return {name: keys for name, keys in shown.items() if keys}


@pytest.mark.extended
def test_a_table_whose_game_lacks_the_language_is_in_english_altogether(
    site: Server, new_page: NewPage
) -> None:
    """The waiting room and the frame as well as the game; the start page is the reader's own."""
    page = new_page(locale="pt", kept=True)
    spoken = page.locator("html")
    for name in ("waiting", "legends-act"):
        show(site, page, name)
        expect(spoken).to_have_attribute("lang", "en")
        expect(page.locator("body")).not_to_contain_text("Sua vez")
        expect(page.locator("body")).not_to_contain_text("robô")
    for name in ("goat-offer", "legends-act", "home"):
        show(site, page, name)
        expect(spoken).to_have_attribute("lang", "en" if name == "legends-act" else "pt")
    expect(page.locator("[data-play-now]")).to_contain_text("Jogar")


def test_a_word_the_language_lacks_is_in_english(page: Page) -> None:
    """Were a message forgotten, its reader would still get words."""

    def forget(route: Route) -> None:
        answer = route.fetch()
        words = answer.json()
        line = next(each for each in words["ftl"].splitlines() if each.startswith("home-play ="))
        forgotten = words["ftl"].replace(line, "")
        route.fulfill(response=answer, json={**words, "ftl": forgotten, "english": line})

    page.route("**/api/words/web*", forget)
    page.reload()
    expect(page.locator("[data-play-now]")).to_contain_text("Play now")
