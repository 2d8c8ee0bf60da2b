// Every space that can be chosen, as the entries of a list: the nearest first.
import type { Table } from "../../../state/table.svelte";
import { t } from "../../../i18n/words.svelte";
import type { View } from "../view";
import { badgeOf, spaceName, type Badge } from "./about";
import { namedBy, steps } from "./choices";

export interface Entry {
  space: string;
  keys: string[];
  far: number | null; // steps, if it is a matter of steps
  name: string;
  badge: Badge;
}

const STAY = 99; // staying comes last

export function entriesOf(table: Table, view: View, choices: Map<string, string[]>): Entry[] {
  // A place has several spaces, and is listed once.
  const firstAt = (key: string): string | undefined => [...choices].find(([, keys]) => keys.includes(key))?.[0];
  return [...choices]
    .map(([space, all]) => ({ space, keys: all.filter((key) => firstAt(key) === space) }))
    .filter(({ keys }) => keys.length)
    .map(({ space, keys }) => ({ space, keys, far: steps(table, keys), name: shownAt(table, space, keys[0]!), badge: badgeOf(view, space, keys) }))
    .sort((a, b) => (a.far || STAY) - (b.far || STAY) || a.name.localeCompare(b.name));
}

// What lies there is named as well.
const shownAt = (table: Table, space: string, key: string): string => (namedBy(table, key, "space") && !key.startsWith("fetch:") ? spaceName(space) : table.text(key));

export function heard(table: Table, key: string, { far, badge }: Entry): string {
  const parts = [table.text(key)];
  if (far) parts.push(t("legends-map-steps", { count: far }));
  if (badge) parts.push(t(`legends-map-${badge}`));
  return parts.join(". ");
}
