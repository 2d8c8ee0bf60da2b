// The page without a line, and notices of turns. Small on purpose: what the server says is never kept.
/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;

const SHELL = "tumbleweed-shell";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(["/", "/manifest.webmanifest", "/icon.svg"])));
  void self.skipWaiting();
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || !ours(url.pathname)) return;
  const lasting = url.searchParams.has("v") || /^\/(fonts\/|part-)/.test(url.pathname);
  event.respondWith(lasting ? kept(event) : fresh(event));
});

// The page and its texts; nothing of any table.
const ours = (path: string): boolean => !path.startsWith("/api/") || path === "/api/words/web" || /^\/api\/games\/[\w-]+\/[\w-]+\.svg$/.test(path);

// Files with a content hash never change.
async function kept(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(SHELL);
  const found = await cache.match(event.request);
  if (found) return found;
  const answer = await fetch(event.request);
  // do not wait for the disk
  if (answer.ok) event.waitUntil(cache.put(event.request, answer.clone()));
  return answer;
}

async function fresh(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok) event.waitUntil(keep(cache, request, answer.clone()));
    return answer;
  } catch (fault) {
    const found = await cache.match(request);
    if (found) return found;
    throw fault;
  }
}

async function keep(cache: Cache, request: Request, answer: Response): Promise<void> {
  if (new URL(request.url).pathname === "/") await forgetOld(cache, request, answer.clone());
  await cache.put(request, answer);
}

// A new page names other scripts: those of the old one are deleted.
async function forgetOld(cache: Cache, request: Request, page: Response): Promise<void> {
  const before = await cache.match(request);
  if (before && (await before.text()) !== (await page.text())) await Promise.all((await cache.keys()).map((each) => cache.delete(each)));
}

interface Notice {
  title: string;
  body: string;
  url: string;
  tag: string;
}

self.addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data?.json() as Notice;
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: "/icon.svg", badge: "/icon.svg", data: { url } }));
});

// To the table: in an open window, else in a new one.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url } = event.notification.data as { url: string };
  event.waitUntil(show(new URL(url, location.origin)));
});

async function show(url: URL): Promise<void> {
  const [open] = await self.clients.matchAll({ type: "window" });
  if (open && url.origin === location.origin) {
    await open.navigate(url.href).catch(() => null);
    await open.focus();
  } else {
    await self.clients.openWindow(url.href);
  }
}

export {};
