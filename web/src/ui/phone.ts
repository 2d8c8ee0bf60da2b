// The layouts. Sizes are in em: larger text leaves less room.
import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("max-width: 43.75em"); // a phone's width: one column with tabs
export const low = new MediaQuery("(max-height: 32.5em) and (min-width: 30em)"); // a phone on its side: two columns, and little height
// Very large text on a phone is handled by CSS alone: below 17em one column scrolls as a whole.
export const compact = new MediaQuery("(max-width: 43.75em), (max-height: 32.5em)"); // either
