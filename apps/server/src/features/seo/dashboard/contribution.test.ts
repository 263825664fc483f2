import { describe, expect, test } from "vitest";
import { contributionOf } from "./contribution.ts";
import type { SearchFacts } from "./repository.ts";

const facts = (given: Partial<SearchFacts> = {}): SearchFacts => ({
  name: "Dachdeckerei Lorenz",
  keywords: ["Dachrinne"],
  places: ["Köln"],
  access: null,
  property: null,
  last_day: null,
  clicks: 0,
  clicks_before: 0,
  is_compared: false,
  terms: [],
  ...given,
});
const term = (text: string, impressions: number, position: number) => ({
  term: text,
  impressions,
  position_sum: impressions * position,
});
const connected = {
  access: { isRevoked: false },
  property: { read_at: "2026-11-22T03:00:00Z", failure: null },
} as const;
const owner = { isGoogleSetUp: true, mayConnect: true };

describe("the task", () => {
  test.each<[string, Partial<SearchFacts>, typeof owner, string[]]>([
    ["nobody gave access", {}, owner, ["connect-none"]],
    ["the portal is not connected to Google", {}, { ...owner, isGoogleSetUp: false }, []],
    ["the caller may not connect", {}, { ...owner, mayConnect: false }, []],
    ["Google took the access back", { ...connected, access: { isRevoked: true } }, owner, ["connect-access_ended"]],
    ["connected, without terms", connected, owner, []],
    [
      "a keyword on the second page",
      { ...connected, terms: [term("dachrinne köln", 40, 12)] },
      owner,
      ["second-page-dachrinne köln"],
    ],
    ["a keyword on the first page", { ...connected, terms: [term("dachrinne köln", 40, 3)] }, owner, []],
    [
      "a search that the entry does not name",
      { ...connected, terms: [term("dachgaube köln", 40, 3)] },
      owner,
      ["keyword-dachgaube"],
    ],
    ["a search for the company itself", { ...connected, terms: [term("lorenz köln", 40, 12)] }, owner, []],
  ])("%s", (_case, given, caller, expected) =>
    expect(contributionOf(facts(given), caller).tasks.map(({ key }) => key)).toEqual(expected),
  );

  test("weighs what share of the searches it concerns", () => {
    const terms = [term("dachrinne köln", 50, 12), term("dachrinne", 50, 2)];
    expect(contributionOf(facts({ ...connected, terms }), owner).tasks).toMatchObject([{ weight: 27 }]);
  });
});

test.each([
  [
    { last_day: "2026-11-20", clicks: 224, clicks_before: 200, is_compared: true },
    "224 Klicks aus der Suche von Google in 28 Tagen, 12\u00a0% mehr als davor",
  ],
  [{ last_day: "2026-11-20", clicks: 1, clicks_before: 0 }, "1 Klick aus der Suche von Google in 28 Tagen"],
  [{}, undefined],
])("the result of %j is: %s", (given, expected) =>
  expect(contributionOf(facts(given), owner).result?.text).toBe(expected),
);
