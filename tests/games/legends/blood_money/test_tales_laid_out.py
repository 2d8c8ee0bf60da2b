"""The legendary stories as they are set up, and what is printed on them (BM-SETUP, BM-STORY)."""

from collections import Counter
from typing import Any

import pytest

import tumbleweed as tw
from support.legends.places import BANK, FAR_OFF
from support.legends.playing import choose, do, idle
from support.legends.reading import happened, keys
from support.legends.tables import black_acts
from support.legends.tales import MODULES, blood, current, story, telling
from support.reading import asked, question, state_of
from tumbleweed.core.text import Message
from tumbleweed.games.legends.compiler.content import legends_content

CONTENT = legends_content().with_modules(("ante-up", "blood-money"))
NAMES = ["Ana", "Ben", "Cora"]
TALES = [CONTENT.entry("tale", name) for name in CONTENT.ids("tale")]


def begun(players: int, seed: int, **options: Any) -> tw.Game:
    return idle(tw.new("legends", players, seed, modules=MODULES, **options))


# ---- the deck ----


@pytest.mark.rule("BM-SETUP-03", "BM-STORY-13")
def test_one_outcome_of_every_number_in_a_random_order() -> None:
    outcomes: Counter[int] = Counter()
    tops = set()
    for seed in range(12):
        s = state_of(begun(3, seed))
        assert sorted(card // 2 for card in s.blood.tales) == list(range(20))
        assert [card // 2 for card in s.blood.tales] != list(range(20))
        outcomes.update(card % 2 for card in s.blood.tales)
        tops.add(s.blood.tales[-1] // 2)
    assert len(tops) > 5
    assert 80 < outcomes[0] < 160  # of 240


@pytest.mark.rule("BM-SETUP-03")
def test_outcomes_and_order_are_drawn_from_their_own_stream() -> None:
    """The first 20 draws are outcomes, the others the order."""
    same = [state_of(begun(3, 7)).blood.tales for _ in range(2)]
    assert same[0] == same[1]
    assert same[0] != state_of(begun(3, 8)).blood.tales


@pytest.mark.rule("BM-SETUP-02", "BM-STORY-47")
def test_the_overlay_replaces_the_story_cards() -> None:
    """In the view: a story with its conditions, the track; the risk die is among the actions."""
    game = idle(begun(3, 1), "act")
    assert blood(game)["tale"]["conditions"]
    assert blood(game)["tales_left"] == 19
    assert story(game) == [1, 1, 1]
    assert {"risk:card", "risk:money", "risk:move"} <= keys(game)
    assert [side["count"] for side in game.view()["stories"]] == [0, 0]


@pytest.mark.rule("BM-SETUP-20", "BM-SETUP-21")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_cubes_on_the_start_and_three_discs_each(players: int) -> None:
    game = begun(players, 3)
    assert story(game) == [1] * players
    assert [each["disc"] for each in blood(game)["tale"]["conditions"]].count(None) in (2, 3)
    one = telling("bad-paper-a", tale_discs=[0, 0, 0])  # all of one player's
    assert [each["disc"] for each in blood(one)["tale"]["conditions"]] == [0, 0, 0]


@pytest.mark.rule("BM-SETUP-35", "BM-STORY-14")
def test_the_first_story_is_read_by_the_first_player_at_the_end_of_set_up() -> None:
    seen = set()
    for seed in range(30):
        game = tw.new("legends", 3, seed, modules=MODULES)
        while question(game) not in ("income", "lay-map", "put-token"):
            game.choose(game.decisions[0].default, game.decisions[0].seat)
        order = [event.key for event in game.events_for(None)]
        assert order.index("tale-revealed") > order.index("bandit-came")
        [read] = happened(game, "tale-revealed")
        first = game.view()["first"]
        assert (read["seat"], asked(game)[0]) == (first, first)
        seen.add(question(game))
    assert {"income", "lay-map"} <= seen


@pytest.mark.rule("BM-STORY-11")
def test_exactly_one_is_open() -> None:
    game = begun(4, 2)
    assert len(happened(game, "tale-revealed")) == 1
    assert current(game) == happened(game, "tale-revealed")[0]["tale"]


# ---- two players ----


@pytest.mark.rule("BM-SETUP-36")
def test_the_man_in_black_places_no_disc() -> None:
    """His card asks for one; the base game's stories are not there, and he has no others."""
    options = {"modules": MODULES}
    facts: dict[str, Any] = {"tale": "the-missing-payroll-a", "stories": {}, "options": options}
    placed = 0
    for card in cards_with_a_disc():
        game = black_acts(card, **facts)
        idle(game)
        placed += len(happened(game, "contributed")) + len(happened(game, "condition-met"))
        assert [each["disc"] for each in blood(game)["tale"]["conditions"]] == [None] * 3
    assert placed == 0


def cards_with_a_disc() -> list[str]:
    cards = [CONTENT.entry("black-card", name) for name in CONTENT.ids("black-card")]
    found = [card["id"] for card in cards if "mib_contribute" in str(card)]
    assert found
    return found


@pytest.mark.rule("BM-SETUP-36")
def test_he_moves_no_cube_and_gains_no_story_points() -> None:
    game = black_acts("shadow-on-the-trail", stories={}, options={"modules": MODULES})
    idle(game)
    assert story(game) == [1, 1]
    assert not happened(game, "gained-sp")


# ---- what is printed ----


@pytest.mark.rule("BM-STORY-12", "BM-STORY-38", "BM-STORY-24")
def test_twenty_numbers_with_two_outcomes_each() -> None:
    assert [tale["number"] for tale in TALES] == list(range(1, 21))
    for tale in TALES:
        assert tale["opening"]
        assert tale["opening_fr"]
        assert len(tale["condition"]) in (2, 3)
        assert [outcome["letter"] for outcome in tale["outcome"]] == ["a", "b"]
        for outcome in tale["outcome"]:
            assert outcome["narrative"]
            assert outcome["reward"]
    assert sum(len(tale["condition"]) for tale in TALES) == 57
    assert len(CONTENT.ids("outcome")) == 40


@pytest.mark.rule("BM-STORY-38")
def test_conditions_give_more_than_a_point_and_can_be_met() -> None:
    """Every condition has an event or an offer, and a reward."""
    for tale in TALES:
        for condition in tale["condition"]:
            assert "on" in condition or "offer" in condition
            assert condition["reward"]
            assert condition["text"]
            assert condition["text_fr"]


@pytest.mark.rule("BM-STORY-37", "BM-STORY-38")
def test_every_outcome_moves_the_sheriff() -> None:
    for tale in TALES:
        for outcome in tale["outcome"]:
            words = [word["do"] for word in outcome["consequences"]]
            assert "move_sheriff" in words, outcome["id"]


@pytest.mark.rule("BM-STORY-14")
def test_the_log_reads_the_story_out_in_both_languages() -> None:
    game = telling("the-iron-road-strike-a", {"space": FAR_OFF}, tale_discs=[0, 0],
                   tales=["bad-paper-a"])  # fmt: skip
    choose(game, "end")
    [event] = [each for each in game.events_for(None) if each.key == "tale-revealed"]
    wording = game.ruleset.wording
    for lang, key in (("en", "opening"), ("fr", "opening_fr")):
        text = wording.render(Message(f"event-{event.key}", dict(event.args)), lang, NAMES)
        assert CONTENT.entry("tale", "bad-paper")[key] in text


@pytest.mark.rule("BM-STORY-42", "BM-STORY-17")
def test_an_offer_says_what_is_to_be_paid() -> None:
    game = telling("the-missing-payroll-a", {"space": BANK, "money": 20})
    [option] = [each for each in game.decisions[0].options if each.key.startswith("offer:")]
    assert "pay $20" in game.ruleset.wording.render(option.message, "en", NAMES)
    do(game, option.key)
    assert happened(game, "offer-taken")
