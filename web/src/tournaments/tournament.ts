// What the server tells of tournaments.
import type { GameName } from "../net/types";

export interface Line {
  id: string;
  name: string;
  status: "open" | "running" | "over" | "ended";
  round: number;
  settings: { kind: "swiss" | "knock-out"; rounds: number; game: GameName; players: number };
  entrants: number;
}
export interface Standing {
  number: number;
  name: string;
  person: string | null;
  level: string | null;
  points: number;
  wins: number;
  strength: number;
  out: boolean;
  left: boolean;
}
export interface Sitting {
  round: number;
  table: string | null;
  idle: boolean;
  entrants: number[];
  points: (number | null)[];
}
export interface Tournament extends Omit<Line, "entrants"> {
  you: number | null;
  hosting: boolean;
  standings: Standing[];
  tables: Sitting[];
}
