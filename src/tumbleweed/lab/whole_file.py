"""A file that appears complete or not at all."""

from __future__ import annotations

import os
from collections.abc import Collection
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

from tumbleweed.core.errors import TumbleweedError


class BadOutput(TumbleweedError, ValueError):
    """A file that cannot be written."""


class WholeFile:
    """Opened before the first game, so that a bad path is refused at once; in its place at the end
    of the block, unless that ends with an error.
    """

    def __init__(self, path: Path, kinds: Collection[str] = ()) -> None:
        if kinds and path.suffix not in kinds:
            raise BadOutput(f"{path}: the name of the file must end in {' or '.join(kinds)}")
        if path.is_dir():
            raise BadOutput(f"{path} is a folder")
        self.path = path
        self._part = path.with_name(f".{path.name}.{os.getpid()}.part")
        try:
            self.stream: BinaryIO = self._part.open("wb")
        except OSError as fault:
            raise self.refusal(fault) from None

    def write(self, data: bytes) -> None:
        try:
            self.stream.write(data)
        except OSError as fault:
            raise self.refusal(fault) from None

    def refusal(self, fault: OSError) -> BadOutput:
        return BadOutput(f"{self.path} cannot be written: {fault.strerror or fault}")

    def __enter__(self) -> WholeFile:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, _: TracebackType | None
    ) -> None:
        try:
            self._close(complete=kind is None)
        except OSError as full:
            if kind is None:  # do not hide the first error
                raise self.refusal(full) from None
        finally:
            self._part.unlink(missing_ok=True)

    def _close(self, complete: bool) -> None:
        with self.stream:
            if complete:
                self.stream.flush()
                os.fsync(self.stream.fileno())
        if complete:
            os.replace(self._part, self.path)
