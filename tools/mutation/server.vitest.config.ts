import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "apps/server/src/features/{account,auth,claiming,user-area}/**/*.test.ts",
      "apps/server/src/platform/{http,session,rate-limits,import}/**/*.test.ts",
      "apps/server/src/features/**/*import*.test.ts",
      "apps/server/src/features/**/import/*.test.ts",
      "apps/server/src/app/{import,portal-commands}/**/*.test.ts",
    ],
    exclude: ["**/node_modules/**"],
    globalSetup: "packages/db/src/testing/global-setup.ts",
    testTimeout: 60_000,
    isolate: false,
  },
});
