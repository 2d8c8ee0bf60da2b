"""Minor choices: income, discards, the options of cards, targets, destinations, yes or no."""

from __future__ import annotations

from typing import Any

from tumbleweed.bots.legends.effects import worth_of_option
from tumbleweed.bots.legends.fighting import margin
from tumbleweed.bots.legends.styles import Mood, born_to
from tumbleweed.bots.legends.worth import Worth
from tumbleweed.games.legends.compiler.content import LegendsContent

# Average final scores, thrifty against itself.
CHARACTERS = {
    "doc-holliday": 19.1, "y-b-rowdy": 19.0, "bass-reeves": 18.9, "kit-carson": 18.6,
    "bloody-knife": 18.2, "calamity-jane": 18.1, "wyatt-earp": 18.0, "jesse-james": 17.9,
    "stagecoach-mary-fields": 17.7, "annie-oakley": 17.7, "wild-bill-hickok": 17.3,
    "billy-the-kid": 16.3,
}  # fmt: skip
MOUNT_MONEY = 50
SOME_CARDS = 3


def character(content: LegendsContent, mood: Mood, keys: list[str]) -> str:
    """A strong character that suits the bot's taste, so that bots do not all pick the same."""

    def liked(key: str) -> float:
        name = key.partition(":")[2]
        styles = born_to(content, name)
        return CHARACTERS.get(name, 18.0) * max(mood.get(style, 1.0) for style in styles)

    return max(keys, key=liked)


def income(worth: Worth, keys: list[str]) -> str:
    """Money for a mount, cards up to a good hand for fights and poker; otherwise some of both."""
    me = worth.table.me
    room = me.hand_limit - len(me.hand)
    on_foot = me.movement <= worth.table.land.compiled.movement and worth.turns > 4.0
    if room <= 0 or (on_foot and me.money < MOUNT_MONEY and len(me.hand) >= SOME_CARDS):
        wanted = "income:money"
    elif len(me.hand) < SOME_CARDS:
        wanted = "income:cards"
    else:
        wanted = "income:both"
    return wanted if wanted in keys else keys[0]


def discard(worth: Worth, keys: list[str]) -> str:
    """The least useful card."""
    return min(keys, key=lambda key: worth.keep(key.partition(":")[2]))


def choose(worth: Worth, keys: list[str]) -> str:
    """An option of a card: `choose:<card>.<number>`."""

    def value(key: str) -> float:
        name, _, option = key.partition(":")[2].rpartition(".")
        return worth_of_option(worth, name, int(option) - 1) if option.isdigit() else 0.0

    return max(keys, key=value)


def deal(worth: Worth, args: dict[str, Any], keys: list[str]) -> str:
    """A trade, or the end of a fight played for the other side."""
    fight = worth.table.view["fight"]
    if fight is not None and fight["chooser"] == worth.table.me.seat:
        return "yes" if "yes" in keys and margin(worth) < 0.0 else keys[0]
    node, _, option = str(args.get("effects", "")).removeprefix("effects:").partition(".")
    names = worth.table.land.compiled.nodes
    if not node.isdigit() or int(node) >= len(names):
        return keys[0]
    cost = 20 * worth.dollar  # the usual cost of such trades
    good = worth_of_option(worth, names[int(node)], int(option or 0)) > cost
    return "yes" if "yes" in keys and good else keys[0]


def target(worth: Worth, keys: list[str]) -> str:
    """Whoever is ahead; oneself only if there is nobody else."""

    def threat(key: str) -> float:
        seat = key.partition(":")[2]
        player = worth.table.player(int(seat)) if seat.isdigit() else None
        if player is None or player is worth.table.me:
            return -1.0
        return player.lp + worth.wanted(player.wanted, player.seat)

    return max(keys, key=threat)


def sheriff(worth: Worth, keys: list[str]) -> str:
    """Onto the Wanted player who has most to lose; away from me."""
    table = worth.table
    here = {player.space: player for player in table.others if player.wanted}

    def value(key: str) -> float:
        space = table.land.space.get(key.partition(":")[2], table.sheriff)
        if table.me.wanted:
            if space == table.me.space:
                return -9.0
            away = 0.05 * min(6, table.land.far(table.me.space, 0)[space])
        else:
            away = 0.0
        if key.startswith("sheriff:") and space in here:
            return away + worth.denied(here[space], worth.arrest(here[space]))
        return away

    return max(keys, key=value)


def turn_wanted(worth: Worth, args: dict[str, Any], keys: list[str]) -> str:
    """Points on the Wanted track, for a Marshal (WL-MARSHAL-11)."""
    tempting = worth.gain_wanted(int(args.get("count", 1))) > 0.0
    return "yes" if "yes" in keys and tempting else keys[0]


def keep_away(worth: Worth, keys: list[str]) -> str:
    """Where the Man in Black moves: away from me."""
    far = worth.table.land.far(worth.table.me.space, 0)
    spaces = worth.table.land.space
    return max(keys, key=lambda key: far[spaces.get(key.partition(":")[2], worth.table.me.space)])


def reroll(worth: Worth, keys: list[str]) -> str:
    """The lowest die."""
    dice = worth.table.view["dice"]

    def shown(key: str) -> float:
        die = key.partition(":")[2]
        return die_worth(dice[int(die)]) if die.isdigit() and int(die) < len(dice) else 9.0

    return min(keys, key=shown)


def die_worth(face: str) -> float:
    return {"nugget": 2.0, "gold-dust": 1.5, "tailings": 0.5}.get(face, 0.0)
