"""What players agree on before the game: checked and turned into the engine's terms."""

from __future__ import annotations

from typing import Any

from tumbleweed.core.errors import UnknownName
from tumbleweed.core.ruleset import Setup
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.compiler.content import LegendsContent
from tumbleweed.games.legends.procedures.prepare import most_wanted
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.table_options.modules import MODULE_OPTIONS, either, lengths_of

LENGTHS = (15, 20, 25)  # WL-SETUP-57
DEFAULT_LENGTH = 20
DEFAULT_DIFFICULTY = "standard"
FIRST_GAME, GOALS = "first-game", "goals"
VARIANTS = (FIRST_GAME, GOALS)
OPTIONS = (
    "length", "characters", "first_player", "house_chooses", "difficulty", *MODULE_OPTIONS,
)  # fmt: skip
LATER = ("buckshot-roberts", "charley-parkhurst")  # characters of later printings


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


def length(setup: Setup, mode: str, content: LegendsContent) -> int:
    """WL-SETUP-57: short, average, long; the first game is short (WL-FIRST-07)."""
    lengths = LENGTHS[:1] if FIRST_GAME in setup.variants else LENGTHS
    usual = lengths[0] if len(lengths) == 1 else DEFAULT_LENGTH
    length = setup.options.get("length", usual)
    if type(length) is not int or length not in lengths:
        raise UnknownName(f"length: {length!r} is not one of {', '.join(map(str, lengths))}")
    if mode and length not in lengths_of(mode, content):
        played = either(lengths_of(mode, content))
        raise UnknownName(f"length: {mode} is played to {played} LP (BM-COMP-28)")
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
        _check_character(compiled, name)
    for at, name in enumerate(names):
        if name in names[:at]:
            raise UnknownName(f"characters: {name} is named twice")
    if compiled.cast:
        _check_cast(compiled, names)
    return [compiled.characters.index(name) for name in names]


def _check_character(compiled: Compiled, name: Any) -> None:
    if compiled.blood_money and name in LATER:
        raise UnknownName(f"characters: {name} is one of a later printing (BM-COMP-12)")
    if name not in compiled.characters:
        raise UnknownName(f"characters: nobody is called {name!r}")
    blood = compiled.blood
    if compiled.characters.index(name) in blood.characters_out:
        mode = blood.modes[blood.mode]
        raise UnknownName(f"characters: {mode} is played without {name} (BM-COMP-28)")


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
