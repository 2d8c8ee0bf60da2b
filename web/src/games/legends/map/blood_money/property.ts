// Where the pieces of Blood Money lie on the sheet: flags of deeds, ruins, the cart, map tokens.
import type { View } from "../../view";
import { laid } from "../ante_up/pieces";
import type { Point, Sheet } from "../sheet";

export interface Owned {
  place: string;
  spaces: string[];
  at: Point; // of its ruin token
  flag: Point; // the foot
  turn: number; // which way the flag waves
}

const APART = 15; // units between tokens that share a space

// The places that can be owned and ruined, as the drawing has them.
export function ownedPlaces(sheet: Sheet): Owned[] {
  return [...sheet.svg.querySelectorAll<SVGElement>("[data-place]")].map(({ dataset }) => ({
    place: dataset.place!,
    spaces: sheet.places.get(dataset.place!) ?? [],
    at: { x: Number(dataset.x), y: Number(dataset.y) },
    flag: { x: Number(dataset.fx), y: Number(dataset.fy) },
    turn: Number(dataset.turn),
  }));
}

// Map tokens face down: on top of what else lies in their space.
export function mapTokens(sheet: Sheet, view: View): Point[] {
  const below = (space: string): number => (view.up ? laid(view.up).filter(({ at }) => at === space).length : 0);
  return (view.blood?.map_tokens.spaces ?? []).flatMap((space) => {
    const point = sheet.spots.get(space)?.chip;
    const high = below(space) * APART;
    return point ? [{ x: point.x + high, y: point.y - high }] : [];
  });
}

export function cartAt(sheet: Sheet, view: View): Point | null {
  const cart = view.blood?.property.trader?.cart;
  return (cart && sheet.spots.get(cart)?.mark) || null;
}
