// The differences of the players' sheets: for "while you were away".
import { t } from "../i18n/words.svelte";

type Sheet = Record<string, unknown>;
const FACTS = ["lp", "marshal", "wanted", "money", "coins", "nuggets", "wounds", "hats", "hand_count"];

export interface Change {
  fact: string;
  from: number;
  to: number;
}

export function changes(before: Sheet, now: Sheet): Change[] {
  return FACTS.flatMap((fact) => {
    const [from, to] = [before[fact], now[fact]];
    return typeof from === "number" && typeof to === "number" && from !== to ? [{ fact: t(`around-fact-${fact.replace("_", "-")}`), from, to }] : [];
  });
}
