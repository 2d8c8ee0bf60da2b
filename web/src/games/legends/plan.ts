// The settings of a table of Western Legends while it is being set up.
import type { OwnPlan, Way } from "../../lobby/newTable";

export interface LegendsPlan {
  edition: string;
  goals: boolean;
  firstGame: boolean;
  length: number;
  difficulty: string;
  house: boolean;
  modules: string[];
  chosen: Record<string, Record<string, unknown>>; // table options of each module
}

export default {
  usual: (way: Way): LegendsPlan => ({ edition: "", goals: false, firstGame: false, length: way === "bots" ? 15 : 20, difficulty: "standard", house: false, modules: [], chosen: {} }),
  settings(own: LegendsPlan, players: number) {
    const variants = own.firstGame ? ["first-game"] : own.goals ? ["goals"] : [];
    const options: Record<string, unknown> = own.firstGame ? {} : { length: own.length };
    if (players === 2) options.difficulty = own.difficulty;
    if (own.modules.length) Object.assign(options, { modules: own.modules }, ...own.modules.map((name) => own.chosen[name]));
    return { variants, options, house_chooses: own.house, ...(own.edition ? { edition: own.edition } : {}) };
  },
} satisfies OwnPlan<LegendsPlan>;
