import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // The readers of listings judge the contract's grammars, too.
    include: ["packages/{contract,listing}/**/*.test.ts"],
    // Measures processor time, which changed code takes more of.
    exclude: ["**/node_modules/**", "packages/contract/src/text/hostile-text.test.ts"],
  },
});
