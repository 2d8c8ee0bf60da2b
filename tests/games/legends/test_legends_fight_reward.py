"""What a fight between players brings and costs (WL-FIGHT-25 to 43, 52)."""

from typing import Any

import pytest

import tumbleweed as tw
from support.legends.cards import PACK
from support.legends.places import OFFICE, STREET
from support.legends.playing import choose, clash, let_pass
from support.legends.reading import discarded, hand, happened, keys, player, standing
from support.legends.tables import HERO, RIVAL, THIRD, meeting
from support.reading import asked, why_refused


def win(kind: str, hero: dict[str, Any], rival: dict[str, Any], **facts: Any) -> tw.Game:
    """Seat 0 wins with a King against a Queen; nobody holds another card."""
    game = meeting({"hand": "K♥", **hero}, {"hand": "Q♣", **rival}, **facts)
    clash(game, kind, "K♥", "Q♣")
    let_pass(game)
    return game


MARSHAL: dict[str, Any] = {"marshal": 1}
OUTLAW: dict[str, Any] = {"wanted": 3}


# ---- the loser ----


@pytest.mark.rule("WL-FIGHT-25", "WL-WOUND-04")
@pytest.mark.parametrize("kind", ["duel", "rob", "arrest"])
def test_the_loser_takes_a_wound_and_a_card(kind: str) -> None:
    game = win(kind, MARSHAL, OUTLAW, deck="7♦")
    assert player(game, RIVAL)["wounds"] == 1
    assert hand(game, RIVAL) == {"7♦"}
    assert standing(game, HERO, "wounds", "hand_count") == [0, 0]


@pytest.mark.rule("WL-FIGHT-25", "WL-FIGHT-42", "WL-WOUND-04")
@pytest.mark.parametrize("kind", ["duel", "rob", "arrest"])
def test_an_active_player_who_loses_pays_and_the_target_gains_nothing(kind: str) -> None:
    goods = {"money": 50, "nuggets": 3}
    game = meeting(
        {"hand": "2♥", "marshal": 2, "cattle": "cattle-green-1", **goods},
        {"hand": "Q♣", "wanted": 3, **goods},
        deck="7♦",
    )
    clash(game, kind, "2♥", "Q♣")
    assert asked(game) == (HERO, "act")
    tracks = ("wounds", "marshal", "wanted", "money", "nuggets", "lp", "space")
    assert standing(game, HERO, *tracks) == [1, 2, 0, 50, 3, 0, STREET]
    assert standing(game, RIVAL, *tracks) == [0, 0, 3, 50, 3, 0, STREET]
    assert hand(game, HERO) == {"7♦"}
    assert player(game, HERO)["cattle"] is not None
    assert player(game, RIVAL)["cattle"] is None


@pytest.mark.rule("WL-FIGHT-43")
def test_all_cards_played_end_on_the_discard_pile() -> None:
    game = meeting({"hand": "K♥ 6♣ 2♦"}, {"hand": "Q♣ 6♥ 3♦"})
    clash(game, "duel", "K♥", "Q♣")
    choose(game, "react:6♣", "react:6♥")
    let_pass(game)
    assert discarded(game) == {"K♥", "Q♣", "6♣", "6♥"}
    assert game.view()["played"] == []


@pytest.mark.rule("WL-FIGHT-52")
def test_cards_of_the_fight_are_not_in_the_reshuffle_for_the_loser() -> None:
    third = " ".join(card for card in PACK if card not in ("K♥", "Q♣", "5♦"))
    game = meeting({"hand": "K♥"}, {"hand": "Q♣"}, others={THIRD: {"hand": third}}, discard="5♦")
    clash(game, "duel", "K♥", "Q♣")
    assert hand(game, RIVAL) == {"5♦"}
    assert discarded(game) == {"K♥", "Q♣"}


# ---- duel ----


@pytest.mark.rule("WL-FIGHT-35")
def test_a_duel_brings_two_lp() -> None:
    game = win("duel", {}, {"money": 60, "nuggets": 2})
    tracks = ("lp", "marshal", "wanted", "money", "nuggets")
    assert standing(game, HERO, *tracks) == [2, 0, 0, 0, 0]
    assert standing(game, RIVAL, "money", "nuggets") == [60, 2]
    assert asked(game) == (HERO, "act")


# ---- arrest ----


@pytest.mark.rule("WL-FIGHT-26", "WL-FIGHT-29")
def test_an_arrest_brings_a_marshal_point_and_ends_the_outlaws_career() -> None:
    game = win("arrest", MARSHAL, OUTLAW)
    assert player(game, HERO)["marshal"] == 2
    assert player(game, RIVAL)["wanted"] == 0


@pytest.mark.rule("WL-FIGHT-27", "WL-FIGHT-28")
def test_the_arrested_player_and_the_sheriff_are_placed_at_the_office() -> None:
    game = win("arrest", MARSHAL, OUTLAW, sheriff="cliff-junction-9")
    assert player(game, RIVAL)["space"] == OFFICE
    assert game.view()["sheriff"]["space"] == OFFICE
    assert player(game, HERO)["space"] == STREET


@pytest.mark.rule("WL-FIGHT-30", "WL-FIGHT-34")
@pytest.mark.parametrize("color", ["green", "blue"])
def test_the_arrested_players_cattle_go_back_to_their_ranch_face_down(color: str) -> None:
    game = meeting(
        {"hand": "K♥", **MARSHAL}, {"hand": "Q♣", **OUTLAW, "cattle": f"cattle-{color}-3"}
    )
    before = game.view()["ranches"]
    clash(game, "arrest", "K♥", "Q♣")
    let_pass(game)
    assert player(game, RIVAL)["cattle"] is None
    assert player(game, HERO)["cattle"] is None
    assert game.view()["ranches"] == {**before, color: before[color] + 1}
    assert happened(game, "lost-cattle", HERO) == [{"seat": RIVAL, "color": color}]


@pytest.mark.rule("WL-FIGHT-31", "WL-FIGHT-33")
@pytest.mark.parametrize(
    ("money", "kept"), [(0, 0), (10, 0), (50, 20), (70, 30), (80, 40), (120, 60)]
)
def test_the_arrested_player_loses_half_the_money_rounded_up(money: int, kept: int) -> None:
    game = win("arrest", {"marshal": 5}, {**OUTLAW, "money": money})
    assert player(game, RIVAL)["money"] == kept


@pytest.mark.rule("WL-FIGHT-31", "WL-FIGHT-33")
@pytest.mark.parametrize(("nuggets", "kept"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_the_arrested_player_loses_half_the_nuggets_rounded_up(nuggets: int, kept: int) -> None:
    game = win("arrest", MARSHAL, {**OUTLAW, "nuggets": nuggets})
    assert player(game, RIVAL)["nuggets"] == kept


@pytest.mark.rule("WL-FIGHT-34")
def test_the_marshal_gets_nothing_of_what_is_lost() -> None:
    game = meeting(
        {"hand": "K♥", "marshal": 2}, {"hand": "Q♣", **OUTLAW, "money": 50, "nuggets": 3}
    )
    supply = game.view()["supply"]
    clash(game, "arrest", "K♥", "Q♣")
    let_pass(game)
    assert standing(game, HERO, "money", "nuggets") == [0, 0]  # space 3 gives LP, no money
    assert game.view()["supply"] == supply + 2


@pytest.mark.rule("WL-FIGHT-32")
def test_an_arrest_wounds_once() -> None:
    game = win("arrest", MARSHAL, OUTLAW, deck="7♦ 8♦")
    assert standing(game, RIVAL, "wounds", "hand_count") == [1, 1]
    assert happened(game, "wounded") == [{"seat": RIVAL, "count": 1}]


@pytest.mark.rule("WL-FIGHT-15", "WL-FIGHT-27", "WL-FIGHT-31")
def test_declining_an_arrest_is_being_arrested() -> None:
    game = meeting({"hand": "2♥", **MARSHAL}, {"hand": "A♣", **OUTLAW, "money": 30})
    choose(game, "arrest:1", "lay:2♥", "decline")
    let_pass(game)
    assert standing(game, RIVAL, "space", "wanted", "money", "wounds") == [OFFICE, 0, 10, 1]
    assert player(game, HERO)["marshal"] == 2


# ---- rob ----


@pytest.mark.rule("WL-FIGHT-36")
def test_a_robbery_brings_a_wanted_point_even_when_nothing_is_taken() -> None:
    game = win("rob", {}, {"money": 20})
    assert player(game, HERO)["wanted"] == 1
    choose(game, "steal:nothing")
    assert standing(game, RIVAL, "money") == [20]
    assert asked(game) == (HERO, "act")


@pytest.mark.rule("WL-FIGHT-37", "WL-FIGHT-33")
@pytest.mark.parametrize(("money", "half"), [(10, 10), (50, 30), (70, 40), (80, 40)])
def test_a_robber_may_take_half_the_money(money: int, half: int) -> None:
    game = win("rob", {}, {"money": money, "nuggets": 3})
    assert asked(game) == (HERO, "steal")
    assert keys(game) == {"steal:nothing", "steal:money", "steal:nuggets"}
    choose(game, "steal:money")
    assert asked(game) == (HERO, "act")  # not both
    assert standing(game, HERO, "money", "nuggets") == [half, 0]
    assert standing(game, RIVAL, "money", "nuggets") == [money - half, 3]


@pytest.mark.rule("WL-FIGHT-37", "WL-FIGHT-33")
@pytest.mark.parametrize(("nuggets", "half"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_or_half_the_nuggets(nuggets: int, half: int) -> None:
    game = win("rob", {}, {"money": 30, "nuggets": nuggets})
    choose(game, "steal:nuggets")
    assert standing(game, HERO, "money", "nuggets") == [0, half]
    assert standing(game, RIVAL, "money", "nuggets") == [30, nuggets - half]


@pytest.mark.rule("WL-FIGHT-37")
def test_only_what_the_target_has_can_be_taken() -> None:
    assert keys(win("rob", {}, {"nuggets": 1})) == {"steal:nothing", "steal:nuggets"}
    assert keys(win("rob", {}, {"money": 10})) == {"steal:nothing", "steal:money"}


@pytest.mark.rule("WL-FIGHT-39")
def test_a_robber_may_take_the_cattle_token_besides() -> None:
    game = win("rob", {}, {"money": 50, "cattle": "cattle-blue-2"})
    choose(game, "steal:money")
    assert (asked(game), keys(game)) == (
        (HERO, "steal-token"),
        {"steal:nothing", "steal:cattle"},
    )
    choose(game, "steal:cattle")
    assert player(game, HERO)["cattle"] == {"color": "blue", "token": "cattle-blue-2"}
    assert player(game, RIVAL)["cattle"] is None
    assert player(game, HERO)["money"] == 30
    for seat, known in ((HERO, True), (RIVAL, True), (THIRD, False), (None, False)):
        [theft] = happened(game, "stole-cattle", seat)
        assert (theft.get("token") == "cattle-blue-2") is known


@pytest.mark.rule("WL-FIGHT-39")
def test_a_robber_may_leave_the_token() -> None:
    game = win("rob", {}, {"cattle": "cattle-blue-2"})
    choose(game, "steal:nothing", "steal:nothing")
    assert player(game, RIVAL)["cattle"] is not None


@pytest.mark.rule("WL-FIGHT-40")
def test_a_robber_with_a_token_gets_no_other() -> None:
    game = win("rob", {"cattle": "cattle-green-1"}, {"cattle": "cattle-blue-2"})
    choose(game, "steal:nothing")
    assert asked(game) == (HERO, "act")
    assert player(game, HERO)["cattle"] == {"color": "green", "token": "cattle-green-1"}
    assert player(game, RIVAL)["cattle"] is not None


@pytest.mark.rule("WL-FIGHT-41")
def test_money_above_the_robbers_limit_is_lost() -> None:
    game = win("rob", {"money": 100}, {"money": 120})
    choose(game, "steal:money")
    assert player(game, HERO)["money"] == 120
    assert player(game, RIVAL)["money"] == 60


@pytest.mark.rule("WL-FIGHT-41")
@pytest.mark.parametrize(("mount", "carried", "back"), [([], 4, 1), (["mule"], 5, 0)])
def test_nuggets_above_the_robbers_limit_go_to_the_supply(
    mount: list[str], carried: int, back: int
) -> None:
    game = meeting({"hand": "K♥", "nuggets": 3, "items": mount}, {"hand": "Q♣", "nuggets": 4})
    supply = game.view()["supply"]
    clash(game, "rob", "K♥", "Q♣")
    choose(game, "steal:nuggets")
    assert player(game, HERO)["nuggets"] == carried
    assert player(game, RIVAL)["nuggets"] == 2
    assert game.view()["supply"] == supply + back


@pytest.mark.rule("WL-FIGHT-36")
def test_a_marshal_who_robs_becomes_wanted() -> None:
    game = win("rob", {"marshal": 4}, {})
    assert standing(game, HERO, "marshal", "wanted") == [0, 1]


@pytest.mark.rule("WL-FIGHT-39")
def test_a_stolen_token_was_seen_and_is_not_taken_back() -> None:
    game = meeting({"hand": "K♥"}, {"hand": "Q♣", "cattle": "cattle-green-3"}, space=STREET)
    clash(game, "rob", "K♥", "Q♣")
    let_pass(game)
    choose(game, "steal:nothing", "steal:cattle")
    assert why_refused(game, HERO) == "undo-news"
