import { expect, test } from "vitest";
import { asDocument, resultOf } from "./result.ts";

const journeys = [
  { title: "a person logs in in Firefox", status: "passed", meta: { engineVersion: "153.7" } },
  { title: "photos are ordered in Firefox", status: "failed", meta: { engineVersion: "153.7" } },
  { title: "a person logs in in WebKit", status: "passed", meta: {} },
  { title: "photos are ordered in WebKit", status: "skipped", meta: {} },
  { title: "a program in PATH is found", status: "passed", meta: {} },
];

test("journeys are counted by the engine at the end of their titles", () => {
  expect(resultOf("Firefox", journeys)).toEqual({
    name: "Firefox",
    version: "153.7",
    passed: 1,
    failed: ["photos are ordered"],
  });
  expect(resultOf("WebKit", journeys)).toEqual({ name: "WebKit", version: "unknown", passed: 1, failed: [] });
});

test("the document names engine, version, counts, failures and the day in Berlin", () => {
  const text = asDocument([resultOf("Firefox", journeys)], new Date("2026-01-01T23:30:00Z"));
  expect(text).toContain("| Firefox | 153.7 | 1 | 1 |");
  expect(text).toContain("- Firefox: photos are ordered");
  expect(text).toContain("2 January 2026");
});
