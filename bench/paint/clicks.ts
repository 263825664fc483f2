/** From a click to the frame that shows the next page with its data, in the real browser and without throttling. */
import { pathOf } from "@portal/contract/pages/routes";
import type { Page } from "playwright-core";

/** How long a person holds the button down, from studies of pointing: most between 60 and 120 ms. */
const PRESS_MS = 70;
const TIMEOUT_MS = 15_000;

/** Pages in the order in which their links in the side menu are clicked. */
const WAY = (["entry_overview", "entry_data", "entry_history", "service_cases"] as const).map((name) => pathOf(name));

declare global {
  interface Window {
    /** Milliseconds from the click to the painted page; set when it is there. */
    benchPainted: Promise<number>;
  }
}

type Click = { readonly path: string; readonly ms: number };
/** Clicks to pages that this tab has not shown yet, and to pages that it has. */
export type Clicks = { readonly cold: readonly Click[]; readonly warm: readonly Click[] };

/** Clicks through the pages twice, beginning with a fresh start page. */
export async function measureClicks(page: Page, start: string): Promise<Clicks> {
  await page.goto(start, { waitUntil: "networkidle" });
  const cold: Click[] = [];
  const warm: Click[] = [];
  for (const clicks of [cold, warm, warm]) {
    for (const path of WAY) {
      clicks.push({ path, ms: await click(page, path) });
      await page.waitForLoadState("networkidle");
    }
  }
  return { cold, warm };
}

/** Milliseconds from the click to the painted page. */
async function click(page: Page, path: string): Promise<number> {
  const link = page.locator(`nav a[href="${path}"]`).first();
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (box === null) throw new Error(`no link to ${path}`);
  await watch(page, path);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(PRESS_MS);
  await page.mouse.up();
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error(`${path} was not there in time`)), TIMEOUT_MS).unref();
  });
  return Promise.race([page.evaluate(() => window.benchPainted), late]);
}

/**
 * Begins with the click's own time stamp, which the browser takes when the button goes up. Ends after the frame in which
 * the page has its headline and nothing in it is loading any more.
 */
const watch = (page: Page, path: string): Promise<void> =>
  page.evaluate((wanted) => {
    const isThere = () => {
      const main = document.querySelector("main");
      const title = main?.querySelector("h1")?.textContent ?? "";
      const loads = main?.querySelector('[role="status"] [aria-hidden="true"]') ?? null;
      return location.pathname === wanted && title !== "" && title !== "Wird geladen" && loads === null;
    };
    window.benchPainted = new Promise((resolve) => {
      let began = 0;
      addEventListener("click", ({ timeStamp }) => void (began = timeStamp), { capture: true, once: true });
      const observer = new MutationObserver(() => {
        if (began === 0 || !isThere()) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          // A message arrives after the frame has been painted.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener("message", () => resolve(performance.now() - began));
          port1.start();
          port2.postMessage(null);
        });
      });
      observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    });
  }, path);
