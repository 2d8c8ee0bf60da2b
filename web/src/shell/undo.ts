// Taking back: whether one can, and in words why not.
import type { Table } from "../state/table.svelte";
import { t, words } from "../i18n/words.svelte";

export function canUndo(table: Table): boolean {
  return table.face?.undo !== undefined && table.face.undo.reason === "" && !table.over;
}

export function whyNoUndo(table: Table): string {
  const reason = table.face?.undo?.reason ?? "undo-nothing";
  if (reason === "") return "";
  return words.has(reason) ? words.say({ key: reason, args: {} }) : t(`around-${reason}`);
}

// The oldest question one can go back to: the start of the turn, or what came after the last news.
export function turnStart(table: Table): number | null {
  const starts = table.face?.undo?.starts ?? [];
  return starts.length > 1 ? starts[starts.length - 1]! : null;
}
