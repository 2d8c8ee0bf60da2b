// The page's interface to Western Legends.
import { styled } from "../../ui/styled";
import type { GamePage } from "../../ui/games";
import { layoutOf, ROOMY } from "./layout";
import { mapDrawing } from "./map/drawing";

export default {
  screen: async () => (await Promise.all([styled("legends", import("./Table.svelte")), layoutOf(matchMedia(ROOMY).matches)]))[0],
  tv: () => styled("legends-tv", import("./tv/Board.svelte")),
  early: ({ modules }) => void mapDrawing(modules as string[] | undefined).catch(() => {}),
  companion: true,
  face: "c-sheriff",
  tint: "#f8ddaa",
  facts: [["people", "home-legends-players"], ["star", "home-legends-length"], ["book", "home-legends-printings"]],
  place: 1,
} satisfies GamePage;
