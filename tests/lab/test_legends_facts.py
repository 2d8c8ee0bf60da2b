"""What is noted of a game of Western Legends: short scenes, then whole games compared with it."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pyarrow.parquet  # type: ignore[import-untyped]
import pytest

import tumbleweed as tw
from tumbleweed.games.legends.compiler.content import legends_content
from tumbleweed.lab.legends.columns import OWN_FIGHTS, legends_columns, point_columns
from tumbleweed.lab.legends.points import Points
from tumbleweed.lab.legends.rows import tell
from tumbleweed.lab.legends.styles import DRIFTER, STYLES, style_of
from tumbleweed.lab.series import Series
from tumbleweed.lab.simulate import simulate
from tumbleweed.lab.unrecorded import Sitting

ANN, BOB, CAL = range(3)
SERIES = Series("legends", 24, (3, 4), ("random",), seed=2, options={"length": 15})
BANK, SALOON, CABARET = "darkrock-bank", "darkrock-saloon-east", "red-falls-cabaret"
STATION, BESIDE_STATION = "spikes-view-rail-station", "spikes-view-9"
QUIET = {"left": ["the-widow"], "right": ["a-seat-at-the-table"]}


def scene(choices: str, *players: dict[str, Any], **facts: Any) -> list[Counter[str]]:
    """The choices made at a position, and what was counted of them, seat by seat.

    Questions about Reactions are passed: the scenes are about something else.
    """
    facts = {"stories": QUIET, **facts}
    game = tw.at_table(
        "legends",
        players=3,
        options={"house_chooses": True},
        seats=dict(enumerate(players)),
        **facts,
    )
    for choice in choices.split():
        while game.decision is not None and choice not in game.decision.keys:
            game.choose("pass")
        game.choose(choice)
    rows: list[Counter[str]] = [Counter() for _ in range(3)]
    tell(Sitting(game, None), rows)
    return rows


def noted(row: Counter[str], names: str) -> tuple[int, ...]:
    return tuple(row[name] for name in names.split())


# ---- deeds ----


@pytest.mark.parametrize(
    ("card", "guard", "won", "lost", "points"),
    [("poker-k-hearts", "fight-4", 1, 0, 3), ("poker-5-clubs", "fight-9", 0, 1, 1)],
)
def test_a_heist_is_tried_and_won_or_lost(
    card: str, guard: str, won: int, lost: int, points: int
) -> None:
    deck = [guard, "fight-2", "fight-3"]
    rows = scene(f"heist lay:{card}", {"space": BANK, "hand": [card]}, fight_deck=deck)
    assert noted(rows[ANN], "tried_heist won_heist lost_heist") == (1, won, lost)
    assert noted(rows[ANN], "points_wanted herded_wanted") == (points, 0)
    assert not rows[BOB]
    assert not rows[CAL]


def test_a_duel_counts_for_both_and_the_try_for_the_challenger() -> None:
    ann = {"space": BANK, "hand": ["poker-9-clubs"]}
    bob = {"space": BANK, "hand": ["poker-q-clubs"]}
    rows = scene("duel:1 lay:poker-9-clubs lay:poker-q-clubs", ann, bob)
    words = "tried_duel won_duel lost_duel held_duel fell_duel"
    assert noted(rows[ANN], words) == (1, 0, 1, 0, 0)
    assert noted(rows[BOB], words) == (0, 0, 0, 1, 0)
    assert noted(rows[ANN], "wounds_taken lp_duel") == (1, 0)
    rows = scene("duel:1 lay:poker-q-clubs lay:poker-9-clubs", bob, ann)
    assert noted(rows[ANN], words) == (1, 1, 0, 0, 0)
    assert noted(rows[BOB], words) == (0, 0, 0, 0, 1)
    assert noted(rows[ANN], "wounds_taken lp_duel") == (0, 2)


def test_selling_gold_and_reveling() -> None:
    sold = scene("deposit sell-nuggets:2", {"space": BANK, "nuggets": 3})[ANN]
    assert noted(sold, "deposits nuggets_sold lp_deposit") == (1, 2, 2)
    reveled = scene("revel:2", {"space": CABARET, "money": 60})[ANN]
    assert noted(reveled, "revels lp_revel") == (1, 2)


def test_a_hand_of_poker_is_played_won_and_ranked() -> None:
    ann = {"space": SALOON, "money": 30, "hand": ["poker-k-hearts", "poker-k-clubs"]}
    rows = scene(
        "poker play:poker-k-clubs play:poker-k-hearts", ann,
        deck=["poker-2-clubs", "poker-2-diamonds", "poker-7-hearts", "poker-9-spades",
              "poker-3-clubs", "poker-4-hearts", "poker-6-spades", "poker-q-diamonds"],
    )  # fmt: skip
    assert noted(rows[ANN], "poker_hosted poker_played poker_won lp_poker") == (1, 1, 1, 1)
    assert noted(rows[ANN], "hand_pair poker_best") == (1, 2)


def test_cards_items_and_fight_cards_that_fire_are_counted_by_name() -> None:
    ann = {"space": BANK, "hand": ["poker-5-clubs", "poker-k-hearts"]}
    rows = scene(
        "use:poker-5-clubs heist lay:poker-k-hearts", ann,
        fight_deck=["fight-8", "fight-2", "fight-3"],
    )  # fmt: skip
    kinds = ("card_", "item_", "fight_")
    fired = {name: count for name, count in rows[ANN].items() if name.startswith(kinds)}
    assert fired == {"card_payday": 1, "fight_8": 1}


def test_a_bonus_counts_as_well_as_an_action() -> None:
    """Bulletproof is set off by the card that was laid."""
    ann = {"space": BANK, "hand": ["poker-j-hearts"]}
    rows = scene("heist lay:poker-j-hearts", ann, fight_deck=["fight-3", "fight-4", "fight-2"])
    assert rows[ANN]["card_bulletproof"] == 1


def test_a_prospect_action_counts_once_and_each_of_its_dice() -> None:
    ann = {"space": "sunny-hills-mine"}
    rows = scene("prospect", ann, chance={"dice": ["nugget", "gravel"]})
    assert noted(rows[ANN], "prospects dice") == (1, 2)


def test_fights_with_the_man_in_black_count_for_the_player() -> None:
    game = tw.at_table(
        "legends", players=2, stories=QUIET, black={"space": BANK},
        seats={ANN: {"space": BANK, "hand": ["poker-a-clubs"]}},
        fight_deck=["fight-2", "fight-3", "fight-4"],
    )  # fmt: skip
    game.choose("duel:2")
    game.choose("lay:poker-a-clubs")
    rows: list[Counter[str]] = [Counter() for _ in range(3)]
    tell(Sitting(game, None), rows)
    assert noted(rows[ANN], "tried_duel won_duel lost_duel") == (1, 1, 0)
    assert rows[2]["fell_duel"] == 1


# ---- points ----


def test_a_delivery_is_a_step_of_the_herd_and_its_points_are_the_cattles() -> None:
    driver = {"space": BESIDE_STATION, "cattle": "cattle-green-8", "marshal": 2}
    rows = scene(f"ride:{STATION} deliver", driver)
    assert noted(rows[ANN], "deliveries points_marshal herded_marshal") == (1, 1, 1)
    assert noted(rows[ANN], "lp_cattle lp_marshal_track") == (1, 2)


def test_a_story_pays_all_who_contributed_as_a_story() -> None:
    rows = scene(
        "end", {}, {},
        stories={"left": ["spit-shined-and-proper"]}, discs={"left": [ANN, BOB]},
    )  # fmt: skip
    words = "stories story_spit_shined_and_proper lp_story"
    assert noted(rows[ANN], words) == (1, 1, 1)
    assert noted(rows[BOB], words) == (0, 0, 1)
    assert noted(rows[CAL], words) == (0, 0, 0)


def test_leaving_the_other_track_does_not_hide_the_step_of_the_herd() -> None:
    """Rustling, a Marshal turns Wanted."""
    driver = {"space": "sunny-hills-5", "cattle": "cattle-green-1", "marshal": 2}
    rows = scene("ride:sunny-hills-ranch-blue deliver", driver)
    assert noted(rows[ANN], "points_wanted herded_wanted points_marshal") == (1, 1, 0)


def test_a_card_used_in_between_does_not_take_the_points_of_another() -> None:
    """The last card at work is told per seat: Bob's Reaction leaves Ann's story alone."""
    rows: list[Counter[str]] = [Counter() for _ in range(3)]
    happened = [
        tw.Event("story-resolved", {"story": "story:three-graves", "seat": "seat:0"}, -1),
        tw.Event("used-ability", {"seat": "seat:1", "character": "character:bass-reeves"}, -1),
        tw.Event("gained-lp", {"seat": "seat:0", "lp": 1, "source": "source:card"}, -1),
        tw.Event("used-item", {"seat": "seat:2", "item": "item:ten-gallon"}, -1),
        tw.Event("gained-lp", {"seat": "seat:2", "lp": 1, "source": "source:card"}, -1),
        tw.Event("lost-lp", {"seat": "seat:2", "lp": 2}, -1),
    ]
    points = Points(rows)
    for event in happened:
        points.hear(event, int(event.args["seat"][-1]))
    assert rows == [{"lp_story": 1}, {}, {"lp_item": 1, "lp_lost": -2}]


# ---- styles ----


@pytest.mark.parametrize("style", STYLES)
def test_a_style_is_where_most_points_come_from(style: str) -> None:
    elsewhere = next(columns[0] for name, columns in STYLES.items() if name != style)
    assert style_of(Counter({STYLES[style][0]: 3, elsewhere: 2})) == style


def test_the_points_of_a_track_are_the_ranchers_as_far_as_cattle_earned_them() -> None:
    track = Counter(lp_marshal_track=4, end_marshal=4, points_marshal=6, lp_duel=2)
    assert style_of(track) == "marshal"
    assert style_of(track + Counter(herded_marshal=4)) == "rancher"
    assert style_of(track + Counter(herded_wanted=4)) == "marshal"


def test_who_has_points_from_nowhere_drifts() -> None:
    assert style_of(Counter(end_money=2, lp_poker_card=3, end_wounds=-3)) == DRIFTER


# ---- whole games ----


@pytest.mark.parametrize(
    "rules",
    [
        {"variants": ("goals",)},
        {"variants": ("first-game",)},
        {"edition": "first"},
        {"edition": "french"},
        {"options": {"difficulty": "hard"}},
    ],
)
def test_in_every_variant_and_edition_the_points_make_the_score(
    tmp_path: Path, rules: dict[str, Any]
) -> None:
    players = 2 if "options" in rules else 3
    series = Series("legends", 4, (players,), ("random",), seed=3, **rules)
    simulate(series, 1, tmp_path / "rows.parquet")
    found = pyarrow.parquet.read_table(tmp_path / "rows.parquet").to_pylist()
    for row in found:
        assert sum(row[name] for name in point_columns()) == row["score"]
        claimed = [row[name] for name in row if name.startswith("goal_")]
        assert sum(claimed) == row["goals"]
    assert any(row["goals"] for row in found) == (rules.get("variants") == ("goals",))


@pytest.fixture(scope="module")
def rows(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    out = tmp_path_factory.mktemp("legends") / "rows.parquet"
    simulate(SERIES, 1, out)
    found: list[dict[str, Any]] = pyarrow.parquet.read_table(out).to_pylist()
    return found


@pytest.mark.extended
def test_the_points_of_a_row_make_its_score(rows: list[dict[str, Any]]) -> None:
    for row in rows:
        assert sum(row[name] for name in point_columns()) == row["score"]
        gained = sum(row[name] for name in point_columns() if name.startswith("lp_"))
        assert gained == row["lp"]


def test_all_columns_are_filled_and_some_of_each_kind_are_not_idle(
    rows: list[dict[str, Any]],
) -> None:
    assert all(value is not None for row in rows for value in row.values())
    busy = {name for row in rows for name, value in row.items() if value}
    kinds = (
        "lp_",
        "end_",
        "tried_",
        "won_",
        "lost_",
        "hand_",
        "card_",
        "item_",
        "story_",
        "fight_",
    )
    for kind in kinds:
        assert [name for name in busy if name.startswith(kind)], kind
    assert set(legends_columns(legends_content())) <= set(rows[0])


def test_what_the_rows_of_a_game_say_fits_together(rows: list[dict[str, Any]]) -> None:
    for game in range(SERIES.games):
        seats = [row for row in rows if row["game"] == game]
        for fight in ("duel", "rob", "arrest"):
            assert sum(row[f"won_{fight}"] - row[f"fell_{fight}"] for row in seats) == 0
            assert sum(row[f"lost_{fight}"] - row[f"held_{fight}"] for row in seats) == 0
        assert len({row["character"] for row in seats}) == len(seats)
        assert max(row["lp"] for row in seats) >= 15
    for row in rows:
        for fight in OWN_FIGHTS:
            assert row[f"tried_{fight}"] >= row[f"won_{fight}"] + row[f"lost_{fight}"]
        hands = [row[name] for name in row if name.startswith("hand_")]
        assert sum(hands) == row["poker_played"]
        assert row["poker_best"] == max((i + 1 for i, n in enumerate(hands) if n), default=0)
        assert sum(row[name] for name in row if name.startswith("story_")) == row["stories"]


def test_the_notes_of_a_file_say_how_it_was_made(tmp_path: Path) -> None:
    series = Series("legends", 2, (3,), ("random",), 7, options={"length": 15})
    simulate(series, 1, tmp_path / "rows.parquet")
    notes = json.loads(
        pyarrow.parquet.read_schema(tmp_path / "rows.parquet").metadata[b"tumbleweed"]
    )
    assert (notes["game"], notes["games"], notes["players"], notes["seed"]) == (
        "legends",
        2,
        [3],
        7,
    )
    assert (notes["edition"], notes["options"]) == ("revised", {"length": 15})
    game = tw.new("legends", players=3, seed=0, length=15)
    assert notes["content"] == game.ruleset.content.hash
    assert notes["engine"] == tw.__version__
