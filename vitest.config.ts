import { defineConfig } from "vitest/config";

/**
 * unit: rules and components, nothing started. api: in process, on a real PostgreSQL. e2e: a real browser on the
 * real product. Server files are `*.test.ts` and `*.api.test.ts`, journeys `*.journey.ts`.
 */
export default defineConfig({
  test: {
    // Whole titles, so that -t can pick one case of a table.
    taskTitleValueFormatTruncate: 0,
    projects: [
      {
        test: {
          name: "unit",
          include: ["packages/{contract,listing}/**/*.test.ts", "apps/web/**/*.test.{ts,tsx}", "tools/**/*.test.ts"],
        },
      },
      {
        test: {
          name: "api",
          include: ["apps/server/**/*.test.ts", "packages/db/**/*.test.ts"],
          globalSetup: "packages/db/src/testing/global-setup.ts",
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: "e2e",
          include: ["e2e/**/*.journey.ts"],
          globalSetup: "e2e/global-setup.ts",
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          // After the others, so that a browser never waits for a processor.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
