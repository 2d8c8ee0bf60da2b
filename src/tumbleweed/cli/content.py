"""`tumbleweed content`: make and check a content pack, and see where the cards come from."""

from collections import Counter
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tumbleweed.core.content import Content
from tumbleweed.core.errors import ContentError, UnknownName
from tumbleweed.core.packages import content_folder
from tumbleweed.core.packs import game_of_pack
from tumbleweed.core.ruleset import all_games

ORIGINS = {"seed": "rulebooks", "seen": "seen", "fan": "players", "house": "ours"}
FILES = {file: name for name, info in all_games().items() for file in info.content_files}

app = typer.Typer(no_args_is_help=True, help="The cards of the games, and packs of your own.")


@app.command()
def check(
    path: Annotated[Path, typer.Argument(exists=True, help="A folder, or one file of a pack.")],
) -> None:
    """Check a pack; list its errors by file and line, or say that it is valid.

    A card whose text and effects differ in a number or a good gives a warning only.
    """
    content = _read(path)
    for warning in game_of_pack(path).text_warnings(path):
        Console().print(Text(f"warning: {warning}"), soft_wrap=True)
    Console().print(Text(f"sound: {content.summary()}, hash {content.hash}"), soft_wrap=True)


def _read(path: Path) -> Content:
    try:
        content = game_of_pack(path).content(path)
    except (ContentError, UnknownName) as error:
        Console().print(Text(str(error)), soft_wrap=True)
        raise typer.Exit(1) from error
    assert content is not None
    return content


@app.command()
def copy(
    file: Annotated[str, typer.Argument(help=f"One of: {', '.join(FILES)}.")],
    folder: Annotated[Path, typer.Argument(file_okay=False, help="The folder of your pack.")],
) -> None:
    """Put a copy of a content file of the game into a folder, to be edited."""
    if file not in FILES:
        raise typer.BadParameter(f"no content file {file!r}; there are: {', '.join(FILES)}")
    target = folder / f"{file}.toml"
    if target.exists():
        raise typer.BadParameter(f"{target} is there already")
    target.parent.mkdir(parents=True, exist_ok=True)  # a module's files are in its own folder
    target.write_bytes((content_folder(FILES[file]) / f"{file}.toml").read_bytes())
    Console().print(Text(f"wrote {target}"), soft_wrap=True)


@app.command()
def words() -> None:
    """The effect vocabulary of cards, with parameters, as Markdown tables."""
    for info in all_games().values():
        for table in info.own_content().word_tables():
            print(table)


@app.command()
def sources(
    path: Annotated[Path | None, typer.Argument(exists=True, help="A pack of your own.")] = None,
) -> None:
    """How many cards are in the rulebooks, were seen in public material, were transcribed by
    players, or are our own; with all modules."""
    own = [info.own_content() for info in all_games().values()] if path is None else [_read(path)]
    counts: dict[str, Counter[str]] = {}
    for content in own:
        counts |= content.provenance()
    table = Table("file", "entry", *ORIGINS.values(), "all")
    for column in table.columns[2:]:
        column.justify = "right"
    for name, count in counts.items():
        file, entry = name.split(" ", 1)
        table.add_row(file, entry, *(str(count[each]) for each in ORIGINS), str(count.total()))
    table.add_section()
    totals = [sum(count[each] for count in counts.values()) for each in ORIGINS]
    table.add_row("all", "", *map(str, totals), str(sum(totals)))
    Console().print(table)
