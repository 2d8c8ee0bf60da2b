// Preferences of this device, kept in the browser only.
import type { Lang } from "../i18n/preferred";
import { FORECASTS, KEY, keptPrefs } from "./kept";

export interface Prefs {
  lang: Lang | "";
  theme: "system" | "light" | "dark" | "contrast";
  motion: "off" | "fast" | "normal" | "story";
  pace: number; // seconds for each deed of others; 0: none
  sound: boolean;
  confirm: "off" | "ask" | "auto"; // before the end of a turn: ask again, or wait a moment
  plainLog: boolean; // the log in a plain font
  font: "house" | "legible";
  aids: boolean; // suspects
  signals: boolean; // of the other players, and one's own to them
  forecasts: "first" | "always" | "never"; // of fights: in the first games, or as chosen
  labels: "normal" | "large"; // on the map
  botsTalk: boolean;
  talkBeside: boolean | null; // chat and log at once, where there is room; null: ample room
}

export const USUAL_PACE = 0.7;
const FIRST: Prefs = {
  lang: "",
  theme: "system",
  motion: "normal",
  pace: USUAL_PACE,
  sound: false,
  confirm: matchMedia("(max-width: 43.75em)").matches ? "ask" : "off", // against stray taps
  plainLog: false,
  font: "house",
  aids: true,
  signals: true,
  forecasts: FORECASTS,
  labels: "normal",
  botsTalk: true,
  talkBeside: null,
};

export const prefs: Prefs = $state({ ...FIRST, ...keptPrefs() });

// The duration of animations relative to normal; 0: no animation.
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
