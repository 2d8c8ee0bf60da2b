"""Every call of the API as its own description says, and as it does not: no answer is a fault of
the server, each is one that the description names. With real tables and people, so that the calls
get beyond the door."""

import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.specs.openapi.schemas import OpenApiSchema

from server.patience import PATIENCE
from server.serving import Server, serving
from tumbleweed.server.api import examples
from tumbleweed.server.app import create_app
from tumbleweed.server.settings import Settings

pytestmark = pytest.mark.extended

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
GOAT = {"game": "goat", "seats": [{}, {}, {"kind": "bot", "level": "random"}]}
# Whoever calls these may be somebody else afterwards, or nobody.
PARTING = {"/api/me", "/api/session", "/api/me/account", "/api/me/password"}
OPENING = ("/start", "/end", "/seats/{seat}", "/seats/{seat}/bot")


def described(**coverage: Any) -> OpenApiSchema:
    """The API by its own description; `coverage` settles the calls with values at the limits of
    their types, dozens for each route."""
    config = schemathesis.Config.from_dict({"phases": {"coverage": coverage}})
    description = create_app(Settings(data=Path("unused"))).openapi()
    return schemathesis.openapi.from_dict(description, config=config)


schema = described(enabled=False)  # they are called in tests/soak/test_server_api.py
quickly: dict[str, Any] = {
    "deadline": None,
    "derandomize": True,
    "database": None,
    "phases": [Phase.explicit, Phase.generate],
    "suppress_health_check": list(HealthCheck),
}


class World:
    """A player with tables in every state."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.session = self.visitor()
        dealt = {**GOAT, "start": True, "fill": "random"}
        self.playing, self.ended = (self.post("/tables", dealt)["table"]["id"] for _ in range(2))
        self.post(f"/tables/{self.ended}/end")
        self.file = self.get(f"/tables/{self.ended}/export")
        self.link = self.post(f"/tables/{self.playing}/seats/0/links")["id"]
        self.open = ""

    def visitor(self) -> requests.Session:
        session = requests.Session()
        session.headers["Origin"] = self.url
        return session

    def post(self, path: str, body: Any = None) -> Any:
        answer = self.session.post(f"{self.url}/api{path}", json=body or {}, timeout=60)
        assert answer.ok, answer.text
        return answer.json()

    def get(self, path: str) -> Any:
        return self.session.get(f"{self.url}/api{path}", timeout=60).json()

    def some_table(self, path: str, luck: random.Random) -> str:
        """Where an open one may be none afterwards there is always another."""
        if not self.open or (luck.random() < 0.2 and path.endswith(OPENING)):
            self.open = self.post("/tables", GOAT)["table"]["id"]
        return str(luck.choice([self.playing, self.ended, self.open]))

    def call(self, case: schemathesis.Case[Any]) -> None:
        """Now and then with something real instead of what was made up."""
        luck = random.Random(repr((case.body, case.query)))
        parameters = case.path_parameters or {}
        if "table_id" in parameters and luck.random() < 0.9:
            parameters["table_id"] = self.some_table(case.path, luck)
        if "seat" in parameters and luck.random() < 0.5:
            parameters["seat"] = luck.randrange(3)
        if "link" in parameters and luck.random() < 0.5:
            parameters["link"] = self.link
        if case.path.endswith("/import") and luck.random() < 0.5:
            case.body = spoiled(self.file, luck)
        if case.path.endswith("/choose") and luck.random() < 0.7:
            question = self.get(f"/tables/{self.playing}").get("decision")
            if question is not None:
                parameters["table_id"] = self.playing
                case.body = {"decision": question["id"], "key": luck.choice(question["options"])}
        session = self.visitor() if case.path in PARTING else self.session
        answer = case.call(base_url=self.url, session=session, timeout=60)
        case.validate_response(answer, checks=CHECKS)


def spoiled(file: Any, luck: random.Random) -> Any:
    """The same with one value somewhere in it replaced."""
    if luck.random() < 0.3 or not isinstance(file, dict | list) or not file:
        return luck.choice([None, -1, 2**70, "", "x", [], {}, [[]], {"a": None}, 0.5, True])
    copy = file.copy()
    place = luck.choice(list(copy) if isinstance(copy, dict) else range(len(copy)))
    copy[place] = spoiled(copy[place], luck)
    return copy


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("described")) as started:
        yield started
        assert "Traceback" not in started.log.read_text()


@pytest.fixture(scope="session")
def world(server: Server) -> World:
    return World(server.url)


def test_the_examples_are_true(world: World) -> None:
    """What they name is what comes."""
    question, latest = None, time.monotonic() + PATIENCE
    while question is None:
        assert time.monotonic() < latest, "no question comes"
        payload = world.get(f"/tables/{world.playing}")
        question = payload["decision"]
    assert set(examples.PAYLOAD) == set(payload)
    assert set(examples.TABLE) == set(payload["table"])
    assert set(examples.SEAT) == set(payload["table"]["seats"][0])
    assert set(examples.QUESTION) == set(question)
    assert set(examples.QUESTION["prompt"]) >= set(question["prompt"])
    known = {"key", "args", "join", "line", "said"}
    assert all({"key", "args"} <= set(event) <= known for event in payload["events"]["list"])
    answer = {"decision": question["id"], "key": question["options"][0]}
    assert set(world.post(f"/tables/{world.playing}/choose", answer)) == {"revision"}


@schema.parametrize()
@settings(max_examples=3, **quickly)
def test_every_call_is_answered_as_described(case: schemathesis.Case[Any], world: World) -> None:
    world.call(case)
