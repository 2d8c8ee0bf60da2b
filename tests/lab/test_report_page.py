"""Reports: the page as a page, complete in itself; other games and languages; bad files."""

import json
import re
import resource
from pathlib import Path

import pyarrow as pa  # type: ignore[import-untyped]
import pyarrow.parquet  # type: ignore[import-untyped]
import pytest

import tumbleweed as tw
from catalogues import Parts, messages
from lab.report_pages import Page
from tumbleweed.games.goat.content import goat_content
from tumbleweed.games.legends.compiler.content import legends_content
from tumbleweed.lab.legends.columns import FIRED, point_columns
from tumbleweed.lab.legends.styles import DRIFTER, STYLES
from tumbleweed.lab.report.page import BadFolder, report
from tumbleweed.lab.report.results import BadResults, Results, Source
from tumbleweed.lab.report.words import Words
from tumbleweed.lab.series import Series
from tumbleweed.lab.simulate import simulate
from tumbleweed.lab.statistics import Share

LEGENDS = Series("legends", 3, (3,), ("random",), seed=1, options={"length": 15})
GOAT = Series("goat", 30, (3,), ("thrifty", "random", "random"), seed=1)
MIXED = Series("goat", 20, (2, 3), ("random",), seed=1)


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("files")
    simulate(LEGENDS, 1, folder / "legends.parquet")
    simulate(GOAT, 1, folder / "goat.parquet")
    simulate(MIXED, 1, folder / "mixed.parquet")
    simulate(GOAT, 1, folder / "goat.csv")
    return folder


@pytest.fixture(scope="module")
def in_french(files: Path, tmp_path_factory: pytest.TempPathFactory) -> Page:
    """Western Legends. Drawing takes its time, so it is drawn once."""
    return page_of(files / "legends.parquet", tmp_path_factory.mktemp("page"), "fr")


@pytest.fixture(scope="module")
def goat(files: Path, tmp_path_factory: pytest.TempPathFactory) -> Page:
    return page_of(files / "goat.parquet", tmp_path_factory.mktemp("page"))


@pytest.fixture(params=["in_french", "goat"])
def page(request: pytest.FixtureRequest) -> Page:
    found: Page = request.getfixturevalue(request.param)
    return found


def page_of(file: Path, folder: Path, lang: str = "en", players: int | None = None) -> Page:
    return Page(report(file, folder, lang, players).read_text(encoding="utf-8"))


# ---- the page ----


@pytest.mark.extended
def test_a_page_needs_nothing_but_itself(page: Page) -> None:
    assert page.links
    assert all(link.startswith("#") for link in page.links)
    assert {link[1:] for link in page.links} <= set(page.ids)
    assert set(re.findall(r"url\((.)", page.text)) <= {"#"}
    for foreign in ("://", "<script", "<link", "<img", "@import", "javascript:"):
        assert foreign not in page.text


def test_charts_have_words_and_follow_the_colours_of_the_page(page: Page) -> None:
    charts = re.findall(r"<svg.*?</svg>", page.text, re.DOTALL)
    assert len(page.labels) == len(charts) > 4
    assert all(page.labels)
    for chart in charts:
        assert "<text" in chart
        assert "var(--ink)" in chart
        assert not re.search(r"#[0-9a-f]{6}\b", chart)
    assert "prefers-color-scheme: dark" in page.text
    assert 'name="viewport"' in page.text
    assert len(set(page.ids)) == len(page.ids)


def test_the_same_file_gives_the_same_page_in_place_of_an_older_one(
    files: Path, goat: Page, tmp_path: Path
) -> None:
    (tmp_path / "index.html").write_text("of yesterday")
    assert page_of(files / "goat.parquet", tmp_path).text == goat.text
    assert [path.name for path in tmp_path.iterdir()] == ["index.html"]


def test_one_number_of_players_can_be_picked_out(files: Path, tmp_path: Path) -> None:
    page = page_of(files / "mixed.parquet", tmp_path, players=2)
    assert (page.facts["Games"], page.facts["Players"]) == ("10", "2")
    assert "seats-3" not in page.tables
    whole = page_of(files / "mixed.parquet", tmp_path)
    assert page.tables["seats-2"] == whole.tables["seats-2"]
    assert page.tables["tokens"] != whole.tables["tokens"]
    with pytest.raises(tw.UnknownName, match="has no games of 5 players, but of 2, 3"):
        report(files / "mixed.parquet", tmp_path, players=5)


def test_a_csv_file_tells_the_same_but_for_its_notes(
    files: Path, goat: Page, tmp_path: Path
) -> None:
    page = page_of(files / "goat.csv", tmp_path)
    assert "A CSV file keeps none" in page.facts["Notes"]
    assert page.tables == goat.tables


def test_a_csv_file_of_western_legends_is_known_by_its_columns(tmp_path: Path) -> None:
    simulate(LEGENDS, 1, tmp_path / "rows.csv")
    source = Source(tmp_path / "rows.csv")
    assert source.game == "legends"
    assert len(Results(source).groups("character")) > 3


def test_the_goat_has_its_scores_tokens_and_bots(files: Path, goat: Page) -> None:
    rows = pyarrow.parquet.read_table(files / "goat.parquet").to_pylist()
    bottles = sum(row["bottle"] for row in rows)
    assert goat.table("tokens")["Bottle"] == [str(bottles), f"{bottles / 30:.3f}"]
    scores = [row["score"] for row in rows if row["bot"] == "thrifty"]
    assert goat.table("bot-scores")["thrifty"][2] == f"{sum(scores) / 30:.2f}"
    share = Share(sum(row["won"] for row in rows if row["bot"] == "thrifty"), 30)
    assert goat.table("bots-3")["thrifty"][2] == f"{share.value:.1%}"


def test_games_that_no_player_won_are_told(files: Path, tmp_path: Path) -> None:
    table = pyarrow.parquet.read_table(files / "goat.parquet")
    nobody = pa.array([0.0] * table.num_rows)
    lost = table.set_column(table.column_names.index("won"), "won", nobody)
    pyarrow.parquet.write_table(lost, tmp_path / "lost.parquet")
    page = page_of(tmp_path / "lost.parquet", tmp_path)
    assert "<b>100.0%</b> of the games were won by no player" in page.text


# ---- languages ----


def test_a_page_in_french(in_french: Page) -> None:
    assert '<html lang="fr">' in in_french.text
    assert in_french.facts["Parties"] == "3"
    assert "Victoires par style, 3 joueurs" in in_french.labels
    assert re.search(r"\d,\d\u202f%", in_french.text)


def test_a_page_in_portuguese_for_the_game_that_speaks_it(files: Path, tmp_path: Path) -> None:
    page = page_of(files / "goat.parquet", tmp_path, "pt")
    assert "Garrafa" in page.table("tokens")
    with pytest.raises(tw.UnknownName, match="legends does not speak 'pt', but: en, fr"):
        report(files / "legends.parquet", tmp_path, "pt")


@pytest.mark.parametrize(
    ("lang", "catalogue"),
    [("fr", "report"), ("pt", "report"), ("fr", "report-goat"), ("pt", "report-goat"),
     ("fr", "report-legends")],
)  # fmt: skip
def test_every_language_has_the_same_words(lang: str, catalogue: str) -> None:
    english, other = messages("en", catalogue), messages(lang, catalogue)
    assert list(english) == list(other)
    for name, message in english.items():
        assert Parts(message).variables == Parts(other[name]).variables, name
        if lang == "fr":
            for text in Parts(other[name]).texts:
                assert not re.search("(?<!\u202f)[:;!?%»]", text), name


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_that_may_be_named_has_a_name(lang: str) -> None:
    words = Words(legends_content(), lang)
    for name in point_columns():
        assert words.own(name.replace("_", "-"))
    for style in (*STYLES, DRIFTER):
        assert words.own(f"style-{style}")
    for kind in FIRED:
        assert words.own(f"fired-{kind}")
        assert words.say(f"by-{kind}")
    assert words.name("item", "a-card-of-tomorrow") == "a-card-of-tomorrow"


@pytest.mark.parametrize(
    ("lang", "thousands", "negative", "share"),
    [("en", "1,234.50", "−0.5", "12.5%"), ("fr", "1\u202f234,50", "−0,5", "12,5\u202f%"),
     ("pt", "1.234,50", "−0,5", "12,5%")],
)  # fmt: skip
def test_numbers_as_they_are_written(lang: str, thousands: str, negative: str, share: str) -> None:
    words = Words(goat_content(), lang)
    assert words.number(1234.5, 2) == thousands
    assert words.number(-0.5, 1) == negative
    assert words.number(-0.04, 1) == words.number(0.04, 1)
    assert words.percent(0.125) == share
    assert words.short(2.0) == "2"
    assert words.short(1200.0).endswith("200")


# ---- bad files, bad folders ----


def bad_file(files: Path, folder: Path, kind: str) -> Path:
    table = pyarrow.parquet.read_table(files / "legends.parquet")
    path = folder / "bad.parquet"
    if kind == "lacks columns":
        table = table.drop_columns(["style", "lp_duel", "won"])
    if kind == "empty":
        table = table.slice(0, 0)
    if kind == "gaps":
        gaps = pa.array([None] * table.num_rows, pa.float64())
        table = table.set_column(table.column_names.index("won"), "won", gaps)
    if kind == "words":
        words = pa.array(["many"] * table.num_rows)
        table = table.set_column(table.column_names.index("won"), "won", words)
    if kind == "notes":
        table = table.replace_schema_metadata({"tumbleweed": json.dumps({"format": 99})})
    if kind == "another table":
        table = pa.table({"a": [1], "b": [2]})
    pyarrow.parquet.write_table(table, path)
    if kind == "truncated":
        path.write_bytes(path.read_bytes()[:-200])
    return path


@pytest.mark.parametrize(
    ("kind", "complaint"),
    [
        (
            "lacks columns",
            "bad.parquet is no complete file .* it lacks the columns won, style, lp_duel",
        ),
        ("empty", "bad.parquet holds no games"),
        ("gaps", "bad.parquet: column 'won' has gaps"),
        ("words", "bad.parquet: column 'won' does not hold numbers"),
        ("notes", "bad.parquet cannot be read: its notes are of another make"),
        ("another table", "bad.parquet is no file of results: it lacks the columns game, seed"),
        ("truncated", "bad.parquet cannot be read: "),
    ],
)
def test_a_bad_file_is_named_with_its_fault(
    files: Path, tmp_path: Path, kind: str, complaint: str
) -> None:
    path = bad_file(files, tmp_path, kind)
    with pytest.raises(BadResults, match=complaint):
        report(path, tmp_path / "out")
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("missing.parquet", "missing.parquet cannot be read: there is no such file"),
        ("missing.csv", "missing.csv cannot be read: there is no such file"),
        ("folder.csv", "folder.csv cannot be read: it is a folder without shards"),
        ("rows.ods", r"rows.ods cannot be read: its name ends neither in \.parquet nor in \.csv"),
    ],
)
def test_a_file_that_is_none(tmp_path: Path, name: str, complaint: str) -> None:
    (tmp_path / "folder.csv").mkdir()
    (tmp_path / "rows.ods").touch()
    with pytest.raises(BadResults, match=complaint):
        report(tmp_path / name, tmp_path / "out")


def test_a_folder_that_is_none_is_refused(files: Path, tmp_path: Path) -> None:
    (tmp_path / "out").write_text("a file")
    with pytest.raises(BadFolder, match=r"index\.html cannot be written: "):
        report(files / "goat.parquet", tmp_path / "out")
    assert (tmp_path / "out").read_text() == "a file"


def test_a_disk_that_fills_up_leaves_the_old_page(files: Path, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("of yesterday")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (5000, hard))
    try:
        with pytest.raises(BadFolder, match=r"index\.html cannot be written: File too large"):
            report(files / "goat.parquet", tmp_path)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert (tmp_path / "index.html").read_text() == "of yesterday"
    assert len(list(tmp_path.iterdir())) == 1
