"""300 random games with Blood Money: none gets stuck, nothing is lost, every point is recounted.

At every question the table is audited and compared with a book kept from events alone, which also
knows the final result (blood_money_audit.py, blood_money_book.py).
"""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from ante_up_audit import Table
from blood_money_audit import MODULES, BloodMoneyListener, play_blood_money
from blood_money_book import CONDITIONS, BloodMoneyBook
from blood_money_goal_book import BM_NEEDED, BM_STATES, BM_TOLD
from legends_audit import LENGTHS, Player, Tally, passes

SEEDS = range(15)
PLAIN = [(players, goals) for players in (2, 3, 4, 5, 6) for goals in (False, True)]
MODES: dict[str, tuple[tuple[int, ...], tuple[int, ...], list[str]]] = {  # players, lengths
    "serenade-of-the-six-guns": ((3, 4, 5), (15, 20), []),
    "the-golden-rule": ((3, 4, 5, 6), (20,), []),
    "law-and-disorder": ((3, 4, 5, 6), (20,), []),
    "risky-business": ((3, 4, 5), (20, 25), ["goals"]),
}
OF_MODES = [(mode, players) for mode, (table, _, _) in MODES.items() for players in table]
ALL_STORIES = {"legendary-story", "story-track"}


@pytest.mark.walk
@pytest.mark.rule(
    "BM-STORY-11", "BM-STORY-29", "BM-INJURY-05", "BM-RISK-01", "BM-CLAIM-03", "BM-CLAIM-09",
    "BM-TRADER-04", "BM-COMP-10",
)  # fmt: skip
@pytest.mark.parametrize(("players", "goals"), PLAIN)
def test_random_games(players: int, goals: bool) -> None:
    tally = Tally()
    for seed in SEEDS:
        length = LENGTHS[seed] if seed < len(LENGTHS) else LENGTHS[0]
        table = (players, length, seed % 2 == 1)
        play_blood_money(table, seed, tally, variants=["goals"] * goals)
    assert tally.games == len(SEEDS)
    assert (tally.claims > 0) == goals
    assert tally.stories
    assert set(tally.sources) >= ALL_STORIES


@pytest.mark.walk
@pytest.mark.rule("BM-COMP-28")
@pytest.mark.parametrize(("mode", "players"), OF_MODES)
def test_random_games_of_scenarios(mode: str, players: int) -> None:
    tally, lengths, variants = Tally(), MODES[mode][1], MODES[mode][2]
    for seed in range(11):
        table = (players, lengths[seed % len(lengths)], seed % 2 == 1)
        listener = play_blood_money(table, seed, tally, mode=mode, variants=variants)
        assert listener.book.deeds == {} or mode in ("the-golden-rule", "law-and-disorder")
    assert tally.games == 11
    assert set(tally.sources) >= ALL_STORIES


def test_every_goal_is_booked_once() -> None:
    rules: Any = tw.new("legends", 3, 1, modules=MODULES, variants=["goals"]).ruleset
    assert sorted([*BM_TOLD, *BM_NEEDED, *BM_STATES]) == sorted(rules.compiled.goals)


# ---- the auditor can fail ----

TABLE: Table = (4, 25, True)


@pytest.fixture(scope="module")
def some_game() -> BloodMoneyListener:
    """Somebody has an injury, a deed and a Legendary item, and a story has been resolved."""
    for seed in range(99):
        listener = BloodMoneyListener(TABLE, seed, Tally())
        game, book = listener.game, listener.book
        player = Player(game, Random(1))
        while not game.over:
            game.play(player.answer(game.legal))
            listener.listen()
            if any(book.injury) and book.deeds and any(book.relics) and book.told and book.tale:
                return listener
    raise AssertionError("no such game")


def first(row: str, value: Callable[[Any], int]) -> Callable[[Any], object]:
    return lambda s: getattr(s.blood, row).__setitem__(0, value(s))


def hold_nothing(s: Any) -> None:
    """A player without wounds who keeps an injury."""
    seat = next(i for i, card in enumerate(s.blood.injury) if card >= 0)
    s.wounds[seat] = 0


FAULTS: dict[str, Callable[[Any], object]] = {
    "a story lost": lambda s: s.blood.tales.pop(0),
    "a story twice": lambda s: s.blood.tales.insert(0, s.blood.told[0]),
    "a story resolved that was not": lambda s: setattr(
        s.blood, "told", (*s.blood.told, s.blood.tales.pop(0))
    ),
    "another outcome": lambda s: setattr(s.blood, "told", (s.blood.told[0] ^ 1, *s.blood.told[1:])),
    "a disc from nowhere": first("discs", lambda s: (s.blood.discs[0] + 2) % 4),
    "a story point from nowhere": first("story", lambda s: s.blood.story[0] % 4 + 1),
    "a map token elsewhere": first("map_at", lambda s: (s.blood.map_at[0] + 1) % 100),
    "an injury lost": lambda s: s.blood.injury_deck.pop(),
    "an injury for nothing": first("injury", lambda s: (s.blood.injury[0] + 2) % 18),
    "an injury without wounds": hold_nothing,
    "a ruin from nowhere": lambda s: setattr(s.blood, "ruins", s.blood.ruins ^ 1),
    "a deed of somebody else": first("deed_of", lambda s: (s.blood.deed_of[0] + 2) % 4),
    "a deed flipped": lambda s: setattr(s.blood, "deeds_used", s.blood.deeds_used ^ 4),
    "a region card lost": lambda s: s.blood.trader_deck.append(s.blood.trader),
    "a Trader elsewhere": lambda s: setattr(s.blood, "trader", (s.blood.trader + 1) % 9),
    "a Legendary item lost": lambda s: setattr(s.blood, "relic_shop", s.blood.relic_shop[1:]),
    "a Legendary item twice": first("relics", lambda s: s.blood.relics[0] | 255),
    "a kind at the wrong stand": lambda s: s.up.stand.__setitem__(0, (s.up.stand[0] + 1) % 3),
    "a story of the game's own": lambda s: s.story_left.append(3),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_the_auditor_misses_nothing(fault: str, some_game: BloodMoneyListener) -> None:
    game = some_game.game.clone()
    assert passes(game, some_game)
    FAULTS[fault](game.state)
    assert not passes(game, some_game)


# ---- the bookkeeper does not believe everything ----

Told = tuple[str, dict[str, Any]]
TURN: Told = ("turn-began", {"round": 1})
TRAIN: Told = ("train-moved", {"stop": "stop:cliff-junction-siding"})
PAYROLL: Told = ("tale-revealed", {"tale": "tale:the-missing-payroll"})
MET: Told = ("condition-met", {"condition": "condition-text:the-missing-payroll-c1"})
BANK: Told = ("claimed-deed", {"deed": "deed:deed-bank", "money": 80})
HURT: Told = ("wounded", {"count": 3})


def told(*events: Told) -> BloodMoneyBook:
    book = BloodMoneyBook(3, 20)
    book.due = 0
    book.space = ["darkrock-bank"] * 3
    book.money = [90, 90, 90]
    book.trader = "red-falls"
    book.shown = ["spurs"]
    for key, args in (TURN, TRAIN, PAYROLL, *events):
        book.hear([tw.Event(key, {"seat": "seat:0", **args}, -1)])
    return book


def outcome(which: str) -> Told:
    args = {"tale": "tale:the-missing-payroll", "outcome": f"outcome:{which}"}
    return ("tale-resolved", args)


UNBELIEVABLE: dict[str, list[Told]] = {
    "a condition twice": [MET, MET],
    "a condition of another story": [
        ("condition-met", {"condition": f"condition-text:{CONDITIONS['the-iron-offer'][0]}"})
    ],
    "a condition in another's turn": [("condition-met", {**MET[1], "seat": "seat:1"})],
    "a story that is not full": [MET, outcome("the-missing-payroll-a")],
    "the same story again": [PAYROLL],
    "a Story space left out": [("gained-sp", {"at": 3})],
    "back from the middle of the track": [("story-returned", {})],
    "a map token that lies elsewhere": [
        ("map-turned", {"space": "space:darkrock-bank", "token": "map-token:x"})
    ],
    "a second injury": [
        HURT,
        ("injured", {"injury": "injury:snakebite"}),
        ("injured", {"injury": "injury:busted-knee"}),
    ],
    "an injury without wounds": [("injured", {"injury": "injury:snakebite"})],
    "an injury healed with wounds": [
        HURT,
        ("injured", {"injury": "injury:snakebite"}),
        ("injury-healed", {"injury": "injury:snakebite"}),
    ],
    "the risk die twice": [("rolled-risk", {}), ("rolled-risk", {})],
    "a ruin twice": [("ruined", {"place": "place:bank"}), ("ruined", {"place": "place:bank"})],
    "a repair of nothing": [("repaired", {"place": "place:bank"})],
    "a deed too cheap": [("claimed-deed", {"deed": "deed:deed-bank", "money": 70})],
    "a deed of a ruin": [("ruined", {"place": "place:bank"}), BANK],
    "a deed twice": [BANK, ("claimed-deed", {**BANK[1], "seat": "seat:1"})],
    "a deed of nobody used": [("used-deed", {"deed": "deed:deed-bank"})],
    "a deed used twice": [
        BANK,
        ("used-deed", {"deed": "deed:deed-bank"}),
        ("used-deed", {"deed": "deed:deed-bank"}),
    ],
    "a Legendary item in another region": [
        ("bought-relic", {"relic": "relic:spurs", "money": 40})
    ],
    "a Legendary item that lies open, from the deck": [("got-relic", {"relic": "relic:spurs"})],
    "an item where nobody sells": [("bought", {"item": "item:mule", "money": 30})],
}  # fmt: skip


@pytest.mark.parametrize("story", UNBELIEVABLE)
def test_the_bookkeeper_does_not_believe_everything(story: str) -> None:
    *before, (key, args) = UNBELIEVABLE[story]
    book = told(*before)
    with pytest.raises((AssertionError, KeyError, ValueError)):
        book.hear([tw.Event(key, {"seat": "seat:0", **args}, -1)])


@pytest.mark.rule("BM-CLAIM-13", "BM-CLAIM-14", "BM-CLAIM-17", "BM-END-12", "BM-END-13")
def test_the_bookkeeper_counts_deeds_by_the_printed_rule() -> None:
    """Dave's: 2 + 2 + 1 + 4; with a Saloon or the Bank in ruins 5."""
    book = told()
    deeds = ("darkrock-saloon", "red-falls-saloon", "doctor", "bank")
    book.deeds = {f"deed-{deed}": 0 for deed in deeds}
    assert book.deeds_lp(0) == 9
    for ruin in ("red-falls-saloon", "bank"):
        book.ruins = {ruin}
        assert book.deeds_lp(0) == 5
    book.deeds, book.money = {"deed-cabaret": 1}, [0, 119, 0]
    assert book.deeds_lp(1) == 2
