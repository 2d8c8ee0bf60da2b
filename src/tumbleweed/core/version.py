"""The versions pinned in records and saved games."""

from typing import Final

ENGINE: Final = "0.1.0"
SAVE_FORMAT: Final = "tumbleweed-game-1"
