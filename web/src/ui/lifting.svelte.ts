// A tapped card is lifted; only its button plays it. Where undo is impossible the same applies to
// the mouse.
import type { Table } from "../state/table.svelte";
import { byTouch, shut } from "./guard";

class Lifted {
  private key = $state("");
  private question = "";
  at: DOMRect | null = $state.raw(null);

  // The lifted card for the open question; "" if there is none.
  of(table: Table): string {
    return this.key && table.decision?.id === this.question ? this.key : "";
  }

  // Whether this click lifts it, without choosing it yet.
  lifts(table: Table, key: string, node: Element): boolean {
    const careful = byTouch() || table.card?.settings.undo === "never";
    if (!careful || this.of(table) === key) return false;
    this.question = table.decision?.id ?? "";
    this.at = node.getBoundingClientRect();
    this.key = key;
    shut();
    return true;
  }

  drop = (): void => void (this.key = "");
}

export const lifted = new Lifted();
