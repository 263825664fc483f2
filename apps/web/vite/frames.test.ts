import { expect, test } from "vitest";
import { frameAfterPaint, frameAtOnce } from "./frames.ts";

const FONT = '<link rel="preload" as="font" href="/a.woff2">';
const HEAD = '<script type="module" crossorigin src="/assets/start.js"></script>';
const PAGE = `<head>${HEAD}<link rel="modulepreload" crossorigin href="/assets/one.js">${FONT}</head><body><main></main></body>`;
const HELD = { sheets: ["assets/start.css"], areWhole: false };

test("a frame whose code waits names the server's files behind its own", () => {
  const page = frameAfterPaint(PAGE, HELD);
  expect(page).toContain('data-sheets="/assets/start.css %SHEETS%"');
  expect(page).toContain('data-chunks="/assets/one.js %CHUNKS%"');
});

test("a frame that starts at once keeps its code in the head and has its style sheets behind its content", () => {
  const page = frameAtOnce(PAGE, HELD);
  expect(page).toContain(HEAD);
  expect(page).toContain('<link rel="preload" fetchpriority="low" as="font" href="/a.woff2">%CHUNKS%</head>');
  expect(page).toContain('<main></main><link rel="stylesheet" href="/assets/start.css">%SHEETS%</body>');
});

test("a page without the typeface is refused", () => {
  expect(() => frameAtOnce(PAGE.replace(FONT, ""), HELD)).toThrow("once");
});
