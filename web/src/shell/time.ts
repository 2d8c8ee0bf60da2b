// Formatting of times.
import { words } from "../i18n/words.svelte";

const two = (number: number) => String(number).padStart(2, "0");

// A duration, from days down to seconds: "2 d 4 h", "3 h 05", "4:09".
export function left(seconds: number): string {
  const s = Math.max(0, Math.floor(seconds));
  const [days, hours, minutes] = [Math.floor(s / 86400), Math.floor(s / 3600) % 24, Math.floor(s / 60) % 60];
  if (days) return `${days} ${words.lang === "fr" ? "j" : "d"} ${hours} h`;
  if (hours) return `${hours} h ${two(minutes)}`;
  return `${minutes}:${two(s % 60)}`;
}

const TIME: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit" };
const formats = new Map<string, Intl.DateTimeFormat>(); // creating one takes a millisecond

function format(today: boolean): Intl.DateTimeFormat {
  const key = `${words.lang} ${today}`;
  const made = formats.get(key) ?? new Intl.DateTimeFormat(words.lang, today ? TIME : { ...TIME, day: "numeric", month: "short" });
  formats.set(key, made);
  return made;
}

// The time of day, with the date if it is not today.
export function when(at: number): string {
  const date = new Date(at * 1000);
  return format(date.toDateString() === new Date().toDateString()).format(date);
}
