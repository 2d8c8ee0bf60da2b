"""What is said of deeds, the Trader and Legendary items, in both languages."""

import re
from typing import Any

import pytest

import tumbleweed as tw
from games.legends.legends_messages import LANGS
from games.legends.legends_telling import Told
from support.legends.places import BANK, FAR_OFF, STREET
from support.legends.playing import choose
from support.legends.property import MODULES, own, owning
from support.reading import now, rules_of
from tumbleweed.core.log import lines

OURS = (
    "claimed-deed", "used-deed", "trader-moved", "trader-shuffled", "bought-relic", "relic-shown",
    "used-relic", "looked-at-poker", "looked-at-fight", "put-under",
)  # fmt: skip
BAD = re.compile(r"[{}]|None|  | [.,]|\(\)")
GAIN = [{"do": "gain_lp", "amount": 1}]


@pytest.mark.parametrize(("word", "english", "french"), [
    ({"do": "use_deed"}, "use the action of one of your deeds without spending an action",
     "utiliser l’action d’un de vos titres de propriété sans dépenser d’action"),
    ({"do": "move_trader"}, "the Trader moves to a new region",
     "le marchand part vers une autre région"),
    ({"do": "gain_legendary_item", "amount": 2}, "gain 2 Legendary items",
     "gagner 2 objets légendaires"),
    ({"do": "upgrade_item", "item": "mule"}, "upgrade Mule", "améliorer Mule"),
    ({"do": "buy_item", "item_kind": "legendary", "mode": "buy"}, "buy a Legendary item",
     "acheter un objet légendaire"),
    ({"do": "take_from_board", "what": ["nugget"], "distance": 1, "amount": 1},
     "take 1 (gold nugget) lying up to 1 space away",
     "prendre 1 jeton (pépite d’or) à 1 zone au plus"),
    ({"do": "if", "test": {"is": "has_deed", "deed_kind": "ranch"}, "then": GAIN},
     "if you own 1 Ranch deed: gain 1 LP", "…"),
])  # fmt: skip
def test_what_a_word_says(word: dict[str, Any], english: str, french: str) -> None:
    said = {lang: Told(lang, modules=tuple(MODULES)).tell(word) for lang in LANGS}
    if word["do"] == "if":
        assert "1 Ranch deed" in said["en"]
        assert "1 titre de ranch" in said["fr"]
    else:
        assert (said["en"], said["fr"]) == (english, french)


def played() -> list[tw.Game]:
    """Games in which everything happens once."""
    deeds = own("darkrock-saloon")
    claimed = owning({"space": BANK, "money": 80}, deeds=deeds)
    cards = rules_of(owning({})).compiled.blood.trader_cards
    used = [card for card in cards if card != "trader-darkrock"]
    trader: dict[str, Any] = {"trader": "trader-darkrock", "trader_discard": used}
    trade = owning({"space": STREET, "money": 40}, relic_shop=["portrait"], **trader)
    wire = owning({}, {"space": BANK, "money": 20, "relics": ["telegram"]})
    games = [
        choose(claimed, "claim-deed:deed-bank", "deed:deed-darkrock-saloon"),
        choose(trade, "trader", "relic:portrait"),
        choose(wire, "end", "use-relic:telegram", "choose:telegram.3"),
    ]
    for deck in (1, 2):
        lozen = {"space": BANK, "character": "lozen", "lp": 5, "legend": True}
        game = owning({"space": FAR_OFF}, lozen)
        games.append(choose(game, "end", "ability:lozen", f"choose:lozen.{deck}", "put-under"))
    return games


@pytest.mark.parametrize("lang", LANGS)
def test_every_event_is_told(lang: str) -> None:
    told: set[str] = set()
    for game in played():
        words = rules_of(game).wording
        for event in game.events_for(1):  # who sees everything that happens here
            if event.key in OURS:
                sentence = words.say(f"event-{event.key}", event.args, lang)
                assert not BAD.search(sentence), sentence
                told.add(event.key)
    assert told == set(OURS)


def test_what_the_events_say() -> None:
    claim, trade = played()[:2]
    said = sentences(claim) + sentences(trade)
    assert "Ann claims Darkrock Bank for $80." in said
    assert "Ann buys Portrait for $40." in said
    assert any(each.startswith("The Trader is now in ") for each in said)


def sentences(game: tw.Game) -> list[str]:
    words, names = rules_of(game).wording, ["Ann", "Bob", "Cal"]
    events = game.events_for(0)
    return [words.say(f"event-{event.key}", event.args, "en", names) for event in events]


def test_the_log_joins_what_a_purchase_brings() -> None:
    game = played()[1]
    told = lines(game.ruleset.kinds, game.events_for(None))
    shown = [(line.event.key, [each.key for each in line.results]) for line in told]
    assert shown == [
        ("bought-relic", []), ("relic-shown", ["relic-shown", "relic-shown"]),
        ("trader-shuffled", []), ("trader-moved", []),
    ]  # fmt: skip


@pytest.mark.parametrize("lang", LANGS)
def test_every_option_and_question_is_told(lang: str) -> None:
    trading: dict[str, Any] = {"trader": "trader-darkrock", "relic_shop": ["portrait"]}
    game = owning({"space": BANK, "money": 80}, deeds=own("doctor"), **trading)
    words = rules_of(game).wording
    found = {option.key: words.render(option.message, lang) for option in now(game).options}
    assert {"claim-deed:deed-bank", "deed:deed-doctor", "trader"} <= set(found)
    choose(game, "trader")
    found |= {option.key: words.render(option.message, lang) for option in now(game).options}
    assert "relic:portrait" in found
    for text in [*found.values(), words.render(now(game).prompt, lang)]:
        assert not BAD.search(text), text


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    "action",
    ["claim-deed", "claim-deed:deed-bank", "deed", "deed:deed-doctor", "trader", "relic",
     "relic:portrait", "free-ability", "use-relic", "use-relic:fiddle", "fetch"],
)  # fmt: skip
def test_every_reason_is_told(action: str, lang: str) -> None:
    game = owning({"space": STREET, "money": 0})
    found = game.why_not(0, action)
    assert found
    for reason in found:
        sentence = rules_of(game).wording.say(reason.key, reason.args, lang)
        assert not BAD.search(sentence), sentence
