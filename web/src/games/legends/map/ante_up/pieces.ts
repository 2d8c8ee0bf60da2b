// Where the pieces of Ante Up lie on the sheet.
import type { AnteUpTable } from "../../view";
import type { Point, Sheet } from "../sheet";

export interface Lies {
  kind: string; // its symbol in the map's drawing
  at: Point;
}

const APART = 15; // units between tokens that share a place

// A point that the drawing keeps for a piece; `turn` is which way the train looks.
export function anchor(sheet: Sheet, name: "stop" | "saloon", id: string): (Point & { turn: number }) | null {
  const found = sheet.svg.querySelector<SVGElement>(`[data-${name}="${id}"]`);
  return found ? { x: Number(found.dataset.x), y: Number(found.dataset.y), turn: Number(found.dataset.turn ?? 1) } : null;
}

// What lies at a space, or at a Saloon: event tokens face down, nuggets.
export const laid = ({ tokens }: AnteUpTable): { at: string; kind: string }[] => [...tokens.lie, ...tokens.gold.map((at) => ({ at, kind: "nugget" }))];

export function lying(sheet: Sheet, up: AnteUpTable): Lies[] {
  const stacked = new Map<string, number>();
  return laid(up).flatMap(({ at, kind }) => {
    const point = sheet.spots.get(at)?.chip ?? anchor(sheet, "saloon", at);
    if (!point) return [];
    const below = stacked.get(at) ?? 0;
    stacked.set(at, below + 1);
    return [{ kind: kind.replaceAll("_", "-"), at: { x: point.x + below * APART, y: point.y - below * APART } }];
  });
}
