// Against accidental clicks on something that has just appeared. When a popup, a curtain or another
// screen has opened or closed, pointer input is ignored for a moment, and a press that began before
// has no effect. Keys are not ignored: they are deliberate. Meanwhile the root has `data-shut` (see
// base.css).
const DEAF = 400; // ms
const LIFTING = 150; // ms within which a click follows a lifted finger

let until = 0;
let pressed = false;
let lost = false; // the current press has no effect any more
let kind = "";
let timer = 0;

const shutNow = (): boolean => lost || performance.now() < until;

export function shut(): void {
  until = performance.now() + DEAF;
  lost = pressed;
  mark();
}

// Whether the last press was by touch.
export const byTouch = (): boolean => kind === "touch";

function mark(): void {
  clearTimeout(timer);
  document.documentElement.toggleAttribute("data-shut", shutNow());
  if (shutNow()) timer = window.setTimeout(mark, lost ? DEAF : until - performance.now() + 1);
}

function swallow(event: Event): void {
  event.stopImmediatePropagation();
  event.preventDefault();
}

function down(event: PointerEvent): void {
  if (!event.isTrusted) return;
  if (!shutNow()) lost = false;
  else if (!pressed) lost = true;
  pressed = true;
  kind = event.pointerType;
  if (lost) swallow(event);
}

function up(event: PointerEvent): void {
  if (!event.isTrusted) return;
  pressed = false;
  if (!lost) return;
  lost = false;
  until = Math.max(until, performance.now() + LIFTING);
  mark();
}

function clicked(event: MouseEvent): void {
  if (event.isTrusted && event.detail > 0 && shutNow()) swallow(event);
}

export function guard(): void {
  addEventListener("pointerdown", down, true);
  addEventListener("pointerup", up, true);
  addEventListener("pointercancel", up, true);
  addEventListener("click", clicked, true);
  addEventListener("keydown", () => (kind = "keys"), true);
}
