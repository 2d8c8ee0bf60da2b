"""Traces for OpenTelemetry: a choice as one trace, and nothing in it that somebody wrote."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from server.at_home import at_home
from server.client import Live, Player
from server.figures import SOLO, play_on
from server.receivers import Receiver
from tumbleweed.core.errors import UnknownName
from tumbleweed.server import extras
from tumbleweed.server.settings import Settings
from tumbleweed.server.watch.watch import make_watch

NEEDED = "the extra `otel` is not installed"
pytest.importorskip("opentelemetry.sdk.trace", reason=NEEDED)
pytest.importorskip("opentelemetry.exporter.otlp.proto.http", reason=NEEDED)

from opentelemetry.sdk.trace.export import SimpleSpanProcessor  # noqa: E402  # an extra
from opentelemetry.sdk.trace.export.in_memory_span_exporter import (  # noqa: E402
    InMemorySpanExporter,
)

from tumbleweed.server.watch import traces  # noqa: E402  # an extra
from tumbleweed.server.watch.traces import Traces, processor_to  # noqa: E402  # an extra

URL = "http://127.0.0.1:4318"


@pytest.fixture
def spans(monkeypatch: pytest.MonkeyPatch) -> InMemorySpanExporter:
    """What servers of this test send."""
    memory = InMemorySpanExporter()
    monkeypatch.setattr(traces, "processor_to", lambda url: SimpleSpanProcessor(memory))
    return memory


async def play(folder: Path, spans: InMemorySpanExporter) -> str:
    """A choice over HTTP, and bots who answer it; the id of its request."""
    async with at_home(folder, otel_url=URL) as home, Player(home.url) as ann:
        await ann.call("PATCH", "/api/me", {"name": "Calamity"})
        table = (await ann.post("/api/tables", SOLO))["table"]["id"]
        live = Live(ann, table)
        await live.open()
        await ann.post(f"/api/tables/{table}/start")
        await live.until(lambda: live.decision is not None)
        decision: Any = live.decision
        chosen = {"decision": decision["id"], "key": decision["options"][0]}
        answer = await ann.http.post(f"/api/tables/{table}/choose", json=chosen)
        assert answer.status_code == 200
        await play_on(live, lambda: any(span.name == "bot" for span in spans.get_finished_spans()))
        wrong = await ann.http.post(f"/api/tables/{table}/choose", json={**chosen, "key": "no"})
        assert wrong.status_code == 409
        await live.close()
        return str(answer.headers["x-request-id"])


def test_a_choice_is_one_trace(tmp_path: Path, spans: InMemorySpanExporter) -> None:
    request = asyncio.run(play(tmp_path, spans))
    found: Any = spans.get_finished_spans()
    mine = {span.name: span for span in found if span.attributes["request.id"] == request}
    assert set(mine) == {"request", "choice", "commit"}
    outer, choice, commit = (mine[name] for name in ("request", "choice", "commit"))
    assert outer.parent is None
    assert choice.parent.span_id == outer.context.span_id
    assert commit.parent.span_id == choice.context.span_id
    assert outer.attributes["route"] == "/api/tables/{table_id}/choose"
    assert outer.attributes["status"] == 200
    assert choice.attributes["by"] == "player"


@pytest.mark.extended
def test_bots_have_traces_of_their_own(tmp_path: Path, spans: InMemorySpanExporter) -> None:
    asyncio.run(play(tmp_path, spans))
    found: Any = spans.get_finished_spans()
    bots = [span for span in found if span.name == "bot"]
    assert bots
    assert {span.parent for span in bots} == {None}
    theirs = [span for span in found if span.name == "choice" and span.attributes["by"] == "bot"]
    assert {span.parent for span in theirs} == {None}
    assert {span.attributes["request.id"] for span in (*bots, *theirs)} == {""}


def test_no_span_tells_what_a_fault_says(tmp_path: Path, spans: InMemorySpanExporter) -> None:
    asyncio.run(play(tmp_path, spans))
    found: Any = spans.get_finished_spans()
    failed = [span for span in found if "error.type" in span.attributes]
    assert failed
    assert [event for span in found for event in span.events] == []
    assert {span.status.description for span in found} == {None}
    known = {"request.id", "method", "route", "status", "by", "level", "error.type"}
    assert {name for span in found for name in span.attributes} <= known
    assert "Calamity" not in "".join(span.to_json() for span in found)


def test_no_span_tells_what_broke_it() -> None:
    memory = InMemorySpanExporter()
    kept = Traces(SimpleSpanProcessor(memory))
    with pytest.raises(ValueError, match="hunter22"), kept.span("commit", {}):
        raise ValueError("postgresql://ann:hunter22@database: https://hooks.example/x7Yq")
    [span] = memory.get_finished_spans()
    assert dict(span.attributes or {})["error.type"] == "ValueError"
    assert not any(secret in span.to_json() for secret in ("hunter22", "hooks.example"))


def test_they_are_sent_where_the_host_says(receiver: Receiver) -> None:
    kept = Traces(processor_to(f"{receiver.url}/"))
    with kept.span("choice", {}):
        pass
    kept.close()
    assert [call.path for call in receiver.calls] == ["/v1/traces"]


def test_without_the_extra_it_is_said_which_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    with pytest.raises(UnknownName, match=r"TUMBLEWEED_OTEL_URL.*tumbleweed\[otel\]"):
        make_watch(Settings(otel_url=URL))
    with pytest.raises(UnknownName, match=r"TUMBLEWEED_METRICS_TOKEN.*tumbleweed\[watch\]"):
        make_watch(Settings(metrics_token="x" * 30))
