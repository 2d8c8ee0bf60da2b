"""The layout of single words (ops.py), also of those that no card of the base game uses."""

from typing import Any

import pytest

from tumbleweed.core.state import NONE
from tumbleweed.games.legends import ops
from tumbleweed.games.legends.box import Box
from tumbleweed.games.legends.content import legends_content
from tumbleweed.games.legends.reading.board import Places
from tumbleweed.games.legends.reading.program import Program

ITEMS = {"mule": 3, "whiskey": 6}


@pytest.fixture
def box() -> Box:
    """An empty box with the board of the game."""
    box = Box()
    box.board = legends_content().box("revised", 4, 20).board
    return box


@pytest.fixture
def program(box: Box) -> Program:
    program = Program(box, Places(box.board), ITEMS)
    program.of_card("card")
    return program


SIMPLE = {"do": "gain_lp", "amount": 1}
FILTERED = {"who": "each_other_player", "filter": {"is": "neutral"}}


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        (SIMPLE, [ops.GAIN_LP, 6, 1, ops.SELF, NONE, 0]),
        (SIMPLE | FILTERED, [ops.GAIN_LP, 6, 1, ops.EACH_OTHER_PLAYER, 0, 0]),
        (
            {"do": "lose_money", "amount": "half", "who": "right_neighbour"},
            [ops.LOSE_MONEY, 6, ops.HALF, ops.RIGHT_NEIGHBOUR, NONE, 0],
        ),
        (
            {"do": "discard_cards", "amount": "all", "how": "random", "who": "each_player"},
            [ops.DISCARD_CARDS, 6, ops.ALL_OF_IT, ops.EACH_PLAYER, NONE, 1],
        ),
        (
            {"do": "discard_cards", "amount": 1, "how": "choice"},
            [ops.DISCARD_CARDS, 6, 1, ops.SELF, NONE, 0],
        ),
        (
            {"do": "gain_wounds", "amount": 1, "cancellable": True},
            [ops.GAIN_WOUNDS, 6, 1, ops.SELF, NONE, 0],
        ),
        ({"do": "gain_actions", "amount": 2}, [ops.GAIN_ACTIONS, 6, 2, ops.SELF, NONE, 0]),
        ({"do": "roll_dice", "count": 2}, [ops.ROLL_DICE, 3, 2]),
        ({"do": "move_self", "up_to": 3}, [ops.MOVE_SELF, 4, 3, 0]),
        ({"do": "place_self", "region": "darkrock"}, [ops.PLACE_SELF, 3, 31]),
        ({"do": "peek", "what": "story_deck", "amount": 1}, [ops.PEEK, 5, 1, 1, ops.SELF]),
        ({"do": "change_value", "target": "own", "by": 1}, [ops.CHANGE_VALUE, 4, 0, 1]),
        ({"do": "buy_item"}, [ops.BUY_ITEM, 5, 0, NONE, ops.MODES.index("any")]),
        (
            {"do": "buy_item", "discount": 20, "item_kind": "misc", "mode": "upgrade"},
            [ops.BUY_ITEM, 5, 20, 2, 2],
        ),
        ({"do": "gain_cattle"}, [ops.GAIN_CATTLE, 3, NONE]),
        ({"do": "gain_cattle", "color": "blue"}, [ops.GAIN_CATTLE, 3, 1]),
        ({"do": "retire_bandit"}, [ops.RETIRE_BANDIT, 3, NONE]),
        ({"do": "return_disc"}, [ops.RETURN_DISC, 2]),
        (
            {"do": "may", "effects": [{"do": "return_disc"}]},
            [ops.MAY, 6, ops.BY_SELF, 0, ops.RETURN_DISC, 2],
        ),
        (
            {"do": "if", "test": {"is": "neutral"}, "then": [{"do": "return_disc"}]},
            [ops.IF, 6, 0, 2, ops.RETURN_DISC, 2],
        ),
    ],
    ids=lambda value: str(value.get("do", "")) if isinstance(value, dict) else "",
)
def test_effects(box: Box, program: Program, word: dict[str, Any], expected: list[int]) -> None:
    assert program.effects([word]) == (0, len(expected))
    assert box.code == expected


def test_a_demand_holds_its_filter_its_node_and_its_options(box: Box, program: Program) -> None:
    theft = {"do": "steal", "what": "nuggets", "amount": 2, "chosen_by": "victim"}
    options = [[theft], [{"do": "return_disc"}]]
    who = {"who": "chosen_player", "filter": {"is": "same_town"}}
    program.effects([{"do": "demand", "options": options, **who}])
    assert box.code == [
        ops.DEMAND, 16, ops.CHOSEN_PLAYER, 0, 0, 2,
        6, ops.STEAL, 6, ops.STEALS.index("nuggets"), 2, ops.SELF, ops.BY_OTHER,
        2, ops.RETURN_DISC, 2,
    ]  # fmt: skip
    assert box.tests == [ops.IS_SAME_TOWN, 2]
    assert box.node_options == [[(7, 13), (14, 16)]]


def test_questions_of_a_card_are_numbered_from_the_outside(box: Box, program: Program) -> None:
    may: dict[str, Any] = {"do": "may", "effects": [SIMPLE]}
    program.effects([{"do": "choose", "options": [[may], [SIMPLE]]}, may])
    program.of_card("another")
    program.effects([may])
    assert box.nodes == ("card", "card-2", "card-3", "another")


def test_a_count_without_each_and_max(box: Box, program: Program) -> None:
    program.effects([{"do": "gain_lp", "amount": {"count": "wounds"}}])
    program.effects([{"do": "gain_lp", "amount": {"count": "bandits", "each": 2, "max": 3}}])
    assert [box.code[2], box.code[8]] == [ops.COUNTED, ops.COUNTED - 1]
    assert box.counts == [0, 1, NONE, ops.COUNTS.index("bandits"), 2, 3]


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ({"is": "marshal", "at_least": 4}, [ops.IS_MARSHAL, 3, 4]),
        ({"is": "wanted"}, [ops.IS_WANTED, 3, 1]),
        ({"is": "most_wanted"}, [ops.IS_MOST_WANTED, 2]),
        ({"is": "at", "region": "red-falls"}, [ops.IS_AT, 3, 32]),
        ({"is": "has_money", "at_most": 30}, [ops.HAS_MONEY, 4, 0, 30]),
        ({"is": "has_lp", "at_least": 5}, [ops.HAS_LP, 4, 5, ops.NO_LIMIT]),
        ({"is": "has_item"}, [ops.HAS_ITEM, 6, NONE, NONE, 0, 1]),
        ({"is": "has_item", "item": "mule"}, [ops.HAS_ITEM, 6, 3, NONE, 0, 1]),
        (
            {"is": "has_item", "item_kind": "mount", "upgraded": True, "at_least": 2},
            [ops.HAS_ITEM, 6, NONE, 1, 1, 2],
        ),
        ({"is": "fight_against", "against": ["bandit", "sheriff"]}, [ops.FIGHT_AGAINST, 3, 0b1010]),
        ({"is": "fight_role", "role": "defender"}, [ops.FIGHT_ROLE, 3, ops.DEFENDER]),
        (
            {"is": "not", "test": {"is": "all", "tests": [{"is": "neutral"}, {"is": "marshal"}]}},
            [ops.NOT, 9, ops.EVERY, 7, ops.IS_NEUTRAL, 2, ops.IS_MARSHAL, 3, 1],
        ),
    ],
    ids=lambda value: str(value.get("is", "")) if isinstance(value, dict) else "",
)
def test_conditions(box: Box, program: Program, word: dict[str, Any], expected: list[int]) -> None:
    assert program.test(word) == 0
    assert box.tests == expected


def test_a_list_of_conditions_must_hold_together(box: Box, program: Program) -> None:
    program.test([{"is": "neutral"}, {"is": "fewest_lp"}])
    assert box.tests == [ops.EVERY, 6, ops.IS_NEUTRAL, 2, ops.FEWEST_LP, 2]


def row(**fields: int) -> list[int]:
    """A row of triggers in which everything else is open."""
    names = (
        "event", "at_least", "scope", "against", "types", "role", "place", "own_turn", "first",
        "detail", "detail_2",
    )  # fmt: skip
    nothing = dict.fromkeys(names, 0) | dict.fromkeys(("role", "place", "detail", "detail_2"), NONE)
    return [{**nothing, **fields}[name] for name in names]


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ({"on": "start_turn", "own_turn": True}, row(event=ops.ON_START_TURN, own_turn=1)),
        (
            {"on": "win_fight", "type": ["rob", "arrest"], "role": "defender"},
            row(event=ops.ON_WIN_FIGHT, types=0b110, role=ops.DEFENDER),
        ),
        (
            {"on": "start_fight", "against": ["guard"], "role": "either"},
            row(event=ops.ON_START_FIGHT, against=0b100),
        ),
        (
            {"on": "gain_lp", "at_least": 3, "within": "action"},
            row(event=ops.ON_GAIN_LP, at_least=3, scope=ops.ACTION),
        ),
        (
            {"on": "gain_reputation", "track": "wanted"},
            row(event=ops.ON_GAIN_REPUTATION, detail=ops.WANTED),
        ),
        ({"on": "lose_wounds", "by": "item"}, row(event=ops.ON_LOSE_WOUNDS, detail=2)),
        ({"on": "lose_wounds", "by": "any"}, row(event=ops.ON_LOSE_WOUNDS)),
        ({"on": "deliver_cattle", "how": "rustle"}, row(event=ops.ON_DELIVER_CATTLE, detail=1)),
        ({"on": "win_poker", "role": "joined"}, row(event=ops.ON_WIN_POKER, detail=1)),
        ({"on": "lose_poker", "role": "active"}, row(event=ops.ON_LOSE_POKER, detail=0)),
        ({"on": "buy_item", "item_kind": "misc"}, row(event=ops.ON_BUY_ITEM, detail=2)),
        ({"on": "upgrade_item", "item_kind": "weapon"}, row(event=ops.ON_UPGRADE_ITEM, detail=0)),
        (
            {"on": "use_card", "card_kind": "reaction", "card_source": "item"},
            row(event=ops.ON_USE_CARD, detail=ops.KIND_REACTION, detail_2=ops.SOURCE_ITEM),
        ),
        (
            {"on": "end_move_action", "with": "sheriff", "first": "turn", "place": "bank"},
            row(event=ops.ON_END_MOVE, detail=3, first=1, place=1),
        ),
    ],
    ids=lambda value: str(value.get("on", "")) if isinstance(value, dict) else "",
)
def test_triggers(box: Box, program: Program, word: dict[str, Any], expected: list[int]) -> None:
    assert program.triggers(word) == [0, 1]
    assert box.triggers == expected


def test_only_the_end_of_a_move_can_be_prolonged(box: Box, program: Program) -> None:
    events = [{"on": "end_move_action"}, {"on": "travel"}]
    assert program.triggers(events, prolongs=True) == [0, 2]
    assert box.triggers[0] == ops.ON_EXTEND_MOVE
    assert box.triggers[ops.TRIGGER] == ops.ON_TRAVEL
