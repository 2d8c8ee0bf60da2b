// "It is your turn", for players looking elsewhere: in the title, the favicon, by a sound and,
// while the page is hidden, by a notification. Unread chat is counted in the title.
import type { Table } from "../state/table.svelte";
import { say, t, words } from "../i18n/words.svelte";
import { click, jingle } from "./sounds";
import { mutes, unread } from "./talking.svelte";

const sign = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]');

let badged: boolean | null = null; // not known yet

function badge(on: boolean): void {
  if (on === badged) return;
  badged = on;
  const link = sign();
  if (link) link.href = on ? "/icon-turn.svg" : "/icon.svg";
  const app = navigator as Navigator & { setAppBadge?(count: number): Promise<void>; clearAppBadge?(): Promise<void> };
  void (on ? app.setAppBadge?.(1) : app.clearAppBadge?.())?.catch(() => {});
}

function notify(table: Table): void {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const body = table.decision ? say(table.decision.prompt) : "";
  // With a service worker it shows the notification: phones allow nothing else.
  const data = { body, tag: `turn-${table.id}`, icon: "/icon.svg", data: { url: `/#table=${table.id}` } };
  void navigator.serviceWorker?.getRegistration().then((worker) => {
    if (worker) return worker.showNotification(t("around-your-turn"), data);
    new Notification(t("around-your-turn"), data).onclick = () => window.focus();
    return undefined;
  });
}

// Call it while a component is created: it is tied to its lifetime.
export function watchTurn(table: () => Table): void {
  let wasAsked = false;
  let known = false; // opening a table makes no sound
  let told = -1;
  $effect(() => {
    const asked = table().decision;
    if (!words.ready) return;
    badge(asked !== null);
    if (asked && !wasAsked) {
      if (known) jingle();
      notify(table());
    }
    wasAsked = asked !== null;
    known = true;
  });
  $effect(() => {
    if (!words.ready) return;
    const turn = table().decision ? `● ${t("around-your-turn")} · ` : "";
    const news = unread(table());
    document.title = `${news ? `(${news}) ` : ""}${turn}${t("title")}`;
  });
  // Who is muted does not count, as soon as somebody has spoken.
  const spoken = $derived(table().chatLines.length > 0);
  $effect(() => {
    if (spoken) mutes.load();
  });
  $effect(() => {
    const count = table().events.length;
    if (told >= 0 && count > told) click(count - told);
    told = count;
  });
  $effect(() => () => {
    document.title = t("title");
    badge(false);
  });
}
