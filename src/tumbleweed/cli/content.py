"""`tumbleweed content`: make and check a pack of cards, and see where the cards come from."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tumbleweed.core.errors import ContentError
from tumbleweed.games.legends.compiler.content import LegendsContent, load_content
from tumbleweed.games.legends.compiler.source import FILES, SHIPPED
from tumbleweed.games.legends.compiler.word_tables import HEADS, word_table
from tumbleweed.games.legends.text.card_texts import text_warnings

ORIGINS = {"seed": "rulebooks", "seen": "seen", "house": "ours"}

app = typer.Typer(no_args_is_help=True, help="The cards of Western Legends, and packs of your own.")


@app.command()
def check(
    path: Annotated[Path, typer.Argument(exists=True, help="A folder, or one file of a pack.")],
) -> None:
    """Read a pack; say what is wrong with it, by file and line, or that it is sound.

    A card whose text and words differ in a number or a good is told of, but not refused.
    """
    try:
        content = load_content(path)
    except ContentError as error:
        Console().print(Text(str(error)), soft_wrap=True)
        raise typer.Exit(1) from error
    for warning in text_warnings(path):
        Console().print(Text(f"warning: {warning}"), soft_wrap=True)
    Console().print(Text(f"sound: {_summary(content)}, hash {content.hash}"), soft_wrap=True)


def _summary(content: LegendsContent) -> str:
    box = content.compiled("revised", 4, content.lengths["average"])
    counts = {
        "poker cards": len(box.cards),
        "items": sum(box.copies),
        "characters": len(box.characters),
        "fight cards": len(box.fight_cards),
        "stories": len(box.stories),
        "cattle tokens": len(box.cattle),
        "spaces": len(box.board.spaces),
    }
    return ", ".join(f"{count} {what}" for what, count in counts.items())


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
    folder.mkdir(parents=True, exist_ok=True)
    target.write_bytes((SHIPPED / target.name).read_bytes())
    Console().print(Text(f"wrote {target}"), soft_wrap=True)


@app.command()
def words() -> None:
    """The words cards are made of, with their parameters, as tables in Markdown."""
    for table in HEADS:
        print(word_table(table))


@app.command()
def sources(
    path: Annotated[Path | None, typer.Argument(exists=True, help="A pack of your own.")] = None,
) -> None:
    """How many cards stand in the rulebooks, were seen in public material, or are our own."""
    try:
        counts = load_content(path).provenance()
    except ContentError as error:
        Console().print(Text(str(error)), soft_wrap=True)
        raise typer.Exit(1) from error
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
