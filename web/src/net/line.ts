// A reconnecting socket. It sends heartbeats, so that a dead connection is noticed; whatever is not
// acknowledged is sent again, and the server does it once.
import type { Refusal } from "./types";
import { Refused } from "./api";

export type LineState = "open" | "cut" | "refused";

export interface Ends {
  address(): string;
  take(message: any): void; // eslint-disable-line -- what comes is told apart by whoever takes it
  lineIs(state: LineState): void;
  late(late: boolean): void; // something is being sent again
}

interface Waiting {
  frame: string;
  since: number;
  sent: number; // the last time; 0: not yet
  done: () => void;
  failed: (fault: Refused) => void;
}

const TICK = 1000;
const BEAT = 4000; // of silence, then a heartbeat is sent
const PATIENCE = 5000; // for a response
const CONNECTING = 8000;
const GIVE_UP = 30_000; // after that an act has failed, and can be repeated
const ASLEEP = 10_000; // without a tick: the device was asleep
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8000;
const RESTARTS = 1012; // its server ends calmly, and another one takes over
const SPREAD = 1000; // over which all who are sent away come back
const FOR_GOOD = new Set([1008, 4008]); // closed for a permanent reason
const NOT_SENT: Refusal = { code: "cut", message: "The line is cut.", args: {} };

// By early.ts, for one use: a socket and what has come over it so far.
interface Begun {
  socket: WebSocket;
  heard: string[];
}
declare global {
  var earlyLine: (Begun & { address: string }) | undefined; // eslint-disable-line no-var -- a global
}

function begun(address: string): Begun {
  const early = globalThis.earlyLine;
  globalThis.earlyLine = undefined;
  if (early?.address === address && early.socket.readyState <= WebSocket.OPEN) return early;
  early?.socket.close();
  return { socket: new WebSocket(address), heard: [] };
}

export class Line {
  private socket: WebSocket | null = null;
  private begun = 0; // when this socket was opened
  private heard = 0;
  private asked = 0; // since when a heartbeat is unanswered; 0: none is
  private ticked = Date.now();
  private pause = FIRST_PAUSE;
  private ref = 0;
  private over = false;
  private readonly waiting = new Map<number, Waiting>();
  private readonly ears = new AbortController();
  private readonly clock = setInterval(() => this.tick(), TICK);

  constructor(private readonly ends: Ends) {
    const { signal } = this.ears;
    addEventListener("online", () => this.reopen(), { signal });
    addEventListener("offline", () => this.ends.lineIs("cut"), { signal });
    window.addEventListener("pageshow", (event) => void (event.persisted && this.reopen()), { signal });
    document.addEventListener("visibilitychange", () => this.wake(), { signal });
    this.open();
  }

  // ---- the socket ----

  private open(): void {
    const { socket, heard } = begun(this.ends.address());
    this.socket = socket;
    this.begun = Date.now();
    this.asked = 0;
    const ours = () => socket === this.socket; // messages of an old socket are ignored
    socket.onopen = () => void (ours() && this.opened());
    socket.onmessage = (message) => void (ours() && this.take(message.data as string));
    socket.onclose = (end) => void (ours() && this.cut(end.code));
    queueMicrotask(() => void (ours() && this.catchUp(socket, heard))); // whoever owns the line is not complete yet
  }

  private catchUp(socket: WebSocket, heard: string[]): void {
    if (socket.readyState === WebSocket.OPEN) this.opened();
    for (const text of heard) this.take(text);
  }

  private opened(): void {
    this.heard = Date.now();
    this.ends.lineIs("open");
    for (const each of this.waiting.values()) this.post(each);
  }

  private cut(code: number): void {
    this.socket = null;
    if (code === RESTARTS) return this.comeBack(Math.random() * SPREAD);
    const end = FOR_GOOD.has(code);
    this.ends.lineIs(end ? "refused" : "cut");
    if (end) return this.fail();
    this.comeBack(this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  private comeBack(pause: number): void {
    this.begun = Date.now() + pause;
    setTimeout(() => void (this.socket || this.over || this.open()), pause);
  }

  // At once, whatever the state of the old socket.
  reopen(): void {
    if (this.over) return;
    this.drop();
    this.open();
  }

  private drop(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
  }

  // ---- the heart ----

  private tick(): void {
    const now = Date.now();
    const slept = now - this.ticked > ASLEEP;
    this.ticked = now;
    if (slept) this.wake();
    if (this.socket?.readyState === WebSocket.OPEN) this.beat(now);
    else if (this.socket && now - this.begun > CONNECTING) this.reopen();
    else if (now - this.begun > TICK && this.socket) this.ends.lineIs("cut");
    this.remind(now);
  }

  private beat(now: number): void {
    if (this.asked && now - this.asked > PATIENCE) {
      this.ends.lineIs("cut");
      this.reopen();
    } else if (!this.asked && now - this.heard > BEAT) {
      this.asked = now;
      this.socket!.send(JSON.stringify({ do: "ping" }));
    }
  }

  // The page is visible again. Hidden pages sleep, including their timers.
  private wake(): void {
    if (document.hidden) return;
    if (this.socket?.readyState !== WebSocket.OPEN || Date.now() - this.heard > ASLEEP) this.reopen();
  }

  // ---- what is sent ----

  send(act: string, args: Record<string, unknown>): Promise<void> {
    const ref = ++this.ref;
    const frame = JSON.stringify({ do: act, ref, ...args });
    return new Promise((done, failed) => {
      const each = { frame, since: Date.now(), sent: 0, done, failed };
      this.waiting.set(ref, each);
      this.post(each);
    });
  }

  // Not acknowledged: without a socket it is dropped.
  tell(act: string, args: Record<string, unknown>): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ do: act, ...args }));
  }

  private post(each: Waiting): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(each.frame);
    each.sent = Date.now();
  }

  private remind(now: number): void {
    this.fail([...this.waiting].flatMap(([ref, each]) => (now - each.since > GIVE_UP ? [ref] : [])));
    for (const each of this.waiting.values()) if (now - each.sent > PATIENCE) this.post(each);
    this.ends.late([...this.waiting.values()].some((each) => now - each.since > PATIENCE));
  }

  fail(refs = [...this.waiting.keys()]): void {
    for (const ref of refs) this.waiting.get(ref)!.failed(new Refused(0, NOT_SENT));
    for (const ref of refs) this.waiting.delete(ref);
    if (!this.waiting.size) this.ends.late(false);
  }

  // ---- what comes ----

  private take(text: string): void {
    this.heard = Date.now();
    this.asked = 0;
    this.pause = FIRST_PAUSE;
    this.ends.lineIs("open");
    const message = JSON.parse(text);
    if (message.is === "ok" || message.is === "error") this.answered(message);
    else this.ends.take(message);
  }

  private answered(message: { is: string; ref: number | null; error?: Refusal }): void {
    const waiting = message.ref === null ? undefined : this.waiting.get(message.ref);
    if (!waiting || message.ref === null) return;
    this.waiting.delete(message.ref);
    if (!this.waiting.size) this.ends.late(false);
    if (message.is === "ok") waiting.done();
    else waiting.failed(new Refused(409, message.error!));
  }

  close(): void {
    this.over = true;
    this.ears.abort();
    clearInterval(this.clock);
    this.drop();
    this.fail();
  }
}
