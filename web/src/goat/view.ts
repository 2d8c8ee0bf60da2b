// What lies open at a Goat table, as games/goat/sight.py tells it.

export interface Owned {
  character: string;
  owner: number;
  loot?: { location: string; tokens: number }; // on the Robber
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
  character: string | null;
}

export interface GoatView {
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
  you: number | null;
  asked: number[];
}
