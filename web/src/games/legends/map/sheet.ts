// The map as drawn by the server: fetched once, returned as a copy.

export interface Spot {
  id: string;
  path: SVGPathElement;
  x: number; // the middle of a figure there; the point to click
  y: number;
  mark: Point; // hoof prints
  token: Point | null; // cattle, the token of a frontier space
  chip: Point | null; // event tokens
  near: string[]; // its neighbours: spaces, for a mesa its rim
  mesa: boolean;
  board: string; // on a sheet with several
}

export interface Point {
  x: number;
  y: number;
}

export interface Rect extends Point {
  width: number;
  height: number;
}

export interface Sheet {
  svg: SVGSVGElement;
  spots: Map<string, Spot>;
  frames: Map<string, Rect>; // on a sheet with several boards; the last is the whole sheet
}

export const WHOLE: Rect = { x: 0, y: 0, width: 1640, height: 1100 };
export const LAND: Rect = { x: 128, y: 8, width: 1400, height: 1080 }; // without the margins of the sheet

const drawn = new Map<string, Promise<string>>(); // by modules

function fetched(modules: string[] = []): Promise<string> {
  const query = modules.map((name) => `modules=${name}`).join("&");
  let text = drawn.get(query);
  if (!text) {
    text = fetch(`/api/games/legends/map.svg${query && `?${query}`}`).then((answer) => {
      if (!answer.ok) throw new Error(`the map: ${answer.status}`);
      return answer.text();
    });
    text.catch(() => drawn.delete(query)); // retry the next time
    drawn.set(query, text);
  }
  return text;
}

void fetched(); // prefetched before a screen needs it; most tables play without modules

export async function newSheet(modules?: string[]): Promise<Sheet> {
  const page = new DOMParser().parseFromString(await fetched(modules), "image/svg+xml");
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
  const frames = [...svg.querySelectorAll<SVGViewElement>("[data-frame]")].map((each): [string, Rect] => [each.dataset.frame!, boxOf(each)]);
  return { svg, spots, frames: new Map(frames) };
}

function boxOf(view: SVGViewElement): Rect {
  const [x = 0, y = 0, width = 0, height = 0] = view.getAttribute("viewBox")!.split(" ").map(Number);
  return { x, y, width, height };
}

function read(path: SVGPathElement): Spot {
  const { space = "", x, y, mx, my, tx, ty, ex, ey, near = "" } = path.dataset;
  const at = { x: Number(x), y: Number(y) };
  return {
    id: space,
    path,
    ...at,
    mark: mx ? { x: Number(mx), y: Number(my) } : at,
    token: tx ? { x: Number(tx), y: Number(ty) } : null,
    chip: ex ? { x: Number(ex), y: Number(ey) } : null,
    near: near.split(" "),
    mesa: path.classList.contains("m-mesa"),
    board: path.parentElement?.dataset.board ?? "",
  };
}
