"""The head of a report: what was simulated, and the key figures."""

from __future__ import annotations

from typing import Any

import numpy as np

from tumbleweed.lab.report.results import Results
from tumbleweed.lab.report.words import Words

Fact = tuple[str, str]  # a name and a value
# not every game has rounds
LENGTHS = (("figure-rounds", "rounds"), ("figure-choices", "decisions"))


def origin(results: Results, words: Words) -> list[Fact]:
    """How to reproduce the file. CSV has no metadata: then only what the rows contain."""
    counts = ", ".join(str(players) for players in results.players)
    bots = ", ".join(name for name, _ in results.groups("bot"))
    facts = [
        ("file", results.source.path.name),
        ("games", words.number(results.games)),
        ("by-players", counts),
        ("bots", bots),
    ]
    facts += _noted(results.source.notes, words)
    return [(words.say(key), value) for key, value in facts]


def _noted(notes: dict[str, Any], words: Words) -> list[Fact]:
    if not notes:
        return [("notes", words.say("no-notes"))]
    options = ", ".join(f"{name} = {_shown(value)}" for name, value in notes["options"].items())
    return [
        ("edition", words.name("edition", str(notes["edition"]))),
        ("variants", ", ".join(notes["variants"]) or words.say("none")),
        ("options", options or words.say("none")),
        ("seed", str(notes["seed"])),
        ("engine", f"Tumbleweed {notes['engine']}"),
        ("content", str(notes["content"])[:16]),
    ]


def _shown(value: Any) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value).lower()


def figures(results: Results, words: Words) -> list[Fact]:
    """A few large numbers."""
    won, once = results.number("won"), results.once
    winning = results.number("score")[won > 0]
    lengths = [pair for pair in LENGTHS if pair[1] in results.source.names]
    facts = [
        ("games", words.number(results.games)),
        *(
            (key, words.number(float(np.median(results.number(name)[once]))))
            for key, name in lengths
        ),
    ]
    if len(winning):
        facts.append(("figure-winner", words.number(float(winning.mean()), 1)))
    lost = results.games - float(won.sum())
    if lost > 0.5:  # games that no player won
        facts.append(("figure-lost", words.percent(lost / results.games)))
    return [(words.say(key), value) for key, value in facts]
