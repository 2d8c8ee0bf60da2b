"""What is kept for a content and a set-up is not handed out for another one."""

import pytest

from tumbleweed.bots.legends.country import country
from tumbleweed.games.legends.compiler.content import legends_content, load_content
from tumbleweed.games.legends.text.wording import legends_wording
from tumbleweed.server.drawing import territory

FIRST_GAME = ("first-game",)


def test_words_know_the_variants() -> None:
    content = load_content()
    plain, first = (content.compiled("revised", 3, 15, each) for each in ((), FIRST_GAME))
    assert legends_wording(content, plain) is legends_wording(content, plain)
    assert legends_wording(content, first).compiled.cast == first.cast
    assert legends_wording(content, plain).compiled.cast == []


def test_compiled_content_is_of_its_content() -> None:
    shipped = country(legends_content(), "revised", 3, ())
    assert country(legends_content(), "revised", 3, ()) is shipped
    assert country(load_content(), "revised", 3, ()) is not shipped


def test_bots_know_the_first_game() -> None:
    content = legends_content()
    cast = content.compiled("revised", 3, 15, FIRST_GAME).cast
    assert country(content, "revised", 3, FIRST_GAME).compiled.cast == cast
    assert country(content, "revised", 3, ()).compiled.cast != cast


@pytest.mark.extended
def test_the_map_is_drawn_from_the_content_at_hand() -> None:
    shipped = territory(legends_content())
    assert territory(legends_content()) is shipped
    redrawn = territory(load_content())
    assert redrawn is not shipped
    assert redrawn == shipped
