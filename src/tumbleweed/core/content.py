"""Content: the cards and numbers a game is played with; its own, or those of an owner's pack.

It has two hashes. The hash of what the rules read is pinned in records, saves and stored games: a
game is refused where it differs. The hash of the prose (names, texts, remarks) is informative.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Final

from mypy_extensions import mypyc_attr

from tumbleweed.core.errors import ContentError

SHOWN: Final = 12  # characters of a hash in a message
MANIFEST: Final = "pack.toml"
KNOWN_HASHES: Final = "known-hashes.toml"


@mypyc_attr(allow_interpreted_subclasses=True)
class Content:
    """What the content of every game has in common."""

    def __init__(self, game: str, rules: str, prose: str = "", pack: str = "") -> None:
        self.game = game
        self.hash = rules
        self.prose_hash = prose
        self.pack = pack  # its name; "" is the game's own
        self.known_as: tuple[str, ...] = ()  # hashes of other versions whose rules are the same

    def is_played_as(self, pinned: str) -> bool:
        """Whether a game that pinned this hash can continue with this content."""
        return pinned == self.hash or pinned in self.known_as

    def key(self) -> str:
        """Equal for content that is the same in everything, with every module there is."""
        return f"{self.hash} {self.prose_hash}"

    def rules_key(self) -> str:
        """Equal for content with the same rules, with every module there is."""
        return self.hash

    def name(self, kind: str, name: str, lang: str) -> str:
        """The display name of a thing; its id where the content has no names."""
        return name

    def summary(self) -> str:
        """A short summary of what it contains, for the output of the content check."""
        return self.game

    def provenance(self) -> dict[str, Counter[str]]:
        """Entries of each table ("file entry") by source; empty if the content has no sources."""
        return {}

    def word_tables(self) -> list[str]:
        """The effect vocabulary as Markdown tables; empty if the game has none."""
        return []


def described(pinned: str, pack: str) -> str:
    """The name of a content in messages."""
    return pinned[:SHOWN] + (f" of the pack {pack!r}" if pack else "")


def difference(pinned: str, pack: str, here: Content) -> str:
    """Why a game with this hash, of a pack or of the game's own content, cannot be played here."""
    advice = ""
    if pack and not here.pack:
        advice = f"; give the pack {pack!r} as its content"
    mine = described(here.hash, here.pack)
    return f"content {described(pinned, pack)}, this is {mine}{advice}"


def pack_name(path: Path) -> str:
    """The name in the pack's manifest; otherwise the name of its folder or file."""
    manifest = path / MANIFEST
    if path.is_dir() and manifest.is_file():
        return _manifest_name(manifest)
    return path.resolve().name if path.is_dir() else path.stem


def _manifest_name(manifest: Path) -> str:
    try:
        data = tomllib.loads(manifest.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise ContentError(f"{MANIFEST}: {fault}") from None
    name = data.get("name")
    if set(data) != {"name"} or not isinstance(name, str) or not name.strip():
        raise ContentError(f'{MANIFEST}: it holds one line: name = "…"')
    return name


def known_hashes(game: str, rules: str) -> tuple[str, ...]:
    """Hashes of the shipped content in earlier versions with the same rules."""
    path = files("tumbleweed") / "games" / game / KNOWN_HASHES
    known = tomllib.loads(path.read_text(encoding="utf-8"))["same_rules"]
    return tuple(old for old, same in known.items() if same == rules)
