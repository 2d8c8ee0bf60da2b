// What the map has where Ante Up or Blood Money is played, loaded there alone.
import { styled } from "../../../ui/styled";

export const boardsPart = () => styled("ante-up-map", import("./ante_up/Boards.svelte"));
export const propertyPart = () => styled("blood-money-map", import("./blood_money/Property.svelte"));
