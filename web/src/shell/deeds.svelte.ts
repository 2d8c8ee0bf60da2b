// What others do, told deed by deed. The table waits until this page says that it has shown it
// (docs/network.md), so the screen itself is always up to date. A deed is a line of the log; how
// long it takes is the reader's choice. A turn has so much time and no more, whatever happens in
// it: what comes late in a long one is told faster, and stays among the panels.
import { prefs, USUAL_PACE } from "../state/prefs.svelte";
import type { Table } from "../state/table.svelte";
import { words } from "../i18n/words.svelte";
import { minor, seatIn, turns, type Line } from "./logLines";

export interface Deed extends Line {
  place: string | null; // where it happened, as the game names it
}

const ROUND = 15; // paces for the turns of all others
const TURN = 5; // and the most for one of them
const PART = 0.4; // of the time left to a turn: the most for one deed
const WEIGHTS: Record<string, number> = { strong: 1.2, headline: 1.2 }; // paces
const PLAIN = 0.75;
const FURTHER = 0.2; // for each further line
const LONGEST = 5000; // ms: the table does not wait much longer
const LINGER = 250; // ms a caption stays when its time is over and another may come
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
  // a game's own: where a deed happens, what only leads to another, how to end an animation, and to
  // play those of some events again
  placeOf: (line: Line) => string | null = () => null;
  passing: ReadonlySet<string> = new Set<string>();
  cut: () => void = () => {};
  play: (from: number, to: number) => void = () => {};

  private from = $state(0); // the first event told
  private readonly places = new Map<number, string | null>();
  private heard = -1; // events; none yet
  private question = "";
  private waits = false; // for the end of what is being shown
  private ends = 0; // when the time of this turn is over
  private taken = 0; // until then it is given to what is being shown
  private missed = 0; // ms that the caption would have had in a shorter turn
  private timer = 0;
  private clearing = 0;

  constructor(readonly table: Table) {
    known.set(table, this);
    table.hear((_fresh, payload) => {
      if (this.question && this.question !== payload.decision?.id) this.begin(); // before the game hears
    });
  }

  // Since the reader's last decision of their own turn.
  readonly list: Deed[] = $derived.by(() => this.lines(this.from).slice(-MOST));

  // The time, in ms, for what would take so many paces: less, when there has been much. The clock
  // decides, so a slow server or screen does not come on top.
  share(paces: number): number {
    return this.take(this.offers(paces));
  }

  offers(paces: number): number {
    return Math.min(paces * prefs.pace * 1000, PART * this.left);
  }

  // The same, for what concerns the reader and takes its own time.
  take(time: number): number {
    const given = Math.max(0, Math.min(LONGEST, time));
    this.taken = Math.max(this.taken, performance.now()) + given;
    return given;
  }

  get left(): number {
    return Math.max(0, this.ends - Math.max(this.taken, performance.now()));
  }

  // Another turn, or what follows the reader's own choice.
  private begin(): void {
    const turns = this.turnAt(this.table.events.length) !== null; // of players; else the stretch between two choices counts
    const paces = turns ? Math.min(TURN, ROUND / Math.max(1, this.table.seats.length - 1)) : ROUND;
    this.ends = Math.max(this.taken, performance.now()) + paces * prefs.pace * 1000;
  }

  // How long animations of what others do take, of their usual time.
  get tempo(): number {
    return this.rushes ? 1 : prefs.pace / USUAL_PACE;
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
    else if (this.heard < 0) this.begin();
    this.question = decision?.id ?? "";
    if (this.question) this.rushing = false;
    this.heard = events.length;
    this.tell(this.lines(before).map((line) => ({ ...line, place: this.placed(line) })));
    if (events.slice(before).some(({ join }) => join === "turn")) this.begin();
  }

  private decided(before: number): void {
    this.waits = false;
    this.begin();
    const seat = this.turnAt(before);
    if (seat !== null && seat !== this.table.you) return;
    this.from = before;
  }

  // Whose turn it was after so many events; null: nobody's.
  private turnAt(count: number): number | null {
    const head = this.table.events.slice(0, count).findLast(({ join }) => join === "turn");
    return head ? seatIn(head) : null;
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
      const whose = head && seatIn(head);
      const mine = whose === null || whose === you;
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
    const paces = this.paces(told);
    const time = this.table.showing ? 0 : this.share(paces); // an animation tells it
    this.missed = this.question ? 0 : paces * prefs.pace * 1000 - time;
    this.after(time);
  }

  private paces(told: Deed[]): number {
    const long = told.filter(({ event }) => !this.passing.has(event.key)); // the rest leads to another
    const weights = long.map(({ event }) => WEIGHTS[words.kind(event.key).weight ?? ""] ?? PLAIN);
    return Math.max(0, ...weights) + Math.min(1, FURTHER * Math.max(0, long.length - 1));
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
    this.taken = 0;
    if (this.table.you !== null) this.table.shown(this.heard, this.rushes);
    if (!this.again) this.clearIn(Math.max(LINGER, this.rushes ? 0 : this.missed));
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
    this.play(deed.at, this.list.find(({ at }) => at > deed.at)?.at ?? this.table.events.length);
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
