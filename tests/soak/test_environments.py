"""A million decisions of the Goat and a hundred thousand of Western Legends through each of the
environments, at all their tables, in processes that get 4 GiB and no more."""

import pytest

from lab.envs.many_decisions import WAYS, under_the_cap
from lab.envs.tables import TABLES

DECISIONS = {"goat": 1_000_000, "legends": 100_000}

pytestmark = pytest.mark.soak("environments")


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("way", WAYS)
def test_many_decisions(way: str, table: str) -> None:
    game = TABLES[table]["game"]
    tables = sum(each["game"] == game for each in TABLES.values())
    games = under_the_cap(way, table, DECISIONS[game] // tables)
    print(f"{way}, {table}: {games:,} games")
    assert games > 0
