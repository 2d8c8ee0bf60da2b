// The portraits of the bots (src/tumbleweed/personas/cast.toml), each before a colour of its own:
// legible at 28 px in a seat's chip. The symbol's id is "persona-silas-crow".
import {
  bust, p, shade, line, SKIN, body, lapels, tie, bow, scarf, fringe, buttons, beads, cameo,
  head, eyes, MILD, STERN, SLY, lashes, lips, smile, flat, grin, moustache, handlebar, walrus, beard,
  goatee, sides, long, braids, brow, parting, band, feather, cowboy, plainsman, slouch, bowler, derby,
  kerchief, INK,
} from "./bustParts";

// ---- eyes and what is on a face ----

const dot = (x: number, y: number, r: number, fill: string, more = `stroke="none"`) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
const wide = dot(50.5, 58, 4.4, "#fffaf0", `stroke-width="1.6"`) + dot(69.5, 58, 4.4, "#fffaf0", `stroke-width="1.6"`) + dot(50.5, 58, 1.9, INK) + dot(69.5, 58, 1.9, INK) + line("M44 49.5Q50 44 56 48M64 48Q70 44 76 49.5", 2.6);
const lidded = dot(50.5, 59, 2.3, INK) + dot(69.5, 59, 2.3, INK) + line("M45 57.4H56M64 57.4H75", 2.4) + line("M45 52H55M65 52H75", 2);
const glasses = dot(50, 58.5, 7.4, "#ffffff55", `stroke-width="2"`) + dot(70, 58.5, 7.4, "#ffffff55", `stroke-width="2"`) + line("M57.4 57.5Q60 55.5 62.6 57.5M42.6 57 39 56M77.4 57 81 56", 2);
const monocle = dot(69.5, 58.5, 7.6, "#ffffff55", `stroke="#e8b93c" stroke-width="2.4"`) + line("M76 63Q80 80 76 98", 1.4, "#e8b93c");
const patch = p("M62 52.5Q70 49 77.5 53 77 65 70 65.5 63 65 62 52.500Z", INK, `stroke="none"`) + line("M40 47 62 53M77 53 81 51", 2.2);
const freckles = [[46, 66], [49.5, 69], [52, 65.5], [68, 65.5], [70.5, 69], [74, 66]].map(([x, y]) => dot(x!, y!, 1.2, "#a8552e")).join("");
const hoops = dot(38.5, 71, 4, "none", `stroke="#e8b93c" stroke-width="2.4"`) + dot(81.5, 71, 4, "none", `stroke="#e8b93c" stroke-width="2.4"`);
const stalk = line("M64 78 88 72", 2, "#c99a2e") + p("M86 73Q92 66 97 69 93 75 86 73Z", "#d9b25f", `stroke-width="1.4"`);
const longBeard = (color: string) =>
  p("M40 56C37 78 40 104 60 120 80 104 83 78 80 56 78.5 68 74.5 72 68 71.500Q60 67 52 71.500C45.5 72 41.5 68 40 56Z", color) + line("M53.5 77.500Q60 80.5 66.5 77.5", 2) + line("M50 92Q52 102 58 110M70 92Q68 101 65 106", 1.5);

// ---- hair ----

const bun = (color: string) => dot(60, 15, 12, color, "") + line("M53 10Q60 16 67 9", 1.5);
const tufts = (color: string) => p("M40.6 46C33 50 33 62 40 66 43 60 43 52 42.5 46ZM79.4 46C87 50 87 62 80 66 77 60 77 52 77.5 46Z", color, `stroke-width="2"`);
const curls = (color: string) => [[38, 34], [34, 48], [33, 62], [37, 75], [48, 23], [60, 19], [72, 23], [82, 34], [86, 48], [87, 62], [83, 75]].map(([x, y]) => dot(x!, y!, 11, color, "")).join("");
const fringeOfCurls = (color: string) => [[44, 38], [52, 33], [60, 31.5], [68, 33], [76, 38]].map(([x, y]) => dot(x!, y!, 7, color, `stroke-width="2"`)).join("");
const rose = dot(80, 27, 7.5, "#a3201d", "") + line("M76 27Q80 22 83.5 26 82 31 78.5 29", 1.5, "#fbf1dc");
const bowl = (color: string) => p("M39.5 58C34 34 44 19 60 19 76 19 86 34 80.5 58L77 46Q60 41 43 46Z", color) + shade("M68 20C80 26 83 42 80 56L77 46 70 44.500C75 36 74 27 68 20Z");

// ---- hats ----

const topHat = (color: string, ribbon: string) =>
  p("M41 40C40 24 39 12 37 4Q60-4 83 4C81 12 80 24 79 40Z", color) + shade("M70 0.5 82 4C80.6 12 79.6 24 78.8 40L69 41Q73 20 70 0.500Z") + p("M40 29Q60 36 80 29V38Q60 45 40 38Z", ribbon) +
  p("M22 38C21 31 29 30 37 35Q60 42.5 83 35C91 30 99 31 98 38Q84 50 60 50 36 50 22 38Z", color);
const straw = (color: string, ribbon: string) =>
  p("M41 38C40 24 46 14 60 14 74 14 80 24 79 38Z", color) + line("M48 24Q60 19 72 24M45 30Q60 25 75 30", 1.4, "#96702a") + p("M40 33Q60 39 80 33V40Q60 46 40 40Z", ribbon) +
  p("M4 44 12 38 8 35Q34 34 41 38 60 44 79 38 86 34 112 35L108 38 116 44 108 45 112 49Q86 54 60 54 34 54 8 49L12 45Z", color);
const sombrero = (color: string, trim: string) =>
  p("M44 38Q48 8 60 5 72 8 76 38Z", color) + shade("M64 6.500Q72 12 75.6 38H67Q70 20 64 6.500Z") + p("M44 30Q60 37 76 30L77 39Q60 45 43 39Z", trim) +
  p("M1 36Q6 27 17 34 38 45 60 45 82 45 103 34 114 27 119 36 110 55 60 56 10 55 1 36Z", color) + line("M10 40 16 44 22 42 28 47 35 45 42 50 50 47 60 51 70 47 78 50 85 45 92 47 98 42 104 44 110 40", 2, trim);
const cap = (color: string, dark: string) =>
  p("M35 42C28 22 46 11 64 13 82 14 92 26 85 42Q60 33 35 42Z", color) + shade("M72 15C86 19 90 30 85 41L76 38Q80 26 72 15Z") + line("M60 13Q50 24 50 35M62 13Q72 23 73 35", 1.5) + dot(61, 13, 3, dark, `stroke-width="2"`) + p("M31 47Q34 38 60 37 82 37 87 43 60 43 40 51Z", dark);
const bonnet = (color: string, ribbon: string) =>
  p("M33 66C22 34 38 10 60 10 82 10 98 34 87 66L79 64C85 48 76 35 60 35 44 35 35 48 41 64Z", color) + shade("M70 12C90 20 95 44 87 65L80 63C86 47 82 26 70 12Z") + line("M36 60Q32 30 60 23 88 30 84 60", 1.5) +
  p("M41 64Q46 90 60 96 74 90 79 64L83 66Q80 94 62 102L66 118 60 108 54 118 58 102Q40 94 37 66Z", ribbon, `stroke-width="2.2"`);
const clover = [[0, -4], [4, 0], [0, 4], [-4, 0]].map(([x, y]) => dot(72 + x!, 27 + y!, 3.6, "#4f8a3a", `stroke-width="1.4"`)).join("");
const moon = p("M62 18A9 9 0 1 0 67 33 11 11 0 0 1 62 18Z", "#f0cf6a", `stroke-width="1.8"`);
const horseshoe = line("M53 104C49 112 52 119 60 119 68 119 71 112 67 104", 4.6) + line("M53 104C49 112 52 119 60 119 68 119 71 112 67 104", 2, "#c9c4bb");

// ---- coats ----

const collar = (color: string) => p("M46 92Q60 104 74 92L77 100Q60 112 43 100Z", color);
const shawl = (color: string) => p("M10 124C12 106 28 99 44 93L60 112 76 93C92 99 108 106 110 124Z", color) + line("M16 114l5 8M28 107l5 8M104 114l-5 8M92 107l-5 8", 1.6, "#fbf1dc");
const braces = line("M40 97 44 124M80 97 76 124", 5, "#683f22");

const ground = (color: string) => `<path d="M0 0H120V120H0Z" fill="${color}" stroke="none"/>`;

const PEOPLE: Record<string, string> = {
  "silas-crow": ground("#9fb0a8") + long("#8d8780") + body("#2c2a31") + lapels("#3d3a44", "#d8c39a") + head(SKIN.fair) + eyes(STERN) + walrus("#8d8780") + slouch("#2b2622", "#6d6a72"),
  "hattie-boggs": ground("#c9b3c9") + body("#4a3a5c") + collar("#efe3cc") + cameo + head(SKIN.tanned) + brow(SKIN.tanned) + eyes(STERN) + glasses + flat + bun("#b9b3a9") + parting("#b9b3a9"),
  "amos-pike": ground("#d8b98a") + body("#5b4a3a") + braces + head(SKIN.dark) + longBeard("#efe9dc") + eyes(STERN) + sides("#efe9dc") + derby("#6b4226", "#33291f"),
  "berta-stone": ground("#a9b9c9") + body("#6d6a72") + collar("#8f5a3a") + head(SKIN.fair) + eyes("M43.6 51 56 55M76.4 51 64 55") + flat + kerchief("#3f7a52"),
  "ruby-tate": ground("#f0d9a0") + curls("#b8431c") + body("#2f6a6c") + collar("#efe3cc") + head(SKIN.fair) + lashes + eyes(MILD) + freckles + grin + fringeOfCurls("#b8431c") + rose,
  "gus-penny": ground("#b9d0b0") + body("#7c2f3a") + lapels("#8f4450") + bow("#e8b93c") + head("#f4c9a6") + brow("#f4c9a6") + p("M41 46C42 30 50 24 60 24 70 24 78 30 79 46", "none") + eyes(MILD) + glasses + moustache("#f4efe6") + smile + tufts("#f4efe6"),
  "lupe-vega": ground("#f2c69a") + body("#c25a2e") + shawl("#2f6a6c") + head(SKIN.brown) + lashes + eyes(MILD) + lips + braids("#1c1410") + sombrero("#d9a441", "#a3201d"),
  "toby-finch": ground("#c8d8e6") + body("#efe3cc") + braces + scarf("#a3201d") + head(SKIN.fair) + eyes(MILD) + freckles + grin + sides("#b8702e") + cap("#48689a", "#2f456b"),
  "cole-vance": ground("#c2b0cc") + body("#2c2a31") + lapels("#4a2f5c", "#efe3cc") + bow("#7c2f6a") + head(SKIN.fair) + eyes(SLY) + handlebar("#241a14") + goatee("#241a14") + sides("#241a14") + topHat("#2c2a31", "#7c2f6a"),
  "delia-fox": ground("#d8e0b8") + long("#b0582a") + body("#2f5a48") + lapels("#3f7a62", "#efe3cc") + cameo + head("#f6dfc4") + lashes + eyes(SLY) + lips + dot(72, 72, 1.6, INK) + sides("#b0582a") + bowler("#24463a", "#c9a13a"),
  "mateo-cruz": ground("#d9a99a") + body("#3a2f2a") + scarf("#a3201d") + head(SKIN.brown) + eyes(SLY) + patch + moustache("#1c1410") + goatee("#1c1410") + sides("#1c1410") + plainsman("#2b2622", "#a3201d"),
  "ivy-marsh": ground("#a8cfc4") + curls("#1c1410") + body("#6a2f5c") + collar("#e0b673") + head(SKIN.dark) + lashes + eyes(SLY) + lips + fringeOfCurls("#1c1410") + band("#c9a13a") + hoops,
  "buck-grady": ground("#9fc0dc") + body("#c29256") + fringe("#e6c68f") + scarf("#a3201d") + head(SKIN.tanned) + eyes(MILD) + handlebar("#d9b25f") + smile + sides("#d9b25f") + cowboy("#f4ead6", "#a3201d"),
  "opal-reed": ground("#e6b8c0") + long("#e0bf6a") + body("#5c3a7a") + lapels("#724d92", "#efe3cc") + bow("#e8b93c") + head(SKIN.fair) + lashes + eyes(MILD) + lips + topHat("#5c3a7a", "#e8b93c") + feather,
  "rufus-bell": ground("#e6cf8a") + body("#7a4a1c") + lapels("#8f5a26", "#efe3cc") + tie + head(SKIN.dark) + eyes(MILD) + monocle + handlebar("#1c1410") + sides("#1c1410") + bowler("#c9962e", "#7c2f1c"),
  "inez-rojas": ground("#f0b89a") + bun("#1c1410") + body("#7c1f2c") + shawl("#a3201d") + head(SKIN.tanned) + brow(SKIN.tanned) + lashes + eyes(SLY) + lips + parting("#1c1410") + rose + hoops,
  "ezra-holt": ground("#c4c0b4") + body("#5d5a52") + lapels("#6f6b61") + tie + head("#ecd3b4") + lidded + flat + sides("#6d5a47") + topHat("#5d5a52", "#33302b"),
  "mae-sutter": ground("#c8d4dc") + body("#48688a") + collar("#efe3cc") + head(SKIN.fair) + lidded + flat + p("M42 48Q50 36 60 38 70 36 78 48 72 42 60 43 48 42 42 48Z", "#8a6236") + bonnet("#8fb0cc", "#efe3cc"),
  "chet-low": ground("#b8c8a0") + body("#39434f") + lapels("#485563") + bow("#1c1a1c") + head(SKIN.tanned) + lidded + glasses + flat + bowl("#1c1410"),
  "nell-frost": ground("#b0c0cc") + body("#3f566d") + beads + head(SKIN.brown) + lidded + flat + braids("#d8d4cc") + slouch("#8a8478", "#3f566d"),
  "zeke-moss": ground("#c6d8a8") + body("#48689a") + braces + head(SKIN.fair) + longBeard("#b0582a") + wide + stalk + sides("#b0582a") + straw("#e0bf6a", "#7c2f1c"),
  "clem-hardy": ground("#dcc8a8") + body("#6a5a44") + horseshoe + head(SKIN.fair) + beard("#6d4a2c") + wide + sides("#6d4a2c") + cap("#7a6a4c", "#4b4036") + clover,
  "pilar-luna": ground("#c8b8dc") + long("#1c1410") + body("#4a3a6a") + beads + head(SKIN.brown) + lashes + wide + lips + p("M36 52C30 28 42 12 60 12 78 12 90 28 84 52Q60 34 36 52Z", "#5c3a8a") + moon + hoops,
  "abel-knox": ground("#d0b0a0") + body("#5a6a3a") + scarf("#e0b673") + buttons + head(SKIN.dark) + wide + moustache("#1c1410") + flat + sides("#1c1410") + cowboy("#7a7a4a", "#3a3a22") + feather,
};

export default Object.entries(PEOPLE)
  .map(([id, drawing]) => bust(`persona-${id}`, drawing))
  .join("");
