"""Errors of the server itself."""

from typing import Literal

from tumbleweed.core.errors import TumbleweedError

TroubleKind = Literal["full", "locked", "down"]
SAID = {
    "full": "the disk of the database is full",
    "locked": "the database is locked by another program",
    "down": "the database cannot be reached",
}


class StoreTrouble(TumbleweedError):
    """The database failed. Nothing was stored (or, if the connection broke during the commit
    itself, everything); a retry may succeed.

    `kind` says what a host can do: "full" (free space), "locked" (wait, or find out who holds the
    lock), "down" (restart it). `detail` is the database's own message, for the log.
    """

    def __init__(self, kind: TroubleKind, detail: str = "") -> None:
        super().__init__(f"{SAID[kind]} ({detail})" if detail else SAID[kind])
        self.kind = kind
        self.detail = detail


class BusTrouble(TumbleweedError):
    """The workers cannot reach each other: the server does not start."""


class DatabaseTooNew(TumbleweedError):
    """The database was upgraded by a later version of Tumbleweed; this one would damage it."""


class DatabaseTooOld(TumbleweedError):
    """The database was not upgraded to this version yet."""


class Impossible(TumbleweedError):
    """What the host wants to do at their desk cannot be done, and why."""


class Refused(TumbleweedError):
    """A request is refused. `code` is for programs and catalogues, `message` is in English;
    `status` is HTTP's.
    """

    def __init__(self, status: int, code: str, message: str, **args: str | int) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.args_said = args

    def to_json(self) -> dict[str, object]:
        return {"error": {"code": self.code, "message": self.message, "args": self.args_said}}
