"""Traces for OpenTelemetry (the extra `otel`): spans of requests, choices, commits and bots.

A span tells names from the code, a request's id and the kind of a fault; no message of a fault,
which could quote what somebody has written.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from opentelemetry import trace
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import SpanProcessor, TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor

from tumbleweed.core.version import ENGINE
from tumbleweed.server.watch.request import current_id

Value = str | int


def processor_to(url: str) -> SpanProcessor:
    """Sends them in the background; what cannot be sent is dropped."""
    return BatchSpanProcessor(OTLPSpanExporter(endpoint=f"{url.rstrip('/')}/v1/traces"))


class Traces:
    def __init__(self, processor: SpanProcessor) -> None:
        about = {"service.name": "tumbleweed", "service.version": ENGINE}
        self._provider = TracerProvider(resource=Resource.create(about))
        self._provider.add_span_processor(processor)
        self._tracer = self._provider.get_tracer("tumbleweed")

    @contextmanager
    def span(self, name: str, attributes: dict[str, Value]) -> Iterator[None]:
        known = {**attributes, "request.id": current_id()}
        with self._tracer.start_as_current_span(
            name, attributes=known, record_exception=False, set_status_on_exception=False
        ) as span:
            try:
                yield
            except Exception as fault:
                span.set_status(trace.StatusCode.ERROR)
                span.set_attribute("error.type", type(fault).__name__)
                raise

    def note(self, attributes: dict[str, Value]) -> None:
        """More about the present span."""
        trace.get_current_span().set_attributes(attributes)

    def close(self) -> None:
        """What is left is sent."""
        self._provider.shutdown()
