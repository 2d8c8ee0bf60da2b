"""Every figure the server keeps, declared once: name, meaning and labels.

A label has few values, all of them known in advance: never a table, a person or anything a client
writes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

QUICK: Final = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds
SLOW: Final = (0.01, 0.05, 0.25, 1.0, 5.0, 30.0)


@dataclass(frozen=True, eq=False)  # compared by identity: looked up at every choice
class Metric:
    name: str
    about: str
    labels: tuple[str, ...] = ()


class Counter(Metric):
    """Goes up only."""


class Gauge(Metric):
    """What is there now: each worker tells its own, and they are added up."""


@dataclass(frozen=True, eq=False)
class Histogram(Metric):
    """Seconds."""

    buckets: tuple[float, ...] = QUICK


ACKNOWLEDGED: Final = Histogram(
    "tumbleweed_choice_acknowledged_seconds",
    "from the receipt of a player's choice until it is stored durably and acknowledged",
)
UPDATED: Final = Histogram(
    "tumbleweed_choice_updated_seconds",
    "from the receipt of a player's choice until its update is written to the last socket of the "
    "table at this worker; sockets that lag behind are not waited for",
)
UPDATED_ELSEWHERE: Final = Histogram(
    "tumbleweed_choice_elsewhere_seconds",
    "from the commit of a choice until another worker has written its update; on other machines "
    "as exact as their clocks",
)
COMMIT: Final = Histogram("tumbleweed_commit_seconds", "how long the commit of a choice takes")
HTTP: Final = Histogram(
    "tumbleweed_http_request_seconds",
    "HTTP requests by method, route template and class of status; long polls wait up to 25 s",
    ("method", "route", "status"),
)
BOT: Final = Histogram(
    "tumbleweed_bot_seconds", "how long a bot's answer takes, with waiting", ("level",), SLOW
)

SOCKETS: Final = Gauge("tumbleweed_sockets", "open sockets at tables")
TABLES: Final = Gauge("tumbleweed_tables_awake", "tables in memory; once for each worker")
PEOPLE: Final = Gauge("tumbleweed_people_connected", "people with a socket, once for each worker")
BOT_QUEUE: Final = Gauge("tumbleweed_bot_queue", "questions that bots have not answered yet")

CHOICES: Final = Counter(
    "tumbleweed_choices_total", "choices and undos stored, by who made them", ("by",)
)
REFUSED: Final = Counter(
    "tumbleweed_acts_refused_total", "refused acts at tables, by act and code", ("act", "code")
)
CONFLICTS: Final = Counter(
    "tumbleweed_choice_conflicts_total",
    "choices checked again since another change at the table came first",
)
LOST: Final = Counter(
    "tumbleweed_choices_lost_total",
    "acknowledged choices that the database does not have at the next check: must stay 0",
)
STORE_ERRORS: Final = Counter(
    "tumbleweed_store_errors_total", "failures of the database: full, locked or down", ("kind",)
)
BUS_RECONNECTS: Final = Counter(
    "tumbleweed_bus_reconnects_total", "lost lines to other workers that were restored", ("bus",)
)
BOT_FALLBACKS: Final = Counter(
    "tumbleweed_bot_fallbacks_total",
    "questions that the shared bots did not answer, by what kept them; an own process did",
    ("kind",),
)
NOTICES_SENT: Final = Counter("tumbleweed_notices_sent_total", "notices handed over", ("way",))
NOTICES_FAILED: Final = Counter(
    "tumbleweed_notices_failed_total", "attempts to hand over a notice that failed", ("way",)
)

CATALOGUE: Final[tuple[Metric, ...]] = (
    ACKNOWLEDGED, UPDATED, UPDATED_ELSEWHERE, COMMIT, HTTP, BOT,
    SOCKETS, TABLES, PEOPLE, BOT_QUEUE,
    CHOICES, REFUSED, CONFLICTS, LOST, STORE_ERRORS, BUS_RECONNECTS, BOT_FALLBACKS,
    NOTICES_SENT, NOTICES_FAILED,
)  # fmt: skip
