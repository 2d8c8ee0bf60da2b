// Once per page: the service worker for bad connections and notices, the install prompt, the
// listener for the first gesture, the guard against accidental clicks.
import { waitForPrompt } from "./install.svelte";
import { registerWorker } from "./push";
import { guard } from "../ui/guard";
import { listenForGesture } from "./sounds";

export function startAround(): void {
  waitForPrompt();
  listenForGesture();
  guard();
  if ("serviceWorker" in navigator) {
    addEventListener("load", () => void registerWorker().catch(() => {}));
  }
}
