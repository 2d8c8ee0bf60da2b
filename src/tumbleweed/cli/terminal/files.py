"""Saved tables: their folder, atomic writing, validated reading.

A table is the game with its seats: names, which of them are bots, and the language.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from tumbleweed.core.errors import BadSave

FORMAT: Final = "tumbleweed-table-1"
LARGEST: Final = 64 * 2**20  # bytes; a long game takes one or two million


class NotSaved(Exception):
    """The file could not be written; what was there before is untouched."""


class NotOurs(NotSaved):
    """There is such a file already, and it is not a saved table."""


def data_folder() -> Path:
    """The user's data folder for the platform."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "tumbleweed"


def fresh_path(game: str) -> Path:
    """A new file in the data folder, so that no older game is overwritten."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    path, copy = data_folder() / f"{stem}.json", 1
    while path.exists():
        copy += 1
        path = data_folder() / f"{stem}-{copy}.json"
    return path


def write(path: Path, table: dict[str, Any]) -> None:
    """Atomically; a file that is not a saved table is never overwritten."""
    try:
        if path.exists() and not _is_table(path):
            raise NotOurs
        replace(path, {"format": FORMAT, **table})
    except OSError as fault:
        raise NotSaved(fault.strerror or str(fault)) from fault


def _is_table(path: Path) -> bool:
    try:
        return bool(read(path)["format"] == FORMAT)
    except BadSave:
        return False


def replace(path: Path, data: dict[str, Any]) -> None:
    """Write JSON so that the file is the old or the new one at any time."""
    path.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(data, ensure_ascii=False)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        os.unlink(name)
        raise


def read(path: Path) -> dict[str, Any]:
    """The JSON object in a file; every error is reported."""
    try:
        with path.open("rb") as file:
            text = file.read(LARGEST + 1)
        if len(text) > LARGEST:
            raise BadSave(f"larger than {LARGEST // 2**20} MB, so it is no saved game")
        data = json.loads(text.decode())
    except OSError as fault:
        raise BadSave(fault.strerror or str(fault)) from None
    except BadSave:
        raise
    except (ValueError, RecursionError) as fault:
        raise BadSave(f"not JSON: {fault}") from None
    if not isinstance(data, dict) or "format" not in data:
        raise BadSave("not a saved game")
    return data
