// The preferences as the browser keeps them: those that were ever changed.
import type { Prefs } from "./prefs.svelte";

export const KEY = "tumbleweed-prefs";

export function keptPrefs(): Partial<Prefs> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Prefs>;
  } catch {
    return {};
  }
}
