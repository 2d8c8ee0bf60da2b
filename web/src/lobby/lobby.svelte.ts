// The state of the landing page: who I am, the listed tables, my tables.
import { get, patch } from "../net/api";
import type { GameName, Result, Settings, Sitting } from "../net/types";
import { inMine } from "../i18n/words.svelte";
import type { GameInfo, Games, Said } from "./newTable";

export interface TableLine {
  id: string;
  status: "open" | "playing" | "over" | "ended";
  settings: Settings;
  seats: Sitting[];
  created_at: number;
  changed_at: number;
  // of my own tables:
  result?: Result | null;
  you?: number | null;
  asked?: boolean;
}

// A course, and how far I am in it.
export interface CourseLine {
  game: GameName;
  title: Said;
  lessons: number;
  minutes: number; // it takes
  done: string[];
  next: string | null; // null: all are done
}

export interface Me {
  id: string | null;
  name: string;
  guest: boolean;
}

const PAGE = 50; // tables that wait for players, and tables to watch

class Lobby {
  private asked = 0; // who I am: so many times
  me: Me = $state({ id: null, name: "", guest: true });
  running: TableLine[] = $state.raw([]);
  mine: TableLine[] = $state.raw([]);
  courses: Record<string, CourseLine> = $state.raw({});
  more = $state(false); // there may be further tables
  games: Record<GameName, GameInfo> | null = $state.raw(null); // what can be played here
  sought = $state({ game: "", players: 0 }); // which tables are listed; 0: with any number of players
  known = $state(false); // the server has answered: an empty list means that there are none
  private pages = 1;

  async look(): Promise<void> {
    const [, running, mine] = await Promise.all([
      this.whoAmI(),
      this.listed(),
      get<TableLine[]>("/api/tables/mine"),
      this.whatIsPlayed(),
      this.whatIsTaught(),
    ]);
    const own = new Set(mine.map((line) => line.id));
    this.running = running.filter((line) => !own.has(line.id));
    this.mine = mine;
    this.known = true;
  }

  // All pages shown; tables that wait for players before those to watch.
  private async listed(): Promise<TableLine[]> {
    const { game, players } = this.sought;
    const only = (game && `&game=${game}`) + (players ? `&players=${players}` : "");
    const pages = await Promise.all(Array.from({ length: this.pages }, (_, page) => get<TableLine[]>(`/api/tables?page=${page}${only}`)));
    this.more = pages.at(-1)!.length >= PAGE;
    const lines = [...new Map(pages.flat().map((line) => [line.id, line])).values()];
    const waits = (line: TableLine) => Number(line.status === "open" && freeSeats(line) > 0);
    return lines.sort((a, b) => waits(b) - waits(a));
  }

  async whatIsPlayed(): Promise<void> {
    this.games ??= (await get<Games>("/api/games")).games;
  }

  async whatIsTaught(): Promise<void> {
    this.courses = await get<Record<string, CourseLine>>("/api/courses");
  }

  async seek(): Promise<void> {
    this.pages = 1;
    await this.look();
  }

  async showMore(): Promise<void> {
    this.pages++;
    await this.look();
  }

  // The latest answer holds: an earlier one may come later, from before one had a name.
  async whoAmI(): Promise<void> {
    const asked = ++this.asked;
    const me = await get<Me>("/api/me");
    if (asked === this.asked) this.me = me;
  }

  async rename(name: string): Promise<void> {
    this.me = await patch<Me>("/api/me", { name });
  }

  async speak(lang: string): Promise<void> {
    if (this.me.id) await patch("/api/me", { lang });
  }
}

export const lobby = new Lobby();

export const goesOn = (line: TableLine): boolean => line.status === "playing" || line.status === "open";

export function freeSeats(line: TableLine): number {
  return line.seats.filter((seat) => seat.kind === "open").length;
}

// The names of a table's expansions, once they are loaded.
export function modulesOf({ game, options }: Settings): string[] {
  const about = lobby.games?.[game]?.about_modules;
  if (!about) return [];
  return ((options.modules ?? []) as string[]).map((name) => (about[name] ? inMine(about[name].name) : name));
}

// What is played at a table: the game and its expansions.
export const played = (game: string, settings: Settings): string => [game, ...modulesOf(settings)].join(" + ");

export const isRoomCode = (typed: string): boolean => /^[a-z]{5}$/i.test(typed);

// A table's address as typed or pasted: its room's code, its id, or a whole link.
export async function addressOf(typed: string): Promise<string | null> {
  const link = /#(table|seat)=([\w-]+)/.exec(typed);
  if (link) return `#${link[1]}=${link[2]}`;
  const code = typed.trim().toLowerCase();
  if (isRoomCode(code)) return `#table=${(await get<{ table: string }>(`/api/rooms/${code}`)).table}`;
  return /^[a-z0-9]{8,16}$/.test(code) ? `#table=${code}` : null;
}
