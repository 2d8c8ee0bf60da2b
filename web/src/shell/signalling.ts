// Whether signals are shown and sent: where the table has agreed to it, this reader wants it, and
// somebody else is there.
import { prefs } from "../state/prefs.svelte";
import type { Table } from "../state/table.svelte";

export function signalling({ card, you, seats }: Table): boolean {
  if (!prefs.signals || !card?.settings.signals || card.status === "open" || card.frozen) return false;
  const own = you === null ? null : (seats[you]?.person ?? null);
  return seats.some(({ person }) => person !== null && person !== own);
}
