import { expect, test } from "vitest";
import { startedAfterPaint } from "./after-paint.ts";

const BUILT = `<head>
  <script defer src="/old-browsers.js" data-page="/browser.html"></script>
  <script type="module" crossorigin src="/assets/index.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/one.js">
  <link rel="modulepreload" crossorigin href="/assets/two.js">
  <link rel="stylesheet" crossorigin href="/assets/all.css">
</head>`;

test("a rendered page loads its style sheet and one small script; the rest is named to that script", () => {
  expect(startedAfterPaint(BUILT, { heldStyleSheets: ["assets/a.css", "assets/b.css"], font: "assets/f.woff2" })).toBe(
    `<head>
  <script defer src="/after-paint.js" data-main="/assets/index.js" data-modules="/assets/one.js /assets/two.js" data-sheets="/assets/a.css /assets/b.css" data-font="/assets/f.woff2" data-page="/browser.html"></script>
  <link rel="stylesheet" crossorigin href="/assets/all.css">
</head>`,
  );
});

test("a page without a first script fails the build", () => {
  expect(() => startedAfterPaint("<head></head>", { heldStyleSheets: [], font: "" })).toThrow("no first script");
});
