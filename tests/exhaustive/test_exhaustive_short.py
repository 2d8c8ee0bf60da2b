"""The exhaustive runner at one table, and that it notices what does not fire."""

from random import Random
from typing import Any

import pytest

from exhaustive.hearing import Listener, told_in_short
from exhaustive.inquiring import Inquirer
from exhaustive.report import faults, report
from exhaustive.runner import Coverage, cover
from exhaustive.tables import GOALS, PLAIN, Table
from exhaustive.things import Things
from exhaustive.witness import watching
from tumbleweed.core.events import emit
from tumbleweed.core.rules import Reason
from tumbleweed.games.legends.procedures import effects
from tumbleweed.games.legends.procedures.man_in_black.procedure import MAN_IN_BLACK_PROCEDURE
from tumbleweed.games.legends.triggers import match, queue
from tumbleweed.games.legends.vocabulary.events import HEALED

# Kinds of things that a short run must have seen all of.
COMPLETE = (
    "item", "character", "ability", "mod", "fight", "card", "story", "back", "cattle", "die",
    "track", "switch", "option", "goal", "token",
)  # fmt: skip


@pytest.fixture(scope="module")
def coverage() -> Any:
    return cover(Table("revised", 4, GOALS))


@pytest.mark.parametrize("kind", COMPLETE)
def test_all_of_a_kind_fire_at_a_table_of_four(coverage: Any, kind: Any) -> None:
    of_kind = {name for name in coverage.due if name.split()[0] == kind}
    assert of_kind
    assert of_kind & set(coverage.missing) == set()


def test_nothing_fires_that_cannot(coverage: Any) -> None:
    assert coverage.wrongly_exempt == []
    assert coverage.exempt["event raised told"].startswith("WL-FIGHT-23")


# ---- why not ----


def test_every_refused_option_has_a_true_reason(coverage: Any) -> None:
    """All pairs of a question and a kind of option: none is left out, none has a stock answer."""
    assert coverage.wrong_reasons == []
    questions = {question for question, _ in coverage.reasons}
    verbs = {verb for _, verb in coverage.reasons}
    assert len(questions) > 35
    assert len(verbs) > 60
    assert len(coverage.reasons) > 0.95 * len(questions) * len(verbs)


@pytest.mark.parametrize(("reason", "fault"), [
    (Reason("WL-TURN-13", "why-other-question"), "stock answer why-other-question"),
    (Reason("WL-TURN-13", "why-no-wounds"), "why-no-wounds {} is not true"),
    (Reason("WL-TURN-07", "why-first", {"must": "must:act"}), "WL-TURN-07 is of another printing"),
    (None, "no reason"),
])  # fmt: skip
def test_a_reason_that_tells_nothing_is_a_fault(
    monkeypatch: pytest.MonkeyPatch, reason: Any, fault: Any
) -> None:
    game = Table("revised", 3, PLAIN).position({"seats": {0: {"wounds": 1}}}, seed=1)
    monkeypatch.setattr(type(game), "why_not", lambda *_: [reason] if reason else [])
    asking = Inquirer(Random(1))
    asking.inquire(game)
    assert any(fault in each for each in asking.all_faults())


# ---- the log ----


def test_no_result_hangs_on_a_sentence_it_does_not_come_of(coverage: Any) -> None:
    assert coverage.hanging == []
    spoken = coverage.heard - told_in_short()
    assert {"saw-doctor", "worked", "deposited", "rode", "story-resolved"} <= spoken
    assert {"money-limit", "nugget-limit"} <= coverage.heard


def test_a_result_without_its_sentence_is_noticed() -> None:
    game = Table("revised", 3, PLAIN).position({}, seed=1)
    listener = Listener()
    emit(game.state, HEALED, 0, 1)
    listener.hear(game, "act", "heal", 0)
    assert listener.faults == {"act, heal: healed hangs on the line before"}


# ---- the witness ----


def table_and_things() -> Any:
    table = Table("revised", 3, PLAIN)
    return table, Things(table)


def use_payday(table: Any, money: Any) -> None:
    game = table.position({"seats": {0: {"hand": ["poker-5-hearts"], "money": money}}}, seed=1)
    game.choose("use:poker-5-hearts")


def test_a_word_has_fired_when_something_has_changed_by_it() -> None:
    table, things = table_and_things()
    with watching(things) as witness:
        use_payday(table, 120)  # the purse is full
        assert "ability payday action used" in witness.seen
        assert "word payday action 1 gain_money" not in witness.seen
        use_payday(table, 100)
    assert "word payday action 1 gain_money" in witness.seen


def test_a_condition_is_seen_to_hold_and_to_fail() -> None:
    table, things = table_and_things()
    hunt = "test manhunt action 2: any"
    with watching(things) as witness:
        for wanted in (0, 2):
            seat = {"hand": ["poker-4-hearts"], "wanted": wanted}
            game = table.position({"seats": {0: seat, 1: {"wanted": 1}}}, seed=1)
            game.choose("use:poker-4-hearts")
            game.choose(game.decision.options[0])
            assert (f"{hunt} holds" in witness.seen) == (wanted > 0)
    assert f"{hunt} fails" in witness.seen


def test_the_engine_is_left_as_it_was() -> None:
    on: Any = queue  # what it imports is replaced there
    step: Any = next(step for step in MAN_IN_BLACK_PROCEDURE.steps if step.name == "next_step")
    before = (on.matches, match.matches, effects.carry_out, on.mark_used, step.run)
    with watching(table_and_things()[1]):
        assert on.matches is not before[0]
        assert step.run is not before[4]
    after = (on.matches, match.matches, effects.carry_out, on.mark_used, step.run)
    assert after == before


# ---- the report ----


def test_what_has_not_fired_is_named() -> None:
    table, things = table_and_things()
    fired = {name for name in things.names if name != "die gravel rolled"}
    coverage = Coverage(table, things, fired - {"event raised told"})
    assert "revised, 3 players, plain: has not fired: die gravel rolled" in faults(coverage)
    assert "die gravel rolled" in report([coverage])


def test_what_fires_though_it_cannot_is_a_fault() -> None:
    table, things = table_and_things()
    coverage = Coverage(table, things, {"event raised told"})
    wrong = "revised, 3 players, plain: fired, though it cannot: event raised told"
    assert wrong in faults(coverage)


def test_a_table_where_all_has_fired_is_told_in_one_line() -> None:
    table, things = table_and_things()
    coverage = Coverage(table, things, set())
    coverage = Coverage(table, things, coverage.due)
    assert faults(coverage) == []
    assert report([coverage]).endswith("Everything that can fire has fired.")
