import { expect, test } from "vitest";
import { createAdManager, readDelivery } from "./ad-manager.ts";
import { latestOf, rangeAfter } from "./fetch.ts";

const range = { from: "2026-03-01", to: "2026-03-02" };
const day = {
  type: "ad_day",
  campaign: "A-1",
  day: "2026-03-01",
  impressions: 9,
  clicks: 1,
  calls: 0,
  forms: 0,
  cost_cents: 80,
  final: true,
  counted: "2026-03-02T04:00:00Z",
};
const end = (rows: number) => ({ type: "end", rows });
const text = (...rows: object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join("");

test("a whole delivery is read", () => {
  expect(readDelivery(text(day, end(1)), range).days).toMatchObject([{ clicks: 1 }]);
  expect(readDelivery(text(end(0)), range)).toEqual({ campaigns: [], days: [] });
});

test.each([
  ["nothing", ""],
  ["a cut answer", text(day)],
  ["a cut line", text(day, end(1)).slice(0, -9)],
  ["too few rows", text(day, end(2))],
  ["a row after the end", text(end(0), day)],
  ["a day that was not asked for", text({ ...day, day: "2026-02-28" }, end(1))],
  ["more clicks than impressions", text({ ...day, clicks: 10 }, end(1))],
  ["an unknown field", text({ ...day, visitor: "x" }, end(1))],
  ["a company", text({ ...day, company: "C-1" }, end(1))],
  ["HTML", "<html>"],
])("%s is unreadable", (_what, answer) => expect(() => readDelivery(answer, range)).toThrow("ad manager: unreadable"));

test("of two counts of a day the later one holds", () => {
  const later = { ...day, clicks: 2, counted: "2026-03-02T05:00:00Z" };
  expect(latestOf([later, day])).toEqual([later]);
  expect(latestOf([day, later])).toEqual([later]);
});

test.each([
  [null, "2026-01-01"],
  ["2026-03-03", "2026-02-17"],
  ["2025-06-01", "2026-01-01"],
])("after %s the fetch begins on %s and ends yesterday", (lastDay, from) => {
  expect(rangeAfter(lastDay, new Date("2026-03-04T12:00:00Z"))).toEqual({ from, to: "2026-03-03" });
});

test("without address or token nothing is fetched", () => {
  expect(createAdManager({ OUTGOING_TRUSTED: [], AD_MANAGER_URL: "https://a.example" })).toBeNull();
});
