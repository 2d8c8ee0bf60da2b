// When events happened, and after which choice. Earlier ones are requested once; new ones are
// recorded while the page is open.
import { get } from "../net/api";

interface Moment {
  revision: number;
  events: number; // events after it
  at: number; // seconds
}

export class Moments {
  private list: Moment[] = $state.raw([]);
  private loaded = false;

  constructor(readonly table: string) {}

  get known(): boolean {
    return this.list.length > 0;
  }

  async note(revision: number, events: number): Promise<void> {
    if (!this.loaded && revision > 0) {
      this.loaded = true;
      const before = await get<{ moments: [number, number, number][] }>(`/api/tables/${this.table}/moments`).catch(() => null);
      const made = before?.moments.map(([count, at], place) => ({ revision: place + 1, events: count, at })) ?? [];
      this.list = [...made, ...this.list.filter((each) => each.revision > made.length)];
    } else if (revision > (this.list.at(-1)?.revision ?? 0)) {
      this.list = [...this.list, { revision, events, at: Date.now() / 1000 }];
    }
  }

  // The first position with the event, after the last one without it: an undo removes events, and
  // others replace them.
  private having(event: number): Moment | undefined {
    let found: Moment | undefined;
    for (let at = this.list.length - 1; at >= 0 && this.list[at]!.events > event; at--) found = this.list[at];
    return found;
  }

  revision(event: number): number {
    return this.having(event)?.revision ?? this.list.at(-1)?.revision ?? 0;
  }

  time(event: number): number | undefined {
    return this.having(event)?.at;
  }
}
