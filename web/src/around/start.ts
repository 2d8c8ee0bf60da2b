// Once per page: the worker that keeps the page for bad lines and hears of turns, the offer to
// install it, and the ears for the first gesture.
import { waitForPrompt } from "./install.svelte";
import { listenForGesture } from "./sounds";

export function startAround(): void {
  waitForPrompt();
  listenForGesture();
  if ("serviceWorker" in navigator) {
    addEventListener("load", () => void navigator.serviceWorker.register("/worker.js").catch(() => {}));
  }
}
