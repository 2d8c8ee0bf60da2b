"""How strong the levels are: ratings of an arena (ratings.toml; docs/bots.md has the commands)."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files


def rating_of(game: str, bot: str) -> tuple[int, int] | None:
    """With the half width of its interval (95 %); None for a bot that was not measured."""
    found = _measured().get(game, {}).get(bot)
    return None if found is None else (found[0], found[1])


@cache
def _measured() -> dict[str, dict[str, list[int]]]:
    file = files(__package__).joinpath("ratings.toml")
    return tomllib.loads(file.read_text(encoding="utf-8"))
