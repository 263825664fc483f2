import type { Browser, BrowserContext, BrowserContextOptions, Page, Request, Response } from "playwright-core";
import { expect } from "vitest";
import { chooseNecessary } from "./cookie-choice.ts";

/** One browser window with cookies and stores of its own. */
export type Window = {
  context: BrowserContext;
  page: Page;
  /** Announces errors that this journey causes: "401 POST /api/auth/login", "warning: …". */
  expects(...complaints: string[]): void;
  expected(): string[];
  /** The errors of this window, sorted, each once. */
  complaints(): string[];
  /** Waits until no request is running and none has started for a second. */
  quiet(): Promise<void>;
  /** Cuts the connection once the window is quiet, so that nothing that the page still loads meets the cut. */
  cut(): Promise<void>;
};

/** Plenty for a machine that is three times slower than usual. */
const TIMEOUT_MS = 30_000;
const QUIET_MS = 1000;
/** How a browser without JavaScript refuses the scripts that a page preloads. */
const BLOCKED_SCRIPT = /^csp GET \/assets\/[\w-]+\.js$/;

/** `undecided`: the cookie question is not answered yet. */
export type OpeningOptions = BrowserContextOptions & { undecided?: boolean };

/** Opens a window that records errors from its first page on. German, Berlin time, 1280 × 900 by default. */
export async function openWindow(browser: Browser, { undecided = false, ...options }: OpeningOptions): Promise<Window> {
  const context = await browser.newContext({
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    viewport: { width: 1280, height: 900 },
    // A worker would answer beside the routes of journeys.
    serviceWorkers: "block",
    ...options,
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  if (!undecided) await chooseNecessary(context);
  const found = new Set<string>();
  const announced = new Set<string>();
  const blocksScripts = options.javaScriptEnabled === false;
  listen(context, (complaint) => void (blocksScripts && BLOCKED_SCRIPT.test(complaint) ? null : found.add(complaint)));
  const { quiet } = trafficOf(context);
  return {
    context,
    page: await context.newPage(),
    expects: (...complaints) => complaints.forEach((complaint) => announced.add(complaint)),
    expected: () => [...announced].toSorted(),
    complaints: () => [...found].toSorted(),
    quiet,
    async cut() {
      await quiet();
      await context.setOffline(true);
    },
  };
}

/** The requests of a window from now on. */
export function trafficOf(context: BrowserContext): { quiet(): Promise<void> } {
  const underWay = new Set<Request>();
  let lastChange = Date.now();
  const end = (request: Request) => {
    underWay.delete(request);
    lastChange = Date.now();
  };
  context.on("request", (request) => {
    if (isStream(request)) return;
    underWay.add(request);
    lastChange = Date.now();
  });
  context.on("requestfinished", end);
  context.on("requestfailed", end);
  const isQuiet = () => underWay.size === 0 && Date.now() - lastChange >= QUIET_MS;
  return { quiet: () => expect.poll(isQuiet, { timeout: TIMEOUT_MS, interval: 50 }).toBe(true) };
}

function listen(context: BrowserContext, complain: (complaint: string) => void): void {
  context.on("console", (message) => {
    if (!["error", "warning"].includes(message.type()) || message.text().includes(BLOCKED_WORKER)) return;
    // the browser's own log line of an answer that is counted below
    if (message.text().startsWith("Failed to load resource: ")) return;
    complain(`${message.type()}: ${message.text()}`);
  });
  context.on("weberror", (error) => complain(`script: ${error.error().message}`));
  context.on("response", (response) => {
    // The session ended before the browser opened the stream again.
    if (response.status() === 401 && isStream(response.request())) return;
    if (response.status() >= 400) complain(describe(response));
  });
  context.on("requestfailed", (request) => {
    // The browser opens it again by itself.
    if (isStream(request)) return;
    const reason = request.failure()?.errorText ?? "";
    // leaving a page cancels its running requests
    if (reason !== "net::ERR_ABORTED") complain(`${reason} ${request.method()} ${new URL(request.url()).pathname}`);
  });
}

/** Windows have no service worker unless a journey asks for it. */
const BLOCKED_WORKER = "Service Worker registration blocked";

/** The stream of events stays open. */
const isStream = (request: Request): boolean => new URL(request.url()).pathname === "/api/events";

const describe = (response: Response): string =>
  `${response.status()} ${response.request().method()} ${new URL(response.url()).pathname}`;
