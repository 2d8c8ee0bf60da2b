"""300 random games with Ante Up: none gets stuck, nothing is lost, every point is recounted.

At every question the table is audited and compared with a book kept from events alone, which also
knows the final result (ante_up_audit.py, ante_up_book.py).
"""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from ante_up_audit import ALL_FACES, AnteUpListener, Table, play_ante_up
from ante_up_book import AnteUpBook
from ante_up_goal_book import AU_NEEDED, AU_STATES, AU_TOLD
from legends_audit import LENGTHS, Player, Tally, passes
from tumbleweed.games.legends.components.ante_up.decks import EVENTS, lay_on_pile

SEEDS = range(15)
TABLES = [
    (players, goals, high)
    for players in (2, 3, 4, 5, 6)
    for goals in (False, True)
    for high in (False, True)
]
FACES: dict[int, dict[str, Any]] = {  # by players; all of them unless told
    2: {"poker_faces": ["vendetta", "rumors"]},
    3: {"poker_faces": []},
    4: {},
    5: {},
    6: {"poker_faces": ["scout", "jackpot", "outfit"]},
}


def named(table: tuple[int, bool, bool]) -> str:
    players, goals, high = table
    return f"{players} players{', goals' * goals}{', high stakes' * high}"


@pytest.mark.walk
@pytest.mark.rule(
    "AU-COMP-03", "AU-COMP-04", "AU-SETUP-09", "AU-SETUP-10", "AU-EVENT-01", "AU-EVENT-03",
    "AU-GAMB-01", "AU-TOKEN-27", "AU-TOKEN-28", "AU-TURN-04", "AU-TURN-05", "AU-TURN-06",
    "AU-TURN-07",
)  # fmt: skip
@pytest.mark.parametrize("table", TABLES, ids=named)
def test_random_games_with_ante_up(table: tuple[int, bool, bool]) -> None:
    players, goals, high = table
    tally = Tally()
    for seed in SEEDS:
        length = LENGTHS[seed] if seed < len(LENGTHS) else LENGTHS[0]
        options = {"variants": ["goals"] * goals, "high_stakes": high, **FACES[players]}
        play_ante_up((players, length, seed % 2 == 1), seed, tally, **options)
    assert tally.games == len(SEEDS)
    assert (tally.claims > 0) == goals
    assert {"bandit", "outlaw", "train", "duel"} <= set(tally.fights)
    assert "claim-jumper" in tally.fights or players == 2  # two seldom ride to a Mine
    assert {"wanted-row", "poker", "card", "gambler-track"} <= set(tally.sources)


def test_every_goal_is_booked_once() -> None:
    game = tw.new("legends", 3, 1, modules=["ante-up"], variants=["goals"])
    rules: Any = game.ruleset
    assert sorted([*AU_TOLD, *AU_NEEDED, *AU_STATES]) == sorted(rules.compiled.goals)


def test_the_faces_are_those_of_the_module() -> None:
    rules: Any = tw.new("legends", 3, 1, modules=["ante-up"]).ruleset
    assert set(ALL_FACES) <= set(rules.compiled.poker_faces)
    with pytest.raises(tw.UnknownName):
        tw.new("legends", 3, 1, modules=["ante-up"], poker_faces=["manhunt"])


# ---- the auditor can fail ----

TABLE: Table = (4, 20, True)


@pytest.fixture(scope="module")
def some_game() -> AnteUpListener:
    """Tokens lie on the boards, and one has been turned up."""
    listener = AnteUpListener(TABLE, 3, Tally(), high_stakes=True)
    game = listener.game
    player = Player(game, Random(1))
    while not listener.book.board.out:
        game.play(player.answer(game.legal))
        listener.listen()
    return listener


def first_at(s: Any, where: str) -> int:
    return int(s.up.token_at.index(s.compiled.up.whereabouts.index(where)))


def move_token(s: Any, start: str, to: str) -> None:
    s.up.token_at[first_at(s, start)] = s.compiled.up.whereabouts.index(to)


def add(row: str, more: int) -> Callable[[Any], object]:
    return lambda s: getattr(s.up, row).__setitem__(0, getattr(s.up, row)[0] + more)


def first_seat(s: Any) -> int:
    return int(s.compiled.up.whereabouts.index("seat-0"))


def swap_gold(s: Any) -> None:
    """A nugget of a player's lies on the board."""
    s.up.dust ^= 1
    s.supply -= 1


def all_mounts_to(s: Any, stand: int) -> None:
    for mount in (3, 4, 10):
        s.up.stand[mount] = stand


FAULTS: dict[str, Callable[[Any], object]] = {
    "an event card lost": lambda s: (s.up.event_deck.pop(), s.up.event_seen.pop()),
    "an event card twice": lambda s: lay_on_pile(s, EVENTS, s.up.event_deck[0]),
    "an encounter lost": lambda s: (s.up.encounter_deck.pop(), s.up.encounter_seen.pop()),
    "a deck that others have seen more of": lambda s: s.up.event_seen.append(0),
    "a frontier token lost": lambda s: s.up.frontier_supply.pop(),
    "a frontier token of nobody": lambda s: s.up.found_by.__setitem__(0, 1 - s.up.found_by[0]),
    "an event token lost": lambda s: move_token(s, "supply", "out"),
    "an event token found": lambda s: move_token(s, "out", "supply"),
    "a longhorn from nowhere": lambda s: s.up.token_at.__setitem__(3, first_seat(s)),
    "a space that stops nobody": lambda s: setattr(s.up, "foes", s.up.foes ^ 1),
    "gold from nowhere": lambda s: setattr(s.up, "dust", s.up.dust ^ 1),
    "gold elsewhere": swap_gold,
    "a Gambler point from nowhere": add("gambler", 1),
    "a marker that is gone": lambda s: setattr(s.up, "markers", s.up.markers & s.up.markers - 1),
    "an event that is not due": lambda s: setattr(s.up, "events_due", s.up.events_due + 9),
    "a train elsewhere": lambda s: setattr(s.up, "train", (s.up.train + 1) % 8),
    "an orange token on a green ranch": lambda s: s.ranch_green.append(s.up.ranch_orange.pop()),
    "an orange token lost": lambda s: s.up.ranch_orange.pop(),
    "a stand with too much": lambda s: s.up.stand.__setitem__(0, 1 - s.up.stand[0]),
    "a stand without mounts": lambda s: all_mounts_to(s, 1 - s.up.stand[3]),
    "a legendary token from nowhere": lambda s: s.claims.append(8),
    "a bet of nobody": lambda s: s.up.bet_rank.__setitem__(0, 3),
    "a pot of nobody": lambda s: setattr(s.up, "pot", 30),
    "a fight card too many": lambda s: s.npc_hand.append(s.fight_deck.pop()),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_the_auditor_misses_nothing_of_ante_up(fault: str, some_game: AnteUpListener) -> None:
    game = some_game.game.clone()
    assert passes(game, some_game)
    FAULTS[fault](game.state)
    assert not passes(game, some_game)


# ---- the bookkeeper does not believe everything ----


def told(*events: tuple[str, dict[str, Any]]) -> AnteUpBook:
    book = AnteUpBook(3, 20)
    book.due = 0
    book.space = ["darkrock-store-east"] * 3
    book.money = [50, 50, 50]
    for key, args in (TURN, ("train-moved", {"stop": "stop:cliff-junction-siding"}), *events):
        book.hear([tw.Event(key, {"seat": "seat:0", **args}, -1)])
    return book


Told = tuple[str, dict[str, Any]]
TURN: Told = ("turn-began", {"round": 1})
SECOND = {"seat": "seat:1", "round": 1}
BET: Told = ("bet", {"rank": "rank:7", "money": 20})
OUTLAW = {"token": "laid:outlaw", "space": "space:frontier-outlaw-camp"}
BOUGHT: Told = ("bought", {"item": "item:mule", "money": 30})
UNBELIEVABLE: dict[str, list[Told]] = {
    "a Gambler space left out": [("gained-gambler", {"at": 2})],
    "a point beyond before the end": [("gambler-beyond", {})],
    "LP of the Gambler track for nothing": [
        ("gained-lp", {"lp": 1, "source": "source:gambler-track"})
    ],
    "a legendary token for nothing": [("drew-token", {"token": "legendary:legendary-1"})],
    "a legendary token that does not come": [
        *[("gained-gambler", {"at": at}) for at in (1, 2, 3, 4)],
        ("gained-lp", {"lp": 1, "source": "source:gambler-track"}),
        ("turn-began", SECOND),
    ],
    "a marker that nobody has reached": [("marker-passed", {"marker": "marker:marshal"})],
    "an event that is not due": [("event-turned-up", {"event": "event:boom-town"})],
    "a set-up event in the game": [("set-up-event", {"event": "event:road-agents"})],
    "a turn without the train": [("turn-began", SECOND), ("worked", {})],
    "a train that jumps": [("train-moved", {"stop": "stop:north-tunnel"})],
    "a second outlaw in a space": [("token-laid", OUTLAW), ("token-laid", OUTLAW)],
    "an outlaw who is not there": [
        ("token-turned", {"token": "board-token:outlaw-1", "space": "space:x", "count": 2})
    ],
    "a longhorn that nobody has": [("delivered-longhorn", {"token": "board-token:longhorn-1"})],
    "gold that is not there": [("took-gold", {"space": "space:frontier-plain-1"})],
    "a frontier space without a token": [
        ("explored", {"space": "space:frontier-plain-1", "token": "frontier:bonanza"})
    ],
    "a frontier token on another": [
        ("frontier-laid", {"space": "space:frontier-space-8-east", "number": 3})
    ],
    "rail from elsewhere": [
        ("took-rail", {"from": "space:darkrock-store-east", "to": "space:x", "money": 10})
    ],
    "a kind at both stands": [
        BOUGHT,
        ("placed", {"space": "space:buzzard-gulch-trading-post-north"}),
        BOUGHT,
    ],
    "a bet above one's money": [BET, ("bet", {"rank": "rank:8", "money": 40})],
    "three markers": [BET, ("bet", {"rank": "rank:8", "money": 10}), ("bet", {"rank": "rank:9",
        "money": 10})],
    "two bets on a rank": [BET, BET],
    "the jackpot paid once": [
        BET,
        ("faro-jackpot", {"card": "fight-card:fight-7"}),
        ("bet-paid", {"rank": "rank:7", "money": 20}),
    ],
    "a pot that does not add up": [
        ("high-stakes-began", {"town": "region:darkrock"}),
        ("saloon-added", {"money": 40, "pot": 60}),
    ],
}  # fmt: skip


@pytest.mark.parametrize("story", UNBELIEVABLE)
def test_the_bookkeeper_of_ante_up_does_not_believe_everything(story: str) -> None:
    *before, (key, args) = UNBELIEVABLE[story]
    book = told(*before)
    with pytest.raises((AssertionError, KeyError, ValueError)):
        book.hear([tw.Event(key, {"seat": "seat:0", **args}, -1)])


@pytest.mark.rule("AU-TURN-04", "AU-TURN-05", "AU-TURN-06", "AU-TOKEN-28")
def test_the_bookkeeper_counts_the_end_with_ante_up_by_the_book() -> None:
    """Each of the furthest gains 1 LP, nobody without Gambler points; ties are broken as ever."""
    book = told()
    assert [row["gambler"] for row in book.totals()] == [0, 0, 0]
    book.gambler = [3, 3, 2]
    book.goals.kept = [[2], [], [1, 1]]
    assert [row["gambler"] for row in book.totals()] == [1, 1, 0]
    assert [row["tokens"] for row in book.totals()] == [2, 0, 2]
    book.gambler = [2, 3, 0]
    book.lp = [5, 6, 5]
    assert book.result()["scores"] == [7, 7, 7]
    assert book.result()["winners"] == [0, 1, 2]
