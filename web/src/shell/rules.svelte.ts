// The rules drawer, opened from anywhere: at a statement, or at the contents.
import type { GameName } from "../net/types";

class RulesDrawer {
  open = $state(false);
  chapter = $state(""); // the one that is open; none: the contents
  id = $state(""); // the statement one came for
  game: GameName = $state(""); // whose rules; a table sets its own
  edition = $state(""); // of the table
  table: GameName = $state(""); // the game played there
}

export const drawer = new RulesDrawer();

export function openRule(id = ""): void {
  drawer.id = id;
  drawer.chapter = chapterOf(id);
  drawer.open = true;
}

// WL-POKER-05 stands in WL-POKER.
export const chapterOf = (id: string): string => id.replace(/-\d+$/, "");

export interface Rule {
  id: string;
  game: GameName;
  group: string;
  text: string;
  ruling: string;
  editions: string[]; // in which it holds; none: there is but one
  books: string[];
  example: boolean;
  gap: boolean;
}

// A chapter in plain words; every line names the statements it rests on.
export interface GuideLine {
  text: string;
  rules: string[];
}
export interface GuidePage {
  chapter: string;
  title: string;
  what: string;
  do: GuideLine[];
  get: GuideLine[];
  example: GuideLine;
}

// What was found: chapters and statements, the nearest first.
export interface Found {
  chapters: string[];
  rules: Rule[];
}
