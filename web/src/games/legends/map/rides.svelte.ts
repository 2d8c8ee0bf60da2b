// Animated rides: one figure moves while the others wait for their turn. Meanwhile the displayed
// positions are kept here; when all have arrived they equal the view's.
import type { Payload, Told } from "../../../net/types";
import { speed } from "../../../state/prefs.svelte";
import type { Table } from "../../../state/table.svelte";
import { idOf, seatIn, viewOf } from "../refs";
import type { View } from "../view";
import { foesOf, riderId } from "./figures";
import type { Point, Sheet } from "./sheet";
import { along, drawnWay, wayBetween } from "./ways";

const TIME = 450; // ms of a ride, whatever its length
const MOST = 8; // rides to be animated; more than that, after a long absence, are skipped

interface Leg {
  figure: string;
  way: string[];
}

const RIDDEN = ["rode", "took-trail", "took-rail"]; // events that move a rider

export class Rides {
  moving: { figure: string; at: Point } | null = $state.raw(null);
  // figures yet to move, and where they are shown
  waiting: Map<string, string> = $state.raw(new Map());
  private queue: Leg[] = [];
  private frame = 0;

  constructor(
    private readonly table: Table,
    private readonly sheet: () => Sheet | null,
  ) {}

  get busy(): boolean {
    return this.moving !== null || this.queue.length > 0;
  }

  hear = (fresh: Told[], payload: Payload): void => {
    const spots = this.sheet()?.spots;
    const before = viewOf(this.table);
    const after = payload.view as View | undefined;
    if (!spots || !before || !after || speed() === 0 || document.hidden) return;
    const closed = new Set([before, after].flatMap((view) => [...foesOf(view).keys()]));
    for (const [i, told] of fresh.entries()) {
      const figure = RIDDEN.includes(told.key) ? riderId(after, seatIn(told.args.seat) ?? -1) : told.key === "sheriff-moved" ? "sheriff" : null;
      if (!figure) continue;
      const mesas = fresh[i + 1]?.key === "crossed-mesa";
      const patrols = figure === "sheriff" || figure === "black"; // those go over passes as they ride
      const way = wayBetween(spots, idOf(told.args.from), idOf(told.args.to), figure === "sheriff" ? new Set() : closed, mesas, patrols);
      if (way.length > 1 && told.args.from !== told.args.to) this.queue.push({ figure, way });
    }
    if (this.queue.length > MOST) return this.finish();
    this.wait();
    if (!this.moving) this.next();
  };

  private wait(): void {
    const waiting = new Map<string, string>();
    for (const { figure, way } of [...this.queue].reverse()) waiting.set(figure, way[0]!);
    this.waiting = waiting;
  }

  private next(): void {
    const leg = this.queue.shift();
    const sheet = this.sheet();
    this.wait();
    if (!leg || !sheet) {
      this.moving = null;
      return;
    }
    const points = drawnWay(sheet, leg.way);
    const time = TIME * speed();
    let start: number | null = null;
    const step = (now: number): void => {
      start ??= now;
      const part = time ? Math.min(1, (now - start) / time) : 1;
      const eased = part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2;
      const { x, y } = along(points, eased);
      const trot = Math.abs(Math.sin(part * Math.PI * 2 * (points.length - 1))) * 7;
      this.moving = { figure: leg.figure, at: { x, y: y - trot } };
      if (part < 1) this.frame = requestAnimationFrame(step);
      else this.next();
    };
    step(performance.now());
  }

  // All figures are at their final positions.
  finish = (): void => {
    cancelAnimationFrame(this.frame);
    this.queue = [];
    this.moving = null;
    this.waiting = new Map();
  };
}
