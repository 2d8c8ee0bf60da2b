// The shapes of a screen. Sizes are in em: larger text leaves less room.
import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("max-width: 43.75em"); // a phone's width: one column with tabs
export const low = new MediaQuery("max-height: 32.5em"); // a phone on its side: two columns, and little height
export const compact = new MediaQuery("(max-width: 43.75em), (max-height: 32.5em)"); // either
