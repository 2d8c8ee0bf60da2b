"""Chance left open: the caller draws, and the game is one that could have been dealt."""

from random import Random

import pytest

import tumbleweed as tw
from tumbleweed.core.errors import ChanceOpen, IllegalChoice
from tumbleweed.core.game import Game
from tumbleweed.core.open_chance import Drawn, begin, play, redeal
from tumbleweed.core.ruleset import Ruleset, Setup, game_info
from tumbleweed.games.goat.model import CHARACTERS, DECK, GOAT, LUCK, TABLE, TOKENS


def rules(game: str, players: int) -> Ruleset:
    info = game_info(game)
    return info.ruleset(Setup(game, players, info.editions[0], (), {}))


def dealt(ruleset: Ruleset, luck: Random) -> Game:
    drawn: Drawn = ()
    while True:
        try:
            return begin(ruleset, drawn)
        except ChanceOpen as needed:
            drawn = (*drawn, (needed.stream, luck.choice(needed.values)))


def answered(game: Game, option: int, luck: Random) -> Game:
    drawn: Drawn = ()
    while True:
        try:
            return play(game, option, drawn)
        except ChanceOpen as needed:
            drawn = (*drawn, (needed.stream, luck.choice(needed.values)))


@pytest.mark.parametrize(("name", "players"), [("goat", 2), ("goat", 5), ("legends", 3)])
def test_whole_games_are_played_on_draws_from_outside(name: str, players: int) -> None:
    luck = Random(players)
    game = dealt(rules(name, players), luck)
    while game.legal:
        assert not game.ruleset.faults(game.state)
        game = answered(game, luck.choice(game.legal), luck)
    assert set(game.state.rolls) == {0}  # nothing came from a seed
    assert game.result is not None
    assert game.result.winners


def test_a_deck_is_drawn_card_by_card_from_the_top() -> None:
    ruleset = rules("goat", 2)
    with pytest.raises(ChanceOpen, match=r"one of \[0, 1\]") as starter:
        begin(ruleset, ())
    assert (starter.value.stream, starter.value.values) == (TABLE, [0, 1])
    drawn: Drawn = ((TABLE, 1),)
    left = begun_with(ruleset, drawn)
    order: list[int] = []
    while left:
        order.append(left[-1])
        drawn = (*drawn, (DECK, left[-1]))
        left = begun_with(ruleset, drawn)
        assert not set(order) & set(left)
    game = begin(ruleset, drawn)
    assert game.view()["starter"] == 1
    assert game.to_json()["state"]["removed_down"] == CHARACTERS[order[0]]


def begun_with(ruleset: Ruleset, drawn: Drawn) -> list[int]:
    """The cards that may come next; none: the game has begun."""
    try:
        begin(ruleset, drawn)
    except ChanceOpen as needed:
        return needed.values if needed.stream == DECK else []
    return []


def test_a_second_shuffle_is_drawn_after_the_first() -> None:
    """The Goat may not lie face up: it is shuffled back (GB-UPKEEP-11)."""
    ruleset = rules("goat", 2)
    drawn: Drawn = ((TABLE, 0),)
    cards = begun_with(ruleset, drawn)
    others = [card for card in cards if card != GOAT]
    deck = [others[0], GOAT, *others[1:]]
    drawn = (*drawn, *((DECK, card) for card in deck))
    assert begun_with(ruleset, drawn) == sorted([GOAT, *others[2:]])
    game = begin(ruleset, (*drawn, *((DECK, card) for card in [*others[2:], GOAT])))
    assert game.view()["removed"] == CHARACTERS[others[1]]


def test_each_token_is_as_likely_to_be_stolen() -> None:
    """The Gambler takes one at random (GB-CHAR-54)."""
    game = tw.at_table(
        "goat",
        players=5,
        at="saloon",
        table={"gambler": 0},
        reserves=[[], ["bottle", "bottle", "gold"], [], [], []],
        record=False,
    )
    world = redeal(game, 1, 1)  # the victim knows what it has
    rob = world.ruleset.catalogue.index["gamble:1"]
    with pytest.raises(ChanceOpen) as theft:
        play(world, rob, ())
    bottle, gold = TOKENS.index("bottle"), TOKENS.index("gold")
    assert (theft.value.stream, theft.value.values) == (LUCK, [bottle, bottle, gold])
    with pytest.raises(ChanceOpen) as next_round:
        play(world, rob, ((LUCK, gold),))
    assert next_round.value.stream == DECK
    with pytest.raises(tw.BadPosition, match="is not among"):
        play(world, rob, ((LUCK, TOKENS.index("cattle")),))


def test_what_is_played_on_stays_as_it_is() -> None:
    luck = Random(3)
    game = dealt(rules("goat", 3), luck)
    before = game.fingerprint
    after = answered(game, game.legal[0], luck)
    assert game.fingerprint == before != after.fingerprint
    with pytest.raises(IllegalChoice, match="is not on offer"):
        play(game, -5, ())
    assert game.fingerprint == before


def test_a_world_dealt_anew_is_open_as_well() -> None:
    luck = Random(4)
    game = dealt(rules("goat", 3), luck)
    world = redeal(game, game.asked_seat, 1)
    assert world.view(game.asked_seat) == game.view(game.asked_seat)
    while world.legal:
        world = answered(world, luck.choice(world.legal), luck)
    assert world.state.rolls[LUCK] == world.state.rolls[DECK] == 0
