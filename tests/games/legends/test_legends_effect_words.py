"""What the effects on a card say, told from their compiled words."""

import re
from typing import Any

import pytest

from games.legends.legends_messages import LANGS, NARROW
from games.legends.legends_telling import (
    COUNT,
    PAID,
    SOME,
    Told,
    all_conditions,
    all_words,
    words_of_ante_up,
)
from tumbleweed.games.legends.compiler.words import CONDITIONS, EFFECTS
from tumbleweed.games.legends.vocabulary.effect import OWNER, VICTIM


def test_the_words_of_the_vocabulary_are_all_there() -> None:
    own = {word.name for word in EFFECTS.all if not word.module}
    assert {word["do"] for word in all_words()} == own
    added = {word.name for word in EFFECTS.all if word.module == "ante-up"}
    assert {word["do"] for word in words_of_ante_up()} - own == added
    tests = {word.name for word in CONDITIONS.all if not word.module}
    assert {test["is"] for test in all_conditions()} == tests


@pytest.mark.parametrize("listener", range(3))
@pytest.mark.parametrize("lang", LANGS)
def test_every_word_of_a_card_reads_well(lang: str, listener: int) -> None:
    own, module = Told(lang, listener), Told(lang, listener, ("ante-up",))
    told = [(word, own.tell(word)) for word in all_words()]
    told += [(word, module.tell(word)) for word in (*all_words(), *words_of_ante_up())]
    for word, sentence in told:
        assert sentence.strip() == sentence, word
        assert not re.search(r"[{}]|None|:\S|  | [.,]|\(\)|-\d", sentence), sentence


@pytest.mark.parametrize(("word", "english", "french"), [
    ({"do": "gain_money", "amount": 30}, "gain $30", "gagner 30\xa0$"),
    ({"do": "gain_money", "amount": COUNT}, "gain $10 per contributor, at most $30",
     "gagner 10\xa0$ par joueur qui a contribué, 30\xa0$ au plus"),
    ({"do": "lose_wanted", "amount": "all"}, "lose all Wanted points",
     "perdre tous les points Wanted"),
    ({"do": "gain_wounds", "amount": 1, "who": "opponent"}, "your opponent takes 1 wound",
     "l’adversaire subit 1 blessure"),
    ({"do": "buy_item", "discount": 30, "item_kind": "mount"}, "buy or upgrade a mount, $30 off",
     "acheter ou améliorer une monture, 30\xa0$ de moins"),
    (PAID, "if you like: lose $10 to gain 1 LP", "si vous voulez, perdre 10\xa0$ pour gagner 1 PL"),
    ({"do": "if", "test": {"is": "has_money", "at_least": 20}, "then": SOME},
     "if $20 or more: gain 1 LP", f"si au moins 20\xa0${NARROW}: gagner 1 PL"),
    ({"do": "place_self", "place": "bank"}, "go to the Bank", "se rendre à la Banque"),
    ({"do": "place_self", "place": "town"}, "go to any town space", "se rendre en ville"),
    ({"do": "if", "test": {"is": "at", "place": "cabaret"}, "then": SOME},
     "if at the Cabaret: gain 1 LP", f"si au Cabaret{NARROW}: gagner 1 PL"),
    ({"do": "roll_dice", "count": 1}, "roll 1 gold die", "lancer 1 dé de prospection"),
])  # fmt: skip
def test_what_a_word_says(word: dict[str, Any], english: str, french: str) -> None:
    assert Told("en").tell(word) == english
    assert Told("fr").tell(word) == french


def test_effects_follow_one_another() -> None:
    wound, money = {"do": "gain_wounds", "amount": 1}, {"do": "gain_money", "amount": 50}
    assert Told("en").tell(wound, money) == "take 1 wound, then gain $50"
    assert Told("en").tell(wound, money, *SOME) == "take 1 wound, gain $50, then gain 1 LP"


def test_who_is_asked_is_told_what_it_means_for_them() -> None:
    word = {"do": "steal", "what": "money", "amount": 10}
    assert Told("en", OWNER).tell(word) == "take $10 from that player"
    assert Told("en", VICTIM).tell(word) == "hand over $10"
