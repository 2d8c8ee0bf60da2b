// Blood Money: small readings of the view, of the log and of what is printed.
import type { Thing } from "../../../i18n/words.svelte";
import { words } from "../../../i18n/words.svelte";
import type { Told } from "../../../net/types";
import { idOf } from "../refs";
import type { BloodMoneyTable, DeedCard } from "../view";

export interface TaleThing extends Thing {
  number: number;
  opening: string;
  rules?: string;
  ongoing?: string;
  map_tokens?: string; // what turning one brings
}

export interface DeedThing extends Thing {
  place: string;
  deed_kind: string;
  cost: number;
  scoring: { score: "per_kind" | "per_deed" | "fixed" | "per_money"; lp?: number; each?: number; max?: number };
}

export const taleThing = (id: string) => words.thing(`tale:${id}`) as TaleThing | undefined;
export const deedThing = (id: string) => words.thing(`deed:${id}`) as DeedThing | undefined;

export interface StorySpace extends Thing {
  space: number;
}
export const storySpaces = (): StorySpace[] => (Object.values(words.things["story-space"] ?? {}) as StorySpace[]).sort((one, other) => one.space - other.space);

export interface Title {
  deed: string;
  place: string;
  owner: number | null;
  used: boolean;
}

// All deeds, whether somebody owns them or not; none where the scenario has none.
export function everyDeed(blood: BloodMoneyTable): Title[] {
  if (!blood.property.deeds_in_play) return [];
  const held = new Map(blood.property.deeds.map((each) => [each.deed, each]));
  return Object.entries(words.things.deed ?? {}).map(([deed, thing]) => {
    const { owner = null, used = false } = held.get(deed) ?? {};
    return { deed, place: (thing as DeedThing).place, owner, used };
  });
}

export const deedsOf = (blood: BloodMoneyTable, seat: number): DeedCard[] => blood.property.deeds.filter(({ owner }) => owner === seat);
export const isRuined = (blood: BloodMoneyTable, place: string): boolean => blood.ruins.includes(place);
export const DISCS = 3; // of each player
export const discsLeft = (blood: BloodMoneyTable, seat: number): number => DISCS - (blood.tale?.conditions.filter(({ disc }) => disc === seat).length ?? 0);

// What the viewer pays, which need not be what is printed; that is for a spectator.
export function deedPrice(blood: BloodMoneyTable | null | undefined, deed: string): number {
  const own = blood?.property.prices?.deeds[deed];
  return own ?? deedThing(deed)?.cost ?? 0;
}

// Whether cards are still given up instead of wounds.
export function forfeits(events: Told[], seat: number): boolean {
  let given = 0;
  for (let i = events.length - 1; i >= 0; i--) {
    const { key, args } = events[i]!;
    if (args.seat !== `seat:${seat}`) continue;
    if (key === "discarded") given += (args.cards as string[]).length;
    if (key === "forfeits") return given < Number(args.count);
  }
  return false;
}

// The face that the risk die shows since the turn began; "" before it is rolled.
export function riskFace(events: Told[]): string {
  for (let i = events.length - 1; i >= 0; i--) {
    if (events[i]!.key === "rolled-risk") return idOf(events[i]!.args.face);
    if (events[i]!.key === "turn-began") return "";
  }
  return "";
}

// ---- the deeds' arithmetic ----

export interface DeedScore {
  deed: string;
  lp: number;
  ruined: boolean;
}

// Deeds in ruins score nothing and count for nothing.
export function deedScores(blood: BloodMoneyTable, seat: number, money: number): DeedScore[] {
  const held = deedsOf(blood, seat);
  const whole = held.filter(({ place }) => !isRuined(blood, place)).map(({ deed }) => deed);
  return held.map(({ deed, place }) => (isRuined(blood, place) ? { deed, lp: 0, ruined: true } : { deed, lp: deedLp(deed, whole, money), ruined: false }));
}

function deedLp(deed: string, whole: string[], money: number): number {
  const thing = deedThing(deed);
  if (!thing) return 0;
  const { score, lp = 1, each = 1, max = 0 } = thing.scoring;
  if (score === "per_kind") return whole.filter((other) => deedThing(other)?.deed_kind === thing.deed_kind).length;
  if (score === "per_deed") return lp * whole.length;
  return score === "fixed" ? lp : Math.min(max, Math.floor(money / each));
}
