"""What all channels share: an address, and a clear error when something is not sent."""

from __future__ import annotations

from typing import Any


class NotSent(Exception):
    """A notice was not sent. `code` names a message of the catalogue (`fault-…`)."""

    def __init__(self, code: str, final: bool = False, **args: Any) -> None:
        super().__init__(" ".join([code, *(f"{name}={value}" for name, value in args.items())]))
        self.code = code
        self.final = final  # a retry would fail as well
        self.args_said = args


def reason(fault: str) -> tuple[str, dict[str, str]]:
    """The code and the arguments of a fault as it was stored."""
    code, *args = fault.split(" ")
    return code, dict(arg.split("=", 1) for arg in args)
