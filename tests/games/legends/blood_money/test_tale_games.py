"""Random games with legendary stories: none gets stuck, and a book from events agrees."""

from random import Random

import pytest

import tumbleweed as tw
from blood_money_tale_book import TaleBook
from support.legends.tales import MODULES, telling
from support.reading import state_of
from tumbleweed.core.state import fingerprint
from tumbleweed.games.legends.positions.check import faults

MOST = 12_000
EVERY = 7  # questions, between two looks at everything
AT_LENGTH = pytest.mark.soak("blood-money-games")
KEEN = ("offer", "map", "condition")  # a player who likes stories


def play(game: tw.Game, luck: Random, book: TaleBook, most: int = MOST) -> int:
    """How many questions it took."""
    for count in range(most):
        book.keep(game)
        if game.over:
            return count
        if count % EVERY == 0:
            book.compare(game)
            assert faults(state_of(game)) == []
        decision = game.decisions[luck.randrange(len(game.decisions))]
        keen = [each for each in decision.keys if each.partition(":")[0] in KEEN]
        game.choose(luck.choice(keen or list(decision.keys)), decision.seat)
    return most


@pytest.mark.walk
@pytest.mark.rule("BM-STORY-03", "BM-STORY-11", "BM-STORY-16", "BM-STORY-30", "BM-STORY-32")
@pytest.mark.rule("BM-STORY-33", "BM-STORY-34", "BM-SETUP-03")
@pytest.mark.parametrize(
    "players", [2, 4, *(pytest.param(players, marks=AT_LENGTH) for players in (3, 5, 6))]
)
def test_random_games_agree_with_a_book(players: int) -> None:
    met = 0
    for seed in range(2):
        goals = ["goals"] * (seed % 2)
        game = tw.new("legends", players, seed, None, goals, modules=MODULES, length=15)
        book = TaleBook(players)
        play(game, Random(seed), book)
        assert game.over
        met += len([each for each in game.events_for(None) if each.key == "condition-met"])
    assert met > 0


@pytest.mark.rule("BM-STORY-36", "BM-STORY-35")
def test_all_twenty_stories_one_after_another() -> None:
    """Whoever is on turn has met all conditions; each story is resolved and the next one read."""
    game = telling("the-missing-payroll-a")
    luck, book = Random(5), TaleBook(3)
    for _ in range(20):
        s = state_of(game)
        count = s.compiled.blood.tale_conditions[s.blood.tales[-1] // 2]
        s.blood.discs[:count], s.blood.last = [s.active] * count, s.active
        before = len(s.blood.told)
        game.choose("end")
        for _ in range(400):
            decision = game.decisions[0]
            if decision.prompt.key == "ask-act" and len(state_of(game).blood.told) > before:
                break
            acting = decision.prompt.key == "ask-act"
            game.choose("end" if acting else luck.choice(decision.options), decision.seat)
        assert faults(state_of(game)) == []
    assert (book.read, game.view()["blood"]["tale"]) == (0, None)
    assert len(set(game.view()["blood"]["told"])) == 20


@pytest.mark.parametrize("players", [2, 4])
def test_a_clone_and_a_saved_game_go_the_same_way(players: int) -> None:
    """In lockstep with a clone; read back from its record."""
    game, luck = tw.new("legends", players, 9, modules=MODULES, length=15), Random(9)
    for _ in range(200):
        twin = game.clone()
        decision = game.decisions[0]
        option = luck.choice(decision.options)
        game.choose(option, decision.seat)
        twin.choose(option, decision.seat)
        assert fingerprint(game.to_json()["state"]) == fingerprint(twin.to_json()["state"])
