"""What a test reads off a game of any kind: the question, its record, its whole, the way back."""

from typing import Any

import tumbleweed as tw
from tumbleweed.core.state import fingerprint


def whole(game: tw.Game) -> str:
    """A hash of everything: state, record, events, numbers."""
    return fingerprint(game.to_json())


def record_of(game: tw.Game) -> tw.Record:
    assert game.record is not None
    return game.record


def why_refused(game: tw.Game, seat: int, to: int | None = None) -> str:
    """Try to take back; the reason of a refusal is all that it says, and nothing has changed."""
    before = whole(game)
    try:
        game.undo(seat, to)
    except tw.UndoRefused as refused:
        assert whole(game) == before
        return str(refused).removeprefix("undo refused: ")
    return ""


def now(game: tw.Game, seat: int | None = None) -> tw.Decision:
    """The open question, to that seat where several are asked; there is one."""
    [decision, *_] = [each for each in game.decisions if seat in (None, each.seat)]
    return decision


def question(game: tw.Game) -> str:
    """What is asked, "" when the game is over."""
    return game.decision.prompt.key.removeprefix("ask-") if game.decision else ""


def asked(game: tw.Game) -> tuple[int, str]:
    """Who is asked what."""
    return now(game).seat, question(game)


def outcome(game: tw.Game) -> tw.Result:
    """How it ended; it has."""
    assert game.result is not None
    return game.result


def state_of(game: tw.Game) -> Any:
    """The state, of whichever game: for what no view shows, and to change what no play leads to."""
    return game.state


def rules_of(game: tw.Game) -> Any:
    """The ruleset, of whichever game."""
    return game.ruleset
