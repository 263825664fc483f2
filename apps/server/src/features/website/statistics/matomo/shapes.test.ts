import { describe, expect, test } from "vitest";
import { bulkAnswer, daysOf } from "./shapes.ts";

const NONE = { "2026-03-01": [] };
/** The eight reports of one day, in the shapes that Matomo publishes. */
const reports = (given: Partial<Record<number, unknown>> = {}): unknown[] =>
  Array.from({ length: 8 }, (_, place) => given[place] ?? NONE);
const read = (given: unknown) => {
  const parsed = bulkAnswer.safeParse(given);
  return parsed.success ? daysOf(parsed.data) : "unreadable";
};
const rows = (...labels: (readonly [string, number])[]) => ({
  "2026-03-01": labels.map(([label, nb_visits]) => ({ label, nb_visits, segment: "x", logo: "y" })),
});

test("a day's reports become its figures; what Matomo gives no name keeps its visits", () => {
  const answer = reports({
    0: { "2026-03-01": { nb_visits: 20, nb_pageviews: 44 } },
    1: rows(["Smartphone", 9], ["Phablet", 1], ["Desktop", 6], ["Console", 1]),
    2: {
      "2026-03-01": [
        { label: "Direct Entry", nb_visits: 5, referrer_type: 1 },
        { label: "Search Engines", nb_visits: 12, referrer_type: "2" },
        { label: "AI Assistants", nb_visits: 3, referrer_type: 8 },
      ],
    },
    3: rows(["Google", 9], ["Bing", 2]),
    7: rows(["Keyword not defined", 10], ["dach  köln\n", 2]),
  });
  expect(read(answer)).toEqual([
    {
      day: "2026-03-01",
      views: 44,
      visits: 20,
      devices: { phone: 10, computer: 6, tablet: 0, unknown: 4 },
      names: [
        { dimension: "direct", name: "", visits: 5 },
        { dimension: "search", name: "Google", visits: 9 },
        { dimension: "search", name: "Bing", visits: 2 },
        { dimension: "search", name: "", visits: 1 },
        { dimension: "assistant", name: "", visits: 3 },
        { dimension: "keyword", name: "dach köln", visits: 2 },
      ],
    },
  ]);
});

test("days without visits are left out, in whichever way Matomo says so", () => {
  expect(read(reports())).toEqual([]);
  expect(read(reports({ 0: { "2026-03-01": { nb_visits: 0, nb_pageviews: 0 } } }))).toEqual([]);
});

test("two labels that read the same are one name", () => {
  const [day] = read(
    reports({
      0: { "2026-03-01": { nb_visits: 3, nb_pageviews: 3 } },
      7: rows(["dach köln", 1], ["dach\u0000 köln", 2]),
    }),
  ) as { names: unknown[] }[];
  expect(day?.names).toEqual([{ dimension: "keyword", name: "dach köln", visits: 3 }]);
});

describe("unreadable", () => {
  test.each([
    ["no list", {}],
    ["too few reports", reports().slice(1)],
    ["a day that does not exist", reports({ 0: { "2026-02-30": { nb_visits: 1 } } })],
    ["visits below zero", reports({ 0: { "2026-03-01": { nb_visits: -1 } } })],
    ["visits that are no number", reports({ 0: { "2026-03-01": { nb_visits: "many" } } })],
    ["visits beyond all bounds", reports({ 0: { "2026-03-01": { nb_visits: 1e15 } } })],
    ["rows that are no rows", reports({ 1: { "2026-03-01": [5] } })],
    ["text", "<html>"],
    ["null", null],
  ])("%s", (_what, answer) => expect(read(answer)).toBe("unreadable"));
});
