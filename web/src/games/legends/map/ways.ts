// The path of a ride as displayed: through which spaces, as a line on the map. Legality is the
// engine's; an event has start and destination, and a shortest path around the bandits is drawn.
import type { View } from "../view";
import { isRide, isSheriffs } from "./choices";
import { foesOf } from "./figures";
import type { Point, Sheet, Spot } from "./sheet";

export function wayBetween(spots: Map<string, Spot>, from: string, to: string, closed: Set<string>, mesas: boolean, passes = false): string[] {
  const before = new Map<string, string>([[from, from]]);
  let edge = [from];
  while (edge.length && !before.has(to)) {
    const beyond: string[] = [];
    for (const here of edge) {
      const spot = spots.get(here);
      for (const next of [...(spot?.near ?? []), ...((passes && spot?.over) || [])]) {
        if (before.has(next) || (spots.get(next)?.mesa && !mesas)) continue;
        before.set(next, here);
        if (!closed.has(next)) beyond.push(next);
      }
    }
    edge = beyond;
  }
  return before.has(to) ? traced(before, from, to) : [from, to];
}

// The path to an offered space, drawn if it is as long as the engine says.
export function offeredWay(spots: Map<string, Spot>, view: View, mine: string | null, to: string, keys: string[], far: number | null): Spot[] | null {
  const riding = keys.some(isRide);
  const from = riding ? mine : keys.some(isSheriffs) ? view.sheriff.space : null;
  if (!from || !far) return null;
  const closed = new Set(riding ? foesOf(view).keys() : []);
  const ways = [false, true].map((mesas) => wayBetween(spots, from, to, closed, mesas, !riding)); // the Sheriff goes over passes
  return ways.find((way) => way.length - 1 === far)?.map((id) => spots.get(id)!) ?? null;
}

function traced(before: Map<string, string>, from: string, to: string): string[] {
  const way = [to];
  while (way[0] !== from) way.unshift(before.get(way[0]!)!);
  return way;
}

const BENDS = 12; // points of a trail

// The points of a way; over a pass it follows the trail as drawn.
export function drawnWay({ spots, links }: Sheet, way: string[]): Point[] {
  return way.flatMap((id, i) => {
    const last = way[i - 1] ?? "";
    const line = links.find(({ ends }) => ends.includes(id) && ends.includes(last))?.line;
    const spot = spots.get(id)!;
    if (!line || id === last) return [spot];
    const bends = Array.from({ length: BENDS }, (_, n) => line.getPointAtLength((line.getTotalLength() * n) / (BENDS - 1)));
    const near = (bend: Point): number => Math.hypot(bend.x - spot.x, bend.y - spot.y);
    return [...(near(bends[0]!) < near(bends.at(-1)!) ? bends.reverse() : bends), spot];
  });
}

// A smooth line through points (Catmull-Rom).
export function lineThrough(points: Point[]): string {
  if (points.length < 2) return "";
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!;
  let d = `M${round(at(0))}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const k = 0.17;
    d += `C${round({ x: b.x + (c.x - a.x) * k, y: b.y + (c.y - a.y) * k })} `;
    d += `${round({ x: c.x - (e.x - b.x) * k, y: c.y - (e.y - b.y) * k })} ${round(c)}`;
  }
  return d;
}

const round = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

// The arrow head at the end of such a line: position and angle.
export function headOf(points: Point[]): string {
  const [a, b] = [points.at(-2), points.at(-1)];
  return a && b ? `translate(${round(b)}) rotate(${((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI).toFixed(0)})` : "";
}

// The point at a fraction of the path, from 0 to 1, by length.
export function along(points: Point[], part: number): Point {
  const lengths = points.slice(1).map((p, i) => Math.hypot(p.x - points[i]!.x, p.y - points[i]!.y));
  let left = part * lengths.reduce((sum, each) => sum + each, 0);
  for (const [i, length] of lengths.entries()) {
    if (left <= length || i === lengths.length - 1) {
      const k = length ? Math.min(1, left / length) : 1;
      const [a, b] = [points[i]!, points[i + 1]!];
      return { x: a.x + (b.x - a.x) * k, y: a.y + (b.y - a.y) * k };
    }
    left -= length;
  }
  return points.at(-1)!;
}
