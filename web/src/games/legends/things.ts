// What is printed on the components of Western Legends (games/legends/component_texts.py), and
// their icons.
import type { Thing } from "../../i18n/words.svelte";
import { words } from "../../i18n/words.svelte";
import type { AnteUpTable, OwnedItem } from "./view";

export interface CardThing extends Thing {
  rank: number;
  label: string;
  suit: "clubs" | "diamonds" | "hearts" | "spades";
  face: string;
  title: string;
  kinds: ("action" | "bonus" | "reaction")[];
  text: string;
  source: string;
}

export interface FightThing extends Thing {
  rank: number;
  label: string;
  text: string;
}

export interface ItemThing extends Thing {
  item_kind?: "weapon" | "mount" | "misc"; // the upgraded side has none
  cost?: number;
  lp?: number;
  upgraded?: string; // the id of the other side
  text: string;
}

export interface CharacterThing extends Thing {
  text: string;
  bio: string;
  start: {
    places: string[];
    money: number;
    cards: number;
    wounds: number;
    marshal: number;
    wanted: number;
    gambler?: number; // with Ante Up
    lp?: number; // these three with Blood Money
    legendary_items?: number;
    deed_kind?: string;
    items: { item: string; upgraded: boolean }[];
  };
}

export interface TrackThing extends Thing {
  track: "marshal" | "wanted";
  space: number;
  row: number;
  effects: { do: string; amount?: number }[];
}

// Whether an event marker lies on that space.
export const isMarked = (up: AnteUpTable | undefined, track: string, space: number): boolean =>
  (up?.markers ?? []).some((marker) => {
    const printed = words.thing(`marker:${marker}`);
    return printed?.track === track && printed.space === space;
  });

export const card = (id: string) => words.thing(`card:${id}`) as CardThing | undefined;
export const fightCard = (id: string) => words.thing(`fight:${id}`) as FightThing | undefined;
export const item = (id: string) => words.thing(`item:${id}`) as ItemThing | undefined;
export const character = (id: string) => words.thing(`character:${id}`) as CharacterThing | undefined;

// The visible side of an item.
export function sideOf(owned: OwnedItem): string {
  return owned.upgraded ? (item(owned.item)?.upgraded ?? owned.item) : owned.item;
}

export const textOf = (kind: string, id: string): string => words.thing(`${kind}:${id}`)?.text ?? "";

const ITEM_SIGNS: Record<string, string> = {
  revolver: "gun",
  "six-shooter": "gun",
  shotgun: "l-shotgun",
  boomstick: "l-shotgun",
  rifle: "l-rifle",
  "buffalo-gun": "l-rifle",
  mule: "l-mule",
  "pack-mule": "l-mule",
  mustang: "mount",
  thoroughbred: "mount",
  "miners-map": "map",
  whiskey: "bottle",
  provisions: "sack",
  "ten-gallon": "hat",
  derringer: "gun",
  "ivory-derringer": "gun",
  "quarter-horse": "mount",
  "quarter-mile-champion": "mount",
  gazette: "poster",
  "snake-oil": "bottle",
};
export const itemSign = (id: string): string => ITEM_SIGNS[id] ?? "sack";

// A space's name and region.
export function placeName(space: string): [place: string, region: string] {
  const name = words.name(`space:${space}`);
  const at = name.lastIndexOf(", ");
  return at < 0 ? [name, ""] : [name.slice(0, at), name.slice(at + 2)];
}

export const dollars = (amount: number): string => (words.lang === "fr" ? `${amount}\u00a0$` : `$${amount}`);
