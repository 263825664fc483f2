import { inject } from "vitest";
import type {} from "./global-setup.ts";
import { cloneTemplate } from "./test-server.ts";
import type { TestDatabase } from "./test-server.ts";

/** A migrated, empty database for one test file; `drop()` it afterwards. Takes some 50 ms. */
export function createTestDatabase(): Promise<TestDatabase> {
  return cloneTemplate(inject("testServer"));
}
