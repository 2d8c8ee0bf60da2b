"""Undo: what may be taken back, by whom, and how far; the toy game has every kind of barrier."""

import json
from collections.abc import Callable

import pytest

import tumbleweed as tw
from tumbleweed.core.replay import replay
from tumbleweed.core.state import fingerprint

Table = Callable[..., tw.Game]


def answer(game: tw.Game, *picks: tuple[int, str]) -> tw.Game:
    for seat, key in picks:
        game.choose(key, seat=seat)
    return game


def ids(game: tw.Game) -> list[str]:
    return [decision.id for decision in game.decisions]


def keys(game: tw.Game) -> list[str]:
    """The choices in effect, in the order they were made."""
    assert game.record is not None
    return [game.record.entries[at].key for at in game.record.live]


def sealed(game: tw.Game) -> list[list[str]]:
    rows: list[list[str]] = game.to_json()["state"]["sealed"]
    return rows


def refusal(game: tw.Game, seat: int, to: int | None = None) -> str:
    """The reason; a refused undo changes nothing."""
    before = fingerprint(game.to_json())
    with pytest.raises(tw.UndoRefused) as refused:
        game.undo(seat, to)
    assert fingerprint(game.to_json()) == before
    assert refused.value.reason in str(refused.value)
    return refused.value.reason


# ---- in an open window ----


def test_a_sealed_answer_is_taken_back_and_the_others_stay(table: Table) -> None:
    game = answer(table(), (1, "pick:e"), (0, "pick:a"), (1, "pick:f"), (2, "pick:i"))
    game.undo(1)
    assert sealed(game) == [["pick:a"], ["pick:e"], ["pick:i"]]
    assert keys(game) == ["pick:e", "pick:a", "pick:i"]
    assert "pick:f" in game.decisions[1].keys


def test_taking_back_counts_as_a_part_so_no_id_returns(table: Table) -> None:
    game = answer(table(), (1, "pick:e"))
    game.undo(1)
    assert ids(game) == ["0.0.0", "0.1.2", "0.2.0"]
    game.choose("pick:f", seat=1, decision="0.1.2")
    assert ids(game) == ["0.0.0", "0.1.3", "0.2.0"]
    assert game.record is not None
    assert [entry.to_json()[:4] for entry in game.record.entries] == [
        [0, 1, 0, "pick:e"],
        [0, 1, 1, "undo:0.0"],
        [0, 1, 2, "pick:f"],
    ]


def test_a_seat_that_has_answered_all_may_think_again(table: Table) -> None:
    game = answer(table(), (1, "pick:e"), (1, "pick:f"))
    assert game.asked == [0, 2]
    game.undo(1)
    assert game.asked == [0, 1, 2]
    assert sealed(game)[1] == ["pick:e"]
    game.undo(1)
    assert sealed(game)[1] == []
    assert refusal(game, 1) == "undo-nothing"


def test_all_answers_of_a_window_are_taken_back_by_its_number(table: Table) -> None:
    game = answer(table(), (1, "pick:e"), (2, "pick:k"), (1, "pick:f"))
    game.undo(1, to=0)
    assert sealed(game) == [[], [], ["pick:k"]]
    assert ids(game) == ["0.0.0", "0.1.3", "0.2.1"]


def test_the_answer_to_go_back_to_is_named_by_its_part(table: Table) -> None:
    game = answer(table(), (1, "pick:e"), (1, "pick:f"))
    game.undo(1)
    answer(game, (1, "pick:g"))
    assert game.record is not None
    assert game.record.entries[2].key == "undo:0.1"
    assert sealed(game)[1] == ["pick:e", "pick:g"]
    assert replay(game.record).to_json() == game.to_json()
    assert replay(game.record, 3).to_json()["state"]["sealed"][1] == ["pick:e"]


def test_a_window_is_closed_by_other_answers_than_the_first(table: Table) -> None:
    game = answer(table(), (0, "pick:a"), (0, "pick:b"), (1, "pick:e"), (1, "pick:f"))
    game.undo(0, to=0)
    answer(game, (0, "pick:c"), (2, "pick:i"), (0, "pick:d"), (2, "pick:j"))
    assert game.view()["table"] == [["c", "d"], ["e", "f"], ["i", "j"]]
    assert game.record is not None
    assert replay(game.record).to_json() == game.to_json()


def test_nobody_takes_back_the_sealed_answer_of_another(table: Table) -> None:
    game = answer(table(), (1, "pick:e"))
    assert refusal(game, 0) in {"undo-not-yours", "undo-nothing"}
    assert refusal(game, 2, to=0) in {"undo-not-yours", "undo-nothing"}
    assert sealed(game)[1] == ["pick:e"]


def test_a_future_number_is_nothing_to_go_back_to(table: Table) -> None:
    game = answer(table(), (1, "pick:e"))
    assert refusal(game, 1, to=1) == "undo-nothing"
    assert refusal(game, 1, to=10**30) == "undo-nothing"


def test_a_number_before_all_questions_goes_back_to_the_first_and_touches_no_other(
    table: Table,
) -> None:
    game = answer(table(), (1, "pick:e"), (0, "pick:a"), (0, "pick:b"))
    game.undo(0, to=-1)
    assert sealed(game) == [[], ["pick:e"], []]
    assert keys(game) == ["pick:e"]


def test_a_sealed_answer_is_taken_back_after_loading(table: Table) -> None:
    game = tw.load(json.dumps(answer(table(), (1, "pick:e"), (1, "pick:f")).to_json()))
    game.undo(1)
    assert sealed(game)[1] == ["pick:e"]


def test_a_clone_takes_back_on_its_own(table: Table) -> None:
    game = answer(table(), (1, "pick:e"))
    before = fingerprint(game.to_json())
    twin = game.clone()
    twin.undo(1)
    assert sealed(twin)[1] == []
    assert fingerprint(game.to_json()) == before


# ---- over questions that are closed ----


def test_own_choices_are_taken_back_one_by_one_or_by_number(court: Table) -> None:
    game = court()
    start = game.to_json()["state"]
    for _ in range(4):
        game.choose("ponder")
    game.undo(0)
    assert game.to_json()["state"]["frames"][-1]["pondered"] == 3
    game.undo(0, to=2)
    assert game.to_json()["state"]["frames"][-1]["pondered"] == 1
    game.undo(0, to=1)
    assert game.to_json()["state"] == start


def test_numbers_never_go_back(court: Table) -> None:
    game = court()
    assert ids(game) == ["1.0.0"]
    game.choose("ponder")
    game.undo(0)
    assert ids(game) == ["3.0.0"]
    with pytest.raises(tw.StaleChoice):
        game.choose("ponder", decision="1.0.0")
    game.choose("ponder", decision="3.0.0")
    assert game.record is not None
    numbers = [(entry.number, entry.key) for entry in game.record.entries[6:]]
    assert numbers == [(1, "ponder"), (2, "undo:1.0"), (3, "ponder")]


def test_an_undo_out_of_a_court_within_the_court(court: Table) -> None:
    game = court()
    before = game.to_json()["state"]
    game.choose("delve")
    game.choose("delve")
    assert len(game.to_json()["state"]["frames"]) == 5
    game.undo(0, to=1)
    assert game.to_json()["state"] == before


def musing(court: Table) -> tw.Game:
    """The judge has pondered, and is in a window of its own."""
    game = court()
    for key in ("ponder", "muse", "ponder"):
        game.choose(key)
    return game


def test_out_of_an_open_window_to_a_question_before_it(court: Table) -> None:
    game = musing(court)
    game.undo(0, to=1)
    assert keys(game) == keys(court())
    assert game.fingerprint == court().fingerprint
    game.choose("flip")
    assert game.record is not None
    assert replay(game.record).to_json() == game.to_json()


def test_within_a_window_of_ones_own_first_and_then_out_of_it(court: Table) -> None:
    game = musing(court)
    game.undo(0)
    assert keys(game)[-2:] == ["ponder", "muse"]
    assert [decision.prompt.key for decision in game.decisions] == ["ask-muse"]
    game.undo(0)
    assert keys(game)[-1] == "ponder"
    assert [decision.prompt.key for decision in game.decisions] == ["ask-court"]


def test_a_closed_window_of_ones_own_is_opened_again(court: Table) -> None:
    """Nobody else had sealed anything, so closing it revealed nothing."""
    game = musing(court)
    open_window = game.fingerprint
    game.choose("ponder")
    assert game.to_json()["state"]["frames"][-1]["pondered"] == 21
    game.undo(0)
    assert game.fingerprint == open_window
    assert sealed(game)[0] == ["ponder"]
    game.choose("rule")
    assert game.to_json()["state"]["frames"][-1]["pondered"] == 11
    assert game.record is not None
    assert replay(game.record).to_json() == game.to_json()


def test_events_of_what_was_taken_back_are_gone(table: Table) -> None:
    """One seat alone in the window: its second pick closes it, and it is asked on."""
    game = tw.at_table("toy", players=3)
    answer(game, *[(seat, key) for seat in (1, 2, 0) for key in game.decisions[seat].keys[:2]])
    told = [event.key for event in game.events]
    game.choose("ponder")
    game.choose("rule")
    assert [event.key for event in game.events] == [*told, "ruled"]
    assert refusal(game, 0) == "undo-passed"


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("flip", "undo-news"),
        ("peek", "undo-news"),
        ("hand-over", "undo-passed"),
        ("rule", "undo-passed"),
        ("dissolve", "undo-passed"),
    ],
)
def test_barriers(court: Table, word: str, reason: str) -> None:
    game = court()
    game.choose("ponder")
    game.choose(word)
    assert refusal(game, 0) == reason
    assert refusal(game, 0, to=1) == reason


def test_a_scripted_coin_is_a_barrier_too(court: Table) -> None:
    game = court(coin=[1])
    game.choose("flip")
    assert game.view()["sides"] == [1]
    assert refusal(game, 0) == "undo-news"


def test_what_came_after_the_barrier_is_open(court: Table) -> None:
    game = court()
    game.choose("flip")
    game.choose("ponder")
    game.undo(0)
    assert keys(game)[-1] == "flip"
    assert refusal(game, 0) == "undo-news"


def test_another_seats_choice_is_not_yours(court: Table) -> None:
    game = court()
    game.choose("hand-over")
    game.choose("ponder", seat=1)
    assert refusal(game, 0) == "undo-not-yours"
    assert refusal(game, 0, to=1) == "undo-not-yours"
    assert refusal(game, 1, to=1) == "undo-not-yours"
    game.undo(1)
    assert keys(game)[-1] == "hand-over"


def test_a_game_that_is_over_stays_over() -> None:
    game = tw.new("toy", players=2, seed=5)
    while game.decision is not None:
        game.choose(game.decision.default)
    for seat in (0, 1):
        assert refusal(game, seat) in {"undo-passed", "undo-not-yours"}


def test_no_record_no_undo(court: Table) -> None:
    game = court(record=False)
    game.choose("ponder")
    assert refusal(game, 0) == "undo-no-record"


def test_the_first_question_has_nothing_behind_it(table: Table) -> None:
    assert refusal(table(), 0) == "undo-nothing"
    assert refusal(table(), 0, to=0) == "undo-nothing"


# ---- a closed window of several seats has shown what others had sealed ----


def test_who_closes_a_window_has_seen_the_others_answers(table: Table) -> None:
    game = answer(table(), (1, "pick:e"), (1, "pick:f"), (2, "pick:i"), (2, "pick:j"))
    answer(game, (0, "pick:a"), (0, "pick:b"))
    assert game.asked == [0]
    assert refusal(game, 0) == "undo-news"
    assert refusal(game, 0, to=0) in {"undo-news", "undo-not-yours"}


def test_a_refusal_does_not_tell_whether_another_has_sealed_an_answer(table: Table) -> None:
    idle, busy = table(), table()
    answer(busy, (1, "pick:e"))
    assert refusal(idle, 0) == refusal(busy, 0)
    assert refusal(idle, 0, to=0) == refusal(busy, 0, to=0)
