// Courses: their sentences, and the way to the table of a lesson.
import { get, post } from "../net/api";
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

export interface CourseWords {
  title: string;
  lessons: LessonWords[];
  aim: string[]; // the aim of the game, then the ways to it
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

// To the table of a lesson: that one anew, or the one to go on with.
export async function learn(course: string, lesson: string | null = null): Promise<void> {
  const { table } = await post<{ table: string }>(`/api/courses/${encodeURIComponent(course)}`, { lesson });
  location.hash = `#table=${table}`;
}
