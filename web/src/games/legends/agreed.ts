// The settings of a table of Western Legends as text.
import type { Settings } from "../../net/types";
import { t } from "../../i18n/words.svelte";

export default function agreed(settings: Settings): string[] {
  const said = [t(`home-edition-${settings.edition ?? "revised"}`)];
  if (settings.variants.includes("first-game")) said.push(t("home-first-game"));
  else said.push(t("home-lp", { lp: Number(settings.options.length ?? 20) }));
  if (settings.variants.includes("goals")) said.push(t("home-goals"));
  const black = settings.options.difficulty;
  if (black) said.push(t("around-said", { name: t("home-black"), value: t(`home-black-${black}`) }));
  return said;
}
