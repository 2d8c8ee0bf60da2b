// The rules drawer, opened from anywhere: at a statement, or at the contents.
import type { GameName } from "../net/types";

class RulesDrawer {
  open = $state(false);
  id = $state(""); // the statement it was opened at
  game: GameName = $state("legends"); // of the table, which sets these
  edition = $state("");
}

export const drawer = new RulesDrawer();

export function openRule(id = ""): void {
  drawer.id = id;
  if (id) drawer.game = id.startsWith("GB") ? "goat" : "legends";
  drawer.open = true;
}

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

// The chapters in a reader's order; each begins with its statement 01.
export const CHAPTERS: Record<GameName, string[]> = {
  goat: "GB-SETUP GB-COMP GB-ROUND GB-UPKEEP GB-DEAL GB-CHAR GB-LAST GB-SALOON GB-END GB-EX".split(" "),
  legends: (
    "WL-SETUP WL-TURN WL-MOVE WL-WORK WL-GOLD WL-BANK WL-HEIST WL-CATTLE WL-CABARET WL-DOCTOR WL-STORE WL-ITEM WL-DECK WL-CARD WL-FIGHT " +
    "WL-POKER WL-BANDIT WL-SHERIFF WL-MARSHAL WL-WANTED WL-WOUND WL-CHAR WL-STORY WL-ENDTURN WL-END WL-GOAL WL-DUO WL-MIB WL-FIRST WL-CLAR"
  ).split(" "),
};
