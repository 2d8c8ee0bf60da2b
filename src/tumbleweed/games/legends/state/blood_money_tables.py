"""The compiled content of Blood Money; without the module its tables are empty."""

from __future__ import annotations

from tumbleweed.core.state import NONE


class BloodMoneyTables:
    def __init__(self) -> None:
        # legendary stories (BM-STORY); a card of their deck is 2 * tale + outcome
        self.tales: tuple[str, ...] = ()
        self.outcomes: tuple[str, ...] = ()  # per card
        self.conditions: tuple[str, ...] = ()  # all of them, one after another
        self.on_reveal: list[int] = []  # per tale; these and those below are addresses of effects
        self.on_reveal_end: list[int] = []
        self.tale_condition: list[int] = []  # per tale: the first of its conditions
        self.tale_conditions: list[int] = []  # and how many it has
        self.tale_events: list[int] = []  # mask of the events that may meet one of them
        self.condition_trigger: list[int] = []  # per condition: the first row of its triggers
        self.condition_triggers: list[int] = []  # how many, any of them; 0: it is an offer alone
        self.condition_events: list[int] = []  # mask of their events
        self.condition_when: list[int] = []  # address of a further test, or NONE
        self.condition_reward: list[int] = []
        self.condition_reward_end: list[int] = []
        self.offer_cost: list[int] = []  # NONE: it cannot be met by paying
        self.offer_cost_end: list[int] = []
        self.offer_when: list[int] = []  # address of a test, or NONE
        self.outcome_reward: list[int] = []  # per card
        self.outcome_reward_end: list[int] = []
        self.consequences: list[int] = []
        self.consequences_end: list[int] = []
        self.map_places: list[list[int]] = []  # per tale: where its map tokens go; [] without
        self.map_reveal: list[int] = []  # the row of the trigger that turns one, or NONE
        self.map_effect: list[int] = []  # per tale and map token
        self.map_effect_end: list[int] = []
        self.story_start = 1  # spaces of the Story track
        self.story_last = 1
        self.story_effect: list[int] = []  # per space: its effects, from one address to another
        self.story_effect_end: list[int] = []
        self.map_whereabouts: tuple[str, ...] = ()  # spaces, "supply", then seats
        self.map_supply = NONE  # two numbers of map_whereabouts
        self.map_seat = NONE  # of seat 0

        # injuries (BM-INJURY), the risk die (BM-RISK)
        self.injuries: tuple[str, ...] = ()
        self.injury_lp: list[int] = []  # per injury: 0 or less
        self.injury_text: list[int] = []  # per injury: the text carried out at once
        self.injury_text_end: list[int] = []
        self.forfeit: list[int] = []  # "discard so many cards", by their number less 1
        self.forfeit_end: list[int] = []
        self.injury_bars: list[int] = []  # per injury, story, scenario: mask of FORBIDDEN
        self.tale_bars: list[int] = []
        self.mode_bars: list[int] = []
        self.risk_faces: tuple[str, ...] = ()
        self.risk_die: list[int] = []  # its six sides, as faces
        self.risk_face: list[int] = []  # their texts
        self.risk_face_end: list[int] = []
        self.risk_bonuses: tuple[str, ...] = ()
        self.risk_bonus: list[int] = []
        self.risk_bonus_end: list[int] = []

        # deeds (BM-CLAIM) and their places, which are those that can be ruined (BM-REPAIR)
        self.deeds: tuple[str, ...] = ()
        self.deed_place: list[int] = []  # per deed: a number of Board.places
        self.deed_kind: list[int] = []  # as in DEED_KINDS
        self.deed_cost: list[int] = []
        self.deed_action: list[int] = []  # address in `Compiled.code`
        self.deed_action_end: list[int] = []
        self.deed_scoring: list[int] = []  # as in SCORINGS
        self.deed_lp: list[int] = []  # `lp`, or `each` of PER_MONEY
        self.deed_most: list[int] = []  # `max` of PER_MONEY
        self.deeds_at: list[list[int]] = []  # per space
        self.deed_places: tuple[str, ...] = ()
        self.ruinable: list[int] = []  # the same as numbers of Board.places
        self.ruin_at: list[int] = []  # per space: mask of the places it belongs to

        # the Traveling Trader (BM-TRADER)
        self.trader_cards: tuple[str, ...] = ()
        self.trader_place = NONE  # the place that moves, as a number of Board.places
        self.trader_regions: list[int] = []  # per movement card: a number of Board.regions
        self.trader_slots = 0  # kinds of items he sells
        self.relics: tuple[str, ...] = ()  # Legendary items
        self.relic_lp: list[int] = []  # at the end of the game
        self.relic_price = 0
        self.relics_face_up = 0
        self.relics_in_play: list[int] = []  # a scenario may leave some out
        self.weightless: list[int] = []  # addresses in `Compiled.mods`: longhorns slow nobody

        # what characters start with besides (BM-SETUP-23)
        self.start_lp: list[int] = []
        self.start_deed: list[int] = []  # one of DEED_KINDS, or NONE
        self.start_relics: list[int] = []
        self.starts_free: list[bool] = []  # on a kind of space, without another mini there
        self.free_action: list[int] = []  # per character: an ability that spends no action

        # scenarios
        self.modes: tuple[str, ...] = ()
        self.mode = NONE
        self.with_deeds = True  # they are claimed
        self.deed_goals: list[int] = []  # nobody can complete them without deeds
        self.sells_relics = True  # the Trader does
        self.further_cards = 0  # for everybody, at the start
        self.stocked: list[list[int]] = [[], []]  # per stand of Ante Up: items it must sell
        self.characters_out: list[int] = []
        self.money_per_lp = 60  # at the end (BM-END-04)
        self.richest_lp = 0
        self.arrest_for_hand = False  # who gives up the hand stays on the first Wanted space

    def pools(self) -> dict[str, tuple[str, ...]]:
        """What the arguments of events name."""
        return {
            "tales": self.tales,
            "outcomes": self.outcomes,
            "conditions": self.conditions,
            "injuries": self.injuries,
            "risk_faces": self.risk_faces,
            "risk_bonuses": self.risk_bonuses,
            "deeds": self.deeds,
            "deed_places": self.deed_places,
            "trader_cards": self.trader_cards,
            "relics": self.relics,
        }
