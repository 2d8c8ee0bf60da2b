"""Resuming a record: from its rows alone, and entry by entry after another worker's."""

from collections.abc import Callable

import pytest

import tumbleweed as tw
from support.reading import record_of
from tumbleweed.core.record import Entry
from tumbleweed.core.replay import catch_up, resume
from tumbleweed.core.ruleset import Setup

Table = Callable[..., tw.Game]


def from_rows(record: tw.Record) -> tw.Record:
    """What a database keeps of a record: neither what is in effect nor snapshots."""
    fresh = tw.Record(record.setup, record.engine, record.content, record.seed, record.position)
    fresh.entries = [Entry(e.number, e.seat, e.part, e.key, e.barrier) for e in record.entries]
    fresh.fingerprints = dict(record.fingerprints)
    return fresh


def test_a_position_is_gone_on_from(court: Table) -> None:
    game = court(coin=[1])
    game.choose("flip")
    assert resume(from_rows(record_of(game))).to_json() == game.to_json()


@pytest.mark.parametrize(
    ("entry", "fault"),
    [
        (Entry(1, 1, 0, "ponder"), r"entry 6 \('ponder'\): seat 1 is not asked"),
        (Entry(0, 0, 0, "ponder"), r"entry 6 .*'0\.0\.0' is not open"),
        (Entry(1, 0, 1, "ponder"), r"entry 6 .*'1\.0\.1' is not open"),
        (Entry(1, 0, 0, "pick:a"), r"entry 6 \('pick:a'\): .*not on offer"),
        (Entry(1, 0, 0, "dance"), r"entry 6 \('dance'\): .*not an option"),
        (Entry(1, 0, 0, "undo:0.1"), r"entry 6 \('undo:0\.1'\): undo refused: undo-not-yours"),
        (Entry(3, 0, 0, "undo:1.0"), r"entry 6 \('undo:1\.0'\): the game is at question 1"),
        (Entry(1, 9, 0, "undo:1.0"), r"entry 6 \('undo:1\.0'\)"),
        (Entry(1, 0, 0, "undo:one"), r"entry 6 \('undo:one'\)"),
        (Entry(1, 0, 0, "flip", ""), "the way back is closed by 'undo-news', but was open"),
        (Entry(1, 0, 0, "ponder", "undo-news"), "the way back is open, but was closed by"),
    ],
)
def test_an_entry_that_does_not_fit_is_named(court: Table, entry: Entry, fault: str) -> None:
    game = court()
    with pytest.raises(tw.ReplayMismatch, match=fault):
        catch_up(game, [entry])
    record = from_rows(record_of(court()))
    record.entries.append(entry)
    with pytest.raises(tw.ReplayMismatch, match=fault):
        resume(record)


def test_a_fingerprint_that_differs_is_named(court: Table) -> None:
    game = court()
    entries = [Entry(number, 0, 0, "ponder") for number in range(1, 15)]
    with pytest.raises(tw.ReplayMismatch, match="after entry 20 the game stands differently"):
        catch_up(game, entries, {20: "0" * 32})
    fitting = court()
    catch_up(fitting, entries, record_of(game).fingerprints)
    assert len(record_of(fitting).entries) == 20


def test_without_a_record_there_is_nothing_to_follow(court: Table) -> None:
    with pytest.raises(tw.ReplayMismatch, match="without a record"):
        catch_up(court(record=False), [])


@pytest.mark.parametrize(
    "setup",
    [
        Setup("chess", 2, "plain", (), {}),
        Setup("toy", 9, "plain", (), {}),
        Setup("toy", 3, "torn", (), {}),
        Setup("toy", 3, "plain", ("wild",), {}),
        Setup("toy", 3, "fancy", (), {}),  # known, but other content
    ],
)
def test_a_record_whose_rules_are_gone_says_so(setup: Setup) -> None:
    with pytest.raises(tw.ReplayMismatch):
        resume(tw.Record(setup, "0.0.1", "toy-content-plain", 1))


@pytest.mark.parametrize("position", [{}, {"hands": 7}])
def test_a_position_of_another_make_says_so(court: Table, position: dict[str, int]) -> None:
    record = from_rows(record_of(court()))
    record.position = position
    with pytest.raises(tw.ReplayMismatch):
        resume(record)
