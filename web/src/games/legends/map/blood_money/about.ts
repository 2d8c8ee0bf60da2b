// What Blood Money adds to the information about a space.
import { name, t, words } from "../../../../i18n/words.svelte";
import { type Title, deedPrice, everyDeed } from "../../blood_money/facts";
import type { BloodMoneyTable } from "../../view";
import type { Owned } from "./property";

export function aboutSpace(blood: BloodMoneyTable, owned: Owned[], space: string): string[] {
  const here = owned.filter(({ spaces }) => spaces.includes(space));
  return [...here.flatMap(({ place }) => aboutPlace(blood, place)), ...trader(blood, space), ...maps(blood, space)];
}

function aboutPlace(blood: BloodMoneyTable, place: string): string[] {
  const deed = everyDeed(blood).find((each) => each.place === place);
  const ruined = blood.ruins.includes(place) ? [t("legends-map-ruin", { place: name(`place:${place}`) })] : [];
  return deed ? [...ruined, owner(blood, deed)] : ruined;
}

function owner(blood: BloodMoneyTable, { deed, owner, used }: Title): string {
  const told = { deed: name(`deed:${deed}`) };
  if (owner === null) return t("legends-map-for-sale", { ...told, money: deedPrice(blood, deed) });
  return t(used ? "legends-map-owned-used" : "legends-map-owned", { ...told, owner: words.seatName(owner) });
}

function trader({ property: { trader } }: BloodMoneyTable, space: string): string[] {
  if (!trader) return [];
  if (trader.cart === space) return [t("legends-map-cart")];
  return words.thing(`space:${space}`)?.region === trader.region ? [t("legends-map-trader")] : [];
}

const maps = ({ map_tokens }: BloodMoneyTable, space: string): string[] => (map_tokens.spaces.includes(space) ? [t("legends-map-token")] : []);
