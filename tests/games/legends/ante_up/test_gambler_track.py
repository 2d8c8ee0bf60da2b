"""The Gambler track: points one by one, what its spaces say, and who is furthest at the end."""

from pathlib import Path

import pytest

import tumbleweed as tw
from support.legends.gambling import MODULE, gain_points, gaming, kept, points, tokens, tried
from support.legends.places import OFFICE, STREET
from support.legends.playing import choose, do
from support.legends.reading import drew, gained, happened, keys, player, standing
from support.reading import asked, outcome, question, state_of

MONEY, CARD = "choose:gambler-{0}.1", "choose:gambler-{0}.2"


@pytest.mark.rule("AU-GAMB-01", "AU-GAMB-02")
@pytest.mark.parametrize(("space", "money", "cards"), [(1, 10, 1), (3, 10, 1), (5, 20, 2)])
def test_spaces_1_3_and_5_pay_money_or_cards(
    tmp_path: Path, space: int, money: int, cards: int
) -> None:
    for option, won in ((MONEY, (money, 0)), (CARD, (0, cards))):
        game = gain_points(tmp_path, 1, {"gambler": space - 1, "hand": "2♣"})
        assert asked(game) == (0, "choose")
        choose(game, option.format(space))
        assert points(game)[0] == space
        assert (player(game)["money"], len(drew(game, 0))) == won


@pytest.mark.rule("AU-GAMB-02")
@pytest.mark.parametrize(("space", "lp"), [(2, 1), (6, 2)])
def test_spaces_2_and_6_give_lp_of_the_track(tmp_path: Path, space: int, lp: int) -> None:
    game = gain_points(tmp_path, 1, {"gambler": space - 1})
    assert standing(game, 0, "lp") == [lp]
    assert happened(game, "gained-lp")[-1]["source"] == "gambler-track"


@pytest.mark.rule("AU-GAMB-02", "AU-GAMB-03", "AU-TOKEN-25")
@pytest.mark.parametrize(
    ("start", "amount", "drawn", "at"),
    [(3, 1, ["3"], 4), (6, 1, ["1", "+2"], 7), (7, 1, ["3", "+1"], 7), (7, 2, ["1"] * 4, 7)],
)
def test_spaces_4_and_7_and_all_beyond_give_tokens(
    tmp_path: Path, start: int, amount: int, drawn: list[str], at: int
) -> None:
    names = tokens(*drawn)
    game = gain_points(tmp_path, amount, {"gambler": start}, chance={"tokens": names})
    assert points(game)[0] == at
    assert sorted(kept(game)) == sorted(names)
    assert len(happened(game, "gambler-beyond")) == (amount if start == 7 else 0)


@pytest.mark.rule("AU-GAMB-12")
def test_two_points_from_space_3_are_a_token_then_20_or_2_cards(tmp_path: Path) -> None:
    game = gain_points(tmp_path, 2, {"gambler": 3}, chance={"tokens": tokens("2")})
    assert kept(game) == tokens("2")
    assert asked(game) == (0, "choose")
    choose(game, MONEY.format(5))
    assert (points(game)[0], player(game)["money"], question(game)) == (5, 20, "act")


@pytest.mark.rule("AU-GAMB-04")
@pytest.mark.parametrize("reputation", ["marshal", "wanted"])
def test_gambler_points_go_together_with_reputation(tmp_path: Path, reputation: str) -> None:
    game = gain_points(tmp_path, 1, {"gambler": 1, reputation: 2})
    assert standing(game, 0, reputation) == [2]
    assert points(game)[0] == 2


@pytest.mark.rule("AU-GAMB-04")
def test_an_arrest_leaves_gambler_points() -> None:
    marshal = {"space": STREET, "marshal": 1, "hand": "K♥", "money": 0}
    game = gaming(marshal, {"space": STREET, "wanted": 3, "gambler": 4, "hand": "2♣"})
    do(game, "arrest:1", "lay:K♥", "lay:2♣")
    while standing(game, 1, "space") != [OFFICE]:
        game.choose("pass")
    assert (standing(game, 1, "wanted"), points(game)[1]) == ([0], 4)


def test_a_base_trigger_for_any_reputation_is_not_set_off_by_gambler_points(tmp_path: Path) -> None:
    """The Gazette names the Gambler track; "any" means Marshal and Wanted."""
    gazette = {"items": ["gazette"], "gambler": 1}
    game = gain_points(tmp_path, 1, gazette)
    assert asked(game) == (0, "answer")
    choose(game, "item:gazette", MONEY.format(3))
    assert points(game)[0] == 3
    compiled = state_of(game).compiled
    reputation = next(
        story
        for number, story in enumerate(compiled.stories)
        if compiled.backs[compiled.back_of[number]] == "back-reputation"
    )
    stories = {"left": [reputation], "right": []}
    game = gain_points(tmp_path, 1, {"gambler": 1}, stories=stories)
    assert question(game) == "act"
    assert "contribute:left" not in keys(game)


def test_effects_on_others_and_at_no_points(tmp_path: Path) -> None:
    word = '{ do = "gain_gambler", amount = 1, who = "each_player" }'
    game = tried(tmp_path, word, {"gambler": 1}, others=[{"gambler": 1}, {"gambler": 5}])
    assert points(game) == [2, 2, 6]
    assert [gained(game, seat, "lp") for seat in range(3)] == [1, 1, 2]


# ---- set-up ----


@pytest.mark.rule("AU-SETUP-20")
def test_only_soapy_smith_gets_the_reward_of_his_starting_point() -> None:
    cast = ["soapy-smith", "poker-alice", "pat-garrett"]
    game = tw.new("legends", 3, 1, characters=cast, **MODULE)
    while question(game) != "choose":
        game.choose(game.decisions[0].default, game.decisions[0].seat)
    assert asked(game) == (0, "choose")
    assert points(game) == [1, 0, 0]
    choose(game, MONEY.format(1))
    assert player(game)["money"] == 20  # $10 of his own
    assert happened(game, "marker-passed") == []


@pytest.mark.rule("AU-SETUP-18", "AU-COMP-05")
def test_what_each_player_and_the_supply_have() -> None:
    game = tw.new("legends", 6, 1, **MODULE)
    up, compiled = state_of(game).up, state_of(game).compiled
    assert len(up.gambler) == 6
    assert (len(up.bet_rank), compiled.up.bet_markers) == (12, 2)
    lp = dict(
        zip(compiled.tokens, zip(compiled.token_lp, compiled.token_count, strict=True), strict=True)
    )
    assert [lp[name] for name in tokens("+1", "+2", "+3")] == [(1, 3), (2, 4), (3, 2)]
    assert sum(compiled.token_count) == 27
    assert game.view()["tokens_left"] == 27


# ---- scoring ----


@pytest.mark.rule("AU-TURN-04", "AU-TURN-05")
@pytest.mark.parametrize(
    ("stand", "lp"),
    [([3, 5, 1], [0, 1, 0]), ([4, 4, 2], [1, 1, 0]), ([0, 0, 0], [0, 0, 0]), ([7, 7, 7], [1] * 3)],
)
def test_who_is_furthest_scores_1_lp_and_so_do_the_tied(stand: list[int], lp: list[int]) -> None:
    game = gaming(*({"gambler": n} for n in stand), at="scoring")
    assert [row["gambler"] for row in outcome(game).breakdown] == lp
    assert outcome(game).scores == lp


@pytest.mark.rule("AU-TURN-04", "AU-TOKEN-28")
def test_all_legendary_tokens_count_without_goals_too() -> None:
    game = gaming({"legendary": tokens("3", "+2")}, {"legendary": tokens("+1")}, {}, at="scoring")
    assert [row["tokens"] for row in outcome(game).breakdown] == [5, 1, 0]
    shown = [(each["seat"], each["count"], each["lp"]) for each in happened(game, "tokens-shown")]
    assert shown == [(0, 2, 5), (1, 1, 1), (2, 0, 0)]


@pytest.mark.rule("AU-TURN-06")
def test_gambler_points_break_no_tie() -> None:
    """Both are furthest; the one with a nugget wins."""
    game = gaming({"gambler": 5, "lp": 4}, {"gambler": 5, "lp": 4, "nuggets": 1}, {}, at="scoring")
    assert outcome(game).winners == [1]
    game = gaming({"gambler": 6, "lp": 3}, {"gambler": 5, "lp": 4}, {}, at="scoring")
    assert outcome(game).winners == [0, 1]
