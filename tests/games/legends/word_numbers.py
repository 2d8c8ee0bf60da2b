"""The numbers of words in compiled tables, by their names."""

from tumbleweed.games.legends.compiler.words import CONDITIONS, EFFECTS, STEPS


def do(name: str) -> int:
    return EFFECTS.named(name).number


def test_of(name: str) -> int:
    return CONDITIONS.named(name).number


def step(name: str) -> int:
    return STEPS.named(name).number


test_of.__test__ = False  # type: ignore[attr-defined]
