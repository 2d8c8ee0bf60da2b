// A Fluent catalogue whose messages are parsed when they are first used: a slow device would need
// longer for all of them than for the first screen, which uses few.
import { FluentBundle, FluentResource } from "@fluent/bundle";

const START = /^(-?[a-zA-Z][\w-]*) *=/gm; // of a message or a term; what continues it is indented

class Parsed<Entry> extends Map<string, Entry> {
  constructor(private readonly sources: ReadonlyMap<string, string>) {
    super();
  }

  override has(id: string): boolean {
    return this.sources.has(id);
  }

  override get(id: string): Entry | undefined {
    const source = this.sources.get(id);
    if (source !== undefined && !super.has(id)) this.set(id, new FluentResource(source).body[0] as Entry);
    return super.get(id);
  }
}

// The text of each entry; of two with one name the first holds.
function entries(ftl: string): Map<string, string> {
  const starts = [...ftl.matchAll(START)];
  const found = starts.map(({ 1: id, index }, at): [string, string] => [id!, ftl.slice(index, starts[at + 1]?.index)]);
  return new Map(found.reverse());
}

export function bundle(lang: string, ftl: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  const sources = entries(ftl);
  made._messages = new Parsed(sources);
  made._terms = new Parsed(sources);
  return made;
}
