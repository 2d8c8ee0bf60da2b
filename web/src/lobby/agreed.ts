// What was agreed about a table, in words.
import type { Settings } from "../net/types";
import { t } from "../i18n/words.svelte";
import { AT_ZERO, CLOCKS, NUDGED } from "./newTable";

export function agreed(settings: Settings): string[] {
  const said = [t("home-said-players", { count: settings.seats.length })];
  if (settings.game === "legends") said.push(...ofLegends(settings));
  if (settings.pack) said.push(t("around-said", { name: t("home-pack"), value: settings.pack }));
  if (settings.clock) said.push(clock(settings.clock));
  if (settings.seats.some((seat) => seat.kind === "open")) said.push(t("around-said", { name: t("home-on-leave"), value: t(`home-on-leave-${settings.on_leave ?? "bot"}`) }));
  if (settings.undo === "never") said.push(t("home-said-no-undo"));
  if (settings.house_chooses) said.push(t("home-house"));
  said.push(t(settings.listed ? "home-said-listed" : "home-said-private"));
  if (!settings.spectators) said.push(t("home-said-no-spectators"));
  return said;
}

function ofLegends(settings: Settings): string[] {
  const said = [t(`home-edition-${settings.edition ?? "revised"}`)];
  if (settings.variants.includes("first-game")) said.push(t("home-first-game"));
  else said.push(t("home-lp", { lp: Number(settings.options.length ?? 20) }));
  if (settings.variants.includes("goals")) said.push(t("home-goals"));
  const black = settings.options.difficulty;
  if (black) said.push(t("around-said", { name: t("home-black"), value: t(`home-black-${black}`) }));
  return said;
}

function clock({ seconds, at_zero, nudge }: { seconds: number; at_zero: string[]; nudge: boolean }): string {
  const time = CLOCKS.includes(seconds) && nudge === (seconds === NUDGED) ? t(`home-clock-${seconds}`) : t("home-seconds", { seconds });
  const then = Object.entries(AT_ZERO).find(([, steps]) => steps.join() === at_zero.join());
  return t("around-said", { name: t("home-clock"), value: then ? `${time} · ${t(`home-zero-${then[0]}`)}` : time });
}
