// Public facts, collected for the screen. Nothing here uses hidden information.
import { verdict } from "../../shell/logLines";
import type { Told } from "../../net/types";
import { say, words } from "../../i18n/words.svelte";
import type { GoatView, Owned, Place } from "./view";

const GOAT = "goat";

export const isAnswer = (event: Told): boolean => verdict(event) !== null;
export const seatIn = (event: Told, arg = "seat"): number => Number(String(event.args[arg]).slice("seat:".length));
export const cardIn = (event: Told, arg = "character"): string => String(event.args[arg]).slice("character:".length);
export const toldTruth = (event: Told): boolean => verdict(event) === true;
export const called = (character: string): string => words.name(`character:${character}`);
export const money = (amount: number): string => say({ key: "money", args: { amount } });

interface Fact {
  location?: string;
  order?: number;
  takes?: "tokens" | "coins";
  text?: string;
  value?: number;
}

export const printed = (ref: string): Fact => (words.thing(ref) ?? {}) as Fact;
export const worth = (token: string): number => printed(`token:${token}`).value ?? 0;

// The characters of a location, in the order in which they act.
export function castOf(place: string): string[] {
  const cast = Object.entries(words.things.character ?? {}) as [string, Fact][];
  const here = cast.filter(([, fact]) => fact.location === place);
  return here.sort((a, b) => (a[1].order ?? 0) - (b[1].order ?? 0)).map(([name]) => name);
}

// The street from its far end down to the Saloon, as on the board.
export const street = (view: GoatView): Place[] => view.locations.slice(1).reverse();
export const saloon = (view: GoatView): Place => view.locations[0]!;

export function inPlay(view: GoatView, character: string): Owned | null {
  if (character === GOAT) return view.goat;
  return view.locations.flatMap((place) => place.characters).find((each) => each.character === character) ?? null;
}

export const isOut = (view: GoatView, character: string): boolean => view.removed === character || view.discard.includes(character);

export function cast(view: GoatView): { location: string; characters: string[] }[] {
  const groups = [...street(view), saloon(view)].map(({ location }) => ({ location, characters: castOf(location) }));
  return [...groups, { location: "", characters: [GOAT] }];
}

// The characters that are not visible anywhere: one of them is the card on offer.
export const unseen = (view: GoatView): string[] =>
  cast(view)
    .flatMap((group) => group.characters)
    .filter((each) => !inPlay(view, each) && !isOut(view, each));

export function thisRound(events: Told[]): Told[] {
  const start = events.findLastIndex((event) => event.key === "round-began");
  return start < 0 ? events : events.slice(start);
}

export const answersIn = (events: Told[]): Told[] => events.filter(isAnswer);

// Characters named this round: a claim must be in the hand.
export const named = (events: Told[]): Set<string> =>
  new Set(thisRound(events).filter((event) => "claim" in event.args).map((event) => cardIn(event, "claim")));

// Per seat the claims of this round, in order: true or not.
export function wordsKept(events: Told[], players: number): boolean[][] {
  const marks: boolean[][] = Array.from({ length: players }, () => []);
  for (const event of answersIn(thisRound(events))) marks[seatIn(event, "dealer")]?.push(toldTruth(event));
  return marks;
}

// The new controller puts a hat on the card; a discarded card gets none.
export function hatFrom(event: Told): number | null {
  if (event.key === "discarded") return null;
  return seatIn(event, event.key === "accepted" ? "seat" : "dealer");
}

// Hats a seat has placed this round, whatever happened to the characters. `live` is the current
// table, `shown` what an animation still shows of it.
export function hatsPlaced(events: Told[], live: GoatView, shown: GoatView, seat: number): number {
  const placedNow = answersIn(thisRound(events)).filter((event) => hatFrom(event) === seat).length;
  return Math.max(0, (live.players[seat]?.hats ?? 0) + placedNow - (shown.players[seat]?.hats ?? 0));
}

// The same table with the card revealed: what an animation shows until the next view.
export function placed(view: GoatView, event: Told): GoatView {
  const character = cardIn(event);
  const owner = hatFrom(event);
  const hand = view.hand?.filter((each) => each !== character) ?? null;
  const bare = { ...view, offer: null, hand, asked: [] };
  if (owner === null) return { ...bare, discard: [...view.discard, character] };
  const players = view.players.map((each) => (each.seat === owner ? { ...each, hats: each.hats - 1, active: each.hats > 1 } : each));
  const mine = { character, owner };
  if (character === GOAT) return { ...bare, players, goat: mine };
  const home = printed(`character:${character}`).location;
  const locations = view.locations.map((each) => (each.location === home ? { ...each, characters: [...each.characters, mine] } : each));
  return { ...bare, players, locations };
}

export type Phase = "offers" | "last-hats" | "saloon" | "over";

export function phaseOf(view: GoatView, over: boolean): Phase {
  if (over) return "over";
  if (view.dealer === null) return "saloon";
  return view.last_active === null ? "offers" : "last-hats";
}
