"""Every call of the API with many made-up values and with those at the limits of their types, on
PostgreSQL, which is stricter than SQLite about what it stores."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import settings

from server.services import PostgresServer
from server.serving import serving
from server.test_schemathesis import World, described, quickly

pytestmark = pytest.mark.soak("server")
schema = described(**{"unexpected-methods": []})


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    folder = tmp_path_factory.mktemp("described")
    with (
        PostgresServer() as postgres,
        serving(folder, DATABASE_URL=postgres.new_store()) as server,
    ):
        yield World(server.url)
        assert "Traceback" not in server.log.read_text()


@schema.parametrize()
@settings(max_examples=100, **quickly)
def test_every_call_is_answered_as_described(case: schemathesis.Case[Any], world: World) -> None:
    world.call(case)
