"""What the books say in different words, or only one of them says: played alike in all editions.

First what they word differently (and a ruling settles), then what some are silent on, then the
worked examples that all three share.
"""

from typing import Any

import pytest

import tumbleweed as tw
from support.legends.cards import cards, long
from support.legends.places import BANK, CABARET, DOCTOR, EAST_SALOON, MINE, STORE
from support.legends.playing import do, lay_pairs
from support.legends.reading import (
    discarded,
    drew,
    each,
    hand,
    happened,
    items,
    keys,
    offered,
    plain,
    player,
    story,
)
from support.legends.tables import ANN, BOB, CAL, DEE, EDITIONS, at_saloon, in_town, table
from support.reading import asked
from tumbleweed.games.legends.compiler.content import legends_content

OFFICE = "darkrock-sheriffs-office"
GATE = "darkrock-store-west"  # next to the office
MISC = {"whiskey", "provisions", "miners-map", "ten-gallon"}
LAW, CRIME = "choose:living-legend.1", "choose:living-legend.2"
REPUTATION, LONG_RIDE = "dead-or-alive", "the-cruel-wastes"

every = pytest.mark.parametrize("edition", EDITIONS)


# ---- worded differently ----


@pytest.mark.rule("WL-ITEM-03", "WL-ITEM-05", "WL-ITEM-06")
@every
def test_a_fourth_miscellaneous_item_cannot_be_had(edition: str) -> None:
    kit = ["whiskey", "provisions", "ten-gallon"]
    game = table({"space": STORE, "money": 120, "items": kit}, edition=edition)
    do(game, "store")
    assert offered(game, "buy") & MISC == set()
    assert offered(game, "buy")


@pytest.mark.rule("WL-ITEM-07", "WL-ITEM-08")
@every
def test_room_is_made_only_by_items_that_use_themselves_up(edition: str) -> None:
    kit = ["miners-map", "ten-gallon", "provisions"]
    game = table({"space": STORE, "money": 120, "items": kit}, edition=edition)
    assert offered(game, "item") == {"provisions"}
    do(game, "item:provisions", "store")
    assert offered(game, "buy") >= {"provisions", "whiskey"}


@pytest.mark.rule("WL-END-05", "WL-END-06", "WL-END-07")
@every
@pytest.mark.parametrize(("money", "lp"), [(50, 0), (60, 1), (120, 2)])
def test_money_scores_two_points_at_most(edition: str, money: int, lp: int) -> None:
    """There is no more than $120 to hold."""
    game = table({"money": money}, at="scoring", edition=edition)
    assert game.result is not None
    assert game.result.breakdown[ANN].get("money", 0) == lp


@pytest.mark.rule("WL-POKER-10", "WL-POKER-11")
@every
def test_two_cards_of_the_hand_are_played(edition: str) -> None:
    game = table(at_saloon("A♠ A♦ 9♠"), in_town("K♠ K♦ 8♠"), edition=edition)
    do(game, "poker", "join")
    rule = "WL-POKER-11" if edition == "french" else "WL-POKER-10"
    assert [reason.rule for reason in game.why_not(ANN, long("play:3♣"))] == [rule]
    lay_pairs(game, {ANN: "A♠ A♦", BOB: "K♠ K♦"})
    assert [len(event["cards"]) for event in happened(game, "showed")] == [2, 2]


@pytest.mark.rule("WL-FIGHT-37", "WL-FIGHT-38")
@every
@pytest.mark.parametrize(
    ("loot", "money", "nuggets"), [("money", 30, 3), ("nuggets", 50, 1), ("nothing", 50, 3)]
)
def test_a_robbery_takes_half_of_the_money_or_of_the_gold(
    edition: str, loot: str, money: int, nuggets: int
) -> None:
    victim = {"space": BANK, "hand": "3♣", "money": 50, "nuggets": 3}
    game = table({"space": BANK, "hand": "K♠ 4♣"}, victim, edition=edition)
    do(game, "rob:1", "lay:K♠", "lay:3♣")
    while asked(game)[1] in ("react", "answer"):
        game.choose("pass")
    assert keys(game) == {"steal:nothing", "steal:money", "steal:nuggets"}
    assert game.decision is not None
    rule = "WL-FIGHT-38" if edition == "french" else "WL-FIGHT-37"
    assert game.decision.prompt.rule == rule
    do(game, f"steal:{loot}")
    left = player(game, BOB)
    assert (left["money"], left["nuggets"]) == (50 - (30 if loot == "money" else 0), nuggets)
    assert player(game)["money"] == (money if loot == "money" else 0)


@pytest.mark.rule("WL-TURN-09", "WL-TURN-10")
@every
def test_an_arrest_takes_neither_weapons_nor_mounts(edition: str) -> None:
    kit = ["revolver", "shotgun", "mule", "mustang"]
    outlaw = {"space": BANK, "wanted": 3, "items": kit}
    game = table({"space": BANK, "marshal": 1, "hand": "K♠"}, outlaw, edition=edition)
    do(game, "arrest:1", "lay:K♠")
    assert happened(game, "arrested") == [{"seat": BOB, "by": ANN}]
    assert set(items(game, BOB)) == set(kit)


# ---- what some are silent on ----


@pytest.mark.rule("WL-MOVE-05")
@every
def test_the_map_is_one(edition: str) -> None:
    """Diagonal neighbours included."""
    space = "spikes-view-5"
    game = table({"space": space}, edition=edition)
    assert offered(game, "step") == set(legends_content().entry("space", space)["neighbours"])


@pytest.mark.rule("WL-SHERIFF-20", "WL-SHERIFF-21")
@every
def test_who_turns_wanted_beside_the_sheriff_is_not_arrested(edition: str) -> None:
    game = table({"space": OFFICE, "hand": "A♦ 5♥"}, edition=edition)
    do(game, "use:A♦", CRIME)
    while asked(game)[1] == "answer":
        game.choose("pass")
    assert (player(game)["wanted"], asked(game)) == (1, (ANN, "act"))
    assert happened(game, "arrested") == []


def law_resolved(edition: str, *seats: dict[str, Any]) -> tw.Game:
    """Six spaces for the Sheriff."""
    facts: dict[str, Any] = {"at": "end", "stories": {"left": ["the-law"]}}
    return table(*seats, discs={"left": [ANN, ANN]}, edition=edition, **facts)


@pytest.mark.rule("WL-STORY-20")
@every
def test_after_an_arrest_attempt_the_sheriff_rides_no_further(edition: str) -> None:
    game = law_resolved(edition, {}, {}, {"wanted": 1, "space": GATE, "hand": "A♠"})
    do(game, f"sheriff:{GATE}", "discard:A♠")
    assert game.view()["sheriff"]["space"] == OFFICE
    assert asked(game) == (BOB, "income")


@pytest.mark.rule("WL-STORY-19", "WL-SHERIFF-01")
@every
def test_the_sheriff_rides_only_where_somebody_is_wanted(edition: str) -> None:
    assert asked(law_resolved(edition, {}, {"marshal": 2})) == (BOB, "income")
    assert asked(law_resolved(edition, {}, {"wanted": 2})) == (ANN, "sheriff")


@pytest.mark.rule("WL-POKER-20")
@every
def test_the_pot_goes_back_when_the_house_wins(edition: str) -> None:
    deck = "6♥ A♥ A♣ 4♥ 9♣ J♦ 3♣ 10♠ 8♣ 7♣"
    game = table(at_saloon("5♥ 7♥", 10), deck=deck, edition=edition)
    do(game, "poker")
    lay_pairs(game, {ANN: "5♥ 7♥"})
    if asked(game) == (DEE, "poker-card"):
        lay_pairs(game, {DEE: "A♥ A♣"})
    assert happened(game, "house-won") == [{"money": 60}]
    assert each(game, "money") == [0, 0, 0, 0]


@pytest.mark.rule("WL-ITEM-12", "WL-ITEM-13")
@every
def test_gold_beyond_four_needs_a_mule(edition: str) -> None:
    """Six fit on it; on another mount the rest is left behind."""
    found: dict[str, Any] = {"chance": {"dice": ["nugget", "nugget"]}, "edition": edition}
    game = do(table({"space": MINE, "nuggets": 4, "items": ["mule"]}, **found), "prospect")
    assert player(game)["nuggets"] == 6
    seat = {"nuggets": 6, "items": ["mule", "mustang"], "mount": "mule"}
    game = table(seat, at="income", edition=edition)
    do(game, "income:money", "ready:mustang")
    assert player(game)["nuggets"] == 4


@pytest.mark.rule("WL-CLAR-02", "WL-DECK-25")
@every
def test_instincts_pays_when_discarded_and_not_when_used(edition: str) -> None:
    game = table({"hand": "9♠"}, deck="2♦ 3♦", edition=edition)
    do(game, "use:9♠")
    assert (hand(game), player(game)["money"]) == (set(cards("2♦ 3♦")), 0)
    outlaw = {"wanted": 1, "space": GATE, "hand": "9♠ K♠"}
    game = law_resolved(edition, {}, {}, outlaw)
    do(game, f"sheriff:{GATE}", "discard:9♠")
    assert player(game, CAL)["money"] == 10


@pytest.mark.rule("WL-CARD-04", "WL-CARD-06")
@every
def test_a_card_is_discarded_when_all_of_it_is_done(edition: str) -> None:
    game = do(table({"hand": "A♦"}, edition=edition), "use:A♦")
    assert (plain(game.view()["played"]), discarded(game)) == (cards("A♦"), set())
    do(game, LAW)
    assert (game.view()["played"], discarded(game)) == ([], set(cards("A♦")))


@pytest.mark.rule("WL-CHAR-02", "WL-CHAR-03")
@every
def test_a_legend_from_five_points_on(edition: str) -> None:
    """Also in the turn in which they are reached."""
    for lp, drawn in ((4, 0), (5, 1), (6, 1)):
        game = table({"character": "bass-reeves", "lp": lp}, at="turn", edition=edition)
        assert player(game)["hand_count"] == drawn
    kit = {"character": "kit-carson", "space": CABARET, "lp": 4, "money": 60}
    game = do(table(kit, edition=edition), "revel:1")
    assert player(game)["legend"]


@pytest.mark.rule("WL-STORY-04", "WL-STORY-10")
@every
def test_discs_lie_in_the_order_they_came_and_the_third_is_moved(edition: str) -> None:
    stories = {"left": [REPUTATION], "right": [LONG_RIDE]}
    facts: dict[str, Any] = {"players": 5, "stories": stories, "edition": edition}
    game = table({"hand": "A♦"}, discs={"left": [CAL]}, **facts)
    do(game, "use:A♦", LAW, "contribute:left")
    assert story(game)["discs"] == [CAL, ANN]
    game = table({"hand": "A♦"}, discs={"right": [ANN, ANN]}, **facts)
    do(game, "use:A♦", LAW, "contribute:left")
    assert (story(game)["discs"], story(game, "right")["discs"]) == ([ANN], [ANN])


@pytest.mark.rule("WL-WOUND-02", "WL-DOCTOR-02")
@every
def test_the_doctor_gives_a_card_for_each_wound(edition: str) -> None:
    game = table({"space": DOCTOR, "money": 30, "wounds": 2}, edition=edition)
    do(game, "heal")
    assert (player(game)["wounds"], len(drew(game, ANN))) == (0, 2)


@pytest.mark.rule("WL-WANTED-04", "WL-MARSHAL-04")
def test_the_tracks_are_one() -> None:
    editions = [legends_content().compiled(edition, 4, 20) for edition in EDITIONS]
    rewards = [
        [
            compiled.code[at:end]
            for at, end in zip(compiled.track_effect, compiled.track_effect_end, strict=True)
        ]
        for compiled in editions
    ]
    assert rewards[0] == rewards[1] == rewards[2]
    assert editions[0].row_lp == editions[1].row_lp == editions[2].row_lp
    assert any(rewards[0])


@pytest.mark.rule("WL-DECK-05")
@every
def test_reactions_modify_actions_and_fights(edition: str) -> None:
    """Sprint prolongs a Move action, Stick 'Em Up lowers a card in a fight."""
    game = table({"space": "spikes-view-5", "hand": "3♣"}, edition=edition)
    do(game, "ride:spikes-view-rail-station")
    assert "react:3♣" in keys(game)
    game = table({"space": BANK, "hand": "5♥ 6♥"}, {"space": BANK, "hand": "9♣"}, edition=edition)
    do(game, "duel:1", "lay:5♥", "lay:9♣")
    assert "react:6♥" in keys(game)


# ---- examples that all books share ----


@pytest.mark.rule("WL-ENDTURN-03")
@every
def test_example_of_the_hand_limit(edition: str) -> None:
    billy = {"character": "billy-the-kid", "hand": "4♣ 5♣ 6♣ 7♣ 8♣ 9♣", "wounds": 2}
    game = table(billy, at="end", edition=edition)
    do(game, *[f"discard:{card}" for card in cards("4♣ 5♣ 6♣")])
    assert (player(game)["hand_count"], asked(game)) == (3, (BOB, "income"))


@pytest.mark.rule("WL-ENDTURN-04")
@every
def test_example_of_the_wanted_row(edition: str) -> None:
    game = table({"character": "billy-the-kid", "wanted": 2}, at="end", edition=edition)
    assert happened(game, "gained-lp") == [{"seat": ANN, "lp": 1, "source": "wanted-row"}]


@pytest.mark.rule("WL-ENDTURN-05", "WL-STORY-32")
@every
def test_example_of_a_story(edition: str) -> None:
    """Five players, three discs: Blood Money; of four bandits two find no room."""
    hideouts = {
        gang: [space for space in legends_content().compiled(edition, 5, 20).board.spaces
               if space.endswith(f"hideout-{gang}")]
        for gang in "bc"
    }  # fmt: skip
    red, blue, yellow = ANN, BOB, CAL
    game = table(
        {"wanted": 1, "space": CABARET}, {}, {}, {"space": hideouts["c"][0]},
        players=5, at="end", edition=edition, sheriff=EAST_SALOON,
        stories={"left": ["blood-money"], "right": [LONG_RIDE]},
        discs={"left": [yellow, blue, red], "right": [red, blue]}, bandits=[hideouts["b"][1]],
    )  # fmt: skip
    for seat in (red, blue, yellow):
        assert asked(game) == (seat, "choose")
        do(game, "choose:blood-money.1")
    assert each(game, "money") == [30, 30, 30, 0, 0]
    came = {event["space"] for event in happened(game, "bandit-came")}
    assert came == {hideouts["b"][0], hideouts["c"][1]}
    assert asked(game) == (red, "sheriff")
    assert story(game, "right")["discs"] == [red, blue]


@pytest.mark.rule("WL-MARSHAL-13", "WL-WANTED-07")
@every
def test_examples_of_the_tracks(edition: str) -> None:
    game = table({"hand": "A♦ 7♦", "marshal": 1}, edition=edition)
    do(game, "use:A♦", LAW, "react:7♦")
    mat = player(game)
    assert (mat["marshal"], mat["money"], mat["lp"]) == (3, 20, 2)
    game = table({"hand": "A♦", "wanted": 5}, edition=edition)
    do(game, "use:A♦", CRIME)
    assert (player(game)["wanted"], len(drew(game, ANN))) == (6, 1)
    while asked(game)[1] == "answer":
        game.choose("pass")
    do(game, "end")
    assert player(game)["lp"] == 2


@pytest.mark.rule("WL-END-19", "WL-END-02", "WL-END-03")
@every
def test_example_of_the_end(edition: str) -> None:
    """Blue triggers it, purple ends the round, then all have one last turn."""
    red, _, blue, purple = range(4)
    game = table(
        {}, {}, {"lp": 15}, at="end", active=blue, first=red, options={"length": 15},
        edition=edition,
    )  # fmt: skip
    assert asked(game) == (purple, "income")
    while game.decision is not None:
        game.choose("end" if "end" in keys(game) else game.decision.default)
    began = [event["seat"] for event in happened(game, "turn-began")]
    assert began == [purple, 0, 1, 2, 3]
