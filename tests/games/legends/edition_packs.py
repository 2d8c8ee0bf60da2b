"""A table in an edition whose cards come from a pack: for what no card of the box does."""

from pathlib import Path
from typing import Any

import tumbleweed as tw
from games.legends.play_fights import facts_of, meeting
from tumbleweed.core import frames
from tumbleweed.core.events import EventLog
from tumbleweed.games.legends.actions.register import legends_catalogue
from tumbleweed.games.legends.compiler.content import load_content
from tumbleweed.games.legends.positions.position import legends_position
from tumbleweed.games.legends.text.wording import legends_wording

OLD = ("first", "french")
EDITIONS = ("revised", *OLD)


def table_with(
    folder: Path, edition: str, seats: dict[int, dict[str, Any]], **facts: Any
) -> tw.Game:
    """Four players unless told; hands and decks are written as in play_fights."""
    players = facts.pop("players", 4)
    content = load_content(folder)
    compiled = content.compiled(edition, players, 20)
    legends_catalogue(compiled, legends_wording(content, compiled))
    ruleset = meeting({}, {}, edition=edition, players=players).ruleset
    state = legends_position(compiled, facts_of(seats, facts))
    log = EventLog(ruleset.event_kinds)
    state.pending_events = log.own
    frames.advance(ruleset.procedures, state)
    state.pending_events = []
    return tw.Game(ruleset, state, None, log)
