"""The Good, the Bad and the Goat: what its reviews tell beside chances and turning points."""

from __future__ import annotations

from typing import Final

from tumbleweed.review.goat.claims import claims
from tumbleweed.review.goat.luck import luck
from tumbleweed.review.part import Part

# By `python -m tumbleweed.lab.sharpness goat --games 120`.
FITTED: Final = {2: 1.5, 3: 2.75, 4: 4.0, 5: 4.25}

PART: Final = Part(FITTED, luck, claims)
