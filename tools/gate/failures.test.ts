import { expect, test } from "vitest";
import { failuresAsLines, failuresOf, type TestReport } from "./failures.ts";

const report = (testResults: TestReport["testResults"]): TestReport => ({
  numPassedTests: 0,
  testResults,
});
const failed = (fullName: string, message: string) => ({
  status: "failed",
  fullName,
  failureMessages: [message],
});

test("a failed test is told by file, name, first sentence and line, without colours", () => {
  const message =
    "AssertionError: expected \u{1b}[32m1\u{1b}[39m to be 2\n    at f (/srv/portal/node_modules/vitest/a.js:1:2)\n    at /srv/portal/apps/sum.test.ts:7:3";
  const assertionResults = [
    { status: "passed", fullName: "sums nothing", failureMessages: [] },
    failed("sums", message),
  ];
  const results = report([{ name: "/srv/portal/apps/sum.test.ts", status: "failed", message: "", assertionResults }]);
  expect(failuresAsLines(failuresOf(results, "/srv/portal"))).toEqual([
    "What failed:",
    "  apps/sum.test.ts > sums",
    "      AssertionError: expected 1 to be 2 (sum.test.ts:7:3)",
  ]);
});

test("a file that could not be run is told too", () => {
  const results = report([
    { name: "/srv/portal/a.test.ts", status: "failed", message: "Cannot find x", assertionResults: [] },
  ]);
  expect(failuresAsLines(failuresOf(results, "/srv/portal"))).toEqual([
    "What failed:",
    "  a.test.ts > the file itself",
    "      Cannot find x",
  ]);
});

test("a long message is cut", () => {
  const [, , line = ""] = failuresAsLines([{ file: "a", test: "b", message: "x".repeat(5000) }]);
  expect(line.trim()).toHaveLength(242);
});

test("of more than forty failures the rest is counted", () => {
  const lines = failuresAsLines(
    Array.from({ length: 43 }, (_, index) => ({ file: "a", test: `${index}`, message: "" })),
  );
  expect(lines).toHaveLength(1 + 2 * 40 + 1);
  expect(lines.at(-1)).toBe("  and 3 more");
});

test("where nothing failed no line stands", () => {
  expect(failuresAsLines([])).toEqual([]);
});
