// The settings of a table as text.
import own from "each:agreed";
import type { Settings } from "../net/types";
import { t } from "../i18n/words.svelte";
import { AT_ZERO, CLOCKS, NUDGED } from "./newTable";

export function agreed(settings: Settings): string[] {
  const said = [t("home-said-players", { count: settings.seats.length })];
  said.push(...(own[settings.game]?.(settings) ?? []));
  if (settings.pack) said.push(t("around-said", { name: t("home-pack"), value: settings.pack }));
  if (settings.clock) said.push(clock(settings.clock));
  if (settings.seats.some((seat) => seat.kind === "open")) said.push(t("around-said", { name: t("home-on-leave"), value: t(`home-on-leave-${settings.on_leave ?? "bot"}`) }));
  if (settings.undo === "never") said.push(t("home-said-no-undo"));
  if (settings.hints) said.push(t("home-hints"));
  if (settings.house_chooses) said.push(t("home-house"));
  said.push(t(settings.listed ? "home-said-listed" : "home-said-private"));
  if (settings.when_full) said.push(t("home-said-when-full"));
  if (settings.rated) said.push(t("home-rated"));
  if (settings.slow) said.push(t("home-said-slow", { seconds: settings.slow }));
  if (!settings.spectators) said.push(t("home-said-no-spectators"));
  if (settings.seats.some((seat) => seat.kind === "open")) said.push(t(settings.signals ? "home-said-signals" : "home-said-no-signals"));
  return said;
}

function clock({ seconds, at_zero, nudge }: { seconds: number; at_zero: string[]; nudge: boolean }): string {
  const time = CLOCKS.includes(seconds) && nudge === (seconds === NUDGED) ? t(`home-clock-${seconds}`) : t("home-seconds", { seconds });
  const then = Object.entries(AT_ZERO).find(([, steps]) => steps.join() === at_zero.join());
  return t("around-said", { name: t("home-clock"), value: then ? `${time} · ${t(`home-zero-${then[0]}`)}` : time });
}
