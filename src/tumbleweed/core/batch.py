"""Many games at once: flat lists instead of a call for each game, for code that learns.

    batch = Batch([tw.new("goat", players=4, seed=i, record=False) for i in range(64)], skip=True)
    rows = bytearray(len(batch) * batch.features.size)
    while True:
        batch.write_features(rows)      # of the asked seat of each game
        batch.play(chosen(rows, batch.legal, batch.offsets))

All lists are of plain integers (`array`), so that numpy reads them without copying
(`np.frombuffer`).
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from operator import index
from typing import Any

from tumbleweed.core.errors import IllegalChoice, UnknownName
from tumbleweed.core.features import Features, bytes_of
from tumbleweed.core.game import Game
from tumbleweed.core.option_keys import OptionKeys
from tumbleweed.core.ruleset import Ruleset
from tumbleweed.core.state import NONE

Deal = Callable[[int], Game]


class Batch:
    """Games of one kind, each at a question.

    Attributes:
        games: by their place in the batch.
        seats: per game, the seat that is asked; -1 when it is over.
        questions: per game, the number of the question; -1 when it is over.
        legal: the options of all games, one game after another.
        offsets: per game, where its options begin in `legal`; one more than there are games.
        rows: the same as `legal`, as rows of `keys`, told from the asker; empty without `keys`.
        finished: the games that ended with the last answers, with their places.
    """

    def __init__(
        self,
        games: list[Game],
        skip: bool = False,
        deal: Deal | None = None,
        keys: OptionKeys | None = None,
    ) -> None:
        """
        Args:
            games: of one game, in any set-ups.
            skip: questions with one answer are answered at once.
            deal: makes the game that replaces a finished one, from its place; None: it stays.
            keys: the rows of options.
        """
        if not games:
            raise UnknownName("batch: there is no game in it")
        kinds = sorted({game.ruleset.setup.game for game in games})
        if len(kinds) > 1:
            raise UnknownName(f"batch: games of one kind are expected, not {', '.join(kinds)}")
        self.games = games[:]
        self.finished: list[tuple[int, Game]] = []
        self._skip = skip
        self._deal = deal
        self._keys = keys
        self._rows_of: dict[Ruleset, list[list[int]]] = {}
        for place in range(len(self.games)):
            self._go_on(place)
        self._read()

    def __len__(self) -> int:
        return len(self.games)

    @property
    def features(self) -> Features:
        """The layout of a row of features."""
        found = self.games[0].ruleset.features
        if found is None:
            raise UnknownName(f"{self.games[0].ruleset.setup.game} has no features")
        return found

    def write_features(self, buffer: Any) -> None:
        """The features of the asked seats into one buffer, a row for each game; of a game that is
        over, those of seat 0.

        Raises:
            BadBuffer: the buffer has another size or type; it is unchanged.
        """
        size = self.features.size
        view = bytes_of(buffer, len(self.games) * size)
        first = 0
        for game in self.games:
            features = game.ruleset.features
            assert features is not None
            view[first : first + size] = game.feature_row(features, max(0, game.asked_seat))
            first += size

    def play(self, answers: Sequence[Any]) -> None:
        """One answer for each game, as an index of its options; -1 where it is over.

        Raises:
            IllegalChoice: an answer is not on offer, and in which game; no game has changed.
        """
        self._play(self._checked(answers))

    def play_places(self, places: Sequence[Any]) -> None:
        """The same by place: 0 is the first option of each game, in the order of `legal`."""
        chosen: list[int] = []
        for game, place in zip(self.games, places, strict=True):
            legal, at = game.legal, index(place)
            if legal and not 0 <= at < len(legal):
                raise IllegalChoice(f"batch: there is no answer {at} among {len(legal)}")
            chosen.append(legal[at] if legal else NONE)
        self._play(chosen)

    def replace(self, place: int, game: Game) -> None:
        """Another game at that place."""
        if game.ruleset.setup.game != self.games[0].ruleset.setup.game:
            raise UnknownName(f"batch: a game of {self.games[0].ruleset.setup.game} is expected")
        self.games[place] = game
        self._go_on(place)
        self._read()

    def _checked(self, answers: Sequence[Any]) -> list[int]:
        if len(answers) != len(self.games):
            raise IllegalChoice(f"batch: {len(self.games)} answers expected, not {len(answers)}")
        chosen = [index(answer) for answer in answers]
        for place, option in enumerate(chosen):
            legal = self.games[place].legal
            if option not in legal and (legal or option != NONE):
                raise IllegalChoice(f"batch: option {option} is not on offer in game {place}")
        return chosen

    def _play(self, chosen: list[int]) -> None:
        self.finished = []
        for place, option in enumerate(chosen):
            if option != NONE:
                self.games[place].play(option)
                self._go_on(place)
        self._read()

    def _go_on(self, place: int) -> None:
        """To a question worth asking, and from a finished game to the next."""
        game = self._skipped(self.games[place])
        while not game.legal:
            self.finished.append((place, game))
            if self._deal is None:
                break
            game = self._skipped(self._deal(place))
        self.games[place] = game

    def _skipped(self, game: Game) -> Game:
        while self._skip and len(game.legal) == 1:
            game.play(game.legal[0])
        return game

    def _read(self) -> None:
        flat: list[int] = []
        offsets: list[int] = [0]
        seats: list[int] = []
        questions: list[int] = []
        rows: list[int] = []
        for game in self.games:
            legal = game.legal
            flat.extend(legal)
            offsets.append(len(flat))
            seats.append(game.asked_seat)
            questions.append(game.question)
            if self._keys is not None and legal:
                table = self._rows(game, self._keys)[game.asked_seat]
                rows.extend([table[option] for option in legal])
        self.legal = array("i", flat)
        self.offsets = array("i", offsets)
        self.seats = array("i", seats)
        self.questions = array("i", questions)
        self.rows = array("i", rows)

    def _rows(self, game: Game, keys: OptionKeys) -> list[list[int]]:
        """Per seat and option."""
        ruleset = game.ruleset
        if ruleset not in self._rows_of:
            seats = range(game.players)
            found = [keys.rows(ruleset.catalogue, game.players, seat) for seat in seats]
            self._rows_of[ruleset] = found
        return self._rows_of[ruleset]
