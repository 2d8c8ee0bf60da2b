"""Goal cards, legendary tokens and the first game as data: a set with faults is refused."""

from pathlib import Path

import pytest

from support.legends.packs import Pack, after

CHARACTER = "goal-annie-trick-shot"
STEADY = "goal-annie-steady-hand"
EVERY_ONE = "goal-annie-every-one-a-hit"
GOAL = 'goal = { on = "win_fight", max_rank = 8 }'
HANDS = 'goal = { on = "win_fight", times = 2, within = "turn" }'
UPGRADE = 'goal = { on = "upgrade_item", item_kind = "weapon", within = "game" }'
ALSO = 'also = [ { on = "win_fight", against = ["player"], within = "game" } ]'
PACKS = "goal-kit-full-packs"


@pytest.fixture
def pack(tmp_path: Path) -> Pack:
    return Pack(tmp_path)


# What comes before the change, old, new, and the message, which stands on the line of the change.
FAULTY_GOALS = [
    (CHARACTER, 'character = "annie-oakley"', 'character = "annie"', "no character 'annie'"),
    (CHARACTER, 'difficulty = "medium"', 'difficulty = "brutal"', "'brutal' is not"),
    (CHARACTER, 'text = "Win a fight with a card of rank 8 or lower."', 'text = ""', "is no text"),
    (CHARACTER, GOAL, 'goal = { on = "win_figth" }', "'win_figth'"),
    (CHARACTER, GOAL, 'goal = { on = "win_fight", max_rang = 8 }', "'max_rang'"),
    (CHARACTER, GOAL, 'goal = { on = "win_fight", against = ["cow"] }', "'cow'"),
    (CHARACTER, GOAL, 'goal = { on = "win_fight", times = 2 }', "'times' needs 'within'"),
    (CHARACTER, GOAL, 'goal = { on = "win_fight", within = "action" }', "turns and games"),
    (CHARACTER, GOAL, 'goal = { on = "be_arrested" }', "does not carry it out"),
    (CHARACTER, GOAL, 'goal = { on = "gain_this" }', "this is not for goals"),
    (CHARACTER, GOAL, 'goal = { on = "start_fight" }', "not for goals"),
    (EVERY_ONE, HANDS, HANDS.replace("times", "at_least = 2, times"), "or amounts are summed"),
    (EVERY_ONE, HANDS, HANDS.replace("times = 2", 'distinct = "place"'), "'distinct' needs"),
    (STEADY, UPGRADE, UPGRADE.replace("game", "turn"), "in the same 'within'"),
    (PACKS, 'is = "has_nuggets"', 'is = "has_gold"', "'has_gold'"),
]  # fmt: skip


@pytest.mark.rule("WL-GOAL-14")
@pytest.mark.parametrize("row", FAULTY_GOALS, ids=lambda row: row[3])
def test_a_faulty_goal_is_refused_with_its_line(pack: Pack, row: tuple[str, ...]) -> None:
    anchor, old, new, message = row
    line = pack.change("goals", old, new, after=f'id = "{anchor}"')
    fault = next((each for each in pack.faults() if message in each), "")
    near = (f"goals.toml:{line}: ", f"goals.toml:{line + 1}: ")  # 'also' stands below its goal
    assert fault.startswith(near), pack.faults()
    assert anchor in fault


@pytest.mark.rule("WL-GOAL-14")
@pytest.mark.parametrize("key", ["text", "text_fr", "name", "name_fr", "difficulty", "character"])
def test_what_a_goal_lacks_is_named_at_its_table(pack: Pack, key: str) -> None:
    [lacking] = [line for line in after("goals", CHARACTER)[:9] if line.startswith(f"{key} = ")]
    pack.change("goals", f"{lacking}\n", "", after=f'id = "{CHARACTER}"')
    fault = next((each for each in pack.faults() if f"'{key}' is missing" in each), "")
    line = pack.text("goals").splitlines().index(f'id = "{CHARACTER}"')  # the one above: [[goal]]
    assert fault.startswith(f"goals.toml:{line}: "), pack.faults()


@pytest.mark.rule("WL-GOAL-02", "WL-GOAL-14", "WL-SETUP-18")
def test_who_has_fewer_goals_than_are_dealt_is_refused(pack: Pack) -> None:
    """Four are printed for each; three are dealt."""
    whole = pack.text("goals")
    for removed, faults in ((1, 0), (2, 1)):
        pack.write("goals", "[[goal]]".join(whole.split("[[goal]]")[:-removed]))
        assert len(pack.faults()) == faults
    [fault] = pack.faults()
    assert "2 goals in goals.toml, but 3 are dealt" in fault
    assert fault.startswith("characters.toml")


@pytest.mark.rule("WL-GOAL-14")
@pytest.mark.parametrize(
    ("goal", "lines"),
    [(CHARACTER, [GOAL]), (STEADY, [UPGRADE]), (STEADY, [UPGRADE, ALSO])],
)
def test_a_goal_that_asks_for_nothing_is_refused(pack: Pack, goal: str, lines: list[str]) -> None:
    for line in lines:
        pack.change("goals", f"{line}\n", "", after=f'id = "{goal}"')
    [fault] = pack.faults()
    assert "a goal needs 'goal', or 'state' and nothing else" in fault


# ---- tokens ----


@pytest.mark.rule("WL-GOAL-04", "WL-SETUP-11")
def test_too_few_tokens_are_refused(pack: Pack) -> None:
    pack.change("legendary-tokens", "count = 6", "count = 5")
    [fault] = pack.faults()
    assert fault.startswith("legendary-tokens.toml:")
    assert "17 tokens: there must be at least 18" in fault


# ---- the first game ----


@pytest.mark.rule("WL-FIRST-01", "WL-FIRST-03", "WL-FIRST-04", "WL-FIRST-06")
@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"dead-or-alive", ', '"dead-and-alive", ', "'dead-and-alive'"),
        ('"whiskey", ', '"whisky", ', "'whisky'"),
        ('"whiskey", ', '"rifle", ', "annie-oakley starts with 'rifle'"),
        ('first_player = "billy-the-kid"', 'first_player = "jesse-james"', "is not one of the"),
        ('fourth_character = "bloody-knife"', 'fourth_character = "billy-the-kid"', "chosen anyw"),
    ],
)
def test_a_faulty_first_game_is_refused(pack: Pack, old: str, new: str, message: str) -> None:
    line = pack.change("first-game", old, new)
    fault = next((each for each in pack.faults() if message in each), "")
    at = int(fault.split(":")[1]) if fault else 0
    assert fault.startswith("first-game.toml:")
    assert line - 6 <= at <= line  # a list is named where it begins
