import path from "node:path";
import { defineConfig } from "vitest/config";
import { browserProject } from "./apps/web/vitest/browser-project.ts";
import { chromiumLaunchOptions } from "./e2e/browser.ts";
import { LongestFirst } from "./tools/gate/longest-first.ts";

/**
 * unit: rules and the sandbox's fakes, no process started. browser: components in a real browser, without the server.
 * api: in process, on a real PostgreSQL. e2e: a real browser on the real product. Server files are `*.test.ts` and
 * `*.api.test.ts`, component tests `*.browser.test.tsx`, journeys `*.journey.ts`.
 */
export default defineConfig({
  test: {
    // Whole titles, so that -t can pick one case of a table.
    taskTitleValueFormatTruncate: 0,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "{packages/{contract,listing,page-reading,website-check},apps/sandbox}/**/*.test.ts",
            "apps/web/**/*.test.{ts,tsx}",
            "tools/**/*.test.ts",
          ],
          exclude: ["**/node_modules/**", "**/*.browser.test.tsx"],
        },
      },
      browserProject(chromiumLaunchOptions(), path.join(import.meta.dirname, "e2e/prepare-chromium.ts")),
      {
        test: {
          name: "api",
          include: ["apps/server/**/*.test.ts", "packages/db/**/*.test.ts"],
          globalSetup: "packages/db/src/testing/global-setup.ts",
          testTimeout: 20_000,
          // Starting an app waits for other files' work on a busy machine.
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          // A worker evaluates the server's modules once, not once per file: half of the time went there.
          isolate: false,
          // Tests of the API wait for the database and for clocks more than they compute.
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: "e2e",
          include: ["e2e/**/*.journey.ts"],
          globalSetup: "e2e/global-setup.ts",
          // On a machine that is three times slower, nothing else fails than what is wrong.
          testTimeout: 120_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 30_000 } },
          // Two side by side, each with a product and a browser of its own.
          maxWorkers: 2,
          // After the others, so that a browser never waits for a processor.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
