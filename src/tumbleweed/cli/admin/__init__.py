"""`tumbleweed admin`: what a host does to tables, people and the database.

It works on the database of the environment (`DATABASE_URL`, `TUMBLEWEED_DATA`), whether a server
runs or not; a running one notices within two seconds.
"""

import typer

from tumbleweed.cli.admin import database, moving, notices, people, reports, tables

app = typer.Typer(no_args_is_help=True, help="For hosts: tables, people, backups.")
for part in (tables, moving, people, reports, notices, database):
    part.join(app)
