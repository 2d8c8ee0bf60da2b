// A game's contributions to the page: each in its folder, found when the page is built, all
// optional. `game.ts` is described here; `Cover.svelte` (lobby/TaleArt.svelte), `plan.ts` and
// `Agree.svelte` (lobby/newTable.ts), `agreed.ts` are looked up where they are used. Whatever a
// game lacks is generic (generic/).
import found from "each:game";
import type { Component } from "svelte";
import type { GameName } from "../net/types";
import type { Table } from "../state/table.svelte";
import { styled } from "./styled";

export interface GamePage {
  screen: () => Promise<Component<{ table: Table }>>;
  face: string; // its symbol in lists
  tint: string; // behind it
  facts: (readonly [icon: string, key: string])[]; // on its card on the landing page
  place: number; // there, from 1
  first?: boolean; // selected when the page opens
  early?: (options: Record<string, unknown>) => void; // what a table with these options will need
  tv?: () => Promise<Component<{ table: Table }>>; // on a television; otherwise its screen, enlarged
  companion?: boolean; // on a phone it can do without the board that a television shows
  looksOut?: boolean; // its drawings are on the landing page, too
}

export const pages: Record<GameName, GamePage> = found;

const GENERIC: GamePage = {
  screen: () => styled("generic", import("../games/generic/Table.svelte")),
  face: "weed",
  tint: "#e9cf97",
  facts: [],
  place: Infinity,
};

export const pageOf = (game: GameName): GamePage => pages[game] ?? GENERIC;

// In the order of the landing page: games with their own page, then the others by name.
export function arranged(games: GameName[]): GameName[] {
  return [...games].sort((one, two) => pageOf(one).place - pageOf(two).place || one.localeCompare(two));
}
