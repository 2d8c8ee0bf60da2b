// A choice in a sheet: its icon, its label, and its effect or cost.
import type { Ref } from "../../net/types";
import { name, say, t, words } from "../../i18n/words.svelte";
import { actOf, thingOf, verbOf, type Desk } from "./optionLayout.svelte";
import { item, itemSign, sideOf, textOf } from "./things";

export interface Tile {
  key: string;
  sign: string; // of Icon; "" for none
  title: string;
  note: string;
  ref: Ref; // what is shown large
  seat: number | null;
}

// For options that are not actions of a turn; those have their own.
const SIGNS: Record<string, string> = {
  "income:cards": "card",
  "income:both": "sack",
  "income:money": "coin",
  "steal:money": "coin",
  "steal:nuggets": "nugget",
  "steal:cattle": "l-horns",
  "reward:lp": "rosette",
  "reward:marshal": "badge",
  nugget: "nugget",
  deliver: "l-horns",
  join: "card",
  yes: "check",
  "sell-nuggets": "nugget",
  reroll: "l-dice",
  resolve: "l-scroll",
  look: "eye",
  "take-back": "undo",
  ranch: "l-horns",
  ability: "star",
  react: "card",
  lay: "card",
  discard: "card",
  play: "card",
  sell: "card",
  give: "card",
  place: "hoof",
  sheriff: "badge",
  choose: "rosette",
  "take-up": "undo",
  "leave-in": "l-chip",
  raise: "coin",
  fold: "card",
  "prize:lp": "rosette",
  "prize:gambler": "l-chip",
  "leave-on-top": "up",
  "put-under": "down",
  "take:longhorn": "l-horns",
  "take:nugget": "nugget",
  "deliver-longhorn": "l-horns",
  "steal:longhorn": "l-horns",
  face: "gun",
  enough: "check",
};
// Set by a module's part of the screen: the tiles of its own options.
export const further: { tile?: (desk: Desk, key: string, tile: Tile) => Tile | null } = {};

export const signOf = (key: string): string => SIGNS[key] ?? SIGNS[verbOf(key)] ?? actOf(verbOf(key))?.sign ?? "";

const CARDS = new Set(["use", "lay", "react", "discard", "play", "sell", "give"]);
const WAYS = new Set(["trail", "rail"]);
const STORIES = new Set(["contribute", "resolve", "look", "take-back"]);

export function tileOf(desk: Desk, key: string): Tile {
  const [verb, thing] = [verbOf(key), thingOf(key)];
  const tile: Tile = { key, sign: signOf(key), title: desk.table.text(key), note: "", ref: "", seat: null };
  const own = desk.BloodMoney && further.tile?.(desk, key, tile);
  if (own) return own;
  if (verb === "ready" || verb === "item") {
    const owned = desk.me?.items.find((each) => each.item === thing);
    const side = owned ? sideOf(owned) : thing;
    return { ...tile, sign: itemSign(side), title: name(`item:${side}`), note: textOf("item", side) };
  }
  if (CARDS.has(verb)) return { ...tile, ref: `card:${thing}`, note: textOf("card", thing) };
  if (WAYS.has(verb)) return { ...tile, title: say({ key: `verb-${verb}`, args: {} }), note: tile.title };
  if (verb === "npc") return { ...tile, ref: `fight:${thing}` };
  if (verb === "ability") return { ...tile, title: t("legends-ability-of", { name: name(`character:${thing}`) }), note: textOf("character", thing) };
  if (verb === "claim") return { ...tile, title: name(`goal:${thing}`), note: textOf("goal", thing) };
  if (verb === "target") return { ...tile, seat: Number(thing), title: words.seatName(Number(thing)) };
  if (STORIES.has(verb)) {
    const back = desk.view?.stories.find((story) => story.side === thing)?.back;
    return { ...tile, note: back ? textOf("back", back) : "" };
  }
  if (verb === "buy" || verb === "upgrade") {
    const side = verb === "upgrade" ? (item(thing)?.upgraded ?? thing) : thing;
    return { ...tile, sign: itemSign(thing), note: textOf("item", side) };
  }
  return tile;
}
