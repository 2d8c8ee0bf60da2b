// Animations: the reveal, the Saloon in order, a new round. They play one after the other before
// the screen continues, and are cut short when the game has moved on; a click ends one. Nothing
// plays twice, and nothing with motion off.
import type { Payload, Told } from "../../net/types";
import { speed } from "../../state/prefs.svelte";
import type { Table } from "../../state/table.svelte";
import type { Deeds } from "../../shell/deeds.svelte";
import { isAnswer, placed, seatIn } from "./facts";
import type { GoatView } from "./view";

export interface Moment {
  kind: "reveal" | "saloon" | "round";
  events: Told[]; // the first one is its subject
  mine: boolean; // the reader made or answered the offer
  before: GoatView; // what the table shows until the card is turned
  view: GoatView; // and afterwards
}

const MOST = 3; // queued moments; further behind, only the latest are shown
const TURN = 650; // until the card is turned
const BEAT = 900; // ms left to a moment when the game has moved on, or a question has come
const LASTS = { reveal: 2600, mine: 5200, line: 950, saloon: 1600, round: 2400 };
const OF_SALOON = new Set(
  "put-aside shot paid arrested-robber arrested-charlatan coins-returned kept-loot kept-coins gave gambled took-nothing round-ended".split(" "),
);

export class Show {
  moment: Moment | null = $state.raw(null);
  turned = $state(false); // the card is revealed
  held: GoatView | null = $state.raw(null);
  private waiting: Moment[] = [];
  private timers: number[] = [];
  private end = 0;
  private ends = 0; // when the current one ends by itself

  constructor(
    private readonly table: Table,
    private readonly deeds: Deeds | undefined, // whose pace what others do keeps; none: its own
  ) {}

  // Called with the new events, before the table shows their outcome.
  hear = (fresh: Told[], payload: Payload): void => {
    const before = this.table.payload?.view as GoatView | undefined;
    if (!before || speed() === 0 || document.hidden) return;
    this.waiting.push(...momentsIn(fresh, before, payload.view as GoatView, this.table.you));
    // A player who is asked sees what led to the question, and no more.
    this.waiting.splice(0, this.waiting.length - (payload.decision ? 1 : MOST));
    if (!this.moment) this.next();
    else if (payload.decision || this.waiting.length) this.endIn(BEAT);
  };

  next = (): void => {
    this.stop();
    this.moment = this.waiting.shift() ?? null;
    this.table.showing = this.moment !== null;
    this.turned = false;
    if (!this.moment) {
      this.held = null;
      return;
    }
    const { kind, mine, events, before, view } = this.moment;
    this.held = before;
    const pace = mine ? 1 : (this.deeds?.tempo ?? 1);
    this.after(kind === "reveal" ? TURN * Math.min(1, pace) : 0, () => {
      this.turned = true;
      this.held = view;
    });
    const lasts = kind === "reveal" ? LASTS[mine ? "mine" : "reveal"] : kind === "saloon" ? LASTS.saloon + events.length * LASTS.line : LASTS.round;
    this.ends = Infinity;
    this.endIn(lasts * pace);
  };

  skip = (): void => {
    this.waiting = [];
    if (this.moment) this.next();
  };

  // What some events were, once more, at the reader's wish; the table stays as it is.
  again = (from: number, to: number): void => {
    const { payload, events } = this.table;
    if (!payload || speed() === 0) return;
    const view = payload.view as GoatView;
    this.waiting = momentsIn(events.slice(from, to), view, view, null).map((each) => ({ ...each, before: view, view }));
    this.next();
  };

  // The latest end.
  private endIn(time: number): void {
    const ends = performance.now() + time * speed();
    if (!this.moment || ends >= this.ends) return;
    this.ends = ends;
    clearTimeout(this.end);
    this.end = window.setTimeout(this.next, time * speed());
  }

  stop(): void {
    for (const timer of [...this.timers, this.end]) clearTimeout(timer);
    this.timers = [];
  }

  private after(time: number, doing: () => void): void {
    this.timers.push(window.setTimeout(doing, time * speed()));
  }
}

export function momentsIn(fresh: Told[], before: GoatView, after: GoatView, you: number | null): Moment[] {
  const moments: Moment[] = [];
  let view = before;
  for (const event of fresh) {
    const last = moments.at(-1);
    if (isAnswer(event)) {
      const mine = you !== null && (seatIn(event) === you || seatIn(event, "dealer") === you);
      const next = placed(view, event);
      moments.push({ kind: "reveal", events: [event], mine, before: view, view: next });
      view = next;
    } else if (event.key === "put-aside" || (opensSaloon(event) && last?.kind !== "saloon" && last?.kind !== "reveal")) {
      view = { ...view, dealer: null };
      moments.push({ kind: "saloon", events: event.key === "put-aside" ? [] : [event], mine: false, before: view, view });
    } else if (event.key === "round-began" && last) {
      moments.push({ kind: "round", events: [event], mine: false, before: after, view: after });
    } else if (last?.kind === "saloon" ? OF_SALOON.has(event.key) : last?.kind !== "round" || event.key === "removed" || event.key === "goat-returned") {
      last?.events.push(event);
    }
  }
  return moments.filter((each) => each.kind !== "saloon" || each.events.some((event) => event.key !== "round-ended"));
}

const opensSaloon = (event: Told): boolean => OF_SALOON.has(event.key) && event.key !== "took-nothing" && event.key !== "round-ended";
