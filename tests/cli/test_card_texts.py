"""`tumbleweed content check` warns where the text of a card differs from what the card does."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tumbleweed.cli import app
from tumbleweed.core.text import languages
from tumbleweed.games.legends.compiler import faults
from tumbleweed.games.legends.compiler.sentences import (
    ANYTHING,
    LANGUAGES,
    Amount,
    amounts_in,
)
from tumbleweed.games.legends.compiler.shipped import FILES, SHIPPED
from tumbleweed.games.legends.text.card_texts import text_warnings
from tumbleweed.games.legends.vocabulary import goods

FACE = """[[face]]
id = "payday"
name = "Payday"
name_fr = "Jour de paie"
rank = 5
source = "house"
text = "{text}"
text_fr = "{text_fr}"
abilities = [ {{ kind = "action", effects = [ {effects} ] }} ]
"""
GOLD = '{ do = "gain_nuggets", amount = 3 }'
THREE_CARDS = '{ do = "draw_cards", amount = 3 }'
MONEY = '{ do = "gain_money", amount = 30 }'
BROKE = '{ do = "lose_money", amount = "all" }'


def face(folder: Path, text: str, text_fr: str, effects: str) -> Path:
    file = folder / "poker.toml"
    file.write_text(FACE.format(text=text, text_fr=text_fr, effects=effects), encoding="utf-8")
    return file


def shipped(name: str) -> str:
    return (SHIPPED / f"{name}.toml").read_text(encoding="utf-8")


# ---- the command ----


def test_a_warning_has_file_and_line_and_refuses_nothing(tmp_path: Path) -> None:
    pack = face(tmp_path, "Gain $30.", "Gagnez 3 pépites d’or.", GOLD)
    result = CliRunner().invoke(app, ["content", "check", str(pack)])
    assert result.exit_code == 0
    warning, sound = result.output.splitlines()
    assert warning == (
        "warning: poker.toml:7: payday: text says $30, the words of the card say 3 nuggets"
    )
    assert sound.startswith("sound: 52 poker cards")


def test_the_games_own_cards_say_what_they_do() -> None:
    assert text_warnings(None) == []


DIFFERENT = [
    ("Draw 2 poker cards.", "Piochez 3 cartes.", THREE_CARDS, "text says 2 cards, {} 3 cards"),
    ("Draw 3 cards.", "Gagnez 30 $.", THREE_CARDS, "text_fr says $30, {} 3 cards"),
    ("Gain $30 and draw 1 card.", "Gagnez 30 $.", MONEY, "text says 1 card, {/} do not"),
    ("Gain money.", "Gagnez 30 $.", MONEY, "{} $30, text does not"),
    ("Lose $30.", "Perdez tout l’argent.", BROKE, "text says $30, {} all the money"),
    ("Draw two cards.", "Piochez 3 cartes.", THREE_CARDS, "{} 3 cards, text does not"),
    ("Gain 3 LP.", "Piochez 3 cartes.", THREE_CARDS, "text says 3 LP, {} 3 cards"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "text_fr", "effects", "warning"), DIFFERENT)
def test_numbers_and_goods_are_compared_in_each_language(
    tmp_path: Path, text: str, text_fr: str, effects: str, warning: str
) -> None:
    (found,) = text_warnings(face(tmp_path, text, text_fr, effects))
    words = "the words of the card"
    assert found.endswith(f"payday: {warning.replace('{/}', words).replace('{}', words + ' say')}")


THE_SAME = [
    ("Draw three cards.", "Piochez trois cartes.", THREE_CARDS),
    ("Draw 3 cards, then another 3.", "Piochez 6 cartes.", f"{THREE_CARDS}, {THREE_CARDS}"),
    ("Lose all your money.", "Perdez tout votre argent.", BROKE),
]  # fmt: skip


@pytest.mark.parametrize(("text", "text_fr", "effects"), THE_SAME)
def test_the_same_may_be_said_in_other_words(
    tmp_path: Path, text: str, text_fr: str, effects: str
) -> None:
    assert text_warnings(face(tmp_path, text, text_fr, effects)) == []


def test_each_printing_is_compared_with_what_it_does(tmp_path: Path) -> None:
    text = shipped("poker").replace("the card played against you by 1.", "by 3.")
    (tmp_path / "poker.toml").write_text(text, encoding="utf-8")
    (warning,) = text_warnings(tmp_path)
    line = next(n for n, row in enumerate(text.splitlines(), 1) if "by 3." in row)
    assert warning == f"poker.toml:{line}: stick-em-up: text says 3, the words of the card say 1"


# ---- every card of the game, spoilt ----


def raised(line: re.Match[str]) -> str:
    return re.sub(r"\d+", lambda number: str(int(number[0]) + 50), line[0])


@pytest.mark.parametrize("key", ["text", "text_fr"])
def test_no_number_of_a_text_can_be_changed_unnoticed(tmp_path: Path, key: str) -> None:
    """All of them at once; each card is compared by itself."""
    expected = set()
    for name in FILES:
        spoilt = re.sub(rf'^{key} = ".*"$', raised, shipped(name), flags=re.M)
        (tmp_path / f"{name}.toml").write_text(spoilt, encoding="utf-8")
        changed = zip(shipped(name).splitlines(), spoilt.splitlines(), strict=True)
        expected |= {f"{name}.toml:{n}" for n, (old, new) in enumerate(changed, 1) if old != new}
    found = all_warnings(tmp_path)
    assert {":".join(warning.split(":")[:2]) for warning in found} == expected
    assert len(expected) > 100


AMOUNT = r'(do = "[a-z]+_(?:money|cards|lp|wounds|nuggets|actions|reputation)", amount = )(\d+)'


def test_no_amount_of_an_effect_can_be_changed_unnoticed(tmp_path: Path) -> None:
    for name in ("poker", "stories", "fight", "cattle"):
        text = shipped(name)
        spoilt = re.sub(AMOUNT, lambda found: f"{found[1]}{int(found[2]) + 50}", text)
        (tmp_path / f"{name}.toml").write_text(spoilt, encoding="utf-8")
        cards = [
            entry for entry in re.split(r"^\[\[", text, flags=re.M) if re.search(AMOUNT, entry)
        ]
        ids = {re.search(r'^id = "(.*)"', card, re.M)[1] for card in cards}  # type: ignore[index]
        assert {warning.split(": ")[1] for warning in all_warnings(tmp_path)} == ids
        (tmp_path / f"{name}.toml").unlink()


def all_warnings(pack: Path) -> list[str]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(faults, "MOST_SHOWN", 10_000)
        return text_warnings(pack)


# ---- reading a sentence ----

SENTENCES: list[tuple[str, str, list[Amount]]] = [
    ("en", "Gain $30, or take 1 wound.", [("money", 30), ("wounds", 1)]),
    ("en", "Move up to 2 more spaces.", [("spaces", 2)]),
    ("en", "Gain 1 LP or 1 Marshal point.", [("lp", 1), ("marshal", 1)]),
    ("en", "Draw 3 poker cards, then discard 1.", [("cards", 3), (ANYTHING, 1)]),
    ("en", "Sell 1 or 2 gold nuggets.", [(ANYTHING, 1), ("nuggets", 2)]),
    ("fr", "Gagnez 30 $ ou subissez 1 blessure.", [("money", 30), ("wounds", 1)]),
    ("fr", "Gagnez 1 point Wanted et piochez 2 cartes.", [("wanted", 1), ("cards", 2)]),
]  # fmt: skip


@pytest.mark.parametrize(("lang", "sentence", "amounts"), SENTENCES)
def test_a_sentence_is_read(lang: str, sentence: str, amounts: list[Amount]) -> None:
    assert amounts_in(sentence, lang).meant == amounts


def test_every_language_of_the_cards_has_words_for_every_good() -> None:
    assert set(LANGUAGES) == set(languages("legends"))
    named = {each.name for each in vars(goods).values() if isinstance(each, goods.Good)}
    for lang in LANGUAGES.values():
        assert named - set(lang.nouns.values()) == {"reputation", "cattle"}  # told without a noun
