"""The location of the game's own content files."""

from __future__ import annotations

from importlib.resources import files

SHIPPED = files("tumbleweed") / "games" / "legends" / "content"
FILES = (
    "places", "board-main", "poker", "items", "characters", "fight", "stories", "cattle", "dice",
    "tracks", "editions", "goals", "legendary-tokens", "first-game", "man-in-black",
)  # fmt: skip


def shipped(name: str) -> str:
    """The text of a file: `items`, or of a module `ante-up/items`."""
    return (SHIPPED / f"{name}.toml").read_text(encoding="utf-8")
