"""Averages over all seats and over the winners: by column, and by group and column."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from tumbleweed.lab.report.charts import bars
from tumbleweed.lab.report.parts import Block, Table
from tumbleweed.lab.report.results import Numbers, Results
from tumbleweed.lab.report.winning import Group
from tumbleweed.lab.report.words import Words

Naming = Callable[[str], str]


def averages_block(
    results: Results, words: Words, key: str, columns: Sequence[str], naming: Naming, caption: str
) -> Block:
    """The average of each column, for all seats and for the seats that won."""
    winners = results.number("won") > 0
    named = [(naming(name), results.number(name)) for name in columns]
    everyone = [_mean(values) for _, values in named]
    won = [_mean(values[winners]) for _, values in named]
    names = [name for name, _ in named]
    rows = [
        [name, words.number(all_seats, 2), words.number(winning, 2)]
        for name, all_seats, winning in zip(names, everyone, won, strict=True)
    ]
    rows.append([words.say("total"), words.number(sum(everyone), 2), words.number(sum(won), 2)])
    headings = [words.say(each) for each in ("by-source", "all-seats", "winners")]
    series = [(words.say("all-seats"), everyone), (words.say("winners"), won)]
    chart = bars(key, caption, names, series, words.say("points-a-seat"), words.short)
    return Block(Table(key, caption, headings, rows), chart)


def groups_block(
    results: Results, words: Words, key: str, by: str, groups: list[Group], caption: str
) -> Block:
    """The final scores of each group: how many, average, spread, least and greatest."""
    scores = results.number("score")
    rows = []
    for name, mask in groups:
        own = scores[mask]
        rows.append([
            name, words.number(len(own)), words.percent(len(own) / len(scores)),
            words.number(own.mean(), 2), words.number(_spread(own), 2),
            words.number(own.min()), words.number(own.max()),
        ])  # fmt: skip
    keys = (f"by-{by}", "played", "share-of-seats", "mean", "spread", "least", "most")
    headings = [words.say(each) for each in keys]
    names = [name for name, _ in groups]
    means = [float(scores[mask].mean()) for _, mask in groups]
    series = [("", means)]
    chart = bars(key, caption, names, series, words.say("points-a-seat"), words.short)
    return Block(Table(key, caption, headings, rows), chart)


def matrix_block(
    results: Results, words: Words, key: str, by: str, groups: list[Group],
    columns: Sequence[str], naming: Naming, caption: str,
) -> Block:  # fmt: skip
    """Groups down, columns across: averages, shaded by their size."""
    named = [(naming(name), results.number(name)) for name in columns]
    means = [[_mean(values[mask]) for _, values in named] for _, mask in groups]
    most = max((abs(mean) for row in means for mean in row), default=0.0) or 1.0
    rows = [
        [name, *(words.number(mean, 1) for mean in row)]
        for (name, _), row in zip(groups, means, strict=True)
    ]
    heat = [[max(0.0, mean) / most for mean in row] for row in means]
    headings = [words.say(f"by-{by}"), *(name for name, _ in named)]
    return Block(Table(key, caption, headings, rows, heat))


def _mean(values: Numbers) -> float:
    return float(values.mean()) if len(values) else 0.0


def _spread(values: Numbers) -> float:
    return float(np.std(values, ddof=1)) if len(values) > 1 else 0.0
