"""The chances to win: shares of one, from the first question to the result."""

import pytest

import tumbleweed as tw
from review.staging import review_about, reviewed
from tumbleweed.core.game import Game
from tumbleweed.core.result import Result, Score
from tumbleweed.review.curve import Stand, final

TABLES = [("goat", 1, 4), ("goat", 2, 2), ("legends", 1, 3), ("legends", 1, 2)]


@pytest.mark.extended
@pytest.mark.walk
@pytest.mark.parametrize(("name", "seed", "players"), TABLES)
def test_shares_add_up_and_end_at_the_result(name: str, seed: int, players: int) -> None:
    game, told = reviewed(name, seed, players)
    result = game.result
    assert result is not None
    places = players + (result.rival is not None)
    for point in told.points:
        assert len(point.shares) == places
        assert sum(point.shares) == pytest.approx(1)
        assert all(0 <= share <= 1 for share in point.shares)
    entries = [point.entry for point in told.points]
    assert entries == sorted(set(entries))
    winners = result.winners or [players]  # the rival has won
    won = [1 / len(winners) if seat in winners else 0 for seat in range(places)]
    assert (told.points[-1].entry, told.points[-1].shares) == (told.last, won)


def test_two_are_watched_by_a_rival() -> None:
    assert len(reviewed("legends", 1, 2)[1].points[0].shares) == 3


def test_a_shared_win_is_shared() -> None:
    level = Score({"all": 5}, (1,))
    assert final(Result([level, level, Score({"all": 4}, (1,))])) == [0.5, 0.5, 0]


def test_a_rivals_win_is_its_own() -> None:
    lost = [Score({"all": 5}, (1,)), Score({"all": 4}, (1,))]
    assert final(Result(lost, Score({"all": 9}, (1,)))) == [0, 0, 1]


def test_who_is_asked_better_questions_has_better_chances() -> None:
    stand = Stand([0.3, -0.1, -0.2], 3.0, rival=False)
    first, second, third = stand.shares
    assert first > second > third
    assert stand.share(2, 0.4) > third
    assert stand.share(0, 0.3) == first


@pytest.mark.extended
def test_what_was_taken_back_is_not_told() -> None:
    """Only choices made for good have a point; they are numbered as in the record."""

    def played(hesitant: bool) -> Game:
        game = tw.new("goat", players=3, seed=4)
        while game.decision is not None:
            seat, option = game.decision.seat, game.decision.options[-1]
            if hesitant and not game.number and len(game.record.live if game.record else ()) == 1:
                game.choose(game.decision.options[0])
                game.undo(seat)
                hesitant = False
            game.choose(option)
        return game

    straight, hesitant = review_about(played(False)), review_about(played(True))
    assert hesitant.last == straight.last + 2
    assert [each.shares for each in hesitant.points] == [each.shares for each in straight.points]
