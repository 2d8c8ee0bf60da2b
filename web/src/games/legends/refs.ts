// The game's references, and the view of a table.
import type { Table } from "../../state/table.svelte";
import type { View } from "./view";

export const viewOf = (table: Table): View | null => (table.payload?.view as View | undefined) ?? null;

// The seat in "seat:2"; null for other references.
export function seatIn(ref: unknown): number | null {
  return typeof ref === "string" && ref.startsWith("seat:") ? Number(ref.slice(5)) : null;
}

export const idOf = (ref: unknown): string => (typeof ref === "string" ? ref.slice(ref.indexOf(":") + 1) : "");
export const idsOf = (refs: unknown): string[] => (Array.isArray(refs) ? refs.map(idOf) : []);
