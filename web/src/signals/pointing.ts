// Pointer, finger and keys on what can be pointed at: spaces of the map, and whatever is marked
// with `data-mark`; `data-knock` is for what somebody may be reading about, where only a knock is
// meant for others.
import type { Signals } from "./signals.svelte";

const HOLD = 650; // ms; after what a shorter press does
const SLOP = 10; // px
const STAYS = 1200; // ms after a finger is lifted
const ALL = "[data-space], [data-mark], [data-knock]";

const marked = (target: EventTarget | null): HTMLElement | SVGElement | null => (target instanceof Element ? target.closest<HTMLElement | SVGElement>(ALL) : null);

function named(target: EventTarget | null): string | null {
  const { space, mark, knock } = marked(target)?.dataset ?? {};
  return space ? `space:${space}` : (mark ?? knock ?? null);
}

// Where a pointer rests for the others to see.
const rested = (target: EventTarget | null): string | null => (marked(target)?.dataset.knock ? null : named(target));

export class Pointing {
  private under: EventTarget | null = null; // the pointer
  private start = { x: 0, y: 0 };
  private holding = 0;
  private leaving = 0;
  private swallows = false; // the click after a long press

  constructor(private readonly signals: Signals) {}

  listen(): () => void {
    const stop = new AbortController();
    const on = <K extends keyof DocumentEventMap>(name: K, does: (event: DocumentEventMap[K]) => void): void =>
      document.addEventListener(name, does, { signal: stop.signal, capture: true, passive: name !== "click" });
    on("pointermove", this.moved);
    on("pointerdown", this.pressed);
    on("pointerup", this.released);
    on("pointercancel", this.released);
    on("click", this.clicked);
    on("dblclick", this.twice);
    on("focusin", this.focused);
    document.documentElement.addEventListener("pointerleave", this.left, { signal: stop.signal });
    return () => {
      stop.abort();
      clearTimeout(this.holding);
      clearTimeout(this.leaving);
    };
  }

  // By a key: what has the focus, or else what is under the pointer.
  knockHere(): void {
    const at = named(document.activeElement) ?? named(this.under);
    if (at) this.signals.knock(at);
  }

  private moved = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) > SLOP) clearTimeout(this.holding);
    if (event.pointerType !== "mouse") return;
    this.under = event.target;
    this.signals.rest(rested(event.target));
  };

  private pressed = (event: PointerEvent): void => {
    clearTimeout(this.holding);
    clearTimeout(this.leaving);
    this.swallows = false;
    this.start = { x: event.clientX, y: event.clientY };
    if (event.pointerType !== "mouse") this.signals.rest(rested(event.target));
    const at = named(event.target);
    if (at && event.button === 0) this.holding = window.setTimeout(() => this.held(at), HOLD);
  };

  private held(at: string): void {
    this.swallows = true;
    this.signals.knock(at);
  }

  private released = (event: PointerEvent): void => {
    clearTimeout(this.holding);
    if (event.pointerType !== "mouse") this.leaving = window.setTimeout(this.left, STAYS);
  };

  private clicked = (event: MouseEvent): void => {
    if (!this.swallows) return;
    this.swallows = false;
    event.stopPropagation();
    event.preventDefault();
  };

  // What can be chosen is chosen by the first click.
  private twice = (event: MouseEvent): void => {
    const at = named(event.target);
    if (at && !marked(event.target)?.classList.contains("legal")) this.signals.knock(at);
  };

  private focused = (event: FocusEvent): void => {
    if (event.target instanceof Element && event.target.matches(":focus-visible")) this.signals.rest(rested(event.target));
  };

  private left = (): void => {
    this.under = null;
    this.signals.rest(null);
  };
}
