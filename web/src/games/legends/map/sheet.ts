// The map as drawn by the server: fetched once, returned as a copy.

export interface Spot {
  id: string;
  path: SVGPathElement;
  x: number; // the middle of a figure there; the point to click
  y: number;
  mark: Point; // hoof prints
  token: Point | null; // cattle
  near: string[]; // its neighbours: spaces, for a mesa its rim
  mesa: boolean;
}

export interface Point {
  x: number;
  y: number;
}

export interface Sheet {
  svg: SVGSVGElement;
  spots: Map<string, Spot>;
}

export const WIDTH = 1640;
export const HEIGHT = 1100;
export const LAND = { x: 128, y: 8, width: 1400, height: 1080 }; // without the margins of the sheet

let drawn: Promise<string> | null = null;

function fetched(): Promise<string> {
  drawn ??= fetch("/api/games/legends/map.svg").then((answer) => {
    if (!answer.ok) throw new Error(`the map: ${answer.status}`);
    return answer.text();
  });
  drawn.catch(() => (drawn = null)); // retry the next time
  return drawn;
}

void fetched(); // prefetched before a screen needs it

export async function newSheet(): Promise<Sheet> {
  const page = new DOMParser().parseFromString(await fetched(), "image/svg+xml");
  const svg = document.adoptNode(page.documentElement) as unknown as SVGSVGElement;
  if (svg.tagName !== "svg") throw new Error("the map cannot be read");
  const spots = new Map<string, Spot>();
  for (const path of svg.querySelectorAll<SVGPathElement>("[data-space]")) {
    const spot = read(path);
    spots.set(spot.id, spot);
  }
  for (const spot of spots.values()) {
    // A mesa names its rim, the rim does not name the mesa.
    if (spot.mesa) for (const id of spot.near) spots.get(id)?.near.push(spot.id);
  }
  return { svg, spots };
}

function read(path: SVGPathElement): Spot {
  const { space = "", x, y, mx, my, tx, ty, near = "" } = path.dataset;
  const at = { x: Number(x), y: Number(y) };
  return {
    id: space,
    path,
    ...at,
    mark: mx ? { x: Number(mx), y: Number(my) } : at,
    token: tx ? { x: Number(tx), y: Number(ty) } : null,
    near: near.split(" "),
    mesa: path.classList.contains("m-mesa"),
  };
}
