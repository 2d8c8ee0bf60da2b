"""Windows: several seats answer sealed, in any order; all takes effect when the last is in."""

import itertools
import json
from collections.abc import Callable
from typing import Any

import pytest

import tumbleweed as tw
from tumbleweed.core.replay import replay
from tumbleweed.core.state import fingerprint

Table = Callable[..., tw.Game]

PICKS = [(0, "pick:a"), (0, "pick:b"), (1, "pick:e"), (1, "pick:f"), (2, "pick:i"), (2, "pick:j")]


def ids(game: tw.Game) -> list[str]:
    return [decision.id for decision in game.decisions]


def answer(game: tw.Game, *picks: tuple[int, str]) -> tw.Game:
    for seat, key in picks:
        game.choose(key, seat=seat)
    return game


def outcome(game: tw.Game) -> str:
    return fingerprint([game.to_json()["state"], [event.to_json() for event in game.events]])


# ---- the questions ----


def test_all_open_seats_are_asked_at_once(table: Table) -> None:
    game = table()
    assert [decision.seat for decision in game.decisions] == [0, 1, 2]
    assert game.decisions[1].keys == ("pick:e", "pick:f", "pick:g", "pick:h")
    assert game.decision is not None
    assert game.decision.id == game.decisions[0].id == "0.0.0"


def test_each_answer_has_its_own_question(table: Table) -> None:
    game = table()
    game.choose("pick:e", seat=1)
    prompts = [decision.prompt.key for decision in game.decisions]
    assert prompts == ["ask-pick", "ask-pick-another", "ask-pick"]
    assert "pick:e" not in game.decisions[1].keys


def test_an_id_counts_the_parts_of_its_own_seat_only(table: Table) -> None:
    game = table()
    assert ids(game) == ["0.0.0", "0.1.0", "0.2.0"]
    game.choose("pick:e", seat=1)
    assert ids(game) == ["0.0.0", "0.1.1", "0.2.0"]
    game.choose("pick:a", seat=0, decision="0.0.0")
    assert ids(game) == ["0.0.1", "0.1.1", "0.2.0"]


def test_an_answer_given_twice_is_stale(table: Table) -> None:
    game = table()
    game.choose("pick:e", seat=1, decision="0.1.0")
    before = fingerprint(game.to_json())
    with pytest.raises(tw.StaleChoice, match=r"0\.1\.0.*seat 1 is at 0\.1\.1"):
        game.choose("pick:f", seat=1, decision="0.1.0")
    assert fingerprint(game.to_json()) == before


def test_a_seat_that_has_answered_enough_is_not_asked_any_more(table: Table) -> None:
    game = answer(table(), (1, "pick:e"), (1, "pick:f"))
    assert [decision.seat for decision in game.decisions] == [0, 2]
    assert game.seat(1).decision is None
    with pytest.raises(tw.IllegalChoice, match="seat 1 is not asked"):
        game.choose("pick:g", seat=1)


def test_without_a_seat_the_first_open_one_answers(table: Table) -> None:
    game = answer(table(), (0, "pick:a"), (0, "pick:b"))
    game.choose("pick:e")
    assert ids(game) == ["0.1.1", "0.2.0"]


def test_the_fast_path_answers_for_the_first_open_seat(table: Table) -> None:
    game = table(record=False)
    slow = table(record=False)
    while game.asked != [0]:
        game.play(game.legal[0])
        assert slow.decision is not None
        slow.choose(slow.decision.options[0])
    assert game.to_json() == slow.to_json()
    assert game.view()["table"] == [["a", "b"], ["e", "f"], ["i", "j"]]


def test_a_pick_of_another_seats_card_is_not_on_offer(table: Table) -> None:
    game = table()
    with pytest.raises(tw.IllegalChoice, match="not on offer to seat 1"):
        game.choose("pick:a", seat=1)


# ---- taking effect ----


def test_nothing_happens_before_the_last_answer(table: Table) -> None:
    game = table()
    untouched = game.view()["table"]
    answer(game, *PICKS[:5])
    assert game.view()["table"] == untouched == [[], [], []]
    assert game.events == []
    assert game.number == 0
    answer(game, PICKS[5])
    assert game.view()["table"] == [["a", "b"], ["e", "f"], ["i", "j"]]
    assert game.number == 1
    assert ids(game) == ["1.0.0"]


def test_the_order_of_arrival_does_not_matter(table: Table) -> None:
    expected = outcome(answer(table(), *PICKS))
    for order in itertools.islice(itertools.permutations(PICKS), 0, None, 7):
        game = answer(table(), *order)
        assert outcome(game) == expected, order
        assert game.parts == [0, 0, 0]


def test_answers_take_effect_in_seat_order(table: Table) -> None:
    game = answer(table(), *reversed(PICKS))
    picked = [event.args["seat"] for event in game.events if event.key == "picked"]
    assert picked == ["seat:0", "seat:0", "seat:1", "seat:1", "seat:2", "seat:2"]


def test_a_window_that_asks_nobody_passes_by(table: Table) -> None:
    game = answer(table(), *PICKS)
    assert [event.key for event in game.events] == [*["picked"] * 6, "silent"]
    assert game.to_json()["state"]["silences"] == 1
    assert game.asked == [0]


def test_the_next_window_starts_empty(table: Table) -> None:
    game = answer(table(), *PICKS)
    game.choose("rule")
    assert game.asked == [0, 1, 2]
    assert ids(game) == ["2.0.0", "2.1.0", "2.2.0"]
    assert game.to_json()["state"]["sealed"] == [[], [], []]
    assert game.decisions[0].keys == ("pick:c", "pick:d")


# ---- secrets ----


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_others_see_nothing_of_a_sealed_answer(table: Table, viewer: int | None) -> None:
    one, two = answer(table(), (1, "pick:e")), answer(table(), (1, "pick:h"))
    assert one.view(viewer) == two.view(viewer) == table().view(viewer)
    assert one.events_for(viewer) == two.events_for(viewer) == []
    if viewer is not None:
        mine, same = one.seat(viewer).decision, two.seat(viewer).decision
        assert mine is not None
        assert same is not None
        assert mine.to_json() == same.to_json()


# ---- saving and replaying in the middle ----


@pytest.mark.parametrize("count", range(7))
def test_a_window_is_saved_and_loaded_at_any_point(table: Table, count: int) -> None:
    order = [PICKS[i] for i in (2, 4, 0, 5, 1, 3)]
    game = answer(table(), *order[:count])
    again = tw.load(json.dumps(game.to_json()))
    assert ids(again) == ids(game)
    assert outcome(answer(again, *order[count:])) == outcome(answer(table(), *PICKS))


def test_the_record_keeps_the_order_of_arrival_and_replays_it(table: Table) -> None:
    order = [PICKS[i] for i in (4, 2, 0, 5, 3, 1)]
    game = answer(table(), *order)
    assert game.record is not None
    assert [(e.number, e.seat, e.part, e.key) for e in game.record.entries] == [
        (0, 2, 0, "pick:i"),
        (0, 1, 0, "pick:e"),
        (0, 0, 0, "pick:a"),
        (0, 2, 1, "pick:j"),
        (0, 1, 1, "pick:f"),
        (0, 0, 1, "pick:b"),
    ]
    for upto in range(7):
        again = replay(game.record, upto)
        assert again.to_json() == answer(table(), *order[:upto]).to_json()


# ---- several answers in one breath ----


def test_choose_all_gives_several_answers_of_one_seat(table: Table) -> None:
    game = table()
    game.choose_all(["pick:g", "pick:e"], seat=1)
    assert game.to_json() == answer(table(), (1, "pick:g"), (1, "pick:e")).to_json()


@pytest.mark.parametrize(
    "choices",
    [
        ["pick:e", "pick:e"],
        ["pick:e", "pick:a"],
        ["pick:e", "nonsense"],
        ["pick:e", "pick:f", "pick:g"],
        ["pick:e", None],
    ],
)
def test_choose_all_is_all_or_nothing(table: Table, choices: Any) -> None:
    game = answer(table(), (0, "pick:a"))
    before = fingerprint(game.to_json())
    with pytest.raises(tw.IllegalChoice):
        game.choose_all(choices, seat=1)
    assert fingerprint(game.to_json()) == before
    assert ids(game) == ["0.0.1", "0.1.0", "0.2.0"]


def test_choose_all_goes_on_while_nothing_hidden_is_shown(court: Table) -> None:
    one, two = court(), court()
    one.choose_all(["ponder", "delve", "ponder", "flip"])
    for key in ("ponder", "delve", "ponder", "flip"):
        two.choose(key)
    assert one.to_json() == two.to_json()


@pytest.mark.parametrize("word", ["flip", "peek"])
def test_choose_all_is_no_way_to_peek(court: Table, word: str) -> None:
    game = court()
    before = fingerprint(game.to_json())
    with pytest.raises(tw.IllegalChoice, match="'ponder' answers a question that is not asked"):
        game.choose_all([word, "ponder"])
    assert fingerprint(game.to_json()) == before


def test_choose_all_does_not_reach_beyond_a_window_it_closes(table: Table) -> None:
    """The sealed answers of others would show in the next question."""
    game = answer(table(), *PICKS[2:])
    with pytest.raises(tw.IllegalChoice, match="'ponder'"):
        game.choose_all(["pick:a", "pick:b", "ponder"], seat=0)
    assert game.asked == [0]
    game.choose_all(["pick:a", "pick:b"], seat=0)
    assert game.number == 1


def test_choose_all_with_a_stale_id_changes_nothing(table: Table) -> None:
    game = answer(table(), (1, "pick:e"))
    before = fingerprint(game.to_json())
    with pytest.raises(tw.StaleChoice):
        game.choose_all(["pick:f"], seat=1, decision="0.1.0")
    assert fingerprint(game.to_json()) == before
    game.choose_all(["pick:f"], seat=1, decision="0.1.1")
    assert game.asked == [0, 2]


def test_a_seat_sees_its_own_sealed_answers_and_no_others(table: Table) -> None:
    game = answer(table(), (0, "pick:a"), (1, "pick:e"))
    assert game.seat(0).sealed == ["pick:a"]
    assert game.seat(1).sealed == ["pick:e"]
    assert game.seat(2).sealed == []
    answer(game, (0, "pick:b"), (1, "pick:f"), (2, "pick:i"), (2, "pick:j"))
    assert game.seat(0).sealed == []
