"""What leaves a table is no secret, over whole games; and the checks that say so can fail."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from core.laws import wander
from server.secrecy import Secrets, table_worlds, told_apart
from tumbleweed.core.proof import seed_commitment
from tumbleweed.server.tables import lifecycle, seat_view
from tumbleweed.server.tables.live import LiveTable, asked_of
from tumbleweed.server.tables.options import TableOptions

Json = dict[str, Any]
SEED = 2**255 + 987_654_321
GOAT: Json = {"game": "goat", "seats": [{}] * 4}
LEGENDS: Json = {"game": "legends", "seats": [{}] * 4, "variants": ["goals"]}
DUO: Json = {"game": "legends", "seats": [{}] * 2, "clock": {"seconds": 60}}
BLOOD: Json = {
    "game": "legends",
    "seats": [{}] * 3,
    "options": {"modules": ["ante-up", "blood-money"]},
}
NOW = 1000.0


def new_live(data: Json) -> LiveTable:
    """A table at its first question, as `TableService` has it in memory."""
    options = TableOptions(**data)
    row, seats = lifecycle.new_table(options, None)
    setup = options.setup
    game = tw.new(setup.game, setup.players, SEED, setup.edition, setup.variants, **setup.options)
    secret: Json = {"seed": hex(SEED), "seed_hash": seed_commitment(SEED), "status": "playing"}
    seats = [
        replace(seat, kind="human", name=f"P{seat.seat}", orders=[{"order": f"mine-{seat.seat}"}])
        for seat in seats
    ]
    asked = asked_of(game, [], NOW)
    return LiveTable(replace(row, **secret), seats, [], [], options, game, asked=asked)


def game_of(live: LiveTable) -> tw.Game:
    assert live.game is not None
    return live.game


def played(data: Json, steps: int, seed: int = 1) -> Iterator[LiveTable]:
    """A random game, looked at now and then, in open windows too."""
    live, luck = new_live(data), Random(seed)
    for _ in range(steps):
        if game_of(live).over:
            return
        yield live
        wander(game_of(live), luck, luck.choice([1, 1, 1, 2, 9]))
        live.asked = asked_of(game_of(live), [NOW] * 10_000, NOW)


def whole(live: LiveTable, seat: int | None, since: int = 0) -> Json:
    return seat_view.whole(live, seat_view.seen(live, seat, NOW), seat, since)


def public(live: LiveTable) -> Any:
    return [live.names, live.row.settings]


# ---- over whole games ----


@pytest.mark.parametrize(
    "data", [GOAT, LEGENDS, DUO, BLOOD], ids=["goat", "legends", "duo", "modules"]
)
def test_nothing_hidden_leaves_a_table(data: Json) -> None:
    before: dict[int | None, seat_view.SeatView] = {}
    for at, live in enumerate(played(data, 25)):
        for seat in (None, *range(len(live.seats))):
            seen = seat_view.seen(live, seat, NOW)
            last = before.setdefault(seat, seen)
            since = last.events if at % 10 else 0

            def show(table: LiveTable, seat: int | None = seat, since: int = since) -> Json:
                return whole(table, seat, since)

            worlds = table_worlds(live, seat)
            assert not told_apart(show, live, worlds)
            games = [game_of(world) for world in worlds]
            secrets = Secrets(game_of(live), seat, public(live), games)
            others = tuple(f"mine-{each}" for each in range(len(live.seats)) if each != seat)
            assert secrets.in_message(show(live), others) == []
            assert secrets.in_message(seat_view.update(live, last, seen, seat), others) == []
            before[seat] = seen


def test_much_is_hidden_and_the_worlds_differ() -> None:
    """Or the test above would prove nothing."""
    for data, least in ((GOAT, 3), (LEGENDS, 60), (BLOOD, 120)):
        for live in played(data, 12):
            for seat in (None, 0, 1):
                assert len(Secrets(game_of(live), seat).hidden) >= least
                worlds = [game_of(world).fingerprint for world in table_worlds(live, seat, 3)]
                assert len({game_of(live).fingerprint, *worlds}) == 4


def test_after_the_end_nothing_is_secret() -> None:
    live = new_live(GOAT)
    wander(game_of(live), Random(1), 10_000)
    assert game_of(live).over
    secrets = Secrets(game_of(live), None)
    assert secrets.in_message({"record": game_of(live).to_json(), "seed": hex(SEED)}) == []
    assert secrets.in_message({"orders": "mine-1"}, ("mine-1",)) == ["private: mine-1"]


# ---- planted leaks ----

Leak = Callable[[LiveTable], Any]


def holder(live: LiveTable) -> int:
    """A seat that knows what others do not: in the Goat the Dealer holds all cards there are."""
    view = game_of(live).view()
    return int(view.get("dealer", 0))


def state_of(live: LiveTable) -> Json:
    return game_of(live).ruleset.dump(game_of(live).state)


def anothers_hand(live: LiveTable) -> Any:
    state = state_of(live)
    return state["hand"] if "hand" in state else state["hands"][holder(live)]


def anothers_view(live: LiveTable) -> Any:
    return game_of(live).view(holder(live))


def anothers_events(live: LiveTable) -> Any:
    return [event.to_json() for event in game_of(live).events_for(holder(live))]


def deck_order(live: LiveTable) -> Any:
    return state_of(live)["deck"]


def top_card_in_a_sentence(live: LiveTable) -> Any:
    return {"error": f"not now: {state_of(live)['deck'][-1]} comes next"}


def the_seed(live: LiveTable) -> Any:
    return {"bots": {"seed": SEED}}


def the_seed_of_the_row(live: LiveTable) -> Any:
    return live.row.seed


def the_choices(live: LiveTable) -> Any:
    record = game_of(live).record
    assert record is not None
    return [entry.to_json() for entry in record.entries]


def the_whole_state(live: LiveTable) -> Any:
    return state_of(live)


LEAKS = [
    anothers_hand,
    anothers_view,
    anothers_events,
    deck_order,
    top_card_in_a_sentence,
    the_seed,
    the_seed_of_the_row,
    the_choices,
    the_whole_state,
]


@cache
def midgame(name: str) -> LiveTable:
    """With cards in hands and a deck that is not used up."""
    *_, live = played({"goat": GOAT, "legends": LEGENDS}[name], {"goat": 4, "legends": 20}[name])
    assert state_of(live)["deck"]
    return live


def viewer_of(live: LiveTable) -> int:
    """A seat that is not asked and does not know what the holder knows."""
    return next(seat for seat in range(4) if seat not in (*game_of(live).asked, holder(live)))


@pytest.mark.parametrize("leak", LEAKS)
@pytest.mark.parametrize("name", ["goat", "legends"])
@pytest.mark.parametrize("spectator", [True, False])
def test_a_leak_is_found(name: str, leak: Leak, spectator: bool) -> None:
    live = midgame(name)
    seat = None if spectator else viewer_of(live)

    def show(table: LiveTable) -> Any:
        return {**whole(table, seat), "hint": leak(table)}

    secrets = Secrets(game_of(live), seat, public(live))
    if leak is not the_choices:  # what they name may be visible by now
        assert secrets.in_message(show(live))
        assert secrets.in_message({"hint": leak(live)})
    if leak is not the_seed:  # written here as the same number in every world
        assert "hint" in told_apart(show, live, table_worlds(live, seat, 3))


DECKS = ["tales", "injury_deck", "relic_deck", "trader_deck", "event_deck", "encounter_deck"]


@pytest.mark.parametrize("deck", DECKS)
def test_the_decks_and_outcomes_of_modules_are_found(deck: str) -> None:
    *_, live = played(BLOOD, 8)

    def show(table: LiveTable) -> Any:
        return {**whole(table, 1), "hint": state_of(table)[deck]}

    assert "hint" in told_apart(show, live, table_worlds(live, 1, 3))
    assert Secrets(game_of(live), 1, public(live)).in_message({"hint": state_of(live)[deck] * 9})


@pytest.mark.parametrize("name", ["goat", "legends"])
def test_what_a_patch_puts_there_is_found_and_what_it_takes_away_was_known(name: str) -> None:
    live = midgame(name)
    secrets = Secrets(game_of(live), None, public(live))
    hidden = next(each for each in sorted(secrets.hidden) if not secrets.known[each])
    assert secrets.in_message({"patch": [[["view", "players", hidden], 1]]}) == [hidden]
    assert secrets.in_message({"patch": [[["view", "players"], [hidden]]]}) == [hidden]
    assert secrets.in_message({"patch": [[["view", "players", hidden]]]}) == []


@pytest.mark.parametrize("spectator", [True, False])
def test_a_question_to_somebody_else_is_found(spectator: bool) -> None:
    """What is on offer tells what they hold."""
    for live in played(GOAT, 20):
        seat = None if spectator else viewer_of(live)

        def show(table: LiveTable, seat: int | None = seat) -> Any:
            return [d.to_json() for d in game_of(table).decisions if d.seat != seat]

        keys = [key for d in game_of(live).decisions if d.seat != seat for key in d.keys]
        if any(key.startswith("offer:") for key in keys):
            assert told_apart(show, live, table_worlds(live, seat, 3))
            assert Secrets(game_of(live), seat).in_message(show(live))
            return
    pytest.fail("nobody was asked for an offer")


def a_window() -> LiveTable:
    """Characters are chosen: seat 1 has sealed its answer, the others are still asked."""
    live = new_live({**LEGENDS, "variants": []})
    game = game_of(live)
    decision = game.seat(1).decision
    assert decision is not None
    game.choose(decision.options[-1], seat=1)
    assert game.seat(1).sealed
    assert 0 in game.asked
    return live


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_a_sealed_answer_is_found(seat: int | None) -> None:
    live = a_window()

    def show(table: LiveTable) -> Any:
        return {**whole(table, seat), "sealed": game_of(table).seat(1).sealed}

    assert "sealed" in told_apart(show, live, table_worlds(live, seat, 3))
    secrets = Secrets(game_of(live), seat, public(live))
    assert set(game_of(live).seat(1).sealed) <= set(secrets.in_message(show(live)))
    assert not told_apart(lambda table: whole(table, seat), live, table_worlds(live, seat, 3))


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_the_orders_of_another_are_found(seat: int | None) -> None:
    live = midgame("legends")

    def show(table: LiveTable) -> Any:
        return [each.orders for each in table.seats]

    assert told_apart(show, live, table_worlds(live, seat))
    assert Secrets(game_of(live), seat).in_message(show(live), ("mine-1",)) == ["private: mine-1"]


def test_a_number_that_only_the_hidden_knows_is_found() -> None:
    """No name gives it away: only other worlds do."""
    live = midgame("legends")

    def show(table: LiveTable) -> Any:
        return {"hearts": sum("hearts" in card for card in anothers_hand(table))}

    assert "hearts" in told_apart(show, live, table_worlds(live, 1, 12))


def test_the_order_of_parts_tells_nothing_either() -> None:
    live = midgame("legends")

    def show(table: LiveTable) -> Any:
        loved = "hearts" in anothers_hand(table)[0]
        return {"one": 1, "two": 2} if loved else {"two": 2, "one": 1}

    assert "order of its parts" in told_apart(show, live, table_worlds(live, 1, 12))


def test_what_a_viewer_says_itself_is_no_leak() -> None:
    """A refusal may repeat the answer that it refuses."""
    live = midgame("legends")
    card = anothers_hand(live)[0]
    refusal = {"error": f"'lay:{card}' is not on offer"}
    assert Secrets(game_of(live), 1).in_message(refusal) == [card]
    assert Secrets(game_of(live), 1, {"key": f"lay:{card}"}).in_message(refusal) == []
