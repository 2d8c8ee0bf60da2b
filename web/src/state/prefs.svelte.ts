// What one person prefers on this device. Kept in the browser, nowhere else.
import type { Lang } from "../i18n/words.svelte";

export interface Prefs {
  lang: Lang | "";
  theme: "system" | "light" | "dark" | "contrast";
  motion: "off" | "fast" | "normal" | "story";
  sound: boolean;
  confirm: "off" | "ask" | "auto"; // before a turn is ended: ask again, or wait a moment
  plainLog: boolean; // the log in a plain face
  font: "house" | "legible";
  aids: boolean; // who could it be, forecasts
  labels: "normal" | "large"; // on the map
}

const KEY = "tumbleweed-prefs";
const FIRST: Prefs = {
  lang: "",
  theme: "system",
  motion: "normal",
  sound: false,
  confirm: matchMedia("(max-width: 43.75em)").matches ? "ask" : "off", // a thumb slips
  plainLog: false,
  font: "house",
  aids: true,
  labels: "normal",
};

function kept(): Prefs {
  try {
    return { ...FIRST, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...FIRST };
  }
}

export const prefs: Prefs = $state(kept());

// How long a movement takes, in parts of its usual time; 0: it does not move.
const SPEEDS = { off: 0, fast: 0.45, normal: 1, story: 1.8 };

export function speed(): number {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return still ? 0 : SPEEDS[prefs.motion];
}

export function keepPrefs(): void {
  $effect.root(() => {
    $effect(() => {
      localStorage.setItem(KEY, JSON.stringify(prefs));
      const root = document.documentElement;
      root.dataset.theme = prefs.theme;
      root.dataset.font = prefs.font;
      root.dataset.labels = prefs.labels;
    });
  });
}
