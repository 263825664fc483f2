import { TERM_ORDERS } from "@portal/contract/seo/calls";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { groupTerms, type KnownTerms, orderedTerms, positionOf } from "./group-terms.ts";
import { vocabularyOf } from "./vocabulary.ts";

const vocabulary = vocabularyOf({ name: "Lorenz", keywords: ["Dachrinne", "Flachdach"], places: ["Köln", "Bonn"] });
const sum = (term: string, impressions: number, clicks: number, position: number) => ({
  term,
  impressions,
  clicks,
  position_sum: impressions * position,
  impressions_before: 10,
  clicks_before: 1,
  position_sum_before: 10 * 4,
});
const known = (given: Partial<KnownTerms> = {}): KnownTerms => ({
  google: [sum("dachrinne köln", 30, 3, 2), sum("dachrinne bonn", 10, 1, 6), sum("zimmerei", 5, 0, 20)],
  directory: [
    { term: "Dachrinne Köln", views: 7, before: 5 },
    { term: "gerüst", views: 2, before: 0 },
  ],
  isCompared: { google: true, directory: true },
  ...given,
});
const namesOf = (rows: { name: string | null }[]) => rows.map(({ name }) => name);

describe("grouped", () => {
  test("by term, both sources of a term are one row, whatever its spelling", () => {
    const rows = groupTerms(known(), vocabulary, "term");
    expect(namesOf(rows)).toEqual(["dachrinne köln", "dachrinne bonn", "zimmerei", "gerüst"]);
    expect(rows[0]).toEqual({
      name: "dachrinne köln",
      keyword: "Dachrinne",
      place: "Köln",
      google: {
        impressions: { value: 30, before: 10 },
        clicks: { value: 3, before: 1 },
        position: { value: 2, before: 4 },
      },
      views: { value: 7, before: 5 },
    });
  });

  test("by keyword, positions are averaged by impressions, and other terms are one row without a name", () => {
    const rows = groupTerms(known(), vocabulary, "keyword");
    expect(namesOf(rows)).toEqual(["Dachrinne", null]);
    expect(rows[0]?.google?.position.value).toBe(3);
    expect(rows[1]).toMatchObject({ google: { impressions: { value: 5 } }, views: { value: 2 } });
  });

  test("by place", () => {
    expect(namesOf(groupTerms(known(), vocabulary, "place"))).toEqual(["Köln", "Bonn", null]);
  });

  test("a source that does not know a row is null, not zero", () => {
    const rows = groupTerms(known(), vocabulary, "term");
    expect(rows.find(({ name }) => name === "zimmerei")?.views).toBeNull();
    expect(rows.find(({ name }) => name === "gerüst")?.google).toBeNull();
  });

  test("without figures of the days before, nothing is compared", () => {
    const [row] = groupTerms(known({ isCompared: { google: false, directory: false } }), vocabulary, "term");
    expect([row?.google?.impressions.before, row?.google?.position.before, row?.views?.before]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

test("groups share no impression and lose none", () => {
  const terms = fc.array(
    fc.record({
      term: fc.constantFrom("dachrinne köln", "flachdach", "köln", "bonn zimmerei", "dachrinne bonn", "x"),
      impressions: fc.nat(100),
    }),
  );
  fc.assert(
    fc.property(terms, fc.constantFrom("term", "keyword", "place"), (list, group) => {
      const google = list.map(({ term, impressions }) => sum(term, impressions, 0, 1));
      const rows = groupTerms(known({ google, directory: [] }), vocabulary, group);
      const all = (values: number[]) => values.reduce((total, value) => total + value, 0);
      expect(all(rows.map((row) => row.google?.impressions.value ?? 0))).toBe(
        all(list.map(({ impressions }) => impressions)),
      );
    }),
  );
});

test("positionOf no impressions is unknown, and is rounded to a tenth", () => {
  expect(positionOf(0, 0)).toBeNull();
  expect(positionOf(100, 30)).toBe(3.3);
});

describe("ordered", () => {
  const rows = groupTerms(known(), vocabulary, "term");
  test.each([
    ["impressions", ["dachrinne köln", "dachrinne bonn", "zimmerei", "gerüst"]],
    ["clicks", ["dachrinne köln", "dachrinne bonn", "zimmerei", "gerüst"]],
    ["position", ["dachrinne köln", "dachrinne bonn", "zimmerei", "gerüst"]],
    ["views", ["dachrinne köln", "gerüst", "dachrinne bonn", "zimmerei"]],
  ] as const)("by %s: %j", (order, names) => {
    expect(namesOf(orderedTerms(rows, order, ""))).toEqual(names);
  });

  test("the row without a name is last in every order", () => {
    const grouped = groupTerms(known({ google: [sum("x", 900, 90, 1)] }), vocabulary, "keyword");
    for (const order of TERM_ORDERS) expect(orderedTerms(grouped, order, "").at(-1)?.name).toBeNull();
  });

  test.each([
    ["KÖLN", ["dachrinne köln"]],
    ["koeln", ["dachrinne köln"]],
    ["rinne", ["dachrinne köln", "dachrinne bonn"]],
    ["zz", []],
  ])('searched for "%s": %j', (search, names) => {
    expect(namesOf(orderedTerms(rows, "impressions", search))).toEqual(names);
  });
});
