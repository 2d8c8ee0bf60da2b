"""Loads and checks the content file, and compiles it into the flat tables of `Compiled`."""

from __future__ import annotations

import hashlib
import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from tumbleweed.core.content import Content, known_hashes, pack_name
from tumbleweed.core.errors import ContentError
from tumbleweed.core.state import NONE, canonical
from tumbleweed.games.goat.model import (
    CHARACTERS,
    GAMBLER,
    GUNSLINGER,
    LOCATIONS,
    NOTHING,
    TAKES_COINS,
    TAKES_TOKENS,
    TOKENS,
    Compiled,
)

GAME = "goat"
FILE = "goat.toml"
SHIPPED = files("tumbleweed") / "games" / "goat" / "content"
TAKES = {"": NOTHING, "tokens": TAKES_TOKENS, "coins": TAKES_COINS}

# The fields of each part of the file: names and texts (prose), amounts, and others.
TEXTS = {"character": ("name", "text"), "location": ("name",), "token": ("name",)}
AMOUNTS = {
    "file": ("coins", "elixirs", "start_coins", "first_hand"),
    "pay": ("gunslinger", "sheriff", "arrest_robber", "arrest_charlatan"),
    "token": ("value", "count"),
    "location": ("coins",),
    "character": (),
    "table": ("players", "rounds", "hats"),
}
OTHERS = {
    "file": ("start_tokens", "pay", "token", "location", "character", "table"),
    "token": ("id",),
    "location": ("id", "token"),
    "character": ("id", "location", "takes", "order"),
    "table": ("locations", "supply"),
}
ORDERS = {CHARACTERS[GUNSLINGER + i]: i + 1 for i in range(GAMBLER - GUNSLINGER + 1)}  # GB-COMP-15
MAX_HATS = 3  # of a colour: GB-COMP-12


class GoatContent(Content):
    """The content file, checked: `compiled(players)`, names in every language, and its hashes."""

    def __init__(self, text: str, name: str = FILE, pack: str = "") -> None:
        self._text, self._name = text, name
        try:
            self._data: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as fault:
            raise ContentError(f"{name}: {fault}") from None
        rules, prose = (_hash(_part(self._data, prose)) for prose in (False, True))
        super().__init__(GAME, rules, prose, pack)
        self.known_as = known_hashes(GAME, self.hash)
        self._words("the file", "file", self._data)
        self._words("pay", "pay", self._data["pay"])
        self._by_kind = {
            "character": self._entries("character", CHARACTERS),
            "location": self._entries("location", LOCATIONS),
            "token": self._entries("token", TOKENS),
        }
        self._tables = {table.get("players"): table for table in self._data["table"]}
        self._check()

    def __reduce__(self) -> tuple[type[GoatContent], tuple[str, str, str]]:
        """Other processes load the file."""
        return GoatContent, (self._text, self._name, self.pack)

    def entry(self, kind: str, name: str) -> dict[str, Any]:
        return self._by_kind[kind][name]

    def name(self, kind: str, name: str, lang: str) -> str:
        return self._word(self.entry(kind, name), "name", lang)

    def text(self, character: str, lang: str) -> str:
        """What the character does, in our words."""
        return self._word(self.entry("character", character), "text", lang)

    def compiled(self, players: int) -> Compiled:
        table, data = self._tables[players], self._data
        characters = [self._by_kind["character"][name] for name in CHARACTERS]
        places = [self._by_kind["location"][name] for name in LOCATIONS]
        return Compiled(
            players=players,
            rounds=table["rounds"],
            hats=table["hats"],
            locations=[LOCATIONS.index(name) for name in table["locations"]],
            supply=[table["supply"].get(name, 0) for name in TOKENS],
            token_at=[TOKENS.index(place["token"]) for place in places],
            coins_at=[place["coins"] for place in places],
            values=[self._by_kind["token"][name]["value"] for name in TOKENS],
            location_of=[_location(character) for character in characters],
            takes=[TAKES[character.get("takes", "")] for character in characters],
            coins=data["coins"],
            elixirs=data["elixirs"],
            start_coins=data["start_coins"],
            start_tokens=[TOKENS.index(name) for name in data["start_tokens"]],
            first_hand=data["first_hand"],
            gunslinger_pay=data["pay"]["gunslinger"],
            sheriff_pay=data["pay"]["sheriff"],
            robber_bounty=data["pay"]["arrest_robber"],
            charlatan_bounty=data["pay"]["arrest_charlatan"],
        )

    def _entries(self, kind: str, expected: tuple[str, ...]) -> dict[str, dict[str, Any]]:
        entries = self._data[kind]
        if tuple(entry.get("id") for entry in entries) != expected:
            raise self._fault(f"[[{kind}]]: expected {', '.join(expected)} in this order")
        for entry in entries:
            self._words(f"{kind} {entry['id']!r}", kind, entry)
        return dict(zip(expected, entries, strict=True))

    def _words(self, what: str, kind: str, entry: dict[str, Any]) -> None:
        """Names and amounts are present and of the right type, and there is no unknown key."""
        texts, amounts = _texts(kind), AMOUNTS[kind]
        for word in [*texts, *amounts, *(OTHERS[kind] if kind == "file" else ())]:
            if word not in entry:
                raise self._fault(f"{what}: {word!r} is missing")
        for word in entry:
            if word not in (*texts, *amounts, *OTHERS.get(kind, ())):
                raise self._fault(f"{what}: {word!r} is not known")
        for word in amounts:
            if type(entry[word]) is not int or entry[word] < 0:
                raise self._fault(f"{what}: {word!r} is not a number from 0")
        for word in texts:
            if not entry[word]:
                raise self._fault(f"{what}: {word!r} is empty")

    def _check(self) -> None:
        if not set(self._data["start_tokens"]) <= set(TOKENS):
            raise self._fault("'start_tokens': one of them is not known")
        for name, place in self._by_kind["location"].items():
            if place.get("token") not in TOKENS:
                raise self._fault(f"location {name!r}: its token is not known")
        for name, character in self._by_kind["character"].items():
            if character.get("location", LOCATIONS[0]) not in LOCATIONS:
                raise self._fault(f"character {name!r}: its location is not known")
            if character.get("takes", "") not in TAKES:
                raise self._fault(f"character {name!r}: what it takes is not known")
            if character.get("order") != ORDERS.get(name):
                raise self._fault(f"character {name!r}: its order must be {ORDERS.get(name)}")
        if [table.get("players") for table in self._data["table"]] != [2, 3, 4, 5]:
            raise self._fault("[[table]]: expected one each for 2, 3, 4 and 5 players")
        for players, table in self._tables.items():
            self._words(f"table for {players}", "table", table)
            self._check_table(players, table)

    def _check_table(self, players: int, table: dict[str, Any]) -> None:
        """GB-SETUP-14: the supply of every kind lasts exactly as long as the game."""
        if not 0 < table["hats"] <= MAX_HATS or not table["rounds"]:
            raise self._fault(f"table for {players}: no rounds, or not 1 to {MAX_HATS} hats")
        if not {"saloon"} <= set(table["locations"]) <= set(LOCATIONS):
            raise self._fault(f"table for {players}: a location is not known, or no saloon")
        needed = dict.fromkeys(TOKENS, 0)
        for name in table["locations"]:
            needed[self.entry("location", name)["token"]] += table["rounds"]
        for name in self._data["start_tokens"]:
            needed[name] += players
        needed = {name: count for name, count in needed.items() if count}
        if needed != table["supply"]:
            raise self._fault(f"table for {players}: the supply must be {needed}")
        for name, count in needed.items():
            if count > self.entry("token", name)["count"]:
                raise self._fault(f"table for {players}: there are not {count} {name} tokens")

    def _word(self, entry: dict[str, Any], word: str, lang: str) -> str:
        return str(entry[word if lang == "en" else f"{word}_{lang}"])

    def _fault(self, what: str) -> ContentError:
        return ContentError(f"{self._name}: {what}")


def _texts(kind: str) -> list[str]:
    return [word + lang for word in TEXTS.get(kind, ()) for lang in ("", "_fr", "_pt")]


def _location(character: dict[str, Any]) -> int:
    name = character.get("location")
    return NONE if name is None else LOCATIONS.index(name)


def _part(data: dict[str, Any], prose: bool) -> dict[str, Any]:
    """The prose of the file, with the ids; or what the rules read."""
    part: dict[str, Any] = {} if prose else dict(data)
    for kind in (kind for kind in TEXTS if isinstance(data.get(kind), list)):
        texts = [*_texts(kind), "id"] if prose else _texts(kind)
        part[kind] = [
            {key: value for key, value in entry.items() if (key in texts) == prose}
            for entry in data[kind]
        ]
    return part


def _hash(data: dict[str, Any]) -> str:
    return hashlib.sha256(canonical(data)).hexdigest()


def load_content(path: Path | None = None, pack: str = "") -> GoatContent:
    """The content of the game, or of a pack: a folder with the file, or the file."""
    if path is None:
        return GoatContent((SHIPPED / FILE).read_text(encoding="utf-8"))
    file = path / FILE if path.is_dir() else path
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        raise ContentError(f"{file.name}: it cannot be read: {fault}") from None
    return GoatContent(text, file.name, pack or pack_name(path))


def read_content(path: Path | None, pack: str) -> Content:
    return goat_content() if path is None else load_content(path, pack)


@cache
def goat_content() -> GoatContent:
    """The game's own."""
    return load_content()
