// Push subscription of this browser.
import { call, get, post } from "../net/api";
import { t } from "../i18n/words.svelte";
import { workerAddress } from "../ui/trusted";

export const pushable = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

export async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker?.getRegistration();
  return (await worker?.pushManager?.getSubscription()) ?? null;
}

export const registerWorker = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.register(workerAddress());

// A worker whose installation failed never becomes ready; after 10 s that counts as a refusal.
async function readyWorker(): Promise<ServiceWorkerRegistration> {
  await registerWorker();
  const late = new Promise<never>((_, refuse) => {
    setTimeout(() => refuse(new DOMException("no service worker", "TimeoutError")), 10_000);
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
}

// Throws the browser's or the server's refusal.
export async function subscribe<T>(): Promise<T> {
  if ((await Notification.requestPermission()) !== "granted") throw new Error("denied");
  const { key } = await get<{ key: string }>("/api/push-key");
  const worker = await readyWorker();
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = made.toJSON();
  return post<T>("/api/me/push", { endpoint, keys });
}

export async function unsubscribe<T>(): Promise<T | null> {
  const made = await subscription();
  if (!made) return null;
  await made.unsubscribe();
  return call<T>("DELETE", "/api/me/push", { endpoint: made.endpoint });
}

// Refusals of the browser itself, in plain words: "AbortError: Registration failed" helps nobody.
export function pushFault(fault: unknown): string | null {
  if (fault instanceof DOMException) return t("around-push-failed");
  return fault instanceof Error && fault.message === "denied" ? t("around-push-denied") : null;
}
