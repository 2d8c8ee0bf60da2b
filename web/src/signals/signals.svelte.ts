// Signals between the players of a table: where the one who is asked points, knocks on a place,
// reactions. They are shown for a moment and kept nowhere.
import { t, words } from "../i18n/words.svelte";
import type { Signal } from "../net/types";
import { tone } from "../shell/sounds";
import type { Table } from "../state/table.svelte";
import { Announcer } from "./announcer.svelte";
import Palette from "./Palette.svelte";
import { Pointing } from "./pointing";

export interface Shown {
  id: number;
  seat: number;
  kind: Signal["do"];
  at: string; // a place; of a reaction, the player's own
  sign: string; // of a reaction
}

const LASTS = { point: 2000, knock: 2600, react: 3000 }; // ms
const MOST = 8; // at a time
const BEAT = 200; // ms between two positions of the pointer
const AGAIN = 1000; // ms after which the same one is sent again
const LINGERS = 8000; // ms after which a pointer that does not move counts as left behind

// The sound of a knock on a wooden table.
function knuckles(): void {
  for (const after of [0, 0.13]) {
    tone(190, after, 0.07, 0.16, "triangle");
    tone(410, after, 0.03, 0.06, "square");
  }
}

export class Signals {
  readonly Palette = Palette; // for whoever has a place for it
  readonly voice = new Announcer();
  readonly pointing = new Pointing(this);
  list: Shown[] = $state.raw([]);
  choosing = $state(false); // the palette is open
  private next = 1;
  private readonly timers = new Set<number>();
  private wish: string | null = null; // where the pointer rests
  private moved = 0;
  private told: string | null = null;
  private sent = 0;
  private pump = 0;

  constructor(private readonly table: Table) {}

  // ---- what comes ----

  take({ seat, do: kind, at, sign = "" }: Signal): void {
    this.list = this.list.filter((each) => each.seat !== seat || each.kind !== kind || kind === "knock");
    if (kind !== "react" && !at) return;
    const shown = { id: this.next++, seat, kind, at: at ?? `seat:${seat}`, sign };
    this.list = [...this.list, shown].slice(-MOST);
    const timer = window.setTimeout(() => {
      this.timers.delete(timer);
      this.list = this.list.filter((each) => each.id !== shown.id);
    }, LASTS[kind]);
    this.timers.add(timer);
    if (kind === "knock") knuckles();
    if (kind !== "point" && seat !== this.table.you) this.voice.say(this.sentence(shown));
  }

  private sentence({ seat, kind, at, sign }: Shown): string {
    const name = words.seatName(seat);
    return kind === "knock" ? t("around-knocks", { name, place: words.within(at) }) : t("around-reacts", { name, sign: t(`sign-${sign}`) });
  }

  // A pointer ends with its question.
  settle(): void {
    const over = (each: Shown): boolean => each.kind === "point" && !this.table.asked.includes(each.seat);
    if (this.list.some(over)) this.list = this.list.filter((each) => !over(each));
  }

  // ---- what one does ----

  knock(at: string): void {
    if (this.table.you !== null) this.table.signal("knock", { at });
  }

  react(sign: string): void {
    this.table.signal("react", { sign });
    this.choosing = false;
  }

  // The pointer or the focus rests there: null is nowhere.
  rest(at: string | null): void {
    this.wish = at;
    this.moved = Date.now();
    if (!this.pump && at && this.table.decision) this.pump = window.setInterval(this.send, BEAT);
    if (this.pump && this.moved - this.sent >= BEAT) this.send();
  }

  private send = (): void => {
    const now = Date.now();
    const at = this.table.decision && now - this.moved < LINGERS ? this.wish : null;
    if (at === this.told && (at === null || now - this.sent < AGAIN)) {
      if (at === null) this.halt();
      return;
    }
    this.told = at;
    this.sent = now;
    this.table.signal("point", { at });
  };

  private halt(): void {
    clearInterval(this.pump);
    this.pump = 0;
  }

  stop(): void {
    this.halt();
    this.voice.stop();
    for (const timer of this.timers) clearTimeout(timer);
  }
}
