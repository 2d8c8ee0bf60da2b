"""Start-of-fight effects against bandits, guard and Sheriff, and the player's role there.

No card of the box has such an effect, so these tables play with a pack: Annie Oakley's ability is
set off by every fight in which she has the role it names. Nothing comes of it against an NPC.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tumbleweed as tw
from support.legends.packs import Pack, shipped
from support.legends.places import BANK, HIDEOUT, PRAIRIE, SALOON
from support.legends.playing import choose, let_pass, send_sheriff
from support.legends.reading import fight, keys, standing
from support.legends.tables import HERO, RIVAL, WANTED, table
from support.reading import asked

PRINTED = 'on = { on = "start_fight", against = ["player"], role = "either" }'
PEEK = 'on = { on = "start_fight", against = ["player"] }, effects = [ { do = "peek", '
ANNIE: dict[str, Any] = {"character": "annie-oakley", "lp": 5, "hand": "K♥ 2♥"}
Table = Callable[..., tw.Game]


@pytest.fixture
def table_of(tmp_path: Path) -> Table:
    """table_of(role, seats, **facts): a table where Annie's ability asks for that role."""

    def set_up(role: str, seats: dict[int, dict[str, Any]], **facts: Any) -> tw.Game:
        asking = f'on = {{ on = "start_fight", role = "{role}" }}'
        Pack(tmp_path).write("characters", shipped("characters").replace(PRINTED, asking))
        return table(seats, content=tmp_path, **facts)

    return set_up


def bandit_fight(table_of: Table, role: str) -> tw.Game:
    game = table_of(role, {HERO: {**ANNIE, "space": PRAIRIE}}, bandits=[HIDEOUT])
    choose(game, f"ride:{HIDEOUT}")
    return game


def guard_fight(table_of: Table, role: str) -> tw.Game:
    game = table_of(role, {HERO: {**ANNIE, "space": BANK}})
    choose(game, "heist")
    return game


def sheriff_fight(table_of: Table, role: str) -> tw.Game:
    outlaw = {**ANNIE, "space": SALOON, "wanted": 1}
    game = table_of(role, {HERO: {"hand": "4♥"}, WANTED: outlaw})
    send_sheriff(game)
    choose(game, "discard:2♥")
    return game


@pytest.mark.rule("WL-CLAR-16")
@pytest.mark.parametrize("fought", [bandit_fight, guard_fight])
def test_against_bandit_and_guard_the_player_attacks(table_of: Table, fought: Any) -> None:
    assert asked(fought(table_of, "attacker")) == (HERO, "start-fight")
    assert asked(fought(table_of, "defender")) == (HERO, "lay")


@pytest.mark.rule("WL-CLAR-16")
def test_against_the_sheriff_the_player_defends(table_of: Table) -> None:
    assert asked(sheriff_fight(table_of, "attacker")) == (WANTED, "lay")
    assert asked(sheriff_fight(table_of, "defender")) == (WANTED, "start-fight")


@pytest.mark.rule("WL-BANDIT-06", "WL-HEIST-04")
@pytest.mark.parametrize(("fought", "drawn"), [(bandit_fight, 2), (guard_fight, 3)])
def test_fight_cards_then_start_effects_then_the_players_card(
    table_of: Table, fought: Any, drawn: int
) -> None:
    game = fought(table_of, "either")
    assert (asked(game), keys(game)) == ((HERO, "start-fight"), {"pass", "ability:annie-oakley"})
    assert fight(game)["npc_count"] == drawn
    choose(game, "ability:annie-oakley")
    assert asked(game) == (HERO, "lay")


@pytest.mark.rule("WL-SHERIFF-05")
def test_the_sheriffs_attempt_begins_with_start_effects(table_of: Table) -> None:
    game = sheriff_fight(table_of, "either")
    assert (asked(game), keys(game)) == ((WANTED, "start-fight"), {"pass", "ability:annie-oakley"})
    assert fight(game)["npc_count"] == 0
    choose(game, "ability:annie-oakley")
    assert (asked(game), keys(game)) == ((WANTED, "lay"), {"decline", "lay:K♥"})


@pytest.mark.rule("WL-CLAR-16")
@pytest.mark.parametrize(("annie", "role"), [(HERO, "attacker"), (RIVAL, "defender")])
def test_between_players_the_active_one_attacks(table_of: Table, annie: int, role: str) -> None:
    bass = {"character": "bass-reeves", "space": SALOON, "hand": "Q♣"}
    seats = {annie: {**ANNIE, "space": SALOON}, 1 - annie: bass}
    for asked_for in ("attacker", "defender"):
        game = table_of(asked_for, seats)
        choose(game, "duel:1")
        assert asked(game) == ((annie, "start-fight") if asked_for == role else (HERO, "lay"))


@pytest.mark.rule("WL-FIGHT-51")
def test_a_robber_left_without_a_card_at_the_start_loses_the_heist(tmp_path: Path) -> None:
    """A Rifle that costs its owner a card whenever a fight begins."""
    costly = 'on = { on = "start_fight" }, effects = [ { do = "discard_cards", amount = 1 } ] } ] #'
    Pack(tmp_path).change("items", PEEK, costly)
    game = table({HERO: {"space": BANK, "items": ["rifle"], "hand": "K♥"}}, content=tmp_path)
    choose(game, "heist", "item:rifle", "discard:K♥")
    let_pass(game)
    assert standing(game, HERO, "wanted", "wounds", "hand_count", "money") == [1, 1, 1, 0]
    assert (asked(game), game.view()["actions"]) == ((HERO, "act"), 2)
    assert game.view()["fight_deck_count"] == 13
