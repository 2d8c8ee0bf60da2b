// The settings of a table of Western Legends while it is being set up.
import { words } from "../../i18n/words.svelte";
import type { OwnPlan, Way } from "../../lobby/newTable";

export interface LegendsPlan {
  edition: string;
  goals: boolean;
  firstGame: boolean;
  length: number;
  difficulty: string;
  house: boolean;
  forecast: boolean;
  modules: string[];
  chosen: Record<string, Record<string, unknown>>; // table options of each module
  faces: Record<string, string[]>; // every alternate poker card of each module
}

export default {
  usual: (way: Way): LegendsPlan => ({ edition: "", goals: false, firstGame: false, length: way === "bots" ? 15 : 20, difficulty: "standard", house: false, forecast: true, modules: [], chosen: {}, faces: {} }),
  beginners: (own: LegendsPlan): LegendsPlan => ({ ...own, firstGame: true }),
  settings(own: LegendsPlan, players: number) {
    const variants = own.firstGame ? ["first-game"] : own.goals ? ["goals"] : [];
    const options: Record<string, unknown> = own.firstGame ? {} : { length: own.length };
    if (players === 2) options.difficulty = own.difficulty;
    const chosen = own.modules.map((name) => ({ ...own.chosen[name] }));
    if (own.modules.length) Object.assign(options, { modules: own.modules }, ...chosen);
    // Where some of a module's are left out, all others have to be named.
    if ("poker_faces" in options) options.poker_faces = own.modules.flatMap((name) => own.chosen[name]?.poker_faces ?? own.faces[name] ?? []);
    return { variants, options, house_chooses: own.house, forecast: own.forecast, ...(own.edition ? { edition: own.edition } : {}) };
  },
} satisfies OwnPlan<LegendsPlan>;

// "15 or 20"
export const oneOf = (numbers: number[]): string => new Intl.ListFormat(words.lang, { type: "disjunction" }).format(numbers.map(String));

// "3–5", where none between them is left out
export const fromTo = (numbers: number[]): string => {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return most > least && most - least === numbers.length - 1 ? `${least}–${most}` : oneOf(numbers);
};
