"""What is said of injuries, the risk die and ruins, in both languages: words, options, events,
reasons, the log."""

import re
from typing import Any

import pytest

import tumbleweed as tw
from games.legends.legends_messages import LANGS
from games.legends.legends_telling import Told
from support.legends.harm import MODULES, NOTHING_HAPPENS, harmed, injured, roll, rolling
from support.legends.places import BANK, STREET
from support.legends.playing import choose
from support.legends.reading import keys
from support.reading import now, rules_of
from tumbleweed.core.log import lines

OURS = (
    "spared-wounds", "injured", "forfeits", "nothing-to-forfeit", "injury-works", "injury-healed",
    "rolled-risk", "repaired",
)  # fmt: skip
LP = [{"do": "gain_lp", "amount": 1}]
BAD = re.compile(r"[{}]|None|  | [.,]|\(\)")


@pytest.mark.parametrize(("word", "english", "french"), [
    ({"do": "heal", "amount": 2, "on_injury_lost": LP},
     "heal 2 wounds; if you lose an injury this way, gain 1 LP",
     "soigner 2 blessures\u202f; si vous perdez ainsi une blessure grave, gagner 1 PL"),
    ({"do": "heal", "amount": 2}, "heal 2 wounds", "soigner 2 blessures"),
    ({"do": "ruin", "places": ["bank", "cabaret"]}, "a ruin token comes to: Bank, Cabaret",
     "un jeton ruine est posé ici\u202f: Banque, Cabaret"),
    ({"do": "ruin", "places": ["bank", "cabaret"], "pick": 1},
     "one of these places is ruined, of your choice: Bank or Cabaret",
     "un de ces lieux, à votre choix, est mis en ruine\u202f: Banque ou Cabaret"),
    ({"do": "repair", "amount": 1}, "remove 1 ruin token", "retirer 1 jeton ruine"),
    ({"do": "repair", "amount": 2}, "remove 2 ruin tokens", "retirer 2 jetons ruine"),
])  # fmt: skip
def test_what_a_word_says(word: dict[str, Any], english: str, french: str) -> None:
    for lang, said in (("en", english), ("fr", french)):
        assert Told(lang, modules=tuple(MODULES)).tell(word) == said


def played() -> list[tw.Game]:
    """Games in which everything about injuries happens once."""
    hurt = injured(NOTHING_HAPPENS, hand="2♣ 3♣", space=BANK)
    fighters = ({"space": STREET, "hand": "K♥ 5♦", **injured("stiff-shoulder")}, {"space": STREET})
    fight = choose(harmed(*fighters), "duel:1", "lay:poker-k-hearts")
    return [
        roll(rolling({"wounds": 3}, "wound", injury_deck=["lost-eye"])),
        roll(rolling({"character": "elfego-baca", "lp": 5}, "wound")),
        roll(rolling(hurt, "wound")),
        roll(rolling(injured(NOTHING_HAPPENS), "two-wounds")),
        choose(harmed({**hurt, "space": "red-falls-doctor", "money": 20}), "heal"),
        choose(harmed(hurt, ruins=["bank"]), "repair:bank", "discard:poker-2-clubs"),
        fight,
    ]


@pytest.mark.parametrize("lang", LANGS)
def test_every_event_is_a_sentence(lang: str) -> None:
    told = {}
    for game in played():
        words = rules_of(game).wording
        for event in game.events_for(None):
            told[event.key] = words.say(f"event-{event.key}", event.args, lang)
    for key in OURS:
        assert not BAD.search(told[key]), (key, told[key])


def test_what_the_events_say() -> None:
    game = roll(rolling({"wounds": 3}, "wound", injury_deck=["lost-eye"]))
    words = rules_of(game).wording
    names = ["Ann", "Bob", "Cal"]
    told = {
        event.key: words.say(f"event-{event.key}", event.args, "en", names)
        for event in game.events_for(None)
    }
    assert told["rolled-risk"] == "Ann rolls the risk die (Fast cash): Wound."
    assert told["injured"] == "Ann is injured: Lost Eye. NPCs draw 1 more fight card against you."


@pytest.mark.parametrize("lang", LANGS)
def test_every_option_and_question_reads_well(lang: str) -> None:
    hero = {"space": BANK, "hand": "2♣", "wounds": 1}
    game = harmed(hero, ruins=["bank"])
    words = rules_of(game).wording
    for option in now(game).options:
        assert not BAD.search(words.render(option.message, lang)), option
    assert {"risk:card", "risk:money", "risk:move", "repair:bank"} <= keys(game)


@pytest.mark.parametrize("lang", LANGS)
def test_every_reason_reads_well(lang: str) -> None:
    hurt = {"space": BANK, "hand": "2♣ poker-3-spades"}
    asks = [
        (harmed(injured("shattered-nerves", **hurt), ruins=["bank"]), "risk:card"),
        (harmed(hurt, ruins=["bank"]), "work"),
        (harmed(hurt, ruins=["bank"]), "repair:doctor"),
        (harmed(hurt, ruins=["cabaret"]), "repair:doctor"),
        (harmed(hurt), "repair"),
        (harmed(hurt, risked=1), "risk:move"),
        (harmed(hurt), "ruin:bank"),
        (harmed(injured("broken-arm", **hurt)), "react:poker-3-spades"),
        (harmed({"space": BANK}, ruins=["bank"]), "repair:bank"),
        (harmed(injured("broken-jaw", space="red-falls-cabaret", money=60)), "revel:1"),
    ]
    for game, action in asks:
        found = game.why_not(0, action)
        assert found, action
        for reason in found:
            sentence = rules_of(game).wording.say(reason.key, reason.args, lang)
            assert not BAD.search(sentence), (action, sentence)


def test_the_log_puts_wounds_and_injury_under_the_roll() -> None:
    game = roll(rolling({"wounds": 2}, "two-wounds", injury_deck=["lost-eye"]))
    told = lines(game.ruleset.kinds, game.events_for(None))
    shown = [(line.event.key, [each.key for each in line.results]) for line in told]
    assert shown[-3:] == [("rolled-risk", ["wounded"]), ("injured", []), ("gained-money", [])]


def test_the_question_of_a_festering_wound_names_the_card() -> None:
    """Questions of cards are told by the card's name."""
    words = rules_of(harmed({})).wording
    assert words.node_name("festering-wound", "en") == "Festering Wound"
    assert words.node_name("festering-wound", "fr") == "Plaie infectée"
