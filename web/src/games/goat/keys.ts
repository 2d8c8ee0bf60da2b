// Keys of the Goat's screen: A and X answer, digits choose among the rest, any key ends an
// animation.
import type { Table } from "../../state/table.svelte";
import type { Show } from "./show.svelte";

const ENDS = new Set(["Enter", " ", "Escape"]);

function writes(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName));
}

function meant(key: string, options: string[]): string | undefined {
  if (options.includes("accept")) return { a: "accept", x: "refuse" }[key.toLowerCase()];
  return /^[1-9]$/.test(key) ? options[Number(key) - 1] : undefined;
}

export function pressed(event: KeyboardEvent, table: Table, show: Show): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || writes(event.target) || document.querySelector("dialog[open]")) return;
  if (show.moment) {
    if (!ENDS.has(event.key)) return;
    show.next();
  } else {
    const options = table.decision?.options ?? [];
    const key = meant(event.key, options);
    if (!key || !options.includes(key)) return;
    void table.choose(key);
  }
  event.preventDefault();
  event.stopImmediatePropagation();
}
