"""Law (f) at the Goat's table: a world dealt for a seat is played on, from every question."""

from collections import Counter

from games.redealing import GOAT, asked_for, redeal_everywhere, start


def test_redealt_worlds_play_on_from_every_kind_of_question() -> None:
    met: Counter[tuple[str, ...]] = Counter()
    worlds = sum(redeal_everywhere("goat", each, seed, met) for each in GOAT for seed in range(12))
    assert worlds > 400
    assert {prompt for prompt, _ in met} == asked_for(start("goat", 0, GOAT[0]))
