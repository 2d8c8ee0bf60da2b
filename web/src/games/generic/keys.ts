// Keys of the generic screen: digits choose, arrows move between options (and Enter chooses, as on
// any button).
import type { Table } from "../../state/table.svelte";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName));

export function pressed(event: KeyboardEvent, table: Table, list: HTMLElement | undefined): void {
  if (event.ctrlKey || event.metaKey || event.altKey || writes(event.target) || document.querySelector("dialog[open]")) return;
  const options = table.decision?.options ?? [];
  const chosen = /^[1-9]$/.test(event.key) && !event.repeat ? options[Number(event.key) - 1] : undefined;
  if (chosen) void table.choose(chosen);
  else if (!(event.key in STEPS) || !step(list, STEPS[event.key]!)) return;
  event.preventDefault();
}

// If no option has the focus the first one gets it. Elsewhere (in the log, a menu) arrows mean
// something else.
function step(list: HTMLElement | undefined, by: number): boolean {
  const buttons = [...(list?.querySelectorAll<HTMLElement>("button") ?? [])];
  const focused = document.activeElement;
  const at = buttons.findIndex((each) => each === focused);
  if (!buttons.length || (at < 0 && focused !== null && focused !== document.body)) return false;
  buttons[at < 0 ? 0 : (at + by + buttons.length) % buttons.length]!.focus();
  return true;
}
