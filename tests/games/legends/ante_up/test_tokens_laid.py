"""Events lay tokens on the board (AU-EVENT-05 to -07, -10, AU-SETUP-08, -13, -14)."""

import re
from collections import Counter
from typing import Any

import pytest

import tumbleweed as tw
from ante_up_files import BASE, MODULE, by_id, rows, words_in
from support.legends.land import (
    CAMP,
    GULCH_SALOON,
    PASS_A,
    PASS_C,
    WEST_STATION,
    joined,
    reasons,
    up,
)
from support.legends.places import BANK, CABARET, SALOON
from support.legends.playing import choose
from support.legends.reading import keys, offered
from support.legends.tokens import MINE, gold_in_all, gone, lie, resolve
from support.reading import asked, state_of
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.ante_up.tokens import clear_tokens

HERO = 0
KINDS = {"claim_jumper": 3, "longhorn": 6, "outlaw": 9, "high_roller": 3}
HIDEOUT_C = "cliff-junction-hideout-c"
SPACES = [space["id"] for space in rows(BASE["board-main"], "space")]
SPACES += [space["id"] for space in rows(MODULE["board-buzzard-gulch"], "space")]


def supply(game: tw.Game) -> dict[str, int]:
    found: dict[str, int] = up(game)["tokens"]["supply"]
    return found


def plain(region: str) -> set[str]:
    """The spaces of a region that have a number and no place."""
    named = "frontier-plain" if region == "buzzard-gulch-frontier" else region
    return {space for space in SPACES if re.fullmatch(rf"{named}-\d+", space)}


def all_put(game: tw.Game, event: str, **facts: Any) -> tw.Game:
    """Resolved with the last of the spaces on offer, each time."""
    game = resolve(game, event, **facts)
    while asked(game)[1] == "put-token":
        game.choose(game.decisions[0].options[-1])
    return game


# ---- supplies ----


@pytest.mark.rule("AU-SETUP-08", "AU-EVENT-10")
def test_there_are_four_supplies_and_all_their_tokens_come_once() -> None:
    """3 + 3 + 6 + 9, if every event is drawn and none is skipped."""
    assert supply(joined()) == KINDS
    come: Counter[str] = Counter()
    for event in rows(MODULE["events"], "event"):
        for word in words_in(event["effects"]):
            if word.get("do") == "place_token":
                spots = word.get("regions") or word.get("places") or [word["place"]]
                come[word["token"]] += len(spots) * word.get("amount", 1)
    assert {kind: come[kind] for kind in KINDS} == KINDS


@pytest.mark.rule("AU-EVENT-10")
def test_all_events_together_empty_the_supplies() -> None:
    game = joined(train="west-halt")  # where no other outlaw lies
    for event in by_id("events", "event"):
        game = all_put(game, event)
    assert supply(game) == dict.fromkeys(KINDS, 0)
    assert Counter(lie(game).values()) == KINDS
    assert gold_in_all(game) == 36


@pytest.mark.rule("AU-SETUP-08", "AU-EVENT-06")
def test_any_token_of_the_supply_may_come_and_nobody_sees_which() -> None:
    come = set()
    for seed in range(40):
        game = joined()
        state_of(game).seed = seed
        game = resolve(game, "guns-at-the-bank")
        s = state_of(game)
        come.add(s.up.token_at.index(s.compiled.board.spaces.index(BANK)))
        [laid] = [event for event in game.events_for(HERO) if event.key == "token-laid"]
        assert laid.args == {"token": "laid:outlaw", "space": f"space:{BANK}"}
    assert {state_of(game).compiled.up.token_kind[token] for token in come} == {2}
    assert len(come) == KINDS["outlaw"]


@pytest.mark.rule("AU-EVENT-06")
def test_from_an_empty_supply_nothing_is_placed() -> None:
    out = [f"outlaw-{i}" for i in range(1, 9)]
    game = resolve(joined(gone=out), "road-agents")
    assert lie(game) == {PASS_A: "outlaw"}  # the last one; none for the Rail Station
    game = resolve(joined(gone=[f"high-roller-{i}" for i in (1, 2, 3)]), "high-roller-darkrock")
    assert lie(game) == {}


# ---- named places ----


@pytest.mark.rule("AU-EVENT-06", "AU-TOKEN-32")
@pytest.mark.parametrize(
    ("event", "laid"),
    [
        ("jumped-claim-sunny-hills", {MINE: "claim_jumper"}),
        ("jumped-claim-cliff-junction", {"cliff-junction-mine": "claim_jumper"}),
        ("jumped-claim-spikes-view", {"spikes-view-mine": "claim_jumper"}),
        ("high-roller-darkrock", {"darkrock-saloon": "high_roller"}),
        ("high-roller-red-falls", {"red-falls-saloon": "high_roller"}),
        ("high-roller-buzzard-gulch", {"buzzard-gulch-saloon": "high_roller"}),
        ("guns-at-the-bank", {BANK: "outlaw"}),
        ("uninvited-at-the-cabaret", {CABARET: "outlaw"}),
        ("the-camp-wakes-up", {CAMP: "outlaw", PASS_C: "outlaw"}),
        ("road-agents", {PASS_A: "outlaw", WEST_STATION: "outlaw"}),
        ("whistle-and-gunsmoke", {HIDEOUT_C: "outlaw"}),
    ],
)
def test_a_token_lies_where_the_event_says(event: str, laid: dict[str, str]) -> None:
    game = resolve(joined(train="cliff-junction-siding"), event)
    assert asked(game) == (HERO, "act")  # nobody is asked
    assert lie(game) == laid


@pytest.mark.rule("AU-EVENT-07")
@pytest.mark.parametrize(
    "facts",
    [
        {"tokens": {BANK: ["outlaw-9"]}},
        {"seats": {1: {"space": BANK}}},
        {"sheriff": BANK},
    ],
)
def test_no_outlaw_comes_where_one_lies_or_somebody_stands(facts: dict[str, Any]) -> None:
    seats = facts.pop("seats", {})
    game = resolve(joined(seats, **facts), "guns-at-the-bank")
    assert supply(game)["outlaw"] == (8 if "tokens" in facts else 9)


@pytest.mark.rule("AU-EVENT-07")
def test_nor_where_a_bandit_stands() -> None:
    facts: dict[str, Any] = {"train": "cliff-junction-siding"}
    assert lie(resolve(joined(**facts), "whistle-and-gunsmoke")) == {HIDEOUT_C: "outlaw"}
    assert lie(resolve(joined(bandits=[HIDEOUT_C], **facts), "whistle-and-gunsmoke")) == {}


@pytest.mark.rule("AU-EVENT-07")
def test_other_kinds_are_not_in_the_way() -> None:
    game = resolve(joined(tokens={BANK: ["longhorn-1"]}, dust=[BANK]), "guns-at-the-bank")
    assert supply(game)["outlaw"] == 8


@pytest.mark.rule("AU-TOKEN-32", "AU-EVENT-07")
def test_only_another_high_roller_keeps_one_from_a_saloon() -> None:
    game = joined({"space": SALOON}, {"space": "darkrock-saloon-east"}, sheriff="darkrock-bank")
    game = resolve(game, "high-roller-darkrock")
    assert lie(game) == {"darkrock-saloon": "high_roller"}
    assert supply(resolve(game, "high-roller-darkrock"))["high_roller"] == 2


# ---- plain spaces of a region ----


@pytest.mark.rule("AU-EVENT-05", "AU-EVENT-07")
def test_the_resolver_picks_an_empty_plain_space_in_each_region() -> None:
    game = joined(
        {"space": "mesitos-point-1"},
        {"space": "mesitos-point-2"},
        {"space": "cliff-junction-1"},
        tokens={"mesitos-point-3": ["longhorn-1"]},
        dust=["mesitos-point-4"],
        sheriff="mesitos-point-5",
    )
    game = resolve(game, "old-scores", seat=1)
    assert asked(game) == (1, "put-token")
    taken = {f"mesitos-point-{i}" for i in range(1, 6)}
    assert offered(game, "put") == plain("mesitos-point") - taken
    reason = reasons(game, "put:mesitos-point-3", 1)
    assert reason == {("AU-EVENT-07", "why-not-empty")}
    assert reasons(game, "put:sunny-hills-3", 1) == {("AU-EVENT-05", "why-not-meant-there")}
    choose(game, "put:mesitos-point-7")
    assert asked(game) == (1, "put-token")
    assert offered(game, "put") == plain("cliff-junction") - {"cliff-junction-1"}
    choose(game, "put:cliff-junction-2")
    assert lie(game, "outlaw") == {"mesitos-point-7": "outlaw", "cliff-junction-2": "outlaw"}
    assert asked(game) == (HERO, "act")


@pytest.mark.rule("AU-EVENT-05")
def test_two_in_one_region() -> None:
    game = resolve(joined(), "strays-on-the-frontier")
    assert offered(game, "put") == plain("buzzard-gulch-frontier")
    choose(game, "put:frontier-plain-1")
    assert "frontier-plain-1" not in offered(game, "put")
    choose(game, "put:frontier-plain-26")
    assert lie(game) == {"frontier-plain-1": "longhorn", "frontier-plain-26": "longhorn"}
    assert asked(game) == (HERO, "act")
    assert reasons(game, "put:frontier-plain-2") == {("AU-EVENT-05", "why-nothing-to-put")}


@pytest.mark.rule("AU-EVENT-05", "AU-TOKEN-24")
def test_nuggets_come_from_the_supply_of_36() -> None:
    game = resolve(joined({"nuggets": 3}), "color-in-the-creek")
    choose(game, "put:sunny-hills-3", "put:cliff-junction-3", "put:spikes-view-3")
    assert up(game)["tokens"]["gold"] == ["sunny-hills-3", "spikes-view-3", "cliff-junction-3"]
    assert (game.view()["supply"], gold_in_all(game)) == (30, 36)


@pytest.mark.rule("AU-EVENT-06", "AU-TOKEN-24")
def test_the_last_nuggets_of_the_supply() -> None:
    rich = {"nuggets": 4}
    game = joined(rich, rich, rich, dust=[space for space in SPACES if "-plain-" in space][:22])
    assert game.view()["supply"] == 2
    game = all_put(game, "color-in-the-creek")
    assert len(up(game)["tokens"]["gold"]) == 24  # none for the third region
    assert (game.view()["supply"], gold_in_all(game)) == (0, 36)


@pytest.mark.rule("AU-EVENT-05")
def test_up_to_two_frontier_tokens_come_from_their_supply() -> None:
    places = [space["id"] for space in rows(MODULE["board-buzzard-gulch"], "space")]
    spaces = [space for space in places if space.startswith("frontier-space")]
    tokens = list(by_id("frontier", "token"))
    laid = dict(zip(spaces[2:], tokens, strict=False))
    game = resolve(joined(frontier=laid), "trailblazers")
    assert asked(game) == (HERO, "put-token")
    assert keys(game) == {"pass", f"put:{spaces[0]}", f"put:{spaces[1]}"}
    choose(game, f"put:{spaces[1]}")
    assert keys(game) == {"pass", f"put:{spaces[0]}"}
    one = choose(game.clone(), "pass")
    numbers = [each["number"] for each in up(one)["frontier"]]
    assert (numbers.count(None), len(up(one)["frontier_supply"])) == (1, 4)
    choose(game, f"put:{spaces[0]}")
    assert None not in [each["number"] for each in up(game)["frontier"]]
    assert asked(game) == (HERO, "act")


# ---- set-up ----


@pytest.mark.rule("AU-SETUP-14")
def test_in_set_up_nobody_is_asked_and_the_spaces_are_drawn() -> None:
    seen = set()
    for seed in range(30):
        game = joined()
        state_of(game).seed = seed
        game = resolve(game, "strays-in-the-north", seat=NONE)
        assert asked(game) == (HERO, "act")
        [north, east] = sorted(lie(game))
        assert north in plain("mesitos-point")
        assert east in plain("sunny-hills")
        seen.add(north)
    assert len(seen) > 3


@pytest.mark.rule("AU-SETUP-13")
def test_no_event_token_stays_where_a_player_starts() -> None:
    """A high roller leaves when a mini starts on any of the three spaces of its Saloon."""
    tokens = {
        MINE: ["claim-jumper-1"],
        BANK: ["outlaw-1"],
        CAMP: ["outlaw-2", "longhorn-1"],
        "darkrock-saloon": ["high-roller-1"],
        "buzzard-gulch-saloon": ["high-roller-2"],
    }
    game = joined({"space": MINE}, {"space": CAMP}, {"space": GULCH_SALOON}, tokens=tokens)
    clear_tokens(state_of(game))
    assert lie(game) == {BANK: "outlaw", "darkrock-saloon": "high_roller"}
    assert supply(game) == {"claim_jumper": 3, "longhorn": 6, "outlaw": 8, "high_roller": 2}
    assert gone(game) == []
    s = state_of(game)
    assert s.up.foes == 1 << s.compiled.board.spaces.index(BANK)
    choose(game, "end")
    cleared = [e.args for e in game.events if e.key in ("token-cleared", "high-roller-left")]
    assert len(cleared) == 4


@pytest.mark.rule("AU-SETUP-13", "AU-SETUP-14")
def test_set_up_lays_tokens_by_chance_and_none_where_a_player_starts() -> None:
    lain = 0
    for seed in range(12):
        game = tw.new("legends", 4, seed, modules=["ante-up"])
        while asked(game)[1] in ("character", "start-space"):
            game.choose(game.decisions[0].options[0], game.decisions[0].seat)
        starts = {player["space"] for player in game.view()["players"]}
        beside = {space.rpartition("-")[0] for space in starts}  # a Saloon, of its three spaces
        assert not set(lie(game)) & (starts | beside)
        assert gold_in_all(game) == 36
        lain += len(lie(game))
    assert lain > 8


@pytest.mark.rule("AU-EVENT-05")
def test_an_event_that_is_due_asks_the_active_player_after_the_action() -> None:
    game = joined({"space": BANK}, event_deck=["old-scores"], events_due=1)
    choose(game, "work")
    assert asked(game) == (HERO, "put-token")
    choose(game, "put:mesitos-point-7", "put:cliff-junction-2")
    assert lie(game) == {"mesitos-point-7": "outlaw", "cliff-junction-2": "outlaw"}
    assert asked(game) == (HERO, "act")
