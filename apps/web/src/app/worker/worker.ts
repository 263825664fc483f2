/**
 * The service worker. It shows the offline page when a page can't be loaded, and messages of the provider. It answers
 * nothing else: code and data come from the network, so nobody gets those of an older release.
 */

// The library of worker types contradicts the one of pages.
type Extendable = { waitUntil(work: Promise<unknown>): void };
type Fetching = Extendable & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};
type Pushed = Extendable & { data: { json(): unknown } | null };
type Clicked = Extendable & { notification: { data: { path: string }; close(): void } };
type Page = { url: string; focus(): Promise<unknown>; navigate(url: string): Promise<unknown> };
type ServiceWorkerScope = {
  addEventListener(type: "install" | "activate", handle: (event: Extendable) => void): void;
  addEventListener(type: "fetch", handle: (event: Fetching) => void): void;
  addEventListener(type: "push", handle: (event: Pushed) => void): void;
  addEventListener(type: "notificationclick", handle: (event: Clicked) => void): void;
  skipWaiting(): Promise<void>;
  registration: {
    navigationPreload?: { enable(): Promise<void> };
    showNotification(title: string, options: object): Promise<void>;
  };
  clients: { matchAll(options: object): Promise<Page[]>; openWindow(url: string): Promise<unknown> };
  location: { origin: string };
};
const worker = self as unknown as ServiceWorkerScope;

/** Set by the build: changes with each file that the offline page needs. */
declare const OFFLINE_VERSION: string;

const OFFLINE = "/offline";
const CACHE = `offline-${OFFLINE_VERSION}`;
const NEEDED = /(?:href|src)="(\/(?:offline\.|brands\/)[^"]+)"/g;

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  const page = await fetch(OFFLINE, { cache: "reload" });
  if (!page.ok) throw new Error(`offline page: ${page.status}`);
  const html = await page.clone().text();
  await cache.put(OFFLINE, page);
  await cache.addAll([...html.matchAll(NEEDED)].map(([, url]) => new Request(url ?? "", { cache: "reload" })));
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith("offline-") && name !== CACHE) await caches.delete(name);
  await worker.registration.navigationPreload?.enable();
}

/** Over the network first, always. */
async function answer({ request, preloadResponse }: Fetching, kept: string): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return (await caches.match(kept)) ?? Response.error();
  }
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== worker.location.origin || pathname.startsWith("/api/")) return;
  if (mode === "navigate") event.respondWith(answer(event, OFFLINE));
  else if (/^\/(?:offline\.|brands\/)/.test(pathname)) event.respondWith(answer(event, pathname));
});

worker.addEventListener("push", (event) => {
  const {
    title = "Neues im Portal",
    body,
    tag,
    path = "/",
  } = (event.data?.json() ?? {}) as Partial<Record<string, string>>;
  event.waitUntil(worker.registration.showNotification(title, { body, tag, lang: "de", data: { path } }));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPortal(event.notification.data.path));
});

/** Leads a window that is open already to the page, otherwise opens one. */
async function openPortal(path: string): Promise<unknown> {
  const url = new URL(path, worker.location.origin);
  if (url.origin !== worker.location.origin) return;
  const [open] = await worker.clients.matchAll({ type: "window" });
  if (open === undefined) return worker.clients.openWindow(url.href);
  await open.focus();
  return open.navigate(url.href);
}
