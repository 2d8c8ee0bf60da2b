"""Packs for the tests of the content: a copy of a content file with one thing changed."""

from importlib.resources import files
from pathlib import Path

from tumbleweed.core.errors import ContentError
from tumbleweed.games.legends.compiler.content import load_content

CONTENT = files("tumbleweed") / "games" / "legends" / "content"


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
        (self.folder / f"{file}.toml").write_text(text, encoding="utf-8")

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
