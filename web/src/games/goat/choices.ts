// A click chooses. The second click of a double click does not: another question may be there by
// then.
import type { Table } from "../../state/table.svelte";
import { showPeek } from "../../ui/peek.svelte";
import { lifted } from "../../ui/lifting.svelte";

export const pick = (table: Table, key: string) => (event: MouseEvent) => {
  if (event.detail < 2) void table.choose(key);
};

// A card: on touch the first tap lifts it and shows its text (`ref`), then its button chooses it.
export const pickCard = (table: Table, key: string, ref: string) => (event: MouseEvent) => {
  const card = event.currentTarget as Element;
  const lies = lifted.of(table) !== key;
  if (lifted.lifts(table, key, card)) void (ref && showPeek(ref, card));
  else if (lies || event.detail === 0 || (event.target as Element).closest(".go")) pick(table, key)(event);
};
