// Undo: whether it is possible, and why not.
import type { Table } from "../state/table.svelte";
import { t, words } from "../i18n/words.svelte";

export function canUndo(table: Table): boolean {
  return table.payload?.undo !== undefined && table.payload.undo.reason === "" && !table.over;
}

export function whyNoUndo(table: Table): string {
  const reason = table.payload?.undo?.reason ?? "undo-nothing";
  if (reason === "") return "";
  return words.has(reason) ? words.say({ key: reason, args: {} }) : t(`around-${reason}`);
}

// The earliest question one can go back to: the start of the turn, or after the last barrier.
export function turnStart(table: Table): number | null {
  const starts = table.payload?.undo?.starts ?? [];
  return starts.length > 1 ? starts[starts.length - 1]! : null;
}
