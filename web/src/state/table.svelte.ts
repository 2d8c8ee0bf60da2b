// A table on screen: the server's payload, and the acts.
import { catalogueOf } from "../net/addresses";
import { get, patch, post, Refused } from "../net/api";
import type { LineState } from "../net/line";
import { Live, type Hearer, type Shown } from "../net/live";
import type { ChatLine, Decision, Payload, OptionInfo, Refusal, SeatCard, Signal, TableCard, Told } from "../net/types";
import { words } from "../i18n/words.svelte";
import type { Signals } from "../signals/signals.svelte";
import { wantsForecast } from "./forecasts.svelte";

export type Fresh = (fresh: Told[], payload: Payload) => void;
type Said = { words: string } | { phrase: string };
export type Line = "opening" | LineState;

export class Table implements Hearer {
  payload: Payload | null = $state.raw(null);
  events: Told[] = $state.raw([]);
  chatLines: ChatLine[] = $state.raw([]);
  version = $state(""); // of what is shown
  revision = $state(0);
  ahead = 0; // seconds by which the server's clock is ahead of ours
  line: Line = $state("opening");
  fault: Refusal | null = $state(null);
  isLate = $state(false); // something is being sent again
  private moves = $state(0); // in progress: choices and undos
  showing = $state(false); // an animation is playing: do not switch the screen
  stale = $state(false); // the server is newer than this page
  // a screen may hold a choice back for confirmation
  hold: ((key: string) => boolean) | null = null;
  catalogue: Record<string, OptionInfo> = $state.raw({});
  signals: Signals | null = $state.raw(null); // where they are shown

  private readonly hearers = new Set<Fresh>();
  private live: Live;
  private app = "";

  constructor(
    readonly id: string,
    readonly seat: number | null = null, // of several at one device
    watch = false, // as a spectator, with or without a seat
  ) {
    this.live = new Live(id, seat, this, wantsForecast, watch);
    void this.learn();
  }

  // ---- what is shown ----

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
    return this.payload?.decision ?? null;
  }
  get asked(): number[] {
    return this.payload?.view?.asked ?? [];
  }
  get over(): boolean {
    return this.card?.status === "over" || this.card?.status === "ended";
  }
  get busy(): boolean {
    return this.moves > 0;
  }
  get options(): Set<string> {
    return new Set(this.decision?.options ?? []);
  }

  offers(key: string): boolean {
    return this.decision?.options.includes(key) ?? false;
  }

  // The options with this prefix, without it: offered("ride:") are spaces.
  offered(start: string): string[] {
    return (this.decision?.options ?? []).filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
  }

  // The label of an option.
  text(key: string): string {
    const option = this.catalogue[key];
    return option ? words.say(option) : key;
  }

  // ---- what one does ----

  // Each act names what it refers to, so that a repetition has no effect.
  choose = (key: string): Promise<boolean> =>
    this.decision && !this.hold?.(key) ? this.move("choose", { decision: this.decision.id, key }) : Promise.resolve(false);
  undo = (to?: number): Promise<boolean> => this.move("undo", { last: this.payload?.undo?.last || null, to: to ?? null });
  say = (said: Said): Promise<boolean> => this.attempt(() => this.speak({ ...said, after: this.chatLines.at(-1)?.place ?? -1 }));
  order = (orders: Record<string, unknown>[]): Promise<boolean> => this.act("orders", { orders });
  standIn = (level: string | null): Promise<boolean> => this.act("stand-in", { level });
  nudge = (seat: number): Promise<boolean> => this.act("nudge", { seat });
  admit = (seat: number, agrees: boolean): Promise<boolean> => this.act("admit", { seat, agrees });
  vote = (absent: number, answer: string): Promise<boolean> => this.act("vote", { absent, answer });

  // So many events have been shown; `on`: the table need not wait before the next question.
  shown = (events: number, on: boolean): void => this.live.tell("shown", { events, on });

  signal = (act: Signal["do"], args: Omit<Signal, "seat" | "do">): void => this.live.tell(act, { ...args });

  whyNot = (action: string): Promise<{ rule: string; message: string; args: Record<string, never> }[]> =>
    get(`/api/tables/${this.id}/why-not?action=${encodeURIComponent(action)}${this.seat === null ? "" : `&as=${this.seat}`}`);

  private act = (act: string, args: Record<string, unknown>): Promise<boolean> => this.attempt(() => this.live.send(act, args));

  private move(act: string, args: Record<string, unknown>): Promise<boolean> {
    this.moves++;
    return this.act(act, args).finally(() => this.moves--);
  }

  // A spectator without a name gets one by speaking; the socket does not know it yet.
  private async speak(said: Said & { after: number }): Promise<unknown> {
    try {
      return await this.live.send("say", said);
    } catch (fault) {
      if (!(fault instanceof Refused) || fault.refusal.code !== "nameless") throw fault;
      await patch("/api/me");
      return post(`/api/tables/${this.id}/say`, said);
    }
  }

  private async attempt(what: () => Promise<unknown>): Promise<boolean> {
    this.fault = null;
    try {
      await what();
      return true;
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      if (fault.refusal.code !== "stale-choice") this.fault = fault.refusal;
      return false;
    }
  }

  // ---- what comes ----

  // Called with new events, in order, before the screen shows their outcome; returns the
  // unsubscribe function.
  hear(hearer: Fresh): () => void {
    this.hearers.add(hearer);
    return () => this.hearers.delete(hearer);
  }

  show({ payload, events, fresh, version, revision, app, now }: Shown): void {
    if (app) {
      this.stale = this.app !== "" && this.app !== app;
      this.app = app;
    }
    if (now) this.ahead = now - Date.now() / 1000;
    words.players = payload.table.seats.map((seat) => seat.name);
    if (fresh.length) for (const hearer of this.hearers) hearer(fresh, payload);
    this.payload = payload;
    this.events = events;
    this.version = version;
    this.revision = revision;
  }

  chat(lines: ChatLine[]): void {
    const known = new Set(this.chatLines.map((line) => line.place));
    this.chatLines = [...this.chatLines, ...lines.filter((line) => !known.has(line.place))];
  }

  heed(signal: Signal): void {
    this.signals?.take(signal);
  }

  // Named as in the socket protocol; the state of the connection is `line`.
  lineIs(state: LineState): void {
    this.line = state;
  }
  late(late: boolean): void {
    this.isLate = late;
  }

  async learn(): Promise<void> {
    const [known] = await Promise.all([
      get<{ options: Record<string, OptionInfo> }>(catalogueOf(this.id)),
      words.learn(this.id),
    ]);
    this.catalogue = known.options;
  }

  again(): void {
    this.live.again();
  }

  close(): void {
    this.live.close();
  }
}
