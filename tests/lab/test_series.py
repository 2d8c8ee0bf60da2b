"""A series: what game number n is, whoever plays it."""

import pytest

import tumbleweed as tw
from tumbleweed.lab.series import Series, derived_seed


def test_one_bot_sits_at_every_seat_and_player_counts_take_turns() -> None:
    series = Series("goat", 6, (2, 4), ("random",))
    assert [series.pairing(n).players for n in range(6)] == [2, 4, 2, 4, 2, 4]
    assert series.pairing(1).bots == ("random",) * 4


def test_several_bots_move_on_by_a_seat_each_game() -> None:
    series = Series("goat", 4, (3,), ("a", "b", "c"))
    assert [series.pairing(n).bots for n in range(4)] == [
        ("a", "b", "c"),
        ("c", "a", "b"),
        ("b", "c", "a"),
        ("a", "b", "c"),
    ]


def test_games_have_seeds_of_their_own_and_series_share_none() -> None:
    seeds = [Series("goat", 500, (3,), ("random",), s).pairing(n).seed for s in (1, 2)
             for n in range(500)]  # fmt: skip
    assert len(set(seeds)) == 1000
    assert all(0 <= seed < 2**63 for seed in seeds)


def test_a_paired_series_plays_each_deal_in_every_seating() -> None:
    series = Series("goat", 6, (3,), ("a", "b", "c"), paired=True)
    seeds = [series.pairing(n).seed for n in range(6)]
    assert seeds[:3] == [seeds[0]] * 3
    assert seeds[3:] == [seeds[3]] * 3
    assert seeds[0] != seeds[3]
    assert len({series.pairing(n).bots for n in range(3)}) == 3


def test_seeds_never_change() -> None:
    """Written down once: published results must be found again."""
    assert derived_seed(0, 0) == 8716785717491524676
    assert derived_seed(0, 1) != derived_seed(1, 0)


def test_chunks_cover_the_series_once() -> None:
    chunks = list(Series("goat", 53, (2,), ("random",)).chunks(25))
    assert [(chunk.start, chunk.stop) for chunk in chunks] == [(0, 25), (25, 50), (50, 53)]


@pytest.mark.parametrize(
    ("series", "complaint"),
    [
        (Series("chess", 1, (2,), ("random",)), "no game is called 'chess'"),
        (Series("goat", 0, (2,), ("random",)), "at least one is played, not 0"),
        (Series("goat", 1, (6,), ("random",)), "not played by 6 players"),
        (Series("goat", 1, (2,), ("nobody",)), "no bot is called 'nobody'"),
        (Series("goat", 1, (3,), ("random", "random")), "2 bots do not fill 3 seats"),
        (Series("goat", 1, (3,), ("random",), edition="pocket"), "goat has no edition 'pocket'"),
        (Series("goat", 1, (3,), ("random",), variants=("duel",)), "goat has no variant 'duel'"),
        (Series("goat", 1, (3,), ("random",), options={"length": 9}), "no table option 'length'"),
        (Series("legends", 1, (3,), ("random",), options={"length": 9}), "length: 9 is not one"),
    ],
)
def test_what_cannot_be_played_is_refused(series: Series, complaint: str) -> None:
    with pytest.raises(tw.UnknownName, match=complaint):
        series.check()


def test_games_are_played_by_the_rules_of_the_series() -> None:
    series = Series("legends", 1, (3,), ("random",), options={"length": 15, "house_chooses": True})
    setup = series.ruleset(3).setup
    assert (
        setup.to_json()
        == tw.new("legends", 3, 0, length=15, house_chooses=True).ruleset.setup.to_json()
    )
    assert setup.edition == "revised"
