// The figures on the map, and how several share a space.
import type { Color, View } from "../view";
import type { Point } from "./sheet";

export interface Figure {
  id: string; // "seat-2", "sheriff", "bandit-<space>", "black"
  symbol: string; // in the map's drawing
  seat: number | null; // whose name and colour
  space: string;
  cattle: Color | null;
  longhorns: number; // that they lead
}

export function figuresOf(view: View): Figure[] {
  const found: Figure[] = view.bandits.map((space) => figure(`bandit-${space}`, "bandit", space));
  found.push(figure("sheriff", "sheriff", view.sheriff.space));
  for (const { seat, space, cattle } of view.players) {
    if (space) found.push({ ...figure(`seat-${seat}`, `seat-${seat}`, space), seat, cattle: cattle?.color ?? null, longhorns: view.up?.tokens.longhorns[seat] ?? 0 });
  }
  if (view.black?.space) found.push({ ...figure("black", "black", view.black.space), seat: view.black.seat });
  return found;
}

function figure(id: string, symbol: string, space: string): Figure {
  return { id, symbol, seat: null, space, cattle: null, longhorns: 0 };
}

const FOES = ["outlaw", "claim_jumper"]; // kinds of event tokens that stop a rider

// Who stops a rider, by space: bandits ("fight"), and tokens of Ante Up by their kind.
export function foesOf(view: View): Map<string, string> {
  const tokens = (view.up?.tokens.lie ?? []).filter(({ kind }) => FOES.includes(kind));
  return new Map([...tokens.map(({ at, kind }): [string, string] => [at, kind]), ...view.bandits.map((space): [string, string] => [space, "fight"])]);
}

// By space. The reader's comes first: it is never among those only counted.
export function crowdOf(figures: Figure[], mine: string | null, moving: string | null, waiting: Map<string, string>): Map<string, Figure[]> {
  const found = new Map<string, Figure[]>();
  for (const figure of figures) {
    if (figure.id === moving) continue;
    const space = waiting.get(figure.id) ?? figure.space;
    const here = found.get(space) ?? [];
    found.set(space, figure.id === mine ? [figure, ...here] : [...here, figure]);
  }
  return found;
}

export const riderId = (view: View, seat: number): string => (view.black?.seat === seat ? "black" : `seat-${seat}`);

export const MOST = 4; // side by side; the others are counted
const FANS: [number, number][][] = [
  [[0, 0]],
  [[-22, 6], [22, -4]],
  [[0, 13], [-31, -6], [31, -8]],
  [[-12, 12], [-37, -8], [14, -12], [38, 7]],
];

// Positions and size for that many figures, the first of them in front.
export function fan(count: number): { places: Point[]; size: number } {
  const shown = Math.min(count, MOST);
  const places = (FANS[shown - 1] ?? []).map(([x, y]) => ({ x, y }));
  return { places, size: [0.96, 0.96, 0.88, 0.82][shown - 1] ?? 0.82 };
}

// Sorted so that lower figures cover higher ones.
export const byDepth = (a: Point, b: Point): number => a.y - b.y;
