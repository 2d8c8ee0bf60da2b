"""The file of games: a line for each, compressed JSON as text."""

import base64
import json
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class StoredGame:
    setup: dict[str, Any]  # as `Setup.to_json` gives it
    seed: str
    choices: list[str]  # "seat key"
    marks: str  # one after each number of choices, 0 included; `observe.mark_of` makes them
    result: dict[str, Any] | None  # None where the game was cut off

    def __str__(self) -> str:
        setup = self.setup
        agreed = [f"{name} {value}" for name, value in setup["options"].items()]
        parts = [f"{setup['players']} players", setup["edition"], *setup["variants"], *agreed]
        return f"{setup['game']}, {', '.join(parts)}, seed {self.seed}"


def write_games(path: Path, games: Iterable[StoredGame]) -> int:
    """Returns their number."""
    count = 0
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w", encoding="ascii") as file:
        for game in games:
            packed = zlib.compress(json.dumps(asdict(game)).encode(), 9)
            file.write(base64.b64encode(packed).decode() + "\n")
            count += 1
    return count


def read_games(path: Path) -> Iterator[StoredGame]:
    with path.open(encoding="ascii") as file:
        for line in file:
            yield StoredGame(**json.loads(zlib.decompress(base64.b64decode(line))))
