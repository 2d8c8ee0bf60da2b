// When things happened, and after which choice. What was before is asked for once; what comes
// while the page is open is noted as it comes.
import { get } from "../net/api";

interface Moment {
  revision: number;
  events: number; // so many there were after it
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

  // The first position that has the event, after the last one that lacks it: an undo takes events
  // back, and others come in their place.
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
