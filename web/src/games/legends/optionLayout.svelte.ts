// Where each of the engine's options is shown. Every option has exactly one place: a space of the
// map, a card in the hand, a row of the turn's actions, or (all others) a choice in the sheet of
// the question.
import { prefs } from "../../state/prefs.svelte";
import type { Table } from "../../state/table.svelte";
import { say, words } from "../../i18n/words.svelte";
import type { AnteUpPart } from "./ante_up/part";
import type { BloodMoneyPart } from "./blood_money/part";
import type { Forecast } from "./forecast";
import { viewOf } from "./refs";
import type { AnteUpTable, Player, View } from "./view";

const ON_MAP = new Set(["ride", "step", "place", "sheriff", "sheriff-step", "bandit", "black", "put", "lay-map", "hideout", "fetch"]);
const ON_CARDS = new Set(["use", "lay", "react", "discard", "play", "sell", "give"]);
// commits to nothing
const QUIET = ["pass", "stop", "leave", "no", "sit-out", "decline", "steal:nothing", "bet-done"];
const FREE = new Set(["claim", "contribute", "offer", "risk", "free-ability"]); // no action is spent
const STORE = new Set(["buy", "upgrade", "relic"]);

// How the engine's record of an action wants it shown.
interface Act {
  heading: string;
  rank: number; // among the rows
  sign: string;
}
const acts = (): [string, Act][] => Object.entries((words.things.action ?? {}) as unknown as Record<string, Act>);
export const actOf = (verb: string): Act | undefined => acts().find(([each]) => each === verb)?.[1];
const listed = (heading: string): string[] =>
  acts()
    .filter(([, act]) => act.heading === heading)
    .sort(([, one], [, other]) => one.rank - other.rank)
    .map(([verb]) => verb);
// What can be done at the reader's space, and to whom; in the order of the rows.
export const hereVerbs = (): string[] => listed("here");
export const fightVerbs = (): string[] => listed("fight");

export type Mode = "idle" | "act" | "character" | "shop" | "ask";

// The button to do no more, where it is separate.
export const LAST = ["end", "stop", "leave", "pass", "bet-done"];

export const verbOf = (key: string): string => key.split(":", 1)[0] ?? key;
export const thingOf = (key: string): string => key.slice(key.indexOf(":") + 1);

export class Desk {
  constructor(readonly table: Table) {
    table.hold = this.holds;
  }

  readonly view: View | null = $derived.by(() => viewOf(this.table));
  readonly up: AnteUpTable | undefined = $derived.by(() => this.view?.up);
  AnteUp: AnteUpPart | null = $state.raw(null); // shows what Ante Up adds, where it is played
  BloodMoney: BloodMoneyPart | null = $state.raw(null); // and Blood Money
  readonly me: Player | null = $derived.by(() => (this.table.you === null ? null : (this.view?.players[this.table.you] ?? null)));
  readonly keys: string[] = $derived.by(() => this.table.decision?.options ?? []);
  readonly prompt: string = $derived.by(() => this.table.decision?.prompt.message ?? "");
  readonly sealed: string[] = $derived.by(() => this.table.payload?.sealed ?? []);
  readonly hand: string[] = $derived.by(() => this.me?.hand ?? []);

  readonly forecast: Forecast | null = $derived.by(() => this.table.payload?.forecast ?? null);

  // What an option would make of the fight or the hand; "": nothing is known, or it is not wanted.
  foretold = (key: string): string => {
    const hand = this.forecast?.poker?.options[key];
    const says = hand ? { message: `hand-${hand}`, args: {} } : this.forecast?.fight?.options[key]?.says;
    return says ? say(says) : "";
  };

  readonly mode: Mode = $derived.by(() => {
    if (!this.prompt) return "idle";
    if (this.prompt === "ask-act") return "act";
    if (this.keys.some((key) => verbOf(key) === "character")) return "character";
    if (this.keys.some((key) => STORE.has(verbOf(key)))) return "shop";
    return "ask";
  });

  readonly onMap: string[] = $derived.by(() => this.keys.filter((key) => ON_MAP.has(verbOf(key))));

  // By card in hand, the options it answers.
  readonly onCards: Map<string, string> = $derived.by(() => {
    const found = new Map<string, string>();
    for (const key of this.keys) {
      const card = thingOf(key);
      if (ON_CARDS.has(verbOf(key)) && this.hand.includes(card) && !found.has(card)) found.set(card, key);
    }
    return found;
  });

  // Everything else.
  readonly rest: string[] = $derived.by(() => {
    const placed = new Set([...this.onMap, ...this.onCards.values()]);
    return this.keys.filter((key) => !placed.has(key));
  });

  // The rows of the action phase, in order; ending the turn has its own button.
  readonly acts: string[] = $derived.by(() => {
    if (this.mode !== "act") return [];
    const place = (key: string) => {
      const act = actOf(verbOf(key));
      if (!act) return 99;
      return act.heading === "fight" ? act.rank + Number(thingOf(key)) : act.rank;
    };
    return this.rest.filter((key) => key !== "end").sort((one, other) => place(one) - place(other));
  });

  // Too many rows to show the kit.
  readonly crowded: boolean = $derived.by(() => {
    const fights = fightVerbs();
    const rows = new Set(this.acts.map((key) => (fights.includes(verbOf(key)) ? `at ${thingOf(key)}` : verbOf(key))));
    return [...rows].reduce((high, row) => high + (row.startsWith("at ") || row === "revel" || row === "risk" ? 2 : 1), 0) > (this.view?.blood ? 2 : 5);
  });

  // Options that commit to nothing, and those that do.
  readonly quiet: string[] = $derived.by(() => this.rest.filter((key) => QUIET.includes(key)));
  readonly choices: string[] = $derived.by(() => this.rest.filter((key) => !QUIET.includes(key) && key !== "end"));

  // A fight or a game of cards is going on.
  readonly staged: boolean = $derived.by(() => Boolean(this.view?.fight ?? this.view?.poker ?? this.up?.faro));

  // A screen of its own, without the hand: the choice of characters, a store, Faro.
  readonly apart: boolean = $derived.by(() => this.mode === "character" || this.mode === "shop" || Boolean(this.up?.faro));

  // A question answered on the map is shown beside it.
  readonly aside: boolean = $derived.by(() => this.mode === "ask" && this.onMap.length > 0 && !this.staged);

  // Cards of others, and bets.
  readonly onStage: string[] = $derived.by(() => (this.staged ? this.choices.filter((key) => ["npc", "play", "bet"].includes(verbOf(key))) : []));

  // The digit that chooses an option: rows or choices first, then the cards in hand.
  readonly digits: Map<string, number> = $derived.by(() => {
    const list = this.mode === "act" ? this.acts : this.choices;
    const numbered = [...list, ...this.onCards.values()].slice(0, 9);
    return new Map(numbered.map((key, index) => [key, index + 1]));
  });

  private waiting = $state.raw({ question: "", key: "" });

  // The choice that would end the turn, and waits for confirmation; "" if there is none.
  get held(): string {
    return this.waiting.question === this.table.decision?.id ? this.waiting.key : "";
  }
  notYet = (): void => void (this.waiting = { question: "", key: "" });

  private holds = (key: string): boolean => {
    if (prefs.confirm === "off" || !this.endsTurn(key) || this.held === key) return false;
    this.waiting = { question: this.table.decision?.id ?? "", key };
    return true;
  };

  // Ending the turn, or its last action: after that the turn is over.
  private endsTurn(key: string): boolean {
    const last = this.mode === "act" && this.view?.actions === 1 && !this.keys.some((each) => verbOf(each) === "risk");
    return key === "end" || (last && !FREE.has(verbOf(key)));
  }

  choose = (key: string): void => {
    if (!this.table.busy && this.table.offers(key)) void this.table.choose(key);
  };

  byDigit(digit: number): boolean {
    for (const [key, each] of this.digits) {
      if (each === digit) {
        this.choose(key);
        return true;
      }
    }
    return false;
  }
}
