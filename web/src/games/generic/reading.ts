// Reads the view of any game: a label and a value for each visible thing. A label is the game's
// message `view-<name>`, or else the name itself. A value that names something ("seat:2", "die:3")
// is shown by its name; an object in the words of `view-<name>-text`, if the game has that message,
// with the object's parts as arguments. The terminal reads views by the same rules
// (cli/terminal/generic/reading.py).
import type { Args } from "../../net/types";
import { words } from "../../i18n/words.svelte";

export interface Fact {
  name: string;
  label: string;
  value: string;
}
export type View = Record<string, unknown>;

const KERNEL = ["game", "you", "asked", "number"]; // shown elsewhere on the screen
const NOTHING = "–";

// What is on the table, except what belongs to one player.
export function openThings(view: View): Fact[] {
  const leftOut = playersIn(view).length ? [...KERNEL, "players"] : KERNEL;
  return parts(Object.entries(view).filter(([name]) => !leftOut.includes(name)));
}

export function before(view: View, seat: number): Fact[] {
  return parts(Object.entries(playersIn(view)[seat] ?? {}).filter(([name]) => name !== "seat"));
}

// The part of a view with an object for each seat, if there is one.
function playersIn({ players }: View): View[] {
  return Array.isArray(players) && players.every(isObject) ? players : [];
}

const isObject = (value: unknown): value is View => typeof value === "object" && value !== null && !Array.isArray(value);

function parts(things: [name: string, value: unknown][], within = ""): Fact[] {
  return things.map(([name, value]) => {
    const path = within + name;
    return { name, label: label(path, name), value: shown(value, path) };
  });
}

const key = (path: string): string => `view-${path}`.replaceAll("_", "-");

function label(path: string, name: string): string {
  const plain = name.replaceAll("_", " ");
  return words.told(key(path), {}) ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}

function shown(value: unknown, path: string): string {
  if (value === null || value === undefined || value === false || value === "") return NOTHING;
  if (value === true) return "✓";
  if (Array.isArray(value)) return value.map((each) => shown(each, path)).join(value.some(isObject) ? "; " : ", ") || NOTHING;
  if (isObject(value)) return sentence(value, path);
  return typeof value === "string" && value.includes(":") ? words.within(value) : String(value);
}

function sentence(thing: View, path: string): string {
  const told = words.told(`${key(path)}-text`, thing as Args);
  if (told !== null) return told;
  const found = parts(Object.entries(thing), `${path}-`).filter((fact) => fact.value !== NOTHING);
  return found.map((fact) => `${fact.label} ${fact.value}`).join(", ") || NOTHING;
}
