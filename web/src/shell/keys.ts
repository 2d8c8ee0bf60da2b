// Keys that are the same at every table. Digits and E belong to the screens.
import type { Table } from "../state/table.svelte";
import { deedsOf } from "./deeds.svelte";
import { openPanel, toasts } from "./panels.svelte";
import { openRule } from "./rules.svelte";
import { t, words } from "../i18n/words.svelte";
import { hasReaders } from "./talking.svelte";
import { givesHints } from "./hinting";
import { canUndo, whyNoUndo } from "./undo";

const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName) && !["checkbox", "range"].includes((target as HTMLInputElement).type));

export function pressed(event: KeyboardEvent, table: Table): void {
  if (event.ctrlKey || event.metaKey || event.altKey || writes(event.target) || document.querySelector("dialog[open]")) return;
  const doing = KEYS[event.key.toLowerCase()];
  if (!doing) return;
  event.preventDefault();
  doing(table);
}

const KEYS: Record<string, (table: Table) => void> = {
  z: (table) => (canUndo(table) ? void table.undo() : table.you !== null && toasts.say(whyNoUndo(table))),
  r: (table) => (words.rules ? openRule(table.decision?.prompt.rule) : toasts.say(t("around-no-rules"))),
  l: readLog,
  n: (table) => deedsOf(table)?.skip(),
  t: (table) => hasReaders(table) && talk(),
  g: ({ signals }) => signals?.pointing.knockHere(),
  q: ({ signals, you }) => signals && you !== null && (signals.choosing = true),
  h: (table) => (givesHints(table) ? openPanel("hint") : table.decision && toasts.say(t("refused-hints-off"))),
  "?": () => openPanel("keys"),
};

const onScreen = (what: string) => [...document.querySelectorAll<HTMLElement>(what)].find((each) => each.checkVisibility());

// The log or the chat on the screen gets the focus; if there is none it is opened.
function readLog(): void {
  const log = onScreen("[data-telegraph]");
  if (log) log.focus();
  else openPanel("telegraph");
}

function talk(): void {
  const field = onScreen("[data-say]");
  if (field) field.focus();
  else openPanel("talk");
}
