/** The product and the browser that the journeys of this worker share. */
import { inject } from "vitest";

declare module "vitest" {
  // Vitest's own extension point: an interface, because only interfaces merge.
  interface ProvidedContext {
    /** URL of a server that answers `GET /<number of the worker>` with that worker's `Running`. */
    products: string;
  }
}

export type Running = {
  /** Origin of the product, which has the demo data. For example http://localhost:41234. */
  origin: string;
  /** Address of its database. */
  databaseUrl: string;
  /** Its data folder, for commands that need its keys. */
  dataDir: string;
  /** WebSocket address of the browser. */
  browserEndpoint: string;
};

/**
 * Each worker has a product and a browser of its own, so that parallel journeys do not share data. The first file of a
 * worker starts them; later files find them running.
 */
export const running: Running = await ask(process.env["VITEST_POOL_ID"] ?? "1");

async function ask(worker: string): Promise<Running> {
  const response = await fetch(new URL(worker, inject("products")));
  if (!response.ok) throw new Error(`No product for worker ${worker}: ${await response.text()}`);
  return (await response.json()) as Running;
}
