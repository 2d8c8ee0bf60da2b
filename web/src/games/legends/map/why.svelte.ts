// Why a space is unreachable: asked of the server on hover, and at once for the Sheriff's space if
// it may be barred.
import type { Table } from "../../../state/table.svelte";
import type { Message } from "../../../net/types";
import { isRide } from "./choices";
import type { View } from "../view";

const PAUSE = 250; // ms the pointer rests before it asks
const BARRED = new Set(["why-sheriff-there"]);

export class WhyNot {
  barred: string | null = $state(null); // the space barred by the Sheriff
  reasons: Message[] = $state.raw([]);
  private known = new Map<string, Message[]>();
  private decision = "";
  private timer = 0;

  constructor(private readonly table: Table) {}

  ask(view: View | null, choices: Map<string, string[]>, space: string | null): void {
    const riding = [...choices.values()].some((keys) => keys.some(isRide));
    const decision = riding ? (this.table.decision?.id ?? "") : "";
    if (decision !== this.decision) {
      this.decision = decision;
      this.known.clear();
      this.barred = null;
      const me = view?.players[this.table.you ?? -1];
      if (decision && me && me.wanted > 0 && view && !choices.has(view.sheriff.space)) void this.bar(view.sheriff.space);
    }
    clearTimeout(this.timer);
    this.reasons = (space && this.known.get(space)) || [];
    if (!space || !decision || choices.has(space) || this.known.has(space)) return;
    this.timer = window.setTimeout(() => void this.find(space).then((found) => (this.reasons = found)), PAUSE);
  }

  private async find(space: string): Promise<Message[]> {
    const asked = this.decision;
    const found = await this.table.whyNot(`ride:${space}`).catch(() => []);
    if (asked === this.decision) this.known.set(space, found);
    return asked === this.decision ? found : [];
  }

  private async bar(space: string): Promise<void> {
    const found = await this.find(space);
    if (found.some((reason) => BARRED.has(reason.message))) this.barred = space;
  }
}
