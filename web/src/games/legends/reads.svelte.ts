// The thing shown large: a card, an item, a character… hovered, focused or long-pressed. One at a
// time; Reading.svelte shows it beside its source.
import type { Ref } from "../../net/types";

const DELAY = 260; // a passing pointer opens nothing
const LONG = 450; // long press

class Reading {
  ref: Ref | "" = $state("");
  extra: Record<string, unknown> = $state.raw({});
  at: DOMRect | null = $state.raw(null);
  private node: Element | null = null;

  open(node: Element, ref: Ref, extra: Record<string, unknown> = {}): void {
    this.node = node;
    this.ref = ref;
    this.extra = extra;
    this.at = node.getBoundingClientRect();
  }

  close(node?: Element): void {
    if (node && node !== this.node) return;
    this.node = null;
    this.ref = "";
    this.at = null;
  }
}

export const reading = new Reading();

// {@attach reads("item:rifle")}: opens on hover, keyboard focus or long press.
export function reads(ref: Ref | null | undefined, extra: Record<string, unknown> = {}) {
  return (node: Element) => {
    if (!ref) return;
    let timer = 0;
    let held = false;
    const later = (wait: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => reading.open(node, ref, extra), wait);
    };
    const away = () => {
      clearTimeout(timer);
      reading.close(node);
    };
    const on: Record<string, (event: Event) => void> = {
      pointerenter: (event) => (event as PointerEvent).pointerType === "mouse" && later(DELAY),
      pointerleave: away,
      pointerdown: (event) => {
        held = false;
        if ((event as PointerEvent).pointerType === "mouse") return away();
        clearTimeout(timer);
        timer = window.setTimeout(() => {
          held = true;
          reading.open(node, ref, extra);
        }, LONG);
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: away,
      // a long press reads, and chooses nothing
      click: (event) => {
        if (!held) return;
        event.stopImmediatePropagation();
        event.preventDefault();
        held = false;
      },
      contextmenu: (event) => held && event.preventDefault(),
      focus: () => node.matches(":focus-visible") && later(0),
      blur: away,
    };
    for (const [name, hear] of Object.entries(on)) node.addEventListener(name, hear, name === "click");
    return () => {
      away();
      for (const [name, hear] of Object.entries(on)) node.removeEventListener(name, hear, name === "click");
    };
  };
}
