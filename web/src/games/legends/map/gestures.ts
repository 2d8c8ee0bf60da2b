// Touch, mouse and wheel on the map: dragging, pinching, double taps. A tap that stays within a few
// pixels is no drag, so it reaches the space under it as a click.
import type { Point } from "./sheet";
import type { Zoom } from "./zoom.svelte";

const SLOP = 6; // px
const TWICE = 320; // ms
const HELD = 450; // ms
const WHEEL_ENDS = 220; // ms

interface Told {
  twice: (event: PointerEvent) => void; // tapped twice
  held: (event: PointerEvent) => void; // long press
}

export function gestures(box: HTMLElement, zoom: Zoom, told: Told): () => void {
  const down = new Map<number, Point>();
  let start: Point = { x: 0, y: 0 };
  let dragged = false;
  let lastTap = { x: 0, y: 0, when: 0 };
  let wheelEnd = 0;
  let holding = 0;

  const at = (event: MouseEvent): Point => {
    const { left, top } = box.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  function pressed(event: PointerEvent): void {
    if ((event.target as Element).closest("button") || (event.pointerType === "mouse" && event.button !== 0)) return;
    if (!down.size) {
      start = at(event);
      dragged = false;
    }
    down.set(event.pointerId, at(event));
    clearTimeout(holding);
    if (event.pointerType === "touch" && down.size === 1) holding = window.setTimeout(() => hold(event), HELD);
  }

  function hold(event: PointerEvent): void {
    dragged = true; // so that no click follows
    told.held(event);
  }

  function moved(event: PointerEvent): void {
    const before = down.get(event.pointerId);
    if (!before) return;
    const here = at(event);
    if (!dragged) {
      if (down.size < 2 && Math.hypot(here.x - start.x, here.y - start.y) <= SLOP) return;
      dragged = true;
      clearTimeout(holding);
      for (const id of down.keys()) box.setPointerCapture(id);
    }
    const [other] = [...down].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    if (other) {
      const [was, is] = [between(before, other), between(here, other)];
      zoom.drag(is.x - was.x, is.y - was.y);
      zoom.pinch(is, apart(here, other) / (apart(before, other) || 1));
    } else {
      zoom.drag(here.x - before.x, here.y - before.y);
    }
    down.set(event.pointerId, here);
  }

  function released(event: PointerEvent): void {
    clearTimeout(holding);
    if (!down.delete(event.pointerId) || down.size) return;
    zoom.settle();
    if (dragged || event.type === "pointercancel") return;
    const { x, y } = at(event);
    const again = event.timeStamp - lastTap.when < TWICE && Math.hypot(x - lastTap.x, y - lastTap.y) < 30;
    lastTap = { x, y, when: again ? 0 : event.timeStamp };
    if (again) told.twice(event);
  }

  function clicked(event: MouseEvent): void {
    if (!dragged) return;
    dragged = false;
    event.stopPropagation();
    event.preventDefault();
  }

  function wheeled(event: WheelEvent): void {
    event.preventDefault();
    zoom.pinch(at(event), Math.exp(-event.deltaY * (event.deltaMode ? 0.04 : 0.0016)));
    clearTimeout(wheelEnd);
    wheelEnd = window.setTimeout(() => zoom.settle(), WHEEL_ENDS);
  }

  const controller = new AbortController();
  const { signal } = controller;
  box.addEventListener("pointerdown", pressed, { signal });
  box.addEventListener("pointermove", moved, { signal });
  box.addEventListener("pointerup", released, { signal });
  box.addEventListener("pointercancel", released, { signal });
  box.addEventListener("click", clicked, { signal, capture: true });
  box.addEventListener("wheel", wheeled, { signal, passive: false });
  return () => {
    clearTimeout(wheelEnd);
    clearTimeout(holding);
    controller.abort();
  };
}

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
