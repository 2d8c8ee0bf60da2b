"""What players agree on before the game: checked and turned into the engine's terms."""

from __future__ import annotations

from typing import Any

from tumbleweed.core.errors import UnknownName
from tumbleweed.core.ruleset import Setup
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.compiler.content import LegendsContent
from tumbleweed.games.legends.compiler.modules import NAMES, module
from tumbleweed.games.legends.procedures.prepare import most_wanted
from tumbleweed.games.legends.state.compiled import Compiled

LENGTHS = (15, 20, 25)  # WL-SETUP-57
DEFAULT_LENGTH = 20
DEFAULT_DIFFICULTY = "standard"
FIRST_GAME, GOALS = "first-game", "goals"
VARIANTS = (FIRST_GAME, GOALS)
ANTE_UP = "ante-up"
OPTIONS = (
    "length", "characters", "first_player", "house_chooses", "difficulty", "modules", "high_stakes",
    "poker_faces",
)  # fmt: skip
WITHOUT_MODULES = (FIRST_GAME,)  # variants; AU-COMP-09
MODULE_SWITCHES = {ANTE_UP: ("high_stakes",)}


def check_variants(setup: Setup, first_game_players: int) -> None:
    if FIRST_GAME not in setup.variants:
        return
    if GOALS in setup.variants:
        raise UnknownName("variants: the first game is played without goals (WL-FIRST-05)")
    if setup.players > first_game_players:
        most = f"{first_game_players} players at most (WL-FIRST-09)"
        raise UnknownName(f"variants: the first game is for {most}")
    if "first_player" in setup.options:
        raise UnknownName("first_player: in the first game Billy the Kid begins (WL-FIRST-06)")


def length(setup: Setup) -> int:
    """WL-SETUP-57: short, average, long; the first game is short (WL-FIRST-07)."""
    lengths = LENGTHS[:1] if FIRST_GAME in setup.variants else LENGTHS
    usual = lengths[0] if len(lengths) == 1 else DEFAULT_LENGTH
    length = setup.options.get("length", usual)
    if type(length) is not int or length not in lengths:
        raise UnknownName(f"length: {length!r} is not one of {', '.join(map(str, lengths))}")
    return length


def house_chooses(options: dict[str, Any]) -> bool:
    house = options.get("house_chooses", False)
    if type(house) is not bool:
        raise UnknownName(f"house_chooses: {house!r} is neither true nor false")
    return house


def difficulty(compiled: Compiled, setup: Setup) -> int:
    """How strong the Man in Black is (WL-MIB-07)."""
    level = setup.options.get("difficulty", DEFAULT_DIFFICULTY)
    if "difficulty" in setup.options and compiled.figures == compiled.players:
        raise UnknownName("difficulty: the Man in Black rides only when two play")
    if level not in compiled.difficulties:
        raise UnknownName(f"difficulty: {level!r} is not one of {', '.join(compiled.difficulties)}")
    return compiled.difficulties.index(level)


def first_player(compiled: Compiled, setup: Setup, characters: list[int]) -> int:
    """Agreed instead of drawn by lot: among the most Wanted, or where nobody is (WL-SETUP-46)."""
    seat = setup.options.get("first_player")
    if seat is None:
        return NONE
    if type(seat) is not int or not 0 <= seat < setup.players:
        raise UnknownName(f"first_player: there is no seat {seat!r}")
    if characters and seat not in most_wanted(compiled, characters):
        first = ", ".join(
            compiled.characters[characters[each]] for each in most_wanted(compiled, characters)
        )
        raise UnknownName(f"first_player: the most Wanted begins, here {first} (WL-SETUP-45)")
    return seat


def characters(compiled: Compiled, setup: Setup) -> list[int]:
    """Agreed beforehand, one for each seat, none twice."""
    names = setup.options.get("characters")
    if names is None:
        return []
    if not isinstance(names, list | tuple) or len(names) != setup.players:
        raise UnknownName(f"characters: a list of {setup.players} names is expected")
    for name in names:
        if name not in compiled.characters:
            raise UnknownName(f"characters: nobody is called {name!r}")
    for at, name in enumerate(names):
        if name in names[:at]:
            raise UnknownName(f"characters: {name} is named twice")
    if compiled.cast:
        _check_cast(compiled, names)
    return [compiled.characters.index(name) for name in names]


def _check_cast(compiled: Compiled, names: list[str] | tuple[str, ...]) -> None:
    """WL-FIRST-03, -09."""
    cast = [compiled.characters[character] for character in compiled.cast]
    for name in names:
        if name not in cast:
            raise UnknownName(f"characters: in the first game {', '.join(cast)} play, not {name!r}")
    if compiled.characters[compiled.opener] not in names:
        raise UnknownName(
            f"characters: the first game needs {compiled.characters[compiled.opener]!r}"
        )


# ---- modules (AU-COMP) ----


def tidied(setup: Setup) -> Setup:
    """What is said but changes nothing is left out: a game without modules is one of old."""
    options = dict(setup.options)
    if "modules" in options:
        options["modules"] = list(modules_of(setup))
    for name, usual in (("modules", []), ("high_stakes", False)):
        if name in options and type(options[name]) is type(usual) and options[name] == usual:
            del options[name]
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
