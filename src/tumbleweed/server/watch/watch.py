"""Through which the server tells what happens: to nobody, to Prometheus, to OpenTelemetry."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Final

from tumbleweed.server.extras import need_extra
from tumbleweed.server.settings import Settings, variable
from tumbleweed.server.watch.catalogue import Counter, Gauge, Histogram

if TYPE_CHECKING:  # both are extras
    from tumbleweed.server.watch.metrics import Metrics
    from tumbleweed.server.watch.traces import Traces, Value

NO_SPAN: Final = nullcontext()


class Watch:
    def __init__(self, metrics: Metrics | None = None, traces: Traces | None = None) -> None:
        self.metrics = metrics
        self.traces = traces

    def count(self, metric: Counter, *labels: str) -> None:
        if self.metrics is not None:
            self.metrics.count(metric, *labels)

    def observe(self, metric: Histogram, seconds: float, *labels: str) -> None:
        if self.metrics is not None:
            self.metrics.observe(metric, seconds, *labels)

    def set(self, metric: Gauge, value: float) -> None:
        if self.metrics is not None:
            self.metrics.set(metric, value)

    def share(self) -> None:
        """With the other workers of this machine."""
        if self.metrics is not None:
            self.metrics.share()

    def span(self, name: str, **attributes: Value) -> AbstractContextManager[None]:
        return NO_SPAN if self.traces is None else self.traces.span(name, attributes)

    def note(self, **attributes: Value) -> None:
        """More about the present span."""
        if self.traces is not None:
            self.traces.note(attributes)

    def close(self) -> None:
        if self.traces is not None:
            self.traces.close()


UNWATCHED: Final = Watch()


def make_watch(settings: Settings) -> Watch:
    return Watch(_metrics(settings), _traces(settings))


def _metrics(settings: Settings) -> Metrics | None:
    if not settings.metrics_token:
        return None
    need_extra("watch", "prometheus_client", variable("metrics_token"))
    from tumbleweed.server.watch.metrics import Metrics  # noqa: PLC0415  # an extra

    return Metrics()


def _traces(settings: Settings) -> Traces | None:
    if not settings.otel_url:
        return None
    need_extra("otel", "opentelemetry.sdk", variable("otel_url"))
    from tumbleweed.server.watch.traces import Traces, processor_to  # noqa: PLC0415  # an extra

    return Traces(processor_to(settings.otel_url))
