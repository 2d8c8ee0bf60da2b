// Marks the elements that give the right answers, wherever on the screen they are.
const MARK = "{ outline: 3px solid var(--danger); outline-offset: 2px; animation: lesson-points 0.9s ease-in-out infinite alternate; }";
const SPACE = "{ outline: none; fill: #fff8c9; stroke: var(--danger); stroke-width: 5px; }"; // of the map
const KEYFRAMES = "@keyframes lesson-points { from { filter: none; } to { filter: brightness(1.16) drop-shadow(0 0 4px var(--danger)); } }";
const STILL = "@media (prefers-reduced-motion: reduce) { [data-option], [data-options] { animation: none !important; } }";

export function pointAt(keys: string[]): () => void {
  if (!keys.length) return () => {};
  const named = keys.flatMap((key) => [`[data-option="${key}"]`, `[data-options~="${key}"]`]);
  const spaces = named.map((each) => `path.legal${each}`);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${named.join(", ")} ${MARK} ${spaces.join(", ")} ${SPACE} ${KEYFRAMES} ${STILL}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet));
}
