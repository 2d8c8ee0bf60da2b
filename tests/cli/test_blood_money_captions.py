"""Captions of Blood Money that state figures, compared with play."""

import re
from collections.abc import Callable

import pytest

from catalogues import messages
from cli.blood_money_tables import BANK, bloody
from games.legends.caption_scenes import came_of
from games.legends.legends_messages import LANGS
from games.legends.stated import Amount, amounts, literals
from support.legends.playing import choose
from support.legends.property import own, owning
from support.legends.tales import story
from support.reading import state_of
from tumbleweed.games.legends.components.blood_money.scoring import deeds_lp


def captions(lang: str) -> dict[str, str]:
    return {
        name: re.sub(r"[\u00a0\u202f]", " ", " ".join(literals(message)))
        for name, message in messages(lang, "legends+blood-money").items()
    }


def risk() -> set[Amount]:
    """Each bonus after a blank."""
    found: set[Amount] = set()
    for bonus in ("card", "money"):
        game = bloody({"space": BANK}, chance={"risk": ["blank"]})
        found |= came_of(choose(game, f"risk:{bonus}"))
    return found


def repair() -> set[Amount]:
    game = bloody({"space": BANK, "hand": "9♣ K♠"}, ruins=["bank"])
    choose(game, "repair:bank", "discard:9♣")
    discarded = [event for event in game.events if event.key == "discarded"]
    assert story(game)[0] == 3
    return {("cards", len(discarded))}


SCENES: dict[str, Callable[[], set[Amount]]] = {
    "option-risk": risk,
    "gain-risk": risk,
    "gain-repair": repair,
    "why-no-card-for-repair": repair,
}


def scored(deed: str) -> Callable[[], set[Amount]]:
    """A single deed, and $40."""

    def lp() -> set[Amount]:
        game = owning({"space": BANK, "money": 40}, deeds=own(deed))
        return {("lp", deeds_lp(state_of(game), 0))}

    return lp


# Of the page (tests/cli/test_legends_captions.py finds them).
PAGE: dict[str, Callable[[], set[Amount]]] = {
    "legends-risk-card": risk,
    "legends-risk-money": risk,
    "legends-deed-per_kind": scored("darkrock-saloon"),
    "legends-deed-per_money": scored("cabaret"),
}


@pytest.mark.parametrize("lang", LANGS)
def test_every_caption_with_a_figure_has_its_scene(lang: str) -> None:
    assert {name for name, text in captions(lang).items() if amounts(text)} == set(SCENES)


@pytest.mark.rule("BM-RISK-04", "BM-REPAIR-06", "BM-REPAIR-08")
@pytest.mark.parametrize("caption", SCENES)
def test_what_a_caption_states_is_what_comes_of_it(caption: str) -> None:
    for lang in LANGS:
        assert amounts(captions(lang)[caption]) <= SCENES[caption](), lang


@pytest.mark.rule("BM-RISK-04", "BM-CLAIM-13")
@pytest.mark.parametrize("caption", PAGE)
def test_what_the_page_states_is_what_comes_of_it(caption: str) -> None:
    for lang in LANGS:
        text = re.sub(r"[\u00a0\u202f]", " ", " ".join(literals(messages(lang, "web")[caption])))
        assert amounts(text)
        assert amounts(text) <= PAGE[caption](), lang


@pytest.mark.parametrize(("lang", "points"), [("en", "2 story points"), ("fr", "2 points d’")])
def test_a_repair_gives_the_story_points_it_promises(lang: str, points: str) -> None:
    repair()
    assert points in captions(lang)["gain-repair"]
