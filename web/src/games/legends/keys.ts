// Keys of this screen: digits choose, E ends the turn, P passes, M goes to the map.
import type { Desk } from "./optionLayout.svelte";

const writes = (target: EventTarget | null): boolean => target instanceof HTMLElement && (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName));

export function pressed(event: KeyboardEvent, desk: Desk): void {
  if (event.ctrlKey || event.metaKey || event.altKey || writes(event.target) || document.querySelector("dialog[open]")) return;
  if (does(event.key.toLowerCase(), desk)) event.preventDefault();
}

function does(key: string, desk: Desk): boolean {
  if (/^[1-9]$/.test(key)) return desk.byDigit(Number(key));
  if (key === "e") return first(["end"], desk);
  if (key === "p") return first(["pass", "stop", "leave", "sit-out", "no", "bet-done"], desk);
  if (key === "m") return toMap();
  return false;
}

function first(keys: string[], desk: Desk): boolean {
  const found = keys.find((key) => desk.table.offers(key));
  if (found) desk.choose(found);
  return found !== undefined;
}

// The first marked space of the map takes the focus.
export function toMap(): boolean {
  const verbs = ["ride", "place", "step", "sheriff", "sheriff-step", "bandit", "black", "put"];
  const space = document.querySelector<SVGElement | HTMLElement>(verbs.map((verb) => `[data-option^="${verb}:"]`).join(","));
  space?.focus();
  return space !== null;
}
