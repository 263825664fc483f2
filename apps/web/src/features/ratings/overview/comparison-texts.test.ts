import type { TradeComparison } from "@portal/contract/ratings/overview/calls";
import { expect, test } from "vitest";
import { comparisonHeadline, comparisonRows, fewCompared } from "./comparison-texts.ts";

const compared = (own: number, others: number): TradeComparison => ({
  state: "ready",
  trade: "Dachdecker",
  region: "50",
  own: { count: 9, avgScore: own },
  others: { companies: 1200, avgScore: others, medianCount: 14 },
});

test.each([
  [4.52, 4.2, "Sie liegen 0,3 Sterne über dem Schnitt: Dachdecker, Postleitzahl 50…"],
  [3.9, 4.24, "Sie liegen 0,3 Sterne unter dem Schnitt: Dachdecker, Postleitzahl 50…"],
  [4.24, 4.2, "Sie liegen im Schnitt: Dachdecker, Postleitzahl 50…"],
])("a score of %d beside %d is told as the table shows both", (own, others, headline) => {
  expect(comparisonHeadline(compared(own, others))).toBe(headline);
});

test("both rows have a score, or there are none", () => {
  expect(comparisonRows(compared(4.5, 4.2))).toEqual([
    { who: "Ihre Firma", avgScore: 4.5, count: 9 },
    { who: "1.200 andere Firmen", avgScore: 4.2, count: 14 },
  ]);
  expect(comparisonRows({ ...compared(4.5, 4.2), own: { count: 0, avgScore: -1 } })).toEqual([]);
  expect(comparisonRows({ ...compared(4.5, 4.2), others: null })).toEqual([]);
});

test("with too few companies it says from how many on it is shown", () => {
  expect(fewCompared(compared(4.5, 4.2))).toContain("ab 10 anderen Firmen");
});
