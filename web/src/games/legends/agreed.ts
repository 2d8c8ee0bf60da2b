// The settings of a table of Western Legends as text.
import type { Settings } from "../../net/types";
import { modulesOf } from "../../lobby/lobby.svelte";
import { t } from "../../i18n/words.svelte";

export default function agreed(settings: Settings): string[] {
  const said = [t(`home-edition-${settings.edition ?? "revised"}`)];
  if (settings.variants.includes("first-game")) said.push(t("home-first-game"));
  else said.push(t("home-lp", { lp: Number(settings.options.length ?? 20) }));
  if (settings.variants.includes("goals")) said.push(t("home-goals"));
  said.push(...modulesOf(settings).map((module) => t("home-module", { module })));
  if (settings.options.high_stakes) said.push(t("home-option-high_stakes"));
  const faces = settings.options.poker_faces as string[] | undefined;
  if (faces) said.push(t("home-said-faces", { count: faces.length }));
  const black = settings.options.difficulty;
  if (black) said.push(t("around-said", { name: t("home-black"), value: t(`home-black-${black}`) }));
  return said;
}
