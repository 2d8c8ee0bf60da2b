// The chat of a table: which lines have been read, who is muted, what is being written; and notes:
// lines about the table without a speaker.
import { get, post, put, remove } from "../net/api";
import type { ChatLine } from "../net/types";
import type { Table } from "../state/table.svelte";
import { t } from "../i18n/words.svelte";
import { keepSeen, seen } from "./seen";

const read: Record<string, number> = $state({});
// By table: the field may come and go with the layout.
export const drafts: Record<string, string> = $state({});

class Mutes {
  people: string[] = $state([]);
  blocked: string[] = $state([]); // since the page was opened: the server sends nothing of the others

  load(): void {
    void get<string[]>("/api/mutes").then((found) => (this.people = found), () => {});
  }
  has(line: ChatLine): boolean {
    return line.person !== null && [...this.people, ...this.blocked].includes(line.person);
  }
  async add(person: string): Promise<void> {
    await post(`/api/mutes/${person}`);
    this.people = [...this.people, person];
  }
  async block(person: string): Promise<void> {
    await put(`/api/blocks/${person}`);
    this.people = this.people.filter((each) => each !== person);
    this.blocked = [...this.blocked, person];
  }
  async unblock(person: string): Promise<void> {
    await remove(`/api/blocks/${person}`);
    this.blocked = this.blocked.filter((each) => each !== person);
  }
  async clear(): Promise<void> {
    await Promise.all(this.people.map((person) => remove(`/api/mutes/${person}`).catch(() => {})));
    this.people = [];
  }
}

export const mutes = new Mutes();

export function markRead(table: Table): void {
  const last = table.chatLines.at(-1)?.place ?? -1;
  if (read[table.id] === last) return;
  read[table.id] = last;
  keepSeen(table.id, table.you, { chat: last });
}

export const isOwn = (table: Table, line: ChatLine): boolean => line.seat !== null && line.seat === table.you;
export const isNote = (line: ChatLine): boolean => line.phrase?.startsWith("note-") ?? false;
export const noteText = (line: ChatLine): string => t(`around-${line.phrase}`, { name: line.name });

// Whether somebody else reads what one says. In practice, where one plays with bots alone, nobody
// does until somebody who watches has spoken.
export function hasReaders(table: Table): boolean {
  const { you, card, seats, chatLines } = table;
  if (you === null || !card?.settings.practice || card.settings.listed) return true;
  const others = seats.some((seat) => seat.person !== null && seat.person !== seats[you]!.person);
  return others || chatLines.some((line) => !isOwn(table, line) && !isNote(line));
}

// The other people here, by id: who sits at the table, and who has spoken.
export function others(table: Table, me: string | null = null): { person: string; name: string }[] {
  const self = table.you === null ? me : table.seats[table.you]!.person;
  const met = [...table.chatLines, ...table.seats].flatMap(({ person, name }) => (person && person !== self ? [{ person, name }] : []));
  return [...new Map(met.map((each) => [each.person, each])).values()];
}

// What other people have said since the chat was last seen. Bots wait for no reader.
export function unreadLines(table: Table): ChatLine[] {
  const until = read[table.id] ?? seen(table.id, table.you)?.chat ?? -1;
  const bot = (line: ChatLine) => line.seat !== null && table.seats[line.seat]?.kind === "bot";
  return table.chatLines.filter((line) => line.place > until && !isOwn(table, line) && !isNote(line) && !bot(line) && !mutes.has(line));
}

export const unread = (table: Table): number => unreadLines(table).length;
