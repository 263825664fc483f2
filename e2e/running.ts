/** The running product and the browser that this worker's journeys share. */
import { inject } from "vitest";

declare module "vitest" {
  // Vitest's own extension point: an interface, because only interfaces merge.
  interface ProvidedContext {
    /** Answers a GET of `/<number of the worker>` with that worker's product and browser, a `Running`. */
    products: string;
  }
}

export type Running = {
  /** Where the product runs, with the demo data. For example http://localhost:41234. */
  origin: string;
  /** Its database. */
  databaseUrl: string;
  /** Its data folder, for commands that need its keys. */
  dataDir: string;
  /** Where the browser listens. */
  browserEndpoint: string;
};

/**
 * Each worker has a product and a browser of its own, so that two journeys at once see only their own data. The first
 * file of a worker starts them; the later ones find them running.
 */
export const running: Running = await ask(process.env["VITEST_POOL_ID"] ?? "1");

async function ask(worker: string): Promise<Running> {
  const response = await fetch(new URL(worker, inject("products")));
  if (!response.ok) throw new Error(`No product for worker ${worker}: ${await response.text()}`);
  return (await response.json()) as Running;
}
