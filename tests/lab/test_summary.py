"""The summary of a series: whose wins are counted how."""

from tumbleweed.lab.play import Played
from tumbleweed.lab.summary import Summary


def row(game: int, seat: int, bot: str, score: int, won: float) -> dict[str, object]:
    return {"game": game, "players": 2, "seat": seat, "bot": bot, "score": score, "won": won,
            "decisions": 100 + game}  # fmt: skip


def test_a_summary_counts_wins_by_seat_and_by_bot() -> None:
    summary = Summary()
    first = [row(0, 0, "a", 10, 1.0), row(0, 1, "b", 8, 0.0)]
    second = [row(1, 0, "b", 7, 0.5), row(1, 1, "a", 7, 0.5)]
    summary.add(Played(first, [(2, 0.25)]))
    summary.add(Played(second, [(2, 0.75)]))
    assert (summary.games, summary.players, summary.bots(2)) == (2, [2], ["a", "b"])
    assert [summary.seat_share(2, seat).wins for seat in (0, 1)] == [1.5, 0.5]
    assert [summary.bot_share(2, bot).value for bot in ("a", "b")] == [0.75, 0.25]
    assert summary.scores[2, "a"].mean == 8.5
    assert summary.decisions[2].mean == 100.5
    assert summary.seconds[2].mean == 0.5
