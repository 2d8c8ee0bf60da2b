"""What the editions say of cards that are not in the box: played with packs.

No story of the box gives a Marshal Wanted points unasked, no weapon begins a fight with an NPC and
no Reaction raises a value; the books have rules for all three.
"""

from pathlib import Path
from typing import Any

import pytest

import tumbleweed as tw
from support.legends.packs import Pack, shipped
from support.legends.places import BANK, HIDEOUT, PRAIRIE, SALOON, STREET
from support.legends.playing import choose, clash, let_pass, send_sheriff
from support.legends.reading import fight, keys, player, standing, values
from support.legends.tables import EDITIONS, HERO, OLD, RIGHT, RIVAL, THIRD, WANTED, table
from support.reading import asked, now

every = pytest.mark.parametrize("edition", EDITIONS)
old = pytest.mark.parametrize("edition", OLD)

# ---- Wanted points that nobody asked for ----

REWARD = 'reward = [ { do = "gain_money", amount = 20 }, { do = "draw_cards", amount = 1 } ]'
STORY = "local-rabble"
OWN_POINTS = '{ do = "gain_wanted", amount = 2 }'
ALL_OTHERS = '{ do = "gain_wanted", amount = 1, who = "each_other_player" }'


def resolved(
    folder: Path, edition: str, reward: str, seats: dict[int, dict[str, Any]], *discs: int
) -> tw.Game:
    """The story with that reward is resolved for those whose discs lie on it."""
    Pack(folder).change("stories", REWARD, f"reward = [ {reward} ]", after=f'id = "{STORY}"')
    stories = {"left": [STORY]}
    return table(
        seats,
        content=folder,
        edition=edition,
        at="end",
        stories=stories,
        discs={"left": list(discs)},
    )


@pytest.mark.rule("WL-MARSHAL-09")
def test_revised_a_marshal_turns_wanted_without_a_word(tmp_path: Path) -> None:
    game = resolved(tmp_path, "revised", OWN_POINTS, {HERO: {"marshal": 3}}, HERO, RIVAL)
    let_pass(game)
    assert standing(game, HERO, "marshal", "wanted") == [0, 2]
    assert standing(game, RIVAL, "marshal", "wanted") == [0, 2]


@pytest.mark.rule("WL-MARSHAL-11")
@old
@pytest.mark.parametrize(("answer", "points"), [("no", [3, 0]), ("yes", [0, 2])])
def test_old_a_marshal_may_refuse_what_a_story_gives(
    tmp_path: Path, edition: str, answer: str, points: list[int]
) -> None:
    game = resolved(tmp_path, edition, OWN_POINTS, {HERO: {"marshal": 3}}, HERO, RIVAL)
    assert (asked(game), keys(game)) == ((HERO, "turn-wanted"), {"no", "yes"})
    assert game.decision is not None
    assert game.decision.default.key == "no"
    assert game.decision.prompt.rule == "WL-MARSHAL-11"
    assert game.decision.prompt.args == {"count": 2, "marshal": 3}
    choose(game, answer)
    let_pass(game)
    assert standing(game, HERO, "marshal", "wanted") == points
    assert standing(game, RIVAL, "marshal", "wanted") == [0, 2]  # neutral: not asked


@pytest.mark.rule("WL-MARSHAL-11")
@old
def test_old_everybody_who_is_given_points_answers_for_oneself(
    tmp_path: Path, edition: str
) -> None:
    """Clockwise from the one the card rewards; who is no Marshal has no choice."""
    seats = {RIVAL: {"marshal": 1}, THIRD: {"wanted": 1}, RIGHT: {"marshal": 2}}
    game = resolved(tmp_path, edition, ALL_OTHERS, seats, HERO, HERO)
    assert asked(game) == (RIVAL, "turn-wanted")
    choose(game, "no")
    assert asked(game) == (RIGHT, "turn-wanted")
    choose(game, "yes")
    let_pass(game)
    assert [player(game, seat)["wanted"] for seat in range(4)] == [0, 0, 2, 1]
    assert [player(game, seat)["marshal"] for seat in range(4)] == [0, 1, 0, 0]


@pytest.mark.rule("WL-MARSHAL-11")
@every
def test_no_points_are_no_question(tmp_path: Path, edition: str) -> None:
    """As many as wounds, of which there are none: a Marshal stays one."""
    counted = '{ do = "gain_wanted", amount = { count = "wounds" } }'
    game = resolved(tmp_path, edition, counted, {HERO: {"marshal": 3}}, HERO, HERO)
    assert standing(game, HERO, "marshal", "wanted") == [3, 0]
    assert asked(game) == (RIVAL, "income")


HIGH_NOON = 'reward = [ { do = "choose", options = [ [ { do = "draw_cards", amount = 2 } ], '
OPTIONS = 'reward = [ { do = "choose", options = [ [ { do = "gain_wanted", amount = 1 } ], '


@pytest.mark.rule("WL-MARSHAL-10", "WL-MARSHAL-11")
@old
def test_old_who_took_the_option_has_agreed_but_others_have_not(
    tmp_path: Path, edition: str
) -> None:
    Pack(tmp_path).change("stories", HIGH_NOON, OPTIONS, after='id = "high-noon"')
    text = Pack(tmp_path).text("stories")
    start = text.index("[ { do", text.index(OPTIONS) + len(OPTIONS))
    end = text.index("] ] } ]", start)
    Pack(tmp_path).write("stories", f"{text[:start]}[ {ALL_OTHERS} {text[end:]}")
    facts: dict[str, Any] = {"at": "end", "stories": {"left": ["high-noon"]}}
    facts["discs"] = {"left": [HERO, HERO]}
    seats = {HERO: {"marshal": 2}, RIVAL: {"marshal": 1}}
    game = table(seats, content=tmp_path, edition=edition, **facts)
    choose(game, "choose:high-noon.1")
    let_pass(game)
    assert standing(game, HERO, "marshal", "wanted") == [0, 1]
    game = table(seats, content=tmp_path, edition=edition, **facts)
    choose(game, "choose:high-noon.2")
    assert asked(game) == (RIVAL, "turn-wanted")


@pytest.mark.rule("WL-MARSHAL-10", "WL-MARSHAL-12")
@every
def test_an_action_that_gives_wanted_points_is_the_choice(edition: str) -> None:
    """Nobody is asked again: neither for a card nor for a robbery."""
    game = table({HERO: {"marshal": 3, "hand": "A♥"}}, edition=edition)
    choose(game, "use:A♥", "choose:living-legend.2")
    let_pass(game)
    assert standing(game, HERO, "marshal", "wanted") == [0, 1]
    seats = {
        HERO: {"marshal": 3, "hand": "K♥", "space": STREET},
        RIVAL: {"hand": "3♣", "space": STREET},
    }
    game = table(seats, edition=edition)
    clash(game, "rob", "K♥", "3♣")
    let_pass(game)
    assert standing(game, HERO, "marshal", "wanted") == [0, 1]


# ---- start-of-fight effects against NPCs ----

PRINTED = 'on = { on = "start_fight", against = ["player"], role = "either" }'
ANNIE: dict[str, Any] = {"character": "annie-oakley", "lp": 5, "hand": "K♥ 2♥"}


def annie_against_all(folder: Path, edition: str, **facts: Any) -> tw.Game:
    """Annie's ability is set off by every fight."""
    asking = 'on = { on = "start_fight", role = "either" }'
    Pack(folder).write("characters", shipped("characters").replace(PRINTED, asking))
    return table(facts.pop("seats"), content=folder, edition=edition, **facts)


@pytest.mark.rule("WL-FIGHT-56", "WL-BANDIT-07")
@old
def test_old_against_a_bandit_effects_follow_the_cards(tmp_path: Path, edition: str) -> None:
    seats = {HERO: {**ANNIE, "space": PRAIRIE}}
    game = annie_against_all(tmp_path, edition, seats=seats, bandits=[HIDEOUT], fight_deck="J 2")
    choose(game, f"ride:{HIDEOUT}", "lay:K♥", "npc:fight-j")
    assert (asked(game), fight(game)["open"]) == ((HERO, "start-fight"), False)
    assert fight(game, HERO)["npc_card"] == {"card": None}
    choose(game, "ability:annie-oakley")
    assert values(game) == [13, 11]


@pytest.mark.rule("WL-FIGHT-56", "WL-HEIST-05")
@old
def test_old_against_the_guard_effects_follow_the_cards(tmp_path: Path, edition: str) -> None:
    seats = {HERO: {**ANNIE, "space": BANK}}
    game = annie_against_all(tmp_path, edition, seats=seats, fight_deck="J 2 3")
    choose(game, "heist", "npc:fight-j")
    assert asked(game) == (HERO, "lay")
    choose(game, "lay:K♥")
    assert (asked(game), fight(game)["open"]) == ((HERO, "start-fight"), False)
    choose(game, "pass")
    assert values(game) == [13, 11]


@pytest.mark.rule("WL-FIGHT-56", "WL-SHERIFF-09")
@old
def test_old_against_the_sheriff_effects_follow_the_cards(tmp_path: Path, edition: str) -> None:
    outlaw = {**ANNIE, "hand": "K♥ 2♥ 3♥", "space": SALOON, "wanted": 1}
    seats = {HERO: {"hand": "4♥"}, WANTED: outlaw}
    game = annie_against_all(tmp_path, edition, seats=seats, fight_deck="J 2 3 4")
    send_sheriff(game)
    choose(game, "discard:2♥", "lay:K♥", "npc:fight-j")
    assert (asked(game), fight(game)["open"]) == ((WANTED, "start-fight"), False)
    choose(game, "pass")
    assert values(game) == [13, 11]


# ---- values that rise ----

LOWERS = {
    "revised": 'limit = { times = 1, per = "fight" }, effects = [ { do = "change_value", '
    'target = "opposing", by = -2 }',
    "first": 'effects = [ { do = "change_value", target = "opposing", by = -1 }',
}
RAISES = 'effects = [ { do = "change_value", target = "own", by = 3 }'


def raising(folder: Path, edition: str, mine: str, theirs: str, **rival: Any) -> tw.Game:
    """In this pack Stick 'Em Up makes the own card 3 higher."""
    pack = Pack(folder)
    pack.change("poker", LOWERS["revised"], RAISES, after='id = "stick-em-up"')
    pack.change("poker", LOWERS["first"], RAISES, after='id = "stick-em-up"')
    seats = {
        HERO: {"hand": mine, "space": STREET},
        RIVAL: {"hand": theirs, "space": STREET, **rival},
    }
    game = table(seats, content=folder, edition=edition)
    clash(game, "duel", mine.split(maxsplit=1)[0], theirs.split(maxsplit=1)[0])
    return game


@pytest.mark.rule("WL-FIGHT-23", "WL-FIGHT-24")
@every
@pytest.mark.parametrize(("card", "value"), [("9♥", 12), ("K♥", 14), ("A♥", 14)])
def test_a_reaction_that_raises(tmp_path: Path, edition: str, card: str, value: int) -> None:
    game = raising(tmp_path, edition, f"{card} 6♥ 2♠", "4♣ 3♣")
    before = values(game)
    choose(game, "react:6♥")
    assert values(game) == (before if edition == "revised" else [value, 4])


@pytest.mark.rule("WL-FIGHT-24")
@old
def test_old_a_value_rises_from_where_it_stands(tmp_path: Path, edition: str) -> None:
    """A 2 that was made no lower than a 2 is a 5 then, not a 4."""
    game = raising(tmp_path, edition, "2♥ 6♥ 2♠", "4♣ 3♣ 5♣", items=["six-shooter"])
    assert asked(game) == (RIVAL, "answer")
    choose(game, "item:revolver", "discard:3♣")
    assert values(game) == [2, 4]
    choose(game, "react:6♥")
    assert values(game) == [5, 4]


# ---- a story gives Wanted points to all who contributed ----


def story_told(folder: Path, edition: str) -> tw.Game:
    """The three contributors get 1 Wanted point each; seat 0 and seat 2 are Marshals."""
    text = Pack(folder).text("stories")
    start = text.index("reward = ", text.index('id = "the-widow"'))
    end = text.index("\n", start)
    reward = 'reward = [ { do = "gain_wanted", amount = 1 } ]'
    Pack(folder).write("stories", text[:start] + reward + text[end:])
    seats = {0: {"marshal": 2}, 1: {}, 2: {"marshal": 4}}
    discs = {"left": [0, 1, 2]}
    stories = {"left": ["the-widow"], "right": ["aces-and-eights"]}
    told: dict[str, Any] = {"discs": discs, "stories": stories, "edition": edition}
    return table(seats, content=folder, at="end", players=5, **told)


def tracks(game: tw.Game) -> list[list[int]]:
    return [standing(game, seat, "marshal", "wanted") for seat in range(3)]


@pytest.mark.rule("WL-MARSHAL-11")
@pytest.mark.parametrize("edition", ["first", "french"])
def test_old_a_marshal_may_refuse_wanted_points(tmp_path: Path, edition: str) -> None:
    game = story_told(tmp_path, edition)
    assert (asked(game), keys(game)) == ((0, "turn-wanted"), {"no", "yes"})
    assert now(game).prompt.args == {"count": 1, "marshal": 2}
    choose(game, "no")
    assert (asked(game), now(game).prompt.args["marshal"]) == ((2, "turn-wanted"), 4)
    assert tracks(game) == [[2, 0], [0, 1], [4, 0]]  # who is no Marshal has no choice
    choose(game, "yes")
    assert tracks(game) == [[2, 0], [0, 1], [0, 1]]


@pytest.mark.rule("WL-MARSHAL-09")
def test_revised_a_marshal_turns_wanted_unasked(tmp_path: Path) -> None:
    game = story_told(tmp_path, "revised")
    assert tracks(game) == [[0, 1], [0, 1], [0, 1]]
