"""The versions pinned in records and saved games.

ENGINE is the version of the whole package: pyproject.toml and all others read it here, and
tools/release.py sets it. Games of another version are opened and played on; what comes of their
choices must be the same, not who plays them.
"""

from typing import Final

ENGINE: Final = "0.2.0"
SAVE_FORMAT: Final = "tumbleweed-game-1"
