// Whether the reader wants forecasts: by default during the first games played on this device.
import { prefs } from "./prefs.svelte";

const KEY = "tumbleweed-finished";
const FIRST_GAMES = 3;

function kept(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

let finished = $state.raw(kept()); // the tables of the first games

export const isNew = (): boolean => finished.length < FIRST_GAMES;

export const wantsForecast = (): boolean => prefs.forecasts === "always" || (prefs.forecasts === "first" && isNew());

export function finish(table: string): void {
  if (!isNew() || finished.includes(table)) return;
  finished = [...finished, table];
  localStorage.setItem(KEY, JSON.stringify(finished));
}
