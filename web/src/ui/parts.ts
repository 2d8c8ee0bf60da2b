// Parts of the page that are loaded on demand, each with its style and its drawings.
import { fetchDrawings } from "../art/drawings";
import type { GameName } from "../net/types";
import { keptGame } from "../state/kept";
import { prefs } from "../state/prefs.svelte";
import { pageOf, pages } from "./games";
import { later } from "./later.svelte";
import { styled } from "./styled";

// Requested now, they are ready when the screen is laid out, which avoids a second layout.
const FACES = ["1em Sancreek", "1em Rye", "italic 1em Bitter", "1em 'Special Elite'"];

// `far`: for a television.
export function gameScreen(game: GameName, far = false) {
  void fetchDrawings(game, later.over);
  if (prefs.font !== "legible") for (const face of FACES) void document.fonts.load(face);
  const page = pageOf(game);
  return far && page.tv ? page.tv() : page.screen();
}

// A table shown before (`id`) needs the same game's screen again: nobody waits until it says so.
export function tableScreen(id = "") {
  const game = keptGame(id);
  if (game) void gameScreen(game).catch(() => {}); // the table will see for itself
  return styled("table", import("../shell/TableScreen.svelte"));
}
export const optionsPanel = () => styled("options", import("../lobby/Options.svelte"));
export const strangersPanel = () => styled("strangers", import("../lobby/Strangers.svelte"));
export const settingsPanel = () => styled("settings", import("../shell/Settings.svelte"));
export const rulesDrawer = () => styled("rules", import("../shell/RulesDrawer.svelte"));
export const ordersPanel = () => styled("orders", import("../shell/Orders.svelte"));
export const devicePanel = () => styled("device", import("../shell/Device.svelte"));
export const hintPanel = () => styled("hint", import("../shell/Hint.svelte"));
export const leavePanel = () => styled("leave", import("../shell/Leave.svelte"));
export const askSeatPanel = () => styled("ask-seat", import("../shell/AskSeat.svelte"));
export const othersPanel = () => styled("others", import("../shell/Others.svelte"));
export const curtainPart = () => styled("curtain", import("../shell/Curtain.svelte"));
export const keysPanel = () => styled("keys", import("../shell/Keys.svelte"));
export const frozenScreen = () => styled("frozen", import("../shell/Frozen.svelte"));
export const waitingRoom = () => styled("waiting", import("../lobby/WaitingRoom.svelte"));
export const waitingToy = () => styled("toy", import("../lobby/Toy.svelte"));
export function homePage() {
  for (const [game, page] of Object.entries(pages)) if (page.looksOut) void fetchDrawings(game);
  return styled("home", import("../lobby/Home.svelte"));
}
export const bubblePart = () => styled("bubble", import("../shell/Bubble.svelte"));
export const lessonBar = () => styled("lesson", import("../lessons/LessonBar.svelte"));
export const tipsPart = () => styled("tips", import("../lessons/Tips.svelte"));
export const signalsPart = () => styled("signals", import("../signals/Layer.svelte"));
export const television = () => styled("tv", import("../tv/Television.svelte"));
export const echoPage = () => styled("echo", import("../echo/EchoPage.svelte"));
export const reviewPage = () => styled("review", import("../review/ReviewPage.svelte"));
export const pastPage = () => styled("past", import("../past/PastPage.svelte"));
export const leadersPage = () => styled("leaders", import("../ranks/LeadersPage.svelte"));
export const personPage = () => styled("person", import("../ranks/PersonPage.svelte"));
export const tournamentsPage = () => styled("tournaments", import("../tournaments/TournamentsPage.svelte"));
export const tournamentPage = () => styled("tournament", import("../tournaments/TournamentPage.svelte"));
export const newTournament = () => styled("new-tournament", import("../tournaments/NewTournament.svelte"));
export const openFile = () => styled("open", import("../past/OpenFile.svelte"));
export const replayBar = () => styled("replay-bar", import("../shell/replay/Bar.svelte"));
export const replayMarks = () => styled("marks", import("../shell/replay/Marks.svelte"));
export const replayPage = () => styled("replay", import("../shell/Replay.svelte"));
