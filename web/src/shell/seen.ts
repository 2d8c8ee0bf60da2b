// How much of a table has been seen on this device, per seat: for "while you were away" and unread
// chat.
export interface Seen {
  revision: number;
  events: number;
  chat: number;
  at: number; // when, in seconds
}

const KEY = "tumbleweed-seen";
const MOST = 40; // tables remembered
type Kept = Record<string, Seen>;

function all(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

const name = (table: string, seat: number | null) => `${table} ${seat ?? "-"}`;

export function seen(table: string, seat: number | null): Seen | null {
  return all()[name(table, seat)] ?? null;
}

export function keepSeen(table: string, seat: number | null, change: Partial<Seen>): void {
  const kept = all();
  const before = kept[name(table, seat)] ?? { revision: 0, events: 0, chat: -1, at: 0 };
  kept[name(table, seat)] = { ...before, ...change };
  const latest = Object.entries(kept).sort((a, b) => b[1].at - a[1].at);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest.slice(0, MOST))));
  } catch {
    // A full or forbidden store: the recap is a little too long on return, nothing worse.
  }
}
