// What bots say, in words: a catalogue of the table's game, loaded with the first line.
import { get } from "../net/api";
import { words, type Catalogue } from "../i18n/words.svelte";

class Voices {
  private of = $state(""); // the table and language of the words
  private wanted = "";
  private say: (key: string) => string = $state.raw(() => "");

  // A line in the reader's language; "" while the words are not there.
  line(table: string, key: string): string {
    const wanted = `${table}/voices?lang=${words.lang}`;
    if (this.of === wanted) return this.say(key);
    if (this.wanted !== wanted) void this.fetch(wanted);
    return "";
  }

  private async fetch(wanted: string): Promise<void> {
    this.wanted = wanted;
    const voice = words.voice(await get<Catalogue>(`/api/tables/${wanted}`));
    if (this.wanted !== wanted) return;
    this.say = (key) => voice(key, {});
    this.of = wanted;
  }
}

export const voices = new Voices();
