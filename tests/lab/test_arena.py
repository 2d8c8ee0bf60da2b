"""The arena: paired deals, shares over deals, many bots, and controls that come out even."""

from itertools import count
from typing import Any

import pytest

import tumbleweed as tw
from tumbleweed.bots.random_bot import RandomBot
from tumbleweed.lab.arena import MIRROR, NULL, arena, arena_series
from tumbleweed.lab.arena.data import as_data
from tumbleweed.lab.arena.standings import Standings
from tumbleweed.lab.play import Played
from tumbleweed.lab.series import Series

MANY = ("thrifty", "random", "random#2", "random#3")


class Drifting(RandomBot):
    """Does not keep to its seed: its luck depends on what was played before."""

    made = count()

    def __init__(self, seed: int) -> None:
        super().__init__(next(self.made))

    def choose(self, seat: tw.Seat) -> str:
        return super().choose(seat)


# ---- shares ----


def test_a_bot_at_several_seats_is_counted_once_per_game() -> None:
    standings = arena("goat", ("thrifty", "random", "random"), games=6)
    assert standings.games == 6
    assert [standings.games_of(bot) for bot in standings.bots] == [6, 6]
    assert sum(standings.share(bot).value for bot in standings.bots) == pytest.approx(1)
    assert [standings.fair(bot) for bot in standings.bots] == pytest.approx([1 / 3, 2 / 3])
    assert [standings.scores[bot].count for bot in standings.bots] == [6, 12]


def test_deals_are_played_whole() -> None:
    assert arena_series("goat", ("a", "b", "c"), games=10).games == 12


def rows(deal: int, *winners: str) -> Played:
    """A deal at a table of a and b: who won its two games."""
    return Played([
        {"game": 2 * deal + seating, "players": 2, "seat": seat, "bot": bot, "score": bot == winner,
         "won": float(bot == winner), "rank": 1 if bot == winner else 2, "decisions": 1}
        for seating, winner in enumerate(winners)
        for seat, bot in enumerate("ab" if seating == 0 else "ba")
    ])  # fmt: skip


def standings_of(*deals: str) -> Standings:
    standings = Standings(Series("goat", 2 * len(deals), (2,), ("a", "b"), paired=True))
    for deal, winners in enumerate(deals):
        standings.add(rows(deal, *winners))
    return standings


def test_the_deal_is_what_is_observed() -> None:
    """Who wins a deal in both seatings has shown it once, not twice."""
    together = standings_of(*["aa", "bb"] * 50).share("a")
    apart = standings_of(*["ab", "ab", "aa", "bb"] * 25).share("a")
    assert together.value == apart.value == 0.5
    widths = [high - low for low, high in (together.interval, apart.interval)]
    assert widths[0] == pytest.approx(widths[1] * 2**0.5, rel=0.03)
    assert widths[0] == pytest.approx(2 * 1.96 * 0.5 / 100**0.5, rel=0.05)


def test_a_deal_counts_when_all_its_seatings_are_played() -> None:
    whole, halves = standings_of("aa", "ab", "bb"), standings_of()
    every = [
        row for deal, winners in enumerate(("aa", "ab", "bb")) for row in rows(deal, *winners).rows
    ]
    for start in range(0, len(every), 3):
        halves.add(Played(every[start : start + 3]))
    assert halves.share("a") == whole.share("a")
    assert halves.rating("a") == whole.rating("a")


def test_seats_are_counted_whoever_sits_there() -> None:
    standings = standings_of("ab", "ab", "aa")  # the first seat wins both games of two deals
    assert standings.seat_share(0).value == pytest.approx(5 / 6)
    assert standings.ahead("a", "b") == pytest.approx(4 / 6)


# ---- many bots ----


def test_more_bots_than_seats_take_turns_and_meet_equally_often() -> None:
    standings = arena("goat", MANY, games=70, seed=3, players=3)
    assert (standings.games, standings.deals) == (72, 24)
    assert [standings.games_of(bot) for bot in MANY] == [54] * 4
    assert standings.ranking[0] == "thrifty"
    assert standings.rating("thrifty").interval[0] > 0
    assert sum(standings.rating(bot).value for bot in MANY) == pytest.approx(0, abs=1e-6)


def test_the_table_is_as_large_as_there_are_bots_or_as_can_be() -> None:
    assert arena_series("goat", ("random",) * 3, 1).players == (3,)
    assert arena_series("goat", ("random",) * 9, 1).players == (5,)
    assert arena_series("goat", ("random",), 1, control=NULL).players == (2,)
    assert arena_series("goat", ("random",), 1, control=MIRROR).players == (5,)


def test_one_and_two_processes_come_to_the_same() -> None:
    alone, together = (
        as_data(arena("goat", MANY, games=60, seed=5, players=3, jobs=jobs)) for jobs in (1, 2)
    )
    assert alone == together


# ---- controls ----


@pytest.mark.extended
def test_equals_come_out_even() -> None:
    """Every bot under two names, each with luck of its own."""
    standings = arena("goat", ("random", "thrifty"), games=240, seed=2, players=3, control=NULL)
    assert standings.bots == ("random", "random#2", "thrifty", "thrifty#2")
    assert [(each.bot, each.copy) for each in standings.controls] == [
        ("random", "random#2"), ("thrifty", "thrifty#2"),
    ]  # fmt: skip
    assert all(control.even for control in standings.controls)
    low, high = standings.controls[0].interval
    assert low < -1
    assert high > 1


def test_copies_have_luck_of_their_own() -> None:
    standings = arena("goat", ("random",), games=20, seed=1, control=NULL)
    assert standings.share("random").deviation > 0.1  # the seatings of a deal are not the same game


@pytest.mark.parametrize(
    ("game", "bot", "games"),
    [("goat", "random", 30), ("goat", "thrifty", 30), ("legends", "random", 6)],
)
def test_a_mirror_is_even_in_every_deal(game: str, bot: str, games: int) -> None:
    """With the luck of the seats all seatings of a deal are the same game."""
    standings = arena(game, (bot,), games, seed=1, players=3, control=MIRROR)
    assert standings.bots == (bot, f"{bot}=2", f"{bot}=3")
    for name in standings.bots:
        share = standings.share(name)
        assert (share.value, share.deviation) == pytest.approx((1 / 3, 0))
        assert standings.scores[name].mean == pytest.approx(standings.scores[bot].mean)
    for control in standings.controls:
        assert (control.difference, *control.interval) == pytest.approx((0, 0, 0), abs=1e-6)
        assert control.even
    assert sum(standings.seat_share(seat).value for seat in range(3)) == pytest.approx(1)


def test_a_mirror_shows_a_bot_that_does_not_keep_to_its_seed() -> None:
    standings = arena("goat", (f"{__name__}:Drifting",), games=30, players=3, control=MIRROR)
    assert any(standings.share(name).deviation > 0 for name in standings.bots)


def test_a_copy_that_is_worse_is_not_even() -> None:
    series = Series("goat", 200, (2,), ("a", "a#2"), paired=True)
    standings = Standings(series)
    for deal in range(100):
        for row in (played := rows(deal, "a", "a" if deal % 2 else "b")).rows:
            row["bot"] = {"a": "a", "b": "a#2"}[row["bot"]]
        standings.add(played)
    (control,) = standings.controls
    assert control.difference < 0
    assert not control.even


@pytest.mark.parametrize(
    ("bots", "more", "complaint"),
    [
        (("random",), {}, "at least two bots, not 1"),
        ((), {"control": NULL}, "at least two bots, not 0"),
        (("random", "thrifty"), {"control": MIRROR}, "one bot at all seats, not 2"),
        (("random", "thrifty"), {"control": "blind"}, "no control is called 'blind'"),
        (("random", "shark"), {}, "no bot is called 'shark'"),
        (("random", "shark#2"), {}, "no bot is called 'shark'"),
        (("random", "thrifty"), {"players": 3}, "2 bots do not fill 3 seats"),
        (("random", "thrifty"), {"players": 7}, "goat is not played by 7 players"),
    ],
)
def test_what_is_no_arena_is_refused(
    bots: tuple[str, ...], more: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(tw.UnknownName, match=complaint):
        arena("goat", bots, 10, **more)
