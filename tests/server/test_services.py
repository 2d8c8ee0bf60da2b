"""Where PostgreSQL or Redis is missing, tests fail in one sentence, or are left out on request."""

from pathlib import Path

import pytest

from server import services


@pytest.fixture(autouse=True)
def bare_machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """One without any programs."""
    monkeypatch.setattr("server.services.glob.glob", lambda _: [])
    monkeypatch.setenv("PATH", str(tmp_path))


MISSING = [
    (services.PostgresServer, "need PostgreSQL .* install Debian's postgresql, run tools/services"),
    (services.RedisServer, "need redis-server, .* install Debian's redis-server, run"),
]


@pytest.mark.parametrize(("server", "sentence"), MISSING)
def test_a_missing_program_fails_by_name(
    server: type[services.Server], sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(services.WITHOUT, raising=False)
    with pytest.raises(pytest.fail.Exception, match=sentence):
        next(services.running(server))


@pytest.mark.parametrize(("server", "sentence"), MISSING)
def test_whoever_asks_for_it_goes_without(
    server: type[services.Server], sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(services.WITHOUT, "1")
    with pytest.raises(pytest.skip.Exception, match=sentence):
        next(services.running(server))
