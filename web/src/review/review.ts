// The review of a finished game, from the server, and the words it is told in.
import { words, type Catalogue } from "../i18n/words.svelte";
import { get } from "../net/api";
import type { Args, Message, Payload, Result, TableCard } from "../net/types";

export interface TurningPoint {
  entry: number; // the number of choices made before it
  seat: number;
  prompt: Message;
  taken: Message;
  better: Message;
  fell: number;
  share: number; // with the better option
}

export interface Luck {
  key: string;
  seat: number;
  count: number;
  expected: number;
  actual: number;
  verdict: "lucky" | "unlucky" | "";
}

export interface Claim {
  entry: number; // the number of choices after which it was answered
  seat: number;
  lie: boolean;
  believed: boolean;
  told: Message;
  worth: number | null;
}

export interface Told {
  points: number[][]; // the number of choices, then the chances by seat
  rounds: [number: number, entry: number][];
  turning: TurningPoint[];
  luck: Luck[];
  claims: Claim[];
  result: Result;
  last: number;
}

export interface Review extends Told {
  table: TableCard;
  say: (key: string, args?: Args) => string;
}

export async function review(id: string): Promise<Review> {
  const { table } = await get<Payload>(`/api/tables/${id}`);
  words.players = table.seats.map((seat) => seat.name);
  const [told] = await Promise.all([get<Told>(`/api/tables/${id}/review`), words.learn(id)]);
  const voice = words.voice(await get<Catalogue>(`/api/tables/${id}/review/words?lang=${words.lang}`));
  return { ...told, table, say: (key, args = {}) => voice(key, args) };
}

// The number of the round in which so many choices had been made.
export function roundOf({ rounds }: Told, entry: number): number {
  return rounds.findLast(([, begun]) => begun <= entry)?.[0] ?? 0;
}

// The chances after so many choices.
export function sharesAt({ points }: Told, entry: number): number[] {
  return (points.findLast(([at]) => at! <= entry) ?? points[0]!).slice(1);
}
