"""The guide: an introduction to each chapter, compared with the statements it cites."""

import re
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from tumbleweed.core import guide
from tumbleweed.core.guide import find_pages, find_rules, page_of, pages
from tumbleweed.core.rules import LedgerError, cite, ledger

GUIDES = [("goat", lang) for lang in ("en", "fr", "pt")] + [("legends", "en"), ("legends", "fr")]
PRINTINGS = ledger("legends").editions


def numbers(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


@pytest.mark.parametrize("game", ["goat", "legends"])
def test_every_chapter_has_a_page(game: str) -> None:
    chapters = [page.chapter for page in pages(game)]
    assert sorted(chapters) == sorted(ledger(game).groups)


@pytest.mark.parametrize("game", ["goat", "legends"])
def test_what_a_page_promises_stands_in_what_it_cites(game: str) -> None:
    """A number on a page must be in a statement it cites."""
    for page in pages(game):
        for line in (*page.do, *page.get):
            stated = " ".join(f"{cite(rule).text} {cite(rule).ruling}" for rule in line.rules)
            strange = [number for number in numbers(line.text) if number not in numbers(stated)]
            assert not strange, f"{page.chapter}: {line.text!r} cites nothing with {strange}"


@pytest.mark.parametrize(("game", "lang"), [each for each in GUIDES if each[1] != "en"])
def test_a_translation_says_the_same(game: str, lang: str) -> None:
    english = pages(game)
    assert [page.chapter for page in pages(game, lang)] == [page.chapter for page in english]
    for page, own in zip(english, pages(game, lang), strict=True):
        for ours, theirs in zip((*page.do, *page.get), (*own.do, *own.get), strict=True):
            assert theirs.rules == ours.rules, own.chapter
            assert numbers(theirs.text) == numbers(ours.text), theirs.text
        assert own.example.rules == page.example.rules, own.chapter
        assert own.what != page.what
        assert own.example.text != page.example.text


@pytest.mark.parametrize("edition", PRINTINGS)
def test_a_printing_has_its_own_lines(edition: str) -> None:
    heist = page_of(cite("WL-HEIST-01"), edition=edition)
    texts = [line.text for line in heist.do]
    assert ("You win ties." in texts) == (edition == "french")
    assert ("The guard wins ties." in texts) == (edition != "french")
    for page in pages("legends", edition=edition):
        assert page.do, f"{page.chapter} says nothing about what to do in {edition}"
        assert all(edition in line.editions for line in (*page.do, *page.get))
        texts = [line.text for line in (*page.do, *page.get)]
        assert len(texts) == len(set(texts)), f"{page.chapter} says something twice in {edition}"


@pytest.mark.parametrize(
    ("words", "lang", "chapter"),
    [
        ("poker", "en", "WL-POKER"),
        ("Poker", "fr", "WL-POKER"),
        ("heal", "en", "WL-DOCTOR"),
        ("gold", "en", "WL-GOLD"),
        ("duel", "en", "WL-FIGHT"),
        ("sherif", "fr", "WL-SHERIFF"),
        ("attaque de banque", "fr", "WL-HEIST"),
    ],
)
def test_a_search_finds_the_chapter_first(words: str, lang: str, chapter: str) -> None:
    assert find_pages(words, "legends", lang)[0].chapter == chapter


def test_statements_of_the_chapter_come_first() -> None:
    found = [rule.group for rule in find_rules("poker", "legends")]
    own = found.count("WL-POKER")
    assert found[:own] == ["WL-POKER"] * own
    assert 0 < own < len(found)


def test_nothing_and_rubbish_find_no_page() -> None:
    assert find_pages("", "legends") == []
    assert find_pages("xyzzy", "legends") == []


def test_a_language_the_game_lacks_is_english() -> None:
    assert pages("legends", "pt") == pages("legends", "en")


FULL = {
    "title": "T",
    "also": "a",
    "what": "W",
    "do": ["Do. §01"],
    "get": ["Get. §01"],
    "example": "E. §01",
}


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"do": ["Do something."]}, "cites no statement"),
        ({"example": "E. §99"}, "WL-POKER-99, which is not there"),
        ({"do": ["Both. §WL-HEIST-10 §WL-HEIST-11"]}, "holds in no printing"),
        ({"what": ""}, "bad field 'what'"),
        ({"hint": "x"}, "bad field 'hint'"),
        ({"example": None}, "no 'example'"),
    ],
)
def test_a_faulty_page_is_refused(change: dict[str, object], fault: str) -> None:
    entry = {name: value for name, value in {**FULL, **change}.items() if value is not None}
    with pytest.raises(LedgerError, match=f"guide.toml: WL-POKER: .*{fault}"):
        guide._page(ledger("legends"), "guide.toml", "WL-POKER", entry)


def test_every_guide_is_read() -> None:
    """A file that no game or language uses would never be checked."""
    folder = files("tumbleweed") / "rules" / "guide"
    names = {f"{game}.{lang}.toml" for game, lang in GUIDES}
    assert {path.name for path in folder.iterdir()} == names
    for name in names:
        assert tomllib.loads(Path(str(folder / name)).read_text(encoding="utf-8"))
