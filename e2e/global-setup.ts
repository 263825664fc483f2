import type { TestProject } from "vitest/node";
import { launchSharedBrowser } from "./browser.ts";
import { startProduct } from "./product.ts";

declare module "vitest" {
  // Vitest's own extension point: an interface, because only interfaces merge.
  interface ProvidedContext {
    /** Where the product runs that all journeys share, with the demo data. */
    origin: string;
    /** Its database. */
    databaseUrl: string;
    /** Its data folder, for commands that need its keys. */
    dataDir: string;
    /** Where the one browser of the run listens. */
    browserEndpoint: string;
  }
}

/**
 * Vitest global set-up: one running product and one browser for all journeys that need none of their own.
 *
 * @public Vitest calls it
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [product, browser] = await Promise.all([startProduct(), launchSharedBrowser()]);
  project.provide("origin", product.origin);
  project.provide("databaseUrl", product.databaseUrl);
  project.provide("dataDir", product.dataDir);
  project.provide("browserEndpoint", browser.wsEndpoint());
  return async () => {
    await browser.close();
    await product.remove();
  };
}
