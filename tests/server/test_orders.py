"""Standing orders: data that answers for its owner, from what the owner sees."""

from collections import Counter
from functools import cache
from typing import Any

import pytest

import tumbleweed as tw
from tumbleweed.core.decision import Decision
from tumbleweed.server.bot_workers.worker import answer, question
from tumbleweed.server.errors import Refused
from tumbleweed.server.games.legends.orders import RANKS
from tumbleweed.server.tables.orders import (
    game_orders,
    lasting,
    ordered,
    orders_of,
    read_orders,
)

VIEW = {"round": 3, "active": 1, "you": 0}


ORDERS = {game: game_orders(game).known for game in ("goat", "legends")}
SPOKEN_OF = {prompt for known in ORDERS.values() for o in known.values() for prompt in o.prompts}


@cache
def played(game: str, seeds: range, level: str) -> list[tuple[tw.Game, Decision]]:
    """The questions of some games that an order speaks of, and some others."""
    found = []
    for seed in seeds:
        table = tw.new(game, players=3, seed=seed)
        while table.asked:
            for decision in table.decisions:
                if decision.prompt.key in SPOKEN_OF or decision.number % 10 == 0:
                    found.append((table.clone(), decision))
            seat = table.asked[0]
            table.choose(answer(question(table, seat, level, 3 * seed + seat)).key, seat)
    return found


def given(table: tw.Game, decision: Decision, **order: Any) -> str | None:
    return ordered([order], decision, table.seat(decision.seat))


# ---- giving them ----


@pytest.mark.parametrize("game", ["goat", "legends"])
def test_all_that_is_known_is_accepted_as_it_is_described(game: str) -> None:
    for known in orders_of(game):
        for until in known["until"]:
            (kept,) = read_orders(game, [{"order": known["order"], "until": until}], VIEW)
            assert (kept["order"], kept["until"]) == (known["order"], until)
            assert read_orders(game, [kept], VIEW) == [kept]
        for below in known["below"]:
            assert read_orders(game, [{"order": known["order"], "below": below}])[0]["below"]


def test_an_order_is_for_the_whole_game_unless_it_says_otherwise() -> None:
    kept = read_orders("legends", [{"order": "never-join-poker"}])
    assert kept == [{"order": "never-join-poker", "until": "game"}]
    assert read_orders("legends", []) == []


@pytest.mark.parametrize(
    ("game", "data", "said"),
    [
        ("legends", {"order": "win"}, "never-join-poker, decline-fights, pass-reactions"),
        ("legends", {}, "never-join-poker"),
        ("legends", {"order": ["never-join-poker"]}, "never-join-poker"),
        ("legends", {"order": "x" * 5000}, "known: never"),
        ("legends", {"order": "never-join-poker", "until": "dawn"}, "known: game, round, turn"),
        ("legends", {"order": "never-join-poker", "until": None}, "known: game, round, turn"),
        ("legends", {"order": "decline-fights", "below": "11"}, "2, 3, 4, 5, 6, 7, 8, 9, 10, j"),
        ("legends", {"order": "decline-fights", "below": 8}, "known: 2, 3"),
        ("legends", {"order": "never-join-poker", "below": "8"}, "known: none"),
        ("legends", {"order": "never-join-poker", "key": "join"}, "known: below, given, order"),
        ("goat", {"order": "never-join-poker"}, "known: always-refuse"),
        ("goat", {"order": "always-refuse", "until": "turn"}, "known: game, round"),
        ("faro", {"order": "always-refuse"}, "known: none"),
    ],
)
def test_what_is_not_known_is_refused_naming_what_is(
    game: str, data: dict[str, Any], said: str
) -> None:
    with pytest.raises(Refused, match=said) as refused:
        read_orders(game, [data], VIEW)
    assert refused.value.status == 422
    assert len(refused.value.message) < 300


def test_before_the_game_there_is_no_round_to_wait_for() -> None:
    with pytest.raises(Refused, match="Before the game"):
        read_orders("legends", [{"order": "never-join-poker", "until": "round"}])


# ---- following them ----


def test_orders_name_questions_and_options_that_exist() -> None:
    for game, orders in ORDERS.items():
        ruleset = tw.new(game, players=3, seed=1).ruleset
        asked = {decision.prompt.key for _, decision in played(game, range(3), "thrifty")}
        for order in orders.values():
            assert order.answer in ruleset.catalogue.keys
            assert not order.cards or any(
                key.startswith(order.cards) for key in ruleset.catalogue.keys
            )
            assert asked.intersection(order.prompts)


def test_never_join_poker() -> None:
    answers: Counter[str | None] = Counter()
    for table, decision in played("legends", range(3), "random"):
        answer = given(table, decision, order="never-join-poker")
        assert answer == ("sit-out" if "join" in decision.keys else None)
        answers[answer] += 1
    assert answers["sit-out"]
    assert answers[None]


@pytest.mark.parametrize("below", ["3", "9", "a", None])
def test_decline_fights_below_a_rank(below: str | None) -> None:
    """The highest card in hand decides; without a rank every fight is declined."""
    declined: Counter[bool] = Counter()
    for table, decision in played("legends", range(3), "thrifty"):
        answer = given(table, decision, order="decline-fights", below=below)
        if "decline" not in decision.keys:
            assert answer is None
            continue
        hand = table.view(decision.seat)["players"][decision.seat]["hand"]
        highest = max(RANKS.index(card.split("-")[1]) for card in hand)
        low = below is None or highest < RANKS.index(below)
        assert answer == ("decline" if low else None)
        declined[low] += 1
    assert declined[True] or below == "3"
    assert declined[False] or below is None


def test_pass_reactions_while_others_have_their_turn() -> None:
    passed: Counter[bool] = Counter()
    for table, decision in played("legends", range(3), "thrifty"):
        answer = given(table, decision, order="pass-reactions")
        mine = table.view()["active"] == decision.seat
        optional = decision.prompt.key in {"ask-react", "ask-start-fight", "ask-answer"}
        assert answer == ("pass" if optional and not mine else None)
        passed[answer == "pass"] += 1
    assert passed[True]


def test_always_refuse() -> None:
    refused = 0
    for table, decision in played("goat", range(3), "random"):
        answer = given(table, decision, order="always-refuse")
        assert answer == ("refuse" if "refuse" in decision.keys else None)
        refused += answer is not None
    assert refused


def test_orders_of_another_time_are_passed_over() -> None:
    """The rows may contain what this version does not know."""
    for table, decision in played("goat", range(3), "random"):
        if "refuse" in decision.keys:
            seat = table.seat(decision.seat)
            old = [
                {"order": "trust-nobody", "until": "game"},
                {"order": "always-refuse", "until": "game", "below": "joker"},
            ]
            assert ordered(old, decision, seat) is None
            assert ordered([*old, {"order": "always-refuse"}], decision, seat) == "refuse"
            dawn = {"order": "always-refuse", "until": "dawn", "given": [1]}
            assert lasting([*old, dawn], seat) == old
            return
    raise AssertionError("nobody was offered anything")


def test_orders_see_what_their_owner_sees() -> None:
    """In a world redealt behind the owner's back they say the same."""
    orders = [{"order": "decline-fights", "below": "9"}, {"order": "pass-reactions"}]
    for table, decision in played("legends", range(3), "thrifty")[:300]:
        if decision.part == 0:
            seat = table.seat(decision.seat)
            other = table.redeal(decision.seat, 99).seat(decision.seat)
            assert other.decision is not None
            assert ordered(orders, decision, seat) == ordered(orders, other.decision, other)


# ---- their end ----


def test_an_order_ends_with_the_round_or_the_turn() -> None:
    ended: dict[str, int] = {}
    orders: list[dict[str, Any]] = []
    began: dict[str, Any] = {}
    for table, _ in played("legends", range(1), "thrifty"):
        seat = table.seat(0)
        view = seat.view
        if not orders and view["active"] is not None:
            wishes = [
                {"order": "never-join-poker", "until": until} for until in ("game", "round", "turn")
            ]
            orders, began = read_orders("legends", wishes, view), view
        if orders:
            kept = [order["until"] for order in lasting(orders, seat)]
            same_round = view["round"] == began["round"]
            same_turn = same_round and view["active"] == began["active"]
            assert kept == ["game", *["round"] * same_round, *["turn"] * same_turn]
            ended["round"] = ended.get("round", 0) + (not same_round)
            ended["turn"] = ended.get("turn", 0) + (same_round and not same_turn)
    assert all(ended.values())
