import { expect, test } from "vitest";
import { groupSentence, shownAddress } from "./group-texts.ts";

const sums = { impressions: 900, clicks: 40, calls: 1, forms: 0, costCents: 43_020 };
const group = { adGroupId: "G", name: "Dach", sums, before: null };

test("a group in one sentence, one and many", () => {
  expect(groupSentence({ ...group, campaigns: 1, engines: ["bing"] })).toMatch(
    /^1 Kampagne bei Bing brachte 1 Kontakt für 430,20\s€\.$/,
  );
  expect(groupSentence({ ...group, campaigns: 2, engines: ["google", "bing"], sums: { ...sums, forms: 11 } })).toMatch(
    /^2 Kampagnen bei Google und Bing brachten 12 Kontakte für/,
  );
});

test("a group names the change of its contacts", () => {
  const before = { ...sums, calls: 2 };
  expect(groupSentence({ ...group, before, campaigns: 1, engines: ["bing"] })).toMatch(
    /brachte 1 Kontakt \(50\s% weniger als im Vergleichszeitraum\) für/,
  );
});

test("an ad shows host and path", () => {
  expect(shownAddress({ url: "https://www.brandt.example/a?b", path: "dach" })).toBe("www.brandt.example › dach");
  expect(shownAddress({ url: "https://www.brandt.example/", path: "" })).toBe("www.brandt.example");
});
