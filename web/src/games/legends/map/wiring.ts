// Gives each space of the drawing its label, state and options.
import type { Table } from "../../../state/table.svelte";
import type { View } from "../view";
import { spoken } from "./about";
import type { Figure } from "./figures";
import type { Sheet, Spot } from "./sheet";

const ROLE = ["role", "tabindex", "aria-label", "aria-disabled"];

// `current` is where Tab enters the map.
export function wire(table: Table, view: View, sheet: Sheet, choices: Map<string, string[]>, crowd: Map<string, Figure[]>, current: string, more: (space: string) => string[]): void {
  for (const spot of sheet.spots.values()) {
    const keys = choices.get(spot.id) ?? [];
    offer(spot, keys);
    if (spot.mesa && !keys.length) {
      for (const name of ROLE) spot.path.removeAttribute(name);
      continue;
    }
    set(spot, "role", "button");
    set(spot, "tabindex", spot.id === current ? "0" : "-1");
    set(spot, "aria-label", spoken(table, view, spot.id, keys, crowd.get(spot.id) ?? [], more(spot.id)));
  }
}

function offer(spot: Spot, keys: string[]): void {
  spot.path.classList.toggle("legal", keys.length > 0);
  set(spot, "data-option", keys.length === 1 ? keys[0]! : null);
  set(spot, "data-options", keys.length > 1 ? keys.join(" ") : null);
  set(spot, "aria-haspopup", keys.length > 1 ? "menu" : null);
  set(spot, "aria-disabled", keys.length ? null : "true");
}

function set({ path }: Spot, name: string, value: string | null): void {
  if (value === null) path.removeAttribute(name);
  else if (path.getAttribute(name) !== value) path.setAttribute(name, value);
}
