"""Tables dealt twice: worlds that no redeal has made, and a seat that cannot know which is its own.

Two hidden things change places in the position a game starts from; the same choices are made. If
by the book a seat has seen the same, it must not be able to tell the two games apart.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from core import laws
from games.legends.legends_inventory import ACTIONS
from support.random_play import answer

PLAYERS = 4
CAST = ["billy-the-kid", "kit-carson", "wild-bill-hickok", "y-b-rowdy"]
SPACES = ["darkrock-saloon-north", "darkrock-bank", "darkrock-saloon-north", "red-falls-cabaret"]
SEEN_BY = {  # the secret argument, and whose eyes are meant for it
    "drew": ("cards", ("seat",)),
    "laid-card": ("card", ("seat",)),
    "drew-fight-cards": ("cards", ("seat",)),
    "laid-fight-card": ("card", ("seat",)),
    "acquired-cattle": ("token", ("seat",)),
    "stole-cattle": ("token", ("seat", "victim")),
    "deals": ("cards", ("seat",)),
    "peeked-story": ("story", ("seat",)),
    "saw-cards": ("cards", ("seat",)),
    "gave-card": ("card", ("seat", "to")),
}


def lawfully_seen(game: tw.Game, seat: int) -> list[Any]:
    """What the seat may know of all that happened, by the book and not by the engine."""
    seen: list[Any] = []
    for event in game.events:
        args = dict(event.args)
        secret, witnesses = SEEN_BY.get(event.key, ("", ()))
        if witnesses and f"seat:{seat}" not in [args[witness] for witness in witnesses]:
            del args[secret]
        seen.append((event.key, args))
    return [*seen, game.asked, game.view(seat)["players"][seat]["hand"]]


class Deal:
    """A game from a position in which poker cards, fight cards and stories lie in a given order."""

    def __init__(self, zones: dict[str, list[str]], choices: list[tuple[int, str]]) -> None:
        self.zones = zones
        self.game = tw.at_table("legends", players=PLAYERS, at="turn", **facts(zones))
        self.choices: list[tuple[int, str]] = []
        for seat, key in choices:
            self.make(seat, key)

    def make(self, seat: int, key: str) -> None:
        self.game.choose(key, seat=seat)
        self.choices.append((seat, key))

    def swapped(self, one: str, two: str) -> "Deal":
        """The same game with two cards exchanged, in what was chosen, too."""
        names = {one: two, two: one}
        zones = {zone: [names.get(c, c) for c in cards] for zone, cards in self.zones.items()}
        choices = []
        for seat, key in self.choices:
            verb, _, thing = key.partition(":")
            choices.append((seat, f"{verb}:{names[thing]}" if thing in names else key))
        return Deal(zones, choices)


def facts(zones: dict[str, list[str]]) -> dict[str, Any]:
    seats = {
        seat: {
            "character": CAST[seat],
            "space": SPACES[seat],
            "hand": zones[f"hand {seat}"],
            "items": ["rifle"],
            "money": 60,
            "lp": 6,
        }
        for seat in range(PLAYERS)
    }
    return {
        "seats": seats,
        "deck": zones["deck"],
        "fight_deck": zones["fight"],
        "stories": {"left": zones["left"], "right": zones["right"]},
    }


def dealt(luck: Random) -> dict[str, list[str]]:
    """Every card of the box in some order."""
    compiled: Any = tw.new("legends", players=PLAYERS, seed=0).ruleset
    cards = luck.sample(compiled.compiled.cards, len(compiled.compiled.cards))
    stories = luck.sample(compiled.compiled.stories, len(compiled.compiled.stories))
    zones = {f"hand {seat}": cards[4 * seat : 4 * seat + 4] for seat in range(PLAYERS)}
    return {
        **zones,
        "deck": cards[4 * PLAYERS :],
        "fight": luck.sample(compiled.compiled.fight_cards, len(compiled.compiled.fight_cards)),
        "left": stories[:20],
        "right": stories[20:],
    }


def twin(deal: Deal, seat: int, luck: Random, steps: int) -> Deal:
    """Another deal in which the seat has seen the same: cards change places, two by two."""
    saw, backs = lawfully_seen(deal.game, seat), backs_of(deal.game)
    for _ in range(steps):
        pile = luck.choice(["fight", "left", "cards"])
        names = pool(deal, pile, seat)
        try:
            other = deal.swapped(*luck.sample(names, 2))
        except tw.TumbleweedError:
            continue  # a choice was not open there
        if lawfully_seen(other.game, seat) == saw and backs_of(other.game) == backs:
            deal = other
    return deal


def pool(deal: Deal, pile: str, seat: int) -> list[str]:
    if pile != "cards":
        return deal.zones[pile]
    hands = [f"hand {other}" for other in range(PLAYERS) if other != seat]
    return [card for zone in [*hands, "deck"] for card in deal.zones[zone]]


def backs_of(game: tw.Game) -> list[str]:
    return [story["back"] for story in game.view()["stories"]]


def twins(rounds: range) -> Iterator[tuple[tw.Game, tw.Game, int]]:
    """Pairs of games that were dealt differently, and a seat that cannot know it."""
    for seed in rounds:
        luck = Random(f"deal {seed}")
        deal = Deal(dealt(luck), [])
        for _ in range(luck.randrange(10, 40)):
            decision = luck.choice(deal.game.decisions)
            deal.make(decision.seat, answer(decision.keys, luck))
        for seat in range(PLAYERS):
            other = twin(deal, seat, luck, steps=10)
            if other.zones != deal.zones:
                yield deal.game, other.game, seat


@pytest.mark.rule("WL-TURN-20", "WL-STORY-02", "WL-CLAR-10")
@pytest.mark.parametrize("first", range(0, 8, 2))
@pytest.mark.slow
def test_a_seat_cannot_tell_how_the_cards_were_dealt(first: int) -> None:
    pairs = list(twins(range(first, first + 2)))
    assert len(pairs) >= 6
    for one, two, seat in pairs:
        assert one.fingerprint != two.fingerprint
        laws.alike(one, two, seat, ACTIONS[seat::6])
        laws.no_tells(one, two, seat)


def test_a_seat_that_saw_a_card_can_tell() -> None:
    """The owner of a hand is not taken in: the comparison has eyes."""
    luck = Random(5)
    deal = Deal(dealt(luck), [])
    other = deal.swapped(deal.zones["hand 1"][0], deal.zones["deck"][30])
    laws.alike(deal.game, other.game, 0, ACTIONS[::6])
    with pytest.raises(AssertionError, match="seat 1 can tell by its view"):
        laws.alike(deal.game, other.game, 1, ACTIONS[::6])
