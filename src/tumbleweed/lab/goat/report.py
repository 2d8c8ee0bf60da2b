"""The sections of a report on The Good, the Bad and the Goat."""

from __future__ import annotations

from tumbleweed.games.goat.model import TOKENS
from tumbleweed.lab.report.counts import counts_block
from tumbleweed.lab.report.parts import Section
from tumbleweed.lab.report.results import Results
from tumbleweed.lab.report.scores import groups_block
from tumbleweed.lab.report.winning import lengths, winning
from tumbleweed.lab.report.words import Words


def sections(results: Results, words: Words) -> list[Section]:
    return [
        winning(results, words),
        scores(results, words),
        tokens(results, words),
        lengths(results, words),
    ]


def scores(results: Results, words: Words) -> Section:
    count = results.number("players")
    groups = [
        (words.say("players", count=players), count == players) for players in results.players
    ]
    blocks = [
        groups_block(results, words, "scores", "players", groups, words.own("scores-by-players")),
        groups_block(
            results, words, "bot-scores", "bot", results.groups("bot"), words.own("scores-by-bot")
        ),
    ]
    return Section("scores", words.own("scores"), words.own("scores-text"), blocks)


def tokens(results: Results, words: Words) -> Section:
    """The tokens in the reserves at the end."""
    counts = [(words.name("token", name), float(results.number(name).sum())) for name in TOKENS]
    counts.append((words.own("coins"), float(results.number("coins").sum())))
    caption = words.own("tokens-kept")
    block = counts_block(results, words, "tokens", "token", counts, caption, ordered=True)
    return Section("tokens", words.own("tokens"), words.own("tokens-text"), [block])
