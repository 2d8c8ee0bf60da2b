// The labels of the map, in the reader's language. Long names of places take two lines.
import { name, split, t } from "../../../i18n/words.svelte";

const SHORT = new Set(["hideout", "doctor", "rail-station", "sheriffs-office"]); // places with a shorter name on the map
const ONE_LINE = 13; // letters
const LINE = 1.02; // em

export function writeNames(svg: SVGSVGElement): void {
  for (const element of svg.querySelectorAll<SVGElement>("[data-name]")) {
    const text = nameOf(element.dataset.name!).replaceAll("'", "’");
    if (element.tagName === "text") writeLines(element as SVGTextElement, text);
    else element.textContent = text;
  }
}

function nameOf(ref: string): string {
  const [, id] = split(ref);
  return SHORT.has(id) ? t(`legends-map-${id}`) : name(ref);
}

function writeLines(text: SVGTextElement, words: string): void {
  const lines = inLines(words);
  // a label above its place grows upward
  const first = "lift" in text.dataset ? 1 - lines.length : 0;
  text.replaceChildren(
    ...lines.map((line, i) => {
      const part = document.createElementNS("http://www.w3.org/2000/svg", "tspan");
      part.setAttribute("x", text.getAttribute("x")!);
      part.setAttribute("dy", `${i ? LINE : first * LINE}em`);
      part.textContent = line;
      return part;
    }),
  );
}

// Split at the space that makes both lines most equal.
export function inLines(words: string): string[] {
  if (words.length <= ONE_LINE || !words.includes(" ")) return [words];
  const gaps = [...words].flatMap((letter, i) => (letter === " " ? [i] : []));
  const best = gaps.reduce((a, b) => (Math.abs(b - words.length / 2) < Math.abs(a - words.length / 2) ? b : a));
  return [words.slice(0, best), words.slice(best + 1)];
}
