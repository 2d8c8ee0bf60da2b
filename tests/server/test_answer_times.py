"""Answer times tell nothing: whether there was a choice cannot be seen from the clock. The same in
real time is in tests/soak."""

import asyncio
from dataclasses import replace
from itertools import count
from random import Random

import pytest

from server.answer_times import Thinker, Timed, play, telling, verb
from server.tables_at_hand import LEGENDS
from tumbleweed.core.record import Entry
from tumbleweed.core.version import ENGINE
from tumbleweed.server.tables import seating
from tumbleweed.server.tables.duties import Give, Think, duties
from tumbleweed.server.tables.live import LiveTable
from tumbleweed.server.tables.options import TableOptions
from tumbleweed.server.tables.pace import Pace
from tumbleweed.server.tables.rebuilding import deal

ANSWERS = 2_000
CHANCE = 0.55


def table(number: int, bots: bool) -> LiveTable:
    """Just begun, in memory alone, and the same in every run."""
    seats = [{"kind": "bot", "level": "thrifty"} if bots else {}] * 4
    options = TableOptions(**{**LEGENDS, "options": {"length": 20}, "seats": seats})
    row, sitting = seating.new_table(options, None)
    pinned = {"engine": ENGINE, "content": options.ruleset().content_hash}
    row = replace(row, id=f"table{number}", seed=f"{number:064x}", started_at=1000.0, **pinned)
    people = [replace(seat, kind="bot" if bots else "human") for seat in sitting]
    live = LiveTable(row, people, [], [], options)
    asyncio.run(deal(live, [], None))
    return live


def watched(bots: bool) -> list[Timed]:
    """Games with a clock of our own: everything happens at its moment, in no time."""
    seen: list[Timed] = []
    luck = Random(7)
    for live in (table(number, bots) for number in count()):
        people = [Thinker(luck, luck.uniform(1.0, 4.0)) for _ in live.seats]
        while live.game is not None and not live.game.over:
            seen.append(next_answer(live, Pace(b"secret", live, 1.2), people, luck))
            if len(seen) == ANSWERS:
                return seen
    raise AssertionError("unreachable")


def next_answer(live: LiveTable, pace: Pace, people: list[Thinker], luck: Random) -> Timed:
    game = live.game
    assert game is not None
    decision = game.decisions[-1]
    seat, (_, since) = decision.seat, live.asked[decision.seat]
    due = duties(live.options, pace, live.seats, game, live.asked)
    forced = len(decision.keys) == 1
    (given,) = [duty for duty in due if duty.seat == seat] or [None]
    if isinstance(given, Think):
        key, at, by = luck.choice(list(decision.keys)), given.at, "bot"
    elif isinstance(given, Give):
        key, at, by = given.key, given.at, given.by
    else:
        key, by = luck.choice(list(decision.keys)), "player"
        at = since + people[seat].takes(key)
    now = max(at, live.times[-1] if live.times else since)
    play(live, seat, key, now, by)
    return Timed(f"{live.id}.{seat}", verb(key), now - since, forced)


def test_a_bots_time_does_not_tell_whether_it_had_a_choice() -> None:
    seen = watched(bots=True)
    assert sum(answer.forced for answer in seen) > 100
    anyhow = [Timed("", "", answer.seconds, answer.forced) for answer in seen]
    assert telling(anyhow) <= CHANCE
    assert len({round(answer.seconds, 3) for answer in seen}) > 500  # no schedule


@pytest.mark.parametrize("median", [0.7, 2.5, 9.0])
def test_what_the_table_answers_for_a_player_looks_like_the_players_own(median: float) -> None:
    """One is asked again and again, and now and then has nothing but to pass."""
    live, luck = table(0, bots=False), Random(3)
    person = Thinker(luck, median)
    entries = live.game.record.entries  # type: ignore[union-attr]  # it has begun
    seen = []
    for number in range(ANSWERS):
        forced = number > 20 and luck.random() < 0.5
        pace = Pace(b"secret", live, 1.2)
        wait = pace.of_player(live.seats, 0, number, "pass") if forced else person.takes("pass")
        entries.append(Entry(number, 0, 0, "pass", ""))
        live.times.append((live.times or [1000.0])[-1] + wait)
        live.made_by.append("table" if forced else "player")
        seen.append(Timed("", "pass", wait, forced))
    assert telling(seen) <= CHANCE


def test_in_whole_games_too() -> None:
    """At first nobody knows how quick a player is."""
    seen = watched(bots=False)
    assert sum(answer.forced for answer in seen) > 100
    assert telling(seen) <= 0.65


def test_the_watcher_would_notice_a_fixed_schedule(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is well beyond what is let pass above."""
    monkeypatch.setattr(Pace, "of_player", lambda self, *about: 1.2)
    assert telling(watched(bots=False)) > 0.72


def test_the_draw_is_kept_secret_and_stays_the_same() -> None:
    """Whoever looks again finds the same moment; who does not know the secret cannot know it."""
    live = table(0, bots=True)
    one, other = Pace(b"1" * 16, live, 1.2), Pace(b"2" * 16, live, 1.2)
    assert one.of_bot(0, 5) == one.of_bot(0, 5)
    assert one.of_bot(0, 5) != other.of_bot(0, 5)
    assert len({one.of_bot(seat, number) for seat in range(4) for number in range(9)}) == 36
