// The queue of moments: recent events worth an animation. A click continues with the next; nothing
// is shown twice, since only new events get here, and nothing when motion is off.
import type { Payload, Ref, Told } from "../../net/types";
import { speed } from "../../state/prefs.svelte";
import type { Table } from "../../state/table.svelte";
import type { Deeds } from "../../shell/deeds.svelte";
import { idOf, idsOf, seatIn } from "./refs";
import type { FightType } from "./view";

export interface FightSide {
  seat: number | null;
  card: string | null; // a poker card
  fightCard: string | null; // or one of the fight deck
  value: number;
}

// After the second card (there is no jackpot yet), and after the last.
export interface FaroMoment {
  is: "faro";
  players: number[];
  turned: string[]; // loser, winner, jackpot
  bets: Told[]; // what became of them
}

// Of Blood Money: its part of the screen shows them.
export interface TaleMoment {
  is: "tale";
  seat: number;
  event: Told;
  tellers: number[]; // who placed discs on the story
}

export type Moment = { time: number; results: Told[] } & (
  | { is: "turn"; seat: number; round: number }
  | { is: "fight"; type: FightType; winner: number | null; sides: [FightSide, FightSide] }
  | { is: "poker"; flop: string[]; hands: ShownHand[]; won: Told[] }
  | { is: "dice"; seat: number; faces: string[] }
  | { is: "read"; seat: number; ref: Ref } // a card or token turned up, with its text
  | FaroMoment
  | TaleMoment
  | { is: "arrest"; seat: number; by: number | null }
  | { is: "legend"; seat: number }
  | { is: "black"; seat: number; card: string }
  | { is: "end"; event: Told }
);

export interface ShownHand {
  who: Ref; // a player, or a high roller
  house: boolean;
  cards: string[];
  hand: string;
}

// What is read when it is turned up: the argument that names it, and for how long.
const READ: Record<string, [arg: string, time: number]> = {
  "story-resolved": ["story", 3000],
  "claimed-goal": ["goal", 2400],
  "event-turned-up": ["event", 4500],
  "encounter-turned": ["encounter", 3500],
  explored: ["token", 3500],
  "token-turned": ["token", 2600],
  "delivered-longhorn": ["token", 2600],
  "roller-drew": ["roller", 2600],
};

const TALES: Record<string, number> = { "tale-revealed": 6000, "tale-resolved": 7000, injured: 3600, "got-relic": 2800, "bought-relic": 2400, ruined: 2200, "rolled-risk": 1900 };

const RESULTS = new Set(
  "gained-gambler drew-token gained-money lost-money gained-lp lost-lp gained-point points-lost gained-nuggets lost-nuggets wounded healed drew stole-money stole-nuggets stole-cattle".split(" "),
);
const MOST = 2; // more are dropped, if the table does not wait
const OTHERS = 0.0008; // paces for each ms of a moment about others
const MOST_PACES = 2.5;
const LONG = 3500; // for a story's
const SEEN = 300; // ms: less is not worth a popup
const BEAT = 900; // ms left to a moment when the game has moved on, or while it covers a question

export class Moments {
  queue: Moment[] = $state.raw([]);
  private timer = 0;
  private ends = 0; // when the current one ends by itself
  private question = "";

  constructor(
    readonly table: Table,
    private readonly deeds: Deeds | undefined, // whose pace the moments keep; none: on their own
  ) {}

  get now(): Moment | null {
    return this.queue[0] ?? null;
  }

  hear = (fresh: Told[], payload: Payload): void => {
    if (speed() === 0 || document.hidden) return;
    const asked = Boolean(payload.decision);
    if (this.now && this.question && this.question !== payload.decision?.id) this.endIn(BEAT); // whoever decides has seen it
    this.question = payload.decision?.id ?? "";
    const found = momentsIn(fresh, this.table.events, payload.you)
      .filter((each) => !asked || isKept(each) || isAbout(each, payload.you))
      .flatMap((each) => (asked ? [{ ...each, time: Math.min(each.time, isKept(each) ? LONG : BEAT) }] : this.paced(each, payload.you)));
    const behind = this.deeds?.rushes ?? true; // otherwise the table waits for them
    // Events before this turn, or before a question of mine, are too old.
    if (asked || (behind && fresh.some((event) => event.key === "turn-began"))) this.hurry();
    else if (!found.length) return;
    const [now, ...waiting] = this.queue;
    const all = [...waiting, ...found];
    const next = behind ? all.filter((each, i) => isKept(each) || i >= all.length - MOST) : all;
    this.queue = now ? [now, ...next] : next;
    this.showing();
    if (!now) this.run();
    else if (next.length && behind) this.endIn(BEAT);
  };

  // What happens to others is told at the reader's pace, what happens to the reader at its own; but
  // neither takes more than a turn has. A caption tells the rest.
  private paced(moment: Moment, you: number | null): Moment[] {
    const { deeds } = this;
    if (!deeds || deeds.rushes) return [moment];
    if (isAbout(moment, you)) return [{ ...moment, time: deeds.take(Math.min(moment.time * speed(), Math.max(BEAT, deeds.left))) / speed() }];
    const paces = isSmall(moment) ? 0 : Math.min(MOST_PACES, moment.time * OTHERS);
    return deeds.offers(paces) < SEEN ? [] : [{ ...moment, time: deeds.share(paces) / speed() }];
  }

  // Those of a part of the log once more, at the reader's wish.
  again = (from: number, to: number): void => {
    const { events, you } = this.table;
    if (speed() === 0) return;
    this.skip();
    this.queue = momentsIn(events.slice(from, to), events.slice(0, from), you);
    this.showing();
    this.run();
  };

  private showing(): void {
    this.table.showing = this.queue.length > 0;
  }

  // Drop the queue and end the current one.
  hurry = (): void => {
    this.queue = this.queue.filter((each, i) => !i || isKept(each));
    if (this.now) this.endIn(isKept(this.now) ? LONG : BEAT);
  };

  private run(): void {
    this.ends = Infinity;
    if (this.now) this.endIn(this.now.time);
  }

  // The latest end.
  private endIn(time: number): void {
    const ends = performance.now() + time * speed();
    if (ends >= this.ends) return;
    clearTimeout(this.timer);
    this.ends = ends;
    this.timer = window.setTimeout(this.next, time * speed());
  }

  next = (): void => {
    clearTimeout(this.timer);
    this.queue = this.queue.slice(1);
    this.showing();
    this.run();
  };

  skip = (): void => {
    clearTimeout(this.timer);
    this.queue = [];
    this.showing();
  };
}

function isAbout(moment: Moment, you: number | null): boolean {
  if (moment.is === "fight") return moment.sides.some((side) => side.seat !== null && side.seat === you);
  if (moment.is === "poker") return moment.hands.some((hand) => seatIn(hand.who) === you);
  if (moment.is === "faro") return moment.players.some((seat) => seat === you);
  return moment.is === "end" || moment.seat === you;
}

export function momentsIn(fresh: Told[], before: Told[], you: number | null): Moment[] {
  const found: Moment[] = [];
  fresh.forEach((event, i) => {
    const moment = momentOf(event, i, fresh, before, you);
    if (moment) found.push(moment);
  });
  return found;
}

function momentOf(event: Told, i: number, fresh: Told[], before: Told[], you: number | null): Moment | null {
  const seat = seatIn(event.args.seat) ?? -1;
  const results = () => resultsAfter(fresh, i);
  const read = READ[event.key];
  const time = TALES[event.key];
  if (time) return taleMoment(event, i, fresh, before, time);
  if (read) return { is: "read", seat, ref: String(event.args[read[0]]), time: seat === you ? read[1] * 1.5 : read[1], results: event.key === "story-resolved" ? [] : results() };
  switch (event.key) {
    case "turn-began":
      return seat === you ? { is: "turn", seat, round: Number(event.args.round), time: 1000, results: [] } : null;
    case "won-fight":
    case "lost-to-npc":
      return fightMoment(event, [...before, ...fresh.slice(0, i)], results(), you);
    case "won-pot":
    case "house-won":
    case "roller-won":
      return fresh[i - 1]?.key === "won-pot" ? null : pokerMoment(i, fresh, before);
    case "faro-winner":
    case "faro-jackpot":
      return faroMoment(i, fresh, before);
    case "rolled":
      return ["rolled", "rerolled"].includes(fresh[i - 1]?.key ?? "") ? null : { is: "dice", seat, faces: facesFrom(fresh, i), time: 1700, results: resultsAfter(fresh, i + facesFrom(fresh, i).length - 1) };
    case "rerolled":
      return fresh[i - 1]?.key === "rolled" ? null : { is: "dice", seat, faces: [idOf(event.args.die)], time: 1500, results: results() };
    case "arrested":
      return { is: "arrest", seat, by: seatIn(event.args.by), time: 1800, results: [] };
    case "became-legend":
      return { is: "legend", seat, time: 2400, results: [] };
    case "black-revealed":
      return { is: "black", seat, card: idOf(event.args.card), time: 2600, results: results() };
    case "end-triggered":
    case "last-round":
      return { is: "end", event, time: 2200, results: [] };
  }
  return null;
}

function resultsAfter(fresh: Told[], from: number): Told[] {
  const found: Told[] = [];
  for (const event of fresh.slice(from + 1)) {
    if (RESULTS.has(event.key) && !("money" in event.args && !event.args.money)) found.push(event);
    else if (!["bandit-removed", "fight-card-acts", "used-bonus", "discarded", "rolled", "rerolled"].includes(event.key)) break;
  }
  return found.slice(0, 5);
}

const facesFrom = (fresh: Told[], from: number): string[] => {
  const faces: string[] = [];
  for (const event of fresh.slice(from)) {
    if (event.key !== "rolled") break;
    faces.push(idOf(event.args.die));
  }
  return faces;
};

// Both sides and their cards, from the log since the fight began, or began again.
function fightMoment(event: Told, log: Told[], results: Told[], you: number | null): Moment {
  const seat = seatIn(event.args.seat);
  const other = seatIn(event.args.rival);
  const won = event.key === "won-fight";
  const mine: FightSide = { seat, card: null, fightCard: null, value: Number(event.args.value) };
  const theirs: FightSide = { seat: other, card: null, fightCard: null, value: Number(event.args.other) };
  let fightDeck: string | null = null;
  for (let i = log.length - 1; i >= 0; i--) {
    const each = log[i]!;
    if (each.key === "fight-began" || each.key === "fight-restarted") break;
    if (each.key === "revealed") (seatIn(each.args.seat) === seat ? mine : theirs).card ??= idOf(each.args.card);
    if (each.key === "revealed-fight-card") fightDeck ??= idOf(each.args.card);
  }
  // The side without a poker card used a card of the fight deck.
  (mine.card === null && theirs.card !== null ? mine : theirs).fightCard = fightDeck;
  const time = seat === you || other === you ? 2600 : 1700;
  return { is: "fight", type: idOf(event.args.fight) as FightType, winner: won ? seat : null, sides: [mine, theirs], time, results };
}

const POKER = new Set(["poker-began", "poker-anywhere", "challenged", "high-stakes-began"]);
const SHOWED = new Set(["showed", "house-showed", "roller-showed"]);
const WON = new Set(["won-pot", "house-won", "roller-won"]);

function pokerMoment(i: number, fresh: Told[], before: Told[]): Moment {
  const hand = since((key) => POKER.has(key), [...before, ...fresh.slice(0, i)]);
  const hands = hand
    .filter(({ key }) => SHOWED.has(key))
    .map(({ key, args }): ShownHand => ({ who: String(args.seat ?? args.roller), house: key === "house-showed", cards: idsOf(args.cards), hand: idOf(args.hand) }));
  const flop = hand.filter(({ key }) => key === "flop").flatMap(({ args }) => idsOf(args.cards));
  return { is: "poker", flop, hands, won: fresh.slice(i).filter(({ key }) => WON.has(key)), time: 4200, results: [] };
}

const TURNED = new Set(["faro-loser", "faro-winner", "faro-jackpot"]);
const BETS = new Set(["bet-lost", "bet-paid", "bet-taken-up"]);

// The bets that the last card decides follow its event.
function faroMoment(i: number, fresh: Told[], before: Told[]): Moment {
  const ends = fresh.findIndex((event, at) => at > i && TURNED.has(event.key));
  const game = since((key) => key === "faro-began", [...before, ...fresh.slice(0, ends < 0 ? undefined : ends)]);
  const players = game.filter(({ key }) => key === "faro-began" || key === "faro-joined").map(({ args }) => seatIn(args.seat) ?? -1);
  const turned = game.filter(({ key }) => TURNED.has(key)).map(({ args }) => idOf(args.card));
  return { is: "faro", players, turned, bets: game.filter(({ key }) => BETS.has(key)), time: 3600, results: [] };
}

// Those who placed discs, from the log since the story began. What its outcome brings is shown with it.
function taleMoment(event: Told, i: number, fresh: Told[], before: Told[], time: number): Moment | null {
  const seat = seatIn(event.args.seat) ?? -1;
  const ends = event.key === "tale-resolved";
  if (event.key === "ruined" && fresh.slice(0, i).some(({ key }) => key === "tale-resolved")) return null;
  const story = ends ? since((key) => key === "tale-revealed", [...before, ...fresh.slice(0, i)]) : [];
  const tellers = [...new Set(story.filter(({ key }) => key === "condition-met").map(({ args }) => seatIn(args.seat) ?? -1))];
  return { is: "tale", seat, event, tellers, time, results: ends ? resultsOfTale(fresh.slice(i + 1)) : resultsAfter(fresh, i) };
}

function resultsOfTale(after: Told[]): Told[] {
  const ends = after.findIndex(({ key }) => key === "tale-revealed" || key === "turn-began");
  return after.slice(0, ends < 0 ? undefined : ends).filter(({ key }) => RESULTS.has(key) || key === "gained-sp").slice(0, 8);
}

// A story's beginning and end are for everybody.
const isKept = (moment: Moment): boolean => moment.is === "tale" && moment.event.key.startsWith("tale-");

// A line says as much.
const isSmall = (moment: Moment): boolean => moment.is === "tale" && (moment.event.key === "rolled-risk" || moment.event.key === "bought-relic");

const since = (began: (key: string) => boolean, log: Told[]): Told[] => log.slice(Math.max(0, log.findLastIndex(({ key }) => began(key))));
