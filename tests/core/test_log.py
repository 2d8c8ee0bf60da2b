"""The log in lines: a test for each rule by which an event joins the line before.

It uses a made-up game. Each story is read twice: in lines, as the terminal draws it, and put
together from the `join` of each event, as the page does.
"""

from typing import Any

import pytest

import tumbleweed as tw
from tumbleweed.core.events import ALL, Arg, Event, EventKinds, by_key
from tumbleweed.core.log import joins, lines, log_for
from tumbleweed.core.log_grammar import (
    FLEETING,
    HEADLINE,
    MINOR,
    PLAIN,
    STRONG,
    Telling,
    line,
    result,
    turn,
    untold,
)

SEAT, COUNT = Arg("seat", "seat"), Arg("count")
HAND = Arg("hand", "card", ("ace",), secret=True)
STEP = (SEAT, Arg("from"), Arg("to"), COUNT)

EVENTS = EventKinds()
EVENTS.add("turn", (SEAT,), turn())
EVENTS.add("dig", (SEAT,), line())
EVENTS.add("feast", (SEAT,), line(far=True))
EVENTS.add("crown", (SEAT,), line(alone=True))
EVENTS.add("pay-day", (SEAT,), line(says=("gold", "draw")))
EVENTS.add("walk", STEP, line(chain=("from", "to", "count")))
EVENTS.add("gold", (SEAT, COUNT), result(amount="count"))
EVENTS.add("draw", (SEAT, HAND), result(), audience=("seat",))
EVENTS.add("fame", (SEAT, Arg("why")), result(apart=("why", "7")))
EVENTS.add("rank", (SEAT, Arg("of"), COUNT), result(latest=("seat", "of")))
EVENTS.add("weed", (COUNT,), result(behind=("weed",)))
EVENTS.add("shuffle", (), untold())
KINDS = by_key(EVENTS.complete())

Shown = list[tuple[str, list[str]]]


def happens(key: str, seat: int | None = 0, **args: Any) -> Event:
    ref = {} if seat is None else {"seat": f"seat:{seat}"}
    return Event(key, {**ref, **args}, ALL)


def gold(seat: int = 0, count: int = 3) -> Event:
    return happens("gold", seat, count=count)


def walk(start: int, end: int, count: int = 1, seat: int = 0) -> Event:
    return happens("walk", seat, **{"from": start, "to": end, "count": count})


def word(event: Event | dict[str, Any]) -> str:
    key, args = (event.key, event.args) if isinstance(event, Event) else event.values()
    return " ".join([key, *[str(value) for name, value in args.items() if name != "seat"]])


def on_the_page(events: list[Event]) -> Shown:
    """As web/src/shell/logLines.ts assembles them; a heading is a line without results."""
    told: list[tuple[Any, list[Any]]] = []
    for event in joins(KINDS, events):
        join, args = event.pop("join", None), event.pop("line", None)
        if join in (None, "turn"):
            told.append((event, []))
        elif join == "onward":
            told[-1] = ({**event, "args": args}, told[-1][1])
        elif join != "untold":
            del told[-1][1][len(told[-1][1]) - (join == "latest") :]
            told[-1][1].append(event)
    return [(word(head), [word(each) for each in results]) for head, results in told]


def told(*events: Event) -> Shown:
    found = [
        (word(each.event), [word(event) for event in each.results])
        for each in lines(KINDS, list(events))
    ]
    assert on_the_page(list(events)) == found
    return found


# ---- the rules ----


def test_a_deed_has_a_line_and_what_came_of_it_stands_behind() -> None:
    assert told(happens("dig"), gold(), gold()) == [("dig", ["gold 3", "gold 3"])]


def test_what_nothing_was_done_for_is_a_line() -> None:
    assert told(gold(), happens("dig")) == [("gold 3", []), ("dig", [])]


def test_what_comes_to_another_seat_did_not_come_of_it() -> None:
    assert told(happens("dig", 0), gold(1)) == [("dig", []), ("gold 3", [])]


def test_of_some_deeds_things_come_to_others_too() -> None:
    assert told(happens("feast", 0), gold(1), gold(0)) == [("feast", ["gold 3", "gold 3"])]


def test_of_some_nothing_comes() -> None:
    assert told(happens("crown"), gold()) == [("crown", []), ("gold 3", [])]
    assert told(happens("turn"), gold()) == [("turn", []), ("gold 3", [])]


def test_a_heading_ends_the_line_before() -> None:
    found = joins(KINDS, [happens("dig"), happens("turn"), gold()])
    assert [event.get("join") for event in found] == [None, "turn", None]


def test_what_the_sentence_has_said_is_not_told_again() -> None:
    assert told(happens("pay-day"), gold(), happens("dig")) == [("pay-day", []), ("dig", [])]


def test_what_only_its_reader_sees_is_told_though_the_sentence_said_that_it_was() -> None:
    assert told(happens("pay-day"), happens("draw", hand=None)) == [("pay-day", [])]
    mine = happens("draw", hand="card:ace")
    assert told(happens("pay-day"), mine) == [("pay-day", ["draw card:ace"])]


def test_nothing_gained_is_not_told() -> None:
    assert told(gold(count=0), happens("dig"), gold(count=0)) == [("dig", [])]


def test_what_comes_of_no_single_deed_is_a_line() -> None:
    found = told(happens("dig"), happens("fame", why="1"), happens("fame", why="7"))
    assert found == [("dig", ["fame 1"]), ("fame 7", [])]


def test_of_steps_in_a_row_the_last_one_is_told() -> None:
    up = [happens("rank", of=1, count=count) for count in (1, 2)]
    assert told(happens("dig"), *up) == [("dig", ["rank 1 2"])]
    other = happens("rank", of=2, count=1)
    assert told(happens("dig"), up[0], other) == [("dig", ["rank 1 1", "rank 2 1"])]
    assert told(happens("dig"), up[0], gold(), up[1]) == [
        ("dig", ["rank 1 1", "gold 3", "rank 1 2"])
    ]
    theirs = happens("rank", 1, of=1, count=2)
    assert told(happens("feast"), up[0], theirs) == [("feast", ["rank 1 1", "rank 1 2"])]


def test_some_come_only_of_their_like() -> None:
    weeds = [happens("weed", None, count=count) for count in (1, 2)]
    assert told(happens("feast"), *weeds) == [("feast", []), ("weed 1", ["weed 2"])]


def test_two_ways_in_a_row_are_one() -> None:
    assert told(walk(1, 2), walk(2, 5, 3)) == [("walk 1 5 4", [])]
    assert told(walk(1, 2), walk(2, 5), walk(5, 6)) == [("walk 1 6 3", [])]


@pytest.mark.parametrize("between", [[happens("dig")], [gold()], [happens("turn")]])
def test_what_happens_between_divides_them(between: list[Event]) -> None:
    assert len(told(walk(1, 2), *between, walk(2, 3))) >= 2
    assert told(walk(1, 2), *between, walk(2, 3))[-1] == ("walk 2 3 1", [])


def test_a_way_back_is_another_and_so_is_that_of_another() -> None:
    assert told(walk(1, 2), walk(2, 1)) == [("walk 1 2 1", []), ("walk 2 1 1", [])]
    assert told(walk(1, 2), walk(2, 3, seat=1)) == [("walk 1 2 1", []), ("walk 2 3 1", [])]


def test_some_things_are_not_told_and_divide_nothing() -> None:
    shuffle = happens("shuffle", None)
    assert told(shuffle, happens("dig"), shuffle, gold()) == [("dig", ["gold 3"])]


def test_an_event_of_another_version_is_a_line() -> None:
    strange = happens("strange")
    assert told(happens("dig"), strange, gold()) == [("dig", []), ("strange", []), ("gold 3", [])]


# ---- what a screen draws by ----


def test_weights_and_proofs_are_sent_where_there_are_any() -> None:
    proof = line(STRONG, proof=("seat", "claim", "card"))
    assert proof.to_json() == {
        "weight": "strong",
        "proof": {"by": "seat", "claim": "claim", "truth": "card"},
    }
    assert line().to_json() == {}
    weights = {telling.weight for telling in (turn(), line(), line(MINOR), result(FLEETING))}
    assert weights == {HEADLINE, PLAIN, MINOR, FLEETING}


# ---- a record is whole ----


@pytest.mark.parametrize(
    ("args", "telling", "audience", "fault"),
    [
        ((SEAT,), line(), ("rival",), "no argument 'rival'"),
        ((SEAT, HAND), line(), (), "secret arguments and an audience"),
        ((SEAT,), line(), ("seat",), "secret arguments and an audience"),
        ((COUNT, HAND), line(), ("count",), "made of seats"),
        ((SEAT,), result(amount="money"), (), "no argument 'money'"),
        ((SEAT,), result(apart=("why", "so")), (), "no argument 'why'"),
        ((SEAT,), result(latest=("of",)), (), "no argument 'of'"),
        ((SEAT,), line(chain=("from", "to", "count")), (), "no argument 'from'"),
        ((SEAT,), line(proof=("seat", "claim", "card")), (), "no argument 'claim'"),
    ],
)
def test_a_record_whose_parts_do_not_fit_is_refused(
    args: tuple[Arg, ...], telling: Telling, audience: tuple[str, ...], fault: str
) -> None:
    with pytest.raises(ValueError, match=fault):
        EventKinds().add("odd", args, telling, audience)


def test_every_part_must_be_there() -> None:
    with pytest.raises(TypeError):
        EventKinds().add("odd", (SEAT,))  # type: ignore[call-arg]


def test_a_kind_is_declared_once_and_names_others_that_are() -> None:
    kinds = EventKinds()
    kinds.add("dig", (SEAT,), line(says=("gold",)))
    with pytest.raises(ValueError, match="declared twice"):
        kinds.add("dig", (SEAT,), line())
    with pytest.raises(ValueError, match="no event 'gold'"):
        kinds.complete()


def test_the_order_gives_the_number() -> None:
    assert [kind.code for kind in EVENTS.list] == list(range(len(EVENTS.list)))


# ---- a log that comes in pieces ----


@pytest.mark.parametrize("game", ["goat", "legends"])
def test_wherever_one_reads_on_the_lines_are_the_same(game: str) -> None:
    table = tw.new(game, players=3, seed=5)
    while not table.over and table.event_count < 160:
        table.choose(table.decisions[0].options[-1])
    for seat in (0, None):
        whole = log_for(table, seat)
        assert len(whole) == table.event_count
        assert {"turn", None} <= {event.get("join") for event in whole}
        for since in range(table.event_count + 1):
            assert log_for(table, seat, since) == whole[since:]
