"""A table with Blood Money before it begins: what it needs, its scenarios, who is told."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from web.axe import found_by_axe
from web.conftest import NewPage
from web.playing import MAKE, payload, settle
from web.test_friends import by_link, waits
from web.test_module_lobby import END, REMATCH, options, switch

BOTH: dict[str, Any] = {"modules": ["ante-up", "blood-money"]}


def scenario(dialog: Locator, name: str) -> Locator:
    return dialog.get_by_role("radio", name=re.compile(f"^{name}"))


def opened(page: Page) -> Locator:
    """The options, with Blood Money on."""
    dialog = options(page)
    switch(dialog, "(Expansion|Extension\\s*): Blood Money").check()
    return dialog


@pytest.mark.extended
def test_it_lights_ante_up_and_goes_off_with_it(new_page: NewPage) -> None:
    dialog = opened(new_page())
    ante_up, blood_money = (switch(dialog, f"Expansion: {n}") for n in ("Ante Up", "Blood Money"))
    expect(ante_up).to_be_checked()
    blood_money.uncheck()
    expect(ante_up).to_be_checked()
    blood_money.check()
    ante_up.uncheck()
    expect(blood_money).not_to_be_checked()
    expect(dialog.locator("[data-modes]")).to_have_count(0)


@pytest.mark.extended
def test_scenarios_for_other_tables_are_greyed_with_the_reason(new_page: NewPage) -> None:
    page = new_page()
    dialog = opened(page)
    modes = dialog.locator("[data-modes]")
    expect(modes.get_by_role("radio")).to_have_count(5)
    expect(scenario(modes, "None")).to_be_checked()
    expect(scenario(modes, "Serenade")).to_be_enabled()
    rich = scenario(modes, "The Golden Rule")
    expect(rich).to_be_disabled()
    expect(rich).to_have_accessible_description(re.compile("Only to 20 LP"))
    risky = scenario(modes, "Risky Business")
    expect(risky).to_have_accessible_description(re.compile("Only with: Goals"))
    dialog.get_by_role("radio", name="20 LP", exact=True).check()
    expect(rich).to_be_enabled()
    expect(risky).to_be_disabled()
    switch(dialog, "Goals").check()
    expect(risky).to_be_enabled()
    risky.check()
    expect(switch(dialog, "Goals")).to_be_disabled()
    expect(dialog.get_by_role("radio", name="15 LP", exact=True)).to_be_disabled()
    expect(dialog).to_contain_text("Risky Business is played to 20 or 25 LP.")
    assert found_by_axe(page) == []


@pytest.mark.extended
def test_a_table_that_is_too_small_for_its_scenario_goes_without(new_page: NewPage) -> None:
    dialog = opened(new_page())
    scenario(dialog, "Serenade").check()
    expect(dialog).to_contain_text("The Trader sells ordinary items only.")
    dialog.get_by_role("radio", name="2", exact=True).check()
    expect(scenario(dialog, "Serenade")).to_be_disabled()
    expect(scenario(dialog, "None")).to_be_checked()
    expect(dialog).to_contain_text("Only with 3–5 players.")


def test_its_scenario_and_cards_of_both_modules_are_agreed_on(new_page: NewPage) -> None:
    page = new_page()
    dialog = opened(page)
    scenario(dialog, "Serenade").check()
    own = dialog.locator('[data-module="blood-money"]')
    own.locator("summary").click()
    switch(own, "Stagecoach").uncheck()
    expect(own.locator("summary")).to_contain_text("2 of 3")
    page.get_by_role("button", name="Start the game").click()
    settle(page)
    agreed = payload(page)["table"]["settings"]["options"]
    assert agreed["modules"] == BOTH["modules"]
    assert agreed["mode"] == "serenade-of-the-six-guns"
    assert "stagecoach" not in agreed["poker_faces"]
    assert len(agreed["poker_faces"]) == 7
    assert payload(page)["view"]["blood"]["mode"] == "serenade-of-the-six-guns"


@pytest.mark.extended
def test_in_french_on_a_phone(new_page: NewPage) -> None:
    page = new_page(phone=True, locale="fr")
    dialog = opened(page)
    modes = dialog.locator("[data-modes]")
    expect(modes).to_contain_text("La sérénade des six-coups")
    expect(modes).to_contain_text("Pour 3–5 joueurs, en 15 ou 20 PL.")
    expect(modes).to_contain_text("Seulement en 20 PL.")
    box = modes.locator("label").first.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.extended
def test_who_comes_by_the_link_is_told_and_a_rematch_has_it_again(new_page: NewPage) -> None:
    ann, ben = new_page(), new_page()
    bots = [{"kind": "bot", "level": "random"}] * 2
    agreed = {**BOTH, "mode": "law-and-disorder", "length": 20}
    table = str(
        ann.evaluate(MAKE, {"game": "legends", "seats": [{}, {}, *bots], "options": agreed})
    )
    for page in (ann, ben):
        by_link(page, table)
        waits(page)
    expect(ben.locator("header")).to_contain_text("Western Legends + Ante Up + Blood Money")
    expect(ben.locator(".facts")).to_contain_text("Expansion: Blood Money")
    expect(ben.locator(".facts")).to_contain_text("Scenario: Law and Disorder")
    ann.evaluate(END, table)
    again = ann.evaluate(REMATCH, table)
    by_link(ann, again)
    waits(ann)
    expect(ann.locator(".facts")).to_contain_text("Scenario: Law and Disorder")
