// Where a small box about a point is placed: beside it, within the map, and clear of the path to
// it.
import type { Point } from "./sheet";

interface Size {
  width: number;
  height: number;
}

const GAP = 38; // px between the point and the box
const EDGE = 6;

export function besides({ width, height }: Size, at: Point, way: Point[], box: Size): Point {
  const [left, top] = [at.x - width / 2, at.y - height / 2];
  const tries = [
    { x: left, y: at.y - GAP - height },
    { x: left, y: at.y + GAP },
    { x: at.x + GAP, y: top },
    { x: at.x - GAP - width, y: top },
  ].map(({ x, y }) => ({ x: within(x, width, box.width), y: within(y, height, box.height) }));
  const hides = (put: Point) => (point: Point): boolean =>
    point.x > put.x - 12 && point.x < put.x + width + 12 && point.y > put.y - 12 && point.y < put.y + height + 12;
  const halves = way.slice(1).map((point, i) => ({ x: (point.x + way[i]!.x) / 2, y: (point.y + way[i]!.y) / 2 }));
  const cost = (put: Point): number => (hides(put)(at) ? 9 : 0) + [...way, ...halves].filter(hides(put)).length;
  return tries.reduce((best, each) => (cost(each) < cost(best) ? each : best));
}

const within = (at: number, size: number, all: number): number => Math.max(EDGE, Math.min(at, all - size - EDGE));
