// Who is new to a game: in the first two real games of it on this device there are tips, each once.
import type { Snippet } from "svelte";
import type { GameName } from "../net/types";

const KEY = "tumbleweed-newcomer";
const GAMES = 2;

interface Known {
  off: boolean; // no tips wanted
  tables: Record<GameName, string[]>; // the first real games
  seen: string[]; // "game tip"
}

function kept(): Known {
  const none: Known = { off: false, tables: {}, seen: [] };
  try {
    return { ...none, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return none;
  }
}

class Newcomer {
  private known: Known = $state(kept());
  tip: Snippet | null = $state.raw(null); // shown now
  hosts = $state(0); // places on the screen that have room for it

  get off(): boolean {
    return this.known.off;
  }
  set off(off: boolean) {
    this.known.off = off;
    this.keep();
  }

  // Whether a table is one of the first games; it counts as one from now on.
  isAt(game: GameName, table: string): boolean {
    const tables = this.known.tables[game] ?? [];
    return !this.known.off && (tables.includes(table) || tables.length < GAMES);
  }

  // Shown for the first time? From now on it has been.
  meets(game: GameName, table: string, tip: string): boolean {
    const tables = this.known.tables[game] ?? [];
    const seen = `${game} ${tip}`;
    if (this.known.seen.includes(seen)) return false;
    this.known.seen = [...this.known.seen, seen];
    if (!tables.includes(table)) this.known.tables = { ...this.known.tables, [game]: [...tables, table] };
    this.keep();
    return true;
  }

  private keep(): void {
    localStorage.setItem(KEY, JSON.stringify(this.known));
  }
}

export const newcomer = new Newcomer();
