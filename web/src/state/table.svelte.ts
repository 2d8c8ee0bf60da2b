// A table on screen: what the server shows of it, and what one can do there.
import { get, patch, post, Refused } from "../net/api";
import type { LineState } from "../net/line";
import { Live, type Hearer, type Shown } from "../net/live";
import type { ChatLine, Decision, Face, OptionInfo, Refusal, SeatCard, TableCard, Told } from "../net/types";
import { words } from "../i18n/words.svelte";

export type Fresh = (fresh: Told[], face: Face) => void;
type Said = { words: string } | { phrase: string };
export type Line = "opening" | LineState;

export class Table implements Hearer {
  face: Face | null = $state.raw(null);
  events: Told[] = $state.raw([]);
  chatLines: ChatLine[] = $state.raw([]);
  version = $state(""); // of what is shown
  revision = $state(0);
  ahead = 0; // seconds by which the server's clock is ahead of ours
  line: Line = $state("opening");
  fault: Refusal | null = $state(null);
  isLate = $state(false); // something is being sent again
  private moves = $state(0); // under way: choices and what is taken back
  showing = $state(false); // a moment plays: nobody takes the screen away
  stale = $state(false); // the server is newer than this page
  hold: ((key: string) => boolean) | null = null; // a screen may keep a choice back, to ask once more
  catalogue: Record<string, OptionInfo> = $state.raw({});

  private readonly hearers = new Set<Fresh>();
  private live: Live;
  private app = "";

  constructor(
    readonly id: string,
    readonly seat: number | null = null, // of several at one device
  ) {
    this.live = new Live(id, seat, this);
    void this.learn();
  }

  // ---- what is shown ----

  get card(): TableCard | undefined {
    return this.face?.table;
  }
  get you(): number | null {
    return this.face?.you ?? null;
  }
  get seats(): SeatCard[] {
    return this.face?.table.seats ?? [];
  }
  get decision(): Decision | null {
    return this.face?.decision ?? null;
  }
  get asked(): number[] {
    return this.face?.view?.asked ?? [];
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

  // The options that begin so, without the beginning: offered("ride:") are spaces.
  offered(start: string): string[] {
    return (this.decision?.options ?? []).filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
  }

  // An option in words.
  text(key: string): string {
    const option = this.catalogue[key];
    return option ? words.say(option) : key;
  }

  // ---- what one does ----

  // Each act says what it was meant for, so that sent twice it is done once.
  choose = (key: string): Promise<boolean> =>
    this.decision && !this.hold?.(key) ? this.move("choose", { decision: this.decision.id, key }) : Promise.resolve(false);
  undo = (to?: number): Promise<boolean> => this.move("undo", { last: this.face?.undo?.last || null, to: to ?? null });
  say = (said: Said): Promise<boolean> => this.attempt(() => this.speak({ ...said, after: this.chatLines.at(-1)?.place ?? -1 }));
  order = (orders: Record<string, unknown>[]): Promise<boolean> => this.act("orders", { orders });
  standIn = (level: string | null): Promise<boolean> => this.act("stand-in", { level });
  nudge = (seat: number): Promise<boolean> => this.act("nudge", { seat });
  admit = (seat: number, agrees: boolean): Promise<boolean> => this.act("admit", { seat, agrees });
  vote = (absent: number, answer: string): Promise<boolean> => this.act("vote", { absent, answer });

  whyNot = (action: string): Promise<{ rule: string; message: string; args: Record<string, never> }[]> =>
    get(`/api/tables/${this.id}/why-not?action=${encodeURIComponent(action)}${this.seat === null ? "" : `&as=${this.seat}`}`);

  private act = (act: string, args: Record<string, unknown>): Promise<boolean> => this.attempt(() => this.live.send(act, args));

  private move(act: string, args: Record<string, unknown>): Promise<boolean> {
    this.moves++;
    return this.act(act, args).finally(() => this.moves--);
  }

  // Who only watches and has no name yet gets one by speaking; the socket does not know it yet.
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

  // Be told what happens, in order, before the screen shows its outcome; returns how to stop it.
  hear(hearer: Fresh): () => void {
    this.hearers.add(hearer);
    return () => this.hearers.delete(hearer);
  }

  show({ face, events, fresh, version, revision, app, now }: Shown): void {
    if (app) {
      this.stale = this.app !== "" && this.app !== app;
      this.app = app;
    }
    if (now) this.ahead = now - Date.now() / 1000;
    words.players = face.table.seats.map((seat) => seat.name);
    if (fresh.length) for (const hearer of this.hearers) hearer(fresh, face);
    this.face = face;
    this.events = events;
    this.version = version;
    this.revision = revision;
  }

  chat(lines: ChatLine[]): void {
    const known = new Set(this.chatLines.map((line) => line.place));
    this.chatLines = [...this.chatLines, ...lines.filter((line) => !known.has(line.place))];
  }

  // Named as the socket calls them; the state of the line is `line`.
  lineIs(state: LineState): void {
    this.line = state;
  }
  late(late: boolean): void {
    this.isLate = late;
  }

  async learn(): Promise<void> {
    const [known] = await Promise.all([
      get<{ options: Record<string, OptionInfo> }>(`/api/tables/${this.id}/catalogue`),
      words.learn(this.id),
    ]);
    this.catalogue = known.options;
  }

  close(): void {
    this.live.close();
  }
}
