// What a claim would be worth if it were true, from public information.
import { t, name, words } from "../../i18n/words.svelte";
import { inPlay, printed, saloon } from "./facts";
import type { GoatView } from "./view";

export function ifTrue(view: GoatView, character: string): string {
  const fact = printed(`character:${character}`);
  const place = view.locations.find((each) => each.location === fact.location);
  if (fact.takes && place) {
    if (fact.takes === "coins") return t("goat-now-coins", { count: place.coins });
    return t("goat-now-tokens", { count: place.tokens, token: name(`token:${place.token}`) });
  }
  const inTown = (other: string) => t(inPlay(view, other) ? "goat-in-town" : "goat-not-in-town", { name: words.name(`character:${other}`) });
  switch (character) {
    case "gunslinger":
      return inTown("sheriff");
    case "sheriff":
      return `${inTown("robber")} ${inTown("charlatan")}`;
    case "robber":
    case "charlatan":
      return inTown("sheriff");
    case "dancer":
      return `${t("goat-now-tokens", { count: saloon(view).tokens, token: name("token:bottle") })} ${inTown("gambler")}`;
    case "gambler":
      return inTown("dancer");
    default:
      return "";
  }
}
