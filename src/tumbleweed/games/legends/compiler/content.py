"""The content of Western Legends: its files, names and texts, and the tables compiled from them."""

from __future__ import annotations

import hashlib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

from tumbleweed.core.content import Content, known_hashes, pack_name
from tumbleweed.core.errors import UnknownName
from tumbleweed.core.state import canonical
from tumbleweed.games.legends.compiler.blood_money.modes import choose_mode
from tumbleweed.games.legends.compiler.compiler import compile_content
from tumbleweed.games.legends.compiler.complete import complete
from tumbleweed.games.legends.compiler.first_game import FIRST_GAME, lay_out_first_game
from tumbleweed.games.legends.compiler.loader import Files, load
from tumbleweed.games.legends.compiler.modules import NAMES, module_sets
from tumbleweed.games.legends.compiler.prose import prose_of, rules_of
from tumbleweed.games.legends.compiler.together import joined_files
from tumbleweed.games.legends.compiler.vocabulary import EDITIONS
from tumbleweed.games.legends.compiler.word_tables import HEADS, word_table
from tumbleweed.games.legends.state.compiled import Compiled

GAME = "legends"
PLAYERS = range(2, 7)
SUIT_SIGNS = {"clubs": "♣", "diamonds": "♦", "hearts": "♥", "spades": "♠"}
# The file and its tables for `name`, `text` and `entry`.
KINDS = {
    "card": ("poker", ("card",)),
    "face": ("poker", ("face",)),
    "item": ("items", ("item",)),
    "character": ("characters", ("character",)),
    "fight": ("fight", ("card",)),
    "story": ("stories", ("story",)),
    "back": ("stories", ("back",)),
    "cattle": ("cattle", ("token",)),
    "die": ("dice", ("face",)),
    "track": ("tracks", ("space",)),
    "place": ("places", ("place", "kind", "region")),
    "space": ("board-main", ("space", "mesa")),
    "region": ("places", ("region",)),
    "goal": ("goals", ("goal",)),
    "legendary": ("legendary-tokens", ("token",)),
    "edition": ("editions", ("edition",)),
    "black-card": ("man-in-black", ("card",)),
    "difficulty": ("man-in-black", ("difficulty",)),
    "event": ("ante-up/events", ("event",)),
    "encounter": ("ante-up/train", ("encounter",)),
    "stop": ("ante-up/train", ("stop",)),
    "frontier": ("ante-up/frontier", ("token",)),
    "board-token": (
        "ante-up/tokens",
        ("claim_jumper", "longhorn", "outlaw", "high_roller"),
    ),
    "gambler": ("ante-up/gambler", ("space",)),
    "tale": ("blood-money/legendary-stories", ("story",)),
    "story-space": ("blood-money/story-track", ("space",)),
    "injury": ("blood-money/injuries", ("injury",)),
    "deed": ("blood-money/deeds", ("deed",)),
    "trader": ("blood-money/trader", ("card",)),
    "relic": ("blood-money/legendary-items", ("legendary_item",)),
    "risk-face": ("blood-money/risk-die", ("face",)),
    "risk-bonus": ("blood-money/risk-die", ("bonus",)),
    "mode": ("blood-money/modes", ("mode",)),
}

# Entries inside others: the kind of those, and their key there.
INNER_KINDS = {"condition": ("tale", "condition"), "outcome": ("tale", "outcome")}


class LegendsContent(Content):
    """All content files: `compiled(…)`, names and texts in every language, and their hashes."""

    def __init__(
        self,
        files: Files,
        pack: str = "",
        modules: tuple[str, ...] = (),
        sets: dict[tuple[str, ...], Files] | None = None,
    ) -> None:
        """`sets` are the files of a pack with every set of modules: a pack is read once."""
        super().__init__(GAME, _hash(rules_of(files)), _hash(prose_of(files)), pack)
        self.known_as = known_hashes(GAME, self.hash)
        self.modules = modules
        self._files = files
        self._sets = sets
        self._whole: Compiled | None = None
        self._with: dict[tuple[str, ...], LegendsContent] = {}
        self._key = ""
        self._data = data = joined_files(files, modules)
        self._entries = {
            kind: self._table(kind) for kind, (file, _) in KINDS.items() if file in data
        }
        for kind, (outer, key) in INNER_KINDS.items():
            rows = [each for entry in self._entries.get(outer, {}).values() for each in entry[key]]
            self._entries[kind] = {each["id"]: each for each in rows}
        self.first_game_players = int(data["first-game"]["setup"]["most_players"])
        track = data["tracks"]["lp"]
        self.lengths = {key: int(track[f"end_{key}"]) for key in ("short", "average", "long")}

    def __reduce__(self) -> tuple[type[LegendsContent], tuple[Any, ...]]:
        """Other processes load the files."""
        return LegendsContent, (self._files, self.pack, self.modules, self._sets)

    def key(self) -> str:
        """A pack may change the files of a module alone."""
        if self._sets is None:
            return super().key()
        if not self._key:  # asked for with every set-up, so with every question put to a bot
            self._key = " ".join(_hash(files) for files in self._sets.values())
        return self._key

    def rules_key(self) -> str:
        return " ".join(self.with_modules(modules).hash for modules in module_sets())

    def with_modules(self, modules: tuple[str, ...]) -> LegendsContent:
        """The same with these modules; their files are read on first use."""
        if modules == self.modules:
            return self
        if modules not in self._with:
            files = load(None, modules) if self._sets is None else self._sets[modules]
            self._with[modules] = LegendsContent(files, self.pack, modules, self._sets)
        return self._with[modules]

    def compiled(
        self,
        edition: str,
        players: int,
        length: int,
        variants: tuple[str, ...] = (),
        poker_faces: tuple[str, ...] = (),
        mode: str = "",
    ) -> Compiled:
        """The compiled tables of a game; `length` is the LP that trigger its end, `mode` the
        scenario that is played."""
        if edition not in EDITIONS:
            raise UnknownName(f"no edition {edition!r}; there are: {', '.join(EDITIONS)}")
        if players not in PLAYERS:
            raise UnknownName(f"no table for {players!r} players: 2 to 6 can play")
        compiled = compile_content(self._data, edition, players, self.modules, poker_faces)
        compiled.length, compiled.hash, compiled.variants = length, self.hash, variants
        if FIRST_GAME in variants:
            lay_out_first_game(compiled, self._data["first-game"]["setup"])
        if mode:
            choose_mode(compiled, self.entry("mode", mode))
        complete(compiled)
        return compiled

    def whole(self) -> Compiled:
        """The tables with every module, whatever is played: everything that can be named."""
        content = self.with_modules(NAMES)
        if content._whole is None:
            faces = content.alternate_faces()
            content._whole = content.compiled(EDITIONS[0], PLAYERS[0], 0, (), faces)
        return content._whole

    def entry(self, kind: str, name: str) -> dict[str, Any]:
        """The raw entry of its file, with its provenance."""
        return self._entries[kind][name]

    def ids(self, kind: str) -> list[str]:
        return list(self._entries.get(kind, ()))

    def has(self, kind: str, name: str) -> bool:
        return name in self._entries.get(kind, ())

    def name(self, kind: str, name: str, lang: str) -> str:
        if kind == "card":
            return self._card_name(name, lang)
        if kind == "place" and "+" in name:
            return " / ".join(self.name(kind, part, lang) for part in name.split("+"))
        return _in(lang, self.entry(kind, name), "name")

    def third(self, lang: str, word: str = "name") -> str:
        """The Man in Black's name within a sentence; his `title` is for use alone."""
        return _in(lang, self._data["man-in-black"]["meta"], word)

    def text(self, kind: str, name: str, lang: str, edition: str = EDITIONS[0]) -> str:
        """What the card does, in our words; a poker card has the text of its face."""
        if kind == "card":
            return self.text("face", self.entry(kind, name)["face"], lang, edition)
        entry = self.entry(kind, name)
        for printing in entry.get("printings", ()):
            if edition in printing["editions"]:
                return _in(lang, printing, "text")
        return _in(lang, entry, "text")

    def said(self, kind: str, key: str, name: str, lang: str) -> str:
        """Another text of an entry: how a story begins or ends."""
        return _in(lang, self.entry(kind, name), key)

    def alternate_faces(self) -> tuple[str, ...]:
        """Faces whose cards can take the place of others (AU-COMP-06)."""
        cards = self._data["poker"]["card"]
        return tuple(dict.fromkeys(card["face"] for card in cards if "replaces" in card))

    def summary(self) -> str:
        compiled = self.compiled("revised", 4, self.lengths["average"])
        counts = {
            "poker cards": len(compiled.cards),
            "items": sum(compiled.copies),
            "characters": len(compiled.characters),
            "fight cards": len(compiled.fight_cards),
            "stories": len(compiled.stories),
            "cattle tokens": len(compiled.cattle),
            "spaces": len(compiled.board.spaces),
        }
        return ", ".join(f"{count} {what}" for what, count in counts.items())

    def word_tables(self) -> list[str]:
        return [word_table(table) for table in HEADS]

    def provenance(self) -> dict[str, Counter[str]]:
        """How many entries of each table have which source (`values.SOURCES`); with the files of
        all modules."""
        counts: dict[str, Counter[str]] = {}
        for file, tables in self.with_modules(module_sets()[-1])._files.items():
            for table, rows in tables.items():
                for row in rows if isinstance(rows, list) else []:
                    if "source" in row:
                        counts.setdefault(f"{file} {table}", Counter())[row["source"]] += 1
                    if "upgraded" in row:
                        side = counts.setdefault(f"{file} upgraded side", Counter())
                        side[row["upgraded"]["source"]] += 1
        return counts

    def _card_name(self, name: str, lang: str) -> str:
        card = self.entry("card", name)
        face = self.name("face", card["face"], lang)
        return f"{face} {card['label']}{SUIT_SIGNS[card['suit']]}"

    def _table(self, kind: str) -> dict[str, dict[str, Any]]:
        file, tables = KINDS[kind]
        entries = [entry for table in tables for entry in self._data[file][table]]
        entries += [entry["upgraded"] for entry in entries if "upgraded" in entry]
        return {entry["id"]: entry for entry in entries}


def load_content(folder: Path | None = None, pack: str = "") -> LegendsContent:
    """The content of the game, or of a pack: files not in it are the game's own.

    A pack is a folder, or a single file. ContentError names every fault with file and line.
    """
    if folder is None:
        return LegendsContent(load())
    sets = {modules: load(folder, modules) for modules in module_sets()}
    return LegendsContent(sets[()], pack or pack_name(folder), sets=sets)


def read_content(path: Path | None, pack: str) -> Content:
    return legends_content() if path is None else load_content(path, pack)


@cache
def legends_content() -> LegendsContent:
    """The game's own."""
    return load_content()


def _hash(data: Files) -> str:
    return hashlib.sha256(canonical(data)).hexdigest()


def _in(lang: str, entry: dict[str, Any], word: str) -> str:
    return str(entry[word if lang == "en" else f"{word}_{lang}"])
