"""`tumbleweed admin`: each command on a database, its words, and what it refuses."""

import json
import shutil
from pathlib import Path

import pytest
from sqlalchemy import Connection
from typer.testing import CliRunner, Result

from server.services import newest_sqlite
from tumbleweed.cli import app
from tumbleweed.server.notices import jobs
from tumbleweed.server.notices.jobs import Order
from tumbleweed.server.notices.occasions import Duty
from tumbleweed.server.people.guests import new_guest
from tumbleweed.server.people.reports import report
from tumbleweed.server.store.engine import Store
from tumbleweed.server.store.tables import add_chat, add_table, change_seat
from tumbleweed.server.tables.lifecycle import new_table
from tumbleweed.server.tables.options import TableOptions


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Store:
    (tmp_path / "tumbleweed.db").write_bytes(newest_sqlite())
    monkeypatch.setenv("TUMBLEWEED_DATA", str(tmp_path))
    monkeypatch.delenv("DATABASE_URL", raising=False)
    return Store(f"sqlite:///{tmp_path / 'tumbleweed.db'}")


def admin(*arguments: str, code: int = 0) -> Result:
    done = CliRunner().invoke(app, ["admin", *arguments])
    assert done.exit_code == code, done.output
    return done


def waiting_table(store: Store) -> tuple[str, str]:
    """A table and who made it."""
    person, _ = store.now_in(new_guest, "en")
    bot = {"kind": "bot", "level": "random"}
    options = TableOptions.model_validate({"game": "goat", "seats": [{}, bot]})
    row, seats = new_table(options, person.id)
    store.now_in(add_table, row, seats)
    return row.id, person.id


def rude_talk(connection: Connection, table: str, people: list[str]) -> None:
    """Both sit there, and the first has said something."""
    for seat, person in enumerate(people):
        values = {"kind": "human", "person_id": person, "name": f"Seat {seat}"}
        change_seat(connection, table, seat, **values)
    said = {"person_id": people[0], "seat": 0, "name": "Seat 0", "words": "You varmint!"}
    add_chat(connection, table, **said, phrase=None, said_at=0.0)


def reported(store: Store) -> tuple[str, str, str]:
    """A table, who was rude there, and who has reported it."""
    table, rude = waiting_table(store)
    other, _ = store.now_in(new_guest, "en")
    store.now_in(rude_talk, table, [rude, other.id])
    store.now_in(report, table, other.id, rude, "insult", "Again.")
    return table, rude, other.id


def test_reports_are_listed_shown_and_closed(database: Store) -> None:
    table, rude, other = reported(database)
    [told] = [json.loads(line) for line in admin("reports", "list", "--json").output.splitlines()]
    assert (told["table_id"], told["about_id"], told["reporter_id"]) == (table, rude, other)
    assert (told["reason"], told["against"], told["by"]) == ("insult", 1, 1)
    assert "insult" in admin("reports", "list").output
    shown = admin("reports", "show", "1").output
    for part in ("insult", rude, other, table, "“Again.”", "You varmint!"):
        assert part in shown
    talk = json.loads(admin("reports", "show", "1", "--json").output)["talk"]
    assert [(line["person_id"], line["said"]) for line in talk] == [(rude, "You varmint!")]
    admin("reports", "close", "1", "Warned.")
    assert admin("reports", "list", "--json").output == ""
    assert json.loads(admin("reports", "list", "--all", "--json").output)["verdict"] == "Warned."
    assert "Warned." in admin("reports", "show", "1").output


def test_reports_that_are_not_there(database: Store) -> None:
    for command in (["show", "7"], ["close", "7", "Why not."]):
        assert "There is no report 7." in admin("reports", *command, code=1).output
    reported(database)
    assert "Say what came of it" in admin("reports", "close", "1", " ", code=1).output


def undelivered(connection: Connection, table: str, person: str) -> None:
    """An invitation whose webhook does not answer, at the first attempt."""
    order = Order(Duty("invited", table, None, person, 0.0), "webhook", person, 0.0, "Bia")
    jobs.add_jobs(connection, [order])
    batch = jobs.claim_jobs(connection, "one", 1.0, 60.0, 5)
    jobs.try_later(connection, batch, "one", 1.0, "no-answer host=hooks.example", final=False)


def test_notices_that_do_not_arrive_are_listed(database: Store) -> None:
    assert admin("notices", "--json").output == ""
    table, person = waiting_table(database)
    database.now_in(undelivered, table, person)
    told = json.loads(admin("notices", "--json").output)
    assert (told["table_id"], told["person_id"], told["way"]) == (table, person, "webhook")
    assert (told["tries"], told["given_up"]) == (1, False)
    assert told["fault"] == "no-answer host=hooks.example"
    assert "webhook" in admin("notices").output


def test_tables_and_people_are_listed(database: Store) -> None:
    table, person = waiting_table(database)
    [told] = [json.loads(line) for line in admin("tables", "--json").output.splitlines()]
    assert (told["id"], told["status"], told["host"]) == (table, "open", person)
    assert admin("tables", "--status", "over", "--json").output == ""
    [known] = [json.loads(line) for line in admin("people", person, "--json").output.splitlines()]
    assert known["id"] == person
    assert table in admin("tables").output


def test_a_table_is_held_released_and_closed(database: Store) -> None:
    table, _ = waiting_table(database)
    admin("hold", table, "A moment.")
    assert json.loads(admin("tables", "--json").output)["held"] == "A moment."
    admin("release", table)
    assert json.loads(admin("tables", "--json").output)["held"] is None
    admin("close", table, "--yes")
    assert json.loads(admin("tables", "--json").output)["status"] == "ended"


def test_a_person_is_deleted_after_asking(database: Store) -> None:
    _, person = waiting_table(database)
    done = CliRunner().invoke(app, ["admin", "delete-person", person], input="n\n")
    assert done.exit_code == 1
    assert json.loads(admin("people", person, "--json").output)["id"] == person
    assert "nothing of them is left" in admin("delete-person", person, "--yes").output
    assert admin("people", person, "--json").output == ""


def test_a_backup_is_checked_and_restored(database: Store, tmp_path: Path) -> None:
    waiting_table(database)
    admin("backup", str(tmp_path / "copy"))
    table, _ = waiting_table(database)
    database.close()
    assert "The old file is" in admin("restore", str(tmp_path / "copy"), "--yes").output
    assert table not in admin("tables", "--json").output
    assert "Everything fits." in admin("check", "--replay").output


def test_an_older_version_can_have_it_back(database: Store) -> None:
    table, _ = waiting_table(database)
    database.close()
    admin("downgrade", "0005", "--yes")
    said = CliRunner().invoke(app, ["admin", "tables"])
    assert said.exit_code == 1
    assert "start the server once" in said.output
    assert table


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["tables", "--status", "closed"], "no status 'closed'; there are: open, playing"),
        (["close", "nowhere12345", "--yes"], "There is no table 'nowhere12345'"),
        (["hold", "nowhere12345", "x"], "There is no table 'nowhere12345'"),
        (["ban", "nobody", "x"], "There is no person 'nobody'"),
        (["delete-person", "nobody", "--yes"], "There is no person 'nobody'"),
        (["restore", "missing", "--yes"], "There is no file missing"),
    ],
)
def test_what_is_not_there_is_named(database: Store, arguments: list[str], said: str) -> None:
    assert said in admin(*arguments, code=1).output.replace("\n", " ")


def test_a_missing_database_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TUMBLEWEED_DATA", str(tmp_path / "none"))
    monkeypatch.delenv("DATABASE_URL", raising=False)
    assert "There is no database at" in admin("backup", str(tmp_path / "x"), code=1).output
    shutil.rmtree(tmp_path / "none", ignore_errors=True)
