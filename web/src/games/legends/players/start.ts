// What a character begins with.
import { name, t } from "../../../i18n/words.svelte";
import { dollars, item, itemSign, type CharacterThing } from "../things";

// The place first; each with its sign.
export function startOf({ start }: CharacterThing): { sign: string; text: string }[] {
  const goods: [number | undefined, string, string][] = [
    [start.money, "coin", dollars(start.money)],
    [start.cards, "card", t("legends-cards-count", { count: start.cards })],
    [start.lp, "star", t("legends-lp", { lp: start.lp ?? 0 })],
    [start.marshal, "badge", t("legends-marshal", { points: start.marshal })],
    [start.wanted, "poster", t("legends-wanted", { points: start.wanted })],
    [start.gambler, "l-chip", t("legends-gambler", { points: start.gambler ?? 0 })],
    [start.wounds, "drop", t("legends-wounds", { count: start.wounds })],
    [start.legendary_items, "l-relic", t("legends-relics-count", { count: start.legendary_items ?? 0 })],
    [start.deed_kind ? 1 : 0, "l-deed", t("legends-deeds-count", { count: 1 })],
  ];
  const side = ({ item: id, upgraded }: { item: string; upgraded: boolean }) => (upgraded ? (item(id)?.upgraded ?? id) : id);
  return [
    { sign: "flag", text: start.places.map((place) => name(`place:${place}`)).join(", ") },
    ...goods.filter(([much]) => much).map(([, sign, text]) => ({ sign, text })),
    ...start.items.map(side).map((id) => ({ sign: itemSign(id), text: name(`item:${id}`) })),
  ];
}
