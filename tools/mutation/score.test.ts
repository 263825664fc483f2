import { expect, test } from "vitest";
import { asDocument, type Mutant, percentOf, scoreOf, survivorsAsLines, totalOf } from "./score.ts";

const aMutant = (status: string, line = 1): Mutant => ({
  fileName: "/root/packages/contract/src/text/a.ts",
  line,
  change: "ConditionalExpression: false",
  status,
});

test("killed and timed out changes are noticed; survivors and untested ones are not; broken and left out ones don't count", () => {
  const statuses = ["Killed", "Timeout", "Survived", "NoCoverage", "CompileError", "RuntimeError", "Ignored"];
  const score = scoreOf(
    "rules",
    statuses.map((status) => aMutant(status)),
  );
  expect(score).toEqual({ area: "rules", changes: 4, noticed: 2 });
  expect(percentOf(score)).toBe(50);
});

test("an area without changes has 100 percent", () => expect(percentOf(scoreOf("empty", []))).toBe(100));

test("all areas together count each change once", () => {
  const scores = [
    { area: "a", changes: 10, noticed: 9 },
    { area: "b", changes: 30, noticed: 27 },
  ];
  expect(totalOf(scores)).toEqual({ area: "all", changes: 40, noticed: 36 });
});

test("only unnoticed changes are listed, with file and line", () => {
  const lines = survivorsAsLines("/root", [aMutant("Killed"), aMutant("Survived", 7), aMutant("NoCoverage", 9)]);
  expect(lines).toEqual([
    "packages/contract/src/text/a.ts:7  ConditionalExpression: false",
    "packages/contract/src/text/a.ts:9 (no test reaches it)  ConditionalExpression: false",
  ]);
});

test("the document names day, seed, lines and each area", () => {
  const at = new Date("2026-11-22T23:30:00.000Z");
  const text = asDocument([{ area: "rules", changes: 200, noticed: 187 }], { seed: "portal", lines: "60", at });
  expect(text).toContain("23 November 2026, seed `portal`, 60 lines");
  expect(text).toContain("| rules | 200 | 187 | 93.5 |\n| all | 200 | 187 | 93.5 |");
});
