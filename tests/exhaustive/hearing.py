"""Checks the log: the results of an answer must not be appended to an unrelated line.

An event is told in a sentence, or in short behind the sentence it comes of. So the first event
after an answer is a sentence, unless the answer goes on with what was told before.
"""

from __future__ import annotations

from tumbleweed.core.events import ALL, read_event
from tumbleweed.core.game import Game
from tumbleweed.core.log_grammar import RESULT, UNTOLD
from tumbleweed.games.legends.vocabulary.event_kinds import EVENT_KINDS

# Answers that continue what was already shown: a card, a story, a won fight.
GOING_ON = frozenset({
    "choose", "deal", "turn-wanted", "bandit-reward", "steal", "steal-token", "pay-nugget",
    "target", "give", "look", "ranch", "retire", "take-back", "reroll", "place", "answer", "react",
    "sheriff", "prize", "put-under", "put-token", "choose-several", "gang",
})  # fmt: skip
# The card that lets one ride, or sells something, goes on with its text; what lies at the end of
# that ride may be left there.
STAYING = (("ride", "stop"), ("take-up", "pass"), ("pick-up", "pass"))
SILENT = frozenset(kind.key for kind in EVENT_KINDS if kind.telling.place == UNTOLD)
RESULTS = frozenset(kind.key for kind in EVENT_KINDS if kind.telling.place == RESULT)
# In short form only after another of their kind.
OWN_LINE = frozenset(kind.key for kind in EVENT_KINDS if kind.key in kind.telling.behind)


class Listener:
    def __init__(self) -> None:
        self.faults: set[str] = set()
        self.heard: set[str] = set()

    def hear(self, game: Game, question: str, verb: str, since: int) -> None:
        """`since`: the number of events before the answer."""
        news = game.state.pending_events or []
        kinds = [read_event(game.ruleset.event_kinds, raw, ALL) for raw in news[since:]]
        self.heard |= {event.key for event in kinds}
        told = [event for event in kinds if event.key not in SILENT]
        goes_on = question in GOING_ON or (question, verb) in STAYING
        if not told or goes_on or told[0].key not in RESULTS - OWN_LINE:
            return
        if told[0].args.get("source") != "source:wanted-row":  # told in a line of its own
            self.faults.add(f"{question}, {verb}: {told[0].key} hangs on the line before")


def told_in_short() -> set[str]:
    """What needs no sentence of its own: results, and what another sentence implies."""
    implied = {key for kind in EVENT_KINDS for key in kind.telling.says}
    return set(RESULTS - OWN_LINE | SILENT | implied)
