"""Every error a caller can get. Each message names what is wrong."""


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


class NoWorlds(TumbleweedError):
    """A redeal at a seat that was made for a bot which does not look ahead."""


class BadPosition(TumbleweedError, ValueError):
    """A position that the game cannot be in."""


class ChanceOpen(TumbleweedError):
    """A draw that is the caller's: one of `values`, each place in the list equally likely. The game
    that was played on is of no use any more; see core/open_chance.py.
    """

    def __init__(self, stream: int, values: list[int]) -> None:
        super().__init__(f"chance is open: one of {values} is to be drawn from stream {stream}")
        self.stream = stream
        self.values = values


class BadSave(TumbleweedError, ValueError):
    """A saved game or record that is truncated, edited or of another format."""


class ReplayMismatch(TumbleweedError):
    """A replay that diverges from its record: other content, other engine, or an edited log."""


class BadBuffer(TumbleweedError, ValueError):
    """A buffer for features that has another size, another type, or cannot be written to."""


class ContentError(TumbleweedError, ValueError):
    """A faulty content file; names file and place."""


class RunawayGame(TumbleweedError, RuntimeError):
    """A guard rail was hit: the rules code loops. Always a bug in the rules code."""
