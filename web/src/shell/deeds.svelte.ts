// What others do, told deed by deed. The table waits until this page says that it has shown it
// (docs/network.md), so the screen itself is always up to date. A deed is a line of the log; how
// long it takes is the reader's choice, and less when there is much to tell.
import { prefs } from "../state/prefs.svelte";
import type { Table } from "../state/table.svelte";
import { words } from "../i18n/words.svelte";
import { minor, seatIn, turns, type Line } from "./logLines";

export interface Deed extends Line {
  place: string | null; // where it happened, as the game names it
}

const BUDGET = 12.5; // paces: the most that somebody waits for others, or hardly more
const FULL = 0.35; // of it is left when deeds begin to be told faster
const LEAST = 0.15; // of a deed's time
const WEIGHTS: Record<string, number> = { strong: 1.2, headline: 1.2 }; // paces
const PLAIN = 0.75;
const PASSING = 0.2; // for what leads to another
const FURTHER = 0.2; // for each further line
const LONGEST = 5000; // ms: the table does not wait much longer
const LINGER = 250; // ms a caption stays when its time is over
const AGAIN = 1600; // ms for a deed that is looked at again, at least
const MOST = 60; // deeds kept

const known = new WeakMap<object, Deeds>();

// Undefined where nothing is told: in a replay.
export const deedsOf = (table: Table): Deeds | undefined => known.get(table);

export class Deeds {
  now: Deed | null = $state.raw(null); // the one that is being shown
  again = $state(false); // at the reader's wish
  replaying = $state(false);
  rushing = $state(false); // on to the reader's next decision
  // a game's own: where a deed happens, what only leads to another, how to end an animation
  placeOf: (line: Line) => string | null = () => null;
  passing: ReadonlySet<string> = new Set<string>();
  cut: () => void = () => {};

  private from = $state(0); // the first event told
  private readonly places = new Map<number, string | null>();
  private heard = -1; // events; none yet
  private question = "";
  private waits = false; // for the end of what is being shown
  private spent = 0; // paces, since `from`
  private timer = 0;
  private clearing = 0;

  constructor(readonly table: Table) {
    known.set(table, this);
  }

  // Since the reader's last decision of their own turn.
  readonly list: Deed[] = $derived.by(() => this.lines(this.from).slice(-MOST));

  // The time, in ms, for what would take so many paces: less, when there has been much.
  share(paces: number): number {
    const left = Math.max(LEAST, Math.min(1, (BUDGET - this.spent) / (BUDGET * FULL)));
    this.spent += paces * left;
    return Math.min(LONGEST, paces * left * prefs.pace * 1000);
  }

  get rushes(): boolean {
    return prefs.pace === 0 || this.rushing;
  }

  // ---- what comes ----

  // After every change on the screen.
  look(): void {
    const { events, decision } = this.table;
    const before = this.heard < 0 ? events.length : Math.min(this.heard, events.length);
    if (this.heard < 0) this.from = before;
    if (this.question && this.question !== decision?.id) this.decided(before);
    this.question = decision?.id ?? "";
    if (this.question) this.rushing = false;
    this.heard = events.length;
    this.tell(this.lines(before).map((line) => ({ ...line, place: this.placed(line) })));
  }

  private decided(before: number): void {
    this.waits = false;
    const whose = this.table.events.slice(0, before).findLast(({ join }) => join === "turn");
    const seat = whose ? seatIn(whose) : null;
    if (seat !== null && seat !== this.table.you) return;
    this.from = before;
    this.spent = 0;
  }

  private placed(line: Line): string | null {
    const place = this.placeOf(line);
    this.places.set(line.at, place);
    return place;
  }

  // Lines of others, and of everybody in their turns.
  private lines(from: number): Deed[] {
    const { events, you } = this.table;
    return turns(events.slice(from), from).flatMap(({ head, lines }) => {
      const mine = head === null || seatIn(head) === you;
      const told = lines.filter(({ event, seat }) => !minor(event) && (seat !== you || seat === null || !mine));
      return told.map((line) => ({ ...line, place: this.places.get(line.at) ?? null }));
    });
  }

  private tell(told: Deed[]): void {
    if (this.rushes || document.hidden) return this.say();
    const last = told.at(-1);
    if (!last) return this.waits ? undefined : this.settle(true);
    if (!this.replaying) this.caption(last, false);
    this.waits = true;
    this.after(this.table.showing ? 0 : this.share(this.paces(told))); // an animation tells it
  }

  private paces(told: Deed[]): number {
    const weights = told.map(({ event }) => (this.passing.has(event.key) ? PASSING : (WEIGHTS[words.kind(event.key).weight ?? ""] ?? PLAIN)));
    return Math.max(...weights) + Math.min(1, FURTHER * (told.length - 1));
  }

  // ---- saying so ----

  private after(time: number): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      this.timer = 0;
      this.settle();
    }, time);
  }

  // Its time is over, and no animation plays.
  settle(always = false): void {
    if ((this.waits && !this.timer && !this.table.showing) || always) this.say();
  }

  private say(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.waits = false;
    if (this.table.you !== null) this.table.shown(this.heard, this.rushes);
    if (!this.again) this.clearIn(LINGER);
  }

  private caption(deed: Deed, again: boolean): void {
    clearTimeout(this.clearing);
    this.now = deed;
    this.again = again;
  }

  private clearIn(time: number): void {
    clearTimeout(this.clearing);
    this.clearing = window.setTimeout(() => {
      this.now = null;
      this.again = false;
    }, time);
  }

  // ---- what the reader does ----

  // On with the next deed.
  next = (): void => {
    this.cut();
    this.say();
  };

  // On to the reader's next decision.
  skip = (): void => {
    if (this.table.decision || this.table.you === null) return;
    this.rushing = true;
    this.now = null;
    this.next();
  };

  show = (deed: Deed): void => {
    this.replaying = false;
    this.caption(deed, true);
    this.clearIn(Math.max(AGAIN, prefs.pace * 1000));
  };

  replay = (): void => {
    if (this.replaying) this.clearIn(0);
    this.replaying = !this.replaying;
    if (this.replaying) this.showFrom([...this.list]);
  };

  private showFrom([first, ...rest]: Deed[]): void {
    if (!this.replaying) return;
    if (!first) {
      this.replaying = false;
      return this.clearIn(LINGER);
    }
    this.caption(first, true);
    window.setTimeout(() => this.showFrom(rest), Math.max(AGAIN / 2, prefs.pace * 1000));
  }

  stop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.clearing);
    this.replaying = false;
  }
}
