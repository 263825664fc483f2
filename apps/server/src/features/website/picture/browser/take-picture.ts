/** Takes the picture of a page without running its scripts (ADR 145). */
import type { Get } from "../../../../platform/outgoing/outgoing-get.ts";
import { answersFor, type PageAnswer } from "./answer-requests.ts";
import type { Fields } from "./protocol.ts";
import { type StartedBrowser, startBrowser } from "./start-browser.ts";

export const PICTURE = { width: 1280, height: 800 };

/** For everything together. */
const LONGEST_MS = 30_000;
/** What has not loaded until then is missing in the picture. */
const LOADING_MS = 15_000;
/** A page is complete when it has asked for nothing for as long. */
const QUIET_MS = 400;

/** There is no picture: the page cannot be read, or the browser failed or took too long. */
export class PictureFailed extends Error {
  constructor() {
    super("there is no picture");
  }
}

/**
 * A PNG of `PICTURE`'s size, from a process that nobody has to trust.
 * @param program starts a Chromium with the arguments that it gets
 * @throws PictureFailed
 */
export async function takePicture(
  { get, program }: { get: Get; program: string },
  url: string,
  outer: AbortSignal,
): Promise<Buffer> {
  const done = new AbortController();
  const signal = AbortSignal.any([outer, done.signal, AbortSignal.timeout(LONGEST_MS)]);
  const browser = await startBrowser(program);
  signal.addEventListener("abort", browser.kill, { once: true });
  if (signal.aborted) browser.kill();
  try {
    return await pictureOf(browser, { get, url, signal });
  } catch {
    throw new PictureFailed();
  } finally {
    // What is still being fetched is not waited for.
    done.abort();
    await browser.remove();
  }
}

type Order = { get: Get; url: string; signal: AbortSignal };

async function pictureOf(browser: StartedBrowser, order: Order): Promise<Buffer> {
  const { targetId } = await browser.send("Target.createTarget", { url: "about:blank" });
  const { sessionId } = await browser.send("Target.attachToTarget", { targetId, flatten: true });
  const send = (method: string, params?: Fields) => browser.send(method, params, String(sessionId));
  await send("Emulation.setScriptExecutionDisabled", { value: true });
  await send("Emulation.setDeviceMetricsOverride", { ...PICTURE, deviceScaleFactor: 1, mobile: false });
  // What moves into place by an animation is there at once.
  const features = [{ name: "prefers-reduced-motion", value: "reduce" }];
  await send("Emulation.setEmulatedMedia", { media: "screen", features });
  await send("Page.enable");
  await send("Fetch.enable", { patterns: [{ urlPattern: "*" }] });
  await load(browser, send, order);
  const { data } = await send("Page.captureScreenshot", { format: "png" });
  return Buffer.from(String(data), "base64");
}

type Paused = { requestId: string; resourceType: string; request: { url: string; method: string } };
type Send = (method: string, params?: Fields) => Promise<Fields>;

/**
 * Opens the page and answers what it asks for. Fulfilled when it is complete, or when its time is up.
 * @throws PictureFailed if the page itself cannot be read
 */
async function load(browser: StartedBrowser, send: Send, { get, url, signal }: Order): Promise<void> {
  const answerTo = answersFor(get, url, signal);
  const complete = Promise.withResolvers<unknown>();
  let isLoaded = false;
  let begun = 0;
  let open = 0;
  let quiet: NodeJS.Timeout | undefined;
  const look = (): void => {
    clearTimeout(quiet);
    if (isLoaded && open === 0) quiet = setTimeout(complete.resolve, QUIET_MS);
  };
  const answer = async ({ requestId, resourceType, request }: Paused): Promise<void> => {
    const isPage = (begun += 1) === 1;
    open += 1;
    const found = await answerTo({ ...request, type: resourceType });
    if (found === null && isPage) throw new PictureFailed();
    await (found === null
      ? // A page that leads elsewhere by itself stays where it is.
        send("Fetch.failRequest", { requestId, errorReason: "Aborted" })
      : send("Fetch.fulfillRequest", fulfilment(requestId, found)));
    open -= 1;
    look();
  };
  browser.on("Fetch.requestPaused", (paused) => void answer(paused as Paused).catch(complete.reject));
  browser.on("Page.loadEventFired", () => {
    isLoaded = true;
    look();
  });
  const timeout = setTimeout(complete.resolve, LOADING_MS);
  try {
    await Promise.all([complete.promise, send("Page.navigate", { url })]);
  } finally {
    clearTimeout(timeout);
    clearTimeout(quiet);
  }
}

/** Only what a picture needs: no cookie is set, nothing is refreshed or reported. */
const fulfilment = (requestId: string, { status, contentType, body }: PageAnswer): Fields => ({
  requestId,
  responseCode: status,
  responseHeaders: [
    { name: "content-type", value: contentType },
    // Typefaces of other hosts are shown as on the page itself.
    { name: "access-control-allow-origin", value: "*" },
  ],
  body: body.toString("base64"),
});
