"""What a viewer gets of a table: everything sent passes through here.

A *payload* is everything one seat (or a spectator, None) may see at a moment, made from the
engine's own view, question and result. A viewer gets the whole payload once, then patches; and the
events, each as visible to that seat.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import ceil
from typing import Any, Final

from tumbleweed.core.decision import Decision
from tumbleweed.core.events import shown
from tumbleweed.core.game import Game
from tumbleweed.core.log import Told, joins, log_for
from tumbleweed.core.version import ENGINE
from tumbleweed.personas.cast import portraits
from tumbleweed.server.store.tables import ChatRow, SeatRow
from tumbleweed.server.tables.absence import deadline, is_here, replaceable_at, vote_open
from tumbleweed.server.tables.lessons import lesson_of, lesson_view
from tumbleweed.server.tables.live import LiveTable, last_choice, settled
from tumbleweed.server.tables.patch import Patch, difference
from tumbleweed.server.tables.rooms import code_of
from tumbleweed.server.tables.small_talk import Talk
from tumbleweed.server.tables.version import Marks, marks_after, marks_of, version_of
from tumbleweed.server.word_filter import word_filter

Json = dict[str, Any]
# seconds: rounding of times in play, which could reveal how long somebody thought
COARSE: Final = 60


@dataclass
class SeatView:
    """What a viewer has been sent: the payload, and how many events."""

    revision: int
    payload: Json
    events: int
    at: float  # when it was made
    marks: Marks | None = field(default=None, compare=False)  # see `version`

    @property
    def version(self) -> str:
        """A hash of the payload: unchanged unless something visible changes. It is made where it
        is asked for.
        """
        if self.marks is None:
            self.marks = marks_of(self.payload)
        return version_of(self.marks, self.events)

    def follows(self, before: SeatView, patch: Patch) -> None:
        """A patch led here: what it leaves alone need not be hashed again."""
        if self.marks is None and before.marks is not None:
            self.marks = marks_after(before.marks, self.payload, patch)


def seen(
    live: LiveTable,
    seat: int | None,
    now: float,
    forecast: bool = False,
    common: Json | None = None,
) -> SeatView:
    """`forecast`: the viewer wants it. `common`: the table's card, if it has been made."""
    shown = live.seen_from(seat)
    events = shown.game.event_count if shown.game is not None else 0
    made = payload(shown, seat, now, common if shown is live else None)
    if forecast and live.options.forecast and seat is not None and live.playing:
        made["forecast"] = live.game.forecast(seat) if live.game is not None else None
    return SeatView(revision(shown), made, events, now)


def revision(live: LiveTable) -> int:
    """The length of the record, without sealed parts of answers in an open window."""
    return live.row.revision if live.game is None else settled(live.game)


def payload(live: LiveTable, seat: int | None, now: float, common: Json | None = None) -> Json:
    out: Json = {"table": own_card(live, seat, common or card(live, now)), "you": seat}
    if live.delay:
        out["delay"] = live.delay
    game = live.game
    if game is None:
        return out
    lesson = lesson_of(live.options)
    if lesson is not None:
        out["lesson"] = lesson_view(lesson, game)
    out["view"] = game.view(seat)
    if game.over:
        return {**out, "result": live.row.result}
    if seat is None or live.row.status != "playing":
        return out
    decision = game.decision_of(seat)
    out["decision"] = None if decision is None else question(game, decision)
    out["sealed"] = game.sealed_of(seat)
    out["undo"] = undo(live, game, seat)
    return out


def question(game: Game, decision: Decision) -> Json:
    """The options by key: what they mean is in the table's catalogue."""
    far = game.ruleset.distances(game.state, decision.seat, list(decision.keys))
    return {
        **({"far": far} if far else {}),
        "id": decision.id,
        "prompt": decision.prompt.to_json(),
        "options": list(decision.keys),
        "default": decision.default.key,
    }


def undo(live: LiveTable, game: Game, seat: int) -> Json:
    """Whether the last choice can be taken back, how far back one can go, and which choice it is:
    sent with the request, it makes it idempotent.
    """
    if live.options.undo == "never":
        return {"reason": "undo-never", "starts": []}
    reason, starts = game.undo_reason(seat, live.practice), game.undo_starts(seat)
    return {"reason": reason, "starts": starts, "last": last_choice(game, seat)}


def coarse(at: float, in_play: bool) -> float:
    """When something happened; exact only after the end."""
    return at // COARSE * COARSE if in_play else at


def card(live: LiveTable, now: float) -> Json:
    """The table itself, before, during and after the game: the same for everybody."""
    row = live.row
    out: Json = {
        "id": row.id,
        "status": row.status,
        "settings": row.settings,
        "host": row.host_id,
        "seats": [_seat(live, each, now) for each in live.seats],
        "seed_hash": row.seed_hash,
        "created_at": row.created_at,
        "started_at": None if row.started_at is None else int(row.started_at),
        "next": row.next_id,
    }
    if row.status == "open":
        out["code"] = code_of(row.id)
    if live.frozen:
        out["frozen"] = live.frozen
    if row.held:
        out["held"] = row.held
    if row.status in ("over", "ended"):
        out |= {"ended_at": row.ended_at, "seed": row.seed}
    return out


def own_card(live: LiveTable, seat: int | None, common: Json) -> Json:
    """With what a seat alone may see."""
    return common if seat is None else {**common, "orders": live.seats[seat].orders}


def sitting(seats: list[SeatRow], seat: SeatRow, now: float) -> Json:
    """Who sits there, and whether they are present; the same in lists of tables."""
    out: Json = {
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level,
        "stand_in": seat.stand_in,
        "present": is_here(seats, seat, now),
    }
    if seat.kind == "bot":
        out["persona"] = portraits(each.name for each in seats if each.kind == "bot")[seat.name]
    if seat.left_at is not None:
        out["left"] = True
    return out


def _seat(live: LiveTable, seat: SeatRow, now: float) -> Json:
    out: Json = {"person": seat.person_id, **sitting(live.seats, seat, now)}
    if seat.wanted is not None:
        out["wanted"] = seat.wanted
    if seat.hints:
        out["hints"] = seat.hints
    return out | _waited_for(live, seat)


def _waited_for(live: LiveTable, seat: SeatRow) -> Json:
    """For a player who is asked: until when, and what the others can do about it."""
    clock = live.options.clock
    if vote_open(clock, seat):
        return {"vote": True}
    if seat.seat not in live.asked or seat.bot is not None:
        return {}
    since = live.asked[seat.seat][1]
    out: Json = {"bot_at": ceil(replaceable_at(clock, since))}
    if clock is not None:
        until = deadline(clock, seat, since)
        out |= {"nudge": True} if until is None else {"deadline": ceil(until)}
    return out


def events(live: LiveTable, seat: int | None, first: int, talk: Talk | None = None) -> Json:
    """The events from number `first` on; a viewer replaces those it has from there on."""
    live = live.seen_from(seat)
    return {"from": first, "list": (talk or Talk(live)).commented(_told(live, seat, first), first)}


def _told(live: LiveTable, seat: int | None, first: int) -> list[Told]:
    assert live.game is not None
    if live.row.status == "playing":
        return log_for(live.game, seat, first)
    if seat not in live.told:  # nothing is appended to it any more
        live.told[seat] = log_for(live.game, seat)
    return live.told[seat][first:]


def stored_events(live: LiveTable, rows: list[Json], seat: int | None) -> Json:
    """The same, for a game that can no longer be replayed, perhaps because its pack is missing."""
    told = [shown(row, seat) for row in rows]
    return {"from": 0, "list": joins(live.options.info.usual_ruleset().kinds, told)}


def chat(lines: list[ChatRow], muted: set[str], reader: str | None) -> list[Json]:
    """What others say without the words that are not wanted here; one's own as they were typed."""
    return [_line(line, reader) for line in lines if line.person_id not in muted]


def _line(line: ChatRow, reader: str | None) -> Json:
    out: Json = {
        "place": line.place,
        "person": line.person_id,
        "seat": line.seat,
        "name": line.name,
        "at": line.said_at,
    }
    if line.phrase is not None:
        return {**out, "phrase": line.phrase}
    words, own = line.words or "", reader is not None and reader == line.person_id
    return {**out, "words": words if own else word_filter().masked(words)}


# ---- the messages ----


def whole(
    live: LiveTable,
    seen: SeatView,
    seat: int | None,
    first_event: int = 0,
    past: list[Json] | None = None,
) -> Json:
    """Everything for a viewer who has nothing, or who has the first events already. `past` are the
    stored events, if there is no game to read them from.
    """
    live = live.seen_from(seat)
    out: Json = {"is": "table", "app": ENGINE, "now": seen.at, "version": seen.version}
    out |= {"revision": seen.revision, **seen.payload}
    if live.game is not None:
        out["events"] = events(live, seat, min(first_event, seen.events))
    elif past is not None:
        out["events"] = stored_events(live, past, seat)
    return out


def update(
    live: LiveTable,
    before: SeatView,
    after: SeatView,
    seat: int | None,
    talk: Talk | None = None,
) -> Json | None:
    """What changed since; None if nothing visible to this viewer."""
    live = live.seen_from(seat)
    patch = difference(before.payload, after.payload)
    after.follows(before, patch)
    first = first_changed(live, before)
    news = events(live, seat, first, talk) if first < max(before.events, after.events) else None
    if not patch and news is None:
        return None
    out: Json = {"is": "update", "version": after.version, "revision": after.revision}
    out["patch"] = patch
    return out if news is None else {**out, "events": news}


def first_changed(live: LiveTable, before: SeatView) -> int:
    """The first event that differs from what was sent: an undo removes events."""
    if live.game is None:
        return 0
    return min([before.events, *live.lowest_since(before.revision)])
