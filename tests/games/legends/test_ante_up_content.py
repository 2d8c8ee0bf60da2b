"""The content of Ante Up as data: whole, in the form of the base files, places on their board."""

from collections import Counter

import pytest

from ante_up_files import ADDS, BASE, FOLDER, MANIFEST, MODULE, by_id, entries, rows, words_in

NO_NAME_OF_ITS_OWN = "building"  # it stands for the place of this id
OF_A_NAME = {"name_source", "name_fr_source"}  # where a name comes from: only where it differs


# ---- the manifest ----


def test_the_manifest_names_every_file() -> None:
    manifest = MODULE[MANIFEST]
    assert set(ADDS) == set(MODULE) - {MANIFEST}
    assert all(base in BASE or base == name for name, base in ADDS.items())
    assert (manifest["id"], manifest["needs"]) == ("ante-up", [])
    assert manifest["editions"] == ["revised"]
    assert {name for name, base in ADDS.items() if base not in BASE} == {
        "events", "train", "frontier", "tokens", "gambler", "faro",
    }  # fmt: skip


def test_every_file_says_what_it_is() -> None:
    for name in ADDS:
        assert MODULE[name]["meta"]["file"] == f"ante-up/{name}"


# ---- counts ----


@pytest.mark.rule("AU-COMP-03", "AU-COMP-04")
@pytest.mark.parametrize(
    ("file", "table", "count"),
    [
        ("characters", "character", 8),
        ("goals", "goal", 32),
        ("items", "item", 4),
        ("poker", "face", 5),
        ("poker", "card", 10),
        ("events", "event", 22),
        ("train", "encounter", 8),
        ("train", "stop", 8),
        ("frontier", "token", 12),
        ("frontier", "space", 9),
        ("tokens", "claim_jumper", 3),
        ("tokens", "longhorn", 6),
        ("tokens", "outlaw", 9),
        ("tokens", "high_roller", 3),
        ("cattle", "token", 8),
        ("gambler", "space", 7),
        ("board-buzzard-gulch", "space", 47),
    ],
)
def test_there_are_as_many_as_in_the_box(file: str, table: str, count: int) -> None:
    assert len(rows(MODULE[file], table)) == count


@pytest.mark.rule("AU-COMP-03")
def test_items_come_in_six_copies_and_make_thirteen_kinds() -> None:
    assert [item["copies"] for item in rows(MODULE["items"], "item")] == [6] * 4
    assert len(rows(BASE["items"], "item")) + len(rows(MODULE["items"], "item")) == 13


@pytest.mark.rule("AU-COMP-05")
def test_legendary_tokens_make_twenty_seven() -> None:
    own = {token["lp"]: token["count"] for token in rows(MODULE["legendary-tokens"], "token")}
    base = [token["count"] for token in rows(BASE["legendary-tokens"], "token")]
    assert own == {1: 3, 2: 4, 3: 2}
    assert sum(own.values()) + sum(base) == 27


def test_tokens_that_events_lay_are_twenty_one() -> None:
    tables = [table for table in MODULE["tokens"] if table != "meta"]
    assert sum(len(rows(MODULE["tokens"], table)) for table in tables) == 21


@pytest.mark.rule("AU-COMP-03")
def test_each_character_has_four_goals() -> None:
    goals = rows(MODULE["goals"], "goal")
    for character in by_id("characters", "character"):
        own = Counter(goal["difficulty"] for goal in goals if goal["character"] == character)
        assert own == {"easy": 1, "medium": 2, "hard": 1}, character


@pytest.mark.rule("AU-COMP-06")
def test_a_poker_card_takes_the_place_of_one_of_its_rank_and_suit() -> None:
    replaced = {card["id"]: card for card in rows(BASE["poker"], "card")}
    faces = by_id("poker", "face")
    cards = rows(MODULE["poker"], "card")
    for card in cards:
        old = replaced.pop(card["replaces"])
        assert (card["rank"], card["suit"], card["label"]) == (
            old["rank"], old["suit"], old["label"],
        )  # fmt: skip
        assert faces[card["face"]]["rank"] == card["rank"]
    assert Counter(card["face"] for card in cards) == dict.fromkeys(faces, 2)


@pytest.mark.rule("AU-FRONT-10")
def test_frontier_tokens_are_numbered_from_one_to_six() -> None:
    numbers = Counter(token["number"] for token in rows(MODULE["frontier"], "token"))
    assert numbers == dict.fromkeys(range(1, 7), 2)


@pytest.mark.rule("AU-EVENT-10")
def test_the_events_lay_every_token_once() -> None:
    laid: Counter[str] = Counter()
    for event in rows(MODULE["events"], "event"):
        for effect in event["effects"]:
            if effect["do"] == "place_token":
                listed = effect.get("places") or effect.get("regions") or [effect.get("place")]
                laid[effect["token"]] += effect.get("amount", len(listed))
    assert {kind: laid[kind] for kind in MODULE["tokens"] if kind != "meta"} == {
        "claim_jumper": 3, "longhorn": 6, "outlaw": 9, "high_roller": 3,
    }  # fmt: skip


@pytest.mark.rule("AU-SETUP-21")
def test_events_that_wait_for_the_game() -> None:
    events = rows(MODULE["events"], "event")
    replaced = [event["name"] for event in events if event.get("in_setup") == "replace"]
    assert replaced == [
        "Posters on Every Wall", "Trailblazers", "Dust Storm", "Boom Town", "The Gangs Ride Out",
    ]  # fmt: skip
    assert all(event.get("in_setup", "replace") == "replace" for event in events)


# ---- form ----


def test_ids_are_unique_over_the_game_and_the_module() -> None:
    found = [
        entry["id"]
        for contents in (BASE, MODULE)
        for _, table, entry in entries(contents)
        if "id" in entry and table != NO_NAME_OF_ITS_OWN
    ]
    assert [name for name, count in Counter(found).items() if count > 1] == []


def test_entries_have_what_those_of_the_base_game_have() -> None:
    """A module may add keys; a `why` or a source that every base entry has is not left out."""
    for name, base in ADDS.items():
        if base not in BASE:
            continue
        for table, own in MODULE[name].items():
            theirs = [set(entry) for entry in rows(BASE[base], table)]
            needed = set.intersection(*theirs) if theirs and table != "meta" else set()
            needed -= OF_A_NAME
            for entry in rows({table: own}, table):
                assert needed <= set(entry), f"{name} {entry.get('id')}: {needed - set(entry)}"


def test_every_text_has_its_french() -> None:
    for name, table, entry in entries(MODULE):
        for key, value in entry.items():
            if key.endswith("_fr"):
                assert key[:-3] in entry, (name, table, key)
            if key in ("name", "text", "bio", "flavor", "odds"):
                assert value, (name, table, key)
                assert entry[f"{key}_fr"], (name, table, key)


def test_every_entry_says_where_it_comes_from() -> None:
    sources = {"seed", "seen", "fan", "house"}
    for name, table, entry in entries(MODULE):
        if name != "board-buzzard-gulch" and table != "meta":
            assert entry["source"] in sources, (name, table, entry.get("id"))


def test_no_word_of_another_module() -> None:
    strange = {
        "gain_sp", "gain_legendary_item", "ruin", "repair", "use_deed", "move_trader", "has_deed",
        "has_injury", "claim_deed", "roll_risk", "trader_action", "reveal_map_token", "forbid",
        "reduce_wounds", "take_from_board", "longhorns_weightless", "trader", "blood-money",
    }  # fmt: skip
    text = "\n".join(
        path.read_text(encoding="utf-8") for path in (FOLDER / "ante-up").iterdir()
    ).lower()
    assert [word for word in strange if f'"{word}"' in text] == []
    assert "blood money" not in text


# ---- the board ----

SPACES = by_id("board-buzzard-gulch", "space")
PLACES = {
    entry["id"]: entry
    for entry in (*rows(BASE["places"], "place"), *rows(MODULE["places"], "place"))
}


@pytest.mark.rule("AU-MOVE-01")
def test_the_spaces_of_the_board() -> None:
    assert Counter(space["region"] for space in SPACES.values()) == {
        "buzzard-gulch": 7, "buzzard-gulch-frontier": 40,
    }  # fmt: skip
    assert all(space["town"] == (space["region"] == "buzzard-gulch") for space in SPACES.values())


@pytest.mark.rule("AU-MOVE-01")
def test_what_touches_on_the_map_is_adjacent() -> None:
    corners = {name: {tuple(point) for point in space["outline"]} for name, space in SPACES.items()}
    for name, space in SPACES.items():
        touching = {other for other in SPACES if other != name and corners[name] & corners[other]}
        assert set(space["neighbours"]) == touching, name


def test_the_board_hangs_together() -> None:
    reached = {"frontier-pass-a"}
    while True:
        further = {near for name in reached for near in SPACES[name]["neighbours"]} | reached
        if further == reached:
            break
        reached = further
    assert reached == set(SPACES)


@pytest.mark.rule("AU-MOVE-02", "AU-MOVE-03")
def test_every_place_has_its_spaces() -> None:
    buildings = {
        each["id"]: each["spaces"] for each in rows(MODULE["board-buzzard-gulch"], "building")
    }
    located = Counter(space.get("location") for space in SPACES.values())
    for place in rows(MODULE["places"], "place"):
        found = len(buildings.get(place["id"], ())) or located[place["id"]]
        assert found == place["spaces"], place["id"]
    named = {space["location"] for space in SPACES.values() if "location" in space}
    assert {*named, *buildings} == set(by_id("places", "place"))
    values = sorted(space["value"] for space in rows(MODULE["frontier"], "space"))
    assert values == [6, 6, 6, 6, 7, 7, 7, 7, 8]


def test_places_that_are_spoken_of_are_there() -> None:
    kinds = {each["id"] for file in (BASE, MODULE) for each in rows(file["places"], "kind")}
    regions = {each["id"] for file in (BASE, MODULE) for each in rows(file["places"], "region")}
    for place in rows(MODULE["places"], "place"):
        assert set(place["kinds"]) <= kinds
        assert place["region"] in regions
    for added in rows(MODULE["places"], "extend"):
        assert added["place"] in PLACES
        assert set(added["kinds"]) <= kinds
    for link in rows(MODULE["places"], "link"):
        assert set(link["ends"]) <= set(PLACES)
        assert ("cost" in link) == (link["kind"] == "rail")
    for stop in (*rows(MODULE["train"], "stop"), *rows(MODULE["frontier"], "space")):
        assert stop["place"] in PLACES
    for _, _, entry in entries(MODULE):
        for word in words_in(entry):
            named = {word[key] for key in ("place", "region") if key in word}
            named |= {*word.get("places", ()), *word.get("regions", ())}
            assert named <= {*PLACES, *kinds, *regions}, entry["id"]


@pytest.mark.rule("AU-TRAIN-02")
def test_the_train_goes_round_eight_stops() -> None:
    stops = by_id("train", "stop")
    assert MODULE["train"]["meta"]["start"] in stops
    assert [stop["place"] for stop in stops.values()] == [
        "rail-station", "hideout-c-east", "pass-c", "station-buzzard-gulch", "pass-a",
        "hideout-a-east", "hideout-b-north", "hideout-a-west",
    ]  # fmt: skip
