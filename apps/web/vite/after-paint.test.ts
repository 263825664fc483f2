import { expect, test } from "vitest";
import { startedAfterPaint } from "./after-paint.ts";

const PAGE = `<head>
    <script type="module" crossorigin src="/assets/start.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/one.js">
    <link rel="modulepreload" crossorigin href="/assets/two.js">
  </head>`;

const headOf = (areWhole: boolean) => startedAfterPaint(PAGE, { sheets: ["assets/start.css"], areWhole });

test("a page with two chunks names them for its first script and loads none before the paint", () => {
  expect(headOf(true)).toContain('src="/after-paint.js" data-main="/assets/start.js" data-sheets="/assets/start.css"');
  expect(headOf(true)).toContain('data-chunks="/assets/one.js /assets/two.js"');
  expect(headOf(true)).not.toContain("modulepreload");
  expect(headOf(true)).not.toContain('src="/assets/start.js"');
});

test.each([true, false])("the first script reads whether the page holds its style sheets whole: %s", (areWhole) => {
  expect(headOf(areWhole)).toContain(`data-whole="${areWhole}"`);
});

test("a page without a first script is refused", () => {
  expect(() => startedAfterPaint("<head></head>", { sheets: [], areWhole: true })).toThrow("no first script");
});
