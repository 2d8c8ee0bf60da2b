// Parts of the page that are loaded when they are needed, each with its style.
import type { GameName } from "../net/types";

const styles = new Map<string, Promise<void>>();

function style(name: string): Promise<void> {
  let loading = styles.get(name);
  if (!loading) {
    loading = new Promise((done) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = `/${name}.css`;
      link.onload = link.onerror = () => done();
      document.head.append(link);
    });
    styles.set(name, loading);
  }
  return loading;
}

async function styled<T>(name: string, part: Promise<{ default: T }>): Promise<T> {
  const [loaded] = await Promise.all([part, style(name)]);
  return loaded.default;
}

export function gameScreen(game: GameName) {
  return game === "goat" ? styled("goat", import("../goat/Table.svelte")) : styled("legends", import("../legends/Table.svelte"));
}

export const settingsPanel = () => styled("settings", import("../around/Settings.svelte"));
export const waitingRoom = () => styled("waiting", import("../home/WaitingRoom.svelte"));
export const finalCount = () => styled("count", import("../legends/Scoring.svelte"));
export const homePage = () => styled("home", import("../home/Home.svelte"));
export const replayPage = () => styled("replay", import("../around/Replay.svelte"));
