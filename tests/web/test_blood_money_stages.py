"""What Blood Money adds to the page: the legendary story, its track, the risk die, injuries, deeds
and the Trader show what the table has and offer what the engine offers."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from server.serving import Server
from tumbleweed.games.legends.components.blood_money.scoring import deed_lp
from tumbleweed.games.legends.state.blood_money_queries import deeds_of, ruined
from tumbleweed.games.legends.state.legends_state import LegendsState
from web.blood_money_scenes import BLOOD_MONEY
from web.conftest import NewPage
from web.looking import raw_keys, ready_to_look
from web.playing import CHOOSE, settle, take, the_same_options, up_to_date
from web.scenes import reached
from web.screens import show
from web.test_ante_up_stages import part_of, printed

pytestmark = pytest.mark.usefixtures("kept_pages")

TERMS = """(row) => [...row.querySelectorAll("span:not(.unseen)")].map((each) =>
  Number(each.firstChild.textContent))"""


def on(site: Server, page: Page, name: str) -> dict[str, Any]:
    """A page there, with the options of the engine and in words."""
    ready_to_look(page)
    show(site, page, f"legends-bm-{name}")
    now = settle(page)
    the_same_options(page, now)
    assert raw_keys(page) == []
    return now


def blood(now: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = now["view"]["blood"]
    return found


def name_of(now: dict[str, Any], seat: int) -> str:
    return str(now["table"]["seats"][seat]["name"])


# ---- the story ----


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_story_has_its_conditions_and_whoever_met_them(
    site: Server, new_page: NewPage, lang: str
) -> None:
    page = new_page(locale=lang)
    now = on(site, page, "act")
    things, tale = printed(page, now, lang), blood(now)["tale"]
    panel = page.locator(f'[data-tale="{tale["tale"]}"]')
    expect(panel.locator("h2")).to_contain_text(things["tale"][tale["tale"]]["name"])
    for each in tale["conditions"]:
        row = panel.locator(f'[data-condition="{each["condition"]}"]')
        expect(row).to_contain_text(things["condition"][each["condition"]]["text"])
        disc = row.get_by_role("img")
        expect(disc).to_have_count(0 if each["disc"] is None else 1)
        if each["disc"] is not None:
            expect(disc).to_have_accessible_name(name_of(now, each["disc"]))
    opening = panel.get_by_text(things["tale"][tale["tale"]]["opening"])
    expect(opening).not_to_be_visible()
    panel.locator("summary").click()
    expect(opening).to_be_visible()


@pytest.mark.extended
def test_what_holds_as_long_as_the_story_lasts_is_a_banner(site: Server, new_page: NewPage) -> None:
    page = new_page()
    now = on(site, page, "ongoing")
    thing = printed(page, now)["tale"][blood(now)["tale"]["tale"]]
    expect(page.locator("[data-ongoing]")).to_contain_text(thing["ongoing"])


@pytest.mark.extended
def test_map_tokens_lie_face_down_or_are_turned(site: Server, new_page: NewPage) -> None:
    page = new_page()
    now = on(site, page, "map-tokens")
    tokens = blood(now)["map_tokens"]
    panel = page.locator("[data-map-tokens]")
    thing = printed(page, now)["tale"][blood(now)["tale"]["tale"]]
    expect(panel).to_contain_text(thing["map_tokens"])
    turned = [seat for seat, own in enumerate(tokens["turned"]) for _ in own]
    expect(panel.locator("li")).to_have_count(len(tokens["spaces"]) + len(turned))
    expect(panel.locator(".up")).to_have_count(len(turned))


@pytest.mark.extended
def test_an_offer_is_taken_on_the_story(site: Server, new_page: NewPage) -> None:
    page = new_page()
    now = on(site, page, "offer")
    (key,) = [key for key in now["decision"]["options"] if key.startswith("offer:")]
    condition = key.removeprefix("offer:")
    row = page.locator(f'[data-condition="{condition}"]')
    row.get_by_role("button", name="Take the offer").click()
    met = up_to_date(page, lambda new: bool(new["version"] != now["version"]))
    discs = {each["condition"]: each["disc"] for each in blood(met)["tale"]["conditions"]}
    assert discs[condition] == now["you"]
    expect(row.get_by_role("img")).to_have_accessible_name(name_of(now, now["you"]))


@pytest.mark.extended
def test_the_outcome_is_read_beside_the_question(site: Server, new_page: NewPage) -> None:
    page = new_page()
    now = on(site, page, "outcome")
    tale = blood(now)["tale"]
    thing = printed(page, now)["outcome"][tale["outcome"]]
    for place in (f'[data-bill="outcome:{tale["outcome"]}"]', "[data-outcome]"):
        expect(page.locator(place).first).to_contain_text(thing["name"])
        expect(page.locator(place).first).to_contain_text(thing["text"])


@pytest.mark.extended
def test_the_story_track_has_its_cubes(site: Server, new_page: NewPage) -> None:
    page = new_page()
    now = on(site, page, "act")
    for seat, space in enumerate(blood(now)["story"]):
        cell = page.locator(f'[data-story-space="{space}"]')
        expect(cell.get_by_role("img", name=name_of(now, seat))).to_be_visible()
    expect(page.locator("[data-story-space]")).to_have_count(4)


# ---- the risk die, injuries ----


@pytest.mark.extended
def test_the_risk_die_has_its_bonuses_then_its_result(site: Server, new_page: NewPage) -> None:
    page = new_page()
    now = on(site, page, "offer")
    die = page.locator("[data-risk]")
    expect(die.locator("[data-option]")).to_have_count(3)
    take(page, "risk:money")
    after = settle(page, now["decision"]["id"])
    (rolled,) = [each for each in after["events"]["list"] if each["key"] == "rolled-risk"][-1:]
    face = rolled["args"]["face"].removeprefix("risk-face:")
    assert blood(after)["risked"]
    if after["decision"]["prompt"]["message"] == "ask-act":
        expect(die.locator(f'[data-risk-face="{face}"]')).to_be_visible()
        expect(die).to_contain_text(printed(page, after)["risk-face"][face]["name"])


@pytest.mark.extended
def test_an_injury_is_a_ribbon_with_its_text(site: Server, new_page: NewPage) -> None:
    page = new_page()
    now = on(site, page, "injured")
    injury = blood(now)["injuries"][now["you"]]
    page.locator(".players button").nth(now["you"]).click()
    ribbon = page.locator(f'.right [data-injury="{injury}"]')
    thing = printed(page, now)["injury"][injury]
    expect(ribbon).to_contain_text(thing["name"])
    expect(ribbon).to_contain_text(thing["text"])


@pytest.mark.extended
def test_a_forfeit_shows_its_injury_and_is_answered_in_the_hand(
    site: Server, new_page: NewPage
) -> None:
    page = new_page()
    now = on(site, page, "forfeit")
    thing = printed(page, now)["injury"][blood(now)["injuries"][now["you"]]]
    expect(page.locator(".sheet [data-injury]")).to_contain_text(thing["text"])
    for key in now["decision"]["options"]:
        expect(page.locator(f'.hold [data-option="{key}"]')).to_be_visible()
    take(page, now["decision"]["options"][0])


# ---- deeds, the Trader ----


@pytest.mark.extended
def test_a_claim_has_its_price_and_what_the_deed_brings(site: Server, new_page: NewPage) -> None:
    page = new_page()
    now = on(site, page, "claim")
    key = next(key for key in now["decision"]["options"] if key.startswith("claim-deed:"))
    deed = key.removeprefix("claim-deed:")
    thing, row = printed(page, now)["deed"][deed], page.locator(f'[data-option="{key}"]')
    expect(row).to_contain_text(f"${thing['cost']}")
    expect(row).to_contain_text("at the end")
    row.hover()
    expect(page.get_by_role("tooltip")).to_contain_text(thing["text"])
    take(page, key)
    mine = page.locator(".players li").nth(now["you"])
    expect(mine.get_by_role("img", name="1 deed")).to_be_visible()


@pytest.mark.extended
def test_a_claim_costs_what_its_player_pays(site: Server, new_page: NewPage) -> None:
    """Al Swearengen pays $10 less than is printed."""
    page = new_page()
    now = on(site, page, "bargain")
    deed = "deed-bank"
    price = blood(now)["property"]["prices"]["deeds"][deed]
    assert price == printed(page, now)["deed"][deed]["cost"] - 10
    expect(page.locator(f'[data-option="claim-deed:{deed}"]')).to_contain_text(f"${price}")


@pytest.mark.extended
def test_deeds_lie_on_the_mat_used_ones_greyed(site: Server, new_page: NewPage) -> None:
    page = new_page()
    now = on(site, page, "act")
    page.locator(".players button").nth(now["you"]).click()
    mat = page.locator(f'.right [data-possessions="{now["you"]}"]')
    own = [each for each in blood(now)["property"]["deeds"] if each["owner"] == now["you"]]
    expect(mat.locator("[data-deed]")).to_have_count(len(own))
    for each in own:
        row = mat.locator(f'[data-deed="{each["deed"]}"]')
        expect(row.get_by_text("used", exact=True)).to_have_count(int(each["used"]))


@pytest.mark.extended
def test_the_trader_is_a_third_stand_with_legendary_items(site: Server, new_page: NewPage) -> None:
    page = new_page()
    now = on(site, page, "trade")
    things, up = printed(page, now), now["view"]["up"]
    shop = page.locator(".shop")
    expect(shop.get_by_role("heading", name="Traveling Trader")).to_be_visible()
    for relic in blood(now)["property"]["relic_shop"]:
        expect(shop.locator("[data-relics]")).to_contain_text(things["relic"][relic]["text"])
    for stand in ("general-store", "trading-post"):
        away = shop.locator(f'.elsewhere[data-stand="{stand}"]')
        item = next(each for each in up["stands"][stand] if f"upgrade:{each}" not in shown(now))
        expect(away).to_contain_text(things["item"][item]["name"])
    relics = [key for key in now["decision"]["options"] if key.startswith("relic:")]
    if relics:
        take(page, relics[0])
        after = settle(page, now["decision"]["id"])
        assert relics[0].removeprefix("relic:") in blood(after)["property"]["relics"][now["you"]]


def shown(now: dict[str, Any]) -> set[str]:
    return set(now["decision"]["options"])


@pytest.mark.extended
def test_the_ledger_says_where_the_trader_is_and_whose_the_deeds_are(
    site: Server, new_page: NewPage
) -> None:
    page = new_page()
    now = on(site, page, "act")
    page.locator("[data-ledger]").click()
    ledger = page.get_by_role("dialog")
    region = printed(page, now)["region"][blood(now)["property"]["trader"]["region"]]["name"]
    expect(ledger.locator('[data-page="trader"]')).to_contain_text(region)
    expect(ledger.locator('[data-page="deeds"] [data-deed]')).to_have_count(17)
    for each in blood(now)["property"]["deeds"]:
        row = ledger.locator(f'[data-page="deeds"] [data-deed="{each["deed"]}"]')
        expect(row).to_contain_text(name_of(now, each["owner"]))
    assert raw_keys(page) == []


# ---- the count ----


@pytest.mark.extended
def test_the_count_adds_up_the_deeds(site: Server, new_page: NewPage) -> None:
    page = new_page()
    ready_to_look(page)
    show(site, page, "legends-bm-over")
    now = settle(page)
    state = reached(BLOOD_MONEY["legends-bm-over"]).game.state
    assert isinstance(state, LegendsState)
    for seat, end in enumerate(now["result"]["breakdown"]):
        sums = page.locator(f'[data-count-of="{seat}"] [data-sum="deeds"]')
        terms = deed_terms(state, seat)
        assert sum(terms) == end["deeds"]
        expect(sums).to_have_count(1 if terms else 0)
        if terms:
            assert sums.evaluate(TERMS) == terms
        row = page.locator(".row", has=page.locator(f'[data-score="{seat}"]'))
        assert row_sum(row) == now["result"]["scores"][seat]
        assert part_of(row, "deeds") == end["deeds"]
        assert part_of(row, "relics") == end["relics"]
    assert raw_keys(page) == []


def deed_terms(state: LegendsState, seat: int) -> list[int]:
    """By the engine: a ruin counts for nothing."""
    whole = [deed for deed in deeds_of(state, seat) if not ruined(state, deed)]
    owned = deeds_of(state, seat)
    return [deed_lp(state, seat, deed, whole) if deed in whole else 0 for deed in owned]


def row_sum(row: Locator) -> int:
    points = "(all) => all.map((each) => Number(each.textContent.match(/\\d+/)[0]))"
    parts: list[int] = row.locator(".part:not(.lost)").evaluate_all(points)
    return sum(parts) - part_of(row, "lost")


# ---- moments ----


@pytest.mark.extended
def test_an_outcome_is_a_moment_for_everybody(site: Server, new_page: NewPage) -> None:
    """The clock stands still while it is read."""
    page = new_page(reduced_motion="no-preference", kept=False)
    page.clock.install()
    ready_to_look(page)
    show(site, page, "legends-bm-last-disc")
    now = settle(page)
    page.clock.pause_at(page.evaluate("() => Date.now() + 1000"))
    assert page.evaluate(CHOOSE, "end")
    page.evaluate(CHOOSE, "end")  # where one has to confirm it
    new = up_to_date(page, lambda new: bool(new["version"] != now["version"]))
    resolved = next(each for each in new["events"]["list"][::-1] if each["key"] == "tale-resolved")
    thing = printed(page, new)["outcome"][resolved["args"]["outcome"].removeprefix("outcome:")]
    moment = page.locator(".moment.tale")
    expect(moment).to_contain_text(thing["name"])
    expect(moment).to_contain_text(thing["narrative"])
    assert raw_keys(page) == []


# ---- words ----


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_component_of_the_module_has_its_words(
    site: Server, new_page: NewPage, lang: str
) -> None:
    page = new_page(locale=lang)
    show(site, page, "legends-bm-offer")
    things = printed(page, settle(page), lang)
    sizes = {"tale": 20, "outcome": 40, "injury": 18, "deed": 17, "relic": 8, "story-space": 4}
    assert {kind: len(things[kind]) for kind in sizes} == sizes
    assert all(each["opening"] for each in things["tale"].values())
    read = [each for kind in sizes if kind != "tale" for each in things[kind].values()]
    assert all(each["text"] for each in read + list(things["condition"].values()))
