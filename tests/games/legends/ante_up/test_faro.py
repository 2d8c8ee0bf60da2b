"""Faro: who is in it, the four cards, the bets, and what loser, winner and jackpot bring."""

from typing import Any

import pytest

import tumbleweed as tw
from support.legends.cards import fight_cards
from support.legends.gambling import MODULE, faro, gaming, points
from support.legends.places import BANK, EAST_SALOON, PLAIN, RED_FALLS_SALOON, STREET
from support.legends.playing import choose
from support.legends.reading import each, fight_deck, happened, keys, offered, player
from support.reading import asked, question, state_of
from tumbleweed.games.legends.compiler.content import legends_content
from tumbleweed.games.legends.components.ante_up.faro import show_cards

ANN: dict[str, Any] = {"space": EAST_SALOON, "money": 30}
SHOWN = "9 J 3 5"  # the 5 lies face down


def table_now(game: tw.Game, seat: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = game.view(seat)["up"]["faro"]
    return found


def bets(game: tw.Game) -> list[tuple[int, str, int]]:
    return [(bet["seat"], bet["rank"], bet["money"]) for bet in table_now(game)["bets"]]


# ---- starting and joining ----


@pytest.mark.rule("AU-FARO-07", "AU-GAMB-10")
@pytest.mark.parametrize("town", ["darkrock", "red-falls", "buzzard-gulch"])
def test_faro_is_an_action_at_any_saloon(town: str) -> None:
    sides = [s for s in board_spaces() if s.startswith(f"{town}-saloon")]
    assert len(sides) == 3
    for space in sides:
        game = gaming({"space": space, "money": 0})
        assert "faro" in keys(game)
        choose(game, "faro")
        assert game.view()["actions"] == 2
        assert happened(game, "faro-began") == [{"seat": 0, "town": town}]
    assert "faro" not in keys(gaming({"space": STREET, "money": 50}))


def board_spaces() -> tuple[str, ...]:
    spaces: tuple[str, ...] = state_of(gaming({})).compiled.board.spaces
    return spaces


@pytest.mark.rule("AU-FARO-06")
def test_faro_is_started_once_a_turn_and_poker_again_and_again() -> None:
    game = faro({**ANN, "money": 100}, shown=SHOWN, turned="J 3 9")
    choose(game, "bet-done")
    assert "faro" not in keys(game)
    assert "poker" in keys(game)
    [reason] = game.seat(0).why_not("faro")
    assert (reason.rule, reason.key) == ("AU-FARO-06", "why-one-faro")
    choose(game, "end")
    while asked(game) != (0, "act"):
        game.choose(game.decisions[0].default, game.decisions[0].seat)
    assert "faro" in keys(game)
    assert "faro" not in keys(gaming(ANN, faros=1))


@pytest.mark.rule("AU-FARO-08")
def test_others_in_the_town_join_free_from_wherever_they_stand() -> None:
    others: list[dict[str, Any]] = [{"space": BANK, "money": 0}]
    others += [{"space": RED_FALLS_SALOON}, {"space": STREET}]
    game = faro(ANN, *others, {"space": PLAIN}, players=5, shown=SHOWN, turned="J 3 9")
    assert asked(game) == (1, "join-faro")
    choose(game, "join")
    assert asked(game) == (3, "join-faro")  # neither the other town nor outside
    choose(game, "sit-out")
    assert table_now(game)["players"] == [0, 1]
    assert each(game, "money")[1] == 0


@pytest.mark.rule("AU-FARO-09", "AU-FARO-05")
@pytest.mark.parametrize(("answer", "money"), [("join", 40), ("sit-out", 30)])
def test_the_host_gains_10_if_anybody_joins(answer: str, money: int) -> None:
    """Bob has nothing to bet: he is not asked for a bet, gains and loses nothing."""
    game = faro(ANN, {"space": BANK, "money": 0}, shown=SHOWN, turned="J 3 9")
    choose(game, answer)
    assert player(game)["money"] == money
    assert asked(game) == (0, "bet")
    choose(game, "bet-done")
    assert question(game) == "act"
    assert each(game, "money") == [money, 0, 0]


@pytest.mark.rule("AU-FARO-10")
@pytest.mark.parametrize(
    ("answers", "dealer"),
    [(["sit-out", "sit-out", "sit-out"], 3), (["sit-out", "join", "join"], 1), (["join"] * 3, 0)],
)
def test_the_nearest_to_the_right_who_is_not_in_it_deals(answers: list[str], dealer: int) -> None:
    others = [{"space": BANK, "money": 20}] * 3
    game = faro(ANN, *others, players=4, shown=SHOWN, turned="J 3 9")
    choose(game, *answers)
    assert table_now(game)["dealer"] == dealer
    assert happened(game, "faro-shown")[0]["seat"] == dealer


# ---- the cards ----


@pytest.mark.rule("AU-FARO-11")
def test_three_cards_lie_open_and_nobody_sees_the_fourth() -> None:
    game = faro(ANN, shown=SHOWN, turned="J 3 9")
    for viewer in (None, 0, 1, 2):
        found = table_now(game, viewer)
        assert found["shown"] == fight_cards("3 9 J")
        assert (found["hidden"], found["turned"]) == (1, [])
        assert "fight-5" not in str(game.view(viewer)["up"])
        assert "fight-5" not in str(game.events_for(viewer))
    assert game.view()["fight_deck_count"] == 9


@pytest.mark.rule("AU-FARO-20", "AU-FARO-15")
def test_the_four_go_under_the_fight_deck() -> None:
    game = faro(ANN, shown=SHOWN, turned="J 5 9", chance={"fight": fight_cards("5 9 J 3")})
    choose(game, "bet-done")
    assert fight_deck(game)[9:] == ["5", "9", "J", "3"]
    assert len(fight_deck(game)) == 13
    assert [e["card"] for e in happened(game, "faro-winner", None)] == ["fight-5"]


@pytest.mark.rule("AU-FARO-22")
def test_with_fewer_fight_cards_those_there_are_serve() -> None:
    game = gaming(ANN)
    s = state_of(game)
    s.up.faro_dealer = 1
    s.fight_deck = [1, 4]
    show_cards(s)
    assert s.npc_hand == [1, 4]


# ---- bets ----


@pytest.mark.rule("AU-FARO-12")
def test_bets_are_placed_in_turn_the_host_last() -> None:
    game = faro(
        {**ANN, "money": 30}, {"space": BANK, "money": 20}, {"space": STREET, "money": 10},
        shown=SHOWN, turned="J 3 9",
    )  # fmt: skip
    choose(game, "join", "join")
    for seat, answers in [(1, ["bet:9.10", "bet:2.10"]), (2, ["bet:9.10"]), (0, ["bet:j.20"])]:
        for answer in answers:
            assert asked(game) == (seat, "bet")
            choose(game, answer)
    assert asked(game) == (0, "bet")  # a second marker
    assert bets(game) == [(0, "j", 20), (1, "9", 10), (1, "2", 10), (2, "9", 10)]


@pytest.mark.rule("AU-FARO-13")
def test_markers_may_not_be_worth_more_than_the_money_held_and_nothing_is_paid_yet() -> None:
    game = faro(ANN, shown=SHOWN, turned="J 3 9")
    assert len(offered(game, "bet")) == 26
    choose(game, "bet:9.20")
    assert {bet.partition(".")[2] for bet in offered(game, "bet")} == {"10"}
    assert player(game)["money"] == 30
    [reason] = game.seat(0).why_not("bet:k.20")
    assert (reason.rule, reason.key) == ("AU-FARO-13", "why-bet-too-high")


@pytest.mark.rule("AU-FARO-12", "AU-FARO-14")
def test_any_rank_may_be_bet_on_but_no_rank_twice() -> None:
    game = faro({**ANN, "money": 60}, shown=SHOWN, turned="J 3 9")
    choose(game, "bet:a.10")  # not shown
    assert not {"a.10", "a.20"} & offered(game, "bet")
    assert len(offered(game, "bet")) == 24
    [reason] = game.seat(0).why_not("bet:a.10")
    assert (reason.rule, reason.key) == ("AU-FARO-12", "why-rank-taken")
    choose(game, "bet:2.20")
    assert asked(game) == (0, "stay-or-leave")  # both markers are out, the loser is turned


# ---- worked examples ----


@pytest.mark.rule("AU-FARO-01", "AU-FARO-02", "AU-FARO-15", "AU-FARO-17", "AU-FARO-19")
def test_example_ann_pays_10_leaves_the_9_in_and_gains_60_and_a_point() -> None:
    game = faro({**ANN, "gambler": 1}, shown=SHOWN, turned="J 3 9")
    choose(game, "bet:9.20", "bet:j.10")
    assert player(game)["money"] == 20  # the loser was the J
    assert asked(game) == (0, "stay-or-leave")
    assert keys(game) == {"take-up:0", "leave-in:0"}
    assert table_now(game)["turned"] == fight_cards("J 3")
    choose(game, "leave-in:0")
    assert (player(game)["money"], points(game)[0]) == (80, 2)
    assert question(game) == "act"


@pytest.mark.rule("AU-FARO-03", "AU-FARO-19")
def test_example_if_the_jackpot_is_the_hidden_card_she_pays_20() -> None:
    game = faro({**ANN, "gambler": 1}, shown=SHOWN, turned="J 3 5")
    choose(game, "bet:9.20", "bet:j.10", "leave-in:0")
    assert (player(game)["money"], points(game)[0]) == (0, 1)
    assert [e["card"] for e in happened(game, "faro-jackpot", None)] == ["fight-5"]


@pytest.mark.rule("AU-FARO-16")
def test_the_winner_pays_its_value_and_a_point_and_the_marker_is_taken_back() -> None:
    game = faro({**ANN, "gambler": 1}, shown=SHOWN, turned="J 9 3")
    choose(game, "bet:9.20", "bet-done")
    assert (player(game)["money"], points(game)[0], question(game)) == (50, 2, "act")


@pytest.mark.rule("AU-FARO-17", "AU-FARO-18")
def test_each_marker_stays_or_goes_for_itself_players_in_turn() -> None:
    game = faro(
        {**ANN, "money": 30, "gambler": 1}, {"space": BANK, "money": 40, "gambler": 1},
        shown=SHOWN, turned="J 3 9",
    )  # fmt: skip
    choose(game, "join", "bet:9.20", "bet:2.20", "bet:9.10", "bet:4.10")
    assert asked(game) == (1, "stay-or-leave")
    choose(game, "leave-in:0", "take-up:1")
    assert asked(game) == (0, "stay-or-leave")
    choose(game, "take-up:0", "leave-in:1")
    assert each(game, "money")[:2] == [30, 100]  # 30 + 10 - 10 and 40 + 60
    assert points(game)[:2] == [1, 2]


@pytest.mark.rule("AU-FARO-04")
def test_money_above_the_limit_is_lost_the_point_is_not() -> None:
    game = faro({**ANN, "money": 100, "gambler": 1}, shown=SHOWN, turned="J 3 9")
    choose(game, "bet:9.20", "bet-done", "leave-in:0")
    assert (player(game)["money"], points(game)[0]) == (120, 2)


# ---- what answers it, and what does not ----


@pytest.mark.rule("AU-FARO-21")
def test_fight_cards_do_nothing_and_faro_is_no_poker() -> None:
    """Every fight card has its text; Lady Luck and Ten-Gallon speak of poker."""
    game = faro(
        {**ANN, "hand": "Q♥", "items": ["ten-gallon-hat"] if has_item("ten-gallon-hat") else []},
        shown=SHOWN, turned="J 3 9",
    )  # fmt: skip
    choose(game, "bet:j.10", "bet-done")
    assert question(game) == "act"
    for key in ("fight-card-acts", "used-card", "used-item", "flop", "showed"):
        assert happened(game, key) == []


def has_item(name: str) -> bool:
    return name in state_of(gaming({})).compiled.items


JACKPOT = {"poker_faces": ["jackpot"]}


@pytest.mark.rule("AU-FARO-16")
@pytest.mark.parametrize("held", ["poker-9-hearts-jackpot", "2♣"])
def test_whoever_holds_a_card_is_asked_after_a_paid_bet(held: str) -> None:
    """The Jackpot is a Reaction to it: without one all one can do is pass."""
    mine = {**ANN, "hand": held, "gambler": 1}
    game = faro(mine, shown=SHOWN, turned="J 9 3", options=JACKPOT)
    choose(game, "bet:9.20", "bet-done")
    assert asked(game) == (0, "answer")
    if held == "2♣":
        assert keys(game) == {"pass"}
    else:
        choose(game, f"react:{held}")
        assert player(game)["money"] == 70


def test_without_a_card_nobody_is_asked() -> None:
    game = faro({**ANN, "gambler": 1}, shown=SHOWN, turned="J 9 3", options=JACKPOT)
    assert question(choose(game, "bet:9.20", "bet-done")) == "act"


@pytest.mark.parametrize(("slot", "met"), [("winner", False), ("jackpot", True)])
def test_goals_tell_winner_and_jackpot_apart(slot: str, met: bool) -> None:
    [(character, goal), *_] = goals_with_jackpot()
    turned = "J 9 3" if slot == "winner" else "J 3 9"
    game = faro(
        {**ANN, "gambler": 1, "character": character, "goals": [goal]},
        shown=SHOWN, turned=turned, variants=["goals"],
    )  # fmt: skip
    choose(game, "bet:9.20", "bet-done", *(["leave-in:0"] if slot == "jackpot" else []))
    assert (f"claim:{goal}" in keys(game)) == met


def goals_with_jackpot() -> list[tuple[str, str]]:
    compiled = state_of(gaming({}, variants=["goals"])).compiled
    content = legends_content().with_modules(("ante-up",))
    return [
        (compiled.characters[number], compiled.goals[goal])
        for number, goals in enumerate(compiled.goals_of)
        for goal in goals
        if content.entry("goal", compiled.goals[goal]).get("goal")
        == {"on": "win_faro", "slot": "jackpot"}
    ]


def test_the_module_alone_has_faro() -> None:
    assert MODULE["modules"] == ["ante-up"]
    with pytest.raises(tw.UnknownName):
        tw.new("legends", 3, 1).seat(0).why_not("faro")
