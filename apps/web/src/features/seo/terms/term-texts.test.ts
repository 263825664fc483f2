import { expect, test } from "vitest";
import { namedSentence, nothingFound, orderLabels, totalText, wordsOf } from "./term-texts.ts";

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
  expect(nothingFound("")).toBe("Zu diesem Zeitraum sind keine Suchbegriffe bekannt.");
  expect(nothingFound("x")).toContain("„x“");
});
