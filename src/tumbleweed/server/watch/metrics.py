"""The figures of the catalogue, and how Prometheus reads them (the extra `watch`).

They are kept in plain lists, since the library's own counters would take three hundredths of a
choice. Several workers share a folder (`watch/folder.py`): then any of them answers for all.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Iterator
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
)
from prometheus_client.core import (
    Metric as Family,
)
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from tumbleweed.server.watch.catalogue import CATALOGUE, Counter, Gauge, Histogram, Metric
from tumbleweed.server.watch.folder import Figures, Folder, shared

MEDIA_TYPE: Final = CONTENT_TYPE_LATEST
MOST: Final = 400  # label values of one figure; what comes after them is counted together
OTHER: Final = "other"


class Metrics:
    """A figure is a list: the number, or how many were in each bucket, and their sum."""

    def __init__(self, folder: Folder | None = None) -> None:
        self._folder = folder or shared()
        self._figures: Figures = {}
        self._sizes: Tally[str] = Tally()
        for metric in CATALOGUE:
            if not metric.labels:
                self._figure(metric, ())  # 0 is told from the beginning

    def count(self, metric: Counter, *labels: str) -> None:
        self._figure(metric, labels)[0] += 1

    def observe(self, metric: Histogram, seconds: float, *labels: str) -> None:
        figure = self._figure(metric, labels)
        figure[bisect_left(metric.buckets, seconds)] += 1
        figure[-1] += seconds

    def set(self, metric: Gauge, value: float) -> None:
        self._figure(metric, ())[0] = value

    def _figure(self, metric: Metric, labels: tuple[str, ...]) -> list[float]:
        found = self._figures.get((metric.name, labels))
        return self._new(metric, labels) if found is None else found

    def _new(self, metric: Metric, labels: tuple[str, ...]) -> list[float]:
        if self._sizes[metric.name] >= MOST:
            labels = (OTHER,) * len(labels)
        else:
            self._sizes[metric.name] += 1
        size = len(metric.buckets) + 2 if isinstance(metric, Histogram) else 1
        return self._figures.setdefault((metric.name, labels), [0.0] * size)

    def share(self) -> None:
        """For the other workers."""
        if self._folder is not None:
            self._folder.write(self._figures)

    def exposition(self) -> bytes:
        """In Prometheus' text format: of this process, or of all that share its folder."""
        everybody = [self._figures, *(self._folder.others() if self._folder else ())]
        registry = CollectorRegistry()
        registry.register(Collected(everybody))
        text: bytes = generate_latest(registry)
        return text


class Collected:
    def __init__(self, everybody: list[Figures]) -> None:
        self._sums: dict[str, dict[tuple[str, ...], list[float]]] = {}
        for figures in everybody:
            for (name, labels), figure in list(figures.items()):
                sums = self._sums.setdefault(name, {})
                before = sums.get(labels, [0.0] * len(figure))
                sums[labels] = [one + other for one, other in zip(before, figure, strict=True)]

    def collect(self) -> Iterator[Family]:
        for metric in CATALOGUE:
            yield _family(metric, self._sums.get(metric.name, {}))


def _family(metric: Metric, figures: dict[tuple[str, ...], list[float]]) -> Family:
    if isinstance(metric, Histogram):
        return _histogram(metric, figures)
    plain: CounterMetricFamily | GaugeMetricFamily
    if isinstance(metric, Counter):
        plain = CounterMetricFamily(metric.name, metric.about, labels=metric.labels)
    else:
        assert isinstance(metric, Gauge), metric
        plain = GaugeMetricFamily(metric.name, metric.about, labels=metric.labels)
    for labels, (value,) in figures.items():
        plain.add_metric(labels, value)
    return plain


def _histogram(metric: Histogram, figures: dict[tuple[str, ...], list[float]]) -> Family:
    family = HistogramMetricFamily(metric.name, metric.about, labels=metric.labels)
    ends = [*map(str, metric.buckets), "+Inf"]
    for labels, (*counts, total) in figures.items():
        family.add_metric(labels, list(zip(ends, accumulate(counts), strict=True)), total)
    return family
