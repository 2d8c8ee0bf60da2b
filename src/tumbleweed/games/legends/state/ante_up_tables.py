"""The compiled content of Ante Up; without the module its tables are empty."""

from __future__ import annotations

from tumbleweed.core.state import NONE


class AnteUpTables:
    def __init__(self) -> None:
        # the train (AU-TRAIN)
        self.stops: tuple[str, ...] = ()
        self.stop_space: list[int] = []  # per stop: where the train stands on the board
        self.first_stop = 0
        self.encounters: tuple[str, ...] = ()
        self.encounter_draws: list[int] = []  # per encounter: fight cards of the guard
        self.encounter_win: list[int] = []  # per encounter: address in `Compiled.code`
        self.encounter_win_end: list[int] = []
        self.encounter_lose: list[int] = []
        self.encounter_lose_end: list[int] = []

        # the boards: what joins them
        self.pass_from: list[int] = []  # per space: the other head of its pass, or NONE
        self.rail_from: list[int] = []  # per space: the other Rail Station, or NONE
        self.offices: list[int] = []  # per space: the law office of its board (AU-MOVE-14)

        # the frontier (AU-FRONT)
        self.frontier_places: tuple[str, ...] = ()
        self.frontier_space: list[int] = []  # per frontier place
        self.frontier_at: list[int] = []  # per space: its frontier place, or NONE
        self.frontier_value: list[int] = []  # per frontier place
        self.frontier_tokens: tuple[str, ...] = ()
        self.frontier_number: list[int] = []  # per token
        self.frontier_reward: list[int] = []
        self.frontier_reward_end: list[int] = []

        # event tokens (AU-TOKEN): claim jumpers, longhorns, outlaws, high rollers, in this order
        self.tokens: tuple[str, ...] = ()
        self.token_kind: list[int] = []  # as in ante_up_model.TOKEN_KINDS
        self.token_draws: list[int] = []  # fight cards, or the cards of a high roller's hand
        self.token_reward: list[int] = []
        self.token_reward_end: list[int] = []
        self.saloons: tuple[str, ...] = ()  # single places
        self.saloon_at: list[int] = []  # per space: the Saloon it belongs to, or NONE
        self.whereabouts: tuple[str, ...] = ()  # spaces, Saloons, "supply", "out", then seats
        self.supply = NONE  # three numbers of whereabouts
        self.out = NONE
        self.carried = NONE  # by seat 0

        # events and the Gambler track (AU-EVENT, AU-GAMB)
        self.events: tuple[str, ...] = ()
        self.event_effect: list[int] = []
        self.event_effect_end: list[int] = []
        self.not_in_setup: list[bool] = []  # per event: another one is drawn then (AU-SETUP-21)
        self.gambler_effect: list[int] = []  # per space from 1; the last is what lies beyond
        self.gambler_effect_end: list[int] = []
        self.furthest_lp = 0
        self.marker_space = 0  # on the three tracks (AU-SETUP-09)

        # gambling (content/ante-up/faro.toml)
        self.high_stakes = False
        self.train_place = NONE  # the place that moves
