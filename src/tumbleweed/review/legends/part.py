"""Western Legends: what its reviews tell beside chances and turning points."""

from __future__ import annotations

from typing import Final

from tumbleweed.review.legends.luck import luck
from tumbleweed.review.part import Part

# By `python -m tumbleweed.lab.sharpness legends`; samples of 14 to 24 games gave 2.5 to 4.75.
FITTED: Final = dict.fromkeys(range(2, 7), 3.0)

PART: Final = Part(FITTED, luck)
