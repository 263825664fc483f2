import fc from "fast-check";
import { expect, test } from "vitest";
import { isSameWeek, readHours, weekSpans, weekText } from "./hours.ts";
import { HOURS, UNREADABLE_HOURS } from "./testing/spellings.ts";
import { openingHoursSpecification } from "./local-business-hours.ts";
import { emptyOpeningHours, rangeOf, type Span } from "@portal/contract/opening-hours/model";
import { openingHoursText } from "@portal/contract/opening-hours/text";

const specification = (opens: string, closes: string, ...days: string[]) => ({ days, opens, closes });
const read = (texts: string[], specifications: ReturnType<typeof specification>[] = []) => {
  const week = readHours({ texts, specifications });
  return typeof week === "object" ? weekText(week) : week;
};

test.each(HOURS.flatMap(([week, ...all]) => all.map((texts) => [texts, week] as const)))(
  "%j is the week %s",
  (texts, week) => expect(read([...texts])).toBe(week),
);

test.each(UNREADABLE_HOURS)("%s is unreadable, not ignored", (text) => expect(read([text])).toBe("unreadable"));

test("no text means no hours", () => expect(read([])).toBeUndefined());

test.each([
  ["plain names", [specification("08:00", "18:00", "Monday", "Tuesday")], "Mo, Di 08:00–18:00"],
  [
    "addresses, seconds, zones",
    [specification("T08:00:00+01:00", "18:00:00", "https://schema.org/Monday")],
    "Mo 08:00–18:00",
  ],
  ["short names", [specification("8:00", "18:00", "Mo", "http://schema.org/PublicHolidays")], "Mo 08:00–18:00"],
  ["a whole day", [specification("00:00", "23:59", "Monday")], "Mo 24 Stunden"],
  ["until midnight", [specification("18:00", "23:59", "Monday")], "Mo 18:00–24:00"],
  ["closed", [specification("00:00", "00:00", "Monday"), specification("", "", "Tuesday")], "geschlossen"],
  ["an unknown day", [specification("08:00", "18:00", "Caturday")], "unreadable"],
  ["a time that is not hh:mm", [specification("8 Uhr", "18:00", "Monday")], "unreadable"],
])("specifications: %s", (_, specifications, week) => expect(read([], specifications)).toBe(week));

const week = (...texts: string[]) => {
  const told = readHours({ texts, specifications: [] });
  if (typeof told !== "object") throw new Error(`unreadable: ${texts.join()}`);
  return told;
};

test.each([
  [["Mo 20:00-03:00"], ["Mo 20:00-24:00, Di 00:00-03:00"], true],
  [["So 20:00-03:00"], ["So 20:00-24:00, Mo 00:00-03:00"], true],
  [["Mo 8-12, 12-17"], ["Mo 8-17"], true],
  [["24/7"], ["Mo-So 0:00-24:00"], true],
  [["Mo 8-17"], ["Mo 8-17:30"], false],
  [["Mo 8-17"], ["Di 8-17"], false],
])("%j and %j are open in the same minutes: %s", (a, b, same) =>
  expect([isSameWeek(week(...a), week(...b)), isSameWeek(week(...b), week(...a))]).toEqual([same, same]),
);

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom("00", "15", "30"))
  .map(([hour, minute]) => `${String(hour).padStart(2, "0")}:${minute}`);
const day = fc.record({
  spans: fc.oneof(
    fc.constant<Span[]>([]),
    fc
      .tuple(time, time)
      // The reader takes a longer night, such as "9-5", for a mistake.
      .filter(
        ([from, to]) => from !== to && (from < to || rangeOf({ from, to }).end - rangeOf({ from, to }).start <= 900),
      )
      .map(([from, to]) => [{ from, to }]),
  ),
  byAppointment: fc.boolean(),
});
const days = fc.array(day, { minLength: 7, maxLength: 7 }).filter((all) => all.some(({ spans }) => spans.length > 0));

test("the public entry's own hours are read as the same week", () => {
  fc.assert(
    fc.property(days, (own) => {
      const specifications = openingHoursSpecification({ ...emptyOpeningHours(), week: own }, "2026-01-01").map(
        ({ dayOfWeek, opens, closes }) => ({
          days: dayOfWeek as string[],
          opens: String(opens),
          closes: String(closes),
        }),
      );
      for (const reading of [
        { texts: [], specifications },
        {
          texts: [openingHoursText({ week: own.map(({ spans }) => ({ spans, byAppointment: false })) })],
          specifications: [],
        },
      ]) {
        const told = readHours(reading);
        expect(typeof told === "object" && isSameWeek(told, weekSpans(own))).toBe(true);
      }
    }),
  );
});

test("any text is parsed or refused within the limit", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary", maxLength: 200 }),
      (text) => readHours({ texts: [text], specifications: [] }) !== null,
    ),
  );
  const start = performance.now();
  for (const part of ["mo ", "8-", "24 ", "0:00 - ", "uhr", "-", "\n"]) read([part.repeat(2000)]);
  expect(performance.now() - start).toBeLessThan(1000);
}, 20_000);
