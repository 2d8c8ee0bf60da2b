// Information about a space: its name, who is there, what can be done there, the cost of coming.
import type { Table } from "../../../state/table.svelte";
import { name, t, words } from "../../../i18n/words.svelte";
import type { Color, View } from "../view";
import { comesTo, isSheriffs, steps } from "./choices";
import { foesOf, type Figure } from "./figures";

// The actions of a place, as options whose labels describe them.
const DEEDS: Record<string, string[]> = {
  bank: ["deposit", "heist"],
  cabaret: ["revel:1"],
  doctor: ["heal"],
  "general-store": ["store"],
  "trading-post": ["store"],
  mine: ["prospect"],
  ranch: ["acquire"],
  saloon: ["poker"],
};
const IN_TOWN: Record<string, string> = { store: "general-store", saloon: "saloon", "trading-post": "trading-post" }; // by the name of the space
const NO_WORK = /^(hideout|pass|frontier|outlaw-camp)/; // places that are no locations

export function kindOf(space: string): string {
  const location = words.thing(`space:${space}`)?.location;
  if (typeof location === "string") return /^ranch/.test(location) ? "ranch" : /^station/.test(location) ? "rail-station" : location;
  return IN_TOWN[/-(store|saloon|trading-post)-/.exec(space)?.[1] ?? ""] ?? "";
}

export function deedsAt(table: Table, space: string): string[] {
  const kind = kindOf(space);
  const deeds = (DEEDS[kind] ?? []).map((key) => table.text(key));
  if (kind === "rail-station") deeds.push(table.text("deliver"));
  if (kind && !NO_WORK.test(kind)) deeds.push(table.text("work"));
  return deeds;
}

export function cattleAt(view: View, space: string): number | null {
  const color = /^ranch-(\w+)$/.exec(String(words.thing(`space:${space}`)?.location))?.[1];
  return color ? (view.ranches[color as Color] ?? null) : null;
}

export const spaceName = (space: string): string => name(`space:${space}`).replaceAll("'", "’");

export function figureName(figure: Figure): string {
  if (figure.seat !== null) return words.seatName(figure.seat);
  return t(figure.id === "sheriff" ? "legends-map-sheriff" : "legends-map-bandit");
}

export type Badge = "fight" | "outlaw" | "claim_jumper" | "arrest" | null;

// Whether moving there starts a fight.
export function badgeOf(view: View, space: string, keys: string[]): Badge {
  const foe = keys.some(comesTo) && foesOf(view).get(space);
  if (foe) return foe as Badge;
  const wanted = view.players.some((player) => player.space === space && player.wanted > 0);
  return keys.some(isSheriffs) && wanted ? "arrest" : null;
}

// One sentence, for screen readers.
export function spoken(table: Table, view: View, space: string, keys: string[], here: Figure[], more: string[]): string {
  const first = keys[0] ? table.text(keys[0]) : spaceName(space);
  const far = steps(table, keys);
  const badge = badgeOf(view, space, keys);
  const parts = [first];
  if (far) parts.push(t("legends-map-steps", { count: far }));
  if (badge) parts.push(t(`legends-map-${badge}`));
  parts.push(...more);
  if (here.length) parts.push(t("legends-map-here", { names: here.map(figureName).join(", ") }));
  return parts.join(". ");
}
