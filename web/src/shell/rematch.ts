// Rematch: against bots the next game begins at once; friends meet at the table first. A game of a
// tournament is followed by the tournament's next.
import { post } from "../net/api";
import type { Table } from "../state/table.svelte";

export async function rematch(table: Table): Promise<void> {
  const tournament = table.card!.settings.tournament;
  if (tournament) {
    location.hash = `#tournament=${tournament}`;
    return;
  }
  const next = table.card!.next ?? (await post<{ table: string }>(`/api/tables/${table.id}/rematch`)).table;
  const alone = table.seats.filter((seat) => seat.kind === "human").length === 1;
  if (alone && !table.card!.next) await post(`/api/tables/${next}/start`);
  location.hash = `#table=${next}`;
}
