"""A person's deadlines as a calendar feed, to which calendar programs subscribe (RFC 5545).

Its address is a secret: whoever has it reads when and where this person has to choose, nothing of
what they know.
"""

from __future__ import annotations

import hmac
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Final

from icalendar import Calendar, Event
from sqlalchemy import Connection

from tumbleweed.core.version import ENGINE
from tumbleweed.server.notices.wishes import (
    Addressee,
    keep_wishes,
    read_addressee,
    wishes_to_change,
)
from tumbleweed.server.notices.words import game_title, line, say, table_link
from tumbleweed.server.store import tables as rows
from tumbleweed.server.tables.absence import deadline
from tumbleweed.server.tables.live import LiveTable
from tumbleweed.server.tokens import digest, new_token

MOST: Final = 60  # tables of one person, as many as one may host
REFRESH: Final = timedelta(minutes=30)
LASTS: Final = timedelta(minutes=15)  # as drawn; the deadline is its end


@dataclass(frozen=True)
class Deadline:
    table: str
    seat: int
    game: str
    others: tuple[str, ...]
    since: float
    until: float


# ---- its address ----


def new_address(connection: Connection, person_id: str) -> str:
    """The token in the address; an earlier one opens nothing any more."""
    secret = new_token()
    wishes = wishes_to_change(connection, person_id)
    keep_wishes(connection, person_id, replace(wishes, calendar=digest(secret)))
    return f"{person_id}.{secret}"


def no_address(connection: Connection, person_id: str) -> None:
    wishes = wishes_to_change(connection, person_id)
    keep_wishes(connection, person_id, replace(wishes, calendar=""))


def owner_of(connection: Connection, token: str) -> Addressee | None:
    person_id, _, secret = token.partition(".")
    owner = read_addressee(connection, person_id)
    if owner is None or not owner.wishes.calendar:
        return None
    same = hmac.compare_digest(digest(secret), owner.wishes.calendar)
    return owner if same else None


# ---- what is in it ----


def tables_with_clocks(connection: Connection, person_id: str) -> list[str]:
    """Those in play where this person is asked and may run out of time."""
    found = rows.tables_of(connection, person_id, MOST)
    playing = [row for row in found if row.status == "playing" and row.settings.get("clock")]
    own = {
        row.id: {seat.seat for seat in seats if seat.person_id == person_id}
        for row, seats in rows.with_seats(connection, playing)
    }
    return [row.id for row in playing if own[row.id] & set(row.asked)]


def deadlines_at(live: LiveTable, person_id: str, lang: str) -> list[Deadline]:
    clock = live.options.clock
    if clock is None or not live.playing:
        return []
    game = game_title(live.options, lang)
    found = []
    for seat, (_, since) in live.asked.items():
        at = live.seats[seat]
        until = deadline(clock, at, since) if at.person_id == person_id else None
        if until is not None:
            others = tuple(each.name for each in live.seats if each.seat != seat and each.name)
            found.append(Deadline(live.id, seat, game, others, since, until))
    return found


def calendar(owner: Addressee, deadlines: list[Deadline], public_url: str, now: float) -> bytes:
    feed = Calendar()
    feed.add("prodid", f"-//Tumbleweed//{ENGINE}//{owner.lang.upper()}")
    feed.add("version", "2.0")
    feed.add("method", "PUBLISH")
    feed.add("x-wr-calname", say(owner.lang, "calendar-title"))
    feed.add("refresh-interval", REFRESH, parameters={"VALUE": "DURATION"})
    feed.add("x-published-ttl", REFRESH)
    for each in sorted(deadlines, key=lambda found: found.until):
        feed.add_component(_event(owner, each, public_url, now))
    return bytes(feed.to_ical())


def _event(owner: Addressee, due: Deadline, public_url: str, now: float) -> Event:
    """One for a seat: the next question moves it."""
    until = datetime.fromtimestamp(int(due.until), UTC)
    link = table_link(public_url, due.table)
    count = len(due.others)
    at = say(owner.lang, "at-table", game=due.game, others=", ".join(due.others), count=count)
    event = Event()
    event.add("uid", f"{due.table}.{due.seat}@tumbleweed")
    event.add("dtstamp", datetime.fromtimestamp(int(now), UTC))
    event.add("last-modified", datetime.fromtimestamp(int(due.since), UTC))
    event.add("sequence", int(due.since))
    event.add("dtstart", until - LASTS)
    event.add("dtend", until)
    event.add("summary", line(say(owner.lang, "title-turn", game=due.game)))
    event.add("description", f"{line(at)}\n{link}")
    event.add("url", link)
    event.add("transp", "TRANSPARENT")  # nobody is busy because of it
    return event
