// The settings of a table of Western Legends as text.
import type { Settings } from "../../net/types";
import { lobby, modulesOf } from "../../lobby/lobby.svelte";
import { inMine, t } from "../../i18n/words.svelte";

export default function agreed(settings: Settings): string[] {
  const said = [t(`home-edition-${settings.edition ?? "revised"}`)];
  if (settings.variants.includes("first-game")) said.push(t("home-first-game"));
  else said.push(t("home-lp", { lp: Number(settings.options.length ?? 20) }));
  if (settings.variants.includes("goals")) said.push(t("home-goals"));
  said.push(...modulesOf(settings).map((module) => t("home-module", { module })));
  const mode = modeOf(settings);
  if (mode) said.push(t("around-said", { name: t("home-mode"), value: mode }));
  if (settings.options.high_stakes) said.push(t("home-option-high_stakes"));
  const faces = settings.options.poker_faces as string[] | undefined;
  if (faces) said.push(t("home-said-faces", { count: faces.length }));
  const black = settings.options.difficulty;
  if (black) said.push(t("around-said", { name: t("home-black"), value: t(`home-black-${black}`) }));
  said.push(t(settings.forecast === false ? "home-said-no-forecast" : "home-forecast"));
  return said;
}

// The name of its scenario.
function modeOf({ game, options }: Settings): string {
  const modes = Object.values(lobby.games?.[game]?.about_modules ?? {}).flatMap((module) => module.modes);
  const mode = modes.find(({ id }) => id === options.mode);
  return mode ? inMine(mode.name) : String(options.mode ?? "");
}
