"""Tables of Western Legends: one builder, and the situations that tests begin from.

Hands and decks are written as in cards.py, "K♥ 10♣"; everything else in the words of
`tw.at_table`. Unless told, both stories wait for a long ride and so stay out of the way.
"""

from collections.abc import Mapping
from typing import Any

import tumbleweed as tw
from support.legends.cards import fight_cards, long, poker_cards
from support.legends.places import (
    BANK,
    EAST_SALOON,
    FAR_OFF,
    FARTHER,
    HIDEOUT,
    PRAIRIE,
    SALOON,
    STREET,
)

Facts = dict[str, Any]
OLD = ("first", "french")
EDITIONS = ("revised", *OLD)
ANN, BOB, CAL, DEE, EVE, FAY = range(6)
HERO, RIVAL, THIRD, RIGHT = range(4)  # four at the table: seat 3 sits to the right of seat 0
MOVER, RIGHT_OF_WANTED, WANTED = 0, 1, 2  # where the Sheriff rides
ANA, BIA, BLACK = range(3)  # two players, and the Man in Black

LONG_RIDES = {"left": ["the-cruel-wastes"], "right": ["tribes-of-the-mesa"]}
POKER_HANDS = {"left": ["a-seat-at-the-table"], "right": ["the-widow"]}  # for tests of long rides
CARD_LISTS = ("deck", "discard")


def table(*seats: Mapping[Any, Any], players: int = 4, **facts: Any) -> tw.Game:
    """A position, seat 0's turn by default. `seats` are the players' facts in the order they sit,
    or one dictionary of them by seat."""
    by_seat: Mapping[Any, Any] = dict(enumerate(seats))
    if len(seats) == 1 and all(isinstance(seat, int) for seat in seats[0]):
        by_seat = seats[0]
    return tw.at_table("legends", players=players, **facts_of(by_seat, facts))


def facts_of(seats: Mapping[int, Facts], facts: Facts) -> Facts:
    """As `tw.at_table` takes them."""
    written: Facts = {name: _poker(facts[name]) for name in CARD_LISTS if name in facts}
    if isinstance(facts.get("fight_deck"), str):
        written["fight_deck"] = fight_cards(facts["fight_deck"])
    if "chance" in facts:
        written["chance"] = {name: _known(draws) for name, draws in facts["chance"].items()}
    held = {
        seat: {**each, "hand": _poker(each["hand"])} if "hand" in each else each
        for seat, each in seats.items()
    }
    return {"stories": LONG_RIDES, **facts, **written, "seats": held}


def _poker(cards: str | list[str]) -> list[str]:
    return poker_cards(cards if isinstance(cards, str) else " ".join(cards))


def _known(draws: Any) -> Any:
    """Chance that is scripted: cards are written as everywhere."""
    return [long(each) if isinstance(each, str) else each for each in draws]


# ---- situations ----


def meeting(hero: Facts, rival: Facts, **facts: Any) -> tw.Game:
    """Seat 0 is on turn and shares a space, in town by default, with seat 1."""
    space = facts.pop("space", STREET)
    others = facts.pop("others", {})
    return table(
        {HERO: {"space": space, **hero}, RIVAL: {"space": space, **rival}, **others}, **facts
    )


def at_bank(hero: Facts, **facts: Any) -> tw.Game:
    others = facts.pop("others", {})
    return table({HERO: {"space": BANK, **hero}, **others}, **facts)


def on_the_trail(hero: Facts, **facts: Any) -> tw.Game:
    """Seat 0 stands next to a hideout with a bandit."""
    others = facts.pop("others", {})
    return table({HERO: {"space": PRAIRIE, **hero}, **others}, **{"bandits": [HIDEOUT], **facts})


def manhunt(wanted: Facts, **facts: Any) -> tw.Game:
    """Seat 0 holds Manhunt; the Sheriff is in his office, seat 2 is Wanted next to it."""
    mover = {"hand": "4♥", "space": STREET, **facts.pop("mover", {})}
    others = facts.pop("others", {})
    seats = {MOVER: mover, WANTED: {"wanted": 1, "space": SALOON, **wanted}, **others}
    return table(seats, **facts)


def three(players: int = 3, seats: Mapping[int, Any] | None = None, **facts: Any) -> tw.Game:
    """Three by default; the house lays the higher fight card itself. For moves and turns: only a
    hand of poker could contribute to a story."""
    stories = {**POKER_HANDS, **facts.pop("stories", {})}
    options = {"house_chooses": True, **facts.pop("options", {})}
    return table(seats or {}, players=players, options=options, stories=stories, **facts)


def at_saloon(hand: str = "", money: int = 50, **facts: Any) -> Facts:
    """A player's facts."""
    return {"space": EAST_SALOON, "money": money, "hand": hand, **facts}


def in_town(hand: str = "", money: int = 50, **facts: Any) -> Facts:
    return {"space": BANK, "money": money, "hand": hand, **facts}


# ---- two, and the Man in Black ----


def duo(ana: Facts | None = None, bia: Facts | None = None, **facts: Any) -> tw.Game:
    """Ana, Bia and the Man in Black; the players far off by default."""
    seats = {ANA: {"space": FAR_OFF, **(ana or {})}, BIA: {"space": FARTHER, **(bia or {})}}
    return table(seats, players=2, **facts)


def black_acts(
    card: str, ana: Facts | None = None, bia: Facts | None = None, **facts: Any
) -> tw.Game:
    """The round ends, and this card is on top of his deck."""
    his = {"deck": [card], **facts.pop("black", {})}
    return duo(ana, bia, at="black", black=his, **facts)
