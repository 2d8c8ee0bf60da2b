// A refusal in the reader's language: by its code, else the server's message.
import type { Refused } from "../net/api";
import type { Refusal } from "../net/types";
import { t, words } from "../i18n/words.svelte";

export function refusalText(refusal: Refusal): string {
  const key = `refused-${refusal.code}`;
  if (refusal.args?.said) return capital(String(refusal.args.said)); // the game's own words
  if (words.has(refusal.code)) return words.say({ key: refusal.code, args: refusal.args });
  const text = t(key, refusal.args);
  return text === key ? refusal.message : text;
}

const capital = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1);

export const faultText = (fault: unknown): string => ("refusal" in Object(fault) ? refusalText((fault as Refused).refusal) : String(fault));
