// The portraits of Western Legends. Shown by <Bust of="annie-oakley" />; the symbol's id is
// "bust-annie-oakley".
import {
  bust, p, line, SKIN, body, lapels, tie, bow, scarf, fringe, badge, medal, buttons, beads,
  cameo, head, eyes, MILD, STERN, SLY, lashes, lips, smile, flat, grin, moustache, handlebar, walrus,
  beard, goatee, sides, long, braids, brow, parting, band, feather, cowboy, plainsman, slouch, bowler, derby,
  kerchief, plumed, coonskin, slick, star, black, mask,
} from "../../../art/bustParts";

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

export default Object.entries(FACES)
  .map(([id, drawing]) => bust(`bust-${id}`, drawing))
  .join("");
