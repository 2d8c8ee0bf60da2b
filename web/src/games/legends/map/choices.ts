// Which spaces can be chosen now, and for what: the engine's options that name a space.
import type { Table } from "../../../state/table.svelte";

// By space, the options that name it, or a place there; the end of a movement comes before a single
// step of it.
export function spaceOptions(table: Table, places?: Map<string, string[]>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const key of table.decision?.options ?? []) {
    const space = namedBy(table, key, "space");
    const spaces = space ? [space] : (places?.get(namedBy(table, key, "place") ?? "") ?? []);
    for (const each of spaces) found.set(each, [...(found.get(each) ?? []), key]);
  }
  for (const keys of found.values()) keys.sort((a, b) => Number(isStep(a)) - Number(isStep(b)));
  return found;
}

// The space or the place that an option names.
export function namedBy(table: Table, key: string, kind: "space" | "place"): string | null {
  const ref = table.catalogue[key]?.refs.find((each) => each.startsWith(`${kind}:`));
  return ref ? ref.slice(kind.length + 1) : null;
}

export const isStep = (key: string): boolean => key.startsWith("step:") || key.startsWith("sheriff-step:");
export const isRide = (key: string): boolean => key.startsWith("ride:") || key.startsWith("step:");
export const comesTo = (key: string): boolean => isRide(key) || key.startsWith("trail:") || key.startsWith("rail:");
export const isSheriffs = (key: string): boolean => key.startsWith("sheriff");

// The number of steps, if the question has it.
export function steps(table: Table, keys: string[]): number | null {
  const far = (table.decision as { far?: Record<string, number> } | null)?.far;
  for (const key of keys) if (far && key in far) return far[key] ?? null;
  return null;
}
