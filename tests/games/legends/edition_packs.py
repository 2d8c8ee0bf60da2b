"""A table in an edition whose cards come from a pack: for what no card of the box does."""

from pathlib import Path
from typing import Any

import tumbleweed as tw
from games.legends.play_fights import facts_of, meeting
from tumbleweed.core import frames
from tumbleweed.core.events import EventLog
from tumbleweed.games.legends.actions.register import legends_catalogue
from tumbleweed.games.legends.content import load_content
from tumbleweed.games.legends.position import legends_position
from tumbleweed.games.legends.wording import legends_wording

OLD = ("first", "french")
EDITIONS = ("revised", *OLD)


def table_with(
    folder: Path, edition: str, seats: dict[int, dict[str, Any]], **facts: Any
) -> tw.Game:
    """Four players unless told; hands and decks are written as in play_fights."""
    players = facts.pop("players", 4)
    content = load_content(folder)
    box = content.box(edition, players, 20)
    legends_catalogue(box, legends_wording(content, box))
    ruleset = meeting({}, {}, edition=edition, players=players).ruleset
    state = legends_position(box, facts_of(seats, facts))
    log = EventLog(ruleset.event_kinds)
    state.news = log.own
    frames.advance(ruleset.procedures, state)
    state.news = []
    return tw.Game(ruleset, state, None, log)
