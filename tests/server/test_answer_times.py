"""Answer times tell nothing: whether there was a choice cannot be seen from the clock. The same in
real time is in tests/soak."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

import pytest

from server.answer_times import BotWorker, Timed, play, telling, verb
from server.tables_at_hand import LEGENDS
from tumbleweed.core.record import Entry
from tumbleweed.core.version import ENGINE
from tumbleweed.server.tables import lifecycle
from tumbleweed.server.tables.live import LiveTable
from tumbleweed.server.tables.options import TableOptions
from tumbleweed.server.tables.pace import Pace
from tumbleweed.server.tables.rebuild import deal
from tumbleweed.server.tables.schedule import AutoAnswer, BotMove, duties

ANSWERS = 2_000
# Of four players, each judged by themselves: with so many, chance alone gives 0.517 ± 0.007.
IN_WHOLE_GAMES = 6_000
CHANCE = 0.55
MEDIANS = (0.8, 1.5, 2.8, 5.2)  # seconds: the four players of whole games


def table(number: int, bots: bool) -> LiveTable:
    """Just begun, in memory alone, and the same in every run."""
    seats = [{"kind": "bot", "level": "thrifty"} if bots else {}] * 4
    options = TableOptions(**{**LEGENDS, "options": {"length": 20}, "seats": seats})
    row, sitting = lifecycle.new_table(options, None)
    pinned: dict[str, Any] = {"engine": ENGINE, "content": options.ruleset().content.hash}
    row = replace(row, id=f"table{number}", seed=f"{number:064x}", started_at=1000.0, **pinned)
    people = [replace(seat, kind="bot" if bots else "human") for seat in sitting]
    live = LiveTable(row, people, [], [], options)
    asyncio.run(deal(live, [], None))
    return live


def watched(bots: bool, answers: int) -> list[Timed]:
    """The same four play game after game, with a clock of our own: everything happens at its
    moment, in no time."""
    seen: list[Timed] = []
    luck = Random(7)
    people = [BotWorker(f"{median}", luck, median) for median in MEDIANS]
    for number in count():
        live = table(number, bots)
        while live.game is not None and not live.game.over:
            seen += next_answer(live, Pace(b"secret", live, 1.2), people, luck)
            if len(seen) >= answers:
                return seen
        people.append(people.pop(0))  # to another seat
    raise AssertionError("unreachable")


def next_answer(
    live: LiveTable, pace: Pace, people: list[BotWorker], luck: Random
) -> Iterator[Timed]:
    """And, for one that the table gives, what the player would have taken: the watcher knows the
    players well."""
    game = live.game
    assert game is not None
    decision = game.decisions[-1]
    seat, (_, since) = decision.seat, live.asked[decision.seat]
    due = duties(live.options, pace, live.seats, game, live.asked)
    forced = len(decision.keys) == 1
    given = next((duty for duty in due if duty.seat == seat), None)
    if isinstance(given, BotMove):
        key, at, by = luck.choice(list(decision.keys)), given.at, "bot"
    elif isinstance(given, AutoAnswer):
        key, at, by = given.key, given.at, given.by
        yield Timed(people[seat].name, verb(key), people[seat].takes(key), forced=False)
    else:
        key, by = luck.choice(list(decision.keys)), "player"
        at = since + people[seat].takes(key)
    now = max(at, live.times[-1] if live.times else since)
    play(live, seat, key, now, by)
    yield Timed("bot" if by == "bot" else people[seat].name, verb(key), now - since, forced)


def test_a_bots_time_does_not_tell_whether_it_had_a_choice() -> None:
    seen = watched(True, ANSWERS)
    assert sum(answer.forced for answer in seen) > 100
    anyhow = [replace(answer, kind="") for answer in seen]
    assert telling(anyhow) <= CHANCE
    assert len({round(answer.seconds, 3) for answer in seen}) > 500  # no schedule


@pytest.mark.extended
@pytest.mark.parametrize("median", [0.7, 2.5, 9.0])
def test_what_the_table_answers_for_a_player_looks_like_the_players_own(median: float) -> None:
    """One is asked again and again, and now and then has nothing but to pass."""
    live, luck = table(0, bots=False), Random(3)
    person = BotWorker("Ann", luck, median)
    entries = live.game.record.entries  # type: ignore[union-attr]  # it has begun
    seen = []
    for number in range(ANSWERS):
        forced = number > 20 and luck.random() < 0.5
        pace = Pace(b"secret", live, 1.2)
        wait = pace.of_player(live.seats, 0, number, "pass") if forced else person.takes("pass")
        entries.append(Entry(number, 0, 0, "pass", ""))
        live.times.append((live.times or [1000.0])[-1] + wait)
        live.made_by.append("table" if forced else "player")
        seen.append(Timed("Ann", "pass", wait, forced))
    assert telling(seen) <= CHANCE


def test_in_whole_games_too() -> None:
    """From the first question on, when nobody knows yet how quick a player is."""
    seen = watched(False, IN_WHOLE_GAMES)
    assert sum(answer.forced for answer in seen) > 1000
    assert telling(seen) <= CHANCE


@pytest.mark.extended
def test_the_watcher_would_notice_a_fixed_schedule(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pace, "of_player", lambda self, *about: 1.2)
    assert telling(watched(False, IN_WHOLE_GAMES)) > 0.8


def test_the_draw_is_kept_secret_and_stays_the_same() -> None:
    """Whoever looks again finds the same moment; who does not know the secret cannot know it."""
    live = table(0, bots=True)
    one, other = Pace(b"1" * 16, live, 1.2), Pace(b"2" * 16, live, 1.2)
    assert one.of_bot(0, 5) == one.of_bot(0, 5)
    assert one.of_bot(0, 5) != other.of_bot(0, 5)
    assert len({one.of_bot(seat, number) for seat in range(4) for number in range(9)}) == 36
