// The three stops of the sheet: which of them a question needs, and where a hand leaves it.
import type { Mode } from "../optionLayout.svelte";

export const STOPS = ["peek", "half", "full"] as const;
export type Stop = (typeof STOPS)[number];

const FLICK = 24; // px: a short drag moves by one stop
const LOW = 0.36; // of the room: below it the sheet peeks
const HIGH = 0.76; // above it the sheet is full

// `stage`: it is answered at a stage, as poker is.
export function neededBy(mode: Mode, stage: boolean): Stop {
  if (mode === "idle") return "peek";
  return stage ? "full" : "half";
}

export function beyond(stop: Stop, by: number): Stop {
  const at = STOPS.indexOf(stop) + by;
  return STOPS[Math.max(0, Math.min(STOPS.length - 1, at))]!;
}

// Tapping goes round.
export const tapped = (stop: Stop): Stop => STOPS[(STOPS.indexOf(stop) + 1) % STOPS.length]!;

// `share`: how much of the room the sheet takes.
export const nearest = (share: number): Stop => (share < LOW ? "peek" : share < HIGH ? "half" : "full");

// Where a sheet comes to rest that was dragged `up` by so many pixels.
export function dropped(from: Stop, up: number, share: number): Stop {
  const near = nearest(share);
  return near === from && Math.abs(up) > FLICK ? beyond(from, Math.sign(up)) : near;
}
