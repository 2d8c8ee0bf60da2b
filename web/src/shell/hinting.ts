// Whether the reader may ask for a hint now.
import type { Table } from "../state/table.svelte";

export const givesHints = (table: Table): boolean => Boolean(table.card?.settings.hints && table.decision && table.decision.options.length > 1);
