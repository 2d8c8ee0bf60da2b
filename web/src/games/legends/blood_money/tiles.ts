// The choices that Blood Money adds: icon, label, and effect or cost.
import { name, say, t, words } from "../../../i18n/words.svelte";
import { thingOf, verbOf, type Desk } from "../optionLayout.svelte";
import { dollars, textOf } from "../things";
import type { Tile } from "../tiles";
import { deedPrice, deedThing } from "./facts";

const SIGNS: Record<string, string> = {
  "claim-deed": "l-deed",
  deed: "l-deed",
  repair: "pick",
  ruin: "l-ruin",
  trader: "l-cart",
  relic: "l-relic",
  "use-relic": "l-relic",
  "free-ability": "star",
  offer: "l-scroll",
  condition: "l-scroll",
  map: "l-map-token",
  "lay-map": "l-map-token",
  gang: "gun",
  hideout: "gun",
  fetch: "sack",
  risk: "l-risk",
  "risk:card": "card",
  "risk:money": "coin",
  "risk:move": "hoof",
};

// What a deed brings: its action, and its points at the end.
export const deedNote = (deed: string): string => [textOf("deed", deed), scoringOf(deed)].filter(Boolean).join(" · ");

export function scoringOf(deed: string): string {
  const scoring = deedThing(deed)?.scoring;
  return scoring ? t(`legends-deed-${scoring.score}`, { lp: scoring.lp ?? 1, money: scoring.each ?? 0, most: scoring.max ?? 0, kind: t(`legends-deeds-${deedThing(deed)?.deed_kind}`) }) : "";
}

const PLAIN = new Set(["repair", "trader"]); // a verb and its gain

export function tileOf(desk: Desk, key: string, tile: Tile): Tile | null {
  const [verb, thing] = [verbOf(key), thingOf(key)];
  const sign = SIGNS[key] ?? SIGNS[verb];
  if (!sign) return null;
  const own = { ...tile, sign };
  if (verb === "claim-deed") {
    const price = dollars(deedPrice(desk.view?.blood, thing));
    return { ...own, title: t("legends-claim", { deed: name(`deed:${thing}`), money: price }), note: scoringOf(thing), ref: `deed:${thing}` };
  }
  if (verb === "deed") return { ...own, title: name(`deed:${thing}`), note: textOf("deed", thing), ref: `deed:${thing}` };
  if (verb === "relic") return { ...own, note: textOf("relic", thing), ref: `relic:${thing}` };
  if (verb === "use-relic") return { ...own, title: name(`relic:${thing}`), note: textOf("relic", thing), ref: `relic:${thing}` };
  if (verb === "free-ability") return { ...own, title: t("legends-ability-of", { name: name(`character:${thing}`) }), note: textOf("character", thing) };
  if (verb === "offer") return { ...own, title: t("legends-tale-offer"), note: textOf("condition", thing) };
  if (verb === "condition") return { ...own, title: textOf("condition", thing) };
  if (verb === "ruin") return { ...own, title: name(`place:${thing}`), note: ownerNote(desk, thing) };
  if (verb === "repair" && desk.mode !== "act") return { ...own, title: name(`place:${thing}`), note: ownerNote(desk, thing) };
  if (PLAIN.has(verb) && desk.mode === "act") return { ...own, note: say({ key: `gain-${verb}`, args: {} }) };
  return own;
}

// Whose deed lies there.
function ownerNote(desk: Desk, place: string): string {
  const held = desk.view?.blood?.property.deeds.find((each) => each.place === place);
  return held ? t("legends-deed-of", { name: words.seatName(held.owner) }) : "";
}
