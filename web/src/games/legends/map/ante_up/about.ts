// What Ante Up adds to the information about a space.
import { name, say, t } from "../../../../i18n/words.svelte";
import type { Table } from "../../../../state/table.svelte";
import type { AnteUpTable } from "../../view";
import { kindOf } from "../about";
import type { Sheet } from "../sheet";
import { laid } from "./pieces";

export function aboutSpace(table: Table, up: AnteUpTable, sheet: Sheet, space: string): string[] {
  return [...train(up, space), ...frontier(up, space), ...tokens(up, space), ...ways(table, sheet, space), ...town(table, up, space)];
}

const train = (up: AnteUpTable, space: string): string[] => (up.train_space === space ? [t("legends-map-train")] : []);

function frontier(up: AnteUpTable, space: string): string[] {
  const here = up.frontier.find((each) => each.space === space);
  if (!here) return [];
  if (here.number === null) return [t("legends-map-frontier-bare")];
  const found = here.token ? [name(`frontier:${here.token}`)] : [];
  return [t("legends-map-frontier", { value: here.value, number: here.number, sum: here.value + here.number }), ...found];
}

function tokens(up: AnteUpTable, space: string): string[] {
  const lie = laid(up).filter(({ at }) => at === space || isSaloonOf(at, space));
  return lie.length ? [t("legends-map-lie", { tokens: lie.map(({ kind }) => say({ key: `laid-${kind}`, args: {} })).join(", ") })] : [];
}

// A Saloon is a place of several spaces, which are named after it.
const isSaloonOf = (place: string, space: string): boolean => place.endsWith("-saloon") && space.startsWith(`${place}-`);

function ways(table: Table, { links }: Sheet, space: string): string[] {
  return links
    .filter(({ ends }) => ends.includes(space))
    .map(({ kind, ends }) => table.text(`${kind === "pass" ? "trail" : kind}:${ends.find((end) => end !== space)}`));
}

function town(table: Table, up: AnteUpTable, space: string): string[] {
  const kind = kindOf(space);
  if (kind === "saloon") return [table.text("faro")];
  const sold = up.stands[kind];
  return sold ? [t("legends-map-sold", { items: sold.map((item) => name(`item:${item}`)).join(", ") })] : [];
}
