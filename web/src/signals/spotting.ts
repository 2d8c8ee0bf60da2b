// Where a signal is drawn: at what it names, at the edge of the map beyond which that lies, or, if
// nothing of it can be seen, nowhere.
import type { Shown } from "./signals.svelte";

export interface Spot {
  x: number; // px in the window
  y: number;
  turn: number | null; // degrees: which way it lies beyond an edge
  side: "left" | "right" | "below"; // of a player's plate, where there is room for a bubble
}

const EDGE = 26; // px
const WIDE = 180; // px from which on a bubble is beside a plate, not below

export function spotOf({ at, kind }: Shown): Spot | null {
  const [sort, id] = at.split(":") as [string, string];
  const found = sort === "space" ? `.map [data-space="${id}"]` : `[data-mark="${at}"], [data-knock="${at}"]`;
  for (const each of document.querySelectorAll<HTMLElement | SVGGraphicsElement>(found)) {
    if (!each.checkVisibility()) continue;
    const spot = each instanceof SVGGraphicsElement && sort === "space" ? onMap(each) : onPlate(each, kind);
    if (spot) return spot;
  }
  return null;
}

function onMap(space: SVGGraphicsElement): Spot | null {
  const box = space.closest(".map");
  const sheet = space.getScreenCTM();
  if (!box || !sheet || space.closest("[inert]")) return null;
  const there = new DOMPoint(Number(space.dataset.x), Number(space.dataset.y)).matrixTransform(sheet);
  const { left, right, top, bottom } = box.getBoundingClientRect();
  const x = within(there.x, left + EDGE, right - EDGE);
  const y = within(there.y, top + EDGE, bottom - EDGE);
  const beyond = Math.hypot(there.x - x, there.y - y) > EDGE;
  if (!isOpen(box, x, y)) return null;
  const turn = beyond ? (Math.atan2(there.y - y, there.x - x) * 180) / Math.PI : null;
  return beyond ? { x, y, turn, side: "below" } : { x: there.x, y: there.y, turn, side: "below" };
}

function onPlate(plate: Element, kind: Shown["kind"]): Spot | null {
  const { left, right, top, bottom, width } = plate.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  if (!isOpen(plate, x, y)) return null;
  if (kind !== "react") return { x, y, turn: null, side: "below" };
  if (width < WIDE) return { x, y: bottom, turn: null, side: "below" };
  return left > innerWidth - right ? { x: left, y, turn: null, side: "left" } : { x: right, y, turn: null, side: "right" };
}

// Whether it is seen at that point, and not what lies over it.
function isOpen(element: Element, x: number, y: number): boolean {
  const top = document.elementFromPoint(x, y);
  return top !== null && (element.contains(top) || top.contains(element));
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));
