// The frames of a sheet with several boards: one for each, the last for all of it.
import type { Sheet } from "../sheet";

export interface Beyond {
  board: string;
  side: "left" | "right"; // where it lies, seen from the frame
  options: number; // spaces there that can be chosen
  riders: number; // who stands there
}

export const whole = (sheet: Sheet): string => [...sheet.frames.keys()].at(-1)!;

// The boards that the frame does not show.
export function beyond(sheet: Sheet, framed: string, options: string[], stood: string[]): Beyond[] {
  const here = sheet.frames.get(framed);
  if (!here || framed === whole(sheet)) return [];
  const on = (board: string, spaces: string[]): number => spaces.filter((space) => sheet.spots.get(space)?.board === board).length;
  return [...sheet.frames]
    .filter(([board]) => board !== framed && board !== whole(sheet))
    .map(([board, { x }]) => ({ board, side: x > here.x ? "right" : "left", options: on(board, options), riders: on(board, stood) }));
}

// Round and round.
export const nextFrame = (frames: string[], framed: string, step: number): string => frames[(frames.indexOf(framed) + step + frames.length) % frames.length]!;
