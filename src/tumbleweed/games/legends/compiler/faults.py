"""Collects the errors of the content, to report them all at once."""

from __future__ import annotations

from tumbleweed.core.errors import ContentError

MOST_SHOWN = 50


class Faults:
    def __init__(self) -> None:
        self._found: list[tuple[int, int, str]] = []  # order of the file, line, the whole message

    def add(self, order: int, file: str, line: int, what: str) -> None:
        fault = (order, line, f"{file}:{line}: {what}")
        if fault not in self._found:
            self._found.append(fault)

    def shown(self) -> list[str]:
        messages = [message for _, _, message in sorted(self._found)]
        rest = len(messages) - MOST_SHOWN
        return messages[:MOST_SHOWN] + [f"… and {rest} more"] * (rest > 0)

    def raise_if_any(self) -> None:
        if self._found:
            raise ContentError("\n".join(self.shown()))
