"""Pictures of the page's key screens: `python tools/screenshots.py FOLDER [NAME …]`.

Bots play until an interesting position; then a real browser opens the table, with the helpers of
the tests. Three of the pictures are in the README: with `--readme FOLDER` they are also kept small,
as WebP.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
ante_up: Any = import_module("web.ante_up_scenes")
blood_money: Any = import_module("web.blood_money_scenes")
conftest: Any = import_module("web.conftest")
friends: Any = import_module("web.test_friends")
playing: Any = import_module("web.playing")
scenes: Any = import_module("web.scenes")
screens: Any = import_module("web.screens")
serving: Any = import_module("server.serving")
sheet: Any = import_module("web.sheet")
television: Any = import_module("web.test_television")


@dataclass(frozen=True)
class Shot:
    screen: str  # a scene of ours below, or any screen the tests know
    theme: str = "light"
    lang: str = "en"
    on: str = "desk"  # one of SIZES
    then: str = ""  # an option that is chosen there, with motion
    click: str = ""  # what is clicked on there
    stop: str = ""  # of the sheet on a phone
    hands: bool = False  # a phone without the map, which a television shows
    new: bool = False  # to somebody who is told first what it is about


SHOTS = {
    "01-home": Shot("home", new=True),
    "02-home-phone-dark": Shot("home", "dark", on="phone"),
    "03-waiting-room": Shot("waiting"),
    "04-legends": Shot("late"),
    "05-legends-dark": Shot("late", "dark"),
    "06-legends-french": Shot("late", lang="fr"),
    "07-legends-phone": Shot("late", on="phone"),
    "08-fight": Shot("react"),
    "09-fight-phone-dark": Shot("lay", "dark", on="phone"),
    "10-poker": Shot("poker"),
    "11-store": Shot("legends-shop", lang="fr"),
    "12-legends-scoring": Shot("over"),
    "13-goat": Shot("answer"),
    "14-goat-dark": Shot("offer", "dark"),
    "15-goat-phone-portuguese": Shot("answer", lang="pt-BR", on="phone"),
    "16-goat-reveal": Shot("answer", then="accept"),
    "17-goat-scoring": Shot("goat-won"),
    "18-replay": Shot("replay-legends", "dark"),
    "19-rules-french": Shot("rules-legends", lang="fr"),
    "20-curtain": Shot("curtain"),
    "21-ante-up-map": Shot("up-late", click="[data-frame-to=both]"),
    "22-ante-up-faro": Shot("legends-up-faro"),
    "23-ante-up-phone-dark": Shot("legends-up-faro", "dark", on="phone"),
    "24-blood-money-story": Shot("blood-late"),
    "25-blood-money-outcome": Shot("legends-bm-outcome", lang="fr"),
    "26-blood-money-deeds": Shot("blood-late", "dark", click=".players li.on button"),
    "27-blood-money-trader": Shot("legends-bm-trade"),
    "28-blood-money-scoring": Shot("blood-over"),
    "29-blood-money-phone": Shot("blood-late", on="phone"),
    "30-blood-money-outcome-phone-french": Shot("legends-bm-outcome", lang="fr", on="phone"),
    "31-home-french": Shot("home", lang="fr"),
    "32-lesson": Shot("lesson-legends", new=True),
    "33-lesson-goat-phone": Shot("lesson-goat", on="phone", new=True),
    "34-options-blood-money": Shot("options-blood-money", "dark"),
    "35-waiting-room-phone-french": Shot("waiting-blood-money", lang="fr", on="phone"),
    "36-phone-peek": Shot("late", on="phone", stop="peek"),
    "37-phone-half": Shot("late", on="phone", stop="half"),
    "38-phone-full-dark": Shot("late", "dark", on="phone", stop="full"),
    "39-phone-on-its-side": Shot("late", on="side"),
    "40-tablet": Shot("late", on="tablet"),
    "41-television": Shot("late", on="television"),
    "42-television-dark-french": Shot("blood-late", "dark", lang="fr", on="television"),
    "43-television-goat": Shot("answer", on="television"),
    "44-companion": Shot("late", on="phone", hands=True),
    "45-echo": Shot("echo-legends"),
    "46-echo-phone-dark": Shot("echo-goat", "dark", on="phone"),
    "47-statistics": Shot("past"),
    "48-import": Shot("saved"),
    "49-settings": Shot("settings", "dark"),
    "50-talk": Shot("talk"),
    "51-replay-goat-phone": Shot("replay-goat", on="phone"),
    "52-goat-french": Shot("offer", lang="fr"),
    "53-first-game": Shot("answer", new=True),
}

SIZES: dict[str, Any] = {
    "desk": conftest.DESKTOP,
    "phone": conftest.PHONE,
    "side": {"width": 844, "height": 390},
    "tablet": {"width": 1024, "height": 768},
    "television": {"width": 1920, "height": 1080},
}
TOUCHED = ("phone", "side", "tablet")


README = {"04-legends": "legends", "08-fight": "fight", "13-goat": "goat"}
QUALITY = 72  # keeps each below 150 KB, and small print readable


def late(game: Any, seat: int) -> bool:
    """A turn in the middle of a good game."""
    me = game.view(seat)["players"][seat]
    things = len(me["items"]) >= 2 and len(me["hand"] or ()) >= 4
    many = len(scenes.keys(game, seat)) > 14
    return things and many and me["lp"] >= 8 and scenes.prompt(game, seat) == "ask-act"


def fights(*prompts: str) -> Any:
    def wanted(game: Any, seat: int) -> bool:
        fight = game.view(seat)["fight"] if scenes.prompt(game, seat) in prompts else None
        return fight is not None and fight["rival"] is not None

    return wanted


def cards(game: Any, seat: int) -> bool:
    asked = scenes.prompt(game, seat) == "ask-poker-card"
    return asked and len(game.view(seat)["poker"]["players"]) > 1


def owns_deeds(game: Any, seat: int) -> bool:
    """Two of them, and somebody has met a condition of the story."""
    if scenes.prompt(game, seat) != "ask-act":
        return False
    blood = game.view(seat)["blood"]
    told = blood["tale"] and any(each["disc"] is not None for each in blood["tale"]["conditions"])
    return bool(told) and sum(deed["owner"] == seat for deed in blood["property"]["deeds"]) >= 2


def is_over(game: Any, seat: int) -> bool:
    return bool(game.over)


def played(game: str, wanted: Any, after: int = 0, **options: Any) -> Any:
    return scenes.Kind(game, wanted, after=after, bots="thrifty", options=options)


OURS = {
    "late": played("legends", late),
    "lay": played("legends", fights("ask-lay", "ask-answer-fight"), 150),
    "react": played("legends", fights("ask-react"), 150),
    "poker": played("legends", cards, 100),
    "over": played("legends", is_over),
    "up-late": played("legends", late, **ante_up.MODULES),
    "blood-late": played("legends", owns_deeds, **blood_money.BOTH),
    "blood-over": played("legends", is_over, **blood_money.BOTH),
    "offer": played("goat", lambda game, seat: scenes.prompt(game, seat) == "ask-offer", 40),
    "answer": played("goat", lambda game, seat: scenes.prompt(game, seat) == "ask-answer", 40),
    "goat-won": played("goat", is_over),
}
MOMENTS = {**screens.MOMENTS, **OURS}


def look(site: Any, page: Page, shot: Shot) -> None:
    if shot.screen in MOMENTS and not shot.then:
        scenes.at(site, page, MOMENTS[shot.screen])  # the others are bots, with nothing to do now
        page.wait_for_function(screens.DRAWN)
    else:
        screens.show(site, page, shot.screen)
    if shot.click:
        page.locator(shot.click).first.click()
    if shot.then:
        playing.take(page, shot.then)
        page.locator(".reveal .means").wait_for()
        page.wait_for_timeout(1200)  # it appears step by step
    if shot.stop:
        sheet.lift(page, shot.stop)
    if shot.hands:
        friends.menu(page, "Without the map (a television shows it)")
    if shot.on == "television":
        television.tune_in(page, playing.table_of(page))
    page.wait_for_timeout(300)  # drawings that are fetched separately


def take(site: Any, browser: Browser, shot: Shot, file: Path) -> None:
    touched = shot.on in TOUCHED
    context = browser.new_context(
        base_url=site.url,
        viewport=SIZES[shot.on],
        locale=shot.lang,
        color_scheme="dark" if shot.theme == "dark" else "light",
        reduced_motion="no-preference" if shot.then else "reduce",
        has_touch=touched,
        is_mobile=touched,
    )
    if not shot.new:
        context.add_init_script(conftest.NO_NEWCOMER)
    page = context.new_page()
    page.goto("/")
    look(site, page, shot)
    page.screenshot(path=file)
    context.close()


def keep_small(picture: Path, target: Path) -> None:
    """For the README; a WebP of that size is a quarter of the PNG."""
    with Image.open(picture) as image:
        image.convert("RGB").save(target, "WEBP", quality=QUALITY, method=6)
    print(f"{target.name} {target.stat().st_size // 1024} KB")


def main(folder: Path, wanted: list[str], readme: Path | None = None) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    screens.MOMENTS.update(OURS)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        site = serving.Server(Path(data))
        site.start()
        browser = playwright.chromium.launch(executable_path=conftest.CHROMIUM)
        try:
            for name, shot in SHOTS.items():
                if wanted and not any(part in name for part in wanted):
                    continue
                begun = time.monotonic()
                take(site, browser, shot, folder / f"{name}.png")
                print(f"{name}.png {time.monotonic() - begun:.1f} s")
                if readme is not None and name in README:
                    keep_small(folder / f"{name}.png", readme / f"{README[name]}.webp")
        finally:
            browser.close()
            site.stop()


if __name__ == "__main__":
    options = argparse.ArgumentParser(description="Pictures of the page's key screens.")
    options.add_argument("folder", type=Path)
    options.add_argument("names", nargs="*", help="parts of names; without any, all of them")
    options.add_argument("--readme", type=Path, help="where those of the README are kept small")
    asked = options.parse_args()
    main(asked.folder, asked.names, asked.readme)
