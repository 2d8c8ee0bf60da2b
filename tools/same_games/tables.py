"""The set-ups of the random games: both games, every edition, variant and number of players."""

from collections.abc import Iterator
from typing import Any

EDITIONS = ("revised", "first", "french")
LENGTHS = (15, 20, 25)
DIFFICULTIES = ("tenderfoot", "standard", "hard")
GOAT_EVERY = 5  # one of five games is a Goat: they are short and have few kinds of events
FIRST_SEED = 7_000_000  # seeds that no other test uses

Setup = dict[str, Any]  # as `Setup.to_json` gives it


def _setup(game: str, players: int, edition: str, *variants: str, **options: Any) -> Setup:
    return {
        "game": game,
        "players": players,
        "edition": edition,
        "variants": list(variants),
        "options": options,
    }


def goat_tables() -> list[Setup]:
    drawn = [_setup("goat", players, "standard") for players in range(2, 6)]
    agreed = [_setup("goat", players, "standard", first_player=1) for players in range(2, 6)]
    return drawn + agreed


def legends_tables() -> list[Setup]:
    """With two players there is the Man in Black, who has three difficulties."""
    tables = []
    for edition in EDITIONS:
        for players in range(2, 7):
            levels = DIFFICULTIES if players == 2 else ("",)
            for level in levels:
                agreed = {"difficulty": level} if level else {}
                for services in (False, True):
                    options = {**agreed, "house_chooses": services}
                    tables.append(_setup("legends", players, edition, **options))
                    tables.append(_setup("legends", players, edition, "goals", **options))
                if players <= 4:
                    tables.append(_setup("legends", players, edition, "first-game", **agreed))
    return [*tables, *_agreed_tables()]


def _agreed_tables() -> list[Setup]:
    cast = ["doc-holliday", "annie-oakley", "wyatt-earp"]
    return [
        _setup("legends", 3, "revised", characters=cast),
        _setup("legends", 3, "revised", "goals", first_player=2),
    ]


def random_games(count: int) -> Iterator[tuple[Setup, int]]:
    """Set-ups with seeds: the set-ups of each game take turns, and the lengths within each."""
    goat, legends = goat_tables(), legends_tables()
    for number in range(count):
        turn, rest = divmod(number, GOAT_EVERY)
        if rest == GOAT_EVERY - 1:
            setup = goat[turn % len(goat)]
        else:
            at = turn * (GOAT_EVERY - 1) + rest
            setup = _with_length(legends[at % len(legends)], at // len(legends))
        yield setup, FIRST_SEED + number


def _with_length(setup: Setup, at: int) -> Setup:
    if "first-game" in setup["variants"]:
        return setup
    return {**setup, "options": {**setup["options"], "length": LENGTHS[at % len(LENGTHS)]}}


# Few and short, for every run of the tests, and cut off before they get long. These seeds were
# selected because nearly everything that can happen does.
SMALL = [
    (_setup("goat", 2, "standard"), 2100),
    (_setup("goat", 3, "standard", first_player=1), 1),
    (_setup("goat", 5, "standard"), 2),
    (_setup("legends", 2, "revised", length=15, difficulty="hard"), 2503),
    (_setup("legends", 2, "french", "goals", length=15, difficulty="tenderfoot"), 3704),
    (_setup("legends", 2, "first", "first-game", difficulty="standard"), 2205),
    (_setup("legends", 3, "french", "first-game"), 606),
    (_setup("legends", 3, "revised", "goals", length=15, house_chooses=True), 3607),
    (_setup("legends", 4, "first", "goals", length=15), 2508),
    (_setup("legends", 4, "revised", length=15), 109),
    (_setup("legends", 5, "french", length=15, house_chooses=True), 1710),
    (_setup("legends", 6, "first", length=15), 2711),
]
SMALL_CHOICES = 300


def small_games() -> Iterator[tuple[Setup, int]]:
    return ((setup, FIRST_SEED + number) for setup, number in SMALL)
