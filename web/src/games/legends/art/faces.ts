// The characters drawn in busts.svg.ts; any other, such as one of a pack, gets the stranger's
// portrait.
const DRAWN = new Set([
  "annie-oakley", "bass-reeves", "billy-the-kid", "bloody-knife", "calamity-jane", "doc-holliday", "jesse-james", "kit-carson",
  "stagecoach-mary-fields", "wild-bill-hickok", "wyatt-earp", "y-b-rowdy", "fee-lee-wong", "maria-gertrudis-barcelo", "pat-garrett", "poker-alice", "seth-bullock", "soapy-smith", "sundance-kid",
  "al-swearengen", "ben-hodges", "elfego-baca", "james-beckwourth", "lottie-deno", "lozen", "texas-john-slaughter", "tom-tobin",
  "curly-bill-brocius", "man-in-black", "sheriff", "bandit", "guard",
]);

export const faceOf = (who: string): string => (DRAWN.has(who) ? who : "stranger");
