"""The section of a report on legendary stories, deeds and injuries."""

from __future__ import annotations

from collections import Counter

from tumbleweed.games.legends.compiler.content import LegendsContent
from tumbleweed.games.legends.state.blood_money_model import DEED_KINDS
from tumbleweed.lab.legends.blood_money.names import RUINS, TITLE
from tumbleweed.lab.legends.columns import column
from tumbleweed.lab.report.counts import counts_block
from tumbleweed.lab.report.parts import Block, Section
from tumbleweed.lab.report.results import Results
from tumbleweed.lab.report.words import Words

TOLD = ("conditions", "offers", "tales", "maps", "risks", "injured", "repairs")


def stories_and_deeds(results: Results, words: Words) -> Section:
    blocks = [told(results, words), by_kind(results, words)]
    text = words.own("stories-and-deeds-text")
    return Section("stories-and-deeds", words.own("stories-and-deeds"), text, blocks)


def told(results: Results, words: Words) -> Block:
    counts = [(words.own(f"deed-{name}"), _sum(results, name)) for name in TOLD]
    counts.append((words.own("places-ruined"), _sum(results, RUINS)))
    caption = words.own("stories-and-harm")
    return counts_block(results, words, "stories-and-harm", "deed", counts, caption, ordered=True)


def by_kind(results: Results, words: Words) -> Block:
    """Deeds claimed; those that characters begin with are not."""
    assert isinstance(words.content, LegendsContent)
    claimed: Counter[str] = Counter(dict.fromkeys(DEED_KINDS, 0))
    for name in words.content.ids("deed"):
        kind = words.content.entry("deed", name)["deed_kind"]
        claimed[kind] += int(_sum(results, column(TITLE, name)))
    counts = [(words.own(f"title-kind-{kind}"), float(claimed[kind])) for kind in DEED_KINDS]
    caption = words.own("claimed-by-kind")
    return counts_block(results, words, "claimed-by-kind", "title-kind", counts, caption)


def _sum(results: Results, name: str) -> float:
    return float(results.number(name).sum())
