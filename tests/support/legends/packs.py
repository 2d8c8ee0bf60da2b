"""Packs for tests: a card of its own for words that no card of the box has, a changed file."""

from importlib.resources import files
from pathlib import Path
from typing import Any

import tumbleweed as tw
from support.legends.places import STREET
from support.legends.playing import do
from support.legends.tables import HERO, table
from tumbleweed.core.errors import ContentError
from tumbleweed.games.legends.compiler.content import load_content

CONTENT = files("tumbleweed") / "games" / "legends" / "content"
PAY = '{ do = "gain_money", amount = 30 }'  # what a card does that is tried for something else
CARD = "poker-5-hearts-tried"
USE = f"use:{CARD}"
NEW_CARD = """\
[[face]]
id = "tried"
name = "Tried"
name_fr = "Essai"
rank = 5
source = "house"
text = "What is to be tried."
text_fr = "Ce que l’on essaie."
abilities = [ { kind = "action", effects = [ EFFECTS ] } ]

[[card]]
id = "poker-5-hearts-tried"
rank = 5
label = "5"
suit = "hearts"
face = "tried"
source = "house"
"""
EFFECTS_LINE = 1 + NEW_CARD[: NEW_CARD.index("EFFECTS")].count("\n")


def card_that(folder: Path, effects: str) -> Path:
    """A pack that adds one card, a second 5 of Hearts: its Action does that."""
    text = NEW_CARD.replace("EFFECTS", effects)
    (folder / "poker.toml").write_text(text, encoding="utf-8")
    return folder


def tried(folder: Path, effects: str, hero: dict[str, Any], **facts: Any) -> tw.Game:
    """Seat 0 uses a card that does that."""
    hero = {"space": STREET, **hero, "hand": f"{CARD} {hero.get('hand', '')}"}
    seats = {HERO: hero, **facts.pop("others", {})}
    return do(table(seats, content=card_that(folder, effects), **facts), USE)


# ---- a copy of a content file with one thing changed ----


def shipped(file: str) -> str:
    return (CONTENT / f"{file}.toml").read_text(encoding="utf-8")


def after(file: str, anchor: str) -> list[str]:
    """The lines of a content file from that text on."""
    text = shipped(file)
    return text[text.index(anchor) :].splitlines()


class Pack:
    """A folder of content files. `change` writes one and says on which line the change stands."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def text(self, file: str) -> str:
        path = self.folder / f"{file}.toml"
        return path.read_text(encoding="utf-8") if path.exists() else shipped(file)

    def write(self, file: str, text: str) -> None:
        """A file of a module, such as `ante-up/items`, is in a folder of that name."""
        path = self.folder / f"{file}.toml"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def change(self, file: str, old: str, new: str, after: str = "") -> int:
        """Puts `new` for the first `old` that comes after `after`."""
        text = self.text(file)
        start = text.index(old, text.index(after))
        self.write(file, text[:start] + new + text[start + len(old) :])
        return text[:start].count("\n") + 1

    def faults(self) -> list[str]:
        try:
            load_content(self.folder)
        except ContentError as error:
            return str(error).splitlines()
        return []
