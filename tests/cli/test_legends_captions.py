"""Captions that state figures, compared with play."""

from functools import cache

import pytest

from cli.test_blood_money_captions import PAGE as OF_BLOOD_MONEY
from games.legends.caption_scenes import SCENES, against
from games.legends.stated import Amount, amounts, captions, on_the_page
from support.legends.playing import choose
from support.legends.reading import player
from support.legends.tables import EDITIONS, HERO, meeting
from tumbleweed.cli.terminal.words import say
from tumbleweed.core.guide import pages
from tumbleweed.core.rules import ledger

LANGS = ("en", "fr")
every = pytest.mark.parametrize("edition", EDITIONS)
spoken = pytest.mark.parametrize("lang", LANGS)


@cache
def played(caption: str, edition: str) -> set[Amount]:
    return SCENES[caption](edition)


@spoken
def test_every_caption_with_a_figure_has_its_scene(lang: str) -> None:
    """A new one is compared with play too, or this fails."""
    stating = {name for name, text in captions(lang).items() if amounts(text)}
    assert stating == set(SCENES) | set(OF_BLOOD_MONEY)


@every
@pytest.mark.parametrize("caption", SCENES)
def test_what_a_caption_states_is_what_comes_of_it(caption: str, edition: str) -> None:
    for lang in LANGS:
        assert amounts(captions(lang)[caption]) <= played(caption, edition), lang


@spoken
def test_a_wrong_figure_would_be_noticed(lang: str) -> None:
    wrong = {"en": "$30, and 1 LP or 1 Marshal point", "fr": "30 $, et 1 PL ou 1 Marshall"}[lang]
    assert amounts(wrong) - played("legends-step-reward-bandit", "revised") == {("money", 30)}


# ---- who gains it ----


@every
@pytest.mark.rule("WL-FIGHT-42")
@pytest.mark.parametrize("kind", ["duel", "rob", "arrest"])
def test_only_the_attacker_gains_by_winning(kind: str, edition: str) -> None:
    game = against(kind, edition, "3♥", "K♣")
    gained = [event.key for event in game.events if event.key.startswith("gained")]
    assert gained == []
    assert player(game, HERO)["space"] != "darkrock-sheriffs-office"
    for lang, attacker in (("en", "attacker"), ("fr", "l’attaquant")):
        assert attacker in captions(lang)[f"legends-step-reward-{kind}"]


# ---- the order of a fight ----


@every
@spoken
def test_effects_and_cards_are_told_in_the_order_of_the_printing(lang: str, edition: str) -> None:
    annie = {"character": "annie-oakley", "lp": 5, "hand": "K♥ 3♥"}
    game = meeting(annie, {"hand": "Q♣"}, edition=edition)
    choose(game, "duel:1")
    assert game.decision is not None
    effects_first = game.decision.prompt.key == "ask-start-fight"
    told = on_the_page("legends-step-declare-player", lang, edition=edition)
    effects, cards = {"en": ("effects", "a card each"), "fr": ("effets", "une carte")}[lang]
    assert (told.index(effects) < told.index(cards)) == effects_first


@every
def test_start_of_fight_effects_are_asked_for_in_words_that_fit_both_orders(edition: str) -> None:
    for lang, laying in (("en", "before cards"), ("fr", "avant de poser")):
        assert laying not in captions(lang)["ask-start-fight"]


# ---- names, and what is ours ----


@pytest.mark.parametrize(("chapter", "term"), [("WL-HEIST", "Heist"), ("WL-ITEM", "item")])
def test_french_chapters_bear_the_names_of_the_french_book(chapter: str, term: str) -> None:
    name = ledger("legends").glossary("fr")[term]
    titles = {page.chapter: page.title for page in pages("legends", "fr")}
    assert name in titles[chapter].lower()


def test_no_legend_of_the_map_says_that_nobody_crosses_a_mesa() -> None:
    """Bloody Knife does."""
    assert captions("fr")["wl-mesa"] == captions("en")["wl-mesa"] == "mesa"


@pytest.mark.rule("WL-DUO-04")
def test_two_players_are_told_that_the_man_in_blacks_rules_are_ours() -> None:
    for lang, ours in (("en", "our own"), ("fr", "de nous"), ("pt", "nossas")):
        assert ours in on_the_page("home-black-note", lang)
    assert "our own" in say("en", "wl-black-is-ours")
    assert "de nous" in say("fr", "wl-black-is-ours")
    assert "our own" in ledger("legends")["WL-MIB-01"].ruling
