// Made from the game's view.py by tools/view_types.py; not to be changed by hand.

export type FightType = "duel" | "rob" | "arrest" | "bandit" | "heist" | "sheriff" | "train" | "outlaw" | "claim-jumper";

export type Color = "green" | "blue" | "orange";

export type Side = "left" | "right";

export type Pair = [number, number];

export interface OwnedItem {
  item: string;
  upgraded: boolean;
  active: boolean;
}

export interface HeldGoal {
  goal: string;
  met: boolean;
  parts: Pair[][]; // all of them, each in one of several ways: done, needed
}

export interface Goals {
  count: number;
  held: HeldGoal[] | null;
  claimed: string[];
  token_count: number;
  tokens: string[] | null;
}

export interface Cattle {
  color: Color;
  token: string | null;
}

export interface Player {
  seat: number;
  character: string | null;
  space: string | null;
  lp: number;
  legend: boolean;
  marshal: number;
  wanted: number;
  money: number;
  nuggets: number;
  wounds: number;
  items: OwnedItem[];
  cattle: Cattle | null;
  discs: number;
  hand_count: number;
  hand: string[] | null;
  hand_limit: number;
  nugget_limit: number;
  movement: number;
  goals: Goals | null;
}

export interface ManInBlack {
  seat: number;
  difficulty: string;
  space: string | null; // null before the game begins
  lp: number;
  discs: number;
  deck_count: number;
  card: string | null;
  discard: string[];
}

export interface Story {
  side: Side;
  count: number;
  back: string | null;
  discs: number[];
  needed: number;
  story: string | null;
}

export interface LaidCard {
  seat: number;
  card: string | null;
}

export interface FightCard {
  card: string | null;
}

export interface Fight {
  type: FightType;
  hero: number;
  rival: number | null;
  attacked: boolean;
  chooser: number | null;
  open: boolean;
  cards: (LaidCard | null)[];
  values: Pair | null;
  npc_count: number;
  npc_hand: string[] | null;
  npc_card: FightCard | null;
}

export interface Best {
  hand: string;
  cards: string[];
}

export interface Poker {
  host: number;
  players: number[];
  dealer: number | null;
  pot: number;
  flop: string[];
  dealer_count: number;
  dealer_hand: string[] | null;
  shown: Record<string, string[]> | null;
  best: Best | null;
}

export interface Sheriff {
  space: string;
  active: boolean;
}

export interface Ranches {
  green: number;
  blue: number;
  orange?: number;
}

export interface FrontierSpace {
  space: string;
  value: number;
  number: number | null; // of the token that lies there
  token: string | null; // where its back is known
}

export interface BoardToken {
  at: string; // a space; of a high roller, a Saloon
  kind: string;
}

export interface EventTokens {
  lie: BoardToken[]; // face down
  supply: Record<string, number>; // per kind
  longhorns: number[]; // carried, per seat
  gold: string[]; // spaces with a nugget
  gone: string[]; // turned up and out of the game
  fought: string | null;
}

export interface KeptTokens {
  count: number;
  tokens: string[] | null;
}

export interface Bet {
  seat: number;
  slot: number;
  rank: string;
  money: number;
}

export interface Faro {
  host: number;
  players: number[];
  dealer: number | null; // null before the cards are dealt
  shown: string[];
  hidden: number; // how many cards lie face down
  turned: string[]; // loser, winner, jackpot
  bets: Bet[];
}

export interface Gambling {
  challenged: string | null; // the Saloon whose high roller plays
  roller: string | null; // who it is, once turned up
  high_stakes: boolean;
  folded: number[];
}

export interface SeenCard {
  card: string;
  above: number; // how many cards lie on top of it
}

export interface FaceDown {
  count: number;
  discard: string[];
  seen: SeenCard[] | null; // what the viewer has looked at; null: a spectator
}

export interface Tale {
  tale: string;
  conditions: TaleCondition[];
  last: number | null;
  outcome: string | null;
}

export interface TaleCondition {
  condition: string;
  disc: number | null;
  offer: boolean;
}

export interface MapTokens {
  spaces: string[];
  turned: string[][];
}

export interface DeedCard {
  deed: string;
  place: string;
  owner: number;
  used: boolean; // its scoring side is up
  lp: number; // for its owner, if the game ended now; 0 in ruins
}

export interface Trader {
  card: string;
  region: string;
  cart: string; // a space of the region
  deck: number;
  discard: string[];
}

export interface Prices {
  deeds: Record<string, number>; // where it is not what is printed
  relic: number;
  item_change: number; // of the printed price of every item
}

export interface Property {
  deeds_in_play: boolean; // some scenarios have none
  deeds: DeedCard[]; // those that somebody owns
  trader: Trader | null; // not before the set-up is over
  relic_shop: string[];
  relic_deck: number;
  relics: string[][]; // per seat
  prices: Prices | null; // null: a spectator
  poker_seen: SeenCard[] | null;
  fight_seen: SeenCard[] | null;
}

export interface BloodMoneyTable {
  story: number[];
  tale: Tale | null;
  tales_left: number;
  told: string[];
  map_tokens: MapTokens;
  offered: boolean;
  injuries: (string | null)[]; // per seat
  injury_deck: number;
  risked: boolean;
  ruins: string[];
  property: Property;
  mode: string | null;
}

export interface AnteUpTable {
  train: string; // the stop
  gambler: number[]; // points per seat
  train_space: string;
  stops: string[];
  encounter: string | null; // the card turned up
  frontier: FrontierSpace[];
  frontier_supply: number[]; // numbers
  found: Record<string, number>; // per frontier token turned: whose it is
  stands: Record<string, string[]>; // per stand: the kinds of items it sells
  tokens: EventTokens;
  legendary: KeptTokens[]; // per seat
  faro: Faro | null;
  poker: Gambling | null;
  markers: string[]; // event markers that lie on the tracks
  events_due: number;
  event: string | null; // the one being carried out
  event_deck: FaceDown;
  encounter_deck: FaceDown;
}

export interface OpenTable {
  game: string;
  edition: string;
  variants: string[];
  length: number;
  round: number;
  active: number | null;
  first: number | null;
  ending: number;
  actions: number;
  sheriff: Sheriff;
  bandits: string[];
  ranches: Ranches;
  supply: number;
  tokens_left: number | null;
  store: Record<string, number>;
  stories: Story[];
  resolving: string | null;
  deck_count: number;
  discard: string[];
  played: string[];
  fight_deck_count: number;
  dice: string[];
  fight: Fight | null;
  poker: Poker | null;
  players: Player[];
  black: ManInBlack | null;
  dealt: string[] | null;
  modules?: string[];
  up?: AnteUpTable;
  blood?: BloodMoneyTable;
}

export interface View extends OpenTable {
  you: number | null;
  asked: number[];
  number: number;
}
