// The parts of the table that are in tabs where the screen is too narrow.
import { hasReaders, unread } from "../../shell/talking.svelte";
import type { Tab } from "../../ui/Tabs.svelte";
import type { Table } from "../../state/table.svelte";
import { t } from "../../i18n/words.svelte";

export const tabsOf = (table: Table): Tab[] => [
  { id: "players", label: t("legends-players"), icon: "people" },
  { id: "tracks", label: t("legends-tracks"), icon: "poster" },
  { id: "telegraph", label: t("legends-tab-log"), icon: "wire" },
  ...(hasReaders(table) ? [{ id: "talk", label: t("legends-tab-talk"), icon: "speech", count: unread(table) }] : []),
];
