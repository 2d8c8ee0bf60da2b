"""Options that several commands have."""

from pathlib import Path
from typing import Annotated

import typer

ContentPath = Annotated[
    Path | None,
    typer.Option("--content", help="A pack of your own cards: its folder, or one file of it."),
]
