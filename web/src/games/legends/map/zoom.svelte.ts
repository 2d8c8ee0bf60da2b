// The visible part of the map. During a gesture the finished picture is moved by a CSS transform;
// afterwards the new part is drawn once, by the viewBox.
import { LAND, WHOLE, type Point, type Rect } from "./sheet";

export const NARROW = 500; // px
export const TIGHT = 640; // px: with less, controls do not fit beside each other
const NEAREST = 4.5; // relative to the whole
const CLOSE = 2.4; // likewise: no closer, unless the reader wants it
const WIDE = 1.35; // a box at least this wide for its height shows the margins of the sheet, too

export interface Place {
  middle: Point;
  scale: number;
  framed: string;
}

export class Zoom {
  width = $state(0); // of the box on screen
  height = $state(0);
  private sheet: Rect = $state.raw(WHOLE);
  private frame: Rect = $state.raw(WHOLE); // the part that fits the box when not zoomed in
  framed = $state(""); // its name, on a sheet with several boards
  private middle: Point = $state.raw(middleOf(WHOLE));
  private scale = $state(0); // pixels per unit of the sheet; 0: all of it
  private held: { x: number; y: number; by: number } | null = $state.raw(null); // the gesture so far

  // A narrow box shows one board alone, all over.
  private readonly alone: boolean = $derived.by(() => this.framed !== "" && this.width < NARROW);
  private readonly bounds: Rect = $derived.by(() => (this.alone ? this.frame : this.sheet));
  private readonly whole: number = $derived.by(() => {
    const all = this.frame === WHOLE && this.width / this.height < WIDE ? LAND : this.frame;
    const fit = this.alone ? Math.max : Math.min;
    return fit(this.width / all.width, this.height / all.height) || 1;
  });
  readonly now: number = $derived.by(() => Math.max(this.scale, this.whole));
  readonly view: Rect = $derived.by(() => {
    const [width, height] = [this.width / this.now, this.height / this.now];
    const { x, y } = this.within(this.middle, width, height);
    return { x: x - width / 2, y: y - height / 2, width, height };
  });
  readonly viewBox: string = $derived.by(() => [this.view.x, this.view.y, this.view.width, this.view.height].map((n) => n.toFixed(1)).join(" "));
  readonly css: string = $derived.by(() => (this.held ? `translate(${this.held.x}px, ${this.held.y}px) scale(${this.held.by})` : "none"));
  readonly moving: boolean = $derived.by(() => this.held !== null);
  readonly fits: boolean = $derived.by(() => this.now <= this.whole * 1.01);

  // The visible part, to restore it after the map was hidden in a tab.
  get place(): Place {
    return { middle: this.middle, scale: this.scale, framed: this.framed };
  }
  set place({ middle, scale, framed }: Place) {
    this.middle = middle;
    this.scale = scale;
    this.framed = framed;
  }

  // Shows another frame of a sheet with several boards; the last frame is the whole sheet. The same
  // frame, after the map was hidden in a tab, keeps its position.
  frameOn(frames: Map<string, Rect>, name: string): void {
    const again = this.framed === name;
    this.sheet = [...frames.values()].at(-1)!;
    this.frame = frames.get(name)!;
    this.framed = name;
    if (!again) this.fit();
  }

  // The size of the box; passed in after layout, since measuring would force another layout.
  take(size: { width: number; height: number }): void {
    this.width = size.width;
    this.height = size.height;
  }

  // The position of a point of the sheet in the box, gesture included.
  toBox(point: Point): Point {
    const x = (point.x - this.view.x) * this.now;
    const y = (point.y - this.view.y) * this.now;
    return this.held ? { x: x * this.held.by + this.held.x, y: y * this.held.by + this.held.y } : { x, y };
  }

  // ---- gestures: `drag` and `pinch` add up until `settle` ----

  drag(dx: number, dy: number): void {
    const held = this.held ?? { x: 0, y: 0, by: 1 };
    this.held = { ...held, x: held.x + dx, y: held.y + dy };
  }

  pinch(at: Point, by: number): void {
    const held = this.held ?? { x: 0, y: 0, by: 1 };
    const to = Math.max(this.whole * 0.85, Math.min(this.whole * NEAREST, this.now * held.by * by)) / this.now;
    const k = to / held.by;
    this.held = { x: at.x - (at.x - held.x) * k, y: at.y - (at.y - held.y) * k, by: to };
  }

  settle(): void {
    const held = this.held;
    if (!held) return;
    const scale = this.now * held.by;
    const x = this.view.x + (this.width / 2 - held.x) / scale;
    const y = this.view.y + (this.height / 2 - held.y) / scale;
    this.held = null;
    this.look({ x, y }, scale);
  }

  // ---- at once ----

  private look(middle: Point, scale: number): void {
    const kept = Math.max(this.whole, Math.min(this.whole * NEAREST, scale));
    this.scale = kept <= this.whole * 1.01 ? 0 : kept;
    this.middle = this.within(middle, this.width / kept, this.height / kept);
  }

  private within({ x, y }: Point, width: number, height: number): Point {
    return { x: within(x, width, this.bounds.x, this.bounds.width), y: within(y, height, this.bounds.y, this.bounds.height) };
  }

  by(factor: number): void {
    this.look({ x: this.view.x + this.view.width / 2, y: this.view.y + this.view.height / 2 }, this.now * factor);
  }

  // Where the box, as it is now, leaves room only beside the frame, another one may not: the view
  // keeps within the sheet by itself.
  fit = (): void => {
    this.scale = 0;
    this.middle = middleOf(this.frame);
  };

  near(point: Point): void {
    this.look(point, this.whole * CLOSE);
  }

  // So that all the points are visible, with a margin for the figures there.
  around(points: Point[], margin = 95): void {
    if (!points.length) return;
    const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
    const [left, right] = [Math.min(...xs) - margin, Math.max(...xs) + margin];
    const [top, bottom] = [Math.min(...ys) - margin, Math.max(...ys) + margin];
    const scale = Math.min(this.whole * CLOSE, this.width / (right - left), this.height / (bottom - top));
    this.look({ x: (left + right) / 2, y: (top + bottom) / 2 }, scale);
  }

  sees({ x, y }: Point): boolean {
    const { x: left, y: top, width, height } = this.view;
    return x > left && x < left + width && y > top && y < top + height;
  }

  // Moved as little as needed to make the point visible.
  show(point: Point): void {
    const { x, y } = this.toBox(point);
    const room = 60;
    const dx = Math.max(0, room - x) - Math.max(0, x - (this.width - room));
    const dy = Math.max(0, room - y) - Math.max(0, y - (this.height - room));
    if (dx || dy) this.look({ x: this.view.x + this.view.width / 2 - dx / this.now, y: this.view.y + this.view.height / 2 - dy / this.now }, this.now);
  }
}

const middleOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });

// The centre of a window of this size that stays within the bounds; a larger window is centred.
function within(middle: number, size: number, start: number, all: number): number {
  return size >= all ? start + all / 2 : Math.max(start + size / 2, Math.min(start + all - size / 2, middle));
}
