// Setting type on a canvas: lines that fit, rules, portraits.
import { seatClass } from "../ui/seats";

export const INK = "#2b1d12";
export const FADED = "#5d4127";
export const PAPER = "#f6ead0";
export const TITLE = "Rye, Rockwell, serif";
export const HEADING = "Sancreek, Rye, serif";
export const BODY = "Bitter, Rockwell, Georgia, serif";
export const WIRE = "'Special Elite', 'Courier New', monospace";

export interface Type {
  size: number;
  family: string;
  style?: string; // "italic", "700"
  leading?: number; // of the size
  color?: string;
}

type Align = "left" | "center" | "right";

const font = ({ size, family, style = "" }: Type): string => `${style} ${size}px ${family}`;

export class Press {
  constructor(readonly ink: CanvasRenderingContext2D) {
    ink.textBaseline = "alphabetic";
  }

  width(text: string, type: Type): number {
    this.ink.font = font(type);
    return this.ink.measureText(text).width;
  }

  // Broken between words; a word that is too long stays whole.
  lines(text: string, width: number, type: Type): string[] {
    const lines: string[] = [];
    let line = "";
    for (const word of text.split(" ")) {
      const longer = line ? `${line} ${word}` : word;
      if (line && this.width(longer, type) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  }

  // The same number of lines, of about the same length: for titles.
  balanced(text: string, width: number, type: Type): string[] {
    const usual = this.lines(text, width, type);
    for (let narrow = width * 0.4; narrow < width; narrow += 12) {
      const lines = this.lines(text, narrow, type);
      if (lines.length === usual.length && lines.every((line) => this.width(line, type) <= width)) return lines;
    }
    return usual;
  }

  // The largest type, from the given one down, in which a text takes at most so many lines.
  fitted(text: string, width: number, most: number, type: Type): Type {
    for (let size = type.size; size > 20; size -= 2) {
      const smaller = { ...type, size };
      const lines = this.lines(text, width, smaller);
      if (lines.length <= most && lines.every((line) => this.width(line, smaller) <= width)) return smaller;
    }
    return { ...type, size: 20 };
  }

  height(text: string, width: number, type: Type): number {
    return this.lines(text, width, type).length * type.size * (type.leading ?? 1.3);
  }

  // Set a text from `y` down; returns where it ends.
  set(text: string, x: number, y: number, width: number, type: Type, align: Align = "left"): number {
    return this.laid(this.lines(text, width, type), x, y, width, type, align);
  }

  title(text: string, x: number, y: number, width: number, type: Type): number {
    return this.laid(this.balanced(text, width, type), x, y, width, type, "left");
  }

  private laid(lines: string[], x: number, y: number, width: number, type: Type, align: Align): number {
    const step = type.size * (type.leading ?? 1.3);
    const at = { left: x, center: x + width / 2, right: x + width }[align];
    this.ink.font = font(type);
    this.ink.fillStyle = type.color ?? INK;
    this.ink.textAlign = align;
    lines.forEach((line, i) => this.ink.fillText(line, at, y + step * i + type.size * 0.95));
    return y + step * lines.length;
  }

  rule(x: number, y: number, width: number, double = false): void {
    this.ink.fillStyle = INK;
    this.ink.fillRect(x, y, width, double ? 3 : 1.5);
    if (double) this.ink.fillRect(x, y + 6, width, 1.5);
  }

  async portrait(face: string | null | undefined, seat: number, x: number, y: number, size: number): Promise<void> {
    this.ink.fillStyle = colour(seat);
    this.ink.fillRect(x, y + size, size, 7);
    this.ink.fillStyle = "#f6e8cc";
    this.ink.fillRect(x, y, size, size);
    const drawn = face && document.getElementById(face);
    if (drawn) this.ink.drawImage(await image(drawn, seat), x, y, size, size);
    this.ink.strokeStyle = INK;
    this.ink.lineWidth = 3;
    this.ink.strokeRect(x, y, size, size);
  }
}

// The colour of a seat, as the style sheet has it.
function colour(seat: number): string {
  const probe = document.createElement("i");
  probe.className = seatClass(seat);
  document.body.append(probe);
  const found = getComputedStyle(probe).getPropertyValue("--pc");
  probe.remove();
  return found;
}

// A drawing of the page as a picture of its own; variables of the style sheet are filled in.
async function image(symbol: Element, seat: number): Promise<HTMLImageElement> {
  const drawing = symbol.innerHTML.replace(/var\(--pc\)/g, colour(seat)).replace(/var\(--[\w-]+,\s*([^)]+)\)/g, "$1");
  const picture = new Image(240, 240);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="${symbol.getAttribute("viewBox")}">${drawing}</svg>`;
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await picture.decode();
  return picture;
}
