import path from "node:path";
import { playwright, type PlaywrightProviderOptions } from "@vitest/browser-playwright";
import type { TestProjectInlineConfiguration } from "vitest/config";
import { answerApi, releaseApi, requestsOfApi } from "./api-commands.ts";
import { slowUploads } from "./slow-upload.ts";

const web = path.resolve(import.meta.dirname, "..");

/** All packages that the browser loads. A package that Vite finds while tests run would make it load React twice. */
const PACKAGES = [
  "@dnd-kit/core",
  "@dnd-kit/sortable",
  "@simplewebauthn/browser",
  "@tanstack/react-query",
  "@zxcvbn-ts/core",
  "@zxcvbn-ts/language-common",
  "@zxcvbn-ts/language-de",
  "d3-scale",
  "d3-shape",
  "downshift",
  "qrcode.react",
  "react",
  "react-dom",
  "react-dom/client",
  "react-easy-crop",
  "react/jsx-dev-runtime",
  "vitest-browser-react",
  "zod/mini",
];

/**
 * The Vitest project of the component tests: `*.browser.test.tsx` run inside a real browser, with Vite's plugins and
 * style sheets of the product.
 *
 * @param globalSetup the file that makes the browser ready before `launchOptions` are used
 */
export function browserProject(
  launchOptions: PlaywrightProviderOptions["launchOptions"],
  globalSetup: string,
): TestProjectInlineConfiguration {
  return {
    extends: path.join(web, "vite.config.ts"),
    root: web,
    plugins: [slowUploads()],
    optimizeDeps: { include: PACKAGES, noDiscovery: true },
    test: {
      name: "browser",
      include: ["src/**/*.browser.test.tsx"],
      globalSetup,
      // As long as an action may take. On a machine that is three times slower, nothing else fails than what is wrong.
      expect: { poll: { timeout: 15_000 } },
      testTimeout: 60_000,
      setupFiles: path.join(web, "src/testing/set-up-page.ts"),
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1280, height: 900 },
        provider: playwright({
          launchOptions,
          contextOptions: { locale: "de-DE", timezoneId: "Europe/Berlin", reducedMotion: "reduce" },
          actionTimeout: 15_000,
        }),
        instances: [{ browser: "chromium" }],
        commands: { answerApi, releaseApi, requestsOfApi },
      },
    },
  };
}
