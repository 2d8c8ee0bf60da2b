// A phone beside a television: question, hand and answers alone, since the map is over there. Kept
// until the tab is closed.
const KEY = "tumbleweed-companion";

class Companion {
  private known = $state(sessionStorage.getItem(KEY) === "on");

  get on(): boolean {
    return this.known;
  }
  set on(on: boolean) {
    this.known = on;
    sessionStorage.setItem(KEY, on ? "on" : "off");
  }
}

export const companion = new Companion();
