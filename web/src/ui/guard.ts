// Against accidents: what has just come under a finger was not meant by it. When a popup, a curtain or another
// screen has come or gone, pointers are deaf for a moment, and of a press that began before nothing comes. Keys are
// not deaf: they say what they mean. Meanwhile the root has `data-shut` (see base.css).
const DEAF = 400; // ms
const LIFTING = 150; // ms in which the click of a lifted finger follows

let until = 0;
let pressed = false;
let lost = false; // the press under way means nothing any more
let kind = "";
let timer = 0;

const shutNow = (): boolean => lost || performance.now() < until;

export function shut(): void {
  until = performance.now() + DEAF;
  lost = pressed;
  mark();
}

// Whether it was a finger that pressed last.
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
