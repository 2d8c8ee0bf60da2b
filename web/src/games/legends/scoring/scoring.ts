// Points by source, their growth, and awards: from the log and the engine's result.
import type { Result, Told } from "../../../net/types";
import { idOf, seatIn } from "../refs";

// The icon of each source.
export const SIGNS: Record<string, string> = { gold: "nugget", fights: "gun", marshal: "badge", wanted: "poster", town: "card", gambler: "l-chip", frontier: "flag", train: "l-train", tokens: "l-token", tales: "l-story-point", relics: "l-relic", deeds: "l-deed", cards: "l-scroll", count: "sack", other: "rosette" };

export const SOURCES = ["gold", "fights", "marshal", "wanted", "town", "gambler", "frontier", "train", "tokens", "tales", "relics", "deeds", "cards", "count", "other"] as const;
export type Source = (typeof SOURCES)[number];

const SOURCE_OF: Record<string, Source> = {
  deposit: "gold",
  duel: "fights",
  bandit: "fights",
  robbery: "fights",
  "marshal-track": "marshal",
  "wanted-track": "wanted",
  "wanted-row": "wanted",
  "gambler-track": "gambler",
  poker: "town",
  revel: "town",
  "legendary-story": "tales",
  "story-track": "tales",
};

// The engine says `card` of every printed text. Which of Ante Up's it was follows from what the seat did last: until
// another text begins, the points are of what was explored, fought, delivered or challenged.
const PRINTED: Record<string, Source> = {
  explored: "frontier",
  "delivered-longhorn": "tokens",
  challenged: "tokens",
};
const FOUGHT: Record<string, Source> = { train: "train", outlaw: "tokens", "claim-jumper": "tokens" };
const ON_CARDS = new Set("used-card used-item used-ability fight-card-acts delivered-cattle contributed prospected rode".split(" "));
const FOR_ALL = new Set(["story-resolved", "event-turned-up", "turn-began"]); // their points may be anybody's

function printedOn(event: Told, seat: number, before: Source): Source {
  if (FOR_ALL.has(event.key)) return "cards";
  if (seatIn(event.args.seat) !== seat) return before;
  if (event.key === "won-fight" || event.key === "lost-to-npc") return FOUGHT[idOf(event.args.fight)] ?? "cards";
  return ON_CARDS.has(event.key) ? "cards" : (PRINTED[event.key] ?? before);
}

export interface Row {
  seat: number;
  place: number;
  total: number;
  parts: { source: Source; lp: number }[];
  lost: number; // deducted: wounds and lost points
}

export function rowsOf(result: Result, events: Told[]): Row[] {
  const rows: Row[] = [];
  let place = 1;
  for (const seats of result.ranking) {
    for (const seat of seats) rows.push(rowOf(seat, place, result, events));
    place += seats.length;
  }
  return rows;
}

function rowOf(seat: number, place: number, result: Result, events: Told[]): Row {
  const lp: Record<Source, number> = { gold: 0, fights: 0, marshal: 0, wanted: 0, town: 0, gambler: 0, frontier: 0, train: 0, tokens: 0, tales: 0, relics: 0, deeds: 0, cards: 0, count: 0, other: 0 };
  let lost = 0;
  let printed: Source = "cards";
  for (const event of events) {
    printed = printedOn(event, seat, printed);
    if (seatIn(event.args.seat) !== seat) continue;
    if (event.key === "gained-lp") lp[event.args.source === "source:card" ? printed : (SOURCE_OF[idOf(event.args.source)] ?? "other")] += Number(event.args.lp);
    if (event.key === "lost-lp") lost += Number(event.args.lp);
  }
  const end = result.breakdown[seat];
  const total = end ? (result.scores[seat] ?? 0) : (result.rival ?? 0);
  if (end) {
    lp.marshal += end.marshal ?? 0;
    lp.wanted += end.wanted ?? 0;
    lp.gambler += end.gambler ?? 0;
    lp.count += (end.upgrades ?? 0) + (end.money ?? 0) + (end.tokens ?? 0);
    lp.count += end.richest ?? 0;
    lp.relics += end.relics ?? 0;
    lp.deeds += end.deeds ?? 0;
    lost -= (end.wounds ?? 0) + (end.injuries ?? 0);
  }
  // The remainder that the log does not explain, so that the parts always add up to the engine's
  // total.
  const sum = Object.values(lp).reduce((all, each) => all + each, 0);
  lp.other += total + lost - sum;
  const parts = SOURCES.filter((source) => lp[source] > 0).map((source) => ({ source, lp: lp[source] }));
  return { seat, place, total, parts, lost };
}

// By seat, the points at the end of each round; the last entry is the final score.
export function courses(result: Result, events: Told[], players: number): number[][] {
  const seats = players + (result.rival === undefined ? 0 : 1);
  const now = Array<number>(seats).fill(0);
  const found = now.map((): number[] => [0]);
  let round = 1;
  const close = () => now.forEach((lp, seat) => found[seat]!.push(lp));
  for (const event of events) {
    const seat = seatIn(event.args.seat);
    if (event.key === "turn-began" && Number(event.args.round) > round) {
      round = Number(event.args.round);
      close();
    }
    if (seat === null || seat >= seats) continue;
    if (event.key === "gained-lp") now[seat]! += Number(event.args.lp);
    if (event.key === "lost-lp") now[seat]! -= Number(event.args.lp);
  }
  close();
  found.forEach((course, seat) => course.push(seat < players ? (result.scores[seat] ?? 0) : (result.rival ?? 0)));
  return found;
}

export interface Award {
  key: string; // of web.ftl: legends-award-…
  sign: string;
  seat: number;
  args: Record<string, number>;
}

interface Tally {
  [what: string]: number;
}

const AWARDS: [key: string, sign: string, what: string, least: number][] = [
  ["aim", "gun", "won", 2],
  ["wall", "poster", "wanted", 3],
  ["law", "badge", "marshal", 3],
  ["roller", "card", "pot", 60],
  ["fever", "nugget", "sold", 2],
  ["drover", "l-horns", "driven", 1],
  ["teller", "l-scroll", "discs", 2],
  ["rider", "hoof", "spaces", 15],
  ["spender", "coin", "spent", 100],
  ["scars", "drop", "wounds", 3],
  ["gambler", "l-chip", "gambler", 3],
  ["explorer", "flag", "explored", 2],
];
const MOST = 4;

// The best in something, as many different players as possible.
export function awards(events: Told[], players: number): Award[] {
  const tallies = Array.from({ length: players }, (): Tally => ({}));
  for (const event of events) tally(event, tallies);
  const won: Award[] = [];
  for (const [key, sign, what, least] of AWARDS) {
    const counts = tallies.map((each) => each[what] ?? 0);
    const best = Math.max(...counts);
    if (best < least || counts.filter((each) => each === best).length > 1) continue;
    const seat = counts.indexOf(best);
    won.push({ key, sign, seat, args: { count: best, of: tallies[seat]!.fought ?? 0 } });
  }
  const first = won.filter((award, i) => won.findIndex((each) => each.seat === award.seat) === i);
  const rest = won.filter((award) => !first.includes(award));
  const chosen = [...first, ...rest].slice(0, MOST);
  return won.filter((award) => chosen.includes(award));
}

function tally(event: Told, tallies: Tally[]): void {
  const add = (ref: unknown, what: string, much = 1) => {
    const mine = tallies[seatIn(ref) ?? -1];
    if (mine) mine[what] = (mine[what] ?? 0) + much;
  };
  const most = (ref: unknown, what: string, much: number) => {
    const mine = tallies[seatIn(ref) ?? -1];
    if (mine) mine[what] = Math.max(mine[what] ?? 0, much);
  };
  const { args } = event;
  switch (event.key) {
    case "won-fight":
      add(args.seat, "won");
      add(args.seat, "fought");
      add(args.rival, "fought");
      break;
    case "lost-to-npc":
      add(args.seat, "fought");
      break;
    case "gained-point":
      most(args.seat, idOf(args.track), Number(args.at));
      break;
    case "gained-gambler":
    case "gambler-beyond":
      add(args.seat, "gambler");
      break;
    case "explored":
      add(args.seat, "explored");
      break;
    case "won-pot":
      most(args.seat, "pot", Number(args.money));
      break;
    case "deposited":
      add(args.seat, "sold", Number(args.count));
      break;
    case "delivered-cattle":
      add(args.seat, "driven");
      break;
    case "contributed":
      add(args.seat, "discs");
      break;
    case "rode":
      add(args.seat, "spaces", Number(args.count));
      break;
    case "spent":
      add(args.seat, "spent", Number(args.money));
      break;
    case "wounded":
      add(args.seat, "wounds", Number(args.count));
      break;
  }
}
