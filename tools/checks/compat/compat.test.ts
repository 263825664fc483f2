import { describe, expect, test } from "vitest";
import { checkCompat, problemsIn } from "./check.ts";
import { filesOfTree } from "../tree.ts";
import { floorsOf } from "./support.ts";
import path from "node:path";

const floors = floorsOf(["chrome >= 125", "firefox >= 126", "safari >= 17.5", "ios_saf >= 17.5"]);
const inScript = (text: string) => problemsIn([{ file: "a.tsx", text }], floors).map(({ name }) => name);
const inStyles = (text: string) => problemsIn([{ file: "a.css", text }], floors).map(({ name }) => name);

describe("a script", () => {
  test.each([
    ["Promise.try(f)", "Promise.try"],
    ["new Set(a).union(b)", "union"],
    ["map.values().toArray()", "Iterator toArray"],
    ["text.matchAll(x).map(f)", "Iterator map"],
    ["Uint8Array.fromBase64(text)", "Uint8Array.fromBase64"],
    ["new Intl.DurationFormat('de')", "Intl.DurationFormat"],
    ["navigator.userAgentData", "navigator.userAgentData"],
    ["list.moveBefore(a, b)", "moveBefore"],
    ["new URLPattern(x)", "URLPattern"],
    ["const a = <dialog closedby='any' />", "<dialog closedby>"],
  ])("%s is reported", (text, name) => {
    expect(inScript(text)).toEqual([name]);
  });

  test.each([
    "Promise.withResolvers()",
    "URL.canParse(text)",
    "Array.fromAsync(list)",
    "Object.groupBy(list, f)",
    "list.toSorted().map(f)",
    "Object.values(a).map(f)",
    "panel.hidePopover()",
    "requestIdleCallback?.(f)",
    "const a = <button popoverTarget='a' />",
    "import { z } from 'zod'; z.union([])",
    "const own = { union: f }; thing.union()",
    "import { URLPattern } from './own.ts'; new URLPattern(x)",
  ])("%s is not", (text) => {
    expect(inScript(text)).toEqual([]);
  });
});

describe("a style sheet", () => {
  test.each([
    ["a { anchor-name: --x; }", ["anchor-name"]],
    ["a { position-area: top; }", ["position-area", "position-area: top"]],
    ["a { field-sizing: content; }", ["field-sizing", "field-sizing: content"]],
    ["@starting-style { a { opacity: 0; } }", ["@starting-style"]],
    ["a { width: calc-size(auto, size); }", ["calc-size()"]],
    ["a:open { color: red; }", [":open"]],
  ])("%s is reported", (text, names) => {
    expect(inStyles(text)).toEqual(names);
  });

  test.each([
    "a:has(b) { color: light-dark(red, blue); }",
    "a { & b { display: grid; } }",
    "a:popover-open { user-select: none; }",
    "@media (width < 576px) { a { inset: 0; } }",
    "@supports (anchor-name: --x) { a { anchor-name: --x; } }",
    "a { --anchor-name: 1; }",
  ])("%s is not", (text) => {
    expect(inStyles(text)).toEqual([]);
  });
});

test("the versions are lower bounds of single browsers", () => {
  expect(() => floorsOf(["last 2 versions"])).toThrow('"last 2 versions" is no lower bound');
  expect([...floors.keys()]).toEqual(["chrome", "firefox", "safari", "safari_ios"]);
});

test("the report says where, what and which browsers", () => {
  const [problem] = problemsIn([{ file: "a.ts", text: "\n\nPromise.try(f)" }], floors);
  expect(problem).toMatchObject({ file: "a.ts", line: 3, lacks: expect.arrayContaining(["firefox before 134"]) });
});

test("the product's own code is fine", () => {
  const root = path.resolve(import.meta.dirname, "../../..");
  expect(checkCompat(root, filesOfTree(root))).toEqual([]);
});
