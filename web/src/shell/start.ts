// Once per page: the worker that keeps the page for bad lines and hears of turns, the offer to
// install it, the ears for the first gesture, the guard against accidents.
import { waitForPrompt } from "./install.svelte";
import { guard } from "../ui/guard";
import { listenForGesture } from "./sounds";

export function startAround(): void {
  waitForPrompt();
  listenForGesture();
  guard();
  if ("serviceWorker" in navigator) {
    addEventListener("load", () => void navigator.serviceWorker.register("/worker.js").catch(() => {}));
  }
}
