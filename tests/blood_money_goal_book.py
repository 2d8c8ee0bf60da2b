"""What Blood Money adds to the ledger of goals and tokens: 32 goals, and its legendary tokens."""

from typing import Any, ClassVar

from ante_up_goal_book import AU_NEEDED, AU_STATES, AU_TOLD, AnteUpGoalBook
from legends_goal_book import TOWNS, Deeds, Ledger, Test, region, stood
from tumbleweed import Event

COUNTED = (
    "used-deed", "claimed-deed", "bought-relic", "map-turned", "gained-sp", "explored",
    "used-card", "used-bonus",
)  # fmt: skip
SALOONS = ("deed-darkrock-saloon", "deed-red-falls-saloon", "deed-buzzard-gulch-saloon")
RANCHES = ("deed-ranch-green", "deed-ranch-blue", "deed-ranch-orange")
MOUNTS = ("mule", "mustang", "quarter-horse", "burro")
TOKEN_OUTCOMES = ("the-circuit-preacher-a", "the-reckoning-of-legends-a")
FAR_NUMBERS = ("hidden-valley", "ghost-town", "eagles-pass", "bonanza")  # 5 and 6


def _of_map_or(what: str) -> Test:
    return lambda d: bool(d.game["map-turned"] + d.game[what])


def _regions(d: Deeds, what: str) -> int:
    return len({region(space) for space in d.places.get(what, ())})


BM_TOLD: dict[str, Test] = {
    **AU_TOLD,
    "goal-al-the-house-takes-its-cut": lambda d: d.game["used-deed"] >= 1,
    "goal-hodges-a-spanish-land-grant": lambda d: bool(
        d.game["used-deed"] and d.game["claimed-deed"]
    ),
    "goal-hodges-another-mans-herd": lambda d: bool(d.game["rustle"] + d.game["rob"]),
    "goal-baca-mail-order-badge": lambda d: bool(d.game["point on marshal"] + d.game["bandit"]),
    "goal-baca-read-the-law": lambda d: bool(
        d.game["weapon"] and d.game["arrest"] + d.game["outlaw"] + d.game["claim-jumper"]
    ),
    "goal-baca-four-thousand-bullets": lambda d: d.turn["won"] >= 2,
    "goal-beckwourth-tall-tale": lambda d: d.most["at story"] >= 4,
    "goal-beckwourth-the-low-pass": lambda d: d.game["explored"] >= 2,
    "goal-slaughter-san-bernardino": lambda d: d.game["wrangle"] >= 1,
    "goal-slaughter-say-when": lambda d: d.game["bandit"] >= 2,
    "goal-slaughter-wicked-little-gun": lambda d: d.most["at marshal"] >= 6,
    "goal-lottie-queen-of-the-pasteboards": lambda d: bool(d.game["won-pot"] + d.game["bet-paid"]),
    "goal-lottie-the-angel-of-san-antonio": lambda d: d.most["at gambler"] >= 5,
    "goal-lozen-shield-to-her-people": lambda d: d.game["won outside"] >= 1,
    "goal-lozen-open-palms": _of_map_or("explored far"),
    "goal-tobin-trading-blanket": lambda d: d.game["bought-relic"] >= 1,
    "goal-tobin-best-tracker": lambda d: bool(
        d.game["map-turned"] + d.game["outlaw"] + d.game["claim-jumper"]
    ),
    "goal-tobin-the-long-collection": lambda d: d.game["bought-relic"] >= 3,
}
BM_NEEDED: dict[str, Test] = {
    **AU_NEEDED,
    "goal-al-full-till": lambda d: stood(d, *TOWNS) >= 1,
    "goal-hodges-fine-print": lambda d: d.turn["used-card"] >= 2,
    "goal-baca-thirty-three-hours": lambda d: d.game["won hurt"] >= 1,
    "goal-beckwourth-guest-of-the-crow": lambda d: _regions(d, "condition-met") >= 3,
    # points that are lost on the last space count, too
    "goal-beckwourth-life-and-adventures": lambda d: d.game["gained-sp"] >= 3,
    "goal-lottie-fort-griffin-nights": lambda d: stood(d, *TOWNS) >= 2,
    "goal-lottie-not-a-hair-out-of-place": lambda d: d.game["acted"] >= 1,
    "goal-lozen-across-the-great-river": lambda d: d.turn["rode"] >= 1,
    "goal-lozen-long-walk-home": lambda d: d.most["healed"] >= 2,
    "goal-tobin-three-languages": lambda d: _regions(d, "stood") >= 5,
}
BM_STATES = {
    **AU_STATES,
    "goal-al-two-doors-on-main": lambda book, seat: (
        _owned(book, seat, SALOONS) >= 2 or _owned(book, seat) >= 3
    ),
    "goal-al-king-of-the-gem": lambda book, seat: _owned(book, seat) >= 4,
    "goal-hodges-self-made-man": lambda book, seat: book.money[seat] >= 120,
    "goal-slaughter-cattle-baron": lambda book, seat: bool(
        _owned(book, seat, RANCHES) and book.upgraded[seat] & set(MOUNTS)
    ),
}


def _owned(book: Any, seat: int, among: tuple[str, ...] = ()) -> int:
    own = [deed for deed, owner in book.deeds.items() if owner == seat]
    return sum(deed in among for deed in own) if among else len(own)


class BloodMoneyGoalBook(AnteUpGoalBook):
    """With the legendary tokens that stories give."""

    told: ClassVar = BM_TOLD
    needed: ClassVar = BM_NEEDED
    states: ClassVar = BM_STATES
    weapons: ClassVar = {**AnteUpGoalBook.weapons, "lever-action-thunder": "repeating-shotgun"}

    def __init__(self, players: int, goals: bool) -> None:
        super().__init__(players, goals)
        self.names = [""] * players  # the characters

    def hear(self, event: Event, book: Ledger) -> None:
        if event.key == "tale-resolved" and event.args["outcome"][8:] in TOKEN_OUTCOMES:
            self.likely = [count + 1 for count in self.likely]
        super().hear(event, book)

    def _enter(self, key: str, args: dict[str, Any], seat: int, book: Ledger) -> None:
        deeds = self.deeds[seat]
        if key in COUNTED:
            deeds.add(key)
        if key == "bought-relic":
            deeds.add("bought")  # a Legendary item is an item
        if key == "condition-met":
            deeds.add(key, at=book.space[seat])
            deeds.add("contributed", at=book.space[seat])  # BM-STORY-16
        if key == "explored" and args["token"].partition(":")[2] in FAR_NUMBERS:
            deeds.add("explored far")
        if key == "gained-sp":
            deeds.add("at story", args["at"])
        if key in ("showed", "discarded"):
            self._unsaid_bonuses(args["cards"], seat)
        super()._enter(key, args, seat, book)

    def _unsaid_bonuses(self, cards: list[str], seat: int) -> None:
        """A wild 2 in a hand of poker and a 10 spent as a nugget are Bonuses used (Lottie Deno),
        and no event says so: they may have been.
        """
        for card in cards:
            if card.split("-")[1] in ("2", "10"):
                self.deeds[seat].add("card used")

    def _chose_character(self, args: dict[str, Any], seat: int, book: Ledger) -> None:
        super()._chose_character(args, seat, book)
        self.names[seat] = args["character"].partition(":")[2]
