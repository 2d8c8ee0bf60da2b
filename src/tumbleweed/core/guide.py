"""The guide: an introduction to each chapter of the ledger.

`rules/guide/GAME.LANG.toml` holds a page per chapter: what it is, what you do, what you get, an
example. Every line but the first cites the statements it is based on (`§05`, `§WL-BANK-04`), so it
can be checked and links to them, and is shown only in editions where all of them apply. A module
adds pages for its chapters (`rules/guide/GAME+MODULE.LANG.toml`); like its statements, they are
included only if it is named. A guide is loaded on first use and checked as a whole.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from tumbleweed.core.packages import files_of
from tumbleweed.core.rules import (
    Ledger,
    LedgerError,
    Rule,
    ledger,
    plain,
    read_toml,
    search,
    supplement,
)

FIELDS: Final = {"title": str, "also": str, "what": str, "do": list, "get": list, "example": str}
CITED: Final = re.compile(r"\s*§([A-Z0-9-]+)")
ON_PAGE: Final = 3  # search ranks of a page
FAR: Final = 4


@dataclass(frozen=True)
class Line:
    """A sentence or two for players, with the statements it is based on."""

    text: str
    rules: tuple[str, ...]
    editions: frozenset[str]  # those in which all of them apply; empty where a game has only one


@dataclass(frozen=True)
class Page:
    """The introduction to a chapter."""

    chapter: str
    title: str
    also: str  # search keywords
    what: str
    do: tuple[Line, ...]
    get: tuple[Line, ...]
    example: Line

    def lines(self, edition: str | None) -> Page:
        """The lines that apply in an edition."""
        if not edition:
            return self
        do = tuple(line for line in self.do if edition in line.editions)
        get = tuple(line for line in self.get if edition in line.editions)
        return Page(self.chapter, self.title, self.also, self.what, do, get, self.example)

    @property
    def text(self) -> str:
        """The full text, for searching."""
        lines = (*self.do, *self.get, self.example)
        return " ".join((self.title, self.also, self.what, *(line.text for line in lines)))


def pages(
    game: str, lang: str = "en", edition: str | None = None, modules: Iterable[str] = ()
) -> tuple[Page, ...]:
    """The pages of a game in chapter order; in English where a translation is missing."""
    spoken = lang if lang in ledger(game).languages else "en"
    found = tuple(_pages(game, spoken, tuple(sorted(set(modules)))).values())
    return tuple(page.lines(edition) for page in found) if ledger(game).editions else found


def page_of(rule: Rule, lang: str = "en", edition: str | None = None) -> Page:
    """The page of the chapter a statement belongs to."""
    found = pages(rule.game, lang, edition, rule.modules)
    return next(page for page in found if page.chapter == rule.group)


def find_pages(
    words: str,
    game: str,
    lang: str = "en",
    edition: str | None = None,
    modules: Iterable[str] = (),
) -> list[Page]:
    """Pages that contain all the words, best match first; of title matches the shortest first."""
    wanted = plain(words).split()
    found = [(_distance(page, wanted), page) for page in pages(game, lang, edition, modules)]
    near = [(distance, page) for distance, page in found if distance < FAR]
    return [page for _, page in sorted(near, key=_rank)]


def _rank(found: tuple[int, Page]) -> tuple[int, int]:
    distance, page = found
    return distance, len(_words(page.title)) if distance == 1 else 0


def find_rules(
    words: str,
    game: str,
    lang: str = "en",
    edition: str | None = None,
    modules: Iterable[str] = (),
) -> list[Rule]:
    """Statements that contain all the words; chapters with a matching name come first."""
    wanted, of = plain(words).split(), tuple(modules)
    distances = {page.chapter: _distance(page, wanted) for page in pages(game, lang, None, of)}
    named = {chapter: min(distance, ON_PAGE) for chapter, distance in distances.items()}
    return sorted(search(words, game, edition, lang, of), key=lambda rule: named[rule.group])


def _distance(page: Page, wanted: list[str]) -> int:
    """1: in the title, 2: a keyword, ON_PAGE: anywhere, FAR: no match."""
    near = (page.title, f"{page.title} {page.also}", page.text)
    found = (n for n, text in enumerate(near, 1) if _begin(wanted, _words(text)))
    return next(found, FAR) if wanted else FAR


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", plain(text))


def _begin(wanted: list[str], text: list[str]) -> bool:
    return all(any(word.startswith(each) for word in text) for each in wanted)


@cache
def _pages(game: str, lang: str, modules: tuple[str, ...]) -> dict[str, Page]:
    book, found = ledger(game, modules), dict[str, Page]()
    for module in ("", *modules):
        file = f"{supplement(game, module) if module else game}.{lang}.toml"
        found.update(_pages_in(file, book, module))
    return found


def _pages_in(file: str, book: Ledger, module: str) -> dict[str, Page]:
    """A page for each chapter of the game itself, or of a module, and for no other."""
    source = read_toml(files_of(book.game) / "rules" / "guide" / file)
    groups = dict.fromkeys(rule.group for rule in book if rule.module == module)
    missing = [group for group in groups if group not in source]
    if missing:
        raise LedgerError(file, missing[0], "has no page")
    elsewhere = [group for group in source if group in book.groups and group not in groups]
    if elsewhere:
        raise LedgerError(file, elsewhere[0], "is a chapter of another file")
    return {chapter: _page(book, file, chapter, entry) for chapter, entry in source.items()}


def _page(book: Ledger, file: str, chapter: str, entry: dict[str, Any]) -> Page:
    fault = _fault(book, chapter, entry)
    if fault:
        raise LedgerError(file, chapter, fault)
    do = tuple(_line(book, file, chapter, each) for each in entry["do"])
    get = tuple(_line(book, file, chapter, each) for each in entry.get("get", ()))
    example = _line(book, file, chapter, entry["example"])
    return Page(chapter, entry["title"], entry["also"], entry["what"], do, get, example)


def _fault(book: Ledger, chapter: str, entry: dict[str, Any]) -> str:
    if chapter not in book.groups:
        return f"there is no such chapter in {book.game}.toml"
    for name, value in entry.items():
        if name not in FIELDS or not isinstance(value, FIELDS[name]) or not value:
            return f"bad field {name!r}"
    absent = [name for name in FIELDS if name not in entry and name != "get"]
    return f"no {absent[0]!r}" if absent else ""


def _line(book: Ledger, file: str, chapter: str, source: str) -> Line:
    cited = tuple(name if "-" in name else f"{chapter}-{name}" for name in CITED.findall(source))
    unknown = [rule_id for rule_id in cited if rule_id not in book]
    if unknown or not cited:
        what = f"cites {unknown[0]}, which is not there" if unknown else "cites no statement"
        raise LedgerError(file, chapter, f"{source[:40]!r} {what}")
    holds = frozenset(book.editions).intersection(*(book[rule].editions for rule in cited))
    if book.editions and not holds:
        raise LedgerError(file, chapter, f"{source[:40]!r} holds in no printing")
    return Line(CITED.sub("", source), cited, holds)
