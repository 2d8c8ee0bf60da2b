"""What else the printings do in their own way, what all say of it, and that files keep it."""

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from games.legends.legends_messages import SOURCE, questions
from support.legends.cards import cards, long
from support.legends.places import BLUE_RANCH, STORE
from support.legends.playing import do, lay_pairs
from support.legends.reading import drew, each, happened, items, keys, offered, player
from support.legends.tables import ANN, BOB, EDITIONS, OLD, at_saloon, in_town, table
from support.random_play import finish, wander
from tumbleweed.core.replay import replay
from tumbleweed.core.rules import cite
from tumbleweed.games.legends.compiler.content import legends_content

every = pytest.mark.parametrize("edition", EDITIONS)
old = pytest.mark.parametrize("edition", OLD)
CONTENT = legends_content()
LEGENDS = SOURCE / "games" / "legends"


# ---- naming an edition ----


@pytest.mark.rule("WL-CLAR-11")
def test_three_editions_and_the_revised_one_first() -> None:
    assert tw.games()["legends"]["editions"] == ["revised", "first", "french"]
    for edition in EDITIONS:
        game = tw.new("legends", players=3, seed=1, edition=edition)
        assert {game.view(seat)["edition"] for seat in (None, 0, 1, 2)} == {edition}
    with pytest.raises(tw.UnknownName, match="it has: revised, first, french"):
        tw.new("legends", players=3, seed=1, edition="second")


@every
def test_records_and_saves_keep_the_edition(edition: str) -> None:
    game = tw.new("legends", players=3, seed=5, edition=edition, length=15)
    luck = Random(5)
    wander(game, luck, 120)
    again = tw.load(json.dumps(game.to_json()))
    assert (again.view()["edition"], again.fingerprint) == (edition, game.fingerprint)
    finish(game, luck)
    assert game.record is not None
    data = json.loads(json.dumps(game.record.to_json()))
    assert data["edition"] == edition
    replayed = replay(tw.read_record(data))
    assert replayed.fingerprint == game.fingerprint
    assert replayed.view() == game.view()


def test_a_record_is_not_the_game_of_another_edition() -> None:
    game = tw.new("legends", players=3, seed=5, edition="first", length=15)
    finish(game, Random(5))
    assert game.record is not None
    data = {**game.record.to_json(), "edition": "revised"}
    with pytest.raises(tw.ReplayMismatch):
        replay(tw.read_record(data))


# ---- the texts of the cards ----


def all_cards() -> Iterator[tuple[str, str]]:
    """Everything with a text on it: its kind and id."""
    compiled = CONTENT.compiled("revised", 3, 20)
    sides = (*compiled.items, *filter(None, compiled.upgrades))
    yield from (("face", name) for name in compiled.faces)
    yield from (("item", name) for name in sides)
    yield from (("character", name) for name in compiled.characters)
    yield from (("fight", name) for name in compiled.fight_cards)
    yield from (("story", name) for name in compiled.stories)


def other_printings() -> dict[tuple[str, str], str]:
    """Per card: the text in the first printing, where it is not the revised one."""
    return {
        (kind, name): CONTENT.text(kind, name, "en", "first")
        for kind, name in all_cards()
        if CONTENT.text(kind, name, "en", "first") != CONTENT.text(kind, name, "en")
    }


@pytest.mark.rule("WL-DECK-19", "WL-DECK-20", "WL-ITEM-14", "WL-ITEM-15", "WL-POKER-43")
def test_three_cards_are_printed_otherwise() -> None:
    found = other_printings()
    assert set(found) == {("face", "cheat"), ("face", "stick-em-up"), ("item", "boomstick")}
    assert "any value" in found["face", "cheat"]
    assert "by 1" in found["face", "stick-em-up"]
    assert "1 more" in found["item", "boomstick"]


def with_an_edition_of_its_own() -> Iterator[str]:
    for kind, name in all_cards():
        abilities = CONTENT.entry(kind, name).get("abilities", [])
        if any("editions" in ability for ability in abilities):
            yield name


def test_cards_that_differ_are_those_whose_text_differs() -> None:
    """What a card does and what it says go together."""
    assert set(with_an_edition_of_its_own()) == {name for _, name in other_printings()}


@pytest.mark.parametrize("lang", ["en", "fr"])
@old
def test_the_wording_of_a_game_has_the_text_of_its_edition(edition: str, lang: str) -> None:
    wording: Any = tw.new("legends", players=3, seed=1, edition=edition).ruleset.wording
    name = long("6♥")
    assert wording.text("card", name, lang) == CONTENT.text("face", "stick-em-up", lang, edition)
    assert wording.text("card", name, lang) != CONTENT.text("face", "stick-em-up", lang)


@every
def test_editions_have_names(edition: str) -> None:
    assert len({CONTENT.name("edition", edition, lang) for lang in ("en", "fr")}) == 2


# ---- citations ----


def cited_in_reasons() -> set[str]:
    found: set[str] = set()
    for path in [*(LEGENDS / "actions/reasons").glob("*.py"), LEGENDS / "actions/why_not.py"]:
        found |= set(re.findall(r'"(WL-[A-Z]+-\d\d)"', path.read_text(encoding="utf-8")))
    return found


@every
def test_what_is_cited_holds_in_the_edition(edition: str) -> None:
    """Questions and reasons name the statement that stands in the book being played."""
    ruleset = tw.new("legends", players=3, seed=1, edition=edition).ruleset
    elsewhere = {"WL-SHERIFF-08", "WL-MARSHAL-11"} if edition == "revised" else set()
    asked = {question.rule for question in questions()}
    for rule in (asked | cited_in_reasons()) - elsewhere:
        assert edition in cite(ruleset.cited(rule)).editions, rule


@every
def test_what_stands_in_place_of_what(edition: str) -> None:
    """Every exchange is needed, and leads to a statement that holds."""
    for rule, instead in CONTENT.compiled(edition, 3, 20).cites.items():
        assert edition not in cite(rule).editions
        assert edition in cite(instead).editions


@pytest.mark.rule("WL-CATTLE-02", "WL-CATTLE-03", "WL-CATTLE-04")
@every
def test_one_cattle_token_and_the_rule_that_says_so(edition: str) -> None:
    """A second one cannot be acquired; each book says it in its own words."""
    game = table({"space": BLUE_RANCH, "cattle": "cattle-blue-1"}, edition=edition)
    assert "acquire" not in keys(game)
    rules = {"revised": "WL-CATTLE-02", "first": "WL-CATTLE-04", "french": "WL-CATTLE-03"}
    assert [reason.rule for reason in game.why_not(ANN, "acquire")] == [rules[edition]]
    free = table({"space": BLUE_RANCH}, edition=edition)
    assert "acquire" in keys(free)


# ---- Cheat ----


def played_with_cheat(edition: str, other: str, flop: str) -> str:
    """What Ann's hand of a Cheat and another card is called."""
    seats = [at_saloon(f"2♦ {other}", 10), in_town("4♠ 5♠", 10)]
    game = table(*seats, deck=f"6♣ 8♣ {flop} 10♣", edition=edition)
    do(game, "poker", "join")
    lay_pairs(game, {ANN: f"2♦ {other}", BOB: "4♠ 5♠"})
    [shown] = [event for event in happened(game, "showed") if event["seat"] == ANN]
    return str(shown["hand"])


@pytest.mark.rule("WL-POKER-42", "WL-POKER-43")
@every
def test_cheat_is_any_card_or_any_value(edition: str) -> None:
    """Four hearts and a Cheat of diamonds."""
    hand = played_with_cheat(edition, "9♥", "3♥ 7♥ J♥")
    assert hand == ("flush" if edition == "revised" else "pair")


@pytest.mark.rule("WL-POKER-42", "WL-POKER-43")
@every
def test_cheat_in_its_own_suit_makes_a_flush_everywhere(edition: str) -> None:
    assert played_with_cheat(edition, "9♦", "3♦ 7♦ J♦") == "flush"
    assert played_with_cheat(edition, "9♠", "9♥ 9♣ J♦") == "four-of-a-kind"


@pytest.mark.rule("WL-POKER-47", "WL-POKER-43", "WL-POKER-20")
@every
def test_example_of_poker(edition: str) -> None:
    """The dealer's Cheat is a third Jack in every edition."""
    deck = "6♥ 2♦ 4♥ 9♠ J♣ J♦ 3♣ 10♠ 8♣ 9♣"
    game = table(at_saloon("10♥ 10♣", 10), {}, {}, {}, deck=deck, edition=edition)
    do(game, "poker")
    lay_pairs(game, {ANN: "10♥ 10♣"})
    for short in ("2♦", "J♣"):
        if "play:" + cards(short)[0] in keys(game):
            do(game, "play:" + cards(short)[0])
    do(game)
    while game.decision is not None and game.decision.prompt.key == "ask-answer":
        game.choose(game.decision.keys[-1])
    assert happened(game, "house-showed")[0]["hand"] == "three-of-a-kind"
    assert happened(game, "house-won") == [{"money": 60}]
    assert (player(game)["money"], len(drew(game, ANN))) == (30, 3)


# ---- switching ----


@pytest.mark.rule("WL-TURN-06", "WL-TURN-07", "WL-TURN-08", "WL-TURN-05")
@every
def test_a_bought_weapon_is_taken_up_at_once_and_no_other_before_the_next_turn(
    edition: str,
) -> None:
    seat = {"space": STORE, "items": ["revolver", "shotgun", "mule"], "money": 120}
    game = table(seat, edition=edition, players=3)
    assert not offered(game, "ready")
    do(game, "store", "buy:rifle")
    assert keys(game) == {"pass", "ready:rifle"}  # not the Shotgun
    do(game, "ready:rifle", "buy:mustang")
    assert keys(game) == {"pass", "ready:mustang"}
    do(game, "pass", "leave")
    assert items(game)["rifle"] == "active"
    assert items(game)["mule"] == "active"
    assert not offered(game, "ready")
    do(game, "end")
    for _ in range(2):
        do(game, "income:money")
        do(game, "end")
    do(game, "income:money")
    assert offered(game, "ready") == {"revolver", "shotgun", "rifle"}
    do(game, "ready:shotgun")
    assert offered(game, "ready") == {"mule", "mustang"}


# ---- the start ----


@pytest.mark.rule("WL-SETUP-40", "WL-SETUP-41", "WL-SETUP-49", "WL-SETUP-50", "WL-SETUP-58")
@every
def test_how_a_game_starts(edition: str) -> None:
    """No LP, no rewards for points one starts with; the token is given with the characters."""
    cast = ["billy-the-kid", "bass-reeves", "doc-holliday"]
    game = tw.new("legends", players=3, seed=1, edition=edition, characters=cast)
    while game.decision is not None and game.decision.prompt.key == "ask-start-space":
        game.choose(game.decision.default)
    assert each(game, "lp") == [0, 0, 0]
    billy, bass = player(game, 0), player(game, 1)
    assert (billy["wanted"], billy["hand_count"], billy["money"]) == (2, 2, 0)
    assert (bass["marshal"], bass["money"]) == (1, 10)
    told = [event.key for event in game.events]
    assert told.index("first-player") < min(told.index("drew"), told.index("started-at"))
