"""The engine's version, pinned in every record."""

from typing import Final

ENGINE: Final = "0.1.0"
