// Panels opened over the page from the header's menu, by keys or by the address. One at a time.
export type Panel = "" | "settings" | "orders" | "keys" | "talk" | "telegraph" | "device" | "leave" | "ask" | "name" | "hint" | "others";

class Panels {
  shown: Panel = $state("");
  part = $state(""); // of the settings
}

export const panels = new Panels();

export function openPanel(panel: Panel, part = ""): void {
  panels.part = part;
  panels.shown = panel;
}

// A toast: a refusal, "copied".
class Toasts {
  list: { id: number; text: string; bad: boolean }[] = $state([]);
  private next = 1;

  say(text: string, bad = false): void {
    const id = this.next++;
    this.list = [...this.list.filter((each) => each.text !== text), { id, text, bad }].slice(-3);
    setTimeout(() => this.drop(id), bad ? 7000 : 4000);
  }

  drop(id: number): void {
    this.list = this.list.filter((each) => each.id !== id);
  }
}

export const toasts = new Toasts();
