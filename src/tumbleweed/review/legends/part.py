"""Western Legends: what its reviews tell beside chances and turning points."""

from __future__ import annotations

from typing import Final

from tumbleweed.review.legends.luck import luck
from tumbleweed.review.part import Part

# By `python -m tumbleweed.lab.sharpness legends --games 14`.
FITTED: Final = {2: 4.5, 3: 4.5, 4: 4.75, 5: 4.25, 6: 4.0}

PART: Final = Part(FITTED, luck)
