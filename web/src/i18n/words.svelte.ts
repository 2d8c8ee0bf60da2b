// Messages: keys with arguments in, sentences in the reader's language out. Interface and game
// messages are Fluent catalogues; names and texts of cards come from the content.
import { FluentNumber, type FluentBundle, type FluentVariable } from "@fluent/bundle";
import { interfaceIn, wordsOf } from "../net/addresses";
import { get } from "../net/api";
import type { Arg, Args, GameName, Message } from "../net/types";
import { bundle } from "./bundle";
import type { Lang } from "./preferred";

export { preferred, type Lang } from "./preferred";

// Facts of a thing, depending on its kind: a card's rank and suit, an item's price, a text.
export interface Thing {
  name: string;
  text?: string;
  [fact: string]: unknown;
}

export interface Catalogue {
  lang: Lang;
  ftl: string;
  english: string; // the messages that exist in English only
}

// How a screen draws an event.
export interface Kind {
  weight?: "fleeting" | "minor" | "strong" | "headline";
  proof?: { by: string; claim: string; truth: string }; // it verifies a claim
}

interface GameWords extends Catalogue {
  game: GameName;
  rules: boolean; // available languages
  rival: string; // the competitor without a seat, numbered after the last one
  names: Record<string, string>; // by ref: "card:poker-5-hearts"
  things: Record<string, Record<string, Thing>>; // by kind and id
  events: Record<string, Kind>; // by key; those that have any of it
}

const AGAIN = 2000; // ms after which an unanswered request is repeated

class Words {
  lang: Lang = $state("en");
  ready = $state(false);
  things: Record<string, Record<string, Thing>> = $state.raw({});
  players: string[] = $state.raw([]);
  rival = $state("");
  rules = $state(true); // languages of the game
  table = $state(""); // the table whose texts these are
  of: GameName | undefined = $state(); // which game that is
  // the reader's language; if a game lacks it, the whole screen is in English
  wish: Lang = $state("en");
  private own: FluentBundle[] = $state.raw([]); // of the language, then English for missing ones
  private game: FluentBundle[] = $state.raw([]);
  private names: Record<string, string> = $state.raw({});
  private events: Record<string, Kind> = $state.raw({});
  private asked = ""; // the language whose interface is loaded or loading
  private wanted = ""; // the table and language whose texts are loaded or loading
  private coming: Promise<void> = Promise.resolve();

  // Set the reader's language.
  speak(lang: Lang): Promise<void> {
    this.wish = lang;
    return this.fetchOwn(lang);
  }

  // The table was left; its language no longer matters.
  leave(): void {
    this.wanted = "";
    void this.fetchOwn(this.wish);
  }

  // The interface's messages.
  private async fetchOwn(lang: Lang): Promise<void> {
    if (lang === this.asked) return;
    this.asked = this.lang = lang;
    const found = await get<Catalogue>(interfaceIn(lang)).catch(() => null);
    if (this.asked !== lang) return; // another one was chosen meanwhile
    if (!found) {
      this.asked = "";
      setTimeout(() => this.asked || this.fetchOwn(lang), AGAIN);
      return;
    }
    this.own = bundles(found);
    this.ready = true;
    document.documentElement.lang = lang;
  }

  // A table's texts: its game in its edition. A missing language becomes English.
  learn(table: string): Promise<void> {
    const wanted = `${table} ${this.wish}`;
    if (wanted !== this.wanted) {
      this.wanted = wanted;
      this.coming = this.fetchWords(table, wanted);
    }
    return this.coming;
  }

  private async fetchWords(table: string, wanted: string): Promise<void> {
    try {
      const words = await get<GameWords>(wordsOf(table, this.wish));
      if (this.wanted !== wanted) return;
      await this.fetchOwn(words.lang); // one screen, one language
      if (this.wanted !== wanted) return;
      this.game = bundles(words);
      this.names = words.names;
      this.rival = words.rival;
      this.rules = words.rules;
      this.things = words.things;
      this.events = words.events;
      this.of = words.game;
      this.table = table;
    } catch (fault) {
      if (this.wanted === wanted) this.wanted = ""; // allow a retry
      throw fault;
    }
  }

  t = (key: string, args: Record<string, FluentVariable> = {}): string => format(this.own, key, args) ?? key;

  // A message of the engine. Hidden arguments are empty.
  say = (message: Message | { key: string; args: Args }): string => {
    const key = "message" in message ? message.message : message.key;
    return this.told(key, message.args) ?? key;
  };

  told(key: string, args: Args): string | null {
    const text = this.plain(key, args);
    return text === null ? null : capital(text);
  }

  // Sentences of a further catalogue, in which things are named as in the game's own.
  voice(catalogue: Catalogue): (key: string, args: Args) => string {
    const from = bundles(catalogue);
    return (key, args) => capital(format(from, key, this.inserted(args)) ?? key);
  }

  private plain(key: string, args: Args): string | null {
    return this.has(key) ? format(this.game, key, this.inserted(args)) : null;
  }

  private inserted(args: Args): Record<string, FluentVariable> {
    return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, this.word(value)]));
  }

  kind(event: string): Kind {
    return this.events[event] ?? {};
  }

  has(key: string): boolean {
    return this.game.some((each) => each.hasMessage(key));
  }

  private word(value: Arg): FluentVariable {
    if (value === null) return "";
    if (Array.isArray(value)) return value.map((each) => this.word(each)).join(", ");
    if (typeof value === "string" && value.includes(":")) return this.within(value);
    return typeof value === "boolean" ? String(value) : value;
  }

  // The name of "card:…", "space:…", "seat:2".
  name = (ref: string): string => {
    const [kind, id] = split(ref);
    if (kind === "seat") return this.seatName(Number(id));
    return this.names[ref] ?? this.told(`${kind}-${id}`, {}) ?? id;
  };

  // The same within a sentence: "the bandit", not "The bandit".
  within = (ref: string): string => {
    const [kind, id] = split(ref);
    if (kind === "seat") return this.seatName(Number(id));
    return this.names[ref] ?? this.plain(`${kind}-${id}`, {}) ?? id;
  };

  seatName(seat: number): string {
    if (seat === this.players.length && this.rival) return this.rival;
    return this.players[seat] || (this.told("player", { number: seat + 1 }) ?? String(seat + 1));
  }

  private list = $derived(new Intl.ListFormat(this.lang));
  listed = (names: string[]): string => this.list.format(names); // "Ana, Bia and Caio"

  thing = (ref: string): Thing | undefined => {
    const [kind, id] = split(ref);
    return this.things[kind]?.[id];
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function split(ref: string): [kind: string, id: string] {
  const at = ref.indexOf(":");
  return [ref.slice(0, at), ref.slice(at + 1)];
}

function bundles({ lang, ftl, english }: Catalogue): FluentBundle[] {
  return [bundle(lang, ftl), bundle("en", english)];
}

function format(from: FluentBundle[], key: string, args: Record<string, FluentVariable>): string | null {
  const knows = from.find((each) => each.hasMessage(key));
  const pattern = knows?.getMessage(key)?.value;
  if (!knows || !pattern) return null;
  const faults: Error[] = [];
  const text = knows.formatPattern(pattern, counted(args), faults);
  if (faults.length) console.error(`message ${key}:`, faults[0]);
  return text;
}

// Small whole numbers are the same in every language here, and the formatters of a browser are slow
// to make.
class Count extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
    const small = Number.isInteger(this.value) && this.value >= 0 && this.value < 1000;
    return small ? String(this.value) : super.toString(scope as Exclude<typeof scope, undefined>);
  }
}

const counted = (args: Record<string, FluentVariable>): Record<string, FluentVariable> =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typeof value === "number" ? new Count(value) : value]));

export const words = new Words();
export const { t, say, name } = words;

// Of a text that comes in several languages.
export const inMine = (said: Record<string, string>): string => said[words.lang] ?? said.en!;
