"""Every word that cards are made of, compiled and told, for the tests of the words."""

from functools import cache
from typing import Any

from tumbleweed.games.legends.compiler.board import Places
from tumbleweed.games.legends.compiler.content import legends_content
from tumbleweed.games.legends.compiler.program import Program
from tumbleweed.games.legends.compiler.words import EFFECTS
from tumbleweed.games.legends.effects.amounts import AmountEffect
from tumbleweed.games.legends.effects.theft import STOLEN
from tumbleweed.games.legends.state.blood_money_model import DEED_KINDS
from tumbleweed.games.legends.text.effect_text import EffectText
from tumbleweed.games.legends.text.wording import LegendsWording
from tumbleweed.games.legends.vocabulary import counts, terms
from tumbleweed.games.legends.vocabulary.effect import OWNER

ON_TRACKS = ("marshal", "wanted", "neutral", "most_wanted")
YES = {"is": "wanted_exists"}
SOME = [{"do": "gain_lp", "amount": 1}]
TWO = [SOME, [{"do": "heal", "amount": "all"}]]
PAID = {"do": "pay", "cost": [{"do": "lose_money", "amount": 10}], "effects": SOME}
COUNT = {"count": "contributors", "each": 10, "max": 30}
# Beside these there are those of modules.
OWN_FOES = ("player", "bandit", "guard", "sheriff")
OWN_PEEKS = ("hand", "story_deck")
OWN_COLORS = ("green", "blue")
BESIDE = {"where": "adjacent_self"}
PLACED = ("claim_jumper", "longhorn", "outlaw", "high_roller", "nugget", "frontier")


def all_words() -> list[dict[str, Any]]:
    """Every word of the game's own vocabulary, in all its ways."""
    goods = _goods("")
    words: list[dict[str, Any]] = [{"do": do, "amount": n} for do in goods for n in (1, 2)]
    words += [{"do": do, "amount": 1, "who": who} for do in goods for who in terms.SUBJECTS]
    parts = ("lose_money", "lose_wanted", "discard_cards", "lose_nuggets", "heal")
    words += [{"do": do, "amount": part} for do in parts for part in ("all", "half")]
    words += [{"do": "gain_money", "amount": {"count": what}} for what in counts.NAMES]
    words += [{"do": "gain_money", "amount": COUNT}]
    words += [{"do": "discard_cards", "amount": 1, "how": "random"}]
    words += [{"do": "may", "effects": SOME}, PAID, {**PAID, "times": 2}]
    words += [{"do": "choose", "options": TWO}, {"do": "demand", "who": "opponent", "options": TWO}]
    words += [{"do": "if", "test": test, "then": SOME} for test in all_conditions()]
    words += [{"do": "if", "test": YES, "then": SOME, "else": SOME}]
    words += [{"do": do, "count": n} for do in ("roll_dice", "reroll_dice") for n in (1, 2)]
    words += [{"do": do, "up_to": n} for do in ("move_sheriff", "move_self") for n in (1, 2)]
    words += [{"do": "place_self", "place": "bank"}, {"do": "place_self", "place": "town"}]
    words += [{"do": "peek", "what": what, "amount": n} for what in OWN_PEEKS for n in (1, 2)]
    words += [
        {"do": "change_value", "target": t, "by": by} for t in terms.TARGETS for by in (-2, 2)
    ]
    words += [{"do": "steal", "what": good.name, "amount": 1} for good in STOLEN]
    words += [{"do": "recover_card", "amount": 1}, {"do": "buy_item"}]
    kinds = [{"item_kind": kind} for kind in terms.ITEM_KINDS]
    words += [
        {"do": "buy_item", "discount": 10, "mode": m, **k} for m in terms.MODES for k in kinds
    ]
    words += [{"do": "gain_cattle"}, *({"do": "gain_cattle", "color": c} for c in OWN_COLORS)]
    silent = ("cancel_wounds", "cancel_fight_effect", "restart_fight", "forbid_marshal_reward")
    return words + [{"do": do} for do in (*silent, "discard_this", "retire_bandit", "return_disc")]


def _goods(module: str) -> list[str]:
    amounts = [word for word in EFFECTS.all if isinstance(word, AmountEffect)]
    return [word.name for word in amounts if word.module == module]


def words_of_ante_up() -> list[dict[str, Any]]:
    """Those it adds, and what it adds to the game's own."""
    goods = _goods("ante-up")
    words: list[dict[str, Any]] = [{"do": do, "amount": n} for do in goods for n in (1, 2)]
    words += [{"do": do, "amount": 1, "who": who} for do in goods for who in terms.SUBJECTS]
    words += [{"do": "draw_cards", "amount": "to_limit"}]
    words += [{"do": "gain_cattle", "color": "orange"}]
    decks = [deck for deck in terms.PEEKS if deck not in OWN_PEEKS]
    words += [{"do": "peek", "what": what, "amount": 1, "bottom": True} for what in decks]
    words += [{"do": "roll_dice", "count": 2, "gravel": SOME}]
    words += [{"do": "move_sheriff", "up_to": 2, "on_arrest": SOME}]
    words += [{"do": "place_self", "place": "bank", "as_move_action": True}]
    words += [{"do": "move_train", "stops": n} for n in (1, 2)]
    words += [{"do": "take_action", "actions": [action]} for action in ("poker", "fight")]
    words += [{"do": "resolve_event", "amount": n} for n in (1, 2)]
    words += [{"do": "spawn", "gangs": ["A", "B"]}, {"do": "place_sheriff", **BESIDE}]
    words += [{"do": "place_token", "token": t, "place": "mine"} for t in PLACED]
    foes = [foe for foe in terms.FOES if foe not in OWN_FOES]
    against = {"is": "fight_against", "against": foes}
    return [*words, {"do": "if", "test": against, "then": SOME}]


def words_of_blood_money() -> list[dict[str, Any]]:
    """Those it adds, and what it adds to others."""
    goods = _goods("blood-money")
    words: list[dict[str, Any]] = [{"do": do, "amount": n} for do in goods for n in (1, 2)]
    words += [{"do": do, "amount": 1, "who": who} for do in goods for who in terms.SUBJECTS]
    words += [{"do": "heal", "amount": 2, "on_injury_lost": SOME}]
    words += [{"do": "choose", "count": 2, "options": [*TWO, *TWO]}]
    words += [{"do": "spawn", key: n} for key in ("any_gang", "any_hideout") for n in (1, 2)]
    ruins = {"do": "ruin", "places": ["bank", "cabaret"]}
    words += [{"do": "ruin", "place": "bank"}, ruins, {**ruins, "pick": 1}]
    words += [{"do": "repair", "amount": n} for n in (1, 2)]
    words += [{"do": "upgrade_item"}, {"do": "upgrade_item", "item": "mule"}]
    words += [{"do": "deliver_cattle", "how": how} for how in terms.DELIVERIES]
    lying = {"what": ["nugget", "longhorn"], "distance": 1, "amount": 1}
    words += [{"do": "take_from_board", **lying}]
    words += [{"do": "buy_item", "item_kind": "legendary", "mode": mode} for mode in terms.MODES]
    words += [{"do": do} for do in ("return_to_start", "use_deed", "move_trader")]
    deeds: list[dict[str, Any]] = [{}, {"at_least": 2}, *({"deed_kind": k} for k in DEED_KINDS)]
    tests = [{"is": "has_deed", **deed} for deed in deeds]
    return [*words, *({"do": "if", "test": test, "then": SOME} for test in tests)]


def all_conditions() -> list[dict[str, Any]]:
    tests: list[dict[str, Any]] = [{"is": name} for name in ON_TRACKS]
    tests += [{"is": "marshal", "at_least": 3}, {"is": "wanted", "at_least": 3}]
    tests += [{"is": "at", "places": ["bank", "mine"]}, {"is": "same_space"}, {"is": "same_town"}]
    owned = ("has_money", "has_nuggets", "has_cards", "has_wounds", "has_lp")
    for limits in ({"at_least": 2}, {"at_most": 2}, {"at_least": 1, "at_most": 3}):
        tests += [{"is": name, **limits} for name in owned]
    tests += [{"is": "has_cattle"}, {"is": "has_item"}, {"is": "has_item", "item": "mule"}]
    tests += [{"is": "has_item", "item_kind": kind, "at_least": 2} for kind in terms.ITEM_KINDS]
    tests += [{"is": "has_item", "item": "mule", "upgraded": True}, {"is": "fewest_lp"}]
    tests += [{"is": "fight_against", "against": list(OWN_FOES)}, {"is": "fight_won"}]
    tests += [{"is": "fight_role", "role": role} for role in terms.ROLES]
    joined = [{"is": name, "tests": [YES, {"is": "neutral"}]} for name in ("any", "all")]
    return [*tests, YES, {"is": "not", "test": YES}, *joined]


class Told:
    """Effects compiled and told, with a note of the messages used."""

    def __init__(self, lang: str, listener: int = OWNER, modules: tuple[str, ...] = ()) -> None:
        content = legends_content().with_modules(modules)
        self.compiled = content.compiled("revised", 4, 20)
        items = {name: i for i, name in enumerate(self.compiled.items)}
        self._program = Program(self.compiled, Places(self.compiled.board), items)
        self._words = LegendsWording(content, self.compiled)
        self._lang = lang
        self.said: set[str] = set()
        self._effects = EffectText(self.compiled, self._say, self._name, listener)

    def _say(self, key: str, args: dict[str, Any]) -> str:
        self.said.add(key)
        return self._words.say(key, args, self._lang)

    def _name(self, kind: str, thing: str) -> str:
        return self._words.name_of(kind, thing, self._lang)

    def tell(self, *words: dict[str, Any]) -> str:
        return self._effects.effects(*self._program.effects(list(words)))


@cache
def said_of_effects() -> set[str]:
    told = {"ranked", "token"}  # the names of fight cards and cattle tokens
    for listener in range(3):
        teller = Told("en", listener)
        for word in all_words():
            teller.tell(word)
        teller.tell(*SOME, *SOME, *SOME)
        teller.tell()
        teller.tell({"do": "gain_lp", "amount": 1, "who": "each_player", "filter": YES})
        told |= teller.said
    return told


@cache
def said_of_blood_money() -> set[str]:
    told = set()
    for listener in range(3):
        teller = Told("en", listener, ("ante-up", "blood-money"))
        for word in words_of_blood_money():
            teller.tell(word)
        told |= teller.said
    return told


@cache
def said_of_ante_up() -> set[str]:
    told = set()
    for listener in range(3):
        teller = Told("en", listener, ("ante-up",))
        for word in words_of_ante_up():
            teller.tell(word)
        told |= teller.said
    return told
