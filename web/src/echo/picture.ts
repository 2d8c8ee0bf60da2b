// The front page as a picture, to keep and to share.
import { t, words } from "../i18n/words.svelte";
import { dateline, standings, type Paper, type Story } from "./paper";
import { BODY, FADED, HEADING, INK, PAPER, Press, TITLE, WIRE, type Type } from "./press";

export const WIDTH = 1200;
export const HEIGHT = 1500;
const EDGE = 64;
const ROOM = WIDTH - 2 * EDGE;
const GAP = 44;
const COLUMN = (ROOM - GAP) / 2;
const FOOT = HEIGHT - 74;
const FACE = 78;
const AIRY = 4; // parts that share the room left
const MOST_AIR = 60;
const LINES: Type = { size: 25, family: BODY, leading: 1.36 };
const SHORT: Type = { size: 21, family: BODY, leading: 1.34 };
const KIND: Type = { size: 24, family: HEADING, color: PAPER };

export async function picture(paper: Paper): Promise<File> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const faces = [`80px ${HEADING}`, `60px ${TITLE}`, `25px ${BODY}`, `italic 25px ${BODY}`, `700 25px ${BODY}`, `22px ${WIRE}`];
  await Promise.all(faces.map((face) => document.fonts.load(face)));
  const press = new Press(canvas.getContext("2d")!);
  const end = await print(press, paper, 0); // a proof: how much room is left
  await print(press, paper, Math.min(MOST_AIR, Math.max(0, FOOT - end) / AIRY));
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("the picture could not be made");
  return new File([blob], `darkrock-echo-${paper.table.id}.png`, { type: "image/png" });
}

// The whole page, with so much air between its parts; returns where it ends.
async function print(press: Press, paper: Paper, air: number): Promise<number> {
  press.ink.fillStyle = PAPER;
  press.ink.fillRect(0, 0, WIDTH, HEIGHT);
  press.ink.strokeStyle = INK;
  press.ink.lineWidth = 3;
  press.ink.strokeRect(22, 22, WIDTH - 44, HEIGHT - 44);
  let y = head(press, paper) + air / 2;
  y = (await lead(press, paper, y)) + air / 2;
  y = (await ranks(press, paper, y)) + air / 2;
  const [short, long] = [true, false].map((is) => paper.stories.filter((story) => (story.place === "news") === is));
  y = await columns(press, paper, long!, y, air);
  y = news(press, short!, y);
  press.set(t("echo-printed"), EDGE, FOOT + 14, ROOM, { size: 20, family: WIRE, color: FADED }, "center");
  return y;
}

function head(press: Press, paper: Paper): number {
  const line: Type = { size: 22, family: WIRE };
  press.set(dateline(paper), EDGE, 46, ROOM, line);
  press.set(t("echo-price"), EDGE, 46, ROOM, line, "right");
  const name: Type = press.fitted(t("echo-masthead"), ROOM, 1, { size: 124, family: HEADING, leading: 1.05 });
  let y = press.set(t("echo-masthead"), EDGE, 84, ROOM, name, "center") + 10;
  press.rule(EDGE, y, ROOM, true);
  y = press.set(`${paper.game} · ${t("echo-motto")}`, EDGE, y + 16, ROOM, { size: 23, family: BODY, style: "italic" }, "center");
  press.rule(EDGE, y + 4, ROOM, true);
  return y + 34;
}

async function lead(press: Press, paper: Paper, top: number): Promise<number> {
  const { title, text, seats } = paper.headline;
  const size = seats.length > 1 ? 150 : 230;
  for (const [i, seat] of seats.entries()) await press.portrait(paper.faces[seat], seat, EDGE + i * (size + 14), top, size);
  const x = EDGE + seats.length * (size + 14) + (seats.length ? 20 : 0);
  const width = WIDTH - EDGE - x;
  const type = press.fitted(title, width, 2, { size: 88, family: TITLE, leading: 1.08 });
  const italic: Type = { size: 29, family: BODY, style: "italic", leading: 1.36 };
  const high = press.height(title, width, type) + 12 + press.height(text, width, italic);
  const y = press.title(title, x, top + Math.max(0, (size - high) / 2), width, type) + 12;
  return Math.max(press.title(text, x, y, width, italic), top + size) + 24;
}

// All players in order, each with portrait and points.
async function ranks(press: Press, paper: Paper, top: number): Promise<number> {
  press.rule(EDGE, top, ROOM, true);
  const all = standings(paper);
  const each = ROOM / all.length;
  for (const [i, { seat, place, points }] of all.entries()) {
    const x = EDGE + i * each;
    const label = `${place}. ${words.seatName(seat)}`;
    await press.portrait(paper.faces[seat], seat, x, top + 24, 84);
    const name: Type = press.fitted(label, each - 110, 1, { size: 26, family: BODY, style: "700" });
    const y = press.set(label, x + 98, top + 30, each - 104, name);
    press.set(String(points), x + 98, y + 2, each - 104, { size: 38, family: TITLE });
  }
  press.rule(EDGE, top + 132, ROOM, true);
  return top + 160;
}

async function columns(press: Press, paper: Paper, stories: Story[], top: number, air: number): Promise<number> {
  let y = top;
  for (let i = 0; i < stories.length; i += 2) {
    const ends: number[] = [];
    for (const [at, story] of stories.slice(i, i + 2).entries()) ends.push(await told(press, paper, story, EDGE + at * (COLUMN + GAP), y));
    const end = Math.max(...ends);
    press.ink.fillStyle = FADED;
    if (ends.length > 1) press.ink.fillRect(WIDTH / 2, y, 1.5, end - y - 8);
    y = end + 20 + air;
  }
  return y;
}

async function told(press: Press, paper: Paper, { place, title, text, seats }: Story, x: number, top: number): Promise<number> {
  const kind = t(`echo-place-${place}`);
  press.ink.fillStyle = INK;
  press.ink.fillRect(x, top, press.width(kind, KIND) + 22, 36);
  press.set(kind, x + 11, top + 4, COLUMN, KIND);
  for (const [i, seat] of seats.entries()) await press.portrait(paper.faces[seat], seat, x + COLUMN - (seats.length - i) * (FACE + 8), top, FACE);
  const width = COLUMN - seats.length * (FACE + 8) - 20;
  const type = press.fitted(title, width, 2, { size: 36, family: TITLE, leading: 1.14 });
  const below = Math.max(press.title(title, x, top + 46, width, type) + 8, seats.length ? top + FACE + 18 : 0);
  return press.set(text, x, below, COLUMN, LINES);
}

// As many short news as there is room for, in two columns of about the same length.
function news(press: Press, stories: Story[], top: number): number {
  if (!stories.length || top > FOOT - 110) return top;
  press.rule(EDGE, top, ROOM, true);
  const bold: Type = { ...SHORT, style: "700" };
  const high = ({ title, text }: Story) => press.height(title, COLUMN, bold) + press.height(text, COLUMN, SHORT) + 12;
  const ends = [top + 22, top + 22];
  for (const story of stories) {
    const column = ends[1]! < ends[0]! ? 1 : 0;
    const y = ends[column]!;
    if (y + high(story) > FOOT) continue;
    const x = EDGE + column * (COLUMN + GAP);
    ends[column] = press.set(story.text, x, press.set(story.title, x, y, COLUMN, bold), COLUMN, SHORT) + 12;
  }
  return Math.max(...ends);
}

// ---- what to do with it ----

export function save(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export function canShare(): boolean {
  return "canShare" in navigator && navigator.canShare({ files: [new File([], "echo.png", { type: "image/png" })] });
}

export async function share(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file], title: t("echo-masthead") });
  } catch (fault) {
    if ((fault as DOMException).name !== "AbortError") throw fault; // the reader thought better of it
  }
}
