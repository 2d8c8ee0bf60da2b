"""Every error a caller can meet. Each message names the thing that is wrong."""


class TumbleweedError(Exception):
    """Base of all errors raised on purpose."""


class UnknownName(TumbleweedError, ValueError):
    """A game, edition, variant, option or argument that does not exist."""


class IllegalChoice(TumbleweedError, ValueError):
    """A choice that is not on offer. The game is unchanged."""


class StaleChoice(IllegalChoice):
    """An answer to a question that is no longer open. The game is unchanged."""


class UndoRefused(TumbleweedError):
    """An undo across a barrier. `reason` is a message key; the game is unchanged."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"undo refused: {reason}")
        self.reason = reason


class BadPosition(TumbleweedError, ValueError):
    """A position set up by hand that the game cannot be in."""


class BadSave(TumbleweedError, ValueError):
    """A saved game or record that is truncated, edited or of another make."""


class ReplayMismatch(TumbleweedError):
    """A replay that departs from its record: other content, other engine, or an edited log."""


class ContentError(TumbleweedError, ValueError):
    """A content file that breaks its own rules; names file and place."""


class RunawayGame(TumbleweedError, RuntimeError):
    """A guard rail was hit: the rules code loops. A bug, never a player's fault."""
