"""The reporters of The Good, the Bad and the Goat: shots and arrests, lies, luck, and the loot."""

from __future__ import annotations

from typing import Final, cast

from tumbleweed.core.game import Game
from tumbleweed.echo.chronicle import Chronicle, Happening
from tumbleweed.echo.newsroom import Newsroom, most_common
from tumbleweed.echo.paper import FIGHT, HEADLINE, LIE, LUCK, NEWS, Story
from tumbleweed.echo.results import won_by
from tumbleweed.games.goat.model import TOKENS, GoatState
from tumbleweed.games.goat.scoring import score

ANSWERS: Final = ("accepted", "refused", "discarded")
GOAT: Final = "goat"
WORTH_TELLING: Final = 4  # what a stolen token must be worth to be a stroke of luck


def scores(game: Game) -> list[int]:
    """As if the game were over now."""
    s = cast("GoatState", game.state)
    return [score(s, seat).total for seat in range(game.players)]


def portraits(chronicle: Chronicle) -> list[str | None]:
    """The character that wore a player's hat most often."""
    worn: list[list[str]] = [[] for _ in range(chronicle.game.players)]
    for each in chronicle.told("accepted", "refused"):
        wearer = "seat" if each.event.key == "accepted" else "dealer"
        worn[each.seat(wearer)].append(each.event.args["character"])
    return [most_common(cards) for cards in worn]


# ---- lies ----


def is_lie(answer: Happening) -> bool:
    return answer.word("claim") != answer.word("character")


def lies_of(chronicle: Chronicle, seat: int) -> int:
    lies = filter(is_lie, chronicle.told(*ANSWERS))
    return sum(_by(each) == seat for each in lies)


def headline(chronicle: Chronicle) -> Story | None:
    """An ordinary win is news by how honest it was."""
    seat, players = chronicle.result.winners[0], chronicle.game.players
    lies = [lies_of(chronicle, each) for each in range(players)]
    args = {**won_by(chronicle), "lies": lies[seat]}
    if not lies[seat]:
        return Story(HEADLINE, "echo-honest-win", args, chronicle.last, (seat,))
    if lies[seat] == max(lies):
        return Story(HEADLINE, "echo-liars-win", args, chronicle.last, (seat,))
    return None


def biggest_lie(chronicle: Chronicle) -> Story | None:
    """The Goat under another name before all others, then the winner's, then the latest."""
    winners = chronicle.result.winners
    answers = list(chronicle.told(*ANSWERS))
    lies = [each for each in answers if is_lie(each)]
    believed = [each for each in lies if each.event.key == "accepted"]
    if believed:
        best = max(reversed(believed), key=lambda each: (_is_goat(each), _by(each) in winners))
        return _lie("echo-lie-goat" if _is_goat(best) else "echo-lie", best)
    stuck = [each for each in lies if each.event.key == "refused"]
    if stuck:
        return _lie("echo-lie-caught", stuck[-1])
    return Story(LIE, "echo-no-lies", {"count": len(answers)}, chronicle.last)


def _is_goat(answer: Happening) -> bool:
    return answer.word("character") == GOAT


def _by(answer: Happening) -> int:
    return answer.seat("dealer")


def _lie(key: str, answer: Happening) -> Story:
    seats = (_by(answer), answer.seat())
    return Story(LIE, key, dict(answer.event.args), answer.entry, seats)


# ---- shots and arrests ----


def best_fight(chronicle: Chronicle) -> Story | None:
    """The Sheriff shot, else the Robber caught, else the Charlatan."""
    for kind in ("shot", "arrested-robber", "arrested-charlatan"):
        found = list(chronicle.told(kind))
        if found:
            last = found[-1]
            seats = (last.seat(), last.seat("victim"))
            return Story(FIGHT, f"echo-{kind}", dict(last.event.args), last.entry, seats)
    return None


# ---- luck and loot ----


def luckiest_draw(chronicle: Chronicle) -> Story | None:
    """The dearest token won at cards; if it was a cheap one, the largest haul."""
    won = max(chronicle.told("gambled"), key=lambda each: _price(chronicle, each), default=None)
    hauls = chronicle.told("took-tokens")
    haul = max(hauls, key=lambda each: _worth(chronicle, each), default=None)
    if won is not None and (haul is None or _price(chronicle, won) >= WORTH_TELLING):
        seats = (won.seat(), won.seat("victim"))
        return Story(LUCK, "echo-gambled", dict(won.event.args), won.entry, seats)
    if haul is None:
        return None
    args = {**haul.event.args, "points": _worth(chronicle, haul)}
    return Story(LUCK, "echo-haul", args, haul.entry, (haul.seat(),))


def _price(chronicle: Chronicle, each: Happening) -> int:
    s = cast("GoatState", chronicle.game.state)
    return s.compiled.values[TOKENS.index(each.word("token"))]


def _worth(chronicle: Chronicle, each: Happening) -> int:
    return _price(chronicle, each) * each.number("count")


def got_away(chronicle: Chronicle) -> Story | None:
    """The Robber's largest loot that was not taken from him."""
    loot = max(chronicle.told("kept-loot"), key=lambda each: _worth(chronicle, each), default=None)
    if loot is None:
        return None
    args = {**loot.event.args, "points": _worth(chronicle, loot)}
    return Story(NEWS, "echo-got-away", args, loot.entry, (loot.seat(),))


def hats_eaten(chronicle: Chronicle) -> Story | None:
    """Hats that ended on the Goat."""
    eaten = [each for each in chronicle.told("accepted", "refused") if _is_goat(each)]
    if not eaten:
        return None
    last = eaten[-1]
    owner = "seat" if last.event.key == "accepted" else "dealer"
    args = {"count": len(eaten), "seat": last.event.args[owner]}
    return Story(NEWS, "echo-goat-eats", args, last.entry, (last.seat(owner),))


NEWSROOM: Final = Newsroom(
    scores,
    portraits,
    headline,
    (biggest_lie, best_fight, luckiest_draw, got_away, hats_eaten),
)
