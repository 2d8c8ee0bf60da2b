"""Modules: expansions of the game, each a folder of content files with a manifest.

`adds` names its files: each adds entries to one of the game's files; one that names itself has
tables of its own.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from tumbleweed.games.legends.compiler.shipped import SHIPPED

MANIFEST = "module.toml"
NAMES = ("ante-up", "blood-money")  # in the order of loading; a later one may need an earlier one


@dataclass(frozen=True)
class Module:
    id: str
    name: str
    name_fr: str
    text: str
    text_fr: str
    needs: tuple[str, ...]
    editions: tuple[str, ...]
    adds: Mapping[str, str]

    @property
    def files(self) -> tuple[str, ...]:
        """Their names among the game's files."""
        return tuple(f"{self.id}/{file}" for file in self.adds)


@cache
def module(name: str) -> Module:
    data = tomllib.loads((SHIPPED / name / MANIFEST).read_text(encoding="utf-8"))
    return Module(**{**data, "needs": tuple(data["needs"]), "editions": tuple(data["editions"])})


def module_sets() -> list[tuple[str, ...]]:
    """Every set of modules that can be played together; the first is the game without any."""
    sets: list[tuple[str, ...]] = [()]
    for name in NAMES:
        sets += [(*each, name) for each in sets if set(module(name).needs) <= set(each)]
    return sets


def added_to(file: str, modules: tuple[str, ...]) -> list[str]:
    """The files of the modules that add to this one of the game."""
    adds = [(name, own, base) for name in modules for own, base in module(name).adds.items()]
    return [f"{name}/{own}" for name, own, base in adds if base == file]
