"""Western Legends: what its reviews tell beside chances and turning points."""

from __future__ import annotations

from typing import Final

from tumbleweed.review.legends.luck import luck
from tumbleweed.review.part import Part

# Between what small samples gave (docs/review.md), and not fitted: those disagree.
FITTED: Final = dict.fromkeys(range(2, 7), 3.0)

PART: Final = Part(FITTED, luck)
