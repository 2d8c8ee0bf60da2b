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

// A marked space of the map takes the focus, if there is one on the board that is shown.
export function toMap(): boolean {
  const marked = [...document.querySelectorAll<SVGElement>("[data-map] .legal[data-space]")];
  const framed = document.querySelector<HTMLElement>("[data-map]")?.dataset.framed;
  const space = marked.find((each) => each.closest<SVGElement>("[data-board]")?.dataset.board === framed) ?? marked[0];
  space?.focus();
  return space !== undefined;
}
