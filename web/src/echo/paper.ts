// The front page of a finished game: its stories from the server, and the words they are told in.
import portraits from "each:portrait";
import { fetchDrawings } from "../art/drawings";
import { split, words, type Catalogue } from "../i18n/words.svelte";
import { get } from "../net/api";
import type { Args, Payload, Ref, Result, TableCard } from "../net/types";

export const PLACES = ["turning-point", "fight", "lie", "luck", "news"] as const;
export type Place = (typeof PLACES)[number];

interface Told {
  place: Place | "headline";
  key: string;
  args: Args;
  entry: number; // the number of choices after which it has happened
  seats: number[]; // who is pictured
}

interface Echo {
  stories: Told[];
  portraits: (Ref | null)[];
  result: Result;
}

export interface Story extends Omit<Told, "args"> {
  title: string;
  text: string;
}

export interface Paper {
  table: TableCard;
  game: string; // its title
  headline: Story;
  stories: Story[];
  faces: (string | null)[]; // by seat: the id of a drawing
  result: Result;
}

export async function stories(id: string): Promise<{ echo: Echo; told: Story[] }> {
  const [echo] = await Promise.all([get<Echo>(`/api/tables/${id}/echo`), words.learn(id)]);
  const say = words.voice(await get<Catalogue>(`/api/tables/${id}/echo/words?lang=${words.lang}`));
  const told = echo.stories.map(({ args, ...story }) => ({ ...story, title: say(story.key, args), text: say(`${story.key}-text`, args) }));
  return { echo, told };
}

export async function paper(id: string): Promise<Paper> {
  const { table } = await get<Payload>(`/api/tables/${id}`);
  words.players = table.seats.map((seat) => seat.name);
  const game = table.settings.game;
  const [{ echo, told }] = await Promise.all([stories(id), fetchDrawings(game)]);
  const [headline, ...others] = told;
  const faces = echo.portraits.map((ref) => (ref && portraits[game] ? portraits[game](split(ref)[1]) : null));
  return { table, game: words.told("title", {}) ?? game, headline: headline!, stories: others, faces, result: echo.result };
}

// The day the game ended, as a newspaper writes it.
export function dateline({ table }: Paper): string {
  const ended = new Date((table.ended_at ?? table.created_at) * 1000);
  return new Intl.DateTimeFormat(words.lang, { dateStyle: "full" }).format(ended);
}

// Places in order, each with who reached it.
export function standings({ result }: Paper): { seat: number; place: number; points: number }[] {
  return result.ranking.flatMap((seats, at) => {
    const place = 1 + result.ranking.slice(0, at).flat().length;
    return seats.map((seat) => ({ seat, place, points: result.scores[seat] ?? result.rival ?? 0 }));
  });
}
