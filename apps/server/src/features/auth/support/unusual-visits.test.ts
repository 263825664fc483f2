import { expect, test } from "vitest";
import { type Unusual, unusualAbout, type VisitCounts } from "./unusual-visits.ts";

/** A Monday, 10 o'clock in Berlin. */
const ORDINARY: VisitCounts = {
  at: new Date("2026-11-16T09:00:00Z"),
  companiesToday: 30,
  visitsInHour: 12,
  visitsOfCompany: 4,
  hasCase: false,
};
const at = (instant: string) => ({ at: new Date(instant) });

test.each<[string, Partial<VisitCounts>, Unusual[]]>([
  ["the most of an ordinary day", {}, []],
  ["31 companies of 40", { companiesToday: 31 }, ["many_companies"]],
  ["40 companies of 40", { companiesToday: 40 }, ["many_companies"]],
  ["the 41st company of 40", { companiesToday: 41 }, ["limit"]],
  ["13 visits in an hour", { visitsInHour: 13 }, ["many_in_an_hour"]],
  ["the fifth visit of a company in a week", { visitsOfCompany: 5 }, ["one_company"]],
  ["the fifth visit of a company that has a case", { visitsOfCompany: 5, hasCase: true }, []],
  ["06:59 in winter", at("2026-11-16T05:59:00Z"), ["unusual_time"]],
  ["07:00 in winter", at("2026-11-16T06:00:00Z"), []],
  ["06:59 in summer", at("2026-07-06T04:59:00Z"), ["unusual_time"]],
  ["19:59", at("2026-11-16T18:59:00Z"), []],
  ["20:00", at("2026-11-16T19:00:00Z"), ["unusual_time"]],
  ["Saturday at ten", at("2026-11-21T09:00:00Z"), []],
  ["Sunday at ten", at("2026-11-22T09:00:00Z"), ["unusual_time"]],
  [
    "everything at once",
    { companiesToday: 40, visitsInHour: 20, visitsOfCompany: 9, ...at("2026-11-22T02:00:00Z") },
    ["many_companies", "many_in_an_hour", "unusual_time", "one_company"],
  ],
])("%s", (_what, change, unusual) => {
  expect(unusualAbout({ ...ORDINARY, ...change }, 40)).toEqual(unusual);
});
