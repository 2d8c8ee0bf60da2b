"""Win rates and game length, for every game."""

from __future__ import annotations

import numpy as np

from tumbleweed.lab.report.charts import histograms, whiskers
from tumbleweed.lab.report.parts import Block, Section, Table
from tumbleweed.lab.report.results import Mask, Results
from tumbleweed.lab.report.words import Words
from tumbleweed.lab.statistics import Share

Group = tuple[str, Mask]  # a name, and its rows


def winning(results: Results, words: Words) -> Section:
    """By seat, by turn order, and by bot where there are several."""
    blocks = []
    for players in results.players:
        part = results.at(players)
        blocks += [seats(part, words, players), turns(part, words, players)]
        if len(part.groups("bot")) > 1:
            groups = part.groups("bot")
            blocks.append(win_block(part, words, f"bots-{players}", "bot", groups, players))
    return Section("winning", words.say("winning"), words.say("winning-text"), blocks)


def seats(part: Results, words: Words, players: int) -> Block:
    seat = part.number("seat")
    groups = [(words.say("seat", number=i), seat == i) for i in range(players)]
    return win_block(part, words, f"seats-{players}", "seat", groups, players)


def turns(part: Results, words: Words, players: int) -> Block:
    """The seat of the first player differs from game to game."""
    place = (part.number("seat") - part.number("starter")) % players
    groups = [(words.say("turn", number=i + 1), place == i) for i in range(players)]
    return win_block(part, words, f"turns-{players}", "turn", groups, players)


def win_block(
    part: Results, words: Words, key: str, by: str, groups: list[Group], players: int | None
) -> Block:
    """Wins of each group out of its seats, with intervals."""
    won = part.number("won")
    shares = [Share(float(won[mask].sum()), int(mask.sum())) for _, mask in groups]
    names = [name for name, _ in groups]
    caption = words.say(f"wins-by-{by}")
    if players is not None:
        caption = words.say("at-players", what=caption, players=players)
    rows = [
        [name, words.number(share.games), words.number(share.wins, 1),
         words.percent(share.value), words.interval(share)]
        for name, share in zip(names, shares, strict=True)
    ]  # fmt: skip
    headings = [words.say(each) for each in (f"by-{by}", "played", "wins", "share", "interval")]
    average = float(won.mean())
    chart = whiskers(
        key, caption, names, shares, average, words.say("share"), lambda x: words.percent(x, 0)
    )
    return Block(Table(key, caption, headings, rows), chart)


# ---- length ----


def lengths(results: Results, words: Words) -> Section:
    known = [name for name in ("rounds", "decisions") if name in results.source.names]
    blocks = [length_block(results, words, name) for name in known]
    return Section("length", words.say("length"), words.say("length-text"), blocks)


def length_block(results: Results, words: Words, name: str) -> Block:
    series, rows = [], []
    for players in results.players:
        part = results.at(players)
        values = part.number(name)[part.once]
        series.append((words.say("players", count=players), values))
        low, middle, high = np.percentile(values, (5, 50, 95))
        rows.append([
            str(players), words.number(len(values)), words.number(values.mean(), 1),
            words.number(middle), words.number(low), words.number(high),
            words.number(values.min()), words.number(values.max()),
        ])  # fmt: skip
    caption, label = words.say(f"length-{name}"), words.say(name)
    keys = ("by-players", "games", "mean", "median", "low", "high", "least", "most")
    headings = [words.say(key) for key in keys]
    chart = histograms(f"length-{name}", caption, series, label, words.number)
    return Block(Table(f"length-{name}", caption, headings, rows), chart)
