import { SEARCH_CONSOLE_STATES } from "@portal/contract/seo/calls";
import { SEARCH_HARMS } from "@portal/contract/seo/search-harm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rankedSteps, type SearchedTerm, type StepFacts, WEIGHTS } from "./rank.ts";

const NEXT = { part: "openingHours", title: "Öffnungszeiten eintragen", benefit: "…", minutes: 3 } as const;
const aTerm = (given: Partial<SearchedTerm> = {}): SearchedTerm => ({
  term: "dachgaube köln",
  topic: "dachgaube",
  hasKeyword: true,
  namesCompany: false,
  impressions: 100,
  position: 3,
  views: 0,
  visits: 0,
  ...given,
});
const facts = (given: Partial<StepFacts> = {}): StepFacts => ({
  terms: [],
  websiteUntil: null,
  listings: null,
  website: null,
  entry: null,
  ratings: null,
  searchConsole: "connected",
  ...given,
});
const kindsOf = (given: Partial<StepFacts>) => rankedSteps(facts(given)).map(({ kind }) => kind);

test("a company of which nothing is known gets no step", () => expect(rankedSteps(facts())).toEqual([]));

describe("listings", () => {
  const checkedAt = "2026-11-20T10:00:00.000Z";
  test("the share is that of portals with something wrong", () => {
    expect(rankedSteps(facts({ listings: { wrong: 3, portals: 12, checkedAt } }))).toEqual([
      { kind: "listings", share: 0.25, wrong: 3, portals: 12, checkedAt },
    ]);
  });
  test.each([
    ["nothing wrong", 0, 12],
    ["no portal that could be read", 0, 0],
  ])("with %s there is no step", (_what, wrong, portals) => {
    expect(kindsOf({ listings: { wrong, portals, checkedAt } })).toEqual([]);
  });
});

const FAULT = { url: "https://a.example/", code: "c", title: "t", why: "w", checkedAt: "" };
describe("website", () => {
  test.each([
    ["unreachable", 1],
    ["hidden", 1],
    ["weak", 0.5],
    ["detail", 0.1],
  ] as const)("what is %s concerns %s of it", (harm, share) => {
    const found = { ...FAULT, harm };
    expect(rankedSteps(facts({ website: found }))).toEqual([{ kind: "website", share, ...found }]);
  });
  test("a page that is not shown comes before everything but listings that are all wrong", () => {
    const website = { ...FAULT, harm: "hidden" } as const;
    const others = {
      terms: [aTerm({ position: 12 })],
      entry: { percent: 0, next: NEXT },
      searchConsole: "none",
    } as const;
    expect(kindsOf({ website, ...others })[0]).toBe("website");
    expect(kindsOf({ website, listings: { wrong: 2, portals: 2, checkedAt: "" } })).toEqual(["listings", "website"]);
  });
});

describe("second page", () => {
  test.each([
    [8, []],
    [8.1, ["second_page"]],
    [20, ["second_page"]],
    [20.1, []],
    [null, []],
  ])("a term at position %s: %j", (position, kinds) => {
    expect(kindsOf({ terms: [aTerm({ position })] })).toEqual(kinds);
  });
  test("the term with most impressions is named, and the share is that of all such terms", () => {
    const terms = [
      aTerm({ term: "a", position: 12, impressions: 30 }),
      aTerm({ term: "b", position: 15, impressions: 50 }),
      aTerm({ term: "c", position: 2, impressions: 120 }),
    ];
    expect(rankedSteps(facts({ terms }))).toEqual([
      { kind: "second_page", share: 0.4, term: "b", impressions: 50, position: 15 },
    ]);
  });
  test("nine impressions are chance, and the own name needs no better text", () => {
    expect(kindsOf({ terms: [aTerm({ position: 12, impressions: 9 })] })).toEqual([]);
    expect(kindsOf({ terms: [aTerm({ position: 12, namesCompany: true })] })).toEqual([]);
  });
});

describe("keyword", () => {
  const UNTIL = "2026-11-20T10:00:00.000Z";
  const unknown = (given: Partial<SearchedTerm>) => aTerm({ hasKeyword: false, ...given });
  test("places are put together, and the largest topic is named", () => {
    const terms = [
      unknown({ term: "gaube köln", topic: "gaube", impressions: 30 }),
      unknown({ term: "gaube bonn", topic: "gaube", impressions: 30 }),
      unknown({ term: "zimmerei köln", topic: "zimmerei", impressions: 40 }),
      aTerm({ impressions: 100 }),
    ];
    expect(rankedSteps(facts({ terms }))).toEqual([
      { kind: "keyword", share: 0.5, term: "gaube", count: 60, source: "google", websiteUntil: null },
    ]);
  });
  test("without figures of Google the directory's views count", () => {
    const terms = [unknown({ impressions: 0, position: null, views: 20, topic: "gaube" })];
    expect(rankedSteps(facts({ terms }))[0]).toMatchObject({ kind: "keyword", source: "directory", count: 20 });
  });
  test.each([
    [30, 20, "website", 30, UNTIL],
    [20, 30, "directory", 30, null],
  ] as const)(
    "with %i visits of the website and %i views the %s is the source",
    (visits, views, source, count, websiteUntil) => {
      const terms = [unknown({ impressions: 0, position: null, views, visits, topic: "gaube" })];
      const [step] = rankedSteps(facts({ terms, websiteUntil: UNTIL }));
      expect(step).toMatchObject({ kind: "keyword", source, count, websiteUntil });
    },
  );
  test("a place alone, the company's name and nine searches are no keyword", () => {
    expect(kindsOf({ terms: [unknown({ topic: "" })] })).toEqual([]);
    expect(kindsOf({ terms: [unknown({ namesCompany: true })] })).toEqual([]);
    expect(kindsOf({ terms: [unknown({ impressions: 9 })] })).toEqual([]);
  });
});

describe("entry", () => {
  test("the share is what is missing, and the first action is named", () => {
    expect(rankedSteps(facts({ entry: { percent: 60, next: NEXT } }))).toEqual([
      { kind: "entry", share: 0.4, ...NEXT, percent: 60 },
    ]);
  });
  test("a complete entry is no step", () => expect(kindsOf({ entry: { percent: 100, next: null } })).toEqual([]));
});

describe("ratings", () => {
  const latestAt = "2026-11-20T10:00:00.000Z";
  test("the share is that of recent ratings without an answer", () => {
    expect(rankedSteps(facts({ ratings: { recent: 8, open: 2, latestAt } }))).toEqual([
      { kind: "ratings", share: 0.25, lack: "answers", recent: 8, open: 2, latestAt },
    ]);
  });
  test.each([
    [0, 0.5],
    [2, 1 / 6],
    [3, undefined],
    [40, undefined],
  ])("%i recent ratings that are all answered: %j", (recent, share) => {
    const [step] = rankedSteps(facts({ ratings: { recent, open: 0, latestAt } }));
    if (share === undefined) expect(step).toBeUndefined();
    else expect(step).toMatchObject({ kind: "ratings", lack: "ratings", share: expect.closeTo(share) as number });
  });
});

test("Search Console is offered unless figures come, nobody can connect it, or the company disconnected", () => {
  const offered = SEARCH_CONSOLE_STATES.filter((searchConsole) => kindsOf({ searchConsole }).length > 0);
  expect(offered).toEqual(["none", "granted", "access_ended", "property_lost"]);
});

test("wrong listings come before a second page, and both before an entry that lacks as much", () => {
  const terms = [aTerm({ position: 12 }), aTerm({ position: 2 })];
  const listings = { wrong: 1, portals: 2, checkedAt: "" };
  expect(kindsOf({ terms, listings, entry: { percent: 50, next: NEXT } })).toEqual([
    "listings",
    "second_page",
    "entry",
  ]);
});

test("a nearly complete entry comes after a Search Console that nobody connected", () => {
  expect(kindsOf({ searchConsole: "none", entry: { percent: 80, next: NEXT } })).toEqual(["connect", "entry"]);
});

const constants = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, fc.constant(value)])) as {
    [K in keyof T]: fc.Arbitrary<T[K]>;
  };

test("steps are ordered by share times weight, and every share is above two and at most 100 percent", () => {
  const term = fc.record({
    term: fc.string(),
    topic: fc.constantFrom("", "a", "b"),
    hasKeyword: fc.boolean(),
    namesCompany: fc.boolean(),
    impressions: fc.nat(500),
    position: fc.option(fc.double({ min: 1, max: 90, noNaN: true })),
    views: fc.nat(50),
    visits: fc.nat(50),
  });
  const all = fc.record({
    terms: fc.array(term),
    websiteUntil: fc.constant(null),
    listings: fc.option(fc.record({ wrong: fc.nat(5), portals: fc.constant(5), checkedAt: fc.constant("") })),
    website: fc.option(fc.record({ ...constants(FAULT), harm: fc.constantFrom(...SEARCH_HARMS) })),
    ratings: fc.option(
      fc
        .nat(9)
        .chain((recent) =>
          fc.record({ recent: fc.constant(recent), open: fc.nat(recent), latestAt: fc.constant(null) }),
        ),
    ),
    entry: fc.option(fc.record({ percent: fc.nat(100), next: fc.constant(NEXT) })),
    searchConsole: fc.constantFrom(...SEARCH_CONSOLE_STATES),
  });
  fc.assert(
    fc.property(all, (given) => {
      const worth = rankedSteps(given).map(({ kind, share }) => {
        expect(share).toBeGreaterThanOrEqual(0.02);
        expect(share).toBeLessThanOrEqual(1);
        return share * WEIGHTS[kind];
      });
      expect(worth).toEqual(worth.toSorted((a, b) => b - a));
    }),
  );
});
