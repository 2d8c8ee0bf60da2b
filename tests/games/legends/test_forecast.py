"""What a forecast says: who wins ties and why, what a Reaction would make of it, what beats a hand.

Compared with the engine in fights by chance: test_forecast_fights.py.
"""

from typing import Any

import pytest

import tumbleweed as tw
from support.legends.cards import long
from support.legends.playing import (
    ambush,
    choose,
    clash,
    do,
    heist,
    with_others,
)
from support.legends.tables import (
    ANN,
    BOB,
    CAL,
    HERO,
    RIGHT,
    RIVAL,
    THIRD,
    at_bank,
    at_saloon,
    duo,
    in_town,
    meeting,
    on_the_trail,
    table,
)
from tumbleweed.core.game import Game
from tumbleweed.core.text import Message

Facts = dict[str, Any]


def foreseen(game: Game, seat: int = HERO) -> Facts:
    found = game.forecast(seat)
    assert found is not None
    return found


def said(game: Game, message: Facts, lang: str = "en") -> str:
    names = ["Ann", "Bob", "Cal", "Dee"][: game.players]
    told = Message(message["message"], message["args"])
    return game.ruleset.wording.render(told, lang, names)


def ties(game: Game, seat: int = HERO, lang: str = "en") -> tuple[str, str]:
    told = foreseen(game, seat)["fight"]["ties"]
    return said(game, told, lang), told["rule"]


def of(game: Game, key: str, seat: int = HERO) -> Facts:
    found: Facts = foreseen(game, seat)["fight"]["options"][long(key)]
    return found


# ---- nothing to forecast ----


def test_there_is_none_outside_of_fights_and_poker() -> None:
    game = at_bank({"hand": "K♥"})
    assert [game.forecast(seat) for seat in range(4)] == [None] * 4
    assert game.seat(HERO).forecast is None


def test_nor_once_a_fight_is_decided() -> None:
    game = ambush(on_the_trail({"hand": "K♥"}, fight_deck=with_others("3", 2)), "K♥", "3")
    do(game)
    assert game.view()["fight"] is not None
    assert game.forecast(HERO) is None


# ---- ties ----


@pytest.mark.rule("WL-HEIST-10", "WL-HEIST-11")
@pytest.mark.parametrize(
    ("edition", "told"),
    [
        ("revised", ("Ties go to the bank guard", "WL-HEIST-10")),
        ("french", ("Ties are yours: the guard does not win them", "WL-HEIST-11")),
    ],
)
def test_ties_with_the_guard_are_told_by_edition(edition: str, told: tuple[str, str]) -> None:
    game = at_bank({"hand": "K♥ 9♥"}, fight_deck="J 2 3", edition=edition)
    choose(game, "heist")
    assert ties(game) == told


@pytest.mark.rule("WL-BANDIT-09")
def test_the_bandit_wins_ties() -> None:
    game = on_the_trail({"hand": "K♥ 9♥"}, fight_deck="J 2")
    choose(game, f"ride:{game.view()['bandits'][0]}")
    assert ties(game) == ("Ties go to the bandit", "WL-BANDIT-09")
    assert ties(game, lang="fr")[0] == "En cas d’égalité, le bandit gagne"


@pytest.mark.rule("WL-FIGHT-22")
@pytest.mark.parametrize(
    ("seat", "told"),
    [(HERO, "Ties are yours: you attack"), (RIVAL, "Ties go to Ann, who attacks")],
)
def test_between_players_the_attacker_wins_ties(seat: int, told: str) -> None:
    game = meeting({"hand": "K♥"}, {"hand": "9♥"})
    choose(game, f"duel:{RIVAL}")
    assert ties(game, seat) == (told, "WL-FIGHT-22")


def test_an_ability_that_wins_ties_is_named() -> None:
    jesse = {"hand": "9♥", "character": "jesse-james", "legend": True}
    game = meeting({"hand": "K♥"}, jesse)
    choose(game, f"duel:{RIVAL}")
    assert ties(game, RIVAL)[0] == "Ties are yours (Jesse James)"
    assert ties(game)[0] == "Ties go to Bob (Jesse James)"


@pytest.mark.rule("WL-MIB-25")
def test_the_man_in_black_wins_ties() -> None:
    game = duo({"hand": "K♥", "space": "darkrock-bank"}, black={"space": "darkrock-bank"})
    choose(game, "duel:2")
    assert ties(game) == ("Ties go to the Man in Black", "WL-MIB-25")


# ---- before the Reveal ----


def test_a_card_to_lay_says_what_it_beats() -> None:
    game = at_bank({"hand": "K♥ 2♥"}, fight_deck="J 2 3")
    choose(game, "heist")
    assert (of(game, "lay:K♥")["values"], of(game, "lay:K♥")["beats"]) == ([13, None], 12)
    assert said(game, of(game, "lay:K♥")["says"]) == "beats Q or lower"
    assert said(game, of(game, "lay:2♥")["says"]) == "beats no card"


def test_weapons_count_in_what_a_card_beats() -> None:
    """The Boomstick lowers the opposing card by 1."""
    game = at_bank({"hand": "9♥ K♥", "items": ["boomstick"]}, fight_deck="J 2 3")
    choose(game, "heist")
    assert of(game, "lay:9♥")["beats"] == 9


def test_the_card_laid_is_worth_what_it_will_be() -> None:
    game = at_bank({"hand": "9♥ K♥"}, fight_deck="J 2 3")
    choose(game, "heist", "lay:9♥")
    now = foreseen(game)["fight"]["now"]
    assert said(game, now["says"]) == "Worth 9: beats 8 or lower"
    assert foreseen(game, THIRD)["fight"]["now"] is None


def test_who_plays_the_guard_learns_what_each_card_beats() -> None:
    game = at_bank({"hand": "9♥ K♥"}, fight_deck="J 2 3")
    choose(game, "heist", "lay:9♥")
    assert of(game, "npc:fight-j", RIGHT)["beats"] == 11
    assert foreseen(game, RIGHT)["fight"]["now"] is None


def test_who_declines_loses() -> None:
    game = meeting({"hand": "K♥"}, {"hand": "9♥"})
    choose(game, f"duel:{RIVAL}", "lay:K♥")
    assert said(game, of(game, "decline", RIVAL)["says"]) == "you lose"


# ---- once the cards are revealed ----


def quick_hands(mine: str, theirs: str) -> Game:
    """Both hold a Reaction that lowers the opposing card by 2: Stick ’Em Up!, the 6."""
    game = meeting({"hand": f"{mine} 6♥"}, {"hand": f"{theirs} 6♠"})
    return clash(game, "duel", mine, theirs)


@pytest.mark.rule("WL-FIGHT-18", "WL-FIGHT-21", "WL-FIGHT-22")
def test_what_a_reaction_would_make_of_it() -> None:
    game = quick_hands("J♥", "K♠")
    assert game.asked == [HERO]
    now = foreseen(game)["fight"]["now"]
    assert (now["values"], now["end"], now["open"]) == ([11, 13], "lose", [RIVAL])
    assert said(game, now["says"]) == "As it stands, you lose"
    assert said(game, now["may"]) == "Bob may still react"
    assert said(game, of(game, "react:6♥")["says"]) == "13 → 11: a tie, you win"
    assert said(game, of(game, "pass")["says"]) == "you lose"
    assert said(game, of(game, "react:6♥")["says"], "fr") == "13 → 11\u202f: égalité, vous gagnez"


def test_others_are_told_who_wins_as_it_stands() -> None:
    game = quick_hands("J♥", "K♠")
    now = foreseen(game, THIRD)["fight"]["now"]
    assert said(game, now["says"]) == "As it stands, Bob wins"
    assert foreseen(game, RIVAL)["fight"]["options"] == {}


def test_an_effect_that_restarts_the_fight() -> None:
    """Fall Back, the 10 of the fight deck: its player may call the fight off."""
    game = at_bank({"hand": "K♥"}, fight_deck="10 2 3")
    heist(game, "K♥", "10")
    do(game)
    told = foreseen(game, RIGHT)["fight"]["options"]
    assert said(game, told["yes"]["says"]) == "the fight starts over"
    assert said(game, told["no"]["says"]) == "Ann wins"


# ---- poker ----


def poker(mine: str, theirs: str, flop: str) -> Game:
    seats = [at_saloon(mine, 10), in_town(theirs, 10)]
    game = table(*seats, players=4, deck=f"2♣ 3♣ {flop} 8♣ 10♣ J♣")
    return do(game, "poker", "join")


@pytest.mark.rule("WL-POKER-17")
def test_the_best_hand_and_what_beats_it() -> None:
    game = poker("A♠ 9♠", "K♠ 9♥", "A♣ K♦ 7♥")
    told = foreseen(game, ANN)["poker"]
    assert (told["hand"], told["to_come"]) == ("pair", 0)
    assert told["beaten_by"] == ["pair", "two-pair", "three-of-a-kind"]
    assert said(game, told["says"]) == "Beaten by higher cards, two pair, three of a kind"
    assert said(game, told["ties"]) == "Ties are yours: you started the game"
    assert (
        said(game, foreseen(game, BOB)["poker"]["ties"]) == "Ties go to Ann, who started the game"
    )
    assert told["options"] == {}  # a pair of Aces with any of them
    assert foreseen(game, CAL)["poker"] is None


def test_each_card_says_which_hand_it_makes() -> None:
    game = poker("A♠ 7♠ 9♠", "K♠ 9♥", "A♣ K♦ 7♥")
    hands = foreseen(game, ANN)["poker"]["options"]
    assert hands[long("play:7♠")] == "two-pair"
    assert hands[long("play:9♠")] == "pair"
    choose(game, "play:9♠")
    assert foreseen(game, ANN)["poker"]["options"][long("play:A♠")] == "pair"


def test_nothing_beats_the_best_possible_hand() -> None:
    game = poker("A♠ A♥", "K♠ 9♥", "A♣ K♦ 7♥")
    told = foreseen(game, ANN)["poker"]
    assert (told["hand"], told["beaten_by"]) == ("three-of-a-kind", [])
    assert said(game, told["says"]) == "No other hand beats it"


def test_forecasts_are_no_part_of_the_game() -> None:
    game = quick_hands("J♥", "K♠")
    before = game.to_json()
    game.forecast(HERO)
    assert game.to_json() == before


def test_a_game_without_forecasts_has_none() -> None:
    game = tw.new("goat", players=3, seed=1)
    assert game.forecast(0) is None
