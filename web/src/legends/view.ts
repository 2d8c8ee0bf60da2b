// What the engine shows of a game of Western Legends (games/legends/sight.py).
import type { Table } from "../state/table.svelte";

export interface OwnedItem {
  item: string;
  upgraded: boolean;
  active: boolean;
}

export interface HeldGoal {
  goal: string;
  met: boolean;
  parts: [done: number, needed: number][][]; // all of them, each in one of several ways
}

export interface Goals {
  count: number;
  held: HeldGoal[] | null;
  claimed: string[];
  token_count: number;
  tokens: string[] | null;
}

export interface Player {
  seat: number;
  character: string | null;
  space: string | null;
  lp: number;
  legend: boolean;
  marshal: number;
  wanted: number;
  money: number;
  nuggets: number;
  wounds: number;
  items: OwnedItem[];
  cattle: { color: "green" | "blue"; token: string | null } | null;
  discs: number;
  hand_count: number;
  hand: string[] | null;
  hand_limit: number;
  nugget_limit: number;
  movement: number;
  goals: Goals | null;
}

export interface Black {
  seat: number;
  difficulty: string;
  space: string;
  lp: number;
  discs: number;
  deck_count: number;
  card: string | null;
  discard: string[];
}

export interface Story {
  side: "left" | "right";
  count: number;
  back: string | null;
  discs: number[];
  needed: number;
  story: string | null;
}

export type FightType = "duel" | "rob" | "arrest" | "bandit" | "heist" | "sheriff";

export interface Fight {
  type: FightType;
  hero: number;
  rival: number | null;
  attacked: boolean;
  chooser: number | null;
  open: boolean;
  cards: ({ seat: number; card: string | null } | null)[];
  values: [number, number] | null;
  npc_count: number;
  npc_hand: string[] | null;
  npc_card: { card: string | null } | null;
}

export interface Poker {
  host: number;
  players: number[];
  dealer: number | null;
  pot: number;
  flop: string[];
  dealer_count: number;
  dealer_hand: string[] | null;
  shown: Record<string, string[]> | null;
  best?: { hand: string; cards: string[] } | null;
}

export interface View {
  edition: string;
  variants: string[];
  length: number;
  round: number;
  active: number | null;
  first: number | null;
  ending: number;
  actions: number;
  sheriff: { space: string; active: boolean };
  bandits: string[];
  ranches: { green: number; blue: number };
  supply: number;
  tokens_left: number | null;
  store: Record<string, number>;
  stories: Story[];
  resolving: string | null;
  deck_count: number;
  discard: string[];
  played: string[];
  fight_deck_count: number;
  dice: string[];
  fight: Fight | null;
  poker: Poker | null;
  players: Player[];
  black: Black | null;
  dealt: string[] | null;
  asked: number[];
  number: number;
}

export const viewOf = (table: Table): View | null => (table.face?.view as View | undefined) ?? null;

// The seat in "seat:2"; null for what names none.
export function seatIn(ref: unknown): number | null {
  return typeof ref === "string" && ref.startsWith("seat:") ? Number(ref.slice(5)) : null;
}

export const idOf = (ref: unknown): string => (typeof ref === "string" ? ref.slice(ref.indexOf(":") + 1) : "");
export const idsOf = (refs: unknown): string[] => (Array.isArray(refs) ? refs.map(idOf) : []);
