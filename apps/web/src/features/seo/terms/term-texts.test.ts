import { expect, test } from "vitest";
import {
  courseStand,
  figuresIn,
  namedSentence,
  nothingFound,
  orderLabels,
  positionSentence,
  totalText,
  wordsOf,
} from "./term-texts.ts";

const row = { name: "dachrinne köln", keyword: "Dachrinne", place: "Köln", google: null, views: null };

test("a term shows the company's words in it; rows without a name say what they are", () => {
  expect(wordsOf(row, "term")).toEqual({ title: "dachrinne köln", note: "Dachrinne · Köln" });
  expect(wordsOf({ ...row, keyword: null }, "term").note).toBe("Köln");
  const none = { ...row, name: null, keyword: null, place: null };
  expect(wordsOf(none, "keyword")).toEqual({ title: "Andere Suchbegriffe", note: "" });
  expect(wordsOf(none, "place").title).toBe("Suchen ohne einen Ihrer Orte");
});

test("only orders with a source are offered", () => {
  const directory = { views: { value: 1, before: null }, comparedWith: null, until: null };
  const google = {} as never;
  const ordersOf = (given: Parameters<typeof orderLabels>[0]) => orderLabels(given).map(([order]) => order);
  expect(ordersOf({ google, directory })).toEqual(["impressions", "clicks", "position", "views"]);
  expect(ordersOf({ google, directory: null })).toEqual(["impressions", "clicks", "position"]);
  expect(ordersOf({ google: null, directory })).toEqual(["views"]);
});

test.each([
  [null, ""],
  [{ impressions: 0, of: 0 }, ""],
  [{ impressions: 80, of: 100 }, "Für 80\u00a0% der Einblendungen nennt Google den Suchbegriff."],
  [{ impressions: 120, of: 100 }, "Für 100\u00a0% der Einblendungen nennt Google den Suchbegriff."],
])("of %j Google names: %s", (named, text) => expect(namedSentence(named)).toBe(text));

test("numbers and nothing", () => {
  expect([totalText(1, "place"), totalText(1200, "keyword")]).toEqual(["1 Ort.", "1.200 Stichwörter."]);
  expect(nothingFound("")).toBe("Für diesen Zeitraum sind keine Suchbegriffe bekannt.");
  expect(nothingFound("x")).toContain("„x“");
});

test.each([
  [[null, null], "In diesem Zeitraum hat Google Ihre Website dafür nicht gezeigt."],
  [[null, 4.2], "Die Position lag bei 4,2. Je kleiner die Zahl, desto weiter oben steht Ihre Website."],
  [
    [12, null, 4.2],
    "Die Position lag zwischen 4,2 und 12,0. Je kleiner die Zahl, desto weiter oben steht Ihre Website.",
  ],
])("the positions %j: %s", (positions, text) => expect(positionSentence(positions)).toBe(text));

test("a course offers the figures that have a source, each named with its day", () => {
  const range = { startDate: "2026-01-05", endDate: "2026-01-18", interval: "Week" } as const;
  const google = { lastDay: "2026-01-17" } as never;
  const directory = { periods: [], comparedWith: null, until: "2026-01-18T10:00:00.000Z" };
  const course = { range, name: "maler", google, directory };
  expect(figuresIn(course)).toEqual(["impressions", "clicks", "position", "views"]);
  expect(figuresIn({ google: null, directory })).toEqual(["views"]);
  expect(courseStand(course, "clicks")).toBe("Quelle: Google Search Console. Zahlen bis 17.01.2026.");
  expect(courseStand(course, "views")).toBe("Quelle: Statistik Ihres Eintrags. Zahlen bis 18.01.2026, 11:00 Uhr.");
});
