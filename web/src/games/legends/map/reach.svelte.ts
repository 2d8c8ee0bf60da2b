// The spaces that can be chosen now: marked on the map, listed beside it, aimed at in the list.
import type { Table } from "../../../state/table.svelte";
import { spaceOptions } from "./choices";

export class Reach {
  constructor(private readonly table: Table) {}

  places: Map<string, string[]> | undefined = $state.raw(); // the spaces of each place, once the map is loaded
  aimed: string | null = $state(null);
  readonly choices: Map<string, string[]> = $derived.by(() => spaceOptions(this.table, this.places));
}
