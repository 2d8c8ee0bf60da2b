"""The texts of Ante Up beside the words behind them: the same numbers, the same goods."""

import re

import pytest

from ante_up_files import MODULE, Entry, by_id, entries, rows, words_in
from tumbleweed.core.rules import cite

MONEY = ("gain_money", "lose_money")
GOODS = {
    "gain_lp": ("LP", "PL"),
    "gain_nuggets": ("gold nugget", "pépite d’or"),
    "draw_cards": ("poker card", "carte de poker"),
    "discard_cards": ("poker card", "carte de poker"),
    "gain_marshal": ("Marshal point", "point Marshall"),
    "gain_wanted": ("Wanted point", "point Wanted"),
    "gain_gambler": ("Gambler point", "point Joueur"),
    "gain_legendary_token": ("legendary token", "jeton légendaire"),
    "gain_wounds": ("wound", "blessure"),
    "heal": ("wound", "blessure"),
}
TALES = {
    ("events", "event"): ("effects",),
    ("train", "encounter"): ("win", "lose"),
    ("frontier", "token"): ("reward",),
    ("tokens", "claim_jumper"): ("reward",),
    ("tokens", "longhorn"): ("reward",),
    ("tokens", "outlaw"): ("reward",),
    ("tokens", "high_roller"): ("reward",),
    ("cattle", "token"): ("effects",),
    ("gambler", "space"): ("effects",),
    ("gambler", "gambler"): ("beyond",),
    ("poker", "face"): ("abilities",),
    ("items", "item"): ("abilities",),
    ("items", "upgraded"): ("abilities",),
    ("characters", "character"): ("abilities",),
}
TOLD = [
    (entry, keys)
    for name, table, entry in entries(MODULE)
    for keys in [TALES.get((name, table))]
    if keys
]


def done(entry: Entry, keys: tuple[str, ...], lang: int) -> set[tuple[str, int]]:
    """What the words of an entry give and take; money has no noun."""
    found = set()
    for word in words_in([entry[key] for key in keys]):
        amount, what = word.get("amount"), word.get("do")
        if isinstance(amount, int) and what in MONEY:
            found.add(("$", amount))
        elif isinstance(amount, int) and what in GOODS:
            found.add((GOODS[what][lang], amount))
        if what == "place_token" and word["token"] == "nugget":
            found.add((GOODS["gain_nuggets"][lang], 1))  # one on each of its spaces
        if "discount" in word:
            found.add(("$", word["discount"]))
    return found


def said(text: str, lang: int) -> set[tuple[str, int]]:
    singular = re.sub(r"\b(\w{3,})s\b", r"\1", text.replace("\u00a0", " "))
    found = {
        ("$", int(sum_))
        for sum_ in re.findall(r"\$(\d+)|(\d+) \$", singular)
        for sum_ in sum_
        if sum_
    }
    for noun in {nouns[lang] for nouns in GOODS.values()}:
        found |= {(noun, int(n)) for n in re.findall(rf"(\d+) (?:more )?{noun}\b", singular)}
    return found


@pytest.mark.parametrize(("entry", "keys"), TOLD, ids=[entry["id"] for entry, _ in TOLD])
@pytest.mark.parametrize("lang", [0, 1], ids=["en", "fr"])
def test_a_text_says_what_the_words_do(entry: Entry, keys: tuple[str, ...], lang: int) -> None:
    text = entry[("text", "text_fr")[lang]]
    told, meant = said(text, lang), done(entry, keys, lang)
    bare = {int(number) for number in re.findall(r"\d+", text)}  # "then discard 1"
    assert {each for each in meant - told if each[0] == "$" or each[1] not in bare} == set()
    held = {("$", mod["set"]) for mod in words_in(entry) if mod.get("mod") == "money_limit"}
    assert told - meant - held == set()


def test_texts_are_held_against_words() -> None:
    assert len(TOLD) == 98
    entry = {"id": "x", "reward": [{"do": "gain_money", "amount": 30}]}
    assert said("Gain $20.", 0) != done(entry, ("reward",), 0) == said("Gagnez 30\u00a0$.", 1)
    assert said("Gagnez 2 pépites d’or et 1 PL.", 1) == {("pépite d’or", 2), ("PL", 1)}


NUMERALS = {"two": 2, "deux": 2, "three": 3, "trois": 3}


@pytest.mark.parametrize("goal", rows(MODULE["goals"], "goal"), ids=lambda goal: goal["id"])
@pytest.mark.parametrize("key", ["text", "text_fr"])
def test_a_goal_asks_for_what_it_says(goal: Entry, key: str) -> None:
    wanted = {
        value
        for word in words_in([goal.get(each, []) for each in ("goal", "also", "state")])
        for value in word.values()
        if type(value) is int and value > 1
    }
    numbers = {int(each) for each in re.findall(r"\d+", goal[key])}
    numbers |= {NUMERALS[word] for word in re.findall(r"\w+", goal[key]) if word in NUMERALS}
    of_a_kind = {3} if "three of a kind" in goal[key] else set()
    assert numbers - of_a_kind == wanted


@pytest.mark.rule("AU-GAMB-02", "AU-GAMB-03")
def test_the_rewards_of_the_gambler_track() -> None:
    spaces = by_id("gambler", "space")
    assert [space["space"] for space in spaces.values()] == list(range(1, 8))
    assert [space["text"] for space in spaces.values()] == [
        "Gain $10 or draw 1 poker card.",
        "Gain 1 LP.",
        "Gain $10 or draw 1 poker card.",
        "Gain 1 legendary token.",
        "Gain $20 or draw 2 poker cards.",
        "Gain 2 LP.",
        "Gain 2 legendary tokens.",
    ]
    assert MODULE["gambler"]["gambler"]["beyond"] == [{"do": "gain_legendary_token", "amount": 2}]


FARO, HIGH = MODULE["faro"]["faro"], MODULE["faro"]["high_stakes"]
STATED = {
    "AU-FARO-09": [FARO["host_gains"]],
    "AU-FARO-11": [FARO["cards"], FARO["shown"]],
    "AU-FARO-12": [FARO["markers"], *FARO["bets"]],
    "AU-FARO-16": [FARO["gambler_points"]],
    "AU-FARO-19": [FARO["jackpot_pays"], FARO["gambler_points"]],
    "AU-HIGH-05": [HIGH["needs"], HIGH["ante"]],
    "AU-HIGH-06": [HIGH["saloon_adds"], HIGH["dealer_cards"]],
    "AU-HIGH-07": [HIGH["common_cards"]],
    "AU-HIGH-08": [HIGH["raise"]],
    "AU-HIGH-10": [HIGH["saloon_adds_again"], HIGH["further_cards"]],
    "AU-FRONT-03": [MODULE["frontier"]["meta"][key] for key in ("court_value", "ace_value")],
    "AU-MOVE-08": [link["cost"] for link in rows(MODULE["places"], "link") if "cost" in link],
    "AU-SETUP-09": [MODULE["events"]["meta"]["marker_every"]],
    "AU-TURN-04": [MODULE["gambler"]["gambler"]["end_furthest_lp"]],
}


@pytest.mark.parametrize("rule_id", STATED)
def test_a_number_of_the_data_is_that_of_its_statement(rule_id: str) -> None:
    assert STATED[rule_id]
    for text in (cite(rule_id).text, cite(rule_id).text_in("fr")):
        assert {str(number) for number in STATED[rule_id]} <= {*re.findall(r"\d+", text)}
