"""Bots: made by name, get a seat and nothing else, and are deterministic for a seed."""

import sys
from collections.abc import Callable

import pytest

import tumbleweed as tw
from tumbleweed import bots
from tumbleweed.bots.random_bot import RandomBot

Play = Callable[..., tw.Game]


@pytest.fixture
def play() -> Play:
    """play(names or bots, seed): a whole game among them."""

    def played(players: list[bots.Bot | str], seed: int) -> tw.Game:
        seated = [
            bots.make(bot, 10 * seed + seat) if isinstance(bot, str) else bot
            for seat, bot in enumerate(players)
        ]
        game = tw.new("goat", players=len(seated), seed=seed)
        while (decision := game.decision) is not None:
            bot = seated[decision.seat]
            game.choose(bot.choose(bots.seat_for(bot, game, decision.seat)))
        return game

    return played


class Watcher:
    """Records what it is shown."""

    def __init__(self, seed: int) -> None:
        self.shown: list[object] = []
        self._inner = RandomBot(seed)

    def choose(self, seat: tw.Seat) -> str:
        self.shown.append(seat)
        return self._inner.choose(seat)


class Silent:
    def __init__(self, seed: int) -> None:
        pass


# ---- making them ----


def test_the_bots_of_the_house_are_named() -> None:
    assert bots.names()[:2] == ("random", "thrifty")
    assert all(isinstance(bots.make(name, 1), bots.Bot) for name in bots.names())


def test_an_unknown_name_is_answered_with_those_there_are() -> None:
    with pytest.raises(tw.UnknownName, match=r"'greedy'; there are: random, thrifty"):
        bots.make("greedy", 1)


def test_a_bot_from_outside_is_made_by_module_and_class() -> None:
    assert isinstance(bots.make(f"{__name__}:Watcher", 1), sys.modules[__name__].Watcher)


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("nowhere.at.all:Bot", "No module named 'nowhere'"),
        ("tumbleweed:Bot", "no attribute 'Bot'"),
        ("tumbleweed:__version__", "is not a class"),
        (f"{__name__}:Silent", "no method choose"),
        (":Bot", "':Bot'"),
        ("tumbleweed:", "'tumbleweed:'"),
    ],
)
def test_a_bot_from_outside_that_is_none_is_refused(name: str, complaint: str) -> None:
    with pytest.raises(tw.UnknownName, match=complaint):
        bots.make(name, 1)


def test_a_game_without_rules_of_thumb_is_played_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tumbleweed.bots.thrifty.optional_module", lambda *where: None)
    game = tw.new("goat", players=3, seed=1)
    seat = game.seat(game.asked[0])
    thrifty, random = bots.make("thrifty", 5), bots.make("random", 5)
    assert [thrifty.choose(seat) for _ in range(20)] == [random.choose(seat) for _ in range(20)]


# ---- playing ----


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_answer_of_thrifty_is_legal(play: Play, players: int) -> None:
    """`choose` of the game refuses everything that is not offered, so reaching the end is the
    proof.
    """
    for seed in range(12):
        assert play(["thrifty"] * players, seed).result is not None
        assert play(["thrifty", *["random"] * (players - 1)], seed).result is not None


def test_every_answer_of_random_is_legal(play: Play) -> None:
    for seed in range(100):
        assert play(["random"] * (2 + seed % 4), seed).result is not None


def test_random_picks_every_option_about_as_often() -> None:
    game = tw.new("goat", players=3, seed=1)
    asked = game.decision
    assert asked is not None
    picks = [bots.make("random", seed).choose(game.seat(asked.seat)) for seed in range(400)]
    assert {key: picks.count(key) for key in asked.keys}.keys() == set(picks)
    assert all(60 < picks.count(key) < 140 for key in asked.keys)  # 100 expected, 4.6 sigma


def test_a_bot_is_shown_its_own_seat_and_nothing_else(play: Play) -> None:
    watchers = [Watcher(seat) for seat in range(4)]
    play(list(watchers), 7)
    for seat, watcher in enumerate(watchers):
        assert watcher.shown
        assert {type(shown) for shown in watcher.shown} == {tw.Seat}
        assert {shown.seat for shown in watcher.shown if isinstance(shown, tw.Seat)} == {seat}


@pytest.mark.parametrize("name", ["random", "thrifty"])
def test_the_same_seed_plays_the_same_game(play: Play, name: str) -> None:
    first, again = play([name] * 3, 11), play([name] * 3, 11)
    assert first.record is not None
    assert again.record is not None
    assert first.record.to_json() == again.record.to_json()


def test_another_seed_plays_another_way() -> None:
    game = tw.new("goat", players=3, seed=2, first_player=0)
    for name in bots.names("goat"):
        offers = set()
        for seed in range(20):
            bot, table = bots.make(name, seed), game.clone()
            offer = [bot.choose(table.seat(0))]
            while table.decision is not None and table.decision.seat == 0:
                table.choose(offer[-1])
                offer += [bot.choose(table.seat(0))] if len(offer) < 3 else []
            offers.add(tuple(offer))
        assert len(offers) > 1


def test_thrifty_called_in_answers_as_if_it_had_been_there() -> None:
    """Its memory is the log of the seat: at every question a newcomer gives the same answer."""
    for seed in range(4):
        game = tw.new("goat", players=2 + seed, seed=seed)
        seated = [bots.make("thrifty", seat) for seat in range(game.players)]
        while (decision := game.decision) is not None:
            seat = game.seat(decision.seat)
            answer = seated[decision.seat].choose(seat)
            assert bots.make("thrifty", decision.seat).choose(seat) == answer
            game.choose(answer)


def test_thrifty_goes_on_from_an_offer_somebody_else_has_begun() -> None:
    """The former player chose the card, or card and receiver; there is a plan for the rest."""
    game = tw.new("goat", players=4, seed=5, first_player=0)
    assert game.decision is not None
    for card in game.decision.keys:
        table, bot = game.clone(), bots.make("thrifty", 1)
        bot.choose(table.seat(0))  # its own plan, which is replaced by another
        table.choose(card)
        for _ in range(2):
            answer = bots.make("thrifty", 1).choose(table.seat(0))
            assert bot.choose(table.seat(0)) == answer
            table.choose(answer)
        assert table.events[-1].args["character"] == card.replace("offer", "character")


def test_thrifty_decides_by_what_it_can_see() -> None:
    """In a world redealt behind its back it gives the same answer."""
    for seed in range(6):
        game = tw.new("goat", players=2 + seed % 4, seed=seed)
        while (decision := game.decision) is not None:
            answer = bots.make("thrifty", 3).choose(game.seat(decision.seat))
            if decision.part == 0:
                other = game.redeal(decision.seat, seed + 1)
                assert bots.make("thrifty", 3).choose(other.seat(decision.seat)) == answer
            game.choose(answer)
