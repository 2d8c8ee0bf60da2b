"""Two thousand fights by chance end as they were foretold."""

from collections import Counter

import pytest

from games.legends.random_fights import played

pytestmark = pytest.mark.soak

FIGHTS = 2_000


def test_two_thousand_fights_end_as_foretold() -> None:
    tally: Counter[str] = Counter()
    for number in range(FIGHTS):
        played(number, tally)
    print(dict(tally))
    assert tally["fights"] == FIGHTS
