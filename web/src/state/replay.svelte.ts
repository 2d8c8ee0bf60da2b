// A replay: a read-only Table fed from earlier positions.
import { get } from "../net/api";
import type { ChatLine, Decision, Payload, OptionInfo, Refusal, SeatCard, TableCard, Told } from "../net/types";
import { words } from "../i18n/words.svelte";
import type { Fresh, Line, Table } from "./table.svelte";

// The point of view: one's own, a seat's, or everybody's at once.
export type Eyes = "own" | "all" | number;
type View = Record<string, unknown>;
interface Position {
  events: number;
  view: View;
}
interface Whole extends Payload {
  revision: number;
  events?: { list: Told[] };
}
type Open = Omit<Pick<Table, keyof Table>, "show" | "shown" | "chat" | "heed" | "signal" | "lineIs" | "late" | "learn">;

export class ReplayTable implements Open {
  payload: Payload | null = $state.raw(null);
  events: Told[] = $state.raw([]);
  chatLines: ChatLine[] = $state.raw([]);
  version = $state("");
  revision = $state(0);
  ahead = 0;
  line: Line = $state("opening");
  fault: Refusal | null = $state(null);
  readonly busy = false;
  readonly isLate = false;
  hold = null;
  showing = $state(false);
  stale = $state(false);
  catalogue: Record<string, OptionInfo> = $state.raw({});
  readonly seat = null;
  readonly signals = null;

  last = $state(0); // revision
  eyes: Eyes = $state("own");
  all: Told[] = $state.raw([]); // events of the whole game
  moments: { events: number; at: number; seat: number }[] = $state.raw([]);
  whole: Payload | null = $state.raw(null); // the current table

  private readonly hearers = new Set<Fresh>();
  private readonly known = new Map<string, Promise<Position>>();
  private wanted = 0;

  constructor(readonly id: string) {}

  async open(at: number): Promise<void> {
    const [whole, made, said] = await Promise.all([
      get<Whole>(`/api/tables/${this.id}`),
      get<{ moments: [number, number, number][] }>(`/api/tables/${this.id}/moments`),
      get<ChatLine[]>(`/api/tables/${this.id}/chat`),
      words.learn(this.id),
    ]);
    words.players = whole.table.seats.map((seat) => seat.name);
    this.whole = whole;
    this.all = whole.events?.list ?? [];
    this.moments = made.moments.map(([events, at, seat]) => ({ events, at, seat }));
    this.chatLines = said;
    this.last = whole.revision;
    if (this.finished) this.eyes = whole.you ?? "all";
    this.line = "open";
    await this.go(at);
  }

  get finished(): boolean {
    return this.whole?.table.status === "over" || this.whole?.table.status === "ended";
  }

  // ---- going through it ----

  async go(revision: number): Promise<void> {
    const to = Math.max(0, Math.min(revision, this.last));
    this.wanted = to;
    const position = await this.position(to);
    if (this.wanted !== to || !this.whole) return; // moved on meanwhile
    const step = to === this.revision + 1 ? this.all.slice(this.events.length, position.events) : [];
    const ended = to === this.last && this.finished;
    const { result, ...payload } = this.whole;
    const table: TableCard = { ...payload.table, status: ended ? payload.table.status : "playing" };
    const shown: Payload = { ...payload, table, you: (position.view.you as number | null) ?? null, view: position.view, decision: null };
    if (ended && result) shown.result = result;
    for (const hearer of this.hearers) if (step.length) hearer(step, shown);
    this.payload = shown;
    this.events = this.all.slice(0, position.events);
    this.revision = to;
    this.version = `replay-${to}-${this.eyes}`;
    if (to < this.last) void this.position(to + 1); // prefetched
  }

  look(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    return this.go(this.wanted);
  }

  private position(revision: number): Promise<Position> {
    const key = `${revision} ${this.eyes}`;
    let found = this.known.get(key);
    if (!found) {
      found = this.fetched(revision, this.eyes);
      this.known.set(key, found);
      found.catch(() => this.known.delete(key));
    }
    return found;
  }

  private async fetched(revision: number, eyes: Eyes): Promise<Position> {
    const path = `/api/tables/${this.id}/past/${revision}`;
    if (eyes !== "all") return get<Position>(eyes === "own" ? path : `${path}?seat=${eyes}`);
    const { events, views } = await get<{ events: number; views: View[] }>(`${path}?everybody=true`);
    const [first = {}, ...others] = views;
    return { events, view: filled(first, others) as View };
  }

  // ---- as a Table ----

  get card(): TableCard | undefined {
    return this.payload?.table;
  }
  get you(): number | null {
    return this.payload?.you ?? null;
  }
  get seats(): SeatCard[] {
    return this.payload?.table.seats ?? [];
  }
  get decision(): Decision | null {
    return null;
  }
  get asked(): number[] {
    return this.payload?.view?.asked ?? [];
  }
  get over(): boolean {
    return this.payload?.result !== undefined || this.card?.status === "ended";
  }
  get options(): Set<string> {
    return new Set();
  }

  offers = (): boolean => false;
  offered = (): string[] => [];
  text = (key: string): string => key;
  private no = (): Promise<boolean> => Promise.resolve(false);
  choose = this.no;
  undo = this.no;
  say = this.no;
  order = this.no;
  standIn = this.no;
  vote = this.no;
  nudge = this.no;
  admit = this.no;
  whyNot = () => Promise.resolve([]);
  again(): void {}
  close(): void {}

  hear(hearer: Fresh): () => void {
    this.hearers.add(hearer);
    return () => this.hearers.delete(hearer);
  }
}

// What is hidden from one seat (null) is filled in from those who see it.
function filled(one: unknown, others: unknown[]): unknown {
  if (one === null) return others.find((each) => each !== null && each !== undefined) ?? null;
  const alike = others.filter((each) => typeof each === "object" && each !== null && Array.isArray(each) === Array.isArray(one));
  if (Array.isArray(one)) return one.map((part, at) => filled(part, alike.map((each) => (each as unknown[])[at])));
  if (typeof one !== "object") return one;
  const parts = Object.entries(one as View).map(([name, part]) => [name, filled(part, alike.map((each) => (each as View)[name]))]);
  return Object.fromEntries(parts);
}
