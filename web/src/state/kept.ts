// What the browser keeps of this device, for whoever needs it before the app is there.
import type { GameName } from "../net/types";
import type { Prefs } from "./prefs.svelte";

export function kept<T>(key: string, none: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? none;
  } catch {
    return none;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or forbidden store: it will have to be asked for again, nothing worse.
  }
}

// ---- preferences: those that were ever changed ----

export const KEY = "tumbleweed-prefs";
export const keptPrefs = (): Partial<Prefs> => kept(KEY, {});

// ---- forecasts: by default during the first games played on this device ----

export const FINISHED = "tumbleweed-finished"; // the tables of the first games
export const FORECASTS: Prefs["forecasts"] = "first";
const FIRST_GAMES = 3;

export const isNewAfter = (finished: string[]): boolean => finished.length < FIRST_GAMES;
export const forecastWished = (wish: Prefs["forecasts"], finished: string[]): boolean => wish === "always" || (wish === "first" && isNewAfter(finished));

// ---- which game is played at the tables that were shown ----

const GAMES = "tumbleweed-games";
const MOST = 40; // tables remembered

export const keptGame = (table: string): GameName | undefined => kept<Record<string, GameName>>(GAMES, {})[table];

export function keepGame(table: string, game: GameName): void {
  const { [table]: known, ...others } = kept<Record<string, GameName>>(GAMES, {});
  if (known !== game) keep(GAMES, Object.fromEntries([...Object.entries(others), [table, game]].slice(-MOST)));
}
