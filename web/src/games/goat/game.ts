// The page's interface to The Good, the Bad and the Goat.
import { styled } from "../../ui/styled";
import type { GamePage } from "../../ui/games";

export default {
  screen: () => styled("goat", import("./Table.svelte")),
  tv: () => styled("goat-tv", import("./tv/Board.svelte")),
  face: "c-goat",
  tint: "#96c2c2",
  facts: [["people", "home-goat-players"], ["clock", "home-goat-rounds"], ["hat", "home-goat-kind"]],
  place: 2,
  first: true,
  looksOut: true,
} satisfies GamePage;
