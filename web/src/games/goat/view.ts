// Made from the game's view.py by tools/view_types.py; not to be changed by hand.

export interface Loot {
  location: string;
  tokens: number;
}

export interface Owned {
  character: string;
  owner: number;
  loot?: Loot; // on the Robber
  coins?: number; // on the Charlatan
}

export interface Place {
  location: string;
  token: string;
  tokens: number;
  coins: number;
  characters: Owned[];
}

export interface Player {
  seat: number;
  coins: number;
  elixirs: number;
  hats: number;
  active: boolean;
  token_count: number;
  tokens: Record<string, number> | null; // null: only their owner knows
}

export interface Offer {
  dealer: number;
  receiver: number;
  claim: string;
  character: string | null; // null: only the Dealer knows
}

export interface Supply {
  coins: number;
  tokens: Record<string, number>;
}

export interface GoatTable {
  game: string;
  round: number;
  rounds: number;
  starter: number;
  dealer: number | null;
  last_active: number | null;
  locations: Place[];
  goat: Owned | null;
  players: Player[];
  hand: string[] | null;
  hand_count: number;
  offer: Offer | null;
  deck_count: number;
  removed: string | null;
  discard: string[];
  aside_count: number;
  supply: Supply;
}

export interface GoatView extends GoatTable {
  you: number | null;
  asked: number[];
  number: number;
}
