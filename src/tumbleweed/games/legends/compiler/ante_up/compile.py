"""Compiles the files of Ante Up into `Compiled.up`."""

from __future__ import annotations

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.compiler.board import Entry, Places
from tumbleweed.games.legends.compiler.program import Program, Words
from tumbleweed.games.legends.state.ante_up_model import ANTE_UP_STREAMS, TOKEN_KINDS
from tumbleweed.games.legends.state.ante_up_tables import AnteUpTables
from tumbleweed.games.legends.state.compiled import Board, Compiled
from tumbleweed.games.legends.state.model import MAX_PLAYERS
from tumbleweed.games.legends.vocabulary import layout
from tumbleweed.games.legends.vocabulary.ante_up.modifiers import most_money
from tumbleweed.games.legends.vocabulary.terms import KIND_ACTION

ANTE_UP = "ante-up"
TRAIN = "train"  # the place that moves


def compile_ante_up(
    compiled: Compiled, program: Program, places: Places, files: dict[str, Entry]
) -> None:
    compiled.ante_up = ANTE_UP in compiled.modules
    if not compiled.ante_up:
        return
    up, compiler = compiled.up, _AnteUp(compiled, program, places)
    compiled.with_tokens, compiled.most_money = True, most_money(compiled)
    compiled.streams = (*compiled.streams, *ANTE_UP_STREAMS)
    compiler.links(files["places"]["link"])
    compiler.train(files["ante-up/train"])
    compiler.frontier(files["ante-up/frontier"])
    compiler.tokens(files["ante-up/tokens"])
    compiler.events(files["ante-up/events"])
    compiler.gambler(files["ante-up/gambler"])
    _games(up, files["ante-up/faro"])
    up.start_gambler = [
        each["start"].get("gambler", 0) for each in files["characters"]["character"]
    ]
    compiled.character_action = [_action(compiled, own) for own in compiled.character_abilities]
    up.start_rewards = [
        each["start"].get("rewards", False) for each in files["characters"]["character"]
    ]


def _action(compiled: Compiled, abilities: list[int]) -> int:
    kinds = [compiled.abilities[a * layout.ABILITY + layout.A_KIND] for a in abilities]
    return abilities[kinds.index(KIND_ACTION)] if KIND_ACTION in kinds else NONE


class _AnteUp:
    def __init__(self, compiled: Compiled, program: Program, places: Places) -> None:
        self._board: Board = compiled.board
        self._office_of = compiled.office_of = [NONE] * len(compiled.board.spaces)
        self._up = compiled.up
        self._program = program
        self._places = places

    def links(self, links: Words) -> None:
        up, count = self._up, len(self._board.spaces)
        up.pass_from, up.rail_from = [NONE] * count, [NONE] * count
        for link in links:
            one, other = (self._space(end) for end in link["ends"])
            table = up.pass_from if link["kind"] == "pass" else up.rail_from
            table[one], table[other] = other, one
            if link["kind"] == "rail":
                up.fare = link["cost"]
        up.heads = [space for space, other in enumerate(up.pass_from) if other != NONE]
        up.stations = [space for space, other in enumerate(up.rail_from) if other != NONE]
        up.stations_near = [
            [station for station in up.stations if station in self._board.neighbours[space]]
            for space in range(count)
        ]
        self._offices()
        self._board.patrol = [
            near if other == NONE else [*near, other]
            for near, other in zip(self._board.neighbours, up.pass_from, strict=False)
        ]

    def _offices(self) -> None:
        """Per space the law office of its board (AU-MOVE-14)."""
        office = self._places.of(["law-office"])
        for space in range(len(self._board.spaces)):
            if self._board.at(space, office):
                for near in _connected(self._board, space):
                    self._office_of[near] = space

    def train(self, train: Entry) -> None:
        up = self._up
        up.stops = tuple(stop["id"] for stop in train["stop"])
        up.stop_space = [self._space(stop["place"]) for stop in train["stop"]]
        up.stop_spaces = [self._board.spaces[space] for space in up.stop_space]
        up.first_stop = up.stops.index(train["meta"]["start"])
        up.stops_per_turn = train["meta"]["stops_per_turn"]
        up.train_place = self._places.of([TRAIN])
        up.encounters = tuple(card["id"] for card in train["encounter"])
        for card in train["encounter"]:
            up.encounter_draws.append(card["draws"])
            self._effect(card, "win", up.encounter_win, up.encounter_win_end)
            self._effect(card, "lose", up.encounter_lose, up.encounter_lose_end)

    def frontier(self, frontier: Entry) -> None:
        up = self._up
        up.court_value, up.ace_value = (
            frontier["meta"]["court_value"],
            frontier["meta"]["ace_value"],
        )
        up.frontier_places = tuple(space["id"] for space in frontier["space"])
        up.frontier_space = [self._space(space["place"]) for space in frontier["space"]]
        up.frontier_value = [space["value"] for space in frontier["space"]]
        up.frontier_at = [NONE] * len(self._board.spaces)
        for number, space in enumerate(up.frontier_space):
            up.frontier_at[space] = number
        up.frontier_tokens = tuple(token["id"] for token in frontier["token"])
        up.frontier_number = [token["number"] for token in frontier["token"]]
        up.frontier_twins = [
            [twin for twin, other in enumerate(up.frontier_number) if other == number]
            for number in up.frontier_number
        ]
        for token in frontier["token"]:
            self._effect(token, "reward", up.frontier_reward, up.frontier_reward_end)

    def tokens(self, tokens: Entry) -> None:
        up = self._up
        for kind, table in enumerate(TOKEN_KINDS):
            for token in tokens[table]:
                up.tokens = (*up.tokens, token["id"])
                up.token_kind.append(kind)
                up.token_draws.append(token.get("draws", token.get("hand", 0)))
                self._effect(token, "reward", up.token_reward, up.token_reward_end)
        self._whereabouts()

    def _whereabouts(self) -> None:
        up, board = self._up, self._board
        singles = range(len(board.kinds_of))
        up.plain = [
            not any(board.at(space, place) for place in singles)
            for space in range(len(board.spaces))
        ]
        saloons = [number for number, kinds in enumerate(board.kinds_of) if "saloon" in kinds]
        up.saloons = tuple(board.places[number] for number in saloons)
        up.saloon_at = [
            next((i for i, place in enumerate(saloons) if board.at(space, place)), NONE)
            for space in range(len(board.spaces))
        ]
        seats = (f"seat-{seat}" for seat in range(MAX_PLAYERS))
        up.whereabouts = (*board.spaces, *up.saloons, "supply", "out", *seats)
        up.saloon = len(board.spaces)
        up.supply = up.saloon + len(saloons)
        up.out, up.carried = up.supply + 1, up.supply + 2

    def events(self, events: Entry) -> None:
        up = self._up
        up.marker_every = events["meta"]["marker_every"]
        up.events = tuple(card["id"] for card in events["event"])
        for card in events["event"]:
            up.not_in_setup.append("in_setup" in card)
            self._effect(card, "effects", up.event_effect, up.event_effect_end)

    def gambler(self, gambler: Entry) -> None:
        up, track = self._up, gambler["gambler"]
        for space in sorted(gambler["space"], key=lambda each: int(each["space"])):
            self._effect(space, "effects", up.gambler_effect, up.gambler_effect_end)
        self._effect(track, "beyond", up.gambler_effect, up.gambler_effect_end)
        up.furthest_lp = track["end_furthest_lp"]
        up.tied_furthest_lp = track["end_furthest_tied_lp"]

    def _effect(self, card: Entry, key: str, starts: list[int], ends: list[int]) -> None:
        self._program.of_card(card["id"])
        start, end = self._program.effects(card[key])
        starts.append(start)
        ends.append(end)

    def _space(self, place: str) -> int:
        """The space of a place with exactly one."""
        number = self._places.of([place])
        return next(s for s in range(len(self._board.spaces)) if self._board.at(s, number))


def _connected(board: Board, start: int) -> list[int]:
    reached, ahead = [start], [start]
    while ahead:
        near = [n for space in ahead for n in board.neighbours[space]]
        ahead = [space for space in dict.fromkeys(near) if space not in reached]
        reached += ahead
    return reached


def _games(up: AnteUpTables, games: Entry) -> None:
    faro, high = games["faro"], games["high_stakes"]
    up.bets = list(faro["bets"])
    up.bet_markers, up.faro_cards, up.faro_shown = faro["markers"], faro["cards"], faro["shown"]
    up.winner_pays, up.jackpot_pays = faro["winner_pays"], faro["jackpot_pays"]
    up.faro_points, up.host_gains = faro["gambler_points"], faro["host_gains"]
    up.faros_a_turn = faro["per_turn"]
    up.high_needs, up.high_ante, up.high_raise = high["needs"], high["ante"], high["raise"]
    up.high_saloon, up.high_saloon_again = high["saloon_adds"], high["saloon_adds_again"]
    up.high_common, up.high_further = high["common_cards"], high["further_cards"]
    up.high_dealer = high["dealer_cards"]
