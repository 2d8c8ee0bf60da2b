"""Written by tools/state_source.py from blood_money.toml: change that, not this."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.state import LIST, NONE, NUMBER, PILE, Field
from tumbleweed.games.legends.state.blood_money_model import CONDITIONS, MAP_TOKENS
from tumbleweed.games.legends.state.compiled import Compiled


class BloodMoney:
    def __init__(
        self,
        tales: list[int],
        told: tuple[int, ...],
        discs: list[int],
        outcome_up: int,
        last: int,
        story: list[int],
        waiting: list[int],
        map_at: list[int],
        injury: list[int],
        injury_deck: list[int],
        risked: int,
        spared: list[int],
        ruins: int,
        deed_of: list[int],
        deeds_used: int,
        trader: int,
        trader_deck: list[int],
        trader_discard: tuple[int, ...],
        cart: int,
        relics: list[int],
        relic_shop: tuple[int, ...],
        relic_deck: list[int],
        stays_wanted: int,
        fight_looks: list[int],
        fight_top: int,
        offered: int,
    ) -> None:
        self.tales = tales  # the deck; its end is the current story. Nobody knows the outcomes
        self.told = told  # stories that were resolved, in that order
        self.discs = discs  # per condition of the current story: the seat that met it, or NONE
        self.outcome_up = outcome_up  # 1: the current story is being resolved, its outcome open
        self.last = last  # the seat that met the latest condition of the current story
        self.story = story  # per seat: its space on the Story track
        self.waiting = waiting  # texts that wait for the end of a fight or a game: seat, start, end
        self.map_at = map_at  # per map token: the supply, a space (face down), or a seat (turned)
        self.injury = injury  # per seat: the injury it holds, or NONE
        self.injury_deck = injury_deck  # its end is the top
        self.risked = risked  # 1: the risk die was rolled this turn
        self.spared = spared  # per seat: mask of the `reduce_wounds` that have worked this turn
        self.ruins = ruins  # mask of the places with a ruin token
        self.deed_of = deed_of  # per deed: the seat that owns it, or NONE
        self.deeds_used = deeds_used  # mask of the deeds whose action was used
        self.trader = trader  # the movement card that says where he is
        self.trader_deck = trader_deck  # its end is the top
        self.trader_discard = trader_discard
        self.cart = cart  # the space of his cart; only its region matters
        self.relics = relics  # per seat: mask of its Legendary items
        self.relic_shop = relic_shop  # Legendary items face up at the Trader's
        self.relic_deck = relic_deck  # its end is the top
        self.stays_wanted = stays_wanted  # 1: who is arrested keeps the first Wanted space
        self.fight_looks = fight_looks  # looks at the top of the fight deck, in rows (looks.py)
        self.fight_top = fight_top  # mask of the seats that know the top fight card
        self.offered = offered  # 1: an offer of the current story was taken this turn

    def clone(self) -> BloodMoney:
        return BloodMoney(
            self.tales[:],
            self.told,
            self.discs[:],
            self.outcome_up,
            self.last,
            self.story[:],
            self.waiting[:],
            self.map_at[:],
            self.injury[:],
            self.injury_deck[:],
            self.risked,
            self.spared[:],
            self.ruins,
            self.deed_of[:],
            self.deeds_used,
            self.trader,
            self.trader_deck[:],
            self.trader_discard,
            self.cart,
            self.relics[:],
            self.relic_shop,
            self.relic_deck[:],
            self.stays_wanted,
            self.fight_looks[:],
            self.fight_top,
            self.offered,
        )


def blood_money_fields(compiled: Compiled) -> list[Field]:
    if not compiled.blood_money:
        return []
    blood, spaces = compiled.blood, compiled.board.spaces
    return [
        Field("tales", LIST, blood.outcomes, part="blood"),
        Field("told", PILE, blood.outcomes, part="blood"),
        Field("discs", LIST, part="blood"),
        Field("outcome_up", NUMBER, part="blood"),
        Field("last", NUMBER, part="blood"),
        Field("story", LIST, part="blood"),
        Field("waiting", LIST, part="blood"),
        Field("map_at", LIST, blood.map_whereabouts, keys=MAP_TOKENS, part="blood"),
        Field("injury", LIST, blood.injuries, part="blood"),
        Field("injury_deck", LIST, blood.injuries, part="blood"),
        Field("risked", NUMBER, part="blood"),
        Field("spared", LIST, part="blood"),
        Field("ruins", NUMBER, blood.deed_places, masks=True, part="blood"),
        Field("deed_of", LIST, keys=blood.deeds, part="blood"),
        Field("deeds_used", NUMBER, blood.deeds, masks=True, part="blood"),
        Field("trader", NUMBER, blood.trader_cards, part="blood"),
        Field("trader_deck", LIST, blood.trader_cards, part="blood"),
        Field("trader_discard", PILE, blood.trader_cards, part="blood"),
        Field("cart", NUMBER, spaces, part="blood"),
        Field("relics", LIST, blood.relics, masks=True, part="blood"),
        Field("relic_shop", PILE, blood.relics, part="blood"),
        Field("relic_deck", LIST, blood.relics, part="blood"),
        Field("stays_wanted", NUMBER, part="blood"),
        Field("fight_looks", LIST, part="blood"),
        Field("fight_top", NUMBER, part="blood"),
        Field("offered", NUMBER, part="blood"),
    ]


NO_BLOOD_MONEY: Final = BloodMoney(
    tales=[],
    told=(),
    discs=[],
    outcome_up=0,
    last=0,
    story=[],
    waiting=[],
    map_at=[],
    injury=[],
    injury_deck=[],
    risked=0,
    spared=[],
    ruins=0,
    deed_of=[],
    deeds_used=0,
    trader=0,
    trader_deck=[],
    trader_discard=(),
    cart=0,
    relics=[],
    relic_shop=(),
    relic_deck=[],
    stays_wanted=0,
    fight_looks=[],
    fight_top=0,
    offered=0,
)


def bare_blood_money(compiled: Compiled) -> BloodMoney:
    if not compiled.blood_money:
        return NO_BLOOD_MONEY
    blood, n = compiled.blood, compiled.players
    return BloodMoney(
        tales=[],
        told=(),
        discs=[NONE] * CONDITIONS,
        outcome_up=0,
        last=NONE,
        story=[1] * n,
        waiting=[],
        map_at=[blood.map_supply] * len(MAP_TOKENS),
        injury=[NONE] * n,
        injury_deck=list(range(len(blood.injuries))),
        risked=0,
        spared=[0] * n,
        ruins=0,
        deed_of=[NONE] * len(blood.deeds),
        deeds_used=0,
        trader=NONE,
        trader_deck=list(range(len(blood.trader_cards))),
        trader_discard=(),
        cart=NONE,
        relics=[0] * n,
        relic_shop=(),
        relic_deck=list(range(len(blood.relics))),
        stays_wanted=0,
        fight_looks=[],
        fight_top=0,
        offered=0,
    )
