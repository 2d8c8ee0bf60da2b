"""Fights: the best one, and those won by a bluff."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from tumbleweed.echo.chronicle import Chronicle, Happening
from tumbleweed.echo.paper import FIGHT, LIE, Story
from tumbleweed.games.legends.compiler.content import LegendsContent

DECIDED = ("won-fight", "lost-to-npc")
BETWEEN_PLAYERS = 10  # how much more a fight between players is worth telling


@dataclass
class Fight:
    """One fight, from its beginning to who won."""

    outcome: Happening
    cards: dict[int, str] = field(default_factory=dict)  # the last card that each seat revealed
    declined: set[int] = field(default_factory=set)

    @property
    def rival(self) -> int | None:
        """The player who lost to another."""
        lost = self.outcome.event.args.get("rival")
        return None if lost is None else self.outcome.seat("rival")

    @property
    def drama(self) -> int:
        """Close and high is best, between players most of all."""
        value, other = self.outcome.number("value"), self.outcome.number("other")
        bonus = 0 if self.rival is None else BETWEEN_PLAYERS
        return bonus + min(value, other) - 2 * abs(value - other)


def fights(chronicle: Chronicle) -> Iterator[Fight]:
    cards: dict[int, str] = {}
    declined: set[int] = set()
    for each in chronicle.told("fight-began", "revealed", "declined", *DECIDED):
        if each.event.key == "fight-began":
            cards, declined = {}, set()
        elif each.event.key == "revealed":
            cards[each.seat()] = each.word("card")
        elif each.event.key == "declined":
            declined.add(each.seat())
        else:
            yield Fight(each, cards, declined)


def best_fight(chronicle: Chronicle) -> Story | None:
    fought = [each for each in fights(chronicle) if each.outcome.number("value")]
    best = max(fought, key=lambda each: each.drama, default=None)
    if best is None:
        return None
    told, seats = best.outcome, [best.outcome.seat()]
    if told.event.key == "lost-to-npc":
        return Story(FIGHT, "echo-lost-to", dict(told.event.args), told.entry, tuple(seats))
    if best.rival is None:
        return Story(FIGHT, "echo-beat", dict(told.event.args), told.entry, tuple(seats))
    kind = told.word("fight")
    return Story(FIGHT, f"echo-{kind}", dict(told.event.args), told.entry, (*seats, best.rival))


# ---- won by a bluff ----


def bluffs(chronicle: Chronicle) -> Iterator[Story]:
    """The lower card won, or the other one did not even draw."""
    content = chronicle.game.ruleset.content
    assert isinstance(content, LegendsContent)
    for each in fights(chronicle):
        rival, winner = each.rival, each.outcome.seat()
        if rival is None:
            continue
        args = dict(each.outcome.event.args)
        if rival in each.cards and winner in each.cards:
            own, other = each.cards[winner], each.cards[rival]
            if content.entry("card", own)["rank"] < content.entry("card", other)["rank"]:
                args |= {"card": f"card:{own}", "beaten": f"card:{other}"}
                yield Story(LIE, "echo-lower-card", args, each.outcome.entry, (winner, rival))
        elif rival in each.declined:
            yield Story(LIE, "echo-backed-down", args, each.outcome.entry, (winner, rival))
