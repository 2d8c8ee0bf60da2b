// A socket at a table: what comes is handed on, what is sent is answered, and a cut is mended
// with nothing missed, since it says what it has when it comes back.
import type { ChatLine, Face, Patch, Refusal, Told } from "./types";
import { patched } from "./patch";
import { Refused } from "./api";
import { onIdentity } from "./identity";

export interface Log {
  from: number;
  list: Told[];
}

// `fresh` are events that happened just now; none when the table is shown anew.
export interface Shown {
  face: Face;
  events: Told[];
  fresh: Told[];
  version: string;
  revision: number;
  app?: string; // of the server, when a line has been opened
  now?: number; // its time, in seconds
}

export interface Hearer {
  show(shown: Shown): void;
  chat(lines: ChatLine[]): void;
  lineIs(state: "open" | "cut" | "refused"): void;
}

type Waiting = { done: () => void; failed: (fault: Refused) => void };
const LONGEST_PAUSE = 8000;
const FOR_GOOD = new Set([1008, 4008]); // closed for a reason that will not go away

export class Live {
  private socket: WebSocket | null = null;
  private face: Face | null = null;
  private events: Told[] = [];
  private revision = 0;
  private ref = 0;
  private pause = 250;
  private closed = false;
  private readonly waiting = new Map<number, Waiting>();
  private readonly unhear = onIdentity(() => this.reopen());

  constructor(
    readonly table: string,
    readonly seat: number | null,
    private readonly hearer: Hearer,
  ) {
    this.open();
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const as = this.seat === null ? "" : `&as=${this.seat}`;
    const have = `revision=${this.revision}&events=${this.events.length}${as}`;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live?${have}`);
    this.socket = socket;
    socket.onopen = () => {
      this.pause = 250;
      this.hearer.lineIs("open");
    };
    socket.onmessage = (message) => socket === this.socket && this.take(JSON.parse(message.data as string));
    socket.onclose = (end) => this.cut(socket, end.code);
  }

  // A socket keeps the person it was opened by: after a change of identity a new one takes its place,
  // and what the person before was told is forgotten.
  reopen(): void {
    if (this.closed) return;
    const old = this.socket;
    this.fail({ code: "cut", message: "The line was cut.", args: {} });
    this.face = null;
    this.events = [];
    this.revision = 0;
    this.open();
    old?.close();
  }

  private cut(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.closed) return;
    this.fail({ code: "cut", message: "The line was cut.", args: {} });
    this.hearer.lineIs(FOR_GOOD.has(code) ? "refused" : "cut");
    if (FOR_GOOD.has(code)) return;
    setTimeout(() => this.closed || socket !== this.socket || this.open(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  private fail(refusal: Refusal): void {
    for (const each of this.waiting.values()) each.failed(new Refused(0, refusal));
    this.waiting.clear();
  }

  private take(message: any): void {
    if (message.is === "table") {
      const { is: _, app, now, version, revision, events, ...face } = message;
      const same = this.face !== null && this.face.you === face.you; // else all of it is told anew
      const fresh = this.log(events ?? { from: 0, list: [] }, same);
      this.revision = revision;
      this.face = face as Face;
      this.hearer.show({ face: this.face, events: this.events, fresh, version, revision, app, now });
    } else if (message.is === "update" && this.face) {
      const fresh = message.events ? this.log(message.events, true) : [];
      this.revision = message.revision;
      this.face = patched(this.face, message.patch as Patch);
      const { version, revision } = message;
      this.hearer.show({ face: this.face, events: this.events, fresh, version, revision });
    } else if (message.is === "chat") {
      this.hearer.chat(message.list as ChatLine[]);
    } else if (message.is === "ok" || message.is === "error") {
      this.answered(message);
    }
  }

  private log(news: Log, known: boolean): Told[] {
    this.events = [...this.events.slice(0, news.from), ...news.list];
    return known ? news.list : [];
  }

  private answered(message: { is: string; ref: number | null; error?: Refusal }): void {
    const waiting = message.ref === null ? undefined : this.waiting.get(message.ref);
    if (!waiting || message.ref === null) return;
    this.waiting.delete(message.ref);
    if (message.is === "ok") waiting.done();
    else waiting.failed(new Refused(409, message.error!));
  }

  send(act: string, args: Record<string, unknown> = {}): Promise<void> {
    if (this.socket?.readyState !== WebSocket.OPEN) {
      return Promise.reject(new Refused(0, { code: "cut", message: "The line is cut.", args: {} }));
    }
    const ref = ++this.ref;
    this.socket.send(JSON.stringify({ do: act, ref, ...args }));
    return new Promise((done, failed) => this.waiting.set(ref, { done, failed }));
  }

  close(): void {
    this.closed = true;
    this.unhear();
    this.socket?.close();
  }
}
