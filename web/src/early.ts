// Runs before the app has arrived: whoever opens a table's link gets its parts, its texts and its line
// requested at once, instead of one after the other as each is discovered.
import screens from "each:screen";
import { preferred } from "./i18n/preferred";
import { catalogueOf, having, interfaceIn, liveOf, wordsOf } from "./net/addresses";
import type {} from "./net/line";
import { FINISHED, FORECASTS, forecastWished, kept, keptGame, keptPrefs } from "./state/kept";

declare const PARTS: Record<string, { scripts: string[]; style: string }>; // written by build.mjs

// Of the question, beside the one that the page preloads (static/index.html). One that is laid out without them
// has the browser look for other fonts first, and is then laid out again.
const FACES = ["sancreek-latin-400-normal", "rye-latin-400-normal", "bitter-latin-wght-italic"];

function ask(rel: string, href: string, more: Partial<HTMLLinkElement> = {}): void {
  const link = document.createElement("link");
  Object.assign(link, { rel, href, ...more });
  document.head.append(link);
}

function askFor(part: string): void {
  const { scripts, style } = PARTS[part]!;
  for (const script of scripts) ask("modulepreload", script);
  ask("preload", style, { as: "style" });
}

function askForFaces(): void {
  for (const face of FACES) ask("preload", `/fonts/${face}.woff2`, { as: "font", type: "font/woff2", crossOrigin: "" });
}

function listen(table: string): void {
  const wish = forecastWished(keptPrefs().forecasts ?? FORECASTS, kept<string[]>(FINISHED, []));
  const address = liveOf(table, having(0, 0, wish));
  const socket = new WebSocket(address);
  const heard: string[] = [];
  socket.onmessage = ({ data }) => heard.push(data as string);
  globalThis.earlyLine = { address, socket, heard };
}

async function open(table: string): Promise<void> {
  const lang = keptPrefs().lang || preferred();
  const addresses = [wordsOf(table, lang), catalogueOf(table), interfaceIn(lang)];
  const answers = addresses.map((address) => fetch(address));
  globalThis.early = new Map(addresses.map((address, at) => [address, answers[at]!]));
  askFor("table");
  listen(table);
  const game = keptGame(table) ?? (await answers[0]!).headers.get("x-game") ?? "";
  screens[game]?.().forEach(askFor);
  if (keptPrefs().font !== "legible") askForFaces();
}

const table = new URLSearchParams(location.hash.slice(1)).get("table");
if (table) void open(table).catch(() => {}); // the app will see for itself
