import * as fc from "fast-check";
import { expect, test } from "vitest";
import { RATING_SOURCE_KEYS } from "../sources.ts";
import {
  daysOf,
  filterCount,
  HANDLINGS,
  queryOfRatings,
  RATING_PERIODS,
  type RatingsView,
  ratingsViewOf,
  SORTS,
  STAR_RANGES,
  WHOLE_LIST,
} from "./view.ts";

const day = fc.constantFrom("2026-01-01", "2026-03-31", "2024-02-29");
const aView: fc.Arbitrary<RatingsView> = fc
  .record({
    source: fc.constantFrom("" as const, ...RATING_SOURCE_KEYS),
    stars: fc.constantFrom(...STAR_RANGES),
    handling: fc.constantFrom(...HANDLINGS),
    period: fc.constantFrom(...RATING_PERIODS),
    from: day,
    to: day,
    withText: fc.boolean(),
    search: fc.string({ maxLength: 100 }).map((text) => text.trim()),
    sort: fc.constantFrom(...SORTS),
    page: fc.integer({ min: 1, max: 500 }),
  })
  .map((view) => (view.period === "own" ? view : { ...view, from: "", to: "" }));

test("a view that went through its address is the same view", () => {
  fc.assert(
    fc.property(aView, (view) => {
      expect(ratingsViewOf(queryOfRatings(view))).toEqual(view);
    }),
  );
});

test("the whole list has an empty address", () => {
  expect(queryOfRatings(WHOLE_LIST)).toEqual({});
  expect(ratingsViewOf({})).toEqual(WHOLE_LIST);
});

test("an address speaks German", () => {
  const view = { ...WHOLE_LIST, source: "google", stars: "1-2", handling: "open", search: " Dach ", page: 3 } as const;
  expect(queryOfRatings(view)).toEqual({ quelle: "google", sterne: "1-2", stand: "offen", suche: "Dach", seite: "3" });
});

test.each<Record<string, string>>([
  { quelle: "yelp" },
  { sterne: "0-9" },
  { stand: "all" },
  { stand: "" },
  { zeitraum: "own" },
  { zeitraum: "31" },
  { von: "2026-02-30" },
  { text: "ohne" },
  { sortierung: "newest" },
  { seite: "0" },
  { seite: "1000" },
  { seite: "1e2" },
])("%j in an address is ignored", (query) => {
  expect(ratingsViewOf(query)).toEqual(WHOLE_LIST);
});

test("a page behind the last one that is listed becomes the last one", () => {
  expect(ratingsViewOf({ seite: "999" }).page).toBe(500);
});

test.each([
  ["", { from: "", to: "" }],
  ["30", { from: "2026-03-02", to: "2026-03-31" }],
  ["365", { from: "2025-04-01", to: "2026-03-31" }],
] as const)("period %j on 31 March 2026", (period, days) => {
  expect(daysOf({ ...WHOLE_LIST, period }, "2026-03-31")).toEqual(days);
});

test("an own period may be open at one end", () => {
  expect(daysOf(ratingsViewOf({ von: "2026-01-01" }), "2026-03-31")).toEqual({ from: "2026-01-01", to: "" });
});

test("order and page are no filters, an own period is one", () => {
  expect(filterCount(ratingsViewOf({ sortierung: "beste", seite: "4" }))).toBe(0);
  expect(filterCount(ratingsViewOf({ von: "2026-01-01", bis: "2026-02-01", quelle: "google" }))).toBe(2);
  expect(filterCount(ratingsViewOf({ bis: "2026-02-01" }))).toBe(1);
});
