"""Hats, hand and deck in every round of random games: the arithmetic of the rules."""

import pytest

import tumbleweed as tw
from support.goat import (
    ANA,
    HATS,
    controllers,
    everyone_but,
    hats,
    keys,
    offer,
    questions,
    rounds,
)
from support.reading import asked

# ---- ordinary offers ----


@pytest.mark.rule("GB-DEAL-13")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_ordinary_offer_costs_one_hat_and_leaves_a_controlled_card(players: int) -> None:
    for game, log in questions(players):
        shown = [e.args for e in log if e.key in {"accepted", "refused"}]
        assert sum(hats(game)) == HATS[players] - len(shown)
        assert len(controllers(game)) <= len(shown)  # the Saloon Phase may discard some
        if asked(game)[1] == "offer":
            assert set(controllers(game)) == {e["character"].split(":")[1] for e in shown}
            assert game.view()["offer"] is None


@pytest.mark.rule("GB-DEAL-19", "GB-DEAL-20")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_an_inactive_player_neither_deals_nor_receives_until_one_is_left(players: int) -> None:
    for game, log in questions(players):
        view = game.view()
        seat, question = asked(game)
        gray = {int(e.args["seat"][-1]) for e in log if e.key == "inactive"}
        if question == "offer":
            assert (seat in gray) == (view["last_active"] is not None)
        if question == "answer":
            assert seat not in gray
        if question == "to":
            assert view["last_active"] is None
            assert keys(game) == {f"to:{s}" for s in range(players) if s not in {seat, *gray}}


@pytest.mark.rule("GB-DEAL-24")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_round_comes_down_to_one_active_player_first(players: int) -> None:
    for log in rounds(players):
        acts = [e for e in log if e.key in {"offered", "inactive", "last-active"}]
        steps = "".join(e.key[0] for e in acts)  # o: offered, i: inactive, l: last active
        assert "ii" not in steps
        assert steps.count("i") == players
        assert steps.count("l") == 1
        assert steps[: steps.index("l")].count("i") == players - 1


@pytest.mark.rule("GB-DEAL-25")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_before_the_kth_offer_the_deck_is_k_short_of_the_hats(players: int) -> None:
    for game, log in questions(players):
        view = game.view()
        if asked(game)[1] == "offer" and view["last_active"] is None:
            kth = 1 + sum(e.key == "offered" for e in log)
            assert view["deck_count"] == HATS[players] - kth
            assert view["hand_count"] == 4


@pytest.mark.rule("GB-DEAL-25")
def test_the_deck_of_a_whole_round_of_three() -> None:
    game = tw.new("goat", players=3, seed=1, first_player=ANA)
    decks = []
    while game.view()["last_active"] is None:
        decks.append(game.view()["deck_count"])
        card = game.view(game.asked[0])["hand"][0]
        active = [p["seat"] for p in game.view()["players"] if p["active"]]
        offer(game, card, to=next(seat for seat in active if seat != game.asked[0]))
        game.choose("accept")
        while asked(game)[1] != "offer":
            game.choose(min(keys(game)))
    assert decks == [5, 4, 3, 2, 1]


@pytest.mark.rule("GB-DEAL-03", "GB-DEAL-26")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_hand_is_open_to_its_holder_alone_at_every_moment(players: int) -> None:
    for game, _ in questions(players, games=4):
        holder = game.view()["dealer"]
        for seat in everyone_but(game):
            assert (game.view(seat)["hand"] is not None) == (seat is not None and seat == holder)


# ---- assisted offers ----


def arithmetic(log: list[tw.Event]) -> tuple[int, int, int]:
    """Of a round: hats of the last active player, ordinary offers before, cards drawn then."""
    kinds = [event.key for event in log]
    at = kinds.index("last-active")
    drawn = next(event for event in log[at:] if event.key == "drew")
    return log[at].args["hats"], kinds[:at].count("offered"), drawn.args["count"]


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        pytest.param(2, {(1, 5, 1), (2, 4, 2), (3, 3, 3)}, marks=pytest.mark.rule("GB-LAST-07")),
        pytest.param(3, {(1, 5, 1), (2, 4, 2)}, marks=pytest.mark.rule("GB-LAST-08")),
        pytest.param(4, {(1, 7, 1), (2, 6, 2)}, marks=pytest.mark.rule("GB-LAST-09")),
        pytest.param(5, {(1, 9, 1), (2, 8, 2)}, marks=pytest.mark.rule("GB-LAST-10")),
    ],
)
def test_hats_offers_and_cards_left_by_number_of_players(
    players: int, expected: set[tuple[int, int, int]]
) -> None:
    assert {arithmetic(log) for log in rounds(players, games=20)} == expected


@pytest.mark.rule("GB-LAST-06", "GB-LAST-19", "GB-LAST-20")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_assistants_hand_is_three_minus_refusals_above_the_hats(players: int) -> None:
    for game, log in questions(players):
        view = game.view()
        seat, question = asked(game)
        if view["last_active"] is None or question not in {"offer", "answer"}:
            continue
        refused = sum(event.key == "discarded" for event in log)
        left = view["players"][view["last_active"]]["hats"]
        in_hand = view["hand_count"] + (question == "answer")
        assert in_hand == left + 3 - refused
        assert view["deck_count"] == 0
        if question == "answer":
            assert seat == view["last_active"]
            assert keys(game) == ({"accept"} if refused == 3 else {"accept", "refuse"})


@pytest.mark.rule("GB-LAST-20", "GB-LAST-21", "GB-LAST-24")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_between_h_and_h_plus_three_assisted_offers(players: int) -> None:
    for log in rounds(players):
        kinds = [event.key for event in log]
        at = kinds.index("last-active")
        left, assisted = log[at].args["hats"], kinds[at:].count("offered")
        refused = kinds.count("discarded")
        assert refused <= 3
        assert assisted == left + refused
        [aside] = [event.args["count"] for event in log if event.key == "put-aside"]
        assert aside == 3 - refused


@pytest.mark.rule("GB-LAST-14")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_only_the_last_active_player_places_hats_now(players: int) -> None:
    for game, _ in questions(players, games=6):
        last = game.view()["last_active"]
        if last is None or asked(game)[1] not in {"offer", "answer"}:
            continue
        worn = list(controllers(game).values())
        for seat in {*range(players)} - {last}:
            assert hats(game)[seat] == 0
            assert worn.count(seat) == HATS[players] // players
