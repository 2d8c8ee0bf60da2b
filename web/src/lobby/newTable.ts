// The settings of a new table, and their defaults.
import plans from "each:plan";
import { post } from "../net/api";
import type { GameName, SeatSetting } from "../net/types";
import { pageOf } from "../ui/games";
import { gameScreen, tableScreen } from "../ui/parts";

export interface GameInfo {
  players: number[];
  editions: string[];
  variants: string[];
  options: string[];
  about_modules: Record<string, ModuleInfo>; // expansions
  packs: string[]; // content packs, besides the game's own
  languages: string[];
  rules: boolean; // the book can be read here
  bots: BotInfo[]; // levels, the weakest first, then styles
  hints: boolean; // whether players may be given some
}

export type Said = Record<string, string>; // by language

export interface ModuleInfo {
  name: Said;
  text: Said;
  needs: string[]; // other modules
  editions: string[]; // those it goes with
  without: string[]; // variants it does not go with
  switches: string[]; // its table options that are on or off
  poker_faces: { id: string; rank: string; name: Said; text: Said }[]; // may take the place of others
  modes: ModeInfo[];
}

// A scenario, and the tables it is for.
export interface ModeInfo {
  id: string;
  name: Said;
  text: Said;
  rules: Record<string, string[]>; // by language
  players: number[];
  lengths: number[];
  needs: string[]; // variants
}

export interface BotInfo {
  name: string; // a level
  rating: [number, number] | null; // with the half width of its interval
  styled: boolean; // plays in a style of its own
}

export interface Games {
  games: Record<GameName, GameInfo>;
  pause: number;
}

export const LEVEL = "normal"; // of bots that nobody has chosen
export const CLOCKS = [0, 180, 60, 300, 3600, 86_400, 259_200, 604_800]; // seconds; 0: none
export const NUDGED = 180; // starts only after a nudge: for friends who play live
export const USUAL_BY_TURNS = 604_800;
export const BY_TURNS = 3600; // from here on nobody waits at the screen
export const PAUSES = [-1, 0, 1, 3]; // seconds before a bot's answer; -1: the server's default
const SLOW = 5; // seconds between two chat lines of one person
export const ON_LEAVE = ["bot", "empty", "end"] as const;
export const AT_ZERO = { gentle: ["default", "bot", "vote"], answer: ["default"], bot: ["bot"], vote: ["vote"] };

export type Way = "bots" | "friends" | "device";
export type Who = "me" | "open" | "bot" | "host";

export interface Place {
  who: Who;
  level: string;
  name: string;
}

// A game's additional settings (<game>/plan.ts): their defaults, and the table's settings.
export interface OwnPlan<Own = any> { // eslint-disable-line -- each game's own
  usual: (way: Way) => Own;
  settings: (own: Own, players: number) => Record<string, unknown>;
  beginners?: (own: Own) => Own; // a set-up for a first game
}

// A table while it is being set up.
export interface Plan {
  game: GameName;
  places: Place[];
  pack: string; // "": the game's own content
  own: unknown; // settings of this game only
  clock: number;
  atZero: keyof typeof AT_ZERO;
  onLeave: (typeof ON_LEAVE)[number];
  undo: boolean;
  listed: boolean;
  signals: boolean | null; // null: unless it is listed
  rated: boolean; // where it may be
  slow: boolean | null; // null: if it is listed
  hints: boolean | null; // null: for one player among bots
  spectators: boolean;
  pause: number;
}

export function place(who: Who, name = ""): Place {
  return { who, level: LEVEL, name };
}

const USUAL_PLAYERS = 4;

// `counts`: the possible numbers of players.
export function usualPlan(game: GameName, way: Way, counts: number[] = [USUAL_PLAYERS]): Plan {
  const other = way === "bots" ? "bot" : way === "friends" ? "open" : "host";
  const [players = USUAL_PLAYERS] = [...counts].sort((one, two) => Math.abs(one - USUAL_PLAYERS) - Math.abs(two - USUAL_PLAYERS));
  return {
    game,
    places: [place(way === "device" ? "host" : "me"), ...Array.from({ length: players - 1 }, () => place(other))],
    pack: "",
    own: plans[game]?.usual(way),
    clock: way === "friends" ? NUDGED : 0,
    atZero: way === "friends" ? "bot" : "gentle",
    onLeave: "bot",
    undo: true,
    listed: false,
    signals: null,
    rated: false,
    slow: null,
    hints: null,
    spectators: true,
    pause: -1,
  };
}

// Against bots, as a game suggests it for the first time; null if it suggests nothing.
export function beginnersPlan(game: GameName, counts?: number[]): Plan | null {
  const own = plans[game]?.beginners;
  const plan = usualPlan(game, "bots", counts);
  return own ? { ...plan, own: own(plan.own) } : null;
}

// For people alone, who leave it to the end.
export function mayBeRated({ listed, pack, onLeave, places }: Plan): boolean {
  return listed && !pack && onLeave !== "end" && places.every(({ who }) => who === "me" || who === "open");
}

// As many seats as players: new ones are like the last.
export function resize(plan: Plan, players: number): void {
  const like = plan.places.at(-1)!;
  while (plan.places.length < players) plan.places.push(place(like.who, ""));
  plan.places.length = players;
}

function seat(from: Place): SeatSetting {
  if (from.who === "bot") return { kind: "bot", level: from.level };
  if (from.who === "host") return { kind: "host", name: from.name.trim() || null };
  return { kind: "open" };
}

function rules(plan: Plan): Record<string, unknown> {
  const pack = plan.pack ? { pack: plan.pack } : {};
  return { ...pack, ...plans[plan.game]?.settings(plan.own, plan.places.length) };
}

// Players at a shared device have seats like the others.
function seated(plan: Plan, name: string): Place[] {
  const shared = plan.places.some((each) => each.who === "host");
  return plan.places.map((each) => (shared && each.who === "me" ? place("host", each.name || name) : each));
}

// Makes the table; if nobody has to be waited for, it starts at once. Returns its id.
export async function make(plan: Plan, name = ""): Promise<string> {
  const places = seated(plan, name);
  const waits = places.some((each) => each.who === "open");
  void tableScreen(); // loads while the table is made
  const agreed = rules(plan);
  if (!waits) {
    void gameScreen(plan.game);
    pageOf(plan.game).early?.((agreed.options ?? {}) as Record<string, unknown>);
  }
  const rated = plan.rated && mayBeRated(plan);
  const body = {
    game: plan.game,
    seats: places.map(seat),
    ...agreed,
    clock: plan.clock ? { seconds: plan.clock, at_zero: AT_ZERO[plan.atZero], nudge: plan.clock === NUDGED } : null,
    on_leave: plan.onLeave,
    undo: plan.undo ? "free" : "never",
    listed: plan.listed,
    signals: plan.signals,
    rated,
    slow: plan.slow === null ? null : plan.slow ? SLOW : 0,
    hints: rated ? false : plan.hints,
    spectators: plan.spectators,
    ...(plan.pause < 0 ? {} : { pause: plan.pause }),
    sit: places.some((each) => each.who === "me"),
    start: !waits,
  };
  const made = await post<{ table: { id: string } }>("/api/tables", body);
  return made.table.id;
}
