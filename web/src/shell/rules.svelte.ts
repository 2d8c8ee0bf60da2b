// The rules drawer, opened from anywhere: at a statement, or at the contents.
import type { GameName, TableCard } from "../net/types";

class RulesDrawer {
  open = $state(false);
  chapter = $state(""); // the one that is open; none: the contents
  id = $state(""); // the requested statement
  game: GameName = $state(""); // the game; a table sets its own
  edition = $state(""); // of the table
  modules: string[] = $state.raw([]); // its expansions
  table: GameName = $state(""); // the game played there
}

export const drawer = new RulesDrawer();

// The rules of a table, those of its expansions too.
export function rulesOf({ settings }: TableCard, edition: string): void {
  drawer.game = drawer.table = settings.game;
  drawer.edition = edition;
  drawer.modules = (settings.options.modules ?? []) as string[];
}

export function openRule(id = ""): void {
  drawer.id = id;
  drawer.chapter = chapterOf(id);
  drawer.open = true;
}

// WL-POKER-05 is in WL-POKER.
export const chapterOf = (id: string): string => id.replace(/-\d+$/, "");

export interface Rule {
  id: string;
  game: GameName;
  group: string;
  text: string;
  ruling: string;
  editions: string[]; // those it applies to; none: there is only one
  books: string[];
  example: boolean;
  gap: boolean;
}

// A chapter of the guide; every line names the statements it is based on.
export interface GuideLine {
  text: string;
  rules: string[];
}
export interface GuidePage {
  chapter: string;
  module: string; // empty: of the game itself
  title: string;
  what: string;
  do: GuideLine[];
  get: GuideLine[];
  example: GuideLine;
}

// Search results: chapters and statements, best match first.
export interface Found {
  chapters: string[];
  rules: Rule[];
}
