// Statistics of a whole game: who lied, who was believed, who was caught.
import type { Told } from "../../net/types";
import { answersIn, cardIn, hatFrom, seatIn, toldTruth } from "./facts";

export interface Claim {
  truth: boolean;
  believed: boolean;
}

export interface Record {
  seat: number;
  claims: Claim[];
  fooled: number; // lies accepted from others
  goats: number; // hats the Goat has eaten
}

export function recordsOf(events: Told[], players: number): Record[] {
  const records: Record[] = Array.from({ length: players }, (_, seat) => ({ seat, claims: [], fooled: 0, goats: 0 }));
  for (const event of answersIn(events)) {
    const truth = toldTruth(event);
    const believed = event.key === "accepted";
    records[seatIn(event, "dealer")]?.claims.push({ truth, believed });
    if (!truth && believed) records[seatIn(event)]!.fooled += 1;
    const eaten = cardIn(event) === "goat" ? hatFrom(event) : null;
    if (eaten !== null) records[eaten]!.goats += 1;
  }
  return records;
}

export const lies = (record: Record): number => record.claims.filter((claim) => !claim.truth).length;
export const caught = (record: Record): number => record.claims.filter((claim) => !claim.truth && !claim.believed).length;
export const passed = (record: Record): number => lies(record) - caught(record);

// Who has the most of it, if it is above 0 and not shared.
export function most(records: Record[], of: (record: Record) => number): { seat: number; count: number } | null {
  const best = Math.max(...records.map(of));
  const who = records.filter((record) => of(record) === best);
  return best > 0 && who.length === 1 ? { seat: who[0]!.seat, count: best } : null;
}
