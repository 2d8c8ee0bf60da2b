"""`python -m tumbleweed` is the same as `tumbleweed`."""

from tumbleweed.cli import app

app(prog_name="tumbleweed")
