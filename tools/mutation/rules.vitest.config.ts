import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["packages/contract/**/*.test.ts"],
    // Measures processor time, which changed code takes more of.
    exclude: ["**/node_modules/**", "packages/contract/src/text/hostile-text.test.ts"],
  },
});
