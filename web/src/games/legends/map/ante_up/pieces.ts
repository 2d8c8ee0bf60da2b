// Where the pieces of Ante Up lie on the sheet.
import type { AnteUpTable } from "../../view";
import type { Point, Sheet } from "../sheet";

export interface Lies {
  kind: string; // its symbol in the map's drawing
  at: Point;
}

interface Tokens {
  lie: { at: string; kind: string }[]; // at a space, or a Saloon
  gold: string[]; // spaces with a nugget
}

const APART = 15; // units between tokens that share a place

// A point that the drawing keeps for a piece; `turn` is which way the train looks.
export function anchor(sheet: Sheet, name: "stop" | "saloon", id: string): (Point & { turn: number }) | null {
  const found = sheet.svg.querySelector<SVGElement>(`[data-${name}="${id}"]`);
  return found ? { x: Number(found.dataset.x), y: Number(found.dataset.y), turn: Number(found.dataset.turn ?? 1) } : null;
}

export function lying(sheet: Sheet, up: AnteUpTable & { tokens?: Tokens }): Lies[] {
  const tokens = [...(up.tokens?.lie ?? []), ...(up.tokens?.gold ?? []).map((at) => ({ at, kind: "nugget" }))];
  const stacked = new Map<string, number>();
  return tokens.flatMap(({ at, kind }) => {
    const point = sheet.spots.get(at)?.chip ?? anchor(sheet, "saloon", at);
    if (!point) return [];
    const below = stacked.get(at) ?? 0;
    stacked.set(at, below + 1);
    return [{ kind: kind.replaceAll("_", "-"), at: { x: point.x + below * APART, y: point.y - below * APART } }];
  });
}
