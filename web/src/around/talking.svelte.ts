// Which lines of the talk have been read.
import type { Table } from "../state/table.svelte";
import { keepSeen, seen } from "./seen";

const read: Record<string, number> = $state({});

export function markRead(table: Table): void {
  const last = table.chatLines.at(-1)?.place ?? -1;
  if (read[table.id] === last) return;
  read[table.id] = last;
  keepSeen(table.id, table.you, { chat: last });
}

// Others' lines since the talk was last looked at.
export function unread(table: Table): number {
  const until = read[table.id] ?? seen(table.id, table.you)?.chat ?? -1;
  return table.chatLines.filter((line) => line.place > until && (line.seat === null || line.seat !== table.you)).length;
}
