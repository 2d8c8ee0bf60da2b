"""The modules of a table, and what each of them lets players agree on (AU-COMP, BM-COMP)."""

from __future__ import annotations

from typing import Any

from tumbleweed.core.errors import UnknownName
from tumbleweed.core.ruleset import Setup
from tumbleweed.games.legends.compiler.content import GAME, LegendsContent
from tumbleweed.games.legends.compiler.first_game import FIRST_GAME
from tumbleweed.games.legends.compiler.modules import NAMES, module, module_sets
from tumbleweed.games.legends.compiler.vocabulary import EDITIONS
from tumbleweed.games.legends.state.model import MAX_PLAYERS

ANTE_UP = "ante-up"
BLOOD_MONEY = "blood-money"
MODULE_OPTIONS = ("modules", "high_stakes", "poker_faces", "mode")
USUAL: tuple[tuple[str, Any], ...] = (("modules", []), ("high_stakes", False), ("mode", ""))
WITHOUT_MODULES = (FIRST_GAME,)  # variants; AU-COMP-09
MODULE_SWITCHES: dict[str, tuple[str, ...]] = {ANTE_UP: ("high_stakes",), BLOOD_MONEY: ()}
NEEDS = {BLOOD_MONEY: "BM-COMP-01"}  # the rule by which a module needs others
RESERVED = ("who-runs-border-town",)  # scenarios that are known and not carried out


def tidied(setup: Setup) -> Setup:
    """What is said but changes nothing is left out: a game without modules is one of old."""
    options = dict(setup.options)
    if "modules" in options:
        options["modules"] = list(modules_of(setup))
    for name, usual in USUAL:
        if name in options and type(options[name]) is type(usual) and options[name] == usual:
            del options[name]
    if options.get("mode", "") is None:
        del options["mode"]
    if options.get("poker_faces") is not None and isinstance(options["poker_faces"], list | tuple):
        options["poker_faces"] = sorted(options["poker_faces"], key=str)
    return Setup(
        setup.game,
        setup.players,
        setup.edition,
        setup.variants,
        options,
        setup.content,
        setup.pack,
    )


def modules_of(setup: Setup) -> tuple[str, ...]:
    """In the order of their files, whatever order they were named in."""
    named = setup.options.get("modules", [])
    if not isinstance(named, list | tuple) or not all(isinstance(each, str) for each in named):
        raise UnknownName(f"modules: {named!r} is not a list of modules")
    for at, name in enumerate(named):
        if name not in NAMES:
            raise UnknownName(f"modules: there is no {name!r}; there are: {', '.join(NAMES)}")
        if name in named[:at]:
            raise UnknownName(f"modules: {name} is named twice")
        _check_module(name, setup)
    for name in named:
        lacking = [each for each in module(name).needs if each not in named]
        if lacking:
            raise UnknownName(f"modules: {name} needs {lacking[0]} ({NEEDS[name]})")
    return tuple(name for name in NAMES if name in named)


def _check_module(name: str, setup: Setup) -> None:
    if setup.edition not in module(name).editions:
        raise UnknownName("modules: the expansions are played by the revised rules (AU-COMP-09)")
    if any(variant in WITHOUT_MODULES for variant in setup.variants):
        raise UnknownName("modules: the first game is played without expansions (AU-COMP-09)")


def high_stakes(setup: Setup) -> bool:
    chosen = setup.options.get("high_stakes", False)
    if type(chosen) is not bool:
        raise UnknownName(f"high_stakes: {chosen!r} is neither true nor false")
    if chosen and ANTE_UP not in modules_of(setup):
        raise UnknownName("high_stakes: High Stakes Poker is a part of ante-up (AU-HIGH-01)")
    return chosen


def poker_faces(setup: Setup, content: LegendsContent) -> tuple[str, ...]:
    """Those that take the place of the game's own: all, if nothing is said (AU-COMP-07)."""
    there = content.alternate_faces()
    named = setup.options.get("poker_faces")
    if named is None:
        return there
    if not isinstance(named, list | tuple):
        raise UnknownName(f"poker_faces: {named!r} is not a list of faces")
    for at, name in enumerate(named):
        if name not in there:
            listed = ", ".join(there) or "none without ante-up"
            raise UnknownName(
                f"poker_faces: there is no alternate face {name!r}; there are: {listed}"
            )
        if name in named[:at]:
            raise UnknownName(f"poker_faces: {name} is named twice (AU-COMP-06)")
    return tuple(face for face in there if face in named)


# ---- scenarios of Blood Money (BM-COMP-28) ----


def mode_of(setup: Setup, content: LegendsContent) -> str:
    """The scenario that is played; "" for the game of the book."""
    name = setup.options.get("mode", "")
    if not isinstance(name, str):
        raise UnknownName(f"mode: {name!r} is not the name of a scenario")
    if name:
        _check_mode(name, setup, content)
    return name


def _check_mode(name: str, setup: Setup, content: LegendsContent) -> None:
    if BLOOD_MONEY not in content.modules:
        raise UnknownName("mode: scenarios are a part of blood-money (BM-COMP-28)")
    there = ", ".join(content.ids("mode"))
    if name in RESERVED:
        raise UnknownName(f"mode: {name} is not carried out (BM-COMP-28); there are: {there}")
    if not content.has("mode", name):
        raise UnknownName(f"mode: there is no {name!r}; there are: {there}")
    mode = content.entry("mode", name)
    if setup.players not in mode["players"]:
        raise UnknownName(f"mode: {name} is for {either(mode['players'])} players (BM-COMP-28)")
    for variant in mode.get("needs", ()):
        if variant not in setup.variants:
            raise UnknownName(f"mode: {name} is played with the variant {variant} (BM-COMP-28)")


def lengths_of(mode: str, content: LegendsContent) -> tuple[int, ...]:
    """Those that the scenario is for."""
    return tuple(content.entry("mode", mode)["lengths"])


def either(numbers: list[int] | tuple[int, ...]) -> str:
    """3, 4 or 5."""
    *first, last = map(str, numbers)
    return f"{', '.join(first)} or {last}" if first else last


# ---- all of them ----


def mixes() -> list[Setup]:
    """Every printing and every set of modules, with the alternate faces and without them: together
    they have every option there is."""
    return [
        Setup(GAME, MAX_PLAYERS, edition, (), options)
        for modules in module_sets()
        for edition in (module(modules[-1]).editions if modules else EDITIONS)
        for options in _faces_of(modules)
    ]


def _faces_of(modules: tuple[str, ...]) -> list[dict[str, Any]]:
    if not modules:
        return [{}]
    return [{"modules": list(modules)}, {"modules": list(modules), "poker_faces": []}]
