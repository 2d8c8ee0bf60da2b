"""The queue of events: newest first to be announced, in the order they happened."""

import tumbleweed as tw
from support.reading import state_of
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.triggers import due


def empty() -> LegendsState:
    s = state_of(tw.at_table("legends", players=3))
    assert isinstance(s, LegendsState)
    assert s.due == []
    return s


def queue(*events: int) -> LegendsState:
    s = empty()
    for event in events:
        due.enqueue(s, event=event, seat=event % 3)
    return s


def taken(s: LegendsState) -> int:
    """Take the next event up."""
    at = due.oldest_new(s)
    event = due.event(s, at)
    due.begin(s, at)
    return event


def test_an_event_is_read_as_it_was_entered() -> None:
    s = queue(7)
    due.enqueue(s, event=8, seat=2, amount=30, detail=4, detail_2=5)
    assert s.due == [7, 1, 1, -1, -1, 8, 2, 30, 4, 5]
    at = due.WIDTH
    assert (due.event(s, at), due.seat(s, at), due.amount(s, at)) == (8, 2, 30)
    assert (due.detail(s, at), due.detail_2(s, at)) == (4, 5)


def test_events_are_taken_up_in_the_order_they_happened() -> None:
    s = queue(7, 8)
    assert taken(s) == 7
    assert not due.anything_new(s)
    due.finish(s)
    assert taken(s) == 8
    due.finish(s)
    assert s.due == []
    assert not due.anything_new(s)


def test_what_comes_of_an_event_goes_before_those_that_waited() -> None:
    s = queue(7, 8)
    assert taken(s) == 7
    due.enqueue(s, event=9, seat=0)
    due.enqueue(s, event=10, seat=0)
    assert due.anything_new(s)
    assert taken(s) == 9
    due.finish(s)
    assert taken(s) == 10
    due.finish(s)
    assert not due.anything_new(s)  # 8 waits until 7 is done with
    due.finish(s)
    assert taken(s) == 8


def test_what_happened_since_is_cut_off() -> None:
    s = queue(7)
    length = due.length(s)
    due.enqueue(s, event=8, seat=0)
    due.cut(s, length)
    assert s.due == queue(7).due


def test_a_queue_with_half_an_event_is_not_whole() -> None:
    s = queue(7)
    assert due.whole(s)
    s.due.append(8)
    assert not due.whole(s)
