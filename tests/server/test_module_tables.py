"""Tables with an expansion: what cannot be is refused with a sentence, and nothing is made."""

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from server.client import Json
from server.town import Town, in_town, refused
from tumbleweed.server.app import create_app
from tumbleweed.server.settings import Settings

BOTH = {"modules": ["ante-up", "blood-money"]}
SERENADERS = ["lozen", "al-swearengen", "lottie-deno"]
REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"options": {"modules": "ante-up"}}, "is not a list of modules"),
    ({"options": {"modules": ["ante-down"]}}, "modules: there is no 'ante-down'"),
    ({"options": {"modules": ["blood-money"]}}, "blood-money needs ante-up (BM-COMP-01)"),
    ({"options": {"mode": "the-golden-rule"}}, "are a part of blood-money (BM-COMP-28)"),
    ({"options": {**BOTH, "mode": 7}}, "mode: 7 is not the name of a scenario"),
    ({"options": {**BOTH, "mode": "gold"}}, "mode: there is no 'gold'; there are: serenade-of"),
    ({"options": {**BOTH, "mode": "who-runs-border-town"}}, "is not carried out (BM-COMP-28)"),
    ({"options": {**BOTH, "mode": "the-golden-rule"}}, "is for 3, 4, 5 or 6 players (BM-COMP-28)"),
    (
        {"options": {**BOTH, "mode": "law-and-disorder", "length": 25}, "seats": [{}] * 3},
        "law-and-disorder is played to 20 LP (BM-COMP-28)",
    ),
    (
        {"options": {**BOTH, "mode": "risky-business"}, "seats": [{}] * 3},
        "risky-business is played with the variant goals (BM-COMP-28)",
    ),
    (
        {
            "options": {**BOTH, "mode": "serenade-of-the-six-guns", "characters": SERENADERS},
            "seats": [{}] * 3,
        },
        "is played without al-swearengen (BM-COMP-28)",
    ),
    ({"options": BOTH, "edition": "french"}, "AU-COMP-09"),
    ({"options": BOTH, "variants": ["first-game"]}, "AU-COMP-09"),
    ({"options": {"modules": ["ante-up", "ante-up"]}}, "modules: ante-up is named twice"),
    ({"options": {"modules": ["ante-up"], "high_stakes": "yes"}}, "neither true nor false"),
    ({"options": {"high_stakes": True}}, "AU-HIGH-01"),
    ({"options": {"modules": ["ante-up"], "poker_faces": ["ace"]}}, "no alternate face 'ace'"),
    ({"options": {"modules": ["ante-up"], "poker_faces": "scout"}}, "is not a list of faces"),
    ({"options": {"modules": ["ante-up"], "poker_faces": ["scout"] * 2}}, "AU-COMP-06"),
    ({"options": {"poker_faces": ["scout"]}}, "none without ante-up"),
    ({"options": {"modules": [1]}}, "is not a list of modules"),
    ({"options": {"modules": ["ante-up"]}, "edition": "first"}, "AU-COMP-09"),
    ({"options": {"modules": ["ante-up"]}, "variants": ["first-game"]}, "AU-COMP-09"),
    ({"options": {"characters": ["pat-garrett", "billy-the-kid"]}}, "nobody is called"),
]


@pytest.mark.rule("AU-COMP-09", "BM-COMP-01", "BM-COMP-28")
@in_town()
async def test_bad_options_are_refused_and_nothing_is_created(town: Town) -> None:
    visitor = town.visitor()
    await visitor.named("Ann")
    table: Json = {"game": "legends", "seats": [{}, {}]}
    for options, words in REFUSED:
        answer = await visitor.post("/api/tables", {**table, **options})
        refused(answer, 422, "malformed")
        assert words in answer.text, answer.text
    assert (await visitor.get("/api/tables/mine")).json() == []
    assert (await visitor.get("/api/tables")).json() == []
    good = await visitor.post("/api/tables", {**table, "options": {"modules": ["ante-up"]}})
    assert good.status_code == 201, good.text


@pytest.mark.extended
def test_a_lobby_is_told_what_a_module_is_and_what_it_does_not_go_with(tmp_path: Path) -> None:
    app = create_app(Settings(data=tmp_path, rates=False))
    with TestClient(app, "http://127.0.0.1:8000") as reader:
        games = reader.get("/api/games").json()["games"]
    assert games["goat"]["about_modules"] == {}
    about, more = games["legends"]["about_modules"].values()
    assert about["name"] == {"en": "Ante Up", "fr": "Ante Up"}
    assert about["editions"] == ["revised"]
    assert about["without"] == ["first-game"]
    assert about["switches"] == ["high_stakes"]
    assert len(about["poker_faces"]) == 5
    assert all(face["text"]["fr"] for face in about["poker_faces"])
    assert (about["needs"], about["modes"]) == ([], [])
    assert more["name"] == {"en": "Blood Money", "fr": "Blood Money"}
    assert more["needs"] == ["ante-up"]
    assert len(more["poker_faces"]) == 3
    assert [mode["name"]["fr"] for mode in more["modes"]] == [
        "La sérénade des six-coups",
        "La règle d’or",
        "La loi et le désordre",
        "Affaires risquées",
    ]


@in_town()
async def test_a_refusal_is_a_sentence_for_players(town: Town) -> None:
    visitor = town.visitor()
    await visitor.named("Ann")
    table = {"game": "legends", "seats": [{}, {}], "edition": "first"}
    answer = await visitor.post("/api/tables", {**table, "options": {"modules": ["ante-up"]}})
    said = "modules: the expansions are played by the revised rules (AU-COMP-09)"
    assert answer.json()["error"]["args"] == {"said": said}
    unread = await visitor.post("/api/tables", {"game": "legends"})
    assert unread.json()["error"]["args"] == {}


AGREED: list[dict[str, Any]] = [
    {"modules": ["ante-up"], "high_stakes": True, "poker_faces": ["scout"]},
    {**BOTH, "mode": "the-golden-rule"},
]


@in_town()
async def test_a_rematch_keeps_the_module(town: Town) -> None:
    visitor = town.visitor()
    await visitor.named("Ann")
    bot = {"kind": "bot", "level": "random"}
    for agreed in AGREED:
        wish = {"game": "legends", "seats": [{}, bot, bot], "options": agreed, "start": True}
        table = (await visitor.post("/api/tables", wish)).json()["table"]["id"]
        await visitor.post(f"/api/tables/{table}/end")
        again = await visitor.post(f"/api/tables/{table}/rematch")
        assert again.status_code in (200, 201), again.text
        next_table = (await visitor.get(f"/api/tables/{again.json()['table']}")).json()["table"]
        assert next_table["settings"]["options"] == agreed
