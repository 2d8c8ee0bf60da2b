"""The guide: an introduction to each chapter, compared with the statements it cites."""

import re
import tomllib
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from tumbleweed.core import guide
from tumbleweed.core.guide import find_pages, find_rules, page_of, pages
from tumbleweed.core.rules import LedgerError, cite, ledger, modules_of

GUIDES = [("goat", lang) for lang in ("en", "fr", "pt")] + [("legends", "en"), ("legends", "fr")]
MODULES = [*modules_of("legends")]
PRINTINGS = ledger("legends").editions


def numbers(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


@pytest.mark.parametrize("game", ["goat", "legends"])
def test_every_chapter_has_a_page(game: str) -> None:
    chapters = [page.chapter for page in pages(game)]
    assert sorted(chapters) == sorted(ledger(game).groups)
    with_modules = [page.chapter for page in pages(game, modules=modules_of(game))]
    assert sorted(with_modules) == sorted(ledger(game, modules_of(game)).groups)
    assert with_modules[: len(chapters)] == chapters


@pytest.mark.parametrize("game", ["goat", "legends"])
def test_what_a_page_promises_stands_in_what_it_cites(game: str) -> None:
    """A number on a page must be in a statement it cites."""
    for page in pages(game, modules=modules_of(game)):
        for line in (*page.do, *page.get):
            stated = " ".join(f"{cite(rule).text} {cite(rule).ruling}" for rule in line.rules)
            strange = [number for number in numbers(line.text) if number not in numbers(stated)]
            assert not strange, f"{page.chapter}: {line.text!r} cites nothing with {strange}"


@pytest.mark.parametrize(("game", "lang"), [each for each in GUIDES if each[1] != "en"])
def test_a_translation_says_the_same(game: str, lang: str) -> None:
    english = pages(game, modules=modules_of(game))
    translated = pages(game, lang, modules=modules_of(game))
    assert [page.chapter for page in translated] == [page.chapter for page in english]
    for page, own in zip(english, translated, strict=True):
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


def test_pages_of_a_module_are_asked_for_by_its_name() -> None:
    assert find_pages("faro", "legends") == []
    assert find_pages("faro", "legends", modules=["ante-up"])[0].chapter == "AU-FARO"
    assert {rule.module for rule in find_rules("longhorn", "legends")} == set()
    found = find_rules("longhorn", "legends", modules=["ante-up"])
    assert found[0].group == "AU-TOKEN"
    assert page_of(cite("AU-FARO-06"), "fr").title == "Le faro"
    assert page_of(cite("BM-RISK-08"), "fr").title == "Le dé de risque"


@pytest.mark.parametrize(
    ("words", "lang", "chapter"),
    [
        ("deed", "en", "BM-CLAIM"),
        ("trader", "en", "BM-TRADER"),
        ("risk die", "en", "BM-RISK"),
        ("injury", "en", "BM-INJURY"),
        ("map token", "en", "BM-STORY"),
        ("scenario", "en", "BM-COMP"),
        ("blessure grave", "fr", "BM-INJURY"),
        ("titre", "fr", "BM-CLAIM"),
        ("marchand", "fr", "BM-TRADER"),
        ("ruine", "fr", "BM-REPAIR"),
        ("faro", "fr", "AU-FARO"),
        ("duel", "fr", "WL-FIGHT"),
    ],
)
def test_with_all_modules_the_chapter_comes_first(words: str, lang: str, chapter: str) -> None:
    assert find_pages(words, "legends", lang, modules=MODULES)[0].chapter == chapter


def test_the_chapters_of_a_module_come_after_the_games() -> None:
    told = [page.chapter[:2] for page in pages("legends", modules=MODULES)]
    assert [told.count(book) for book in ("WL", "AU", "BM")] == [len(pages("legends")), 11, 11]
    assert told == sorted(told, key=("WL", "AU", "BM").index)


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
    names |= {f"legends+{module}.{lang}.toml" for module in MODULES for lang in ("en", "fr")}
    assert {path.name for path in folder.iterdir()} == names
    for name in names:
        assert tomllib.loads(Path(str(folder / name)).read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda text: text.replace("[AU-FARO]", "[WL-POKER]"), "AU-FARO: has no page"),
        (lambda text: f"{text}\n[WL-POKER]", "WL-POKER: is a chapter of another file"),
        (lambda text: f"{text}\n[AU-POKER]", "AU-POKER: there is no such chapter"),
    ],
)
def test_a_supplement_has_pages_for_its_own_chapters(
    change: Callable[[str], str], fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = "legends+ante-up.en.toml"
    source = files("tumbleweed") / "rules" / "guide" / name
    folder = tmp_path / "rules" / "guide"
    folder.mkdir(parents=True)
    (folder / name).write_text(change(source.read_text(encoding="utf-8")), encoding="utf-8")
    monkeypatch.setattr(guide, "files_of", lambda game: tmp_path)
    with pytest.raises(LedgerError, match=fault):
        guide._pages_in(name, ledger("legends", ["ante-up"]), "ante-up")
