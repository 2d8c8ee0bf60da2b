"""Words for the loader to refuse: cards of a pack changed one by one, and what is said of them."""

import pytest

from support.legends.packs import Pack, shipped

UNCARRIED = (
    "is a word of the vocabulary, but no card of the base game uses it and the engine does not "
    "carry it out"
)
BATCH = 10  # cases to a pack, each on a card of its own
Change = tuple[str, str, str]  # the file, the key whose line is changed, and its new value
Case = tuple[Change, str]  # the change, and a part of what is said of it


def face(ability: str) -> Change:
    """The only ability of a poker card."""
    return "poker", "abilities", f"[ {ability} ]"


def item(ability: str) -> Change:
    return "items", "abilities", f"[ {ability} ]"


def character(ability: str) -> Change:
    return "characters", "abilities", f"[ {ability} ]"


def reward(effect: str) -> Change:
    """The reward of a story."""
    return "stories", "reward", f"[ {effect} ]"


def trigger(word: str) -> Change:
    """The trigger of a back."""
    return "stories", "trigger", word


def demand(theft: str) -> str:
    """A demand of the opponent for money, or for something else."""
    money = '{ do = "steal", what = "money", amount = 10, chosen_by = "victim" }'
    return f'{{ do = "demand", who = "opponent", options = [ [ {money} ], [ {theft} ] ] }}'


def answer(kind: str, rest: str) -> str:
    return f'{{ kind = "{kind}", {rest}, effects = [ {{ do = "return_disc" }} ] }}'


def faults_told(
    cases: dict[str, Case], tmp_path_factory: pytest.TempPathFactory
) -> dict[str, list[str]]:
    """What is said on the line of each case. Some share a pack, which also shows that all faults
    are told at once."""
    changes = [(name, change) for name, (change, _) in cases.items()]
    said: dict[str, list[str]] = {}
    for start in range(0, len(changes), BATCH):
        pack = Pack(tmp_path_factory.mktemp("pack"))
        places = {name: put(pack, change) for name, change in changes[start : start + BATCH]}
        faults = pack.faults()
        for name, place in places.items():
            said[name] = [fault for fault in faults if fault.startswith(f"{place}: ")]
    return said


def put(pack: Pack, change: Change) -> str:
    """Changes the key of the next card that has it on one line: on which line of which file."""
    file, key, value = change
    rows, untouched = pack.text(file).splitlines(), shipped(file).splitlines()
    for number, row in enumerate(rows):
        whole = row.count("[") == row.count("]") and row == untouched[number]
        if whole and row.startswith(f"{key} = "):
            rows[number] = f"{key} = {value}"
            pack.write(file, "\n".join(rows))
            return f"{file}.toml:{number + 1}"
    raise AssertionError(f"no card is left in {file}")
