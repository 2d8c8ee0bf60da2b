// Where deeds happen on the map, and which of them only lead to another.
import type { Line } from "../../shell/logLines";
import { idOf } from "./refs";
import type { View } from "./view";

// The stages of a fight, of a game of cards, of dice: their end is told at length.
export const PASSING: ReadonlySet<string> = new Set(
  "fight-began declined revealed used-card used-item used-ability fight-card-acts fight-card-ignored fight-restarted poker-began joined-poker flop showed house-showed roller-showed faro-began faro-joined bet bet-lost bet-paid rerolled sheriff-home story-available condition-met train-moved token-laid map-laid".split(
    " ",
  ),
);

// The place an event names, or where the one who does it stands.
export function placeOf(view: View | null, { event, seat }: Line): string | null {
  const named = ["to", "space"].map((arg) => event.args[arg]).find((ref) => typeof ref === "string" && !ref.startsWith("seat:"));
  if (named !== undefined) return idOf(named);
  return seat === null ? null : (view?.players[seat]?.space ?? null);
}
