"""Redeal in an open window: own answers stay, those of others are redrawn, legally."""

import json
from collections.abc import Callable

import tumbleweed as tw
from tumbleweed.core.frames import LOCALS, Gather, Procedure
from tumbleweed.core.redeal import redeal_sealed, still_asked
from tumbleweed.core.state import State

Table = Callable[..., tw.Game]


def answer(game: tw.Game, *picks: tuple[int, str]) -> tw.Game:
    for seat, key in picks:
        game.choose(key, seat=seat)
    return game


def test_redeal_keeps_own_sealed_answers_and_draws_others_anew(table: Table) -> None:
    game = answer(table(), (0, "pick:c"), (1, "pick:e"), (1, "pick:f"), (2, "pick:i"))
    seen = set()
    for seed in range(60):
        world = game.redeal(0, seed).to_json()["state"]
        assert world["hands"][0] == list("abcd")
        assert world["sealed"][0] == ["pick:c"]
        for other, count in ((1, 2), (2, 1)):
            picked = [key.removeprefix("pick:") for key in world["sealed"][other]]
            assert len(set(picked)) == count
            assert set(picked) <= set(world["hands"][other])
        seen.add(json.dumps(world["sealed"]))
    assert len(seen) > 30
    assert game.to_json()["state"]["sealed"] == [["pick:c"], ["pick:e", "pick:f"], ["pick:i"]]


def test_a_redealt_window_asks_the_same_seats_and_plays_on(table: Table) -> None:
    game = answer(table(), (1, "pick:e"), (1, "pick:f"), (2, "pick:i"))
    for seed in range(20):
        world = game.redeal(0, seed)
        assert world.asked == game.asked == [0, 2]
        assert world.view(0) == game.view(0)
        assert world.record is None
        while world.decision is not None and world.number == 0:
            world.choose(world.decision.default)
        assert world.asked == [0]


def test_every_legal_answer_of_another_seat_is_as_likely(table: Table) -> None:
    """Seat 1 has sealed one card of an unknown hand; each of the ten unseen cards."""
    game = answer(table(), (1, "pick:e"))
    counts: dict[str, int] = {}
    for seed in range(2000):
        (key,) = game.redeal(0, seed).to_json()["state"]["sealed"][1]
        counts[key] = counts.get(key, 0) + 1
    assert sorted(counts) == [f"pick:{card}" for card in "efghijklmn"]
    chi_square = sum((count - 200) ** 2 / 200 for count in counts.values())
    assert chi_square < 27.9  # 9 degrees of freedom, p = 0.001


STOP = 9


def window_with_a_stop(sealed: list[list[int]], seed: int) -> tuple[State, list[Procedure]]:
    """Each seat picks up to two of three; it may stop before."""
    window = Gather(
        "window",
        (),
        lambda s: [0, 1],
        lambda s, seat: [STOP, 0, 1, 2],
        lambda s, seat: STOP in s.sealed[seat] or len(s.sealed[seat]) == 2,
        lambda s: 0,
    )
    s = State(seed, [0, 0, *[0] * LOCALS], 0, sealed, [0], [[]], 0)
    return s, [Procedure("only", (window,))]


def redealt_answers(theirs: list[int]) -> set[tuple[int, ...]]:
    """What seat 1 may have answered in seat 0's redeals."""
    seen = set()
    for seed in range(60):
        s, procedures = window_with_a_stop([[1], theirs[:]], seed)
        redeal_sealed(procedures, s, 0, still_asked(procedures, s))
        assert s.sealed[0] == [1]
        seen.add(tuple(s.sealed[1]))
    return seen


def test_a_redealt_answer_is_complete_where_it_was_and_only_there() -> None:
    """With how many answers it is complete is the other seat's secret."""
    pairs = {(first, second) for first in (0, 1, 2) for second in (STOP, 0, 1, 2)}
    assert redealt_answers([STOP]) == redealt_answers([0, 1]) == {(STOP,)} | pairs
    assert redealt_answers([2]) == {(0,), (1,), (2,)}
    assert redealt_answers([]) == {()}


def test_what_another_has_taken_back_is_hidden(table: Table) -> None:
    """The world dealt from a seed is the same as if it had never been answered."""
    again = answer(table(), (1, "pick:e"))
    again.undo(1)
    assert again.redeal(0, 7).to_json() == table().redeal(0, 7).to_json()
