// The map as drawn by the server: each screen has a copy.
import { trustedDrawing } from "../../../ui/trusted";
import { mapDrawing } from "./drawing";

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
  over: string[]; // spaces beyond a mountain pass
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
  links: Link[]; // what joins its boards
  places: Map<string, string[]>; // those that can be owned: their spaces
}

export interface Link {
  kind: string; // "pass", "rail"
  ends: string[];
  line: SVGPathElement | null; // a pass: from the first end to the second
}

export const WHOLE: Rect = { x: 0, y: 0, width: 1640, height: 1100 };
export const LAND: Rect = { x: 128, y: 8, width: 1400, height: 1080 }; // without the margins of the sheet

export async function newSheet(modules?: string[]): Promise<Sheet> {
  const page = new DOMParser().parseFromString(trustedDrawing(await mapDrawing(modules)), "image/svg+xml");
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
  const links = [...svg.querySelectorAll<SVGElement>("[data-link]")].map(linkOf);
  for (const { kind, ends: [one, other] } of links) {
    if (kind !== "pass") continue;
    spots.get(one!)?.over.push(other!);
    spots.get(other!)?.over.push(one!);
  }
  const frames = [...svg.querySelectorAll<SVGViewElement>("[data-frame]")].map((each): [string, Rect] => [each.dataset.frame!, boxOf(each)]);
  const places = [...svg.querySelectorAll<SVGElement>("[data-place]")].map(({ dataset }): [string, string[]] => [dataset.place!, dataset.spaces!.split(" ")]);
  return { svg, spots, frames: new Map(frames), links, places: new Map(places) };
}

function linkOf(drawn: SVGElement): Link {
  const { link = "", ends = "" } = drawn.dataset;
  return { kind: link, ends: ends.split(" "), line: drawn instanceof SVGPathElement ? drawn : null };
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
    over: [],
  };
}
