// A thing's text in a small box beside its name: on hover, on focus, on a tap. One box for the
// page. Usage: <button use:peeking={"card:poker-5-hearts"}>.
class Peek {
  ref = $state("");
  anchor: DOMRect | null = $state.raw(null);
}

export const peek = new Peek();

export function showPeek(ref: string, at: Element): void {
  peek.ref = ref;
  peek.anchor = at.getBoundingClientRect();
}

// Delayed: an element being removed loses its focus while the page is being changed.
export function hidePeek(): void {
  queueMicrotask(() => (peek.ref = ""));
}

export function peeking(node: HTMLElement, ref: string): { update(ref: string): void; destroy(): void } {
  let shown = ref;
  const stop = new AbortController();
  const { signal } = stop;
  let press = 0;
  const show = () => shown && showPeek(shown, node);
  node.addEventListener("mouseenter", show, { signal });
  node.addEventListener("mouseleave", hidePeek, { signal });
  node.addEventListener("focus", () => node.matches(":focus-visible") && show(), { signal });
  node.addEventListener("blur", hidePeek, { signal });
  node.addEventListener("touchstart", () => (press = window.setTimeout(show, 450)), { signal, passive: true });
  node.addEventListener("touchend", () => clearTimeout(press), { signal, passive: true });
  node.addEventListener("touchmove", () => clearTimeout(press), { signal, passive: true });
  return {
    update: (next) => (shown = next),
    destroy: () => {
      stop.abort();
      queueMicrotask(() => peek.ref === shown && hidePeek());
    },
  };
}
