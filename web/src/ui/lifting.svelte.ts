// A card that a finger has tapped is lifted; only its button plays it. Where nothing can be taken back the mouse is
// asked so, too.
import type { Table } from "../state/table.svelte";
import { byTouch, shut } from "./guard";

class Lifted {
  private key = $state("");
  private question = "";
  at: DOMRect | null = $state.raw(null);

  // What is lifted for the question that is open now; "" if nothing is.
  of(table: Table): string {
    return this.key && table.decision?.id === this.question ? this.key : "";
  }

  // Whether it is lifted by this click, and is not chosen yet.
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
