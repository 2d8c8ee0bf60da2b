"""Law (f) at the table of Western Legends: a world dealt for a seat is played on, from anywhere.

First the questions that tell something about a hand, or would if they were asked for a hidden
card. Random games at every kind of table: contract/test_redeal.py, and soak/test_redeal.py.
"""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import tumbleweed as tw
from core import laws
from games.legends.legends_inventory import inventory
from support.legends.cards import cards, rest_of_pack, short
from support.legends.packs import Pack
from support.legends.places import BANK
from support.legends.playing import choose, do
from support.legends.reading import keys
from support.legends.tables import ANN, BOB, CAL, table

pytestmark = pytest.mark.walk

SEEDS = range(20)
FOOLS_GOLD = set(cards("10♣ 10♠"))


def hand_of(game: tw.Game, seat: int = ANN) -> set[str]:
    return {short(card) for card in game.ruleset.dump(game.state)["hands"][seat]}


def plays_on_for_the_others(game: tw.Game) -> list[tw.Game]:
    """The worlds dealt for them, as they are before a choice."""
    for seat in (ANN, BOB, CAL):
        for seed in SEEDS:
            laws.plays_on(game, seat, seed, choices=12)
    return [game.redeal(seat, seed) for seat in (BOB, CAL) for seed in SEEDS]


# ---- gold is sold at the bank ----


@pytest.mark.rule("WL-BANK-06", "WL-BANK-07", "WL-TURN-20")
@pytest.mark.parametrize("hand", ["10♣", "10♣ 3♦ 4♦", "10♣ 10♠", "10♣ 10♠ 3♦ 4♦ 5♦"])
@pytest.mark.parametrize("sealed", [[], ["sell-nuggets:0"]])
def test_who_sells_gold_without_a_nugget_holds_fools_gold(hand: str, sealed: list[str]) -> None:
    game = table({"space": BANK, "hand": hand}, {"hand": "2♦ 6♦"})
    game.choose("deposit")
    for key in sealed:
        choose(game, key)
    for world in plays_on_for_the_others(game):
        assert hand_of(world) & FOOLS_GOLD
        laws.redealt(game, BOB, world.state.seed, ["deposit"], inventory)


@pytest.mark.rule("WL-BANK-07", "WL-TURN-20")
def test_with_a_nugget_any_cards_may_be_held() -> None:
    game = do(table({"space": BANK, "hand": "10♣ 10♠ 3♦", "nuggets": 1}), "deposit")
    worlds = plays_on_for_the_others(game)
    holding = Counter(len(hand_of(world) & FOOLS_GOLD) for world in worlds)
    assert holding[0] > holding[1]


@pytest.mark.rule("WL-BANK-07")
def test_how_much_fools_gold_lies_sealed_nobody_knows() -> None:
    """Of two one is sold, the other still asked for: in other worlds it is asked for in vain."""
    ann = {"space": BANK, "hand": "10♣ 10♠ 3♦", "nuggets": 2}
    game = table(ann, deck="4♣ 5♣", discard=rest_of_pack("10♣ 10♠ 3♦ 4♣ 5♣"))
    for key in ("deposit", "sell-nuggets:1", "sell:10♣"):
        choose(game, key)
    assert keys(game) == {"pass", "sell:10♠"}
    answers = set()
    for world in plays_on_for_the_others(game):
        assert laws.questions(world) == laws.questions(game)
        answers.add(len(world.state.sealed[ANN]))
    assert answers == {1, 2}


# ---- gold is sold on a story ----


def assayer(**ann: Any) -> tw.Game:
    """Ann may sell one nugget or two."""
    stories = {"left": ["the-assayers-thumb"], "right": ["tribes-of-the-mesa"]}
    story: dict[str, Any] = {"stories": stories, "discs": {"left": [ANN, BOB]}}
    return do(table(ann, players=3, at="end", **story), "choose:the-assayers-thumb.2")


@pytest.mark.rule("WL-WOUND-03", "WL-DECK-14")
def test_who_agreed_to_pay_a_nugget_without_one_holds_fools_gold() -> None:
    game = assayer(hand="10♣ 3♦ 4♦")
    assert keys(game) == {"sell:10♣"}
    for world in plays_on_for_the_others(game):
        assert keys(world) != {"pass"}
        assert hand_of(world) & FOOLS_GOLD


@pytest.mark.rule("WL-WOUND-03", "WL-DECK-14", "WL-TURN-20")
@pytest.mark.parametrize("hand", ["3♦", "10♣"])
def test_whether_one_may_sell_another_is_no_tell(hand: str) -> None:
    """With a card in hand, which might be Fool's Gold, Ann is asked; only she knows the answer."""
    game = assayer(nuggets=1, hand=hand)
    game.choose("nugget")
    asked = game.decision
    assert asked is not None
    assert asked.prompt.key == "ask-deal"
    assert list(asked.keys) == (["no", "yes"] if hand == "10♣" else ["no"])
    for world in plays_on_for_the_others(game):
        assert laws.questions(world) == laws.questions(game)
        laws.no_pauses(game, world, BOB)


@pytest.mark.rule("WL-WOUND-03")
def test_without_a_nugget_and_without_a_card_nobody_is_asked() -> None:
    game = assayer(nuggets=1)
    assert game.decision is None or game.decision.prompt.key != "ask-deal"


# ---- before the Sheriff ----


@pytest.mark.rule("WL-SHERIFF-03", "WL-SHERIFF-24")
@pytest.mark.parametrize("sealed", [[], [BOB]])
def test_redealt_worlds_play_on_while_several_discard_before_the_sheriff(sealed: list[int]) -> None:
    """Ann sends him with a card; Bob and Cal are Wanted."""
    wanted = {"space": "mesitos-point-3", "wanted": 2}
    game = table({"hand": "4♥ 8♦"}, {**wanted, "hand": "2♥ 3♥"}, {**wanted, "hand": "5♥"})
    do(game, "use:4♥", "sheriff:mesitos-point-3")
    assert [(d.seat, d.prompt.key) for d in game.decisions] == [
        (BOB, "ask-surprised"),
        (CAL, "ask-surprised"),
    ]
    for seat in sealed:
        choose(game, "discard:2♥", seat=seat)
    plays_on_for_the_others(game)


# ---- questions that random games hardly ever ask ----


@pytest.mark.parametrize(
    ("stories", "choices", "asked"),
    [
        ({"left": ["ten-paces"], "right": ["local-rabble"]}, [], "ask-story"),
        ({"left": ["stampede-at-dusk"]}, ["choose:stampede-at-dusk.2"], "ask-ranch"),
    ],
)
def test_redealt_worlds_play_on_while_stories_are_told(
    stories: dict[str, list[str]], choices: list[str], asked: str
) -> None:
    discs = {side: [ANN, BOB] for side in stories}
    game = do(table({"hand": "3♦ 4♦"}, at="end", stories=stories, discs=discs), *choices)
    assert [d.prompt.key for d in game.decisions] == [asked]
    plays_on_for_the_others(game)


def test_redealt_worlds_play_on_while_a_marshal_decides(tmp_path: Path) -> None:
    """A card of an owner's pack gives everybody Wanted points."""
    points = '{ do = "gain_wanted", amount = 2, who = "each_player" }'
    reward = 'reward = [ { do = "gain_money", amount = 20 }, { do = "draw_cards", amount = 1 } ]'
    Pack(tmp_path).change("stories", reward, f"reward = [ {points} ]", 'id = "local-rabble"')
    story: dict[str, Any] = {"stories": {"left": ["local-rabble"]}, "discs": {"left": [ANN, BOB]}}
    game = table({BOB: {"marshal": 2}}, content=tmp_path, edition="first", at="end", **story)
    assert [d.prompt.key for d in game.decisions] == ["ask-turn-wanted"]
    plays_on_for_the_others(game)
