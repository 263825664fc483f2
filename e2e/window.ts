import type { Browser, BrowserContext, BrowserContextOptions, Page, Response } from "playwright-core";
import { chooseNecessary } from "./cookie-choice.ts";

/** One browser window with cookies and stores of its own. */
export type Window = {
  context: BrowserContext;
  page: Page;
  /** Announces complaints of this journey: "401 POST /api/auth/login", "warning: …". */
  expects(...complaints: string[]): void;
  expected(): string[];
  /** Everything that went wrong in it, each thing once, sorted. */
  complaints(): string[];
};

const PATIENCE = 15_000;

/** `undecided`: nobody has answered the question about statistics yet. */
export type OpeningOptions = BrowserContextOptions & { undecided?: boolean };

/** Opens a window that listens for complaints from its first page on. German, in Berlin, 1280 × 900 unless told. */
export async function openWindow(browser: Browser, { undecided = false, ...options }: OpeningOptions): Promise<Window> {
  const context = await browser.newContext({
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    viewport: { width: 1280, height: 900 },
    ...options,
  });
  context.setDefaultTimeout(PATIENCE);
  if (!undecided) await chooseNecessary(context);
  const found = new Set<string>();
  const announced = new Set<string>();
  listen(context, (complaint) => void found.add(complaint));
  return {
    context,
    page: await context.newPage(),
    expects: (...complaints) => complaints.forEach((complaint) => announced.add(complaint)),
    expected: () => [...announced].toSorted(),
    complaints: () => [...found].toSorted(),
  };
}

function listen(context: BrowserContext, complain: (complaint: string) => void): void {
  context.on("console", (message) => {
    if (!["error", "warning"].includes(message.type())) return;
    // the browser's own echo of an answer that is counted below
    if (message.text().startsWith("Failed to load resource: ")) return;
    complain(`${message.type()}: ${message.text()}`);
  });
  context.on("weberror", (error) => complain(`script: ${error.error().message}`));
  context.on("response", (response) => {
    if (response.status() >= 400) complain(describe(response));
  });
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // leaving a page ends what it still asked for
    if (reason !== "net::ERR_ABORTED") complain(`${reason} ${request.method()} ${new URL(request.url()).pathname}`);
  });
}

const describe = (response: Response): string =>
  `${response.status()} ${response.request().method()} ${new URL(response.url()).pathname}`;
