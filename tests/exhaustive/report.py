"""The report: a line for each set-up, and by name what was not used or should not have been."""

from __future__ import annotations

from collections.abc import Iterable

from exhaustive.runner import Coverage

COLUMNS = ("edition", "players", "variant", "things", "fired", "missing", "cannot")
LINE = "{:9}{:>8}  {:14}{:>7}{:>7}{:>9}{:>8}"


def line(coverage: Coverage) -> str:
    table = coverage.table
    fired = len(coverage.due) - len(coverage.missing)
    counts = (len(coverage.due), fired, len(coverage.missing), len(coverage.exempt))
    return LINE.format(table.edition, table.players, table.variant, *counts)


def faults(coverage: Coverage) -> list[str]:
    """Empty when everything is as expected."""
    table = coverage.table
    return [
        *(f"{table}: has not fired: {name}" for name in coverage.missing),
        *(f"{table}: fired, though it cannot: {name}" for name in coverage.wrongly_exempt),
        *(f"{table}: why not? {fault}" for fault in coverage.wrong_reasons),
        *(f"{table}: in the log: {fault}" for fault in coverage.hanging),
    ]


def report(coverages: Iterable[Coverage]) -> str:
    lines, wrong = [LINE.format(*COLUMNS)], []
    for coverage in coverages:
        lines.append(line(coverage))
        wrong += faults(coverage)
    return "\n".join([*lines, "", *(wrong or ["Everything that can fire has fired."])])
