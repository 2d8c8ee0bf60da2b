"""What the results of any game tell: the headline, and when it was decided."""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.echo.chronicle import Chronicle, Round
from tumbleweed.echo.newsroom import Reporter
from tumbleweed.echo.paper import HEADLINE, TURNING_POINT, Story

LANDSLIDE: Final = 0.25  # ahead by this part of the winner's points
PHOTO_FINISH: Final = 0.05
LATE: Final = 0.67  # a comeback begins after this part of the rounds


def seat_ref(seat: int) -> str:
    return f"seat:{seat}"


def headline(chronicle: Chronicle, ordinary: Reporter | None) -> Story:
    """Who won, by what stands out most; the game's own words for an ordinary win."""
    result, winners = chronicle.result, chronicle.result.winners
    if not winners:
        rival = seat_ref(chronicle.game.players)
        lost = {"rival": rival, "points": result.rival, "best": max(result.scores)}
        return Story(HEADLINE, "echo-rival", lost, chronicle.last)
    if len(winners) > 1:
        seats = [seat_ref(seat) for seat in winners]
        shared = {"seats": seats, "points": result.scores[winners[0]]}
        return Story(HEADLINE, "echo-shared", shared, chronicle.last, tuple(winners))
    key = _standing_out(chronicle, winners[0])
    if not key and ordinary is not None:
        told = ordinary(chronicle)
        if told is not None:
            return told
    args = won_by(chronicle)
    return Story(HEADLINE, key or "echo-won", args, chronicle.last, (winners[0],))


def won_by(chronicle: Chronicle) -> dict[str, Any]:
    """The arguments of every headline of a single winner."""
    result = chronicle.result
    seat, second = result.winners[0], runner_up(chronicle)
    return {
        "seat": seat_ref(seat),
        "second": seat_ref(second),
        "points": result.scores[seat],
        "other": _points(chronicle, second),
        "margin": _margin(chronicle),
        "rounds": chronicle.rounds[-1].number if chronicle.rounds else 0,
    }


def runner_up(chronicle: Chronicle) -> int:
    """The second; a rival without a seat is numbered after the last one."""
    return [seat for place in chronicle.result.ranking for seat in place][1]


def _points(chronicle: Chronicle, seat: int) -> int:
    result = chronicle.result
    if seat < len(result.scores):
        return result.scores[seat]
    assert result.rival is not None
    return result.rival


def _margin(chronicle: Chronicle) -> int:
    result = chronicle.result
    return result.scores[result.winners[0]] - _points(chronicle, runner_up(chronicle))


def _standing_out(chronicle: Chronicle, seat: int) -> str:
    points, margin = chronicle.result.scores[seat], _margin(chronicle)
    if not margin:
        return "echo-tie-break"
    if _came_back(chronicle, seat):
        return "echo-comeback"
    if margin >= LANDSLIDE * points and margin > 1:
        return "echo-landslide"
    return "echo-photo-finish" if margin <= max(1, PHOTO_FINISH * points) else ""


def _came_back(chronicle: Chronicle, seat: int) -> bool:
    """Last, or level with the last, when most rounds were over."""
    rounds = chronicle.rounds
    if not rounds or chronicle.game.players < 3:
        return False
    late = [each for each in rounds if each.number > LATE * rounds[-1].number]
    scores = late[0].scores
    return scores[seat] == min(scores) and scores[seat] < max(scores)


# ---- when it was decided ----


def turning_point(chronicle: Chronicle) -> Story | None:
    """The round in which the winner took a lead that was not lost again."""
    winners, rounds = chronicle.result.winners, chronicle.rounds
    if len(winners) != 1 or len(rounds) < 2:
        return None
    seat = winners[0]
    args: dict[str, Any] = {"seat": seat_ref(seat), "rounds": rounds[-1].number}
    last = [each for each in rounds if each is rounds[0] or not _leads(each, seat)][-1]
    if last is rounds[0]:
        return Story(TURNING_POINT, "echo-led-throughout", args, rounds[1].entry, (seat,))
    best, own = max(last.scores), last.scores[seat]
    args |= {"round": last.number, "points": best, "own": own}
    if own == best:
        return Story(TURNING_POINT, "echo-broke-away", args, _end(chronicle, last), (seat,))
    leader = last.scores.index(best)
    args["leader"] = seat_ref(leader)
    return Story(TURNING_POINT, "echo-overtook", args, _end(chronicle, last), (seat, leader))


def _leads(each: Round, seat: int) -> bool:
    return each.scores[seat] == max(each.scores) and each.scores.count(max(each.scores)) == 1


def _end(chronicle: Chronicle, each: Round) -> int:
    later = [after.entry for after in chronicle.rounds if after.number > each.number]
    return later[0] if later else chronicle.last
