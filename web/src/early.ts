// Runs before the app has arrived: whoever opens a table's link gets its parts and texts requested at
// once, then those of its game, instead of one after the other as each is discovered.
import screens from "each:screen";
import { preferred } from "./i18n/preferred";
import { catalogueOf, interfaceIn, wordsOf } from "./net/addresses";
import { keptPrefs } from "./state/kept";

declare const PARTS: Record<string, { scripts: string[]; style: string }>; // written by build.mjs

function ask(rel: string, href: string, as = ""): void {
  const link = document.createElement("link");
  Object.assign(link, { rel, href, as });
  document.head.append(link);
}

function askFor(part: string): void {
  const { scripts, style } = PARTS[part]!;
  for (const script of scripts) ask("modulepreload", script);
  ask("preload", style, "style");
}

async function open(table: string): Promise<void> {
  const lang = keptPrefs().lang || preferred();
  const addresses = [wordsOf(table, lang), catalogueOf(table), interfaceIn(lang)];
  const answers = addresses.map((address) => fetch(address));
  globalThis.early = new Map(addresses.map((address, at) => [address, answers[at]!]));
  askFor("table");
  const game = (await answers[0]!).headers.get("x-game") ?? "";
  screens[game]?.().forEach(askFor);
}

const table = new URLSearchParams(location.hash.slice(1)).get("table");
if (table) void open(table).catch(() => {}); // the app will see for itself
