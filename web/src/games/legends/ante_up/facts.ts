// Ante Up: small readings of the view and of what is printed.
import type { Thing } from "../../../i18n/words.svelte";
import { words } from "../../../i18n/words.svelte";
import type { AnteUpTable, FrontierSpace } from "../view";

export const RANKS = ["a", "2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k"]; // as on the layout

export const frontierAt = (up: AnteUpTable, space: string | null | undefined): FrontierSpace | null => up.frontier.find((each) => each.space === space && each.number !== null) ?? null;

// The rank of a fight card, as the layout names it.
export const rankOf = (card: string): string => String(words.thing(`fight:${card}`)?.label ?? "").toLowerCase();

export interface GamblerThing extends Thing {
  space: number;
  effects: { do: string; amount?: number; options?: { do: string; amount?: number }[][] }[];
}

export const gamblerSpaces = (): GamblerThing[] => (Object.values(words.things.gambler ?? {}) as GamblerThing[]).filter((each) => each.space).sort((one, other) => one.space - other.space);
