// Which lines of the chat have been read, and notes: lines about the table without a speaker.
import type { ChatLine } from "../net/types";
import type { Table } from "../state/table.svelte";
import { t } from "../i18n/words.svelte";
import { keepSeen, seen } from "./seen";

const read: Record<string, number> = $state({});

export function markRead(table: Table): void {
  const last = table.chatLines.at(-1)?.place ?? -1;
  if (read[table.id] === last) return;
  read[table.id] = last;
  keepSeen(table.id, table.you, { chat: last });
}

// Others' lines since the chat was last open.
export function unread(table: Table): number {
  const until = read[table.id] ?? seen(table.id, table.you)?.chat ?? -1;
  return table.chatLines.filter((line) => line.place > until && (line.seat === null || line.seat !== table.you)).length;
}

export const isNote = (line: ChatLine): boolean => line.phrase?.startsWith("note-") ?? false;
export const noteText = (line: ChatLine): string => t(`around-${line.phrase}`, { name: line.name });
