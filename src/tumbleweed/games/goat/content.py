"""Reads and checks the content file, and compiles it into a `Box` of flat tables."""

from __future__ import annotations

import hashlib
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from tumbleweed.core.errors import ContentError
from tumbleweed.core.state import NONE, canonical
from tumbleweed.games.goat.model import (
    CHARACTERS,
    LOCATIONS,
    NOTHING,
    TAKES_COINS,
    TAKES_TOKENS,
    TOKENS,
    Box,
)

FILE = "goat.toml"
TAKES = {"": NOTHING, "tokens": TAKES_TOKENS, "coins": TAKES_COINS}


class Content:
    """The content file, checked: `box(players)`, names in every language, and a hash of it all."""

    def __init__(self, text: str, name: str = FILE) -> None:
        self._name = name
        try:
            self._data: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as fault:
            raise ContentError(f"{name}: {fault}") from None
        self.hash = hashlib.sha256(canonical(self._data)).hexdigest()
        self._by_kind = {
            "character": self._entries("character", CHARACTERS),
            "location": self._entries("location", LOCATIONS),
            "token": self._entries("token", TOKENS),
        }
        self._tables = {table["players"]: table for table in self._data.get("table", [])}
        self._check()

    def entry(self, kind: str, name: str) -> dict[str, Any]:
        return self._by_kind[kind][name]

    def name(self, kind: str, name: str, lang: str) -> str:
        return self._word(self.entry(kind, name), "name", lang)

    def text(self, character: str, lang: str) -> str:
        """What the character does, in our words."""
        return self._word(self.entry("character", character), "text", lang)

    def box(self, players: int) -> Box:
        table, data = self._tables[players], self._data
        characters = [self._by_kind["character"][name] for name in CHARACTERS]
        places = [self._by_kind["location"][name] for name in LOCATIONS]
        return Box(
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
        found = {entry.get("id", "?"): entry for entry in self._data.get(kind, [])}
        if tuple(found) != expected:
            raise self._fault(f"[[{kind}]]: expected {', '.join(expected)} in this order")
        for name, entry in found.items():
            if any(not entry.get(word) for word in _words(kind)):
                raise self._fault(f"{kind} {name!r}: a name or text is missing in some language")
        return found

    def _check(self) -> None:
        for key in ("coins", "elixirs", "start_coins", "start_tokens", "first_hand", "pay"):
            if key not in self._data:
                raise self._fault(f"{key!r} is missing")
        for place in self._by_kind["location"].values():
            if place.get("token") not in TOKENS or not _count(place.get("coins")):
                raise self._fault(f"location {place['id']!r}: unknown token or no number of coins")
        for character in self._by_kind["character"].values():
            if character.get("takes", "") not in TAKES or _location(character) is None:
                raise self._fault(f"character {character['id']!r}: unknown location or taking")
        if sorted(self._tables) != [2, 3, 4, 5]:
            raise self._fault("[[table]]: expected one each for 2, 3, 4 and 5 players")
        for players, table in self._tables.items():
            self._check_table(players, table)

    def _check_table(self, players: int, table: dict[str, Any]) -> None:
        """GB-SETUP-14: the supply of every kind lasts exactly as long as the game."""
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


def _words(kind: str) -> list[str]:
    words = ["name", "text"] if kind == "character" else ["name"]
    return [word + lang for word in words for lang in ("", "_fr", "_pt")]


def _count(value: Any) -> bool:
    return type(value) is int and value >= 0


def _location(character: dict[str, Any]) -> int:
    name = character.get("location")
    return NONE if name is None else LOCATIONS.index(name)


@cache
def goat_content() -> Content:
    text = (files("tumbleweed") / "games" / "goat" / "content" / FILE).read_text(encoding="utf-8")
    return Content(text)
