// The state received over a table's socket: the payload, patched as it changes, and the events.
// After a reconnect it says what it has, so nothing is missed.
import type { ChatLine, Payload, Patch, Signal, Told } from "./types";
import { having, liveOf } from "./addresses";
import { onIdentity } from "./identity";
import { Line, type Ends, type LineState } from "./line";
import { patched } from "./patch";

export interface Log {
  from: number;
  list: Told[];
}

// `fresh` are the newest events; empty when the table is loaded again.
export interface Shown {
  payload: Payload;
  events: Told[];
  fresh: Told[];
  version: string;
  revision: number;
  app?: string; // of the server, when a socket has been opened
  now?: number; // its time, in seconds
}

export interface Hearer {
  show(shown: Shown): void;
  chat(lines: ChatLine[]): void;
  heed(signal: Signal): void;
  lineIs(state: LineState): void;
  late(late: boolean): void;
}

export class Live implements Ends {
  private payload: Payload | null = null;
  private events: Told[] = [];
  private revision = 0;
  private readonly line: Line;
  private readonly unhear = onIdentity(() => this.reopen());

  constructor(
    readonly table: string,
    readonly seat: number | null,
    private readonly hearer: Hearer,
    private readonly forecast: () => boolean, // whether the reader wants it
    private readonly watch = false, // as a spectator, with or without a seat
  ) {
    this.line = new Line(this);
  }

  address(): string {
    const have = having(this.revision, this.events.length, !this.watch && this.forecast(), this.seat);
    return liveOf(this.table, this.watch ? `${have}&watch=true` : have);
  }

  lineIs(state: LineState): void {
    this.hearer.lineIs(state);
  }
  late(late: boolean): void {
    this.hearer.late(late);
  }
  send(act: string, args: Record<string, unknown> = {}): Promise<void> {
    return this.line.send(act, args);
  }

  tell(act: string, args: Record<string, unknown>): void {
    this.line.tell(act, args);
  }

  // A socket keeps the person it was opened by: after a change of identity a new one replaces it,
  // and the state and pending acts of the old one are dropped.
  reopen(): void {
    this.payload = null;
    this.events = [];
    this.revision = 0;
    this.line.fail();
    this.line.reopen();
  }

  // The reader's wishes have changed; what is there stays.
  again(): void {
    this.line.reopen();
  }

  close(): void {
    this.unhear();
    this.line.close();
  }

  take(message: any): void {
    if (message.is === "table") {
      const { is: _, app, now, version, revision, events, ...payload } = message;
      // otherwise everything is sent again
      const same = this.payload !== null && this.payload.you === payload.you;
      const fresh = this.log(events ?? { from: 0, list: [] }, same);
      this.revision = revision;
      this.payload = payload as Payload;
      this.hearer.show({ payload: this.payload, events: this.events, fresh, version, revision, app, now });
    } else if (message.is === "update" && this.payload) {
      const fresh = message.events ? this.log(message.events, true) : [];
      this.revision = message.revision;
      this.payload = patched(this.payload, message.patch as Patch);
      const { version, revision } = message;
      this.hearer.show({ payload: this.payload, events: this.events, fresh, version, revision });
    } else if (message.is === "chat") {
      this.hearer.chat(message.list as ChatLine[]);
    } else if (message.is === "signal") {
      this.hearer.heed(message as Signal);
    }
  }

  private log(news: Log, known: boolean): Told[] {
    this.events = [...this.events.slice(0, news.from), ...news.list];
    return known ? news.list : [];
  }
}
