"""The rules over HTTP: the guide, what is found, a statement with its chapter."""

from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from tumbleweed.server.app import create_app
from tumbleweed.server.settings import Settings


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    app = create_app(Settings(data=tmp_path_factory.mktemp("server"), rates=False))
    with TestClient(app, "http://127.0.0.1:8000") as client:
        yield client


def test_the_guide_of_a_printing(reader: TestClient) -> None:
    pages = reader.get("/api/rules/guide?game=legends&edition=french&lang=fr").json()
    heist = next(page for page in pages if page["chapter"] == "WL-HEIST")
    assert heist["title"] == "L’attaque de banque"
    assert ["WL-HEIST-11"] in [line["rules"] for line in heist["do"]]
    assert ["WL-HEIST-10"] not in [line["rules"] for line in heist["do"]]
    english = reader.get("/api/rules/guide?game=legends&lang=pt").json()
    assert english == reader.get("/api/rules/guide?game=legends").json()


def test_a_search_names_the_chapter_first(reader: TestClient) -> None:
    found = reader.get("/api/rules?game=legends&words=poker&edition=first").json()
    assert found["chapters"][0] == "WL-POKER"
    assert found["rules"][0]["id"] == "WL-POKER-01"
    assert all("first" in rule["editions"] for rule in found["rules"])
    everywhere = reader.get("/api/rules?words=sheriff").json()["rules"]
    assert {rule["game"] for rule in everywhere} == {"goat", "legends"}
    nothing = reader.get("/api/rules?game=goat&words=xyzzy").json()
    assert nothing == {"chapters": [], "rules": []}


def test_a_chapter_holds_what_the_printing_says_and_what_was_asked(reader: TestClient) -> None:
    ids = [rule["id"] for rule in reader.get("/api/rules/WL-HEIST-11?edition=revised").json()]
    assert "WL-HEIST-11" in ids  # of another printing, but it was asked for
    assert "WL-HEIST-05" not in ids
    assert len(reader.get("/api/rules/WL-HEIST-11").json()) > len(ids)


def test_the_rules_of_a_module_are_shown_where_it_is_named(reader: TestClient) -> None:
    base = reader.get("/api/rules/guide?game=legends")
    both = reader.get("/api/rules/guide?game=legends&modules=ante-up")
    assert both.json()[: len(base.json())] == base.json()
    assert "AU-FARO" not in base.text
    assert "AU-FARO" in [page["chapter"] for page in both.json()]
    assert base.headers["etag"] != both.headers["etag"]
    assert reader.get("/api/rules?game=legends&words=longhorn").json()["rules"] == []
    found = reader.get("/api/rules?game=legends&words=longhorn&modules=ante-up").json()
    assert found["chapters"][0] == "AU-TOKEN"
    assert {rule["books"][0] for rule in found["rules"]} == {"ante-up"}
    everywhere = reader.get("/api/rules?words=sheriff&modules=ante-up").json()["rules"]
    assert {rule["game"] for rule in everywhere} == {"goat", "legends"}
    goat = "/api/rules/guide?game=goat"
    assert reader.get(f"{goat}&modules=ante-up").content == reader.get(goat).content


def test_a_statement_of_a_module_comes_with_its_chapter(reader: TestClient) -> None:
    told = reader.get("/api/rules/AU-FARO-06?lang=fr").json()
    assert len(told) == 22
    assert {rule["group"] for rule in told} == {"AU-FARO"}
    assert "faro" in told[0]["text"]


def test_an_unknown_module_is_refused_by_name(reader: TestClient) -> None:
    refused = reader.get("/api/rules?words=faro&modules=ante-up&modules=chess")
    assert (refused.status_code, refused.json()["error"]["code"]) == (422, "no-module")


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("guide?game=legends&edition=second", 422),
        ("WL-NOWHERE-01", 404),
        ("guide?game=chess", 422),
        ("guide?game=legends&modules=chess", 422),
        ("guide", 422),
    ],
)
def test_what_is_not_there_is_refused(reader: TestClient, path: str, status: int) -> None:
    answer = reader.get(f"/api/rules/{path}")
    assert answer.status_code == status
    assert answer.json()["error"]["message"]
