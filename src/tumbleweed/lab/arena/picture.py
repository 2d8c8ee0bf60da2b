"""The standings as a picture: ratings and shares of the wins with their intervals.

The charts and colours are those of reports; it follows the viewer's light or dark theme.
"""

from __future__ import annotations

import re

from tumbleweed.lab.arena.standings import Standings
from tumbleweed.lab.report.charts import style_sheet, whiskers

MARGIN = 12  # points
HEAD = 22


def picture(standings: Standings) -> str:
    """One SVG."""
    bots = standings.ranking
    fair = {standings.fair(bot) for bot in bots}
    same = len(fair) == 1
    deals = f"{standings.deals:,} deals, {standings.seats} seats"
    charts = {
        f"Rating, 95 % intervals ({deals})": whiskers(
            "rating", "Ratings", bots, [standings.rating(bot) for bot in bots], 0.0,
            "Elo points above the average", lambda value: f"{value:+.0f}",
        ),
        "Wins, 95 % intervals": whiskers(
            "wins", "Wins", bots, [standings.share(bot) for bot in bots],
            max(fair) if same else None,
            f"share of the games{'; line: fair' if same else ''}",
            lambda value: f"{value:.0%}",
        ),
    }  # fmt: skip
    return _stacked(charts)


def _stacked(charts: dict[str, str]) -> str:
    """One above the other, each with a heading."""
    parts: list[str] = []
    wide, high = 0.0, float(MARGIN)
    for heading, chart in charts.items():
        size = re.search(r'viewBox="0 0 ([0-9.]+) ([0-9.]+)"', chart)
        assert size is not None
        width, height = float(size[1]), float(size[2])
        parts.append(f'<text class="heading" x="{MARGIN}" y="{high + 12:g}">{heading}</text>')
        placed = f'<svg x="{MARGIN}" y="{high + HEAD:g}" width="{width:g}" height="{height:g}" '
        placed += 'overflow="visible" '
        parts.append(chart.replace("<svg ", placed, 1))
        wide, high = max(wide, width), high + HEAD + height + MARGIN
    style = (
        f"{style_sheet('colours')} .heading {{ font: 600 12px var(--font); fill: var(--ink); }} "
        ".paper { fill: var(--paper); }"
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide + 2 * MARGIN:g} {high:g}" '
        f'width="{wide + 2 * MARGIN:g}" height="{high:g}"><style>{style}</style>'
        f'<rect class="paper" width="100%" height="100%"/>{"".join(parts)}</svg>\n'
    )
