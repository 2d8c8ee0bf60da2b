// The two layouts: on a desktop everything side by side, elsewhere the map and one sheet. A device
// loads its own alone.
import { styled } from "../../ui/styled";

export { ROOMY } from "./roomy";
// On a tablet, or a phone on its side, the sheet is a column.
export const SIDE = "(min-width: 43.76em), (min-width: 30em) and (max-height: 32.5em)";

export const wideLayout = () => styled("legends-wide", import("./Wide.svelte"));
export const phoneLayout = () => styled("legends-phone", import("./phone/Phone.svelte"));
// Not needed for the first question.
export const panelPart = () => styled("legends-panel", import("./players/Panel.svelte"));
export const layoutOf = (roomy: boolean) => (roomy ? wideLayout() : phoneLayout());
