"""Outlaws and claim jumpers: who rides up to one fights (AU-TOKEN-01 to -07, -31, -33, -36)."""

from typing import Any

import pytest

import tumbleweed as tw
from ante_up_files import BASE, rows
from support.legends.land import CAMP, MARSHALS_OFFICE, joined, reasons, up
from support.legends.places import BANK, STREET
from support.legends.playing import choose, do, let_pass
from support.legends.reading import (
    fight,
    happened,
    him,
    keys,
    offered,
    order_of,
    player,
    standing,
)
from support.legends.tables import HERO, black_acts
from support.legends.tokens import AT_MINE, FORK, MINE, TRAIL, fight_out, gone, lie
from support.reading import asked, question, state_of
from tumbleweed.games.legends.compiler.content import legends_content
from tumbleweed.games.legends.state.model import STORY_DUE, STORY_MET
from tumbleweed.games.legends.triggers.queue import note
from tumbleweed.games.legends.vocabulary.triggers import TRAVEL

HIDEOUT_A = "sunny-hills-hideout-a"
NEXT_TO_A = "sunny-hills-5"
BLACK_CARDS = legends_content().compiled("revised", 2, 20).man_in_black_cards


def on_trail(token: str, hero: dict[str, Any] | None = None, **facts: Any) -> tw.Game:
    """Seat 0 stands next to that token; the fight deck begins with low cards."""
    mine = {"space": FORK, "hand": "K♠", **(hero or {})}
    facts = {"fight_deck": "8 2 3 4", **facts}
    return joined(mine, tokens={TRAIL: [token]}, **facts)


def beaten(token: str, hero: dict[str, Any] | None = None, **facts: Any) -> tw.Game:
    game = on_trail(token, hero, **facts)
    return fight_out(choose(game, f"ride:{TRAIL}"), "K♠")


# ---- the fight ----


@pytest.mark.rule("AU-TOKEN-01", "AU-TOKEN-03")
@pytest.mark.parametrize(
    ("token", "draws", "foe"),
    [
        ("outlaw-1", 2, "outlaw"),
        ("outlaw-4", 3, "outlaw"),
        ("outlaw-8", 4, "outlaw"),
        ("claim-jumper-1", 2, "claim-jumper"),
        ("claim-jumper-2", 3, "claim-jumper"),
    ],
)
def test_who_enters_its_space_stops_and_fights_what_is_turned_up(
    token: str, draws: int, foe: str
) -> None:
    game = on_trail(token, {"items": ["mustang"]})
    choose(game, f"ride:{TRAIL}")
    assert asked(game) == (HERO, "lay")
    assert fight(game)["type"] == foe
    assert fight(game)["npc_count"] == draws
    assert up(game)["tokens"]["fought"] == token
    [turned] = happened(game, "token-turned", 2)
    assert turned == {"seat": HERO, "token": token, "space": TRAIL, "count": draws}
    kinds = ("token-turned", "fight-began", "drew-fight-cards")
    assert order_of(game, *kinds) == list(kinds)
    fight_out(game, "K♠")
    while question(game) == "choose":
        game.choose(game.decisions[0].options[0])
    assert asked(game) == (HERO, "act")  # of a movement of 4 nothing is left
    assert player(game)["space"] == TRAIL


@pytest.mark.rule("AU-TOKEN-01")
def test_no_way_leads_past_it() -> None:
    """The camp has two ways in; with an outlaw on one, the ride there is by the other."""
    game = joined({"space": "frontier-plain-17"}, tokens={"frontier-plain-23": ["outlaw-1"]})
    assert offered(game, "ride") >= {"frontier-plain-23", "frontier-plain-26"}
    assert "frontier-plain-23" not in offered(game, "step")
    assert reasons(game, "step:frontier-plain-23") == {("AU-TOKEN-01", "why-ride-to-token")}
    assert CAMP not in offered(game, "ride") or "frontier-plain-26" in offered(game, "step")
    both = {"frontier-plain-23": ["outlaw-1"], "frontier-plain-26": ["outlaw-2"]}
    game = joined({"space": "frontier-plain-17"}, tokens=both)
    assert CAMP not in offered(game, "ride")
    assert reasons(game, f"ride:{CAMP}") == {("AU-TOKEN-01", "why-foe-in-the-way")}


@pytest.mark.rule("AU-TOKEN-01")
def test_it_cannot_be_declined() -> None:
    game = choose(on_trail("outlaw-1"), f"ride:{TRAIL}")
    assert "decline" not in keys(game)
    assert reasons(game, "decline") == {("AU-TOKEN-01", "why-must-face-token")}


@pytest.mark.rule("AU-TOKEN-02")
def test_who_wins_gains_what_is_printed_and_the_token_is_out() -> None:
    game = beaten("outlaw-1", {"money": 10})
    assert standing(game, HERO, "money", "wounds", "lp") == [40, 1, 0]  # the wound: fight card 8
    assert (gone(game), lie(game)) == (["outlaw-1"], {})
    assert up(game)["tokens"]["fought"] is None
    assert up(game)["tokens"]["supply"]["outlaw"] == 8


@pytest.mark.rule("AU-TOKEN-02")
def test_who_loses_takes_a_wound_and_a_card_and_the_token_is_out_all_the_same() -> None:
    game = on_trail("outlaw-1", {"hand": "3♠", "money": 10}, fight_deck="J 2")
    fight_out(choose(game, f"ride:{TRAIL}"), "3♠")
    assert standing(game, HERO, "money", "wounds", "hand_count") == [20, 1, 1]  # $10: fight card J
    assert (gone(game), lie(game)) == (["outlaw-1"], {})
    assert asked(game) == (HERO, "act")


@pytest.mark.rule("AU-TOKEN-03")
def test_a_claim_jumper_at_a_mine_pays_in_nuggets() -> None:
    game = joined(
        {"space": AT_MINE, "hand": "K♠"},
        tokens={MINE: ["claim-jumper-2"]},
        fight_deck="8 2 3",
    )
    fight_out(choose(game, f"ride:{MINE}"), "K♠")
    assert asked(game) == (HERO, "choose")
    assert standing(game, HERO, "nuggets") == [2]
    choose(game, "choose:claim-jumper-2.1")
    assert standing(game, HERO, "lp", "marshal") == [1, 0]
    assert "prospect" in keys(let_pass(game))


@pytest.mark.rule("AU-TOKEN-04")
def test_nobody_prospects_where_a_claim_jumper_sits() -> None:
    game = joined({"space": MINE}, tokens={MINE: ["claim-jumper-1"]})
    assert "prospect" not in keys(game)
    assert reasons(game, "prospect") == {("AU-TOKEN-04", "why-claim-jumped")}
    assert "prospect" in keys(joined({"space": MINE}))


@pytest.mark.rule("AU-TOKEN-05")
@pytest.mark.parametrize("token", ["outlaw-1", "claim-jumper-1"])
def test_they_win_ties_and_their_cards_are_the_neighbours(token: str) -> None:
    game = on_trail(
        token, {"hand": "8♠", "money": 10}, options={"house_chooses": False}, fight_deck="8 2"
    )
    choose(game, f"ride:{TRAIL}")
    assert fight(game)["chooser"] == 2  # to the right of seat 0
    let_pass(choose(game, "lay:8♠", "npc:fight-8"))
    assert len(happened(game, "lost-to-npc")) == 1
    assert standing(game, HERO, "money", "nuggets") == [10, 0]


@pytest.mark.rule("AU-TOKEN-05")
def test_they_are_no_bandits() -> None:
    """A story that waits for a bandit's defeat does not hear of an outlaw's."""
    backs = {story["id"]: story["back"] for story in rows(BASE["stories"], "story")}
    bandit_down = next(name for name, back in backs.items() if back == "back-bandit-down")
    stories = {"left": [bandit_down], "right": ["the-widow"]}
    game = choose(on_trail("outlaw-1", stories=stories), f"ride:{TRAIL}", "lay:K♠")
    assert asked(game) == (HERO, "act")
    assert happened(game, "bandit-removed") == []
    game = joined(
        {"space": NEXT_TO_A, "hand": "K♠"},
        bandits=[HIDEOUT_A],
        stories=stories,
        fight_deck="8 2",
    )
    choose(game, f"ride:{HIDEOUT_A}", "lay:K♠", "reward:lp")
    assert "contribute:left" in keys(game)


# ---- rewards ----


@pytest.mark.rule("AU-TOKEN-06")
def test_the_wanted_cannot_choose_a_marshal_point() -> None:
    game = beaten("outlaw-4", {"wanted": 1})
    assert asked(game) == (HERO, "choose")
    assert keys(game) == {"choose:outlaw-4.1"}
    assert {rule for rule, _ in reasons(game, "choose:outlaw-4.2")} == {"WL-MARSHAL-07"}
    assert keys(beaten("outlaw-4")) == {"choose:outlaw-4.1", "choose:outlaw-4.2"}


@pytest.mark.rule("AU-TOKEN-31")
def test_texts_about_beating_a_bandit_do_not_apply_all_others_do() -> None:
    """Fight card 5: a wound, and no Marshal point for a bandit."""
    game = beaten("outlaw-2", fight_deck="5 2")
    assert standing(game, HERO, "wounds") == [1]
    assert keys(game) == {"choose:outlaw-2.1", "choose:outlaw-2.2"}
    choose(game, "choose:outlaw-2.2")
    assert standing(game, HERO, "marshal", "lp") == [1, 0]


# ---- nobody is put where one lies ----


@pytest.mark.rule("AU-TOKEN-07")
def test_nobody_is_placed_where_a_token_would_have_to_be_fought() -> None:
    """Saddle Up puts its player on any space in town."""
    game = joined({"space": STREET, "hand": "2♠"}, tokens={BANK: ["outlaw-1"]})
    choose(game, "use:2♠")
    assert asked(game) == (HERO, "place")
    assert BANK not in offered(game, "place")
    assert "darkrock-store-east" in offered(game, "place")
    assert reasons(game, f"place:{BANK}") == {("AU-TOKEN-07", "why-token-there")}


@pytest.mark.rule("AU-TOKEN-33")
def test_an_arrest_into_its_space_neither_fights_nor_removes_it() -> None:
    game = joined(
        {"space": CAMP, "hand": "K♠ 2♣", "marshal": 1},
        {"space": CAMP, "hand": "4♠", "wanted": 1},
        {"space": "frontier-plain-16", "hand": "Q♠"},
        tokens={MARSHALS_OFFICE: ["outlaw-1"]},
        fight_deck="2 3",
    )
    let_pass(choose(game, "arrest:1", "lay:K♠", "lay:4♠"))
    assert player(game, 1)["space"] == MARSHALS_OFFICE
    assert asked(game) == (0, "act")
    assert lie(game) == {MARSHALS_OFFICE: "outlaw"}
    assert up(game)["tokens"]["fought"] is None
    to_turn_of(game, 2)  # seat 1 takes a turn there, and is left alone
    assert lie(game) == {MARSHALS_OFFICE: "outlaw"}
    choose(game, f"ride:{MARSHALS_OFFICE}")
    assert (asked(game), fight(game)["type"]) == ((2, "lay"), "outlaw")


def to_turn_of(game: tw.Game, seat: int) -> None:
    while asked(game) != (seat, "act"):
        key = "end" if question(game) == "act" else game.decisions[0].default.key
        game.choose(key)


# ---- several ----


@pytest.mark.rule("AU-TOKEN-36")
@pytest.mark.parametrize(("first", "second"), [("bandit", "outlaw"), ("outlaw", "bandit")])
@pytest.mark.parametrize("won", [True, False])
def test_a_bandit_and_a_token_are_fought_in_the_order_of_choice(
    first: str, second: str, won: bool
) -> None:
    game = joined(
        {"space": NEXT_TO_A, "hand": "K♠ Q♠ 3♠"},
        bandits=[HIDEOUT_A],
        tokens={HIDEOUT_A: ["outlaw-1"]},
        fight_deck="J 2 8 4",
    )
    choose(game, f"ride:{HIDEOUT_A}")
    assert asked(game) == (HERO, "face-first")
    assert keys(game) == {"face:bandit", "face:outlaw"}
    assert reasons(game, "face:claim-jumper") == {("AU-TOKEN-36", "why-no-such-foe")}
    choose(game, f"face:{first}")
    assert fight(game)["type"] == first
    fight_out(game, "K♠" if won else "3♠")
    if question(game) == "bandit-reward":
        let_pass(choose(game, "reward:lp"))
    assert fight(game)["type"] == second
    assert asked(game) == (HERO, "lay")
    fight_out(game, "Q♠")
    if question(game) == "bandit-reward":
        let_pass(choose(game, "reward:lp"))
    assert (game.view()["bandits"], lie(game), gone(game)) == ([], {}, ["outlaw-1"])


@pytest.mark.rule("AU-TURN-03")
def test_fights_with_tokens_and_bandits_are_not_limited_in_a_turn() -> None:
    game = joined(
        {"space": NEXT_TO_A, "hand": "K♠ 9♠ A♠", "items": ["mustang"]},
        bandits=[HIDEOUT_A],
        fight_deck="2 J 3 8 Q 5",
        tokens={"sunny-hills-6": ["outlaw-1"], HIDEOUT_A: ["claim-jumper-1"]},
    )
    choose(game, f"ride:{HIDEOUT_A}", "face:bandit")
    let_pass(choose(fight_out(game, "K♠"), "reward:lp"))
    let_pass(choose(fight_out(game, "9♠"), "choose:claim-jumper-1.1"))
    choose(game, "ride:sunny-hills-6")
    fight_out(game, "A♠")
    assert [each["fight"] for each in happened(game, "fight-began")] == [
        "bandit", "claim-jumper", "outlaw",
    ]  # fmt: skip
    assert (asked(game), game.view()["actions"]) == ((HERO, "act"), 1)


# ---- stories wait for the fight; the Man in Black passes by ----


@pytest.mark.rule("AU-TOKEN-01")
def test_a_disc_waits_until_the_fight_is_over() -> None:
    """As with a bandit: the ride of 8 spaces has met the story, but the outlaw comes first."""
    long_rides = {"left": ["the-cruel-wastes"], "right": ["the-widow"]}
    hero = {"space": "frontier-plain-2", "hand": "K♠", "items": ["mustang"]}
    game = on_trail("outlaw-1", hero, stories=long_rides)
    there, back = "frontier-plain-3", "frontier-plain-2"
    do(game, f"step:{there}", f"step:{back}", f"step:{there}", f"ride:{back}")
    do(game, f"step:{there}", f"step:{back}", f"step:{FORK}", f"ride:{TRAIL}")
    assert asked(game) == (HERO, "lay")
    choose(game, "lay:K♠")
    assert asked(game) == (HERO, "answer")
    assert "contribute:left" in keys(game)


@pytest.mark.rule("AU-TOKEN-33")
def test_who_was_put_beside_an_outlaw_may_place_discs_as_always() -> None:
    """What meets a story there does not wait for a fight that is none."""
    game = joined(
        {"space": MARSHALS_OFFICE, "hand": "K♠"},
        tokens={MARSHALS_OFFICE: ["outlaw-1"]},
        stories={"left": ["the-cruel-wastes"], "right": ["the-widow"]},
    )
    state = state_of(game)
    note(state, TRAVEL, HERO, 8)
    assert state.turn[STORY_MET] == 1
    assert state.turn[STORY_DUE] == 0


@pytest.mark.rule("AU-TURN-07")
def test_the_man_in_black_takes_no_notice_of_tokens() -> None:
    start, ended = "spikes-view-1", set()
    tokens = {BANK: ["outlaw-1"], "mesitos-point-2": ["longhorn-1"]}
    for card in BLACK_CARDS:
        game = black_acts(
            card, black={"space": start}, modules=["ante-up"], tokens=tokens, dust=["spikes-view-3"]
        )
        before = up(game)["tokens"]
        while asked(game)[1] in ("black-way", "black-sheriff", "sheriff-target"):
            game.choose(game.decisions[0].options[0])
        assert up(game)["tokens"] == before
        assert happened(game, "token-turned") == []
        ended.add(him(game)["space"])
    assert ended >= set(tokens)  # he stood among them, and left them lying
