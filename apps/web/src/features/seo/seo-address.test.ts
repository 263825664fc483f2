import { TERM_GROUPS, TERM_ORDERS } from "@portal/contract/seo/calls";
import fc from "fast-check";
import { expect, test } from "vitest";
import { rangeOf } from "../../platform/statistics/range-in-address.ts";
import { choiceOf, queryOf } from "./seo-address.ts";

const RANGE = rangeOf({}, "2026-11-23");

test("an empty address is every search term by the usual order, and has no parameters", () => {
  const choice = choiceOf({}, "impressions");
  expect(choice).toEqual({
    figure: "impressions",
    terms: { group: "term", order: "impressions", search: "", page: 1, course: "", courseFigure: "impressions" },
  });
  expect(queryOf(RANGE, choice, "impressions")).toEqual({});
});

test.each<Record<string, string>>([
  { gruppe: "__proto__" },
  { sortierung: "x" },
  { seite: "0" },
  { seite: "10000" },
  { zahl: "y" },
  { kurve: "toString" },
])("the invalid address %j is the empty one", (query) =>
  expect(choiceOf(query, "views")).toEqual(choiceOf({}, "views")),
);

test("choiceOf reads what queryOf writes", () => {
  const terms = fc.record({
    group: fc.constantFrom(...TERM_GROUPS),
    order: fc.constantFrom(...TERM_ORDERS),
    search: fc.constantFrom("", "dach", "köln & bonn"),
    page: fc.integer({ min: 1, max: 9999 }),
    course: fc.constantFrom("dachrinne köln", "Köln & Bonn"),
    courseFigure: fc.constantFrom(...TERM_ORDERS),
  });
  fc.assert(
    fc.property(terms, fc.constantFrom("impressions", "clicks"), (one, figure) => {
      const choice = { figure, terms: one };
      expect(choiceOf(queryOf(RANGE, choice, "views"), "views")).toEqual(choice);
    }),
  );
});
