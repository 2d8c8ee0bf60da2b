"""The machine: frames, steps and verdicts, and the guard rails against endless loops."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import tumbleweed as tw
from core.toy import say
from tumbleweed.core.errors import RunawayGame
from tumbleweed.core.frames import (
    LOCALS,
    MAX_DEPTH,
    MAX_STEPS,
    NEXT,
    Do,
    Frame,
    Gather,
    Procedure,
    Question,
    advance,
    become,
    call,
    current,
    done,
    goto,
    label,
    local,
    set_local,
    unwind,
)
from tumbleweed.core.play import MAX_QUESTIONS
from tumbleweed.core.state import State

Table = Callable[..., tw.Game]


def frames(game: tw.Game) -> list[str]:
    return [f"{each['procedure']}.{each['step']}" for each in game.to_json()["state"]["frames"]]


def verdicts(game: tw.Game) -> list[int]:
    found: list[int] = game.to_json()["state"]["verdicts"]
    return found


# ---- verdicts, in play ----


def test_a_call_remembers_where_its_caller_goes_on(court: Table) -> None:
    assert frames(court()) == ["game.next_round", "round.verdict", "court.call_judge"]


def test_done_hands_its_result_to_the_caller(court: Table) -> None:
    game = court()
    game.choose("rule")
    assert verdicts(game) == [1]
    assert frames(game) == ["game.next_round", "round.pick"]


def test_results_come_back_through_courts_within_courts(court: Table) -> None:
    game = court()
    say(game, "delve", "delve", "rule")
    assert verdicts(game) == [3 + 100 + 100]


def test_a_procedure_that_runs_out_of_steps_is_done_with_nothing(court: Table) -> None:
    game = court()
    game.choose("rule")
    assert game.to_json()["state"]["result"] == 0  # `round` ended by itself after the verdict


def test_goto_asks_again_in_the_same_frame(court: Table) -> None:
    game = court()
    say(game, "delve", "ponder", "ponder")
    state = game.to_json()["state"]
    assert state["frames"][-1] == {
        "procedure": "court",
        "step": "call_judge",
        "judge": 0,
        "level": 1,
        "pondered": 2,
    }
    assert state["frames"][-2]["pondered"] == 0


def test_a_question_shows_facts_of_its_frame(court: Table) -> None:
    game = court()
    game.choose("delve")
    assert game.decision is not None
    assert game.decision.prompt.args == {"level": 1}


@pytest.mark.parametrize("depth", [0, 1, 3])
def test_unwind_leaves_everything_above_a_procedure(court: Table, depth: int) -> None:
    game = court()
    say(game, *["delve"] * depth, "dissolve")
    assert frames(game) == ["game.next_round", "round.pick"]
    assert game.view()["round"] == 2
    assert verdicts(game) == []


def test_the_game_is_over_when_no_frame_is_left(court: Table) -> None:
    game = court()
    game.choose("dissolve")
    for seat in (2, 1, 0):
        game.choose_all(list(game.decisions[seat].keys), seat=seat)
    game.choose("dissolve", seat=1)
    assert frames(game) == []
    assert game.over
    assert game.decision is None
    assert game.decisions == []
    assert game.legal == ()
    assert game.asked == []
    assert game.result is not None
    assert game.result.scores == [6, 22, 38]
    with pytest.raises(tw.IllegalChoice, match="over"):
        game.choose("rule")


def test_a_game_under_way_has_no_result(court: Table) -> None:
    assert court().result is None


# ---- verdicts, on a bare stack ----


def bare(*stack: int) -> State:
    return State(0, list(stack), 0, [[], []], [0], [[]], 0)


def test_locals_belong_to_the_frame_on_top() -> None:
    s = bare()
    call(s, 3, 10, 11, 12, 13, 14, 15)
    call(s, 4, 20, 21)
    set_local(s, 1, 99)
    assert [local(s, i) for i in range(LOCALS)] == [20, 99, 0, 0, 0, 0]
    done(s, 7)
    assert s.result == 7
    assert [local(s, i) for i in range(LOCALS)] == [10, 11, 12, 13, 14, 15]
    assert s.stack[:2] == [3, 1]


def test_unwind_to_the_procedure_on_top_keeps_it() -> None:
    s = bare()
    call(s, 3)
    call(s, 4, 5)
    before = s.stack[:]
    assert unwind(s, 4, 17) == 17
    assert s.stack == before
    assert unwind(s, 3, 18) == 18
    assert s.stack == before[: len(before) // 2]


def test_become_goes_on_in_place_of_the_frame_and_its_caller_after_it() -> None:
    s = State(0, [], 0, [[]], [0], [[]], 0)
    order: list[str] = []

    def first(state: State) -> int:
        order.append(f"first {local(state, 0)}")
        return call(state, 1, 7)

    def middle(state: State) -> int:
        order.append(f"middle {local(state, 0)}")
        return become(state, 2, local(state, 0) + 1)

    def never(state: State) -> int:
        raise AssertionError("the frame was replaced")

    def last(state: State) -> int:
        order.append(f"last {local(state, 0)}")
        return done(state, 5)

    def after(state: State) -> int:
        order.append(f"after {local(state, 0)} {state.result}")
        return NEXT

    procedures = [
        Procedure("outer", (Do("first", first), Do("after", after))),
        Procedure("replaced", (Do("middle", middle), Do("never", never))),
        Procedure("inner", (Do("last", last),)),
    ]
    call(s, 0, 3)
    advance(procedures, s)
    assert order == ["first 3", "middle 7", "last 8", "after 3 5"]
    assert s.over


def test_a_label_is_the_same_number_everywhere() -> None:
    assert label("call_judge") == label("call_judge")
    assert label("call_judge") != label("verdict")
    assert goto(label("verdict")) == label("verdict")


def test_current_is_the_step_on_top(court: Table) -> None:
    game = court()
    assert current(game.ruleset.procedures, game.state).name == "call_judge"


def test_an_empty_table_of_steps_is_left_at_once() -> None:
    procedures = [Procedure("outer", (Do("in", lambda s: call(s, 1)),)), Procedure("inner", ())]
    s = bare()
    call(s, 0)
    advance(procedures, s)
    assert s.stack == []


def test_a_windows_own_verdict_counts() -> None:
    """It is given with all answers visible; they are gone when the next step runs."""
    end = label("the_end")
    seen: list[list[list[int]]] = []

    def take(s: State) -> int:
        seen.append([row[:] for row in s.sealed])
        return goto(end)

    window = Gather("window", (), lambda s: [], lambda s, _: [], lambda s, _: True, take)
    steps = (window, Do("skipped", lambda s: done(s, 5)), Do("the_end", lambda s: NEXT))
    s = bare()
    s.sealed[1].append(4)
    call(s, 0)
    advance([Procedure("only", steps)], s)
    assert seen == [[[], [4]]]
    assert s.sealed == [[], []]
    assert s.result == 0
    assert s.stack == []


def test_the_last_question_serves_all_further_answers() -> None:
    first, second = Question("first", ""), Question("second", "")
    window = Gather(
        "window", (first, second), lambda s: [0], lambda s, _: [], lambda s, _: False, lambda s: 0
    )
    assert asked_in_turn(window) == ["first", "second", "second", "second"]


def asked_in_turn(window: Gather) -> list[str]:
    """The questions to seat 0, one after another."""
    s, asked = bare(), []
    for _ in range(4):
        asked.append(window.question(s, 0).key)
        s.sealed[0].append(1)
    return asked


def test_a_window_may_say_which_question_is_next() -> None:
    questions = tuple(Question(key, "") for key in ("first", "second", "third"))
    window = Gather(
        "window",
        questions,
        lambda s: [0],
        lambda s, _: [],
        lambda s, _: False,
        lambda s: 0,
        stage=lambda s, seat: 2 * len(s.sealed[seat]),
    )
    assert asked_in_turn(window) == ["first", "third", "third", "third"]


# ---- guard rails ----


@pytest.mark.parametrize(
    ("trap", "words"),
    [
        ("whirl", f"more than {MAX_STEPS} steps"),
        ("fall", f"more than {MAX_DEPTH} procedures"),
        ("lose-the-way", "procedure 3 is not under way"),
        ("go-nowhere", "court"),
    ],
)
def test_rules_code_that_loops_fails_loudly(court: Table, trap: str, words: str) -> None:
    game = court(variants=["traps"])
    with pytest.raises(RunawayGame, match=words):
        game.choose(trap)


def test_a_court_may_be_as_deep_as_the_guard_rail_and_no_deeper(court: Table) -> None:
    game = court()
    say(game, *["delve"] * (MAX_DEPTH - 3))
    assert len(frames(game)) == MAX_DEPTH
    with pytest.raises(RunawayGame, match=f"more than {MAX_DEPTH}"):
        game.choose("delve")


def test_as_many_steps_as_the_guard_rail_allows_are_fine() -> None:
    def count_to(last: int) -> list[Procedure]:
        def count(s: State) -> int:
            s.result += 1
            return NEXT if s.result >= last else goto(label("count"))

        return [Procedure("counting", (Do("count", count),))]

    s = bare()
    call(s, 0)
    advance(count_to(MAX_STEPS - 2), s)  # one more leaves the procedure, one finds no frame
    assert s.stack == []
    s = bare()
    call(s, 0)
    with pytest.raises(RunawayGame):
        advance(count_to(MAX_STEPS), s)


def test_a_failed_choice_in_a_batch_leaves_the_game_alone(court: Table) -> None:
    game = court(variants=["traps"])
    before = game.to_json()
    with pytest.raises(RunawayGame):
        game.choose_all(["whirl"])
    assert game.to_json() == before


def test_a_way_that_is_not_there_is_no_end_of_the_game(court: Table) -> None:
    game = court(variants=["traps"])
    with pytest.raises(RunawayGame):
        game.choose("lose-the-way")
    assert not game.over


@pytest.mark.parametrize(
    ("steps", "names"),
    [
        ((Do("twice", lambda s: NEXT), Do("twice", lambda s: NEXT)), ()),
        ((Do("once", lambda s: NEXT),), tuple("abcdefg")),
    ],
)
def test_a_procedure_checks_its_table(steps: Any, names: tuple[str, ...]) -> None:
    with pytest.raises(RunawayGame, match="procedure 'odd'"):
        Procedure("odd", steps, *names)


def test_a_frame_has_room_for_six_names() -> None:
    assert Procedure("even", (), *"abcdef").local_names == tuple("abcdef")
    assert LOCALS == 6


def test_a_frame_knows_where_it_stands() -> None:
    outer, inner = Frame(3, "outer", "seat"), Frame(4, "inner")
    s = bare()
    assert not outer.on_top(s)
    assert not outer.under_way(s)
    call(s, 3, 4)
    assert outer.on_top(s)
    assert outer.at_step(s, 0)
    call(s, 4)
    assert (outer.on_top(s), inner.on_top(s)) == (False, True)
    assert (outer.under_way(s), inner.under_way(s)) == (True, True)
    assert not outer.at_step(s, 1)
    done(s)
    assert outer.at_step(s, 1)
    assert not outer.at_step(s, 0)
    assert not inner.under_way(s)  # though a local has its number


def test_a_frame_makes_its_procedure() -> None:
    made = Frame(3, "outer", "seat", "count").procedure((Do("once", lambda s: NEXT),))
    assert (made.name, made.local_names) == ("outer", ("seat", "count"))
    assert [step.name for step in made.steps] == ["once"]


def test_deep_inside_a_game_is_saved_and_loaded(court: Table) -> None:
    game = court()
    say(game, "delve", "ponder", "delve")
    again = tw.load(json.dumps(game.to_json()))
    assert frames(again) == frames(game)
    for each in (game, again):
        say(each, "ponder", "rule")
    assert again.to_json() == game.to_json()
    assert verdicts(game) == [203]


def test_a_game_that_never_ends_fails_loudly(court: Table) -> None:
    game = court()
    game.number = MAX_QUESTIONS
    with pytest.raises(RunawayGame, match=f"more than {MAX_QUESTIONS} questions"):
        say(game, "ponder")
