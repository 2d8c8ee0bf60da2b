"""Everything that can fire does: at every table, in every edition and variant."""

from typing import Any

import pytest

from exhaustive.cannot import CANNOT, cannot_fire
from exhaustive.report import faults
from exhaustive.runner import cover
from exhaustive.tables import Table, all_tables
from exhaustive.things import Things

pytestmark = pytest.mark.soak("exhaustive")
INQUIRIES = 12  # of each pair of a question and a verb


@pytest.mark.parametrize(("edition", "players", "variant"), all_tables())
def test_everything_fires_at_the_table(edition: Any, players: int, variant: Any) -> None:
    """And whatever is not on offer has a true reason (exhaustive/inquiring.py)."""
    assert faults(cover(Table(edition, players, variant), inquiries=INQUIRIES)) == []


def test_what_cannot_fire_is_in_the_content_of_some_table() -> None:
    """A reason that excuses nothing is taken off the list."""
    unused = {reason.text for reason in CANNOT}
    for names in all_tables():
        table = Table(*names)
        excused = {cannot_fire(name, table) for name in Things(table).names}
        unused -= excused
    assert unused == set()
