// What the map has where Ante Up is played, loaded there alone.
import { styled } from "../../../ui/styled";

export const boardsPart = () => styled("ante-up-map", import("./ante_up/Boards.svelte"));
