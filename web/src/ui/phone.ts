// Whether the page has a phone's width; screens then lay themselves out as one column with tabs.
import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("max-width: 43.75em");
