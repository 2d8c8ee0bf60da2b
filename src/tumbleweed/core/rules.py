"""The ledger: every statement of the rulebooks under an id that code, tests and screens cite.

One file per game (`rules/<game>.toml`) and one per translation (`rules/<game>.fr.toml`); a module
of a game adds a supplement (`rules/<game>+<module>.toml`, with translations likewise). Modules must
be named: without one, a ledger is that of the base game. A ledger is loaded on first use and
checked as a whole; errors name the file and the rule.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, Final

from tumbleweed.core.errors import ContentError, UnknownName
from tumbleweed.core.packages import HOME, files_of, games_from_outside

FIELDS: Final[dict[str, type]] = {
    "id": str,
    "text": str,
    "ruling": str,
    "books": list,
    "editions": list,
    "gap": bool,
    "example": bool,
    "physical": str,
}
OF_A_MODULE: Final = "+"  # in file names, between the game and the module


class LedgerError(ContentError):
    """A ledger that contradicts itself; names the file and the rule."""

    def __init__(self, file: str, rule_id: str, fault: str) -> None:
        super().__init__(": ".join(part for part in (file, rule_id, fault) if part))


class UnknownRule(UnknownName):
    """A rule id that is in no ledger; `near` are similar ids."""

    def __init__(self, rule_id: str, known: Iterable[str]) -> None:
        self.near = get_close_matches(rule_id.upper(), list(known), n=3, cutoff=0.7)
        hint = f"; did you mean {', '.join(self.near)}?" if self.near else ""
        super().__init__(f"no rule {rule_id!r}{hint}")


@dataclass(frozen=True)
class Reason:
    """Why something is so: a message key, its arguments and the rule it follows from."""

    rule: str
    key: str
    args: dict[str, str | int] = field(default_factory=dict)


def not_asked(asked: list[int]) -> Reason:
    """For a seat that is not asked: who is, the first of them and how many."""
    if not asked:
        return Reason("", "why-over")
    return Reason("", "why-not-asked", {"seat": f"seat:{asked[0]}", "count": len(asked)})


@dataclass(frozen=True)
class Rule:
    """One statement of a rulebook, in our words."""

    id: str
    game: str
    text: str
    ruling: str = ""  # how a gap or an ambiguity of the text is settled
    books: tuple[str, ...] = ()  # the books it is found in
    editions: tuple[str, ...] = ()  # the editions it applies to; empty where a game has only one
    gap: bool = False  # the books leave it open; the statement is ours
    example: bool = False
    physical: str = ""  # why it cannot be tested
    module: str = ""  # the module whose supplement it is in; "" is the base game
    translations: dict[str, tuple[str, str]] = field(
        default_factory=dict, compare=False, repr=False
    )

    @property
    def group(self) -> str:
        """The chapter it belongs to: GB-DEAL-08 → GB-DEAL."""
        return self.id.rpartition("-")[0]

    @property
    def modules(self) -> tuple[str, ...]:
        """The modules that must be named to find it."""
        return (self.module,) if self.module else ()

    def text_in(self, lang: str) -> str:
        return self.translations.get(lang, (self.text, ""))[0]

    def ruling_in(self, lang: str) -> str:
        return self.translations.get(lang, ("", ""))[1] or self.ruling


class Ledger:
    """The rules of one game and of the named modules, in file order."""

    def __init__(self, game: str, folder: Traversable, modules: tuple[str, ...] = ()) -> None:
        self.game = game
        self.editions: tuple[str, ...] = ()
        self._rules: dict[str, Rule] = {}
        self._glossaries: dict[str, dict[str, str]] = {}
        for module in ("", *modules):
            self._read(folder, module)

    def _read(self, folder: Traversable, module: str) -> None:
        stem = supplement(self.game, module) if module else self.game
        file, source = f"{stem}.toml", read_toml(folder / f"{stem}.toml")
        holds = tuple(source.get("editions", self.editions))
        self.editions = self.editions if module else holds
        strange = [name for name in holds if name not in self.editions]
        if strange:
            raise LedgerError(file, "", f"unknown edition {strange[0]!r}")
        for entry in source.get("rule", ()):
            self._add(entry, file, module, holds)
        for path in sorted(folder.iterdir(), key=lambda path: path.name):
            if path.name.startswith(f"{stem}.") and path.name.count(".") == 2:
                self._translate(path, file, module)

    def __getitem__(self, rule_id: str) -> Rule:
        if rule_id not in self._rules:
            raise UnknownRule(rule_id, self._rules)
        return self._rules[rule_id]

    def __contains__(self, rule_id: object) -> bool:
        return rule_id in self._rules

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules.values())

    def __len__(self) -> int:
        return len(self._rules)

    @property
    def languages(self) -> tuple[str, ...]:
        return ("en", *self._glossaries)

    @property
    def groups(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(rule.group for rule in self))

    def glossary(self, lang: str) -> dict[str, str]:
        """The game's terms, English to `lang`; empty for English and for missing languages."""
        return dict(self._glossaries.get(lang, {}))

    def _add(self, entry: dict[str, Any], file: str, module: str, holds: tuple[str, ...]) -> None:
        rule_id = str(entry.get("id", ""))
        fault = self._fault(rule_id, entry)
        if fault:
            raise LedgerError(file, rule_id or "a rule", fault)
        self._rules[rule_id] = Rule(
            id=rule_id,
            game=self.game,
            text=entry["text"],
            ruling=entry.get("ruling", ""),
            books=tuple(entry.get("books", ())),
            editions=tuple(entry.get("editions", holds)),
            gap=entry.get("gap", False),
            example=entry.get("example", False),
            physical=entry.get("physical", ""),
            module=module,
        )

    def _fault(self, rule_id: str, entry: dict[str, Any]) -> str:
        for name, value in entry.items():
            if name not in FIELDS or not isinstance(value, FIELDS[name]):
                return f"bad field {name!r}"
        if not rule_id:
            return "no id"
        if rule_id in self._rules:
            return "id used twice"
        if not entry.get("text"):
            return "no text"
        unknown = [name for name in entry.get("editions", ()) if name not in self.editions]
        return f"unknown edition {unknown[0]!r}" if unknown else ""

    def _translate(self, path: Traversable, file: str, module: str) -> None:
        lang = path.name.split(".")[1]
        source = read_toml(path)
        self._glossaries[lang] = {**self.glossary(lang), **source.get("glossary", {})}
        for rule_id, words in source.get("rule", {}).items():
            if rule_id not in self._rules or self._rules[rule_id].module != module:
                raise LedgerError(path.name, rule_id, f"translates a rule {file} lacks")
            if not words.get("text"):
                raise LedgerError(path.name, rule_id, "no text")
            self._rules[rule_id].translations[lang] = (words["text"], words.get("ruling", ""))


def supplement(game: str, module: str) -> str:
    """The file name of a module, without suffixes, in the rules and in the guide."""
    return f"{game}{OF_A_MODULE}{module}"


def read_toml(path: Traversable) -> dict[str, Any]:
    import tomllib  # noqa: PLC0415  a game that shows no rule pays nothing for the ledger

    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise LedgerError(path.name, "", str(error)) from error


def _folder(game: str) -> Traversable:
    return files_of(game) / "rules"


def games() -> tuple[str, ...]:
    """The games that have a ledger."""
    outside = [game for game in games_from_outside() if (_folder(game) / f"{game}.toml").is_file()]
    return (*_our_games(), *sorted(outside))


@cache
def _our_games() -> tuple[str, ...]:
    return tuple(stem for stem in _stems(HOME) if OF_A_MODULE not in stem)


@cache
def modules_of(game: str) -> tuple[str, ...]:
    """The modules of a game that have a supplement."""
    parts = [stem.partition(OF_A_MODULE) for stem in _stems(game)]
    return tuple(module for name, _, module in parts if name == game and module)


def _stems(game: str) -> list[str]:
    names = [path.name.split(".") for path in _folder(game).iterdir()]
    return sorted(parts[0] for parts in names if parts[1:] == ["toml"])


def ledger(game: str, modules: Iterable[str] = ()) -> Ledger:
    """The ledger of a game, with the supplements of the named modules."""
    return _books(game, modules)[0]


@cache
def _ledger(game: str, modules: tuple[str, ...]) -> Ledger:
    return Ledger(game, _folder(game), modules)


def _books(game: str | None, modules: Iterable[str]) -> list[Ledger]:
    """The ledger of one game or of all, each with the supplements of the named modules it has."""
    if game and game not in games():
        raise UnknownName(f"no rules of {game!r}; there are: {', '.join(games())}")
    names, wanted = (game,) if game else games(), set(modules)
    known = {module for name in names for module in modules_of(name)}
    if wanted - known:
        there = ", ".join(sorted(known)) or "none"
        raise UnknownName(f"no rules of a module {min(wanted - known)!r}; there are: {there}")
    return [
        _ledger(name, tuple(each for each in modules_of(name) if each in wanted)) for name in names
    ]


def cite(rule_id: str) -> Rule:
    """The rule of that id, in whichever ledger or supplement."""
    everything = _books(None, [module for game in games() for module in modules_of(game)])
    for book in everything:
        if rule_id in book:
            return book[rule_id]
    raise UnknownRule(rule_id, [rule.id for book in everything for rule in book])


def search(
    words: str,
    game: str | None = None,
    edition: str | None = None,
    lang: str = "en",
    modules: Iterable[str] = (),
) -> list[Rule]:
    """Rules that contain all the words, in id, text or ruling; case and accents are ignored."""
    ledgers = _books(game, modules)
    if edition and not any(edition in book.editions for book in ledgers):
        known = [name for book in ledgers for name in book.editions]
        raise UnknownName(f"no edition {edition!r}; there are: {', '.join(known) or 'none'}")
    wanted = plain(words).split()
    return [
        rule
        for book in ledgers
        for rule in book
        if (not edition or edition in rule.editions)
        and _holds(plain(f"{rule.id} {rule.text_in(lang)} {rule.ruling_in(lang)}"), wanted)
    ]


def _holds(text: str, wanted: list[str]) -> bool:
    return all(word in text for word in wanted)


def plain(text: str) -> str:
    """Lower case, without accents and typographic marks, for comparing typed text."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
