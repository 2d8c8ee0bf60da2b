// Several seats at one device: whose turn it is to look. Each seat has its own Table, and only the
// one shown has a connection.
import { Table } from "../state/table.svelte";
import { speed } from "../state/prefs.svelte";
import { Deeds } from "./deeds.svelte";

const AFTERGLOW = 1100; // ms the last player sees the result, before the curtain closes

export class HotSeat {
  table: Table = $state.raw()!;
  deeds: Deeds = $state.raw()!; // told of it
  private shown: number | null = $state(null); // the seat being shown; null: none yet
  curtain = $state(false);

  constructor(readonly id: string) {
    this.open(new Table(id));
    $effect(() => this.watch());
  }

  get mine(): number[] {
    const { seats, you } = this.table;
    const person = you === null ? null : seats[you]?.person;
    return person ? seats.flatMap((seat, at) => (seat.person === person ? [at] : [])) : [];
  }
  get several(): boolean {
    return this.mine.length > 1 && this.table.card?.status === "playing";
  }

  // Who should look next: the current player, as long as they are asked or nobody else here is.
  get next(): number {
    const { mine, shown } = this;
    const asked = this.table.asked.filter((seat) => mine.includes(seat));
    if (shown !== null && (asked.includes(shown) || !asked.length)) return shown;
    return asked.find((seat) => seat > (shown ?? -1)) ?? asked[0] ?? shown ?? mine[0] ?? 0;
  }

  get hidden(): boolean {
    return this.several && (this.curtain || this.shown === null);
  }

  private watch(): (() => void) | void {
    if (!this.several || this.next === this.shown) {
      this.curtain = false;
      return;
    }
    if (this.table.showing) return;
    const timer = setTimeout(() => (this.curtain = true), this.shown === null ? 0 : AFTERGLOW * speed());
    return () => clearTimeout(timer);
  }

  reveal(): void {
    const seat = this.next;
    if (this.table.you !== seat || this.table.seat === null) {
      this.close();
      this.open(new Table(this.id, seat));
    }
    this.shown = seat;
    this.curtain = false;
  }

  private open(table: Table): void {
    this.table = table;
    this.deeds = new Deeds(table);
  }

  close(): void {
    this.deeds.stop();
    this.table.close();
  }
}
