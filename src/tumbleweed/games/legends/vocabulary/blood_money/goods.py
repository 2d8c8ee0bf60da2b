"""The goods of Blood Money."""

from __future__ import annotations

from typing import Final

from tumbleweed.games.legends.vocabulary.goods import Nothing

STORY: Final = Nothing("story", unit=1, lack=None)  # points that cannot be given up
