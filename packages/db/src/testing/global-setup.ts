import type { TestProject } from "vitest/node";
import { startTestServer } from "./test-server.ts";
import type { TestServer } from "./test-server.ts";

declare module "vitest" {
  // Vitest's own extension point: an interface, because only interfaces merge.
  interface ProvidedContext {
    testServer: TestServer;
  }
}

/**
 * Vitest global set-up: one PostgreSQL for the whole run.
 *
 * @public Vitest calls it
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, template, stop } = await startTestServer();
  project.provide("testServer", { url, template });
  return stop;
}
