"""The risk die: once a turn between actions; the face first, then the bonus (BM-RISK)."""

import pytest

from support.legends.harm import NOTHING_HAPPENS, blood, harmed, injured, injury_of, roll, rolling
from support.legends.land import reasons
from support.legends.places import HIDEOUT, OFFICE, PLAIN, PRAIRIE, SALOON, STATION, STREET, within
from support.legends.playing import choose, idle
from support.legends.reading import happened, keys, offered, order_of, player, standing
from support.legends.tables import HERO, RIVAL
from support.reading import asked, rules_of, state_of
from tumbleweed.core.chance import draw
from tumbleweed.games.legends.state.blood_money_model import RISK_STREAM

BONUSES = {"card", "money", "move"}


@pytest.mark.rule("BM-RISK-01", "BM-RISK-03", "BM-RISK-04")
def test_it_is_rolled_once_a_turn_for_no_action() -> None:
    game = rolling({}, "blank", "blank")
    assert offered(game, "risk") == BONUSES
    roll(game)
    assert (asked(game), game.view()["actions"]) == ((HERO, "act"), 3)
    assert (offered(game, "risk"), blood(game)["risked"]) == (set(), True)
    assert reasons(game, "risk:card") == {("BM-RISK-01", "why-risked")}
    choose(game, "end")
    assert blood(choose(idle(game), "income:money"))["risked"] is False
    assert offered(game, "risk") == BONUSES  # of the next player


@pytest.mark.rule("BM-RISK-02")
def test_between_actions_and_after_the_last_one() -> None:
    game = harmed({"space": STREET})
    for spent in range(3):
        assert offered(game, "risk") == BONUSES, spent
        choose(game, f"ride:{STREET}")
    assert (asked(game), game.view()["actions"]) == ((HERO, "act"), 0)
    assert keys(game) == {"end", *(f"risk:{bonus}" for bonus in BONUSES)}
    for action in ("work", f"ride:{STREET}", "repair:bank", "use:poker-2-clubs"):
        assert reasons(game, action) == {("WL-TURN-11", "why-no-actions-left")}, action


@pytest.mark.rule("BM-RISK-02")
def test_not_during_an_action() -> None:
    game = choose(harmed({"space": STREET}), f"step:{SALOON}")
    assert asked(game) == (HERO, "ride")
    assert reasons(game, "risk") == {("BM-RISK-02", "why-risk-between-actions")}
    game = harmed({"space": STREET, "hand": "K♥"}, {"space": STREET, "hand": "2♣"})
    choose(game, f"duel:{RIVAL}", "lay:K♥")
    assert asked(game) == (RIVAL, "answer-fight")
    assert reasons(game, "risk:money", RIVAL) == {("BM-RISK-02", "why-not-your-turn")}


@pytest.mark.rule("BM-RISK-05", "BM-RISK-10")
@pytest.mark.parametrize(
    ("face", "wounds", "story"),
    [
        ("blank", 0, 1),
        ("wound", 1, 1),
        ("two-wounds", 2, 1),
        ("story-point", 0, 2),
        ("wound-and-story-point", 1, 2),
    ],
)
def test_every_face_is_followed_by_the_bonus(face: str, wounds: int, story: int) -> None:
    game = roll(rolling({}, face))
    assert standing(game, HERO, "wounds", "money") == [wounds, 10]
    assert blood(game)["story"][HERO] == story
    told = [{"seat": HERO, "bonus": "risk-money", "face": face}]
    assert happened(game, "rolled-risk") == told


@pytest.mark.rule("BM-RISK-05")
def test_the_face_comes_before_the_bonus() -> None:
    game = roll(rolling({}, "wound-and-story-point", deck="K♥"), "card")
    kinds = ("rolled-risk", "wounded", "gained-sp", "drew")
    assert order_of(game, *kinds) == list(kinds)
    assert player(game)["hand"] == ["K♥"]


@pytest.mark.rule("BM-RISK-08", "BM-COMP-21")
def test_the_six_faces() -> None:
    tables = rules_of(harmed({})).compiled.blood
    sides = [tables.risk_faces[face] for face in tables.risk_die]
    assert sides == [
        "blank", "wound", "wound", "two-wounds", "story-point", "wound-and-story-point",
    ]  # fmt: skip
    state = state_of(harmed({}))
    rolled = {draw(state, RISK_STREAM, len(sides)) for _ in range(200)}
    assert rolled == set(range(6))


@pytest.mark.rule("BM-RISK-09")
def test_with_three_wounds_the_face_draws_an_injury() -> None:
    """3 wounds, `wound and SP`, having chosen $10: an injury, 1 SP, then $10."""
    game = rolling({"wounds": 3}, "wound-and-story-point", injury_deck=[NOTHING_HAPPENS])
    roll(game)
    assert (injury_of(game), blood(game)["story"][HERO]) == (NOTHING_HAPPENS, 2)
    assert standing(game, HERO, "wounds", "money") == [3, 10]
    kinds = ("injured", "gained-sp", "gained-money")
    assert order_of(game, *kinds) == list(kinds)


@pytest.mark.rule("BM-INJURY-04")
def test_shattered_nerves_forbid_it() -> None:
    game = harmed(injured("shattered-nerves"))
    assert offered(game, "risk") == set()
    assert reasons(game, "risk:card") == {("BM-INJURY-04", "why-no-risk")}


# ---- the bonus move ----


@pytest.mark.rule("BM-RISK-04", "BM-RISK-06", "BM-RISK-07")
def test_the_move_is_one_space_and_no_move_action() -> None:
    """At the station it delivers nothing, and Sprint is not asked for: these follow the end of a
    Move action."""
    hero = {"space": PLAIN, "cattle": "cattle-green-1", "items": ["mustang"], "hand": "3♠"}
    game = roll(rolling(hero, "blank"), "move")
    assert asked(game) == (HERO, "ride")
    assert offered(game, "ride") == within(PLAIN, 1) - {PLAIN}
    choose(game, f"ride:{STATION}")
    assert (asked(game), game.view()["actions"]) == ((HERO, "act"), 3)
    assert player(game)["cattle"] is not None
    assert standing(game, HERO, "space") == [STATION]


@pytest.mark.rule("BM-RISK-11")
def test_it_may_lead_to_a_bandit_who_fights() -> None:
    game = rolling({"space": PRAIRIE, "hand": "K♥"}, "blank", bandits=[HIDEOUT])
    choose(roll(game, "move"), f"ride:{HIDEOUT}")
    assert (asked(game), offered(game, "lay")) == ((HERO, "lay"), {"K♥"})


@pytest.mark.rule("BM-RISK-12")
def test_a_wanted_player_does_not_ride_to_the_sheriff() -> None:
    space = {"space": SALOON}
    free = roll(rolling(space, "blank"), "move")
    assert OFFICE in offered(free, "ride")
    wanted = roll(rolling({**space, "wanted": 1}, "blank"), "move")
    assert OFFICE not in offered(wanted, "ride")


# ---- afterwards ----


@pytest.mark.rule("BM-RISK-05")
def test_james_beckwourth_draws_a_card_after_the_roll() -> None:
    hero = {"character": "james-beckwourth", "lp": 5}
    game = roll(rolling(hero, "wound", deck="K♥"))
    assert (player(game)["hand"], standing(game, HERO, "wounds")) == (["K♥"], [1])
    kinds = ("wounded", "gained-money", "drew")
    assert order_of(game, *kinds) == list(kinds)
