// Parts of the page that are loaded when they are needed, each with its style and its drawings.
import { fetchDrawings } from "../art/drawings";
import type { GameName } from "../net/types";
import { marked } from "./marked";

const styles = new Map<string, Promise<void>>();

function style(name: string): Promise<void> {
  let loading = styles.get(name);
  if (!loading) {
    loading = new Promise((done) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = marked(`${name}.css`);
      link.onload = link.onerror = () => done();
      document.head.append(link);
    });
    styles.set(name, loading);
  }
  return loading;
}

// All but the landing page lean on the table's part (see build.mjs), whose style has to be there, too.
async function styled<T>(name: string, part: Promise<{ default: T }>): Promise<T> {
  const styles = name === "home" ? [style(name)] : [style("table"), style(name)];
  const [loaded] = await Promise.all([part, ...styles]);
  return loaded.default;
}

// Asked for now, they are there when the screen is laid out, and it need not be laid out again.
const FACES = ["1em Sancreek", "1em Rye", "italic 1em Bitter", "1em 'Special Elite'"];

export function gameScreen(game: GameName) {
  void fetchDrawings(game);
  if (document.documentElement.dataset.font !== "legible") for (const face of FACES) void document.fonts.load(face);
  return game === "goat" ? styled("goat", import("../games/goat/Table.svelte")) : styled("legends", import("../games/legends/Table.svelte"));
}

export const tableScreen = () => styled("table", import("../shell/TableScreen.svelte"));
export const optionsPanel = () => styled("options", import("../lobby/Options.svelte"));
export const settingsPanel = () => styled("settings", import("../shell/Settings.svelte"));
export const rulesDrawer = () => styled("rules", import("../shell/RulesDrawer.svelte"));
export const ordersPanel = () => styled("orders", import("../shell/Orders.svelte"));
export const frozenScreen = () => styled("frozen", import("../shell/Frozen.svelte"));
export const waitingRoom = () => styled("waiting", import("../lobby/WaitingRoom.svelte"));
export const finalCount = () => styled("count", import("../games/legends/scoring/Scoring.svelte"));
export function homePage() {
  void fetchDrawings("goat"); // its faces look out of the landing page, too
  return styled("home", import("../lobby/Home.svelte"));
}
export const replayPage = () => styled("replay", import("../shell/Replay.svelte"));
