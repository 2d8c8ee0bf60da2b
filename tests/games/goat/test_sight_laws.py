"""The visibility laws at the Goat's table, over random games and over tables dealt twice."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tumbleweed as tw
from core import laws
from games.goat.specimen import inventory
from games.goat.worlds import CHARACTERS, cards_and_minds_of
from support.goat import ANA, BIA, CAIO, offer, saloon

pytestmark = pytest.mark.walk

SUPPLY = {  # GB-SETUP-09 to 12
    2: {"bottle": 6, "supplies": 4, "bill": 4},
    3: {"bottle": 6, "bill": 3, "cattle": 3},
    4: {"bottle": 7, "supplies": 3, "bill": 3, "cattle": 3},
    5: {"bottle": 8, "supplies": 3, "bill": 3, "cattle": 3, "gold": 3},
}
COINS = 40  # GB-COMP-02
ACTIONS = tw.new("goat", players=5, seed=0).ruleset.catalogue.keys

PLAYERS = st.integers(2, 5)
SEEDS = st.integers(0, 2**32)
CHOICES = st.integers(0, 110)  # a game takes about a hundred


def somewhere(players: int, seed: int, choices: int) -> tw.Game:
    """A random game, so many choices after its beginning."""
    game = tw.new("goat", players=players, seed=seed)
    laws.wander(game, Random(seed), choices)
    return game


def everywhere(players: int, seed: int, every: int = 1) -> Iterator[tw.Game]:
    """A random game, held at each question (or at every third, fourth …), and at its end."""
    game = tw.new("goat", players=players, seed=seed)
    luck = Random(seed)
    while not game.over:
        yield game
        laws.wander(game, luck, every)
    yield game


# ---- (a) and (b) ----


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_seat_cannot_tell_what_is_dealt_anew_at_any_question(players: int) -> None:
    for seed in range(100, 108):
        for game in everywhere(players, seed):
            for seat in range(players):
                world = laws.redealt(game, seat, seed, ACTIONS, inventory)
                laws.alike(world, world.redeal(seat, seed), seat, ACTIONS)
            laws.spectator_sees_part(game)


@pytest.mark.rule("GB-COMP-02", "GB-SETUP-13", "GB-SETUP-19", "GB-SETUP-20")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nothing_leaves_the_table(players: int) -> None:
    for game in everywhere(players, seed=players):
        there = inventory(game)
        assert there["cards"] == sorted(CHARACTERS[players])
        assert there["tokens"] == dict(sorted(SUPPLY[players].items()))
        assert there["coins"] == COINS


# ---- (c) ----


# ---- (d) ----

VERBS = {"offer", "to", "name", "accept", "refuse", "rob", "swindle", "stop", "give", "gamble"}


def test_nobody_is_asked_because_of_a_hidden_card() -> None:
    compared = [choice for players in SUPPLY for choice in _compared(players, games=2, every=4)]
    assert len(compared) >= 1_300
    assert {choice.partition(":")[0] for choice in compared} == VERBS


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nobody_is_asked_because_of_a_hidden_card_in_many_games(players: int) -> None:
    assert len(_compared(players, games=8, every=1)) >= 3_000


def _compared(players: int, games: int, every: int) -> list[str]:
    """The choices that led on alike; those that reveal something do not count."""
    compared = []
    for seed in range(games):
        for game in everywhere(players, seed, every):
            for seat in range(players):
                compared += laws.no_tells(game, game.redeal(seat, seed), seat)
    return compared


@pytest.mark.rule("GB-DEAL-03", "GB-DEAL-06", "GB-DEAL-09")
def test_an_offer_tells_its_words_and_nothing_else() -> None:
    """The same claim about any of four cards, in any of the worlds that allow it."""
    hand = ["sheriff", "goat", "farmer", "dancer"]
    game = tw.at_table("goat", players=3, hand=hand)
    worlds = [game, *(game.redeal(CAIO, seed) for seed in range(60))]
    told = []
    for world in worlds:
        if "sheriff" in world.view(ANA)["hand"]:
            for card in world.view(ANA)["hand"]:
                table = world.clone()
                offer(table, card, to=BIA, naming="sheriff")
                told.append(table)
    assert len({table.view(ANA)["offer"]["character"] for table in told}) > len(hand)
    for table in told[1:]:
        laws.alike(told[0], table, CAIO, ACTIONS)


# ---- a redeal of a redeal ----


@settings(deadline=None, derandomize=True, max_examples=30)
@given(PLAYERS, SEEDS, CHOICES, st.integers(0, 1000))
def test_a_redealt_world_can_be_redealt_for_anybody(
    players: int, seed: int, choices: int, redeal: int
) -> None:
    game = somewhere(players, seed, choices)
    for seat in range(players):
        world = game.redeal(seat, redeal)
        minds_are_sound(world)
        for other in range(players):
            again = laws.redealt(world, other, redeal, ACTIONS[::7], inventory)
            minds_are_sound(again)
            laws.no_tells(world, again, other)


def minds_are_sound(game: tw.Game) -> None:
    """What was drawn is in play; the holder has seen all of the hand; a claim is heard by all."""
    s, view, known = game.ruleset.dump(game.state), game.view(), cards_and_minds_of(game).known
    pool = [*s["hand"], *s["aside"], *([s["offered"]] if s["offered"] else [])]
    assert sorted(s["drawn"]) == sorted([*pool, *s["table"], *s["discard"]])
    if view["dealer"] is not None:
        assert known[view["dealer"]] == set(pool)
    if view["offer"] is not None:
        assert all(view["offer"]["claim"] in mind for mind in known)


# ---- tables dealt twice: worlds that no redeal has made ----


class Deal:
    """A round played from a deck in a given order."""

    def __init__(self, players: int, order: list[str], choices: list[str], luck: Random) -> None:
        self.players, self.order, self.luck = players, order, luck
        self.game = tw.at_table("goat", players=players, at="round", deck=order)
        self.choices = [self._answer(choice) for choice in choices]

    def _answer(self, choice: str) -> str:
        """A Dealer who does not hold the card offered elsewhere offers another."""
        assert self.game.decision is not None
        keys = self.game.decision.keys
        if choice not in keys and choice.startswith("offer:"):
            choice = self.luck.choice(keys)
        self.game.choose(choice)
        return choice

    def twin(self, seat: int, steps: int = 25) -> "Deal":
        """Another deal in which the seat has seen the same: cards change places, two by two."""
        deal, saw = self, lawfully_seen(self.game, seat)
        for _ in range(steps):
            order = deal.order[:]
            i, j = self.luck.sample(range(len(order)), 2)
            order[i], order[j] = order[j], order[i]
            try:
                other = Deal(self.players, order, deal.choices, self.luck)
            except tw.IllegalChoice:
                continue
            if lawfully_seen(other.game, seat) == saw:
                deal = other
        return deal


SEEN_BY = {  # secret argument, and who learns it
    "drew": ("cards", ("seat",)),
    "passed-hand": ("cards", ("seat", "to")),
    "offered": ("character", ("seat",)),
    "gambled": ("token", ("seat", "victim")),
}


def lawfully_seen(game: tw.Game, seat: int) -> list[Any]:
    """What the seat may know of everything that happened, by the book and not by the engine."""
    seen = []
    for event in game.events:
        args = dict(event.args)
        secret, witnesses = SEEN_BY.get(event.key, ("", ()))
        if witnesses and f"seat:{seat}" not in [args[witness] for witness in witnesses]:
            del args[secret]
        seen.append((event.key, args))
    return [*seen, game.asked]


def twins(players: int, rounds: int) -> Iterator[tuple[tw.Game, tw.Game, int]]:
    """Pairs of games that were dealt differently, and a seat that cannot know it."""
    for seed in range(rounds):
        luck = Random(f"{players} players, deal {seed}")
        order = luck.sample(sorted(CHARACTERS[players]), len(CHARACTERS[players]))
        game = tw.at_table("goat", players=players, at="round", deck=order)
        laws.wander(game, luck, luck.randrange(5 * players + 10))
        assert game.record is not None
        choices = [entry.key for entry in game.record.entries]
        deal = Deal(players, order, choices, luck)
        for seat in range(players):
            other = deal.twin(seat)
            if other.order != order:
                yield deal.game, other.game, seat


@pytest.mark.rule("GB-DEAL-03", "GB-DEAL-06", "GB-UPKEEP-08")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_seat_cannot_tell_how_the_cards_were_dealt(players: int) -> None:
    pairs = list(twins(players, rounds=12))
    assert len(pairs) >= 12
    for one, two, seat in pairs:
        laws.alike(one, two, seat, ACTIONS)
        laws.no_tells(one, two, seat)


@pytest.mark.rule("GB-DEAL-26")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_redeal_asks_nothing_of_what_the_seat_cannot_know(players: int) -> None:
    """So for the same seed it deals the same world, wherever the hidden cards truly lie.

    That goes for what others know, too: a world dealt for Caio and once more for Ana must not
    reveal to him which of the cards in his hand have been in hers.
    """
    for one, two, seat in twins(players, rounds=12):
        worlds = [table.ruleset.dump(table.redeal(seat, 1).state) for table in (one, two)]
        assert worlds[0] == worlds[1]


@pytest.mark.rule("GB-CHAR-59")
def test_a_third_player_cannot_tell_what_the_gambler_took() -> None:
    reserves = [["bottle"], ["bottle", "cattle", "bill"], ["bottle"]]
    tables = []
    for token in ("bottle", "cattle", "bill"):
        game = saloon({"gambler": ANA}, reserves=reserves, chance={"gambler": [token]})
        game.choose("gamble:1")
        tables.append(game)
    for game in tables[1:]:
        laws.alike(tables[0], game, CAIO, ACTIONS)
        assert tables[0].redeal(CAIO, 1).to_json() == game.redeal(CAIO, 1).to_json()
        for seat in (ANA, BIA):
            assert game.events_for(seat) != tables[0].events_for(seat)
