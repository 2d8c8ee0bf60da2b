// The portraits of Western Legends, assembled from a few parts: coat, head, hair, beard, hat. Shown
// by <Bust of="annie-oakley" />; the symbol's id is "bust-annie-oakley", on a 120-unit grid.
const INK = "#2b1d12";
const p = (d: string, fill = "none", more = "") => `<path d="${d}" fill="${fill}" ${more}/>`;
const shade = (d: string) => p(d, INK, `stroke="none" opacity=".22"`);
const line = (d: string, width = 1.5, color = INK) => p(d, "none", `stroke-width="${width}" stroke="${color}"`);

const SKIN = { fair: "#f0cfa6", tanned: "#dba978", brown: "#b0784e", dark: "#7d4f33" };

// ---- coats ----

const body = (color: string) => p("M10 124C11 105 27 99 45 94H75C93 99 109 105 110 124Z", color) + shade("M75 95.500C93 100 107 106 108.6 124H84Z");
const lapels = (color: string, shirt = "#fbf1dc") =>
  p("M46 94 60 124 74 94Z", shirt) + p("M46 94 35 101 52 124H60Z", color) + p("M74 94 85 101 68 124H60Z", color) + shade("M74 94 85 101 68 124H60Z");
const tie = p("M60 100l-4.6 4 3 3-3 17h9.200l-3-17 3-3z", INK, `stroke-width="2"`);
const bow = (color: string) => p("M60 101 49 96V107ZM60 101 71 96V107Z", color, `stroke-width="2"`);
const scarf = (color: string) => p("M41 89Q60 101 79 89L82 95Q74 101 64 103L61 119 55 103Q45 101 38 95Z", color) + shade("M62 103Q74 100.6 80.6 95L78.6 91Q72 96 63 97.600Z");
const fringe = (color: string) => line("M20 108v10M27 104v11M34 101v11M86 101v11M93 104v11M100 108v10", 3, color) + line("M16 109Q36 95 45 95M104 109Q84 95 75 95", 1.6);
const badge = `<path transform="translate(88 111)" d="M0-11 3-4 10.5-3.5 5 1.5 6.6 9 0 5-6.6 9-5 1.5-10.5-3.5-3-4Z" fill="#e8c36c" stroke-width="2.2"/>`;
const medal = p("M82 104l4 0 2 7h-8z", "#a3201d", `stroke-width="1.6"`) + `<circle cx="84" cy="115" r="4" fill="#e8c36c" stroke-width="1.8"/>`;
const buttons = `<circle cx="60" cy="111" r="1.8" fill="#e8c36c" stroke-width="1.2"/><circle cx="60" cy="119" r="1.8" fill="#e8c36c" stroke-width="1.2"/>`;
const beads = line("M44 97Q60 116 76 97", 3.400, "#2f6a6c") + line("M42 100Q60 124 78 100", 2.600, "#fbf1dc");
const cameo = `<ellipse cx="60" cy="107" rx="4" ry="5" fill="#e8c36c" stroke-width="1.8"/>`;

// ---- heads ----

const NOSE = "M59.5 56 56 67Q60 70.5 64 68";
const head = (skin: string) =>
  p("M50 76V97Q60 104 70 97V76Z", skin) +
  shade("M50 80Q60 92 70 80V76H50Z") +
  `<ellipse cx="39.5" cy="61" rx="4.5" ry="6.5" fill="${skin}"/><ellipse cx="80.5" cy="61" rx="4.5" ry="6.5" fill="${skin}"/>` +
  p("M40 42C39 60 41 73 49 82Q60 92 71 82C79 73 81 60 80 42Z", skin) +
  shade("M66 43C73 58 73 74 62.5 87.200Q67 86 71 82C78.3 73 79.6 60 78.7 43Z") +
  line(NOSE, 1.9);
const eyes = (brows: string, y = 58) =>
  `<circle cx="50.5" cy="${y}" r="2.2" fill="${INK}" stroke="none"/><circle cx="69.5" cy="${y}" r="2.2" fill="${INK}" stroke="none"/>` + line(brows, 2.6);
const MILD = "M45 52Q50 49 55 52.400M65 52.400Q70 49 75 52";
const STERN = "M44.6 52 55 54.200M75.4 52 65 54.2";
const SLY = "M45 51.500Q51 49 56 52M64 51Q70 47.5 75.4 51";
const lashes = line("M45.5 58Q50.5 53.5 55.5 58M64.5 58Q69.5 53.5 74.5 58M45.5 57.5 43 55.500M74.5 57.5 77 55.5", 1.8);
const lips = p("M53 76Q57 73 60 75 63 73 67 76 60 83 53 76Z", "#a3201d", `stroke-width="1.7"`);
const smile = line("M52 77.500Q60 82.5 68 76.5", 2.2);
const flat = line("M54 79.500Q60 78 66 79.5", 2.1);
const grin = p("M51 76Q60 79 69 76 67 84 60 84 53 84 51 76Z", "#7c1614", `stroke-width="1.8"`) + p("M56 77.500h8v3h-8z", "#fffaf0", `stroke="none"`);
const moustache = (color: string) => p("M60 72C54 70 47 71.5 44 78 50 82 57 80.5 60 77 63 80.5 70 82 76 78 73 71.5 66 70 60 72Z", color, `stroke-width="2"`);
const handlebar = (color: string) =>
  p("M60 72C55 68.6 48 70.4 45 75 42.6 78.6 38 78.4 35.6 74.6 36 82 42 85 48 83 53 81.4 58 80.4 60 76.6 62 80.4 67 81.4 72 83 78 85 84 82 84.4 74.6 82 78.4 77.4 78.6 75 75 72 70.4 65 68.6 60 72Z", color);
const walrus = (color: string) => p("M60 71C52 69 45 72 43.5 81L46 89Q53 84 60 83 67 84 74 89L76.5 81C75 72 68 69 60 71Z", color, `stroke-width="2.2"`);
const beard = (color: string) => p("M40 58C38 74 43 92 60 96 77 92 82 74 80 58 78.5 68 74.5 72 68 71.500Q60 67 52 71.500C45.5 72 41.5 68 40 58Z", color) + line("M53.5 77.500Q60 80.5 66.5 77.5", 2);
const goatee = (color: string) => p("M56 83h8l-4 9z", color, `stroke-width="1.6"`);

// ---- hair ----

const sides = (color: string) => p("M40.6 43C40 52 41 58 42.6 62 45 55 45.5 46 45.5 43ZM79.4 43C80 52 79 58 77.4 62 75 55 74.5 46 74.5 43Z", color, `stroke="none"`);
const long = (color: string) => p("M38 42C28 56 29 84 33 98 42 104 46 96 47 88H73C74 96 78 104 87 98 91 84 92 56 82 42Z", color) + shade("M76 50C88 62 89 84 86 97 80 100 76 96 74 88Z");
const braids = (color: string) =>
  p("M40 44C33 58 33 74 35 84L33 112Q37 117 42 112L43 86C42 74 42 60 44 48ZM80 44C87 58 87 74 85 84L87 112Q83 117 78 112L77 86C78 74 78 60 76 48Z", color) + line("M33 104h9M78 104h9", 3.2, "#a3201d");
const brow = (skin: string) => p("M41 46C42 32 50 25 60 25 70 25 78 32 79 46Z", skin, `stroke="none"`);
const parting = (color: string) => p("M40 56C36 36 44 20 60 20 76 20 84 36 80 56 77 46 70 36 60 30 50 36 43 46 40 56Z", color);
const band = (color: string) => p("M39.5 43Q60 36 80.5 43V50Q60 43 39.5 50Z", color);
const feather = p("M72 26C76 10 88 2 96 4 98 14 90 26 76 30Z", "#fbf1dc") + line("M75 28Q85 16 95 6") + shade("M90 4 96 4C97.5 9 96 14 93 18Z");

// ---- hats: crown, band, brim ----

const crownShade = shade("M68 10C79 13 82 27 80.6 40L70 41C74 30 73 19 68 10Z");
const hatband = (color: string) => p("M39 31Q60 38 81 31V40Q60 46 39 40Z", color);
const cowboy = (color: string, ribbon: string) =>
  p("M39 40C38 24 38 9 48 8Q55 8 60 14 65 8 72 8C82 9 82 24 81 40Z", color) + crownShade + line("M60 14Q58 20 59 27", 1.7) + hatband(ribbon) +
  p("M8 32C12 25 20 27 25 33 31 38 45 42.6 60 42.6 75 42.6 89 38 95 33 100 27 108 25 112 32 112 43 92 53 60 53 28 53 8 43 8 32Z", color) +
  shade("M66 51.600C93 50 110 42 110.6 33 107 28 101 29.6 96.4 34 90 39.6 78 43.4 66 44Z");
const plainsman = (color: string, ribbon: string) =>
  p("M39 42C40 30 40 22 44 15Q60 7 77 17C81 25 81 34 83 44Z", color) + crownShade + p("M40 33Q60 38 82 36L83 44Q60 47 39 42Z", ribbon) +
  p("M8 40Q10 34.6 18 36.6 38 43.6 60 43.6 86 44 103 40 112 39 112 45 108 51.6 88 52.6 60 55 34 50 10 46.6 8 40Z", color) + line("M18 40.600Q40 47 66 47.6", 1.3, "#ffffff55");
const slouch = (color: string, ribbon: string) =>
  p("M39 38C34 20 44 11 52 13Q58 17 64 11C76 7 86 20 81 38Z", color) + crownShade + line("M52 13Q55 20 53 26", 1.6) + hatband(ribbon) +
  p("M14 44C10 36 18 28 30 34Q40 39 60 36 80 33 90 27C102 22 110 32 106 40Q96 50 78 47 60 44 44 49 24 52 14 44Z", color) + shade("M66 45Q96 50 104.6 39.400C108 33 102 25 91.4 28.600Q82 33.6 66 36.600Z");
const bowler = (color: string, ribbon: string) =>
  p("M39 38C37 17 48 10 60 10 72 10 83 17 81 38Z", color) + crownShade + hatband(ribbon) + p("M22 40C20 32 28 30 36 35.600Q60 43.6 84 35.600C92 30 100 32 98 40Q84 50 60 50 36 50 22 40Z", color);
const derby = (color: string, ribbon: string) =>
  p("M41 40C38 30 37 16 39 8Q50 3 60 9 72 2 81 9C83 17 82 30 79 40Z", color) + crownShade + line("M60 9Q57 18 60 25", 1.7) + hatband(ribbon) +
  p("M20 42C17 34 26 31 37 36.500Q60 43 83 36.500C94 31 103 34 100 42Q84 51 60 51 36 51 20 42Z", color);
const kerchief = (color: string) =>
  p("M38 52C30 30 42 13 60 13 78 13 90 30 82 52Q60 36 38 52Z", color) + shade("M70 15C86 22 88 38 81 50L74 46C79 35 77 24 70 15Z") + line("M60 40Q50 28 52 15M60 40Q72 28 68 15", 1.5) +
  p("M60 40C50 34 44 36 43 43 50 47 56 45 60 40ZM60 40C70 34 76 36 77 43 70 47 64 45 60 40Z", color) + `<circle cx="60" cy="40.5" r="3.6" fill="${color}"/>`;
const plumed = (color: string) =>
  p("M40 34C42 20 52 15 62 16 74 17 81 24 81 34Q60 27 40 34Z", color) + p("M26 38Q58 20 94 34 98 40 90 42 60 29 32 43 24 43 26 38Z", color) + p("M78 26C84 6 100 2 110 10 104 12 108 18 102 19 104 25 92 28 78 32Z", "#fbf1dc") + line("M80 29Q90 16 106 10", 1.3);
const coonskin =
  p("M36 46C32 26 44 12 60 12 76 12 88 26 84 46Q60 34 36 46Z", "#8a6a4a") + p("M34 50Q34 40 40 37 60 28 80 37 86 40 86 50 60 39 34 50Z", "#5b4230") + line("M44 42l1 5M52 39l1 5M60 38v5M68 39l-1 5M76 42l-1 5", 1.6) +
  p("M82 44C94 50 98 70 93 92L86 98 81 90C87 74 86 58 79 50Z", "#8a6a4a") + line("M91.6 60 84.500 62M94 72 86 74M93 85 84 86", 4, "#33241a");
const slick = (color: string) => p("M40.500 56C36 34 45 21 62 21 77 21 84 36 79.500 56 78 46 75 40 70 37 60 41 50 40 45 36 43 42 41 48 40.500 56Z", color) + line("M47 34Q56 25 72 29", 1.5, "#ffffff44");

const star = `<path transform="translate(60 26) scale(.75)" d="M0-11 3-4 10.5-3.5 5 1.5 6.6 9 0 5-6.6 9-5 1.5-10.5-3.5-3-4Z" fill="#e8c36c" stroke-width="2.2"/>`;

const black = p("M40.5 42H79.500C81 58 79 64 78 66Q60 58 42 66C40 60 39.6 50 40.5 42Z", INK, `stroke="none" opacity=".8"`) + p("M45 59Q50 56 55 59M65 59Q70 56 75 59", "none", `stroke="#fff3cf" stroke-width="2.4"`);
const mask = p("M37 62.600Q48 65.6 60 60.6 72 65.6 83 62.600C84 78 80 92 60 110 40 92 36 78 37 62.600Z", "#a3201d") + shade("M64 62.400Q73 65.4 81.6 64C82.4 78 78 91 62 106.4 70 92 71 76 64 62.400Z");

const FACES: Record<string, string> = {
  "annie-oakley": long("#6b4226") + body("#8a6b45") + lapels("#a3804f") + head(SKIN.fair) + lashes + eyes(MILD) + lips + sides("#6b4226") + cowboy("#c7a26a", "#683f22") + star,
  "bass-reeves": body("#3b3a44") + lapels("#4a4955") + tie + badge + head(SKIN.dark) + eyes(STERN) + walrus("#241a14") + sides("#241a14") + cowboy("#39312b", "#6b2a1a"),
  "billy-the-kid": body("#7a6a4c") + lapels("#5d4f37", "#d8c39a") + scarf("#7c2f1c") + head(SKIN.fair) + eyes(SLY) + grin + sides("#8a6236") + derby("#5b4a3a", "#33291f"),
  "bloody-knife": body("#3f566d") + buttons + scarf("#e0c083") + head(SKIN.brown) + brow(SKIN.brown) + eyes(STERN) + flat + parting("#1f1712") + braids("#1f1712") + feather,
  "calamity-jane": body("#c29256") + fringe("#e0b673") + scarf("#2f6a6c") + head(SKIN.tanned) + eyes(SLY) + smile + sides("#5a3a20") + braids("#5a3a20") + slouch("#8a5a34", "#4b2c17"),
  "doc-holliday": body("#6d6a72") + lapels("#7d7a83") + bow("#6d3550") + head("#f6dfc4") + eyes(SLY) + handlebar("#b08a52") + sides("#b08a52") + bowler("#4b4850", "#2c2a31"),
  "jesse-james": body("#4a3a2c") + lapels("#5b4837", "#d8c39a") + scarf("#3b4a3c") + head(SKIN.fair) + beard("#4a2f1f") + eyes(STERN) + sides("#4a2f1f") + derby("#6b4226", "#33291f"),
  "kit-carson": long("#8a6a44") + body("#b98d56") + fringe("#d8b27a") + head(SKIN.tanned) + eyes(MILD) + moustache("#8a6a44") + flat + slouch("#6f6250", "#4a4034"),
  "stagecoach-mary-fields": body("#6a2f3a") + p("M30 100 60 124 90 100 76 94 60 106 44 94Z", "#8f5a3a") + head(SKIN.dark) + lashes + eyes(STERN) + lips + kerchief("#d9b25f"),
  "wild-bill-hickok": long("#a87c46") + body("#2f3a4a") + lapels("#3d4a5c") + bow("#a3201d") + head(SKIN.fair) + eyes(STERN) + handlebar("#a87c46") + plainsman("#b9a27c", "#683f22"),
  "wyatt-earp": body("#2e2a2a") + lapels("#3c3737") + tie + badge + head(SKIN.fair) + eyes(STERN) + handlebar("#5a3a20") + sides("#5a3a20") + plainsman("#2f2926", "#514840"),
  "y-b-rowdy": long("#1f1712") + body("#35506b") + buttons + medal + head(SKIN.brown) + brow(SKIN.brown) + eyes(MILD) + smile + parting("#1f1712") + band("#a3201d"),
  "fee-lee-wong": body("#27455e") + p("M49 94Q60 103 71 94V100Q60 109 49 100Z", "#1d3346") + buttons + head(SKIN.tanned) + brow(SKIN.tanned) + eyes(MILD) + smile + sides("#1f1712") + bowler("#2c2a31", "#6b2a1a"),
  "maria-gertrudis-barcelo": long("#1f1712") + body("#7c1f2c") + p("M30 100 60 124 90 100 76 94 60 108 44 94Z", "#e0b673") + head(SKIN.tanned) + brow(SKIN.tanned) + lashes + eyes(SLY) + lips + parting("#1f1712") + p("M44 20Q60 0 76 20 68 14 60 15 52 14 44 20Z", "#d9b25f"),
  "pat-garrett": body("#4f4a45") + lapels("#5f5952") + tie + badge + head(SKIN.fair) + eyes(STERN) + walrus("#33241a") + sides("#33241a") + derby("#2f2926", "#514840"),
  "poker-alice": long("#b9a88e") + body("#5d5a52") + lapels("#6f6b61", "#efe3cc") + bow("#3b3a44") + head(SKIN.fair) + eyes(STERN) + flat + p("M66 79 84 84 83 87 65 82Z", "#7a4f2b", `stroke-width="1.6"`) + slouch("#7d7365", "#3c332d"),
  "seth-bullock": body("#2f3f4a") + lapels("#3d5060") + bow("#1c1a1c") + badge + head(SKIN.fair) + eyes("M44 51.500 56 55.500M76 51.5 64 55.5") + walrus("#5a3a20") + sides("#5a3a20") + cowboy("#4b4036", "#241a14"),
  "soapy-smith": body("#2c2a31") + lapels("#3d3a44", "#efe3cc") + tie + head(SKIN.fair) + beard("#241a14") + eyes(SLY) + sides("#241a14") + plainsman("#241f1d", "#6d6a72"),
  "sundance-kid": body("#5b4a3a") + lapels("#6d5a47") + scarf("#2f5a48") + head(SKIN.fair) + eyes(SLY) + moustache("#8a6236") + sides("#8a6236") + bowler("#6b4226", "#33291f"),
  "al-swearengen": body("#2c2a31") + lapels("#3a3030", "#efe3cc") + p("M50 101 60 106 70 101 68 124H52Z", "#7c2f3a", `stroke-width="2"`) + bow("#1c1a1c") + head(SKIN.fair) + brow(SKIN.fair) + eyes("M44 51.500 56 55M76 51.5 64 55") + walrus("#241a14") + slick("#241a14"),
  "ben-hodges": body("#4a3f55") + lapels("#5b4f68", "#efe3cc") + p("M50 101 60 106 70 101 68 124H52Z", "#b07a2a", `stroke-width="2"`) + bow("#7c2f1c") + head("#96623f") + eyes(SLY) + moustache("#1c1410") + smile + sides("#1c1410") + plainsman("#6f5236", "#c29256"),
  "elfego-baca": body("#39434f") + lapels("#485563") + tie + badge + head(SKIN.tanned) + eyes(STERN) + moustache("#1c1410") + flat + sides("#1c1410") + plainsman("#d8c39a", "#4b2c17"),
  "james-beckwourth": long("#241a14") + body("#a3753f") + fringe("#d8b27a") + beads + head(SKIN.brown) + brow(SKIN.brown) + eyes(MILD) + goatee("#241a14") + moustache("#241a14") + parting("#241a14") + band("#2f6a6c") + feather,
  "texas-john-slaughter": body("#5a4a38") + lapels("#6b5a44", "#efe3cc") + bow("#2f3f4a") + badge + head(SKIN.fair) + eyes(STERN) + beard("#6d4a2c") + sides("#6d4a2c") + cowboy("#e6d6b4", "#514840"),
  "lottie-deno": long("#9c3f1c") + body("#2f5a48") + p("M30 100 60 124 90 100 76 94 60 108 44 94Z", "#efe3cc") + cameo + head("#f6dfc4") + brow("#f6dfc4") + lashes + eyes(SLY) + lips + parting("#9c3f1c") + plumed("#2f5a48"),
  lozen: long("#1c1410") + body("#8a4a2c") + p("M36 98 60 118 84 98 76 94 60 107 44 94Z", "#d8b27a") + beads + head(SKIN.brown) + brow(SKIN.brown) + lashes + eyes(STERN) + flat + parting("#1c1410") + band("#c9a13a"),
  "tom-tobin": long("#4a2f1f") + body("#8a5a34") + fringe("#c29256") + scarf("#a3201d") + head(SKIN.tanned) + eyes(STERN) + beard("#4a2f1f") + coonskin,
  "curly-bill-brocius": long("#1c1410") + body("#6a2f1c") + scarf("#c29256") + head(SKIN.tanned) + eyes(STERN) + grin + sides("#1c1410") + slouch("#39312b", "#a3201d"),
  "man-in-black": body("#1c1a1c") + lapels("#2a282b", "#3a383c") + head(SKIN.fair) + brow(SKIN.fair) + black + goatee("#1c1a1c") + line("M54 78Q60 76.5 66 78", 2) + plainsman("#1c1a1c", "#3a383c"),
  sheriff: body("#2f6a6c") + lapels("#2f6a6c") + tie + badge + head(SKIN.fair) + eyes(STERN) + handlebar("#8a5a34") + sides("#4a2f1f") + cowboy("#efe2c4", "#683f22"),
  bandit: body("#4c443d") + head(SKIN.tanned) + eyes("M43.6 50.6 57 55.400M76.4 50.6 63 55.4") + mask + slouch("#6f675f", "#3c332d"),
  // of a pack: there is no drawing
  stranger: body("#6a5a44") + lapels("#7d6c52") + head(SKIN.tanned) + slouch("#5a4a38", "#2f2418"),
  guard: body("#2f3f63") + buttons + lapels("#3b4d78", "#2f3f63") + head(SKIN.fair) + eyes(STERN) + moustache("#3c332d") + flat + p("M38 40C38 22 46 14 60 14 74 14 82 22 82 40Z", "#2f3f63") + p("M34 44Q60 34 86 44L82 50Q60 42 38 50Z", "#1f2b47") + `<circle cx="60" cy="27" r="4" fill="#e8c36c"/>`,
};

const symbol = (id: string, drawing: string) =>
  `<symbol id="bust-${id}" viewBox="0 0 120 120"><g fill="none" stroke="${INK}" stroke-width="2.8" stroke-linejoin="round" stroke-linecap="round">${drawing}</g></symbol>`;

export default Object.entries(FACES)
  .map(([id, drawing]) => symbol(id, drawing))
  .join("");
