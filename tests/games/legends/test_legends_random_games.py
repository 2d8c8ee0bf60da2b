"""150 random games of all editions and variants: none gets stuck, nothing is lost, every
Legendary Point is recounted.

At every question the table is audited (legends_audit.py) and compared with a book kept from events
alone (legends_book.py), which also knows the final result by the rules WL-END-04 to -18.
"""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from legends_audit import TABLES, Listener, Tally, audit, check_book, passes, play_audited
from legends_book import Book
from tumbleweed.games.legends.compiler.vocabulary import EDITIONS

pytestmark = pytest.mark.walk

# At each of the 30 tables: every edition with goals, and the first game; two players to 15 points
# complete a goal in the last one. Games without goals follow, of one edition each.
# tests/soak/test_many_legends_games.py plays twenty thousand, every edition everywhere.
SEEDS = (3, 4, 5, 9)


def seeds(table: tuple[int, int, bool]) -> tuple[int, ...]:
    return (*SEEDS, TABLES.index(table) % 3)


def agreed(table: tuple[int, int, bool], seed: int) -> tuple[tuple[str, ...], str]:
    """Variants and editions take turns."""
    players, length, _ = table
    edition = EDITIONS[seed % 3]
    if seed % 4 == 3 and players <= 4 and length == 15:
        return ("first-game",), edition
    return (("goals",) if seed // 3 % 2 else ()), edition


def named(table: tuple[int, int, bool]) -> str:
    players, length, house = table
    return f"{players} players to {length} LP, {'the house' if house else 'a neighbour'} chooses"


@pytest.mark.rule(
    "WL-MARSHAL-01", "WL-MARSHAL-03", "WL-MARSHAL-05", "WL-MARSHAL-15", "WL-MARSHAL-16",
    "WL-WANTED-02", "WL-WANTED-05", "WL-WANTED-06", "WL-SETUP-41", "WL-SETUP-49", "WL-SETUP-57",
    "WL-TURN-14", "WL-CARD-06", "WL-DECK-03", "WL-WOUND-01", "WL-BANK-04", "WL-STORY-14",
    "WL-STORY-24",
)  # fmt: skip
@pytest.mark.rule(
    "WL-END-01", "WL-END-02", "WL-END-03", "WL-END-04", "WL-END-05", "WL-END-07", "WL-END-08",
    "WL-END-09", "WL-END-10", "WL-END-11", "WL-END-12", "WL-END-14", "WL-END-15", "WL-END-16",
    "WL-END-17", "WL-END-18", "WL-END-20", "WL-END-21", "WL-END-23",
)  # fmt: skip
@pytest.mark.parametrize("table", TABLES, ids=named)
def test_random_games(table: tuple[int, int, bool]) -> None:
    tally = Tally()
    for seed in seeds(table):
        play_audited(table, seed, tally, *agreed(table, seed))
    assert tally.games == 5
    assert tally.claims > 0
    assert tally.reshuffles > 0
    assert {"bandit", "duel", "rob"} <= set(tally.fights)
    assert {"wanted-row", "poker", "card"} <= set(tally.sources)


@pytest.mark.parametrize("end", [0, -1])
def test_a_game_of_stubborn_players_ends_or_goes_on(end: int) -> None:
    """Always the first option (the answer of a clock that ran out), or always the last.

    Nobody is obliged to win Legendary Points, so such a game may go on for ever; it must not get
    stuck, and nothing may get lost on the way.
    """
    game = tw.new("legends", players=4, seed=3, length=15, record=False)
    listener = Listener(game, 15, Tally())
    for _ in range(2_000):
        if not game.legal:
            break
        listener.listen()
        audit(game)
        check_book(game.state, listener.book)
        game.play(game.legal[end])
    assert game.over or len(listener.book.turns) > 100


# ---- the auditor can fail ----


def some_game() -> tuple[tw.Game, Listener]:
    """Everybody has had a turn or two."""
    game = tw.new("legends", players=4, seed=2, record=False)
    listener, luck = Listener(game, 20, Tally()), Random(1)
    for _ in range(60):
        game.play(luck.choice(game.legal))
    listener.listen()
    return game, listener


def add(row: str, at: int, more: int) -> Callable[[Any], object]:
    return lambda s: getattr(s, row).__setitem__(at, getattr(s, row)[at] + more)


def bandit_space(s: Any) -> int:
    hideouts = enumerate(s.compiled.board.hideouts)
    return next(int(space) for hideout, space in hideouts if s.bandits >> hideout & 1)


FAULTS: dict[str, Callable[[Any], object]] = {
    "a poker card twice": lambda s: s.discard.append(s.deck[0]),
    "a poker card lost": lambda s: s.deck.pop(),
    "a card that is forgotten on the table": lambda s: s.laid.__setitem__(0, s.deck.pop()),
    "a flop without a game": lambda s: s.flop.append(s.deck.pop()),
    "a fight card lost": lambda s: s.fight_deck.pop(),
    "a fight card drawn for nobody": lambda s: s.npc_hand.append(s.fight_deck.pop()),
    "a story twice": lambda s: s.story_left.append(s.story_right[0]),
    "a story lost": lambda s: s.story_left.pop(),
    "a cattle token on the wrong ranch": lambda s: s.ranch_green.append(s.ranch_blue.pop()),
    "a cattle token lost": lambda s: s.ranch_blue.pop(),
    "a nugget from nowhere": add("nuggets", 0, 1),
    "a copy of an item too many": add("store", 0, 1),
    "money from nowhere": add("money", 1, 10),
    "a coin too small": add("money", 1, 5),
    "a Legendary Point from nowhere": add("lp", 2, 1),
    "a Marshal point from nowhere": add("marshal", 3, 1),
    "a Wanted point from nowhere": add("wanted", 3, 1),
    "a wound from nowhere": add("wounds", 0, 1),
    "a disc that nobody placed": lambda s: s.discs_left.append(0),
    "a third disc": lambda s: s.discs_right.extend([1, 1, 1]),
    "a bandit whom nobody saw come": lambda s: setattr(s, "bandits", s.bandits ^ 1),
    "a Sheriff elsewhere": lambda s: setattr(s, "sheriff", s.sheriff ^ 1),
    "cattle from nowhere": lambda s: s.cattle.__setitem__(0, s.ranch_green.pop()),
    "a bandit among players": lambda s: s.space.__setitem__(0, bandit_space(s)),
    "a mini that was moved": lambda s: s.space.__setitem__(0, s.space[0] ^ 1),
    "an item that was not bought": lambda s: s.upgraded.__setitem__(0, 255),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_the_auditor_misses_nothing(fault: str) -> None:
    """Each fault, put in by hand, is found."""
    game, listener = some_game()
    assert passes(game, listener)
    FAULTS[fault](game.state)
    assert not passes(game, listener)


def told(*events: tuple[str, dict[str, Any]]) -> Book:
    book = Book(3, 15)
    book.space = ["a", "a", "a"]
    book.hear([tw.Event("turn-began", {"seat": "seat:0", "round": 1}, -1)])
    book.hear(tw.Event(key, args, -1) for key, args in events)
    return book


def gained(lp: int, source: str) -> tuple[str, dict[str, Any]]:
    return "gained-lp", {"seat": "seat:0", "lp": lp, "source": f"source:{source}"}


def point(track: str, at: int) -> tuple[str, dict[str, Any]]:
    return "gained-point", {"seat": "seat:0", "track": f"track:{track}", "at": at}


UNBELIEVABLE = {
    "three LP for a duel": [gained(3, "duel")],
    "a row without Wanted points": [gained(1, "wanted-row")],
    "two LP for the first row": [point("wanted", 1), gained(2, "wanted-row")],
    "a reward that is on no space": [point("marshal", 1), gained(2, "marshal-track")],
    "an LP beyond the track before its end": [gained(1, "wanted-track")],
    "a space left out": [point("marshal", 2)],
    "a track that one was not on": [
        ("left-track", {"seat": "seat:0", "track": "track:marshal"}),
    ],
    "both tracks": [point("marshal", 1), point("wanted", 1)],
    "revels that cost nothing": [gained(1, "revel")],
    "the same player again": [("turn-began", {"seat": "seat:0", "round": 1})],
    "another round too early": [("turn-began", {"seat": "seat:1", "round": 2})],
    "the end without a reason": [("end-triggered", {"seat": "seat:0", "lp": 0})],
    "a way from elsewhere": [("rode", {"seat": "seat:0", "from": "space:b", "to": "space:c"})],
    "a story that is not full": [("story-resolved", {"seat": "seat:0", "story": "story:x"})],
    "an upgrade of nothing": [("upgraded", {"seat": "seat:0", "item": "item:mule"})],
}


@pytest.mark.parametrize("story", UNBELIEVABLE)
def test_the_bookkeeper_does_not_believe_everything(story: str) -> None:
    *before, last = UNBELIEVABLE[story]
    book = told(*before)
    with pytest.raises(AssertionError):
        book.hear([tw.Event(last[0], last[1], -1)])


def test_the_bookkeeper_counts_the_end_by_the_book() -> None:
    """WL-END-09 to -12, -15 to -18, each told apart."""
    book = told()
    book.lp = [10, 9, 12]
    book.tracks["wanted"] = [4, 4, 0]
    book.tracks["marshal"] = [0, 0, 7]
    book.money, book.wounds = [50, 120, 110], [0, 0, 5]
    assert [sum(total.values()) for total in book.totals()] == [11, 12, 11]
    book.wounds = [1, 2, 0]
    assert book.result() == {
        "scores": [10, 10, 16],
        "breakdown": book.totals(),
        "ranking": [[2], [0], [1]],  # fewer wounds
        "winners": [2],
    }
    book.nuggets = [0, 1, 0]
    assert book.result()["ranking"] == [[2], [1], [0]]
    book.tracks["wanted"] = [5, 4, 0]
    assert book.result()["scores"] == [12, 10, 16]
