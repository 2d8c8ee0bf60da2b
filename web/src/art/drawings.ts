// The large drawings of a game (src/*/art/*.svg), and the bots' portraits: each file is fetched once
// and added to the small icons.
import type { GameName } from "../net/types";
import { isBuilt, marked } from "../ui/marked";
import { trustedDrawing } from "../ui/trusted";

export const PLACE = "drawings"; // the id of the hidden element that contains them all
export const PERSONAS = "personas"; // the file of the portraits
const fetched = new Map<GameName | typeof PERSONAS, Promise<void>>();

// `when`: not to be read before.
export function fetchDrawings(game: GameName, when: Promise<void> = Promise.resolve()): Promise<void> {
  const coming = fetched.get(game) ?? lay(game, when).catch(() => void fetched.delete(game));
  fetched.set(game, coming);
  return coming;
}

async function lay(game: GameName, when: Promise<void>): Promise<void> {
  if (!isBuilt(`${game}.svg`)) return; // it has none
  const answer = await fetch(marked(`${game}.svg`));
  if (!answer.ok) throw new Error(answer.statusText);
  const text = await answer.text();
  await when;
  const found = new DOMParser().parseFromString(trustedDrawing(text), "image/svg+xml").documentElement;
  document.getElementById(PLACE)!.append(...found.children);
}
