"""The figures of the catalogue, kept by prometheus_client (the extra `watch`).

Several workers share a folder (`watch/folder.py`): then any of them answers for all.
"""

from __future__ import annotations

import os
from collections import Counter as Tally
from typing import Any, Final

import prometheus_client as prometheus
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from tumbleweed.server.watch.catalogue import CATALOGUE, Counter, Gauge, Histogram, Metric
from tumbleweed.server.watch.folder import SHARED, forget_the_dead

MEDIA_TYPE: Final = CONTENT_TYPE_LATEST
MOST: Final = 400  # label values of one figure; what comes after them is counted together
OTHER: Final = "other"


class Metrics:
    def __init__(self) -> None:
        self._registry = prometheus.CollectorRegistry()
        self._families = {metric: _made(metric, self._registry) for metric in CATALOGUE}
        self._children: dict[tuple[Metric, tuple[str, ...]], Any] = {}
        self._sizes: Tally[Metric] = Tally()
        for metric in CATALOGUE:
            if not metric.labels:
                self._child(metric, ())  # 0 is told from the beginning

    def count(self, metric: Counter, *labels: str) -> None:
        self._child(metric, labels).inc()

    def observe(self, metric: Histogram, seconds: float, *labels: str) -> None:
        self._child(metric, labels).observe(seconds)

    def set(self, metric: Gauge, value: float) -> None:
        self._child(metric, ()).set(value)

    def _child(self, metric: Metric, labels: tuple[str, ...]) -> Any:
        child = self._children.get((metric, labels))
        return self._new(metric, labels) if child is None else child

    def _new(self, metric: Metric, labels: tuple[str, ...]) -> Any:
        if self._sizes[metric] >= MOST:
            labels = (OTHER,) * len(labels)
            if (metric, labels) in self._children:
                return self._children[metric, labels]
        self._sizes[metric] += 1
        family = self._families[metric]
        child = family.labels(*labels) if labels else family
        self._children[metric, labels] = child
        return child

    def exposition(self) -> bytes:
        """In Prometheus' text format: of this process, or of all that share its folder."""
        registry, folder = self._registry, os.environ.get(SHARED)
        if folder:
            forget_the_dead(folder)
            registry = prometheus.CollectorRegistry()
            MultiProcessCollector(registry, folder)
        text: bytes = generate_latest(registry)
        return text


def _made(metric: Metric, registry: prometheus.CollectorRegistry) -> Any:
    named: dict[str, Any] = {"labelnames": metric.labels, "registry": registry}
    if isinstance(metric, Counter):
        return prometheus.Counter(metric.name, metric.about, **named)
    if isinstance(metric, Gauge):
        how = "livesum"
        return prometheus.Gauge(metric.name, metric.about, multiprocess_mode=how, **named)
    assert isinstance(metric, Histogram), metric
    return prometheus.Histogram(metric.name, metric.about, buckets=metric.buckets, **named)
