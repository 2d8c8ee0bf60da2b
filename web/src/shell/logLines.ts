// The log as displayed: turns, in them actions, each followed by its results in short form.
import type { Arg, Said, Told } from "../net/types";
import { say, t, words } from "../i18n/words.svelte";

export interface Line {
  at: number; // the number of its event
  event: Told;
  results: Told[];
  seat: number | null;
  said?: Said; // by a bot, about it
}

export interface Turn {
  at: number;
  head: Told | null; // null: before the first turn
  said?: Said;
  lines: Line[];
}

const FAINT = new Set(["minor", "fleeting"]);

export const minor = (event: Told): boolean => FAINT.has(words.kind(event.key).weight ?? "");

export function seatIn(event: Told, arg = "seat"): number | null {
  const ref = event.args[arg];
  return typeof ref === "string" && ref.startsWith("seat:") ? Number(ref.slice(5)) : null;
}

const mentions = (value: Arg | undefined, ref: string): boolean => (Array.isArray(value) ? value.some((each) => mentions(each, ref)) : value === ref);
export const isAbout = (event: Told, seat: number): boolean => Object.values(event.args).some((value) => mentions(value, `seat:${seat}`));

// The engine says of each event where it goes (core/log.py).
export function turns(events: Told[], from = 0): Turn[] {
  const told: Turn[] = [];
  events.forEach((event, place) => {
    const at = from + place;
    if (event.join === "untold") return;
    if (event.join === "turn") {
      told.push({ at, head: event, lines: [], said: event.said });
      return;
    }
    if (!told.length) told.push({ at, head: null, lines: [] });
    add(told[told.length - 1]!.lines, event, at);
  });
  return told;
}

// A result of a line that is not among these gets its own line.
function add(lines: Line[], event: Told, at: number): void {
  const last = lines[lines.length - 1];
  if (!last || !event.join) lines.push({ at, event, results: [], seat: seatIn(event) });
  else if (event.join === "onward") last.event = { key: event.key, args: event.line! };
  else last.results = [...(event.join === "latest" ? last.results.slice(0, -1) : last.results), event];
  if (event.said) lines[lines.length - 1]!.said = event.said;
}

// ---- in words ----

export function key(event: Told): string {
  const unseen = Object.values(event.args).some((value) => value === null);
  const own = `event-${event.key}`;
  return unseen && words.has(`${own}-unseen`) ? `${own}-unseen` : own;
}

export const sentence = (event: Told): string => say({ key: key(event), args: event.args });

export type Piece = string | { ref: string; text: string };

// A sentence with the positions of its things, so that they can be links. Cached per event, since
// the log is rebuilt with every update; other texts or names make another sentence.
export function pieces(event: Told): Piece[] {
  const [things, names] = [words.things, words.players.join("\n")];
  const known = kept.get(event);
  if (known && known.things === things && known.names === names) return known.made;
  const made = linked(event);
  kept.set(event, { things, names, made });
  return made;
}

const kept = new WeakMap<Told, { things: unknown; names: string; made: Piece[] }>();

// Names are inserted between marks (private-use characters); a colon in a name would look like a
// reference.
function linked(event: Told): Piece[] {
  const refs: string[] = [];
  const marked = (value: Arg): Arg => {
    if (Array.isArray(value)) return value.map(marked);
    if (typeof value !== "string" || !value.includes(":")) return value;
    refs.push(value);
    return `\uE000${refs.length - 1}\uE001${words.within(value).replaceAll(":", "\uE003")}\uE002`;
  };
  const args = Object.fromEntries(Object.entries(event.args).map(([name, value]) => [name, marked(value)]));
  const text = say({ key: key(event), args }).replaceAll("\uE003", ":");
  const found: Piece[] = text.split(/\uE000(\d+\uE001[^\uE002]*)\uE002/).map((part, at) => {
    if (at % 2 === 0) return part;
    const [number, name] = part.split("\uE001");
    return { ref: refs[Number(number)]!, text: name! };
  });
  return capital(found.filter((part) => part !== ""));
}

function capital(parts: Piece[]): Piece[] {
  const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const [first, ...rest] = parts;
  if (first === undefined) return parts;
  return [typeof first === "string" ? upper(first) : { ...first, text: upper(first.text) }, ...rest];
}

const LESS = new Set(["lost-money", "spent", "lost-lp", "lost-nuggets", "healed", "points-lost", "returned-token"]);

// "+$20", "−1 LP": an icon of art/icons.ts and a text.
export function short(event: Told): { icon: string; text: string } {
  const { args, key: kind } = event;
  const sign = LESS.has(kind) ? "−" : "+";
  const thing = (value: Arg | undefined) => (typeof value === "string" ? words.name(value) : "");
  switch (kind) {
    case "gained-money":
    case "lost-money":
    case "spent":
      return { icon: "", text: sign + t("around-money", { money: Number(args.money) }) };
    case "gained-nuggets":
    case "lost-nuggets":
      return { icon: "nugget", text: sign + args.count };
    case "money-limit":
      return { icon: "", text: t("around-money-limit", { money: Number(args.money), limit: Number(args.limit) }) };
    case "nugget-limit":
      return { icon: "nugget", text: t("around-nugget-limit", { count: Number(args.count), limit: Number(args.limit) }) };
    case "wounded":
    case "healed":
      return { icon: "drop", text: sign + args.count };
    case "gained-lp":
    case "lost-lp":
      return { icon: "rosette", text: sign + t("around-lp", { lp: Number(args.lp) }) };
    case "gained-point":
      return { icon: args.track === "track:marshal" ? "badge" : "poster", text: `${thing(args.track)} ${args.at}` };
    case "gained-gambler":
      return { icon: "l-chip", text: `${thing("track:gambler")} ${args.at}` };
    case "gained-sp":
      return { icon: "l-story-point", text: t("around-story", { at: Number(args.at) }) };
    case "points-lost":
      return { icon: args.track === "track:marshal" ? "badge" : "poster", text: `${sign}${args.count}` };
    case "drew":
      return { icon: "card", text: args.cards === null ? `+${args.count}` : `+ ${(args.cards as string[]).map(words.name).join(", ")}` };
    case "revealed":
    case "revealed-fight-card":
      return { icon: "card", text: thing(args.card) };
    case "got-item":
      return { icon: "sack", text: `+ ${thing(args.item)}` };
    case "stocked":
      return { icon: "", text: t("around-said", { name: thing(args.location), value: `${thing(args.token)}${args.coins ? ` + ${t("around-coins", { coins: Number(args.coins) })}` : ""}` }) };
    case "bandit-came":
      return { icon: "hat", text: `+ ${thing(args.space)}` };
    default:
      return { icon: "", text: sentence(event) };
  }
}

// Whether a claim was true, if it was verified.
export function verdict(event: Told): boolean | null {
  const proof = words.kind(event.key).proof;
  return proof ? event.args[proof.claim] === event.args[proof.truth] : null;
}
