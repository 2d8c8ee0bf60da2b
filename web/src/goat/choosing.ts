// A click chooses. The second of a double click does not: by then another question may lie there.
import type { Table } from "../state/table.svelte";

export const pick = (table: Table, key: string) => (event: MouseEvent) => {
  if (event.detail < 2) void table.choose(key);
};
