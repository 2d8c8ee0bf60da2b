"""What can go wrong in the server that is nobody's choice."""

from typing import Literal

from tumbleweed.core.errors import TumbleweedError

TroubleKind = Literal["full", "locked", "down"]
SAID = {
    "full": "the disk of the database is full",
    "locked": "the database is locked by another program",
    "down": "the database cannot be reached",
}


class StoreTrouble(TumbleweedError):
    """The database could not do its work. Nothing was stored (or, where the line broke during the
    commit itself, all of it); later it may go well.

    `kind` says what a host can do: "full" (make room), "locked" (wait, or find out who holds
    it), "down" (bring it back). `detail` is the database's own message, for the log.
    """

    def __init__(self, kind: TroubleKind, detail: str = "") -> None:
        super().__init__(f"{SAID[kind]} ({detail})" if detail else SAID[kind])
        self.kind = kind
        self.detail = detail


class BusTrouble(TumbleweedError):
    """The workers cannot talk to each other: no server can start like that."""


class DatabaseTooNew(TumbleweedError):
    """A later version of Tumbleweed has worked on this database; this one would damage it."""


class Refused(TumbleweedError):
    """Something asked for is not done. `code` is for programs and catalogues, `message` says it
    in English; `status` is HTTP's."""

    def __init__(self, status: int, code: str, message: str, **args: str | int) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.args_said = args

    def to_json(self) -> dict[str, object]:
        return {"error": {"code": self.code, "message": self.message, "args": self.args_said}}
