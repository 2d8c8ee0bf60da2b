"""The compiled content of Ante Up; without the module its tables are empty."""

from __future__ import annotations

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.state.ante_up_model import STANDS


class AnteUpTables:
    def __init__(self) -> None:
        # the train (AU-TRAIN)
        self.stops: tuple[str, ...] = ()
        self.stop_space: list[int] = []  # per stop: the train's space
        self.stop_spaces: list[str] = []  # per stop: the name of that space
        self.first_stop = 0
        self.stops_per_turn = 0
        self.train_place = NONE  # the place that moves, as a number of Board.places
        self.encounters: tuple[str, ...] = ()
        self.encounter_draws: list[int] = []  # per encounter: fight cards of the guard
        self.encounter_win: list[int] = []  # per encounter: address in `Compiled.code`
        self.encounter_win_end: list[int] = []
        self.encounter_lose: list[int] = []
        self.encounter_lose_end: list[int] = []

        # connections of the boards
        self.pass_from: list[int] = []  # per space: the other head of its pass, or NONE
        self.rail_from: list[int] = []  # per space: the other Rail Station, or NONE
        self.heads: list[int] = []  # the spaces with a pass
        self.stations: list[int] = []  # the spaces with a Rail Station
        self.stations_near: list[list[int]] = []  # per space: those of them next to it
        self.fare = 0  # by rail

        # the frontier (AU-FRONT)
        self.frontier_places: tuple[str, ...] = ()
        self.frontier_space: list[int] = []  # per frontier place
        self.frontier_at: list[int] = []  # per space: its frontier place, or NONE
        self.frontier_value: list[int] = []  # per frontier place
        self.court_value = 0  # the value of J, Q and K (AU-FRONT-03)
        self.ace_value = 0
        self.frontier_tokens: tuple[str, ...] = ()
        self.frontier_number: list[int] = []  # per token
        self.frontier_twins: list[list[int]] = []  # per token: all tokens of its number
        self.frontier_reward: list[int] = []
        self.frontier_reward_end: list[int] = []

        self.stands: tuple[str, ...] = STANDS  # Blood Money has a third one

        # event tokens (AU-TOKEN): claim jumpers, longhorns, outlaws, high rollers, in this order
        self.tokens: tuple[str, ...] = ()
        self.token_kind: list[int] = []  # as in ante_up_model.TOKEN_KINDS
        self.token_draws: list[int] = []  # fight cards, or the cards of a high roller's hand
        self.token_reward: list[int] = []
        self.token_reward_end: list[int] = []
        self.plain: list[bool] = []  # per space: no named place
        self.saloons: tuple[str, ...] = ()  # single places
        self.saloon_at: list[int] = []  # per space: the Saloon it belongs to, or NONE
        self.whereabouts: tuple[str, ...] = ()  # spaces, Saloons, "supply", "out", then seats
        self.saloon = NONE  # four numbers of whereabouts: the first Saloon
        self.supply = NONE
        self.out = NONE
        self.carried = NONE  # by seat 0

        # events and the Gambler track (AU-EVENT, AU-GAMB)
        self.events: tuple[str, ...] = ()
        self.event_effect: list[int] = []
        self.event_effect_end: list[int] = []
        self.not_in_setup: list[bool] = []  # per event: replaced during the set-up (AU-SETUP-21)
        self.gambler_effect: list[
            int
        ] = []  # per space from 1; the last is for points beyond the track
        self.gambler_effect_end: list[int] = []
        self.furthest_lp = 0
        self.tied_furthest_lp = 0
        self.marker_every = 0  # on the three tracks once, on the LP track repeatedly
        self.start_gambler: list[int] = []  # per character
        self.start_rewards: list[bool] = []  # these points give their rewards (AU-SETUP-20)

        # gambling (content/ante-up/faro.toml)
        self.bets: list[int] = []  # the possible worths of a marker
        self.bet_markers = 0
        self.faro_cards = 0
        self.faro_shown = 0
        self.winner_pays = 0
        self.jackpot_pays = 0
        self.faro_points = 0  # Gambler points for a marker paid
        self.host_gains = 0
        self.faros_a_turn = 0  # 0: no limit (AU-FARO-06)
        self.high_needs = 0
        self.high_ante = 0
        self.high_raise = 0
        self.high_saloon = 0
        self.high_saloon_again = 0
        self.high_common = 0
        self.high_further = 0
        self.high_dealer = 0

    def pools(self) -> dict[str, tuple[str, ...]]:
        """What the arguments of events name."""
        return {
            "stops": self.stops,
            "encounters": self.encounters,
            "frontier_tokens": self.frontier_tokens,
            "board_tokens": self.tokens,
            "saloons": self.saloons,
            "event_cards": self.events,
        }
