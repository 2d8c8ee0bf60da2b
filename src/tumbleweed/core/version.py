"""The versions pinned in records and saved games.

ENGINE is the version of the whole package: pyproject.toml and all others read it here, and
tools/release.py sets it. Games of other versions can be continued as long as their replay gives the
same results.
"""

from typing import Final

ENGINE: Final = "0.2.0"
SAVE_FORMAT: Final = "tumbleweed-game-1"
