// Arrow keys on the map: to the neighbouring space closest to their direction. Of two the nearer
// one, within limits: by direction alone no key would lead to some spaces.
import type { Spot } from "./sheet";

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const WIDEST = 0.35; // nearly 70° to either side

export function nextSpace(spots: Map<string, Spot>, here: string, key: string, open: (mesa: string) => boolean): string | null {
  const direction = DIRECTIONS[key];
  const from = spots.get(here);
  if (!direction || !from) return null;
  let best: string | null = null;
  let most = 0;
  for (const id of [...from.near, ...from.over]) {
    const spot = spots.get(id);
    if (!spot || (spot.mesa && !open(id))) continue;
    const [dx, dy] = [spot.x - from.x, spot.y - from.y];
    const far = Math.hypot(dx, dy);
    const along = (dx * direction[0] + dy * direction[1]) / far; // cosine
    const fitting = along > WIDEST ? along / far ** 0.25 : 0;
    if (fitting > most) [best, most] = [id, fitting];
  }
  return best;
}
