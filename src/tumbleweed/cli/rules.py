"""`tumbleweed rules`: look up the rules, and which statements are covered by a test."""

import json
from collections import Counter
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console, Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text
from typer.core import TyperGroup

from tumbleweed.cli.chapter import chapter_panel
from tumbleweed.core.errors import UnknownName
from tumbleweed.core.guide import Page, find_pages, find_rules
from tumbleweed.core.rules import (
    Rule,
    UnknownRule,
    cite,
    games,
    ledger,
    modules_of,
    plain,
    search,
)

PHYSICAL_LIMIT = 0.05  # the share of statements that may be exempt from testing
WATCHED = {".py", ".toml"}  # a change in such a file makes the results of a test run outdated
STATES = ("tested", "physical", "missing", "failing")


class SearchByDefault(TyperGroup):
    """`rules bottle dancer` means `rules search bottle dancer`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if args and args[0] not in self.commands and args[0] != "--help":
            args = ["search", *args]
        return super().parse_args(ctx, args)


app = typer.Typer(
    cls=SearchByDefault,
    no_args_is_help=True,
    help="What the books say. Try: tumbleweed rules bottle dancer, or: tumbleweed rules GB-DEAL-08",
)

GameOption = Annotated[str | None, typer.Option("--game", help=f"{', '.join(games())}.")]
EditionOption = Annotated[str | None, typer.Option("--edition", help="Only what holds in it.")]
LangOption = Annotated[str, typer.Option("--lang", help="en, fr or pt.")]
GroupOption = Annotated[str | None, typer.Option("--group", help="One chapter, as GB-DEAL.")]


@app.command("search")
def find(
    words: Annotated[
        list[str] | None, typer.Argument(help="Words to find, or a rule's id.")
    ] = None,
    game: GameOption = None,
    edition: EditionOption = None,
    lang: LangOption = "en",
    group: GroupOption = None,
    module: Annotated[str | None, typer.Option("--module", help="A module to include.")] = None,
) -> None:
    """Search the rules; all words must occur. The word "search" itself can be left out."""
    query = " ".join(words or [])
    _check_language(lang)
    exact = _exact(query)
    if exact:
        Console().print(_card(exact, lang))
        return
    added = (module,) if module else ()
    try:
        search(query, game, edition, lang, added)  # refuses unknown names
    except UnknownName as error:
        raise typer.BadParameter(str(error)) from error
    found, near = list[Rule](), list[Page]()
    for name in [game] if game else games():
        how = (edition if ledger(name).editions else None, {*modules_of(name)} & {*added})
        found += find_rules(query, name, lang, *how)
        near += find_pages(query, name, lang, *how)[:1]
    found = [rule for rule in found if group is None or rule.group == group.upper()]
    if not found:
        Console().print(Text(f"No rule found.{_hint(query, group, lang)}"))
        raise typer.Exit(1)
    for page in near if group is None else []:
        Console().print(chapter_panel(page))
    Console().print(_listing(found, lang))


def _check_language(lang: str) -> None:
    known = sorted({each for game in games() for each in ledger(game).languages})
    if lang not in known:
        raise typer.BadParameter(f"no rules in {lang!r}; there are: {', '.join(known)}")


def _exact(query: str) -> Rule | None:
    try:
        return cite(query.upper())
    except UnknownRule:
        return None


def _hint(query: str, group: str | None, lang: str) -> str:
    """Suggestions: similar ids, chapters or words."""
    books = [ledger(game, modules_of(game)) for game in games()]
    ids = {rule.id for book in books for rule in book}
    groups = {name for book in books for name in book.groups}
    words = {word for book in books for rule in book for word in _words(rule, lang)}
    near = get_close_matches(group.upper(), groups) if group and group.upper() not in groups else []
    for word in query.split():
        if plain(word) not in words:
            near += get_close_matches(word.upper(), ids | groups) if "-" in word else []
            near += get_close_matches(plain(word), words)
    if near:
        return f" Did you mean: {', '.join(dict.fromkeys(near))}?"
    return _in_a_module(query, lang)


def _in_a_module(query: str, lang: str) -> str:
    found = search(
        query, lang=lang, modules=[each for game in games() for each in modules_of(game)]
    )
    named = next((rule.module for rule in found if rule.module), "")
    return f" There is one in a module: add --module {named}." if named else ""


def _words(rule: Rule, lang: str) -> list[str]:
    return [word.strip(".,;:()'«»\"") for word in plain(rule.text_in(lang)).split()]


def _listing(rules: list[Rule], lang: str) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold cyan", no_wrap=True)
    for number, rule in enumerate(rules):
        if number:
            table.add_row()
        table.add_row(rule.id, _body(rule, lang))
    return table


def _card(rule: Rule, lang: str) -> Panel:
    lines = [_body(rule, lang), Text(f"\nBooks: {', '.join(rule.books)}")]
    if rule.physical:
        lines.append(Text(f"Not tested: {rule.physical}"))
    title = Text(" · ".join((rule.id, rule.game, *rule.modules)), style="bold cyan")
    return Panel(Group(*lines), title=title, title_align="left", padding=(1, 2))


def _body(rule: Rule, lang: str) -> Text:
    """The statement, our ruling, and its tags."""
    body = Text(rule.text_in(lang))
    if rule.ruling:
        body.append(f"\n{rule.ruling_in(lang)}", style="dim")
    marks = [("our ruling", "yellow")] * rule.gap + [("example", "green")] * rule.example
    marks += [(edition, "blue") for edition in rule.editions]
    for number, (mark, style) in enumerate(marks):
        body.append(" · " if number else "\n", style="dim").append(mark, style=style)
    return body


@app.command()
def coverage(
    game: Annotated[str, typer.Argument(help=f"{', '.join(games())}.")],
    gate: Annotated[float, typer.Option(help="Percentage of statements to be tested.")] = 100,
    results: Annotated[Path, typer.Option(help="What the test run wrote.")] = Path(
        ".rules/coverage.json"
    ),
    edition: EditionOption = None,
    skip_group: Annotated[list[str] | None, typer.Option(help="A chapter to leave out.")] = None,
    module: Annotated[str, typer.Option("--module", help="Only the rules of this module.")] = "",
) -> None:
    """Which statements of a game or module are covered by a passing test; fails below the gate."""
    asked_for = _asked_for(game, module)
    scope = _without(_asked_for(game, module, edition), skip_group or [], asked_for)
    run = _read_results(results)
    states = {rule.id: _state(rule, run["rules"]) for rule in scope}
    console = Console()
    console.print(_table(scope, states))
    console.print(_open_ends(scope, states))
    complaints = [*_doubts(run), *_shortfalls(asked_for, states, gate)]
    for complaint in complaints:
        console.print(Text(complaint, style="bold red"))
    raise typer.Exit(1 if complaints else 0)


def _asked_for(game: str, module: str, edition: str | None = None) -> list[Rule]:
    """The statements of a module; without one, of the base game."""
    try:
        found = search("", game, edition, modules=(module,) if module else ())
    except UnknownName as error:
        raise typer.BadParameter(str(error)) from error
    return [rule for rule in found if rule.module == module]


def _without(rules: list[Rule], skipped: list[str], everything: list[Rule]) -> list[Rule]:
    unknown = set(skipped) - {rule.group for rule in everything}
    if unknown:
        raise typer.BadParameter(f"no group {min(unknown)!r} in the rules of {everything[0].game}")
    return [rule for rule in rules if rule.group not in skipped]


def _read_results(path: Path) -> dict[str, Any]:
    fault = "it is not what a test run writes"
    try:
        run = json.loads(path.read_text(encoding="utf-8"))
        if isinstance(run, dict) and {"complete", "started", "watched", "rules"} <= run.keys():
            return run
    except FileNotFoundError:
        fault = "there is no such file"
    except (OSError, ValueError) as error:
        fault = str(error)
    Console().print(Text(f"No test results in {path}: {fault}. Run the whole test suite first."))
    raise typer.Exit(1)


def _state(rule: Rule, outcomes: dict[str, dict[str, list[str]]]) -> str:
    outcome = outcomes.get(rule.id, {})
    if outcome.get("failed"):
        return "failing"
    if outcome.get("passed"):
        return "tested"
    return "physical" if rule.physical else "missing"


def _table(scope: list[Rule], states: dict[str, str]) -> Table:
    table = Table("group", "statements", *STATES)
    for column in table.columns[1:]:
        column.justify = "right"
    groups = dict.fromkeys(rule.group for rule in scope)
    for group in groups:
        ids = [rule.id for rule in scope if rule.group == group]
        table.add_row(group, *_counts([states[each] for each in ids]))
    table.add_section()
    table.add_row("all", *_counts(list(states.values())))
    return table


def _counts(states: list[str]) -> list[str]:
    counter = Counter(states)
    return [str(len(states)), *(str(counter[state] or "·") for state in STATES)]


def _open_ends(scope: list[Rule], states: dict[str, str]) -> Table:
    table = Table.grid(padding=(0, 2))
    for rule in scope:
        if states[rule.id] in ("missing", "failing"):
            table.add_row(states[rule.id], Text(rule.id, style="cyan"), Text(rule.text))
    return table


def _doubts(run: dict[str, Any]) -> list[str]:
    """Reasons why the run may not represent the current suite and rules."""
    doubts = []
    if not run["complete"]:
        doubts.append(f"Only part of the suite was run ({run.get('partial')}): no verdict.")
    later = [path for folder in run["watched"] for path in _changed(folder, run["started"])]
    if later:
        doubts.append(f"Stale results: {later[0]} changed after the test run. Run it again.")
    return doubts


def _changed(folder: str, since: float) -> list[Path]:
    paths = (path for path in Path(folder).rglob("*") if path.suffix in WATCHED)
    return sorted(path for path in paths if path.stat().st_mtime > since)


def _shortfalls(asked_for: list[Rule], states: dict[str, str], gate: float) -> list[str]:
    shortfalls = []
    counter = Counter(states.values())
    testable = len(states) - counter["physical"]
    share = 100 * counter["tested"] / testable if testable else 100.0
    if share < gate:
        shortfalls.append(f"Tested: {share:.1f} % of {testable} statements; wanted: {gate:g} %.")
    physical = sum(1 for rule in asked_for if rule.physical)
    if physical > PHYSICAL_LIMIT * len(asked_for):
        limit = f"{PHYSICAL_LIMIT:.0%}".replace("%", " %")
        shortfalls.append(
            f"Physical: {physical} of {len(asked_for)} statements; at most {limit} may be."
        )
    return shortfalls
