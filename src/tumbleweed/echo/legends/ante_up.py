"""News of Ante Up: Faro, the train, the frontier."""

from tumbleweed.echo.legends.town import busiest, largest, won
from tumbleweed.echo.newsroom import Reporter

OF_ANTE_UP: tuple[Reporter, ...] = (
    won("train", "echo-train"),
    largest("bet-paid", "echo-faro", "money"),
    busiest("explored", "echo-frontier"),
)
