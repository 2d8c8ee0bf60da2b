// The server's messages, as far as every part of the page needs them. A game's view is its own.

export type Ref = string; // "card:poker-5-hearts", "seat:2", "space:darkrock-bank"
export type Arg = string | number | boolean | null | Arg[];
export type Args = Record<string, Arg>;

export interface Message {
  message: string;
  args: Args;
  rule?: string;
}

export interface OptionInfo extends Message {
  refs: Ref[];
}

export interface Decision {
  id: string;
  prompt: Message;
  options: string[];
  default: string;
}

// An event. `join`: where it goes in the log; without one it is a line of its own.
export interface Told {
  key: string;
  args: Args;
  join?: "turn" | "result" | "latest" | "onward" | "untold";
  line?: Args; // the new arguments of the line it continues
  said?: Said;
}

// What a bot says about an event: a message of the catalogue of voices.
export interface Said {
  seat: number;
  line: string;
}

// The player of a seat, and whether they are present.
export interface Sitting {
  kind: "open" | "human" | "bot";
  name: string;
  level: string | null;
  stand_in: string | null; // the bot that plays for them
  present: boolean;
  left?: boolean; // the player has left the game
  persona?: string; // of a bot: whose portrait it has, in art/personas.svg.ts
}

export interface SeatCard extends Sitting {
  person: string | null;
  deadline?: number;
  vote?: boolean;
  nudge?: boolean; // the clock waits for a nudge
  bot_at?: number; // from then on the host may seat a bot, if they are absent
  wanted?: { person: string; name: string }; // who asks for this seat in play
  hints?: number; // at how many questions the player has taken one
}

export interface SeatSetting {
  kind: "open" | "bot" | "host";
  level?: string | null;
  name?: string | null;
}

export interface Settings {
  game: GameName;
  edition: string | null;
  pack?: string | null; // content pack; none: the game's own
  variants: string[];
  options: Record<string, unknown>;
  seats: SeatSetting[];
  clock: { seconds: number; at_zero: string[]; nudge: boolean } | null;
  on_leave: "bot" | "empty" | "end";
  undo: "free" | "never";
  practice?: boolean;
  hints?: boolean | null;
  house_chooses: boolean;
  forecast?: boolean; // whether forecasts are allowed; older tables do not say
  listed: boolean;
  signals?: boolean | null; // whether players signal to each other; older tables do not say
  when_full?: boolean; // the game begins with the last seat taken
  rated?: boolean;
  slow?: number | null; // seconds between two chat lines of one person
  spectators: boolean;
  pause: number | null;
  lesson?: { course: string; id: string } | null;
  tournament?: string | null; // whose game this is
}

export type GameName = string; // from /api/games

export interface TableCard {
  id: string;
  status: "open" | "playing" | "over" | "ended";
  settings: Settings;
  host: string | null;
  seats: SeatCard[];
  seed_hash: string | null;
  seed?: string;
  created_at: number;
  started_at: number | null;
  ended_at?: number;
  next: string | null;
  code?: string; // leads here while it waits for its players
  frozen?: string;
  held?: string; // why the host has stopped it
  orders?: Record<string, unknown>[];
}

export interface Result {
  scores: number[];
  breakdown: Record<string, number>[];
  ranking: number[][];
  winners: number[];
  rival?: number;
}

export interface Payload {
  table: TableCard;
  you: number | null;
  delay?: number; // how many seconds ago this is, for spectators who see it later
  view?: any; // eslint-disable-line -- the game's own shape, see view.ts of each game
  decision?: Decision | null;
  sealed?: string[];
  forecast?: any; // eslint-disable-line -- the game's own shape, for who wants it
  undo?: { reason: string; starts: number[]; last?: string };
  result?: Result;
  lesson?: { at: number; expects: string[]; over: boolean }; // steps done, right answers
}

export interface ChatLine {
  place: number;
  person: string | null;
  seat: number | null;
  name: string;
  at: number;
  phrase?: string;
  words?: string;
}

// Of a player to the others: where they point, a knock on a place, a reaction. Kept nowhere.
export interface Signal {
  seat: number;
  do: "point" | "knock" | "react";
  at?: string | null; // nothing any more
  sign?: string; // of a reaction
}

export interface Refusal {
  code: string;
  message: string;
  args: Record<string, string | number>;
}

export type Patch = [path: (string | number)[], value?: unknown][];
