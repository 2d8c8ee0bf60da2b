// The parts of which portraits are assembled, on a 120-unit grid: coat, head, hair, beard, hat.
export const INK = "#2b1d12";
export const p = (d: string, fill = "none", more = "") => `<path d="${d}" fill="${fill}" ${more}/>`;
export const shade = (d: string) => p(d, INK, `stroke="none" opacity=".22"`);
export const line = (d: string, width = 1.5, color = INK) => p(d, "none", `stroke-width="${width}" stroke="${color}"`);

export const SKIN = { fair: "#f0cfa6", tanned: "#dba978", brown: "#b0784e", dark: "#7d4f33" };

// ---- coats ----

export const body = (color: string) => p("M10 124C11 105 27 99 45 94H75C93 99 109 105 110 124Z", color) + shade("M75 95.500C93 100 107 106 108.6 124H84Z");
export const lapels = (color: string, shirt = "#fbf1dc") =>
  p("M46 94 60 124 74 94Z", shirt) + p("M46 94 35 101 52 124H60Z", color) + p("M74 94 85 101 68 124H60Z", color) + shade("M74 94 85 101 68 124H60Z");
export const tie = p("M60 100l-4.6 4 3 3-3 17h9.200l-3-17 3-3z", INK, `stroke-width="2"`);
export const bow = (color: string) => p("M60 101 49 96V107ZM60 101 71 96V107Z", color, `stroke-width="2"`);
export const scarf = (color: string) => p("M41 89Q60 101 79 89L82 95Q74 101 64 103L61 119 55 103Q45 101 38 95Z", color) + shade("M62 103Q74 100.6 80.6 95L78.6 91Q72 96 63 97.600Z");
export const fringe = (color: string) => line("M20 108v10M27 104v11M34 101v11M86 101v11M93 104v11M100 108v10", 3, color) + line("M16 109Q36 95 45 95M104 109Q84 95 75 95", 1.6);
export const badge = `<path transform="translate(88 111)" d="M0-11 3-4 10.5-3.5 5 1.5 6.6 9 0 5-6.6 9-5 1.5-10.5-3.5-3-4Z" fill="#e8c36c" stroke-width="2.2"/>`;
export const medal = p("M82 104l4 0 2 7h-8z", "#a3201d", `stroke-width="1.6"`) + `<circle cx="84" cy="115" r="4" fill="#e8c36c" stroke-width="1.8"/>`;
export const buttons = `<circle cx="60" cy="111" r="1.8" fill="#e8c36c" stroke-width="1.2"/><circle cx="60" cy="119" r="1.8" fill="#e8c36c" stroke-width="1.2"/>`;
export const beads = line("M44 97Q60 116 76 97", 3.400, "#2f6a6c") + line("M42 100Q60 124 78 100", 2.600, "#fbf1dc");
export const cameo = `<ellipse cx="60" cy="107" rx="4" ry="5" fill="#e8c36c" stroke-width="1.8"/>`;

// ---- heads ----

const NOSE = "M59.5 56 56 67Q60 70.5 64 68";
export const head = (skin: string) =>
  p("M50 76V97Q60 104 70 97V76Z", skin) +
  shade("M50 80Q60 92 70 80V76H50Z") +
  `<ellipse cx="39.5" cy="61" rx="4.5" ry="6.5" fill="${skin}"/><ellipse cx="80.5" cy="61" rx="4.5" ry="6.5" fill="${skin}"/>` +
  p("M40 42C39 60 41 73 49 82Q60 92 71 82C79 73 81 60 80 42Z", skin) +
  shade("M66 43C73 58 73 74 62.5 87.200Q67 86 71 82C78.3 73 79.6 60 78.7 43Z") +
  line(NOSE, 1.9);
export const eyes = (brows: string, y = 58) =>
  `<circle cx="50.5" cy="${y}" r="2.2" fill="${INK}" stroke="none"/><circle cx="69.5" cy="${y}" r="2.2" fill="${INK}" stroke="none"/>` + line(brows, 2.6);
export const MILD = "M45 52Q50 49 55 52.400M65 52.400Q70 49 75 52";
export const STERN = "M44.6 52 55 54.200M75.4 52 65 54.2";
export const SLY = "M45 51.500Q51 49 56 52M64 51Q70 47.5 75.4 51";
export const lashes = line("M45.5 58Q50.5 53.5 55.5 58M64.5 58Q69.5 53.5 74.5 58M45.5 57.5 43 55.500M74.5 57.5 77 55.5", 1.8);
export const lips = p("M53 76Q57 73 60 75 63 73 67 76 60 83 53 76Z", "#a3201d", `stroke-width="1.7"`);
export const smile = line("M52 77.500Q60 82.5 68 76.5", 2.2);
export const flat = line("M54 79.500Q60 78 66 79.5", 2.1);
export const grin = p("M51 76Q60 79 69 76 67 84 60 84 53 84 51 76Z", "#7c1614", `stroke-width="1.8"`) + p("M56 77.500h8v3h-8z", "#fffaf0", `stroke="none"`);
export const moustache = (color: string) => p("M60 72C54 70 47 71.5 44 78 50 82 57 80.5 60 77 63 80.5 70 82 76 78 73 71.5 66 70 60 72Z", color, `stroke-width="2"`);
export const handlebar = (color: string) =>
  p("M60 72C55 68.6 48 70.4 45 75 42.6 78.6 38 78.4 35.6 74.6 36 82 42 85 48 83 53 81.4 58 80.4 60 76.6 62 80.4 67 81.4 72 83 78 85 84 82 84.4 74.6 82 78.4 77.4 78.6 75 75 72 70.4 65 68.6 60 72Z", color);
export const walrus = (color: string) => p("M60 71C52 69 45 72 43.5 81L46 89Q53 84 60 83 67 84 74 89L76.5 81C75 72 68 69 60 71Z", color, `stroke-width="2.2"`);
export const beard = (color: string) => p("M40 58C38 74 43 92 60 96 77 92 82 74 80 58 78.5 68 74.5 72 68 71.500Q60 67 52 71.500C45.5 72 41.5 68 40 58Z", color) + line("M53.5 77.500Q60 80.5 66.5 77.5", 2);
export const goatee = (color: string) => p("M56 83h8l-4 9z", color, `stroke-width="1.6"`);

// ---- hair ----

export const sides = (color: string) => p("M40.6 43C40 52 41 58 42.6 62 45 55 45.5 46 45.5 43ZM79.4 43C80 52 79 58 77.4 62 75 55 74.5 46 74.5 43Z", color, `stroke="none"`);
export const long = (color: string) => p("M38 42C28 56 29 84 33 98 42 104 46 96 47 88H73C74 96 78 104 87 98 91 84 92 56 82 42Z", color) + shade("M76 50C88 62 89 84 86 97 80 100 76 96 74 88Z");
export const braids = (color: string) =>
  p("M40 44C33 58 33 74 35 84L33 112Q37 117 42 112L43 86C42 74 42 60 44 48ZM80 44C87 58 87 74 85 84L87 112Q83 117 78 112L77 86C78 74 78 60 76 48Z", color) + line("M33 104h9M78 104h9", 3.2, "#a3201d");
export const brow = (skin: string) => p("M41 46C42 32 50 25 60 25 70 25 78 32 79 46Z", skin, `stroke="none"`);
export const parting = (color: string) => p("M40 56C36 36 44 20 60 20 76 20 84 36 80 56 77 46 70 36 60 30 50 36 43 46 40 56Z", color);
export const band = (color: string) => p("M39.5 43Q60 36 80.5 43V50Q60 43 39.5 50Z", color);
export const feather = p("M72 26C76 10 88 2 96 4 98 14 90 26 76 30Z", "#fbf1dc") + line("M75 28Q85 16 95 6") + shade("M90 4 96 4C97.5 9 96 14 93 18Z");

// ---- hats: crown, band, brim ----

const crownShade = shade("M68 10C79 13 82 27 80.6 40L70 41C74 30 73 19 68 10Z");
const hatband = (color: string) => p("M39 31Q60 38 81 31V40Q60 46 39 40Z", color);
export const cowboy = (color: string, ribbon: string) =>
  p("M39 40C38 24 38 9 48 8Q55 8 60 14 65 8 72 8C82 9 82 24 81 40Z", color) + crownShade + line("M60 14Q58 20 59 27", 1.7) + hatband(ribbon) +
  p("M8 32C12 25 20 27 25 33 31 38 45 42.6 60 42.6 75 42.6 89 38 95 33 100 27 108 25 112 32 112 43 92 53 60 53 28 53 8 43 8 32Z", color) +
  shade("M66 51.600C93 50 110 42 110.6 33 107 28 101 29.6 96.4 34 90 39.6 78 43.4 66 44Z");
export const plainsman = (color: string, ribbon: string) =>
  p("M39 42C40 30 40 22 44 15Q60 7 77 17C81 25 81 34 83 44Z", color) + crownShade + p("M40 33Q60 38 82 36L83 44Q60 47 39 42Z", ribbon) +
  p("M8 40Q10 34.6 18 36.6 38 43.6 60 43.6 86 44 103 40 112 39 112 45 108 51.6 88 52.6 60 55 34 50 10 46.6 8 40Z", color) + line("M18 40.600Q40 47 66 47.6", 1.3, "#ffffff55");
export const slouch = (color: string, ribbon: string) =>
  p("M39 38C34 20 44 11 52 13Q58 17 64 11C76 7 86 20 81 38Z", color) + crownShade + line("M52 13Q55 20 53 26", 1.6) + hatband(ribbon) +
  p("M14 44C10 36 18 28 30 34Q40 39 60 36 80 33 90 27C102 22 110 32 106 40Q96 50 78 47 60 44 44 49 24 52 14 44Z", color) + shade("M66 45Q96 50 104.6 39.400C108 33 102 25 91.4 28.600Q82 33.6 66 36.600Z");
export const bowler = (color: string, ribbon: string) =>
  p("M39 38C37 17 48 10 60 10 72 10 83 17 81 38Z", color) + crownShade + hatband(ribbon) + p("M22 40C20 32 28 30 36 35.600Q60 43.6 84 35.600C92 30 100 32 98 40Q84 50 60 50 36 50 22 40Z", color);
export const derby = (color: string, ribbon: string) =>
  p("M41 40C38 30 37 16 39 8Q50 3 60 9 72 2 81 9C83 17 82 30 79 40Z", color) + crownShade + line("M60 9Q57 18 60 25", 1.7) + hatband(ribbon) +
  p("M20 42C17 34 26 31 37 36.500Q60 43 83 36.500C94 31 103 34 100 42Q84 51 60 51 36 51 20 42Z", color);
export const kerchief = (color: string) =>
  p("M38 52C30 30 42 13 60 13 78 13 90 30 82 52Q60 36 38 52Z", color) + shade("M70 15C86 22 88 38 81 50L74 46C79 35 77 24 70 15Z") + line("M60 40Q50 28 52 15M60 40Q72 28 68 15", 1.5) +
  p("M60 40C50 34 44 36 43 43 50 47 56 45 60 40ZM60 40C70 34 76 36 77 43 70 47 64 45 60 40Z", color) + `<circle cx="60" cy="40.5" r="3.6" fill="${color}"/>`;
export const plumed = (color: string) =>
  p("M40 34C42 20 52 15 62 16 74 17 81 24 81 34Q60 27 40 34Z", color) + p("M26 38Q58 20 94 34 98 40 90 42 60 29 32 43 24 43 26 38Z", color) + p("M78 26C84 6 100 2 110 10 104 12 108 18 102 19 104 25 92 28 78 32Z", "#fbf1dc") + line("M80 29Q90 16 106 10", 1.3);
export const coonskin =
  p("M36 46C32 26 44 12 60 12 76 12 88 26 84 46Q60 34 36 46Z", "#8a6a4a") + p("M34 50Q34 40 40 37 60 28 80 37 86 40 86 50 60 39 34 50Z", "#5b4230") + line("M44 42l1 5M52 39l1 5M60 38v5M68 39l-1 5M76 42l-1 5", 1.6) +
  p("M82 44C94 50 98 70 93 92L86 98 81 90C87 74 86 58 79 50Z", "#8a6a4a") + line("M91.6 60 84.500 62M94 72 86 74M93 85 84 86", 4, "#33241a");
export const slick = (color: string) => p("M40.500 56C36 34 45 21 62 21 77 21 84 36 79.500 56 78 46 75 40 70 37 60 41 50 40 45 36 43 42 41 48 40.500 56Z", color) + line("M47 34Q56 25 72 29", 1.5, "#ffffff44");

export const star = `<path transform="translate(60 26) scale(.75)" d="M0-11 3-4 10.5-3.5 5 1.5 6.6 9 0 5-6.6 9-5 1.5-10.5-3.5-3-4Z" fill="#e8c36c" stroke-width="2.2"/>`;

export const black = p("M40.5 42H79.500C81 58 79 64 78 66Q60 58 42 66C40 60 39.6 50 40.5 42Z", INK, `stroke="none" opacity=".8"`) + p("M45 59Q50 56 55 59M65 59Q70 56 75 59", "none", `stroke="#fff3cf" stroke-width="2.4"`);
export const mask = p("M37 62.600Q48 65.6 60 60.6 72 65.6 83 62.600C84 78 80 92 60 110 40 92 36 78 37 62.600Z", "#a3201d") + shade("M64 62.400Q73 65.4 81.6 64C82.4 78 78 91 62 106.4 70 92 71 76 64 62.400Z");

// A portrait as a symbol, drawn with the same pen.
export const bust = (id: string, drawing: string) =>
  `<symbol id="${id}" viewBox="0 0 120 120"><g fill="none" stroke="${INK}" stroke-width="2.8" stroke-linejoin="round" stroke-linecap="round">${drawing}</g></symbol>`;
