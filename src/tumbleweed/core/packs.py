"""Packs: folders with content files of one's own."""

from __future__ import annotations

from pathlib import Path

from tumbleweed.core.errors import UnknownName
from tumbleweed.core.ruleset import GameInfo, all_games


def game_of_pack(path: Path) -> GameInfo:
    """The game that the content files of a pack belong to."""
    found = (
        {_file_name(path, each) for each in path.rglob("*.toml")} if path.is_dir() else {path.stem}
    )
    for info in all_games().values():
        if found & set(info.content_files):
            return info
    raise UnknownName(f"{path}: there is no content file of any game")


def _file_name(folder: Path, path: Path) -> str:
    """The name of a content file: without its suffix, with the folder of its module."""
    return path.relative_to(folder).with_suffix("").as_posix()
