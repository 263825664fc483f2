import type { TestProject } from "vitest/node";
import { startProduct } from "./product.ts";

declare module "vitest" {
  // Vitest's own extension point: an interface, because only interfaces merge.
  interface ProvidedContext {
    /** Where the product runs that all journeys share, with the demo data. */
    origin: string;
  }
}

/**
 * Vitest global set-up: one running product for all journeys that need none of their own.
 *
 * @public Vitest calls it
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const product = await startProduct();
  project.provide("origin", product.origin);
  return product.remove;
}
