// How much of a table has been seen on this device, per seat: for "while you were away" and unread
// chat.
import { keep, kept } from "../state/kept";

export interface Seen {
  revision: number;
  events: number;
  chat: number;
  at: number; // when, in seconds
}

const KEY = "tumbleweed-seen";
const MOST = 40; // tables remembered
type Kept = Record<string, Seen>;

const all = (): Kept => kept<Kept>(KEY, {});

const name = (table: string, seat: number | null) => `${table} ${seat ?? "-"}`;

export function seen(table: string, seat: number | null): Seen | null {
  return all()[name(table, seat)] ?? null;
}

export function keepSeen(table: string, seat: number | null, change: Partial<Seen>): void {
  const known = all();
  const before = known[name(table, seat)] ?? { revision: 0, events: 0, chat: -1, at: 0 };
  known[name(table, seat)] = { ...before, ...change };
  const latest = Object.entries(known).sort((a, b) => b[1].at - a[1].at);
  keep(KEY, Object.fromEntries(latest.slice(0, MOST))); // if not, the recap is a little too long on return
}
