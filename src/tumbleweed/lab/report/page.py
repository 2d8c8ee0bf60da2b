"""The page: HTML sections with the style sheet inline, without other files."""

from __future__ import annotations

import os
from collections.abc import Callable
from html import escape
from pathlib import Path

from tumbleweed.core.errors import TumbleweedError, UnknownName
from tumbleweed.core.packages import optional_module
from tumbleweed.core.ruleset import game_info
from tumbleweed.lab.report.charts import style_sheet
from tumbleweed.lab.report.head import Fact, figures, origin
from tumbleweed.lab.report.parts import LONG, Block, Section, Table
from tumbleweed.lab.report.results import Results, Source
from tumbleweed.lab.report.winning import lengths, winning
from tumbleweed.lab.report.words import Words

NAME = "index.html"
Sections = Callable[[Results, Words], list[Section]]


class BadFolder(TumbleweedError, ValueError):
    """A folder in which no report can be written."""


def report(
    path: Path,
    folder: Path,
    lang: str = "en",
    players: int | None = None,
    content: Path | None = None,
) -> Path:
    """Write the report on a result file, atomically.

    `content` is the pack it was played with: its cards are then shown by name.
    """
    source = Source(path)
    info = game_info(source.game)
    words = Words(info.content(content) or info.own_content(), lang)
    results = Results(source)
    if players is not None:
        if players not in results.players:
            counts = ", ".join(map(str, results.players))
            raise UnknownName(f"{path} has no games of {players} players, but of {counts}")
        results = results.at(players)
    return write(page(results, words), folder)


def write(text: str, folder: Path) -> Path:
    target = folder / NAME
    part = folder / f".{NAME}.{os.getpid()}.part"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        part.write_text(text, encoding="utf-8")
        os.replace(part, target)
    except OSError as fault:
        raise BadFolder(f"{target} cannot be written: {fault.strerror}") from None
    finally:
        if folder.is_dir():
            part.unlink(missing_ok=True)
    return target


def _sections(game: str) -> Sections:
    """The game's own (`sections` in `lab/<game>/report.py`), otherwise the generic ones."""
    found = optional_module(game, "tumbleweed.lab", "report")
    if found is None:
        return usual_sections
    sections: Sections = found.sections
    return sections


def usual_sections(results: Results, words: Words) -> list[Section]:
    return [winning(results, words), lengths(results, words)]


def page(results: Results, words: Words) -> str:
    sections = _sections(results.source.game)(results, words)
    style = style_sheet("colours") + style_sheet("page")
    title = words.say("title", game=words.of_game("title"))
    links = "".join(f'<a href="#{each.key}">{escape(each.title)}</a>' for each in sections)
    body = "\n".join(_section(each, words) for each in sections)
    return f"""<!DOCTYPE html>
<html lang="{words.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(title)}</title>
<style>
{style}</style>
</head>
<body>
<header>
<p class="kicker">{escape(words.say("kicker"))}</p>
<h1>{escape(words.of_game("title"))}</h1>
<div class="figures">{_figures(figures(results, words))}</div>
<dl class="origin">{_facts(origin(results, words))}</dl>
</header>
<nav aria-label="{escape(words.say("contents"))}">{links}</nav>
<main>
{body}
</main>
<footer><p>{escape(words.say("footer"))}</p></footer>
</body>
</html>
"""


def _figures(facts: list[Fact]) -> str:
    return "".join(f"<p><b>{escape(value)}</b> {escape(name)}</p>" for name, value in facts)


def _facts(facts: list[Fact]) -> str:
    return "".join(
        f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in facts
    )


def _section(section: Section, words: Words) -> str:
    blocks = "\n".join(_block(block, words) for block in section.blocks)
    return (
        f'<section id="{section.key}">\n<h2>{escape(section.title)}</h2>\n'
        f'<p class="lead">{escape(section.text)}</p>\n{blocks}\n</section>'
    )


def _block(block: Block, words: Words) -> str:
    table, caption = _table(block.table), escape(block.table.caption)
    if not block.chart:
        return f'<div class="block wide"><h3>{caption}</h3>{table}</div>'
    note = ""
    if block.table.long:
        cut = words.say("chart-cut", rows=len(block.table.rows), top=LONG)
        note = f"<figcaption>{escape(cut)}</figcaption>"
    figure = f"<figure>{block.chart}{note}</figure>"
    return f'<div class="block"><h3>{caption}</h3>{figure}{table}</div>'


def _table(table: Table) -> str:
    """Wide and long tables scroll in a focusable frame."""
    head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in table.headings)
    body = "\n".join(_row(table, number) for number in range(len(table.rows)))
    kind = "scroll long" if table.long else "scroll"
    return (
        f'<div class="{kind}" tabindex="0"><table id="table-{table.key}"><caption>'
        f"{escape(table.caption)}</caption>\n<thead><tr>{head}</tr></thead>\n"
        f"<tbody>\n{body}\n</tbody></table></div>"
    )


def _row(table: Table, number: int) -> str:
    name, *cells = table.rows[number]
    shades = table.heat[number] if table.heat is not None else [None] * len(cells)
    filled = "".join(map(_cell, cells, shades))
    return f'<tr><th scope="row">{escape(name)}</th>{filled}</tr>'


def _cell(text: str, shade: float | None) -> str:
    if shade is None:
        return f"<td>{escape(text)}</td>"
    return f'<td style="--heat: {100 * shade:.0f}%">{escape(text)}</td>'
