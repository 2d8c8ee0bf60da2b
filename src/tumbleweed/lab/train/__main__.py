"""`python -m tumbleweed.lab.train legends --out runs/first`: trains a net, or goes on with it."""

from __future__ import annotations

from dataclasses import fields
from datetime import timedelta
from pathlib import Path
from typing import Annotated, Any

import typer

import tumbleweed.games  # noqa: F401 - puts the games on the list
from tumbleweed.core.errors import TumbleweedError
from tumbleweed.lab.train.card import write_card
from tumbleweed.lab.train.run import Run
from tumbleweed.lab.train.settings import BadRun, Settings, stored

app = typer.Typer(add_completion=False, rich_markup_mode=None)
KINDS: dict[str, type] = {
    each.name: type(each.default) for each in fields(Settings) if each.name != "game"
}


@app.command()
def train(
    game: Annotated[str, typer.Argument(help="Which game.")],
    out: Annotated[Path, typer.Option(help="The run's folder. A run that is there goes on.")],
    setting: Annotated[
        list[str] | None,
        typer.Option("--set", help="A setting as name=value: iterations=200, mixes=base,goals."),
    ] = None,
    jobs: Annotated[int, typer.Option(help="Processes that play.")] = 2,
    device: Annotated[str, typer.Option(help="Where it learns: cpu, cuda or auto.")] = "auto",
    seconds: Annotated[float | None, typer.Option(help="Stop after so long; go on later.")] = None,
    arena: Annotated[int, typer.Option(help="Games against other bots at the end.")] = 0,
) -> None:
    """Train a net by self-play. Interrupted, it goes on from its last checkpoint."""
    try:
        settings = _settings(game, setting or [], out)
        run = Run(settings, out, jobs, device, _told(settings))
        try:
            over = run.go(seconds)
        finally:
            run.close()
        if over:
            write_card(run.folder, settings, arena, jobs)
        typer.echo(f"{'Finished' if over else 'To be continued'}: {run.folder.weights}")
    except TumbleweedError as fault:
        typer.echo(str(fault), err=True)
        raise typer.Exit(2) from None


def _settings(game: str, given: list[str], out: Path) -> Settings:
    """Those given; a run that goes on needs none."""
    earlier = stored(out)
    if earlier is not None and not given and earlier.game == game:
        return earlier
    return Settings(game, **dict(_setting(each) for each in given))


def _setting(given: str) -> tuple[str, Any]:
    name, _, value = given.partition("=")
    if name not in KINDS:
        raise BadRun(f"there is no setting {name!r}; there are: {', '.join(KINDS)}")
    kind = KINDS[name]
    try:
        if kind is tuple:
            return name, tuple(value.split(","))
        if kind is bool:
            return name, {"yes": True, "no": False}[value]
        return name, kind(value)
    except (ValueError, KeyError):
        raise BadRun(f"{name}: {value!r} is not a {kind.__name__}") from None


def _told(settings: Settings) -> Any:
    def told(point: dict[str, Any]) -> None:
        if "lessons" in point:
            typer.echo(
                "{lessons:,} decisions imitated: agrees in {agreed:.3f}, value {value:.3f}".format(
                    **point
                )
            )
            return
        at = point["iteration"] + 1
        left = point["spent"] / at * (settings.iterations - at)
        rate = point["decisions"] / (point["playing"] + point["learning"])
        typer.echo(
            f"{at}/{settings.iterations}  {rate:,.0f} decisions/s  "
            f"play {point['playing']:.1f} s, learn {point['learning']:.1f} s  "
            f"entropy {point['entropy']:.3f}  value {point['value']:.3f}  "
            f"left {timedelta(seconds=round(left))}"
        )

    return told


if __name__ == "__main__":
    app()
