// Marks the elements that give the right answers, wherever on the screen they are.
const MARK = "{ outline: 3px solid var(--danger); outline-offset: 2px; animation: lesson-points 0.9s ease-in-out infinite alternate; }";
const SPACE = "{ outline: none; fill: #fff8c9; stroke: var(--danger); stroke-width: 5px; }"; // of the map
const KEYFRAMES = "@keyframes lesson-points { from { filter: none; } to { filter: brightness(1.16) drop-shadow(0 0 4px var(--danger)); } }";
const STILL = "@media (prefers-reduced-motion: reduce) { [data-option], [data-options], [data-play] { animation: none !important; } }";

const LOOKS = [200, 700, 1600]; // ms: what is pointed at may still be coming in

const isSeen = (each: HTMLElement): boolean => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return each.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

// A list rolls to what is pointed at, if none of it can be seen.
function bringInto(named: string[]): void {
  const found = [...document.querySelectorAll<HTMLElement>(named.map((each) => `button${each}`).join(", "))].filter((each) => each.checkVisibility());
  if (!found.some(isSeen)) found[0]?.scrollIntoView({ block: "nearest" });
}

export function pointAt(keys: string[]): () => void {
  if (!keys.length) return () => {};
  const named = keys.flatMap((key) => [`[data-option="${key}"]`, `[data-options~="${key}"]`, `[data-play="${key}"]`]);
  const spaces = named.map((each) => `path.legal${each}`);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${named.join(", ")} ${MARK} ${spaces.join(", ")} ${SPACE} ${KEYFRAMES} ${STILL}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const looks = LOOKS.map((after) => window.setTimeout(bringInto, after, named));
  return () => {
    looks.forEach(clearTimeout);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
