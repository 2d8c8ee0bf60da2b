// Courses: their sentences, and the way to the table of a lesson.
import { get, post } from "../net/api";
import type { Settings } from "../net/types";
import type { Lang } from "../i18n/words.svelte";

export interface LessonWords {
  id: string;
  title: string;
  end: string; // what has been learned
  steps: { text: string; hint: string }[];
}

// Advice at a question, or at an event, by their messages.
export interface Tip {
  id: string;
  asked: string[];
  told: string[];
  text: string;
}

// A line about the aim of the game; it holds with these modules, variants and scenarios, and without those.
export interface Aim {
  text: string;
  with: string[];
  without: string[];
}

export interface CourseWords {
  title: string;
  lessons: LessonWords[];
  aim: Aim[]; // the aim of the game, then the ways to it
  tips: Tip[];
}

const known = new Map<string, Promise<CourseWords>>();

export function courseWords(course: string, lang: Lang): Promise<CourseWords> {
  const path = `/api/courses/${encodeURIComponent(course)}/words?lang=${lang}`;
  const asked = known.get(path) ?? get<CourseWords>(path);
  known.set(path, asked);
  asked.catch(() => known.delete(path));
  return asked;
}

// What holds at a table with these settings.
export function aimAt(aim: Aim[], { variants, options }: Settings): string[] {
  const played = new Set([...variants, ...((options.modules ?? []) as string[]), String(options.mode ?? "")]);
  return aim.filter((line) => line.with.every((each) => played.has(each)) && !line.without.some((each) => played.has(each))).map((line) => line.text);
}

// To the table of a lesson: that one anew, or the one to go on with.
export async function learn(course: string, lesson: string | null = null): Promise<void> {
  const { table } = await post<{ table: string }>(`/api/courses/${encodeURIComponent(course)}`, { lesson });
  location.hash = `#table=${table}`;
}
