// Where a thing is shown large: beside it, and not over anything needed for the decision (marked
// data-clear).
interface Size {
  width: number;
  height: number;
}
interface Spot {
  left: number;
  top: number;
}
const EDGE = 8; // px to the edge of the window, and to the thing

export function placeBeside(at: DOMRect, size: Size): Spot {
  const kept = [...document.querySelectorAll("[data-clear]")].map((each) => each.getBoundingClientRect());
  const spots = around(at, size).map((spot) => ({ spot, hidden: covered(spot, size, [at, ...kept]) }));
  return spots.reduce((best, each) => (each.hidden < best.hidden ? each : best)).spot;
}

// From best to worst: above, below, right, left, and at the edges of the window.
function around(at: DOMRect, { width, height }: Size): Spot[] {
  const middle = at.left + at.width / 2 - width / 2;
  const level = at.bottom - height;
  const spots = [
    { left: middle, top: at.top - height - EDGE },
    { left: middle, top: at.bottom + EDGE },
    { left: at.right + EDGE, top: level },
    { left: at.left - width - EDGE, top: level },
    { left: 0, top: level },
    { left: innerWidth, top: level },
  ];
  const inside = (value: number, room: number) => Math.max(EDGE, Math.min(value, room - EDGE));
  return spots.map(({ left, top }) => ({ left: inside(left, innerWidth - width), top: inside(top, innerHeight - height) }));
}

function covered({ left, top }: Spot, { width, height }: Size, kept: DOMRect[]): number {
  const overlap = (each: DOMRect) => {
    const across = Math.min(left + width, each.right) - Math.max(left, each.left);
    const down = Math.min(top + height, each.bottom) - Math.max(top, each.top);
    return Math.max(0, across) * Math.max(0, down);
  };
  return kept.reduce((sum, each) => sum + overlap(each), 0);
}
