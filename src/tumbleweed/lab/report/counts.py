"""How often something happened: in total, per game, and as a chart of the most frequent."""

from __future__ import annotations

from collections.abc import Sequence

from tumbleweed.lab.report.charts import bars, whiskers
from tumbleweed.lab.report.parts import LONG, Block, Table
from tumbleweed.lab.report.results import Results
from tumbleweed.lab.report.words import Words
from tumbleweed.lab.statistics import Share

Count = tuple[str, float]  # name, count


def counts_block(
    results: Results, words: Words, key: str, by: str, counts: Sequence[Count], caption: str,
    ordered: bool = False,
) -> Block:  # fmt: skip
    """Most frequent first, unless they have an order of their own."""
    listed = list(counts) if ordered else sorted(counts, key=lambda each: (-each[1], each[0]))
    games = results.games
    rows = [[name, words.number(count), words.number(count / games, 3)] for name, count in listed]
    headings = [words.say(each) for each in (f"by-{by}", "times", "per-game")]
    top = listed[:LONG]
    chart = bars(
        key, caption, [name for name, _ in top], [("", [count / games for _, count in top])],
        words.say("per-game"), words.short,
    )  # fmt: skip
    return Block(Table(key, caption, headings, rows), chart)


def success_block(
    words: Words, key: str, by: str, tried: Sequence[tuple[str, Share]], caption: str,
    attempts: str = "tried",
) -> Block:  # fmt: skip
    """Successes out of attempts, with intervals; `attempts` is the column's heading."""
    rows = [
        [name, words.number(share.games), words.number(share.wins),
         words.percent(share.value) if share.games else "–",
         words.interval(share) if share.games else "–"]
        for name, share in tried
    ]  # fmt: skip
    headings = [
        words.say(each) for each in (f"by-{by}", attempts, "succeeded", "share", "interval")
    ]
    drawn = [(name, share) for name, share in tried if share.games]
    chart = whiskers(
        key, caption, [name for name, _ in drawn], [share for _, share in drawn], None,
        words.say("share"), lambda x: words.percent(x, 0),
    ) if drawn else ""  # fmt: skip
    return Block(Table(key, caption, headings, rows), chart)
