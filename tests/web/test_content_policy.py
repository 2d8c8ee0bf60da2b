"""The policy of the page as a browser keeps it: nothing that somebody has smuggled into the
document runs, loads or is sent anywhere, and the page itself needs none of it."""

import pytest
from playwright.sync_api import Page

from server.serving import Server
from web.conftest import NewPage
from web.playing import PATIENCE
from web.scenes import GOAT, LEGENDS, at

# What was refused is told by its rule, or by the name of the error where nothing is told.
TRIES = """async () => {
  await new Promise((wait) => setTimeout(wait)); // whoever looks on may do more than the page
  const told = [];
  addEventListener("securitypolicyviolation", (each) => told.push(each.effectiveDirective));
  const attempt = (what) => { try { what(); } catch (fault) { told.push(fault.name); } };
  globalThis.ran = [];
  const smuggled = "<img src=x onerror=ran.push(1)>";
  attempt(() => document.body.insertAdjacentHTML("beforeend", smuggled));
  attempt(() => eval("ran.push(2)"));
  attempt(() => new Function("ran.push(3)")());
  attempt(() => navigator.serviceWorker.register("/elsewhere.js"));
  attempt(() => trustedTypes.createPolicy("default", { createHTML: (text) => text }));
  attempt(() => trustedTypes.createPolicy("tumbleweed", { createHTML: (text) => text }));
  const hidden = document.createElement("div");
  hidden.setAttribute("style", "display: none");
  const put = (name, more) => hidden.append(Object.assign(document.createElement(name), more));
  put("iframe", { src: "/" });
  attempt(() => put("object", { data: "/icon.svg" }));
  put("img", { src: "https://127.0.0.1:1/pixel.png" });
  put("base", { href: "https://127.0.0.1:1/" });
  put("style", { textContent: "body { display: none }" });
  put("form", { action: "https://127.0.0.1:1/", target: "_top" });
  document.body.append(hidden);
  hidden.querySelector("form").submit();
  await fetch("https://127.0.0.1:1/").catch(() => {});
  await new Promise((wait) => setTimeout(wait, 300));
  hidden.remove();
  return [told.sort(), ran];
}"""
REFUSED = {
    "base-uri", "connect-src", "form-action", "frame-src", "img-src",
    "require-trusted-types-for", "style-src-elem", "trusted-types", "TypeError",
    "EvalError",
}  # fmt: skip
SAYS_SO = ["Content Security Policy", "Trusted", "ERR_"]


@pytest.mark.extended
@pytest.mark.parametrize("new_page", [SAYS_SO], indirect=True)
def test_what_is_smuggled_into_the_page_does_nothing(new_page: NewPage) -> None:
    told, ran = new_page().evaluate(TRIES)
    assert set(told) == REFUSED
    assert ran == []


def test_the_page_draws_both_games_under_it(site: Server, page: Page) -> None:
    """Symbols, portraits and the map are parsed; a fault in the console would fail."""
    drawings = {"#drawings symbol": GOAT["offer"], "[data-map] svg path": LEGENDS["start"]}
    for drawn, scene in drawings.items():
        at(site, page, scene, waiting=True)
        page.locator(drawn).first.wait_for(state="attached", timeout=PATIENCE)


@pytest.mark.extended
def test_the_browser_knows_each_feature_that_is_refused(page: Page) -> None:
    """It warns of others at every page, where a host looks for real faults."""
    said: list[str] = []
    page.on("console", lambda line: said.append(line.text))
    page.reload()
    page.locator("[data-pick]").first.wait_for()
    assert [line for line in said if "Permissions-Policy" in line] == []


@pytest.mark.extended
@pytest.mark.usefixtures("service_worker")
def test_its_own_worker_is_let_in(page: Page) -> None:
    ready = "() => navigator.serviceWorker.ready.then(({ active }) => active.scriptURL)"
    assert page.evaluate(ready).endswith("/worker.js")
