// Information about a space: its name, who is there, what can be done there, the cost of coming.
import type { Table } from "../../../state/table.svelte";
import { name, t, words } from "../../../i18n/words.svelte";
import type { Color, View } from "../view";
import { isRide, isSheriffs, steps } from "./choices";
import type { Figure } from "./figures";

// The actions of a place, as options whose labels describe them.
const DEEDS: Record<string, string[]> = {
  bank: ["deposit", "heist"],
  cabaret: ["revel:1"],
  doctor: ["heal"],
  "general-store": ["store"],
  mine: ["prospect"],
  ranch: ["acquire"],
  saloon: ["poker"],
};
const IN_TOWN: Record<string, string> = { store: "general-store", saloon: "saloon" }; // by the name of the space

function kindOf(space: string): string {
  const location = words.thing(`space:${space}`)?.location;
  if (typeof location === "string") return location.startsWith("ranch") ? "ranch" : location;
  return IN_TOWN[/-(store|saloon)-/.exec(space)?.[1] ?? ""] ?? "";
}

export function deedsAt(table: Table, space: string): string[] {
  const kind = kindOf(space);
  const deeds = (DEEDS[kind] ?? []).map((key) => table.text(key));
  if (kind === "rail-station") deeds.push(table.text("deliver"));
  if (kind && !kind.startsWith("hideout")) deeds.push(table.text("work"));
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

export type Badge = "fight" | "arrest" | null;

// Whether moving there starts a fight.
export function badgeOf(view: View, space: string, keys: string[]): Badge {
  if (keys.some(isRide) && view.bandits.includes(space)) return "fight";
  const wanted = view.players.some((player) => player.space === space && player.wanted > 0);
  return keys.some(isSheriffs) && wanted ? "arrest" : null;
}

// One sentence, for screen readers.
export function spoken(table: Table, view: View, space: string, keys: string[], here: Figure[]): string {
  const first = keys[0] ? table.text(keys[0]) : spaceName(space);
  const far = steps(table, keys);
  const badge = badgeOf(view, space, keys);
  const parts = [first];
  if (far) parts.push(t("legends-map-steps", { count: far }));
  if (badge) parts.push(t(`legends-map-${badge}`));
  if (here.length) parts.push(t("legends-map-here", { names: here.map(figureName).join(", ") }));
  return parts.join(". ");
}
