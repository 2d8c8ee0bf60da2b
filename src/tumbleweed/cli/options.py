"""Options shared by several commands."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from tumbleweed.core.errors import UnknownName
from tumbleweed.core.ruleset import all_games

ContentPath = Annotated[
    Path | None,
    typer.Option("--content", help="A pack of your own cards: its folder, or one file of it."),
]
TableOptions = Annotated[
    list[str] | None,
    typer.Option("--option", help="What else the table agrees on, as dice=3; several times."),
]


def game_list() -> str:
    return ", ".join(all_games())


def module_list() -> str:
    """The modules of every game that has some."""
    found = {name: info.modules for name, info in all_games().items() if info.modules}
    return "; ".join(f"{name}: {', '.join(modules)}" for name, modules in found.items())


ModuleOption = Annotated[
    list[str] | None,
    typer.Option("--module", help=f"An expansion; several times. {module_list()}."),
]


ModeOption = Annotated[
    str | None, typer.Option("--mode", help="A scenario of an expansion, by its id.")
]


def with_modules(
    options: dict[str, Any], modules: list[str] | None, mode: str | None = None
) -> dict[str, Any]:
    """`--module` is short for the option `modules`, `--mode` for `mode`."""
    said = {"modules": modules, "mode": mode}
    return {**options, **{name: value for name, value in said.items() if value}}


def read_options(said: list[str] | None) -> dict[str, Any]:
    """`name=value`; a value that is not JSON is a string."""
    options: dict[str, Any] = {}
    for each in said or ():
        name, equals, value = each.partition("=")
        if not equals or not name:
            raise UnknownName(f"option {each!r} is not of the form name=value")
        try:
            options[name] = json.loads(value)
        except ValueError:
            options[name] = value
    return options
