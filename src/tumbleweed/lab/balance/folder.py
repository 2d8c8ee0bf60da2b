"""The folder of a balance: the games, the figures, the tables, and a report on the games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from tumbleweed.core.content import Content
from tumbleweed.core.ruleset import game_info
from tumbleweed.lab.balance.data import NAME, as_data, read_balance
from tumbleweed.lab.balance.declared import balance_of
from tumbleweed.lab.balance.measure import Measured, measured
from tumbleweed.lab.balance.tables import Tables, markdown
from tumbleweed.lab.notes import notes_of
from tumbleweed.lab.report.page import report
from tumbleweed.lab.report.parts import Table
from tumbleweed.lab.report.results import Results, Source
from tumbleweed.lab.report.words import Words
from tumbleweed.lab.series import Series
from tumbleweed.lab.whole_file import BadOutput, WholeFile

GAMES: Final = "games.parquet"
TABLES: Final = "balance.md"


def check(game: str, out: Path, against: Path | None) -> Measured | None:
    """Refuse before the first game what would be refused after the last; the earlier figures."""
    balance_of(game)
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise BadOutput(f"{out} cannot be made: {fault.strerror}") from None
    return None if against is None else read_balance(against, game)


def write(out: Path, series: Series, earlier: Measured | None) -> list[Table]:
    """From the games in the folder."""
    results, balance = Results(Source(out / GAMES)), balance_of(series.game)
    content = balance.content(results, _content(series))
    found = measured(results, balance, content)
    tables = Tables(balance, Words(content, "en"), earlier).of(found)
    _put(out / NAME, json.dumps(as_data(found, notes_of(series)), indent=1) + "\n")
    _put(out / TABLES, markdown(tables))
    report(out / GAMES, out)
    return tables


def _content(series: Series) -> Content:
    return series.content or game_info(series.game).own_content()


def _put(path: Path, text: str) -> None:
    with WholeFile(path) as file:
        file.write(text.encode())
