"""The games under contract: all registered ones, the kernel's own toy game included."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest

import tumbleweed as tw
from contract.specimen import GIVEN, Specimen
from core import toy  # noqa: F401 - puts the kernel's own game on the list

TOY = Specimen("toy", given=GIVEN | {"pile"})  # it is dealt from, and never again


def _specimen(game: str) -> Specimen:
    if game == TOY.game:
        return TOY
    module = f"games.{game}.specimen"
    try:
        found = find_spec(module) is not None
    except ModuleNotFoundError:  # not even a folder
        found = False
    if not found:
        return Specimen(game)
    specimen = import_module(module).SPECIMEN
    assert isinstance(specimen, Specimen)
    assert specimen.game == game
    return specimen


def _with_modules(game: str) -> tuple[Specimen, ...]:
    """Of a game whose tables may add modules: what is tested with them."""
    if not tw.games()[game]["modules"]:
        return ()
    found: tuple[Specimen, ...] = import_module(f"games.{game}.specimen").WITH_MODULES
    return found


GAMES = [_specimen(game) for game in sorted(tw.games())]
SPECIMENS = [*GAMES, *(of for game in sorted(tw.games()) for of in _with_modules(game))]


# ---- every game, at every table, and with its modules ----


def _tables(of: Specimen, counts: tuple[int, ...], law: str = "") -> list[Any]:
    rules = of.rules.get(law, ())
    marks = [pytest.mark.rule(*rules)] if rules else []
    return [pytest.param(of, n, id=f"{of}-{n}", marks=marks) for n in counts]


def _parametrized(tables: list[Any]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(("of", "players"), tables)


every_game = pytest.mark.parametrize("of", SPECIMENS, ids=str)
every_registered_game = pytest.mark.parametrize("of", GAMES, ids=str)
with_and_without_modules = pytest.mark.parametrize(
    ("of", "modules"),
    [
        pytest.param(of, modules, id="+".join((of.game, *modules)))
        for of in GAMES
        for modules in (([], of.modules) if of.modules else ([],))
    ],
)
every_table = _parametrized([each for of in SPECIMENS for each in _tables(of, of.players)])
smallest_and_largest = _parametrized(
    [each for of in SPECIMENS for each in _tables(of, (of.players[0], of.players[-1]))]
)
one_table = _parametrized([_tables(of, of.players)[len(of.players) // 2] for of in SPECIMENS])


def every_table_by(law: str) -> pytest.MarkDecorator:
    """Every game with every set-up; the tests of a law also cover some of the game's own rules."""
    return _parametrized([each for of in SPECIMENS for each in _tables(of, of.players, law)])


# ---- of a game ----


def result_of(game: tw.Game) -> dict[str, Any]:
    assert game.result is not None
    return game.result.to_json()
