"""Words of gambling: tokens without goals, gravel, the hand limit, money limits, faces."""

from pathlib import Path
from typing import Any

import pytest

import tumbleweed as tw
from support.legends.gambling import MODULE, gain_points, gaming, kept, points, tokens, tried
from support.legends.goals import goals_of
from support.legends.packs import tried as tried_in_base
from support.legends.places import STREET
from support.legends.playing import choose, do
from support.legends.reading import drew, happened, keys, player
from support.reading import outcome, question, state_of
from tumbleweed.core.errors import ContentError
from tumbleweed.games.legends.components.player.tokens import tokens_now

TOKEN = '{ do = "gain_legendary_token", amount = AMOUNT }'


def take(folder: Path, amount: int, hero: dict[str, Any], **facts: Any) -> tw.Game:
    return tried(folder, TOKEN.replace("AMOUNT", str(amount)), hero, **facts)


# ---- legendary tokens (AU-TOKEN-25 to -28) ----


@pytest.mark.rule("AU-TOKEN-25")
def test_a_token_is_kept_face_down_and_only_its_owner_knows_it(tmp_path: Path) -> None:
    game = take(tmp_path, 1, {}, chance={"tokens": tokens("+3")})
    assert kept(game) == tokens("+3")
    assert game.view()["tokens_left"] == 26
    for viewer in (None, 1, 2):
        assert game.view(viewer)["up"]["legendary"][0] == {"count": 1, "tokens": None}
        assert happened(game, "drew-token", viewer) == [{"seat": 0, "token": None}]
    found = {tuple(kept(game.redeal(1, seed), 0)) for seed in range(40)}
    assert len(found) == 6  # any of the six kinds, as far as Bob knows
    assert {tuple(kept(game.redeal(0, seed), 0)) for seed in range(10)} == {(tokens("+3")[0],)}


@pytest.mark.rule("AU-TOKEN-26")
def test_from_an_empty_supply_nothing_is_gained(tmp_path: Path) -> None:
    all_but_one = tokens(*["1"] * 6, *["2"] * 9, *["3"] * 3, *["+1"] * 3, *["+2"] * 4, "+3")
    game = take(tmp_path, 2, {}, others=[{"legendary": all_but_one}])
    assert kept(game) == tokens("+3")
    assert game.view()["tokens_left"] == 0
    assert question(game) == "act"


@pytest.mark.rule("AU-TOKEN-27")
def test_the_goal_rule_neither_counts_nor_returns_them(tmp_path: Path) -> None:
    """With one goal done the second draws two and keeps the best two of three; the 1 stays."""
    bill = goals_of("wild-bill-hickok")
    mine = {
        "character": "wild-bill-hickok", "claimed": bill[:1], "goals": bill[1:3], "met": bill[:3],
        "tokens": tokens("2"), "legendary": tokens("+1"),
    }  # fmt: skip
    game = gaming(mine, variants=["goals"], chance={"tokens": tokens("1", "3")})
    choose(game, f"claim:{bill[1]}")
    goals = game.view(0)["players"][0]["goals"]
    assert goals["tokens"] == tokens("3", "2")
    assert kept(game) == tokens("+1")
    assert [e["token"] for e in happened(game, "returned-token", 0)] == tokens("1")
    assert sum(tokens_now(state_of(game)).left) == 24


@pytest.mark.rule("AU-TOKEN-28")
def test_at_the_end_both_sorts_count() -> None:
    bill = goals_of("wild-bill-hickok")
    mine = {"character": "wild-bill-hickok", "claimed": bill[:1], "goals": bill[1:3]}
    seat = {**mine, "tokens": tokens("2"), "legendary": tokens("+1", "3")}
    game = gaming(seat, variants=["goals"], at="scoring")
    assert [row["tokens"] for row in outcome(game).breakdown] == [6, 0, 0]


def test_all_courses_of_draws_are_as_likely_as_they_were() -> None:
    """Ann knows her own 3 of Ante Up; of two such tokens Bob holds the other once in 26."""
    game = gaming({"legendary": tokens("+3")}, {"legendary": tokens("+3")})
    found = [kept(game.redeal(0, seed), 1)[0] for seed in range(1300)]
    assert 25 <= found.count(tokens("+3")[0]) <= 80  # 50 are to be expected
    assert 360 <= found.count(tokens("2")[0]) <= 540  # 450
    own = {kept(game.redeal(0, seed), 0)[0] for seed in range(20)}
    assert own == set(tokens("+3"))


# ---- dice, cards, money ----

GRAVEL = (
    '{ do = "roll_dice", count = COUNT, gravel = [ { do = "draw_cards", amount = "to_limit" } ] }'
)


@pytest.mark.parametrize(
    ("dice", "cards", "money"),
    [(["gravel"], 4, 0), (["tailings"], 0, 10), (["gold-dust", "gravel"], 4, 10)],
)
def test_what_gravel_brings_after_rolling_again(
    tmp_path: Path, dice: list[str], cards: int, money: int
) -> None:
    """The hand limit is 5, less a wound; one card is left in hand."""
    hero = {"hand": "2♣", "wounds": 0}
    game = tried(tmp_path, GRAVEL.replace("COUNT", "1"), hero, chance={"dice": dice})
    assert (len(drew(game, 0)), player(game)["money"]) == (cards, money)


def test_each_die_on_gravel_counts_and_a_full_hand_draws_nothing(tmp_path: Path) -> None:
    twice = GRAVEL.replace("COUNT", "2").replace('"to_limit"', "1")
    game = tried(tmp_path, twice, {}, chance={"dice": ["gravel", "gravel"]})
    assert len(drew(game, 0)) == 2
    full = {"hand": "2♣ 3♣ 4♣ 6♣ 7♣ 8♣"}
    game = tried(tmp_path, GRAVEL.replace("COUNT", "1"), full, chance={"dice": ["gravel"]})
    assert drew(game, 0) == []


def test_gravel_is_a_word_of_the_module(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="'gravel' is a word of ante-up"):
        tried_in_base(tmp_path, GRAVEL.replace("COUNT", "1"), {})


def test_soapy_smith_rolls_once_for_each_gain(tmp_path: Path) -> None:
    soapy = {"character": "soapy-smith", "lp": 5, "gambler": 1, "hand": "2♣"}
    game = gain_points(tmp_path, 1, soapy, chance={"dice": ["gravel"]})
    assert len(happened(game, "rolled")) == 1
    assert len(drew(game, 0)) == 4
    asleep = gain_points(tmp_path, 1, {**soapy, "lp": 2})
    assert happened(asleep, "rolled") == []


@pytest.mark.parametrize(("lp", "money"), [(5, 180), (4, 120)])
def test_fee_lee_wong_may_hold_180_once_he_is_a_legend(tmp_path: Path, lp: int, money: int) -> None:
    word = '{ do = "gain_money", amount = 100 }'
    fee = {"character": "fee-lee-wong", "money": 110, "lp": lp}
    game = tried(tmp_path, word, fee)
    assert player(game)["money"] == money
    assert happened(game, "money-limit")[0]["limit"] == money
    with pytest.raises(tw.BadPosition, match="120 is the most"):
        gaming({"character": "annie-oakley", "money": 130})


def test_gazette_gives_one_more_of_the_same_kind(tmp_path: Path) -> None:
    gazette = {"items": ["gazette"], "gambler": 5}
    game = gain_points(tmp_path, 1, gazette)
    do(game, "item:gazette")
    assert points(game)[0] == 7
    wanted = tried(tmp_path, '{ do = "gain_wanted", amount = 1 }', {"items": ["gazette"]})
    do(wanted, "item:gazette")
    assert player(wanted)["wanted"] == 2
    assert points(wanted)[0] == 0


# ---- alternate poker cards ----


@pytest.mark.rule("AU-COMP-06", "AU-COMP-07")
def test_all_five_faces_are_in_unless_the_table_chooses() -> None:
    every = tw.new("legends", 3, 1, modules=["ante-up"])
    faces = state_of(every).compiled
    used = [faces.faces[face] for face in faces.face]
    assert len(faces.cards) == 52
    for face in ("vendetta", "rumors", "scout", "jackpot", "outfit"):
        assert used.count(face) == 2
    some = state_of(tw.new("legends", 3, 1, **{**MODULE, "poker_faces": ["outfit"]})).compiled
    used = [some.faces[face] for face in some.face]
    assert (used.count("outfit"), used.count("jackpot"), len(used)) == (2, 0, 52)
    ranks = [(some.rank[i], some.suit[i]) for i in range(52)]
    assert len(set(ranks)) == 52


@pytest.mark.rule("AU-COMP-06", "AU-COMP-07")
@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"modules": ["ante-up"], "poker_faces": ["payday"]}, "no alternate face 'payday'"),
        ({"modules": ["ante-up"], "poker_faces": ["scout", "scout"]}, "scout is named twice"),
        ({"modules": ["ante-up"], "poker_faces": "scout"}, "is not a list of faces"),
        ({"modules": ["ante-up"], "poker_faces": [7]}, "no alternate face 7"),
        ({"poker_faces": ["scout"]}, "none without ante-up"),
    ],
)
def test_faces_that_are_none_are_refused(options: dict[str, Any], words: str) -> None:
    with pytest.raises(tw.UnknownName) as refused:
        tw.new("legends", 3, 1, **options)
    assert words in str(refused.value)


def test_effects_of_the_module_are_told_in_both_languages(tmp_path: Path) -> None:
    game = gain_points(tmp_path, 1, {"gambler": 0, "space": STREET})
    for lang, words in (("en", ("Gain $10", "Draw 1 card")), ("fr", ("Gagner 10", "Piocher 1"))):
        told = [game.ruleset.wording.render(o.message, lang) for o in game.decisions[0].options]
        assert all(any(text.startswith(word) for text in told) for word in words)
    assert keys(game) == {"choose:gambler-1.1", "choose:gambler-1.2"}
