"""What is said of bandits that come: of gangs, or where one likes (with Blood Money)."""

from typing import Any

import pytest

from games.legends.legends_messages import LANGS
from games.legends.legends_telling import Told


@pytest.mark.rule("AU-EVENT-03", "BM-STORY-40")
@pytest.mark.parametrize(
    ("word", "english", "french"),
    [
        (
            {"gangs": ["A", "C"]},
            "bandits come to the free hideouts of gangs A, C",
            "des bandits apparaissent dans les planques libres des gangs A, C",
        ),
        (
            {"any_gang": 1},
            "bandits come to the free hideouts of a gang of your choice",
            "des bandits apparaissent dans les planques libres d’un gang de votre choix",
        ),
        (
            {"any_hideout": 2},
            "bandits come to 2 hideouts of your choice",
            "des bandits apparaissent dans 2 planques de votre choix",
        ),
    ],
)
def test_where_bandits_come(word: dict[str, Any], english: str, french: str) -> None:
    said = [
        Told(lang, modules=("ante-up", "blood-money")).tell({"do": "spawn", **word})
        for lang in LANGS
    ]
    assert said == [english, french]
