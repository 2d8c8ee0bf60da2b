"""What all ways have in common: an address, and a clear word when something does not go out."""

from __future__ import annotations

from typing import Any


class NotSent(Exception):
    """A notice did not go out. `code` names a sentence of the catalogue (`fault-…`)."""

    def __init__(self, code: str, final: bool = False, **args: Any) -> None:
        super().__init__(" ".join([code, *(f"{name}={value}" for name, value in args.items())]))
        self.code = code
        self.final = final  # another try would end the same
        self.args_said = args
