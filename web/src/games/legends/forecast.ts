// Made from the game's forecast.py by tools/view_types.py; not to be changed by hand.

export type End = "win" | "lose" | "other" | "tie-win" | "tie-lose" | "tie-other" | "again";

export type Args = Record<string, any>;

export interface Said {
  message: string;
  args: Args;
  rule?: string;
}

export interface Standing {
  values: (number | null)[]; // the hero's, the rival's; null: a card nobody has turned up
  end: End | null; // null: the opposing card is hidden
  beats: number | null; // if it is: the highest card that is beaten, 0 for none
  open: number[]; // other seats that may still answer
  says: Said;
  may: Said | null; // who they are
}

export interface FightForecast {
  side: number | null; // the reader's, as in `values`; null: others fight
  now: Standing | null; // null: no card of the reader's side lies there
  ties: Said;
  options: Record<string, Standing>; // those that make a difference
}

export interface PokerForecast {
  hand: string;
  cards: string[];
  beaten_by: string[]; // hands that cards unknown to the reader could make, lowest first
  to_come: number; // common cards
  says: Said;
  ties: Said;
  options: Record<string, string>; // the best hand with that card
}

export interface Forecast {
  fight: FightForecast | null;
  poker: PokerForecast | null;
}
