"""The layout of single words, also of those that no card of the base game uses."""

from typing import Any

import pytest

from games.legends.word_numbers import do, test_of
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.compiler.board import Places
from tumbleweed.games.legends.compiler.content import legends_content
from tumbleweed.games.legends.compiler.program import Program
from tumbleweed.games.legends.effects.theft import STOLEN
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.vocabulary import counts, goods, layout, terms
from tumbleweed.games.legends.vocabulary import triggers as on

ITEMS = {"mule": 3, "whiskey": 6}


@pytest.fixture
def compiled() -> Compiled:
    """Empty compiled content with the board of the game."""
    compiled = Compiled()
    compiled.board = legends_content().compiled("revised", 4, 20).board
    return compiled


@pytest.fixture
def program(compiled: Compiled) -> Program:
    program = Program(compiled, Places(compiled.board), ITEMS)
    program.of_card("card")
    return program


SIMPLE = {"do": "gain_lp", "amount": 1}
FILTERED = {"who": "each_other_player", "filter": {"is": "neutral"}}


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        (SIMPLE, [do("gain_lp"), 6, 1, terms.SELF, NONE, 0]),
        (SIMPLE | FILTERED, [do("gain_lp"), 6, 1, terms.EACH_OTHER_PLAYER, 0, 0]),
        (
            {"do": "lose_money", "amount": "half", "who": "right_neighbour"},
            [do("lose_money"), 6, terms.HALF, terms.RIGHT_NEIGHBOUR, NONE, 0],
        ),
        (
            {"do": "discard_cards", "amount": "all", "how": "random", "who": "each_player"},
            [do("discard_cards"), 6, terms.ALL_OF_IT, terms.EACH_PLAYER, NONE, 1],
        ),
        (
            {"do": "discard_cards", "amount": 1, "how": "choice"},
            [do("discard_cards"), 6, 1, terms.SELF, NONE, 0],
        ),
        (
            {"do": "gain_wounds", "amount": 1, "cancellable": True},
            [do("gain_wounds"), 6, 1, terms.SELF, NONE, 0],
        ),
        ({"do": "gain_actions", "amount": 2}, [do("gain_actions"), 6, 2, terms.SELF, NONE, 0]),
        ({"do": "roll_dice", "count": 2}, [do("roll_dice"), 3, 2]),
        ({"do": "move_self", "up_to": 3}, [do("move_self"), 4, 3, 0]),
        ({"do": "place_self", "region": "darkrock"}, [do("place_self"), 3, 31]),
        ({"do": "peek", "what": "story_deck", "amount": 1}, [do("peek"), 5, 1, 1, terms.SELF]),
        ({"do": "change_value", "target": "own", "by": 1}, [do("change_value"), 4, 0, 1]),
        ({"do": "buy_item"}, [do("buy_item"), 5, 0, NONE, terms.MODES.index("any")]),
        (
            {"do": "buy_item", "discount": 20, "item_kind": "misc", "mode": "upgrade"},
            [do("buy_item"), 5, 20, 2, 2],
        ),
        ({"do": "gain_cattle"}, [do("gain_cattle"), 3, NONE]),
        ({"do": "gain_cattle", "color": "blue"}, [do("gain_cattle"), 3, 1]),
        ({"do": "retire_bandit"}, [do("retire_bandit"), 3, NONE]),
        ({"do": "return_disc"}, [do("return_disc"), 2]),
        (
            {"do": "may", "effects": [{"do": "return_disc"}]},
            [do("may"), 6, terms.BY_SELF, 0, do("return_disc"), 2],
        ),
        (
            {"do": "if", "test": {"is": "neutral"}, "then": [{"do": "return_disc"}]},
            [do("if"), 6, 0, 2, do("return_disc"), 2],
        ),
    ],
    ids=lambda value: str(value.get("do", "")) if isinstance(value, dict) else "",
)
def test_effects(
    compiled: Compiled, program: Program, word: dict[str, Any], expected: list[int]
) -> None:
    assert program.effects([word]) == (0, len(expected))
    assert compiled.code == expected


def test_a_demand_holds_its_filter_its_node_and_its_options(
    compiled: Compiled, program: Program
) -> None:
    theft = {"do": "steal", "what": "nuggets", "amount": 2, "chosen_by": "victim"}
    options = [[theft], [{"do": "return_disc"}]]
    who = {"who": "chosen_player", "filter": {"is": "same_town"}}
    program.effects([{"do": "demand", "options": options, **who}])
    assert compiled.code == [
        do("demand"), 16, terms.CHOSEN_PLAYER, 0, 0, 2,
        6, do("steal"), 6, STOLEN.index(goods.NUGGETS), 2, terms.SELF, terms.BY_OTHER,
        2, do("return_disc"), 2,
    ]  # fmt: skip
    assert compiled.tests == [test_of("same_town"), 2]
    assert compiled.node_options == [[(7, 13), (14, 16)]]


def test_questions_of_a_card_are_numbered_from_the_outside(
    compiled: Compiled, program: Program
) -> None:
    may: dict[str, Any] = {"do": "may", "effects": [SIMPLE]}
    program.effects([{"do": "choose", "options": [[may], [SIMPLE]]}, may])
    program.of_card("another")
    program.effects([may])
    assert compiled.nodes == ("card", "card-2", "card-3", "another")


def test_a_count_without_each_and_max(compiled: Compiled, program: Program) -> None:
    program.effects([{"do": "gain_lp", "amount": {"count": "wounds"}}])
    program.effects([{"do": "gain_lp", "amount": {"count": "bandits", "each": 2, "max": 3}}])
    assert [compiled.code[2], compiled.code[8]] == [terms.COUNTED, terms.COUNTED - 1]
    assert compiled.counts == [0, 1, NONE, counts.NAMES.index("bandits"), 2, 3]


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ({"is": "marshal", "at_least": 4}, [test_of("marshal"), 3, 4]),
        ({"is": "wanted"}, [test_of("wanted"), 3, 1]),
        ({"is": "most_wanted"}, [test_of("most_wanted"), 2]),
        ({"is": "at", "region": "red-falls"}, [test_of("at"), 3, 32]),
        ({"is": "has_money", "at_most": 30}, [test_of("has_money"), 4, 0, 30]),
        ({"is": "has_lp", "at_least": 5}, [test_of("has_lp"), 4, 5, terms.NO_LIMIT]),
        ({"is": "has_item"}, [test_of("has_item"), 6, NONE, NONE, 0, 1]),
        ({"is": "has_item", "item": "mule"}, [test_of("has_item"), 6, 3, NONE, 0, 1]),
        (
            {"is": "has_item", "item_kind": "mount", "upgraded": True, "at_least": 2},
            [test_of("has_item"), 6, NONE, 1, 1, 2],
        ),
        (
            {"is": "fight_against", "against": ["bandit", "sheriff"]},
            [test_of("fight_against"), 3, 0b1010],
        ),
        ({"is": "fight_role", "role": "defender"}, [test_of("fight_role"), 3, terms.DEFENDER]),
        (
            {"is": "not", "test": {"is": "all", "tests": [{"is": "neutral"}, {"is": "marshal"}]}},
            [test_of("not"), 9, test_of("all"), 7, test_of("neutral"), 2, test_of("marshal"), 3, 1],
        ),
    ],
    ids=lambda value: str(value.get("is", "")) if isinstance(value, dict) else "",
)
def test_conditions(
    compiled: Compiled, program: Program, word: dict[str, Any], expected: list[int]
) -> None:
    assert program.test(word) == 0
    assert compiled.tests == expected


def test_a_list_of_conditions_must_hold_together(compiled: Compiled, program: Program) -> None:
    program.test([{"is": "neutral"}, {"is": "fewest_lp"}])
    assert compiled.tests == [test_of("all"), 6, test_of("neutral"), 2, test_of("fewest_lp"), 2]


def row(**fields: int) -> list[int]:
    """A row of triggers in which everything else is open."""
    names = (
        "event", "at_least", "scope", "against", "types", "role", "place", "own_turn", "first",
        "detail", "match", "detail_2", "match_2",
    )  # fmt: skip
    nothing = dict.fromkeys(names, 0) | dict.fromkeys(("role", "place", "detail", "detail_2"), NONE)
    return [{**nothing, **fields}[name] for name in names]


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ({"on": "start_turn", "own_turn": True}, row(event=on.START_TURN.number, own_turn=1)),
        (
            {"on": "win_fight", "type": ["rob", "arrest"], "role": "defender"},
            row(
                event=on.WIN_FIGHT.number,
                types=0b110,
                role=terms.DEFENDER,
                match=layout.AT_MOST,
            ),
        ),
        (
            {"on": "start_fight", "against": ["guard"], "role": "either"},
            row(event=on.START_FIGHT.number, against=0b100),
        ),
        (
            {"on": "gain_lp", "at_least": 3, "within": "action"},
            row(event=on.GAIN_LP.number, at_least=3, scope=layout.ACTION),
        ),
        (
            {"on": "gain_reputation", "track": "wanted"},
            row(event=on.GAIN_REPUTATION.number, detail=terms.WANTED),
        ),
        ({"on": "lose_wounds", "by": "item"}, row(event=on.LOSE_WOUNDS.number, detail=2)),
        ({"on": "lose_wounds", "by": "any"}, row(event=on.LOSE_WOUNDS.number)),
        ({"on": "deliver_cattle", "how": "rustle"}, row(event=on.DELIVER_CATTLE.number, detail=1)),
        (
            {"on": "win_poker", "role": "joined"},
            row(event=on.WIN_POKER.number, detail=1, match_2=layout.AT_LEAST),
        ),
        (
            {"on": "lose_poker", "role": "active"},
            row(event=on.LOSE_POKER.number, detail=0, match_2=layout.AT_LEAST),
        ),
        ({"on": "buy_item", "item_kind": "misc"}, row(event=on.BUY_ITEM.number, detail=2)),
        (
            {"on": "upgrade_item", "item_kind": "weapon"},
            row(event=on.UPGRADE_ITEM.number, detail=0),
        ),
        (
            {"on": "use_card", "card_kind": "reaction", "card_source": "item"},
            row(event=on.USE_CARD.number, detail=terms.KIND_REACTION, detail_2=terms.SOURCE_ITEM),
        ),
        (
            {"on": "end_move_action", "with": "sheriff", "first": "turn", "place": "bank"},
            row(
                event=on.END_MOVE_ACTION.number, detail=3, match=layout.IN_COMPANY, first=1, place=1
            ),
        ),
    ],
    ids=lambda value: str(value.get("on", "")) if isinstance(value, dict) else "",
)
def test_triggers(
    compiled: Compiled, program: Program, word: dict[str, Any], expected: list[int]
) -> None:
    assert program.triggers(word) == [0, 1]
    assert compiled.triggers == expected


def test_only_the_end_of_a_move_can_be_prolonged(compiled: Compiled, program: Program) -> None:
    events = [{"on": "end_move_action"}, {"on": "travel"}]
    assert program.triggers(events, prolongs=True) == [0, 2]
    assert compiled.triggers[0] == on.EXTEND_MOVE.number
    assert compiled.triggers[layout.TRIGGER] == on.TRAVEL.number
