"""From a record to its front page."""

from __future__ import annotations

from tumbleweed.core.record import Record
from tumbleweed.echo.chronicle import Chronicle, read
from tumbleweed.echo.newsroom import Newsroom, newsroom_of
from tumbleweed.echo.paper import PLACES, Echo, Story
from tumbleweed.echo.results import headline, turning_point


def echo_of(record: Record) -> Echo | None:
    """The page of a finished game; None if it has no result."""
    newsroom = newsroom_of(record.setup.game)
    chronicle = read(record, newsroom.scores)
    return None if chronicle.game.result is None else edited(chronicle, newsroom)


def edited(chronicle: Chronicle, newsroom: Newsroom) -> Echo:
    told = [turning_point(chronicle), *(report(chronicle) for report in newsroom.reporters)]
    stories = [headline(chronicle, newsroom.headline), *(each for each in told if each)]
    return Echo(
        sorted(stories, key=_place),
        [(each.number, each.entry) for each in chronicle.rounds],
        newsroom.portraits(chronicle),
        chronicle.result.to_json(),
        chronicle.last,
    )


def _place(story: Story) -> int:
    return PLACES.index(story.place)
