"""The tables of the database. `migrations/` brings an older one to this shape.

Times are seconds since 1970. Tokens are stored as SHA-256, so they cannot be used by whoever reads
the database. What a player may not see during a game is in `tables.seed`, `choices`, `events` and
`seats.orders`; it leaves through `tables/seat_view.py` alone.
"""

from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=NAMES)


def _table_id() -> Column[str]:
    return Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"))


def _person_id(name: str = "person_id") -> Column[str]:
    return Column(name, String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False)


def _rating() -> list[Column[Any]]:
    return [
        _person_id(),
        Column("game", String(40), nullable=False),
        Column("players", Integer, nullable=False),
        Column("season", Integer, nullable=False),  # of the last game
        Column("mu", Double, nullable=False),
        Column("sigma", Double, nullable=False),
        Column("games", Integer, nullable=False),  # of that season
        Column("low", Integer, nullable=False),  # points at the low end of the interval, for lists
    ]


people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("lang", String(5), nullable=False),
    Column("login", String(60), unique=True),  # lower case; NULL: a guest
    Column("password", String(200)),  # argon2; NULL: no password
    Column("notices", JSON, nullable=False),  # channels and addresses
    Column("created_at", Double, nullable=False),
    Column("banned", Text),  # why, by the host; NULL: not
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    _person_id(),
    Column("created_at", Double, nullable=False),
    Column("seen_at", Double, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("credential_id", LargeBinary(1024), primary_key=True),
    _person_id(),
    Column("public_key", LargeBinary(2048), nullable=False),
    Column("sign_count", Integer, nullable=False),
    Column("label", String(60), nullable=False),
    Column("created_at", Double, nullable=False),
)

recoveries = Table(
    "recoveries",
    metadata,
    Column("token_hash", String(64), primary_key=True),  # of a mailed link, valid once
    _person_id(),
    Column("made_at", Double, nullable=False),
    Index("ix_recoveries_person_id", "person_id"),
)

challenges = Table(
    "challenges",
    metadata,
    Column("token_hash", String(64), primary_key=True),  # of a challenge, valid once
    # NULL: for a login
    Column("person_id", String(24), ForeignKey("people.id", ondelete="CASCADE")),
    Column("made_at", Double, nullable=False),
)

mutes = Table(
    "mutes",
    metadata,
    _person_id(),
    _person_id("muted_id"),
    Column("blocked_at", Double),  # a block: a mute that also closes one's tables; NULL: none
    PrimaryKeyConstraint("person_id", "muted_id"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("host_id", String(24), ForeignKey("people.id", ondelete="SET NULL")),
    Column("status", String(10), nullable=False),  # open, playing, over, ended (without a result)
    Column("listed", Boolean, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("seed", String(66)),  # hexadecimal, secret until the end; NULL before the start
    Column("seed_hash", String(64)),
    Column("position", JSON),  # the position it starts from, if it continues another game
    Column("engine", String(20)),  # which it was started with
    Column("content", String(64)),
    Column("version", Integer, nullable=False),  # counts every visible change
    Column("revision", Integer, nullable=False),  # counts the entries of the record
    Column("asked", JSON, nullable=False),  # the seats that are asked, for lists of tables
    Column("result", JSON),
    Column("created_at", Double, nullable=False),
    Column("started_at", Double),
    Column("changed_at", Double, nullable=False),
    Column("ended_at", Double),
    Column("next_id", String(16)),  # the rematch
    Column("wake_at", Double),  # when the table acts by itself: a bot, a clock
    Column("claimed_by", String(40)),  # the worker responsible for it, until:
    Column("claimed_until", Double),
    Column("held", Text),  # why the host has stopped it; NULL: not
    Index("ix_tables_lobby", "listed", "status", "changed_at"),
    Index("ix_tables_host_id", "host_id"),
    Index("ix_tables_changed_at", "changed_at"),
    Index("ix_tables_wake_at", "wake_at"),
)

seats = Table(
    "seats",
    metadata,
    _table_id(),
    Column("seat", Integer, nullable=False),
    Column("kind", String(6), nullable=False),  # open, human, bot
    Column("person_id", String(24), ForeignKey("people.id", ondelete="SET NULL")),
    Column("name", String(40), nullable=False),
    Column("level", String(20)),  # of a bot
    Column("stand_in", String(20)),  # the level of the bot that plays for an absent player
    Column("missed", Integer, nullable=False),  # timeouts in a row
    Column("deadline", Double),  # of the open question
    Column("seen_at", Double),  # when a socket of the player's was last open
    Column("orders", JSON, nullable=False),  # standing orders, the owner's secret
    Column("left_at", Double),  # the player has left a game in play
    Column("wanted", JSON(none_as_null=True)),  # who asks for this seat in play: person and name
    Column("hints", Integer),  # at how many questions the player has taken one
    Column("hinted", Integer),  # the number of the last of them
    PrimaryKeyConstraint("table_id", "seat"),
    Index("ix_seats_person_id", "person_id"),
    Index("ix_seats_seen_at", "seen_at"),
)

links = Table(
    "links",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    _table_id(),
    Column("seat", Integer, nullable=False),
    # to a free seat; otherwise the player's own, for sharing
    Column("invites", Boolean, nullable=False),
    _person_id("maker_id"),
    Column("used_by", String(24), ForeignKey("people.id", ondelete="CASCADE")),  # and nobody else
    Column("made_at", Double, nullable=False),
    Index("ix_links_table_id", "table_id", "seat"),
)

choices = Table(
    "choices",
    metadata,
    _table_id(),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("part", Integer, nullable=False),
    Column("revision", Integer, nullable=False),  # its index in the record, from 1
    Column("key", String(120), nullable=False),
    Column("barrier", String(20), nullable=False),
    Column("mark", String(64)),  # the fingerprint of the state, on every twentieth
    Column("events", Integer, nullable=False),  # number of events after it
    Column("made_by", String(8), nullable=False),  # player, bot, clock, order, table, host
    Column("made_at", Double, nullable=False),
    PrimaryKeyConstraint("table_id", "number", "seat", "part"),
    UniqueConstraint("table_id", "revision"),
)

events = Table(
    "events",
    metadata,
    _table_id(),
    Column("place", Integer, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("audience", Integer, nullable=False),  # a mask of seats; -1: everybody
    Column("key", String(60), nullable=False),
    Column("args", JSON, nullable=False),
    # the names of the arguments visible to the audience only
    Column("secret", JSON, nullable=False),
    PrimaryKeyConstraint("table_id", "place"),
)

chat = Table(
    "chat",
    metadata,
    _table_id(),
    Column("place", Integer, nullable=False),
    Column("person_id", String(24), ForeignKey("people.id", ondelete="SET NULL")),
    Column("seat", Integer),  # NULL: a spectator
    Column("name", String(40), nullable=False),
    Column("phrase", String(30)),  # a quick phrase, or
    Column("words", Text),
    Column("said_at", Double, nullable=False),
    PrimaryKeyConstraint("table_id", "place"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    # NULL: deleted
    Column("reporter_id", String(24), ForeignKey("people.id", ondelete="SET NULL")),
    _person_id("about_id"),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="SET NULL")),
    Column("revision", Integer, nullable=False),  # of the table then
    Column("reason", String(20), nullable=False),
    Column("words", Text),
    Column("made_at", Double, nullable=False),
    Column("closed_at", Double),  # NULL: the host has not looked into it
    Column("verdict", Text),  # what the host has found
    Index("ix_reports_about_id", "about_id"),
    Index("ix_reports_reporter_id", "reporter_id"),
)

report_lines = Table(
    "report_lines",
    metadata,
    Column("report_id", Integer, ForeignKey("reports.id", ondelete="CASCADE")),
    Column("place", Integer, nullable=False),
    Column("person_id", String(24), ForeignKey("people.id", ondelete="SET NULL")),
    Column("name", String(40), nullable=False),
    Column("phrase", String(30)),
    Column("words", Text),
    Column("said_at", Double, nullable=False),
    PrimaryKeyConstraint("report_id", "place"),
)

votes = Table(
    "votes",
    metadata,
    _table_id(),
    Column("absent", Integer, nullable=False),  # the seat the vote is about
    Column("voter", Integer, nullable=False),
    Column("answer", String(10), nullable=False),  # wait, bot, end
    PrimaryKeyConstraint("table_id", "absent", "voter"),
)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("endpoint", String(800), primary_key=True),
    _person_id(),
    Column("keys", JSON, nullable=False),
    Column("created_at", Double, nullable=False),
)

jobs = Table(
    "jobs",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("duty", String(120), nullable=False, unique=True),  # once per duty
    Column("way", String(10), nullable=False),  # push, mail, webhook
    _person_id(),
    _table_id(),
    Column("data", JSON, nullable=False),
    Column("due_at", Double, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("claimed_by", String(40)),
    Column("claimed_until", Double),
    Column("done_at", Double),
    Column("fault", Text),
    Index("ix_jobs_due_at", "done_at", "due_at"),
    Index("ix_jobs_person_id", "person_id"),
)

learning = Table(
    "learning",
    metadata,
    _person_id(),
    Column("course", String(40), nullable=False),
    Column("done", JSON, nullable=False),  # ids of lessons
    # where the latest one is learned
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="SET NULL")),
    PrimaryKeyConstraint("person_id", "course"),
)

ratings = Table(
    "ratings",
    metadata,
    *_rating(),
    PrimaryKeyConstraint("person_id", "game", "players"),
    Index("ix_ratings_leaders", "game", "players", "season", "low"),
)

season_standings = Table(  # the ratings of earlier seasons, of those who have played again since
    "season_standings",
    metadata,
    *_rating(),
    PrimaryKeyConstraint("person_id", "game", "players", "season"),
    Index("ix_season_standings_leaders", "game", "players", "season", "low"),
)

rated_seats = Table(
    "rated_seats",
    metadata,
    _table_id(),
    Column("seat", Integer, nullable=False),
    _person_id(),
    Column("place", Integer, nullable=False),
    Column("change", Integer, nullable=False),  # points
    Column("rated_at", Double, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("ix_rated_seats_person_id", "person_id", "rated_at"),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("host_id", String(24), ForeignKey("people.id", ondelete="SET NULL")),
    Column("name", String(40), nullable=False),
    Column("status", String(10), nullable=False),  # open, running, over, ended (called off)
    Column("settings", JSON, nullable=False),
    Column("round", Integer, nullable=False),  # that is played, from 1; 0 before the start
    Column("created_at", Double, nullable=False),
    Column("changed_at", Double, nullable=False),
    Index("ix_tournaments_status", "status", "changed_at"),
    Index("ix_tournaments_host_id", "host_id"),
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament_id", String(16), ForeignKey("tournaments.id", ondelete="CASCADE")),
    Column("number", Integer, nullable=False),
    Column("person_id", String(24), ForeignKey("people.id", ondelete="SET NULL")),
    Column("name", String(40), nullable=False),
    Column("level", String(20)),  # of a bot
    Column("lot", Integer, nullable=False),  # decides between equals
    Column("left_at", Double),
    PrimaryKeyConstraint("tournament_id", "number"),
    UniqueConstraint("tournament_id", "person_id"),
    Index("ix_entrants_person_id", "person_id"),
)

pairings = Table(
    "pairings",
    metadata,
    Column("tournament_id", String(16), nullable=False),
    Column("round", Integer, nullable=False),
    Column("entrant", Integer, nullable=False),
    Column("number", Integer, nullable=False),  # of the table in that round
    # NULL: nobody was left to play with, or the table is deleted
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="SET NULL")),
    Column("seat", Integer),  # NULL: a round without a game
    Column("points", Double),  # from 0 (last) to 1 (first); NULL: the game goes on
    PrimaryKeyConstraint("tournament_id", "round", "entrant"),
    ForeignKeyConstraint(
        ["tournament_id", "entrant"],
        ["entrants.tournament_id", "entrants.number"],
        name="fk_pairings_entrant",
        ondelete="CASCADE",
    ),
    Index("ix_pairings_table_id", "table_id"),
)

kept_values = Table(
    "house",
    metadata,
    Column("name", String(40), primary_key=True),  # the server's own values: VAPID
    Column("value", JSON, nullable=False),
)
