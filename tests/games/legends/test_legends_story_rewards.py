"""The rewards of the forty story cards, each branch against the words on the card."""

from typing import Any, NamedTuple

import pytest

import tumbleweed as tw
from support.legends.places import HIDEOUTS
from support.legends.playing import do
from support.legends.reading import drew, happened, keys, offered, player, story
from support.legends.tables import ANN, BOB, CAL, HERO, table
from support.reading import asked

COUNTED = ("money", "lp", "wounds", "marshal", "wanted", "nuggets")


class Case(NamedTuple):
    """Who gets the reward, what that player chooses, and its result.

    `changes` is a short text: "money+20 cards+1". A choice that is a number is an option of the
    card; the options the card must not offer stand in `barred`.
    """

    card: str
    ann: dict[str, Any]
    choices: str
    changes: str
    barred: str = ""
    dice: str = ""


def resolve(card: str, ann: dict[str, Any], **facts: Any) -> tw.Game:
    """Both discs on the card are Ann's, so she alone is rewarded, once."""
    facts = {"stories": {"left": [card]}, "discs": {"left": [ANN, ANN]}, **facts}
    return table(ann, at="end", **facts)


def changes(text: str) -> dict[str, int]:
    found = dict.fromkeys((*COUNTED, "cards", "discarded"), 0)
    for change in text.split():
        sign = "+" if "+" in change else "-"
        name, amount = change.split(sign)
        found[name] = int(sign + amount)
    return found


def outcome(game: tw.Game, before: dict[str, Any]) -> dict[str, int]:
    """How Ann stands now, the LP for her row of the Wanted track left out."""
    after = player(game)
    found = {name: after[name] - before.get(name, 0) for name in COUNTED}
    rows = [event for event in happened(game, "gained-lp") if event["source"] == "wanted-row"]
    found["lp"] -= sum(event["lp"] for event in rows)
    found["cards"] = len(drew(game, ANN))
    found["discarded"] = sum(len(event["cards"]) for event in happened(game, "discarded"))
    return found


MARSHAL, WANTED, RICH, HURT = {"marshal": 1}, {"wanted": 1}, {"money": 50}, {"wounds": 2}
AT_DEATHS_DOOR = {"wounds": 3}
HOLDS = {"hand": "K♠ 4♣"}
KING = "discard:K♠"

CASES = [
    Case("the-wild-wild-west", HURT, "1", "money+30"),
    Case("the-wild-wild-west", HURT, "2", "cards+3"),
    Case("the-wild-wild-west", HURT, "3", "wounds-1 cards+2"),
    Case("the-wild-wild-west", {}, "3", "cards+2"),
    Case("dead-or-alive", MARSHAL, "", "money+40"),
    Case("dead-or-alive", WANTED, "", "lp+1"),
    Case("dead-or-alive", {}, "", "money+20"),
    Case("the-pinkertons", RICH, "1", "money+20"),
    Case("the-pinkertons", RICH, "2", "marshal+1"),  # pays $20, and the track pays $20 back
    Case("the-pinkertons", {**RICH, "marshal": 2}, "2", "money-20 marshal+1 lp+2"),
    Case("the-pinkertons", {**RICH, **WANTED}, "1", "money+20", barred="2"),
    Case("the-pinkertons", {"money": 10}, "1", "money+20", barred="2"),
    Case("local-rabble", {}, "", "money+20 cards+1"),
    Case("fortune-favors-the-bold", {}, "1", "money+20"),
    Case("fortune-favors-the-bold", {}, "2", "nuggets+1", dice="nugget"),
    Case("fortune-favors-the-bold", {}, "2", "money+20", dice="gold-dust tailings"),
    Case("the-cruel-wastes", HURT, "1", "cards+2"),
    Case("the-cruel-wastes", HURT, "2", "wounds+1 lp+2"),
    Case("the-cruel-wastes", AT_DEATHS_DOOR, "1", "cards+2", barred="2"),
    Case("blood-money", HURT, "1", "money+30"),
    Case("blood-money", HURT, "2", "wounds+1 money+50"),
    Case("blood-money", AT_DEATHS_DOOR, "1", "money+30", barred="2"),
    Case("high-noon", HOLDS, "1", "cards+2"),
    Case("high-noon", HOLDS, f"2 {KING}", "discarded+1 lp+1"),
    Case("high-noon", {}, "1", "cards+2", barred="2"),
    Case("rub-some-dirt-in-it", HURT, "", "wounds-1 cards+1"),
    Case("rub-some-dirt-in-it", {}, "", "money+20"),
    Case("the-law", WANTED, "", "cards+2"),
    Case("the-law", MARSHAL, "", "money+30"),
    Case("the-law", {}, "", "money+30"),
    Case("tribes-of-the-mesa", AT_DEATHS_DOOR, "1", "wounds-2 cards+1"),
    Case("tribes-of-the-mesa", {"wounds": 1}, "1", "wounds-1 cards+1", barred="2"),
    Case("tribes-of-the-mesa", RICH, "2", "money-10 nuggets+1"),
    Case("cheap-horse", RICH, "1", "money+20"),
    Case("cheap-horse", RICH, "2 buy:mustang", "money-20"),
    Case("cheap-horse", {}, "2 buy:mule", ""),
    Case("cheap-horse", {"items": ["mule"]}, "2 upgrade:mule", ""),
    Case("ghost-mine", HURT, "1", "nuggets+1"),
    Case("ghost-mine", HURT, "2", "wounds+1 nuggets+1 money+10", dice="nugget tailings"),
    Case("ghost-mine", AT_DEATHS_DOOR, "1", "nuggets+1", barred="2"),
    Case("snake-oil-salesman", HURT, "1", "cards+1 money+20", barred="2"),
    Case("snake-oil-salesman", {**RICH, **HURT}, "2", "cards+1 money-10 wounds-2"),
    Case("the-widow", {}, "1", "cards+1 money+20", barred="2"),
    Case("the-widow", RICH, "2", "cards+1 money-10 lp+1"),
    Case("spit-shined-and-proper", {}, "", "lp+1"),
    Case("the-preacher", HURT, "1", "money+20 wounds-1", barred="2"),
    Case("the-preacher", {"wanted": 4}, "2", "wanted-4 lp+2"),
    Case("tools-of-the-trade", {}, "", ""),
    Case("tools-of-the-trade", {"items": ["rifle", "six-shooter", "whiskey"]}, "", "money+30"),
    Case("tools-of-the-trade", {"items": ["rifle", "mule", "mustang", "whiskey", "revolver"]}, "",
         "money+40"),
    Case("the-sheriff-of-darkrock", {}, "1", "money+20 cards+1"),
    Case("the-sheriff-of-darkrock", {}, "2 place:darkrock-sheriffs-office", "lp+1"),
    Case("the-sheriff-of-darkrock", WANTED, "1", "money+20 cards+1", barred="2"),
    Case("harsh-times", {}, "", "money+20 lp+1"),
    Case("harsh-times", {"lp": 1}, "", "money+20"),
    Case("the-night-train", HOLDS, "1", "money+30"),
    Case("the-night-train", HOLDS, f"2 {KING}", "discarded+1 wanted+1"),
    Case("the-night-train", {**HOLDS, "marshal": 5}, f"2 {KING}",
         "discarded+1 marshal-5 wanted+1"),
    Case("the-night-train", {}, "1", "money+30", barred="2"),
    Case("gallows-humor", {"wanted": 2}, "1", "cards+2"),
    Case("gallows-humor", {"wanted": 2}, "2", "wanted-1 money+40"),
    Case("gallows-humor", {}, "1", "cards+2", barred="2"),
    Case("aces-and-eights", HOLDS, KING, "cards+3 discarded+1"),
    Case("a-seat-at-the-table", {}, "", "money+10"),
    Case("a-seat-at-the-table", {"money": 10}, "yes", "money-10 lp+1"),
    Case("a-seat-at-the-table", RICH, "yes yes", "money-30 lp+2"),
    Case("a-seat-at-the-table", RICH, "yes no", "money-10 lp+1"),
    Case("a-seat-at-the-table", RICH, "no", "money+10"),
    Case("stampede-at-dusk", {}, "1", "money+30"),
    Case("stampede-at-dusk", {}, "2 ranch:blue", "money+10"),
    Case("stampede-at-dusk", {"cattle": "cattle-green-1"}, "1", "money+30", barred="2"),
    Case("the-fence-war", {}, "1", "money+20 cards+1"),
    Case("the-fence-war", {}, "2", "wounds+1 marshal+1 money+20"),
    Case("the-fence-war", WANTED, "2", "wounds+1 wanted+1 cards+1"),
    Case("the-fence-war", AT_DEATHS_DOOR, "1", "money+20 cards+1", barred="2"),
    Case("branding-season", {}, "", "money+10 cards+1"),
    Case("mother-lode", {}, "1", "money+30"),
    Case("mother-lode", {}, "2", "nuggets+1", dice="nugget"),
    Case("the-assayers-thumb", {}, "1", "money+20", barred="2"),
    Case("the-assayers-thumb", {"nuggets": 1}, "2", "nuggets-1 money+20 lp+1"),
    Case("the-assayers-thumb", {"nuggets": 3}, "2 yes", "nuggets-2 money+40 lp+2"),
    Case("the-assayers-thumb", {"nuggets": 3}, "2 no", "nuggets-1 money+20 lp+1"),
    Case("the-assayers-thumb", {"hand": "10♣"}, "2 sell:10♣",
         "discarded+1 money+20 lp+1"),
    Case("three-graves", HURT, "1", "lp+1"),
    Case("three-graves", HURT, "2", "wounds-1 cards+1"),
    Case("ten-paces", {}, "", "cards+2 money+10"),
    Case("the-hideout-in-the-draw", {}, "1", "money+30"),
    Case("the-hideout-in-the-draw", {}, "2", "wounds+1 nuggets+1 money+20"),
    Case("the-hideout-in-the-draw", AT_DEATHS_DOOR, "1", "money+30", barred="2"),
    Case("a-price-per-head", {}, "", ""),
    Case("wolves-at-the-pass", {}, "1", "cards+2", barred="2"),
    Case("opening-night", {}, "", "lp+1"),
    Case("opening-night", RICH, "yes", "lp+2 money-20"),
    Case("opening-night", RICH, "no", "lp+1"),
    Case("the-traveling-photographer", {"items": ["six-shooter"]}, "", "lp+1"),
    Case("the-traveling-photographer", {"items": ["revolver"]}, "", "money+20"),
    Case("ink-and-lead", MARSHAL, "", "lp+1"),
    Case("ink-and-lead", WANTED, "", "lp+1"),
    Case("ink-and-lead", {}, "", "money+30"),
    Case("the-dime-novelist", {}, "look:right", "money+20 cards+1"),
    Case("the-telegraph-wire", {}, "", "money+10 cards+1"),
    Case("the-circuit-judge", {}, "", "lp+1"),
    Case("the-circuit-judge", {**RICH, **WANTED}, "1", "cards+2"),
    Case("the-circuit-judge", {**RICH, **WANTED}, "2", "money-20 lp+1"),
    Case("the-circuit-judge", WANTED, "1", "cards+2", barred="2"),
]  # fmt: skip


@pytest.mark.rule("WL-STORY-33", "WL-STORY-16")
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.card} {case.changes}")
def test_the_reward_is_what_the_card_says(case: Case) -> None:
    chance = {"chance": {"dice": case.dice.split()}} if case.dice else {}
    game = resolve(case.card, case.ann, **chance)
    for choice in case.choices.split():
        if choice.isdigit():
            barred = {f"choose:{case.card}.{option}" for option in case.barred.split()}
            assert not barred & keys(game)
            choice = f"choose:{case.card}.{choice}"  # noqa: PLW2901 - the short form, spelled out
        do(game, choice)
    assert asked(game) in {(ANN, "sheriff"), (BOB, "income")}  # the reward is done
    assert outcome(game, case.ann) == changes(case.changes)


@pytest.mark.rule("WL-STORY-33")
def test_no_card_is_left_out() -> None:
    every = set(table().ruleset.compiled.stories)  # type: ignore[attr-defined]  # LegendsRuleset
    assert {case.card for case in CASES} == every
    assert len(every) == 40


# ---- what the table above cannot say ----


@pytest.mark.rule("WL-STORY-33", "WL-STORY-16")
@pytest.mark.parametrize(("discs", "money"), [([0, 0], 10), ([1, 0], 20), ([1, 2, 0], 30)])
def test_branding_season_pays_by_the_number_of_contributors(discs: list[int], money: int) -> None:
    game = resolve("branding-season", {}, players=2 + len(discs), discs={"left": discs})
    assert [player(game, seat)["money"] for seat in set(discs)] == [money] * len(set(discs))


@pytest.mark.rule("WL-STORY-33")
@pytest.mark.parametrize(("bandits", "money"), [(1, 10), (3, 30), (4, 40), (5, 40)])
def test_a_price_per_head_counts_the_bandits_before_new_ones_come(bandits: int, money: int) -> None:
    spaces = ["mesitos-point-hideout-a", "sunny-hills-hideout-a", "sunny-hills-hideout-b",
              "dixon-creek-hideout-b", "spikes-view-hideout-c"]  # fmt: skip
    game = resolve("a-price-per-head", {}, bandits=spaces[:bandits])
    assert player(game)["money"] == money


@pytest.mark.rule("WL-STORY-33")
def test_wolves_at_the_pass_take_a_bandit_of_ones_choice() -> None:
    spaces = ["sunny-hills-hideout-b", "dixon-creek-hideout-b"]
    game = do(resolve("wolves-at-the-pass", {}, bandits=spaces), "choose:wolves-at-the-pass.2")
    assert offered(game, "bandit") == set(spaces)
    do(game, "bandit:dixon-creek-hideout-b")
    assert "dixon-creek-hideout-b" not in game.view()["bandits"]
    assert player(game)["money"] == 20


@pytest.mark.rule("WL-STORY-33")
def test_cheap_horse_sells_one_mount_for_30_less() -> None:
    game = do(resolve("cheap-horse", {"money": 50, "items": ["rifle"]}), "choose:cheap-horse.2")
    assert keys(game) == {"buy:mule", "buy:mustang"}  # mounts only
    do(game, "buy:mustang")
    assert asked(game) == (BOB, "income")  # and one only
    assert player(game)["movement"] == 4


@pytest.mark.rule("WL-STORY-33", "WL-STORY-02")
def test_the_dime_novelist_shows_one_front_to_one_player() -> None:
    stories = {"left": ["the-dime-novelist", "ghost-mine"], "right": ["the-law"]}
    game = resolve("the-dime-novelist", {}, stories=stories)
    assert offered(game, "look") == {"left", "right"}
    do(game, "look:right")
    assert game.view(ANN)["stories"][1]["story"] == "the-law"
    assert game.view(ANN)["stories"][0]["story"] is None
    for seat in (BOB, None):
        assert game.view(seat)["stories"][1]["story"] is None
        assert happened(game, "peeked-story", seat)[0]["story"] is None


@pytest.mark.rule("WL-STORY-33")
def test_the_telegraph_wire_may_bring_a_disc_back() -> None:
    discs = {"left": [ANN, BOB], "right": [ANN, CAL]}
    facts: dict[str, Any] = {
        "players": 5,
        "discs": {"left": [ANN, BOB, BOB], "right": discs["right"]},
    }
    game = resolve("the-telegraph-wire", {}, **facts)
    assert keys(game) == {"pass", "take-back:right"}
    do(game, "take-back:right")
    assert story(game, "right")["discs"] == [CAL]
    assert player(game)["discs"] == 2
    assert asked(game)[1] == "income"  # Bob has no disc elsewhere, so he is not asked


@pytest.mark.rule("WL-STORY-33")
def test_stampede_at_dusk_takes_from_either_ranch() -> None:
    game = do(resolve("stampede-at-dusk", {}), "choose:stampede-at-dusk.2")
    assert offered(game, "ranch") == {"green", "blue"}
    do(game, "ranch:green")
    assert player(game)["cattle"]["color"] == "green"


@pytest.mark.rule("WL-STORY-33")
def test_the_sheriff_of_darkrock_calls_to_his_office() -> None:
    game = resolve("the-sheriff-of-darkrock", {})
    do(game, "choose:the-sheriff-of-darkrock.2", "place:darkrock-sheriffs-office")
    assert player(game)["space"] == "darkrock-sheriffs-office"


# ---- at an almost empty table ----

NOVELIST = "the-dime-novelist"


@pytest.mark.rule("WL-STORY-33")
@pytest.mark.parametrize("side", ["left", "right"])
def test_the_dime_novelist_shows_the_only_story_deck_left(side: str) -> None:
    """He lies on the left. All other stories are under him, or on the right."""
    names = table({}).ruleset.compiled.stories  # type: ignore[attr-defined]  # LegendsRuleset
    others = [name for name in names if name != NOVELIST]
    left, right = (others, []) if side == "left" else ([], others)
    stories = {"left": [NOVELIST, *left], "right": right}
    game = do(table({}, at="end", stories=stories, discs={"left": [ANN, ANN]}))
    assert offered(game, "look") == {side}


@pytest.mark.rule("WL-STORY-33")
@pytest.mark.parametrize("hideout", HIDEOUTS)
def test_wolves_at_the_pass_take_the_only_bandit_wherever_he_is(hideout: str) -> None:
    stories = {"left": ["wolves-at-the-pass"]}
    facts: dict[str, Any] = {
        "stories": stories,
        "discs": {"left": [ANN, ANN]},
        "bandits": [hideout],
    }
    game = do(table({}, at="end", **facts))
    assert keys(game) == {"choose:wolves-at-the-pass.1", "choose:wolves-at-the-pass.2"}
    do(game, "choose:wolves-at-the-pass.2")
    assert offered(game, "bandit") == {hideout}
    do(game, f"bandit:{hideout}")
    assert happened(game, "bandit-removed") == [{"space": hideout}]


@pytest.mark.rule("WL-STORY-33")
@pytest.mark.parametrize("color", ["green", "blue"])
def test_cattle_may_be_taken_while_one_ranch_has_any(color: str) -> None:
    stories = {"left": ["stampede-at-dusk"], "right": ["the-widow"]}
    game = table({}, stories=stories, discs={"left": [HERO, HERO]})
    state: Any = game.state
    (state.ranch_blue if color == "green" else state.ranch_green).clear()
    do(game, "end", "choose:stampede-at-dusk.2")
    assert keys(game) == {f"ranch:{color}"}
